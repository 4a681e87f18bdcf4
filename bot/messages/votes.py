"""Votes of the people at a table, about an undo or about an absent player."""

from typing import assert_never

from bot.domain.requests import AbsenceQuestion, UndoQuestion, Vote
from bot.messages import absence, undo
from bot.messages.parts.message import Message
from bot.messages.parts.phrasebook import Phrasebook, mention
from bot.messages.parts.rows import fill_rows
from bot.messages.seats import find_substitute_button


def vote_message(phrases: Phrasebook, vote: Vote) -> Message:
    """The question with its answers as buttons. It mentions those who have not answered yet."""
    answered = {ballot.user for ballot in vote.ballots}
    waiting = tuple(user for user in vote.voters if user not in answered)
    args = (str(vote.question_id),)
    match vote.question:
        case UndoQuestion():
            asked = undo.question_text(phrases, vote.question)
            buttons = undo.answer_buttons(phrases, args)
        case AbsenceQuestion():
            asked = absence.question_text(phrases, vote.question)
            buttons = absence.answer_buttons(phrases, args)
        case _:
            assert_never(vote.question)
    count = phrases.say("vote-count", number=len(vote.ballots), voters=len(vote.voters))
    text = f"{' '.join(map(mention, waiting))} {asked}\n-# {count}".strip()
    return Message(phrases.language, text, fill_rows(buttons), mentions=waiting)


def vote_result_message(phrases: Phrasebook, vote: Vote) -> Message:
    """How a vote ended. One that is still open when it is closed has become void: the game went on
    or ended before it was decided."""
    outcome = "void" if vote.outcome == "open" else vote.outcome
    seat = vote.question.seat
    text = phrases.say(f"vote-decided-{outcome}", name=phrases.name(seat))
    find = (find_substitute_button(phrases, seat),) if outcome == "substitute" else ()
    return Message(phrases.language, text, fill_rows(find))
