"""The lesson of /learn: where it is, and how the choices made so far are written in a custom id.

A lesson is stored nowhere. Its deal is fixed and its opponent decides by fixed rules, so the
learner's choices alone determine everything, and every button carries all of them.
"""

import re
from collections.abc import Mapping

from engine import cards as card
from engine.actions import Action, Claim, Draw, DrawTickets, Keep, Pass, Take
from engine.board import Board
from engine.cards import COLOURS, WILD, Colour
from engine.events import Event, Whisper
from engine.model import RouteId, Seat, TicketId
from engine.values import Value
from engine.views import PlayerView

LEARNER, OPPONENT = Seat(0), Seat(1)
VERSION = "a"  # before the letters of all choices; another one if letters get another meaning
FIRST_ROUTE = ord("A")
CHOICE = re.compile("[1-9]|[dtp]|[byrw]|[A-Z][byrw][0-9]")
COLOUR_LETTERS = {  # of the colours that the practice board has
    "b": Colour.BLUE,
    "y": Colour.YELLOW,
    "r": Colour.RED,
    "w": WILD,
}
PLAIN_ACTIONS: Mapping[str, Action] = {"d": Draw(), "t": DrawTickets(), "p": Pass()}
LETTER_OF = {colour: letter for letter, colour in COLOUR_LETTERS.items()}


class UnknownLessonError(ValueError):
    """These letters are no choices that can be made in a lesson, one after the other."""


class LessonPosition(Value, frozen=True):
    """A lesson after the learner's choices, when it is the learner's turn again or the game is
    over.

    `choices`: their letters, with the version. `turn`: the number of the learner's turn. `before`:
    what the learner saw before the last choice, `done` and `whispers` what the turn of that choice
    has led to so far, and `answer` what the opponent did after it."""

    choices: str
    view: PlayerView
    turn: int
    before: PlayerView | None = None
    last: Action | None = None
    done: tuple[Event, ...] = ()
    whispers: tuple[Whisper, ...] = ()
    answer: tuple[Event, ...] = ()


def split_choices(letters: str) -> list[str]:
    """The single choices, or raise UnknownLessonError. `letters`: without the version."""
    found = CHOICE.findall(letters)
    if "".join(found) != letters:
        raise UnknownLessonError(letters)
    return found


def letters_of(board: Board, view: PlayerView, action: Action) -> str:
    """The letters of an action of the learner, who sees this view."""
    match action:
        case Draw():
            return "d"
        case DrawTickets():
            return "t"
        case Pass():
            return "p"
        case Take(colour=colour):
            return LETTER_OF[colour]
        case Keep(tickets=tickets):
            return str(sum(1 << view.offered.index(ticket) for ticket in tickets))
        case Claim(route=route, cards=cards):
            plain = [c for c in COLOURS if c is not WILD and card.count(cards, c)]
            paid = LETTER_OF[plain[0] if plain else WILD]
            return f"{route_letter(board, route)}{paid}{card.count(cards, WILD)}"
        case _:
            raise ValueError(f"the practice board has no {type(action).__name__}")


def action_of(board: Board, view: PlayerView, letters: str) -> Action:
    """The inverse of `letters_of`, for one choice of `split_choices`. The rules may not allow it.
    Raises UnknownLessonError for what is not on the board."""
    first = letters[0]
    if first in PLAIN_ACTIONS:
        return PLAIN_ACTIONS[first]
    if first in COLOUR_LETTERS:
        return Take(COLOUR_LETTERS[first])
    if first.isdigit():
        if int(first) >> len(view.offered):
            raise UnknownLessonError(letters)
        chosen = [ticket for n, ticket in enumerate(view.offered) if int(first) >> n & 1]
        return Keep(tuple(map(TicketId, chosen)))
    route = board.routes[board.route_number[route_by_letter(board, first)]]
    wilds = int(letters[2])
    if wilds > route.length:
        raise UnknownLessonError(letters)
    paid = card.of(WILD, wilds) + card.of(COLOUR_LETTERS[letters[1]], route.length - wilds)
    return Claim(route.id, card.Cards(paid))


def route_letter(board: Board, route: RouteId) -> str:
    """One letter for each route, in the order of the map file."""
    return chr(FIRST_ROUTE + board.route_number[route])


def route_by_letter(board: Board, letter: str) -> RouteId:
    """The inverse of `route_letter`, or raise UnknownLessonError."""
    number = ord(letter) - FIRST_ROUTE if len(letter) == 1 else -1
    if not 0 <= number < len(board.routes):
        raise UnknownLessonError(letter)
    return board.routes[number].id
