"""Taking a move back: the private reply, and the question to the others."""

from bot.domain.requests import UndoQuestion
from bot.messages.parts.buttons import private_rows
from bot.messages.parts.message import Button, Message
from bot.messages.parts.phrasebook import Phrasebook
from bot.messages.parts.rows import Buttons
from engine.views import PlayerView


def undone_message(phrases: Phrasebook, view: PlayerView, *, is_rated: bool = True) -> Message:
    """The move is taken back and the seat's turn begins again. `is_rated`: whether the game still
    counts for this seat."""
    unrated = () if is_rated else (phrases.say("undone-unrated"),)
    text = "\n".join((phrases.say("done-undone"), *unrated, phrases.hand_line(view.hand)))
    return Message(phrases.language, text, private_rows(phrases, view, "hand"))


def question_text(phrases: Phrasebook, question: UndoQuestion) -> str:
    """What is asked in a vote about taking a move back."""
    return phrases.say("vote-undo", name=phrases.name(question.seat))


def answer_buttons(phrases: Phrasebook, args: tuple[str, ...]) -> Buttons:
    """The answers to it."""
    return (
        Button("undo_yes", phrases.say("button-undo-yes"), "success", args=args),
        Button("undo_no", phrases.say("button-undo-no"), "danger", args=args),
    )
