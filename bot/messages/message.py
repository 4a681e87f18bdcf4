"""A message as a plain value: text, what is to be attached, controls, who is called.

The Discord edge turns controls into components (`st:<verb>:<table>:<step>[:<args>]`) and draws
what is wanted in a worker, with the words of the message's language.
"""

from typing import Literal

from bot.domain.table import Language, TableId, UserId
from engine.model import PlaceId, RouteId
from engine.values import Value
from engine.views import PlayerView, PublicView

MAX_TEXT = 2000
MAX_OPTIONS = 25
MAX_LABEL = 100
MAX_BUTTON_LABEL = 80
MAX_BUTTONS_IN_ROW = 5
MAX_ROWS = 5

Verb = Literal[
    # the lobby
    "join",
    "leave",
    "add_automatic",
    "remove_automatic",
    "start",
    "cancel",
    "again",  # another game for the same people
    # a turn; the pressing user's seat is meant
    "draw",  # the deck
    "take",  # args: colour word, place in the row (only so that ids differ)
    "tickets",  # asks in private first
    "draw_tickets",
    "choose",  # opens the private choice of tickets
    "keep",  # menu of tickets
    "claim",  # opens the private menu of routes; args of `more`: "claim", page
    "route",  # menu of routes
    "pay",  # menu of payments (payment.py); args: route
    "station",  # opens the private menu of cities
    "city",  # menu of cities
    "pay_station",  # menu of payments; args: city
    "ferry",
    "pass",
    "tunnel",  # opens the private question: pay or give up
    "pay_extra",  # menu of payments
    "give_up",
    # looking
    "hand",
    "board",  # the private board
    "recap",
    "rules",  # of the table's map; menu of maps, args: topic
    "table",  # menu of one's tables; values are table ids
    "more",  # another page; args: the verb that opened the menu, page
    # taking back, absence
    "undo",
    "undo_yes",  # args of these and the next: which question, see `Vote.mark`
    "undo_no",
    "vote",  # about the one who is absent
    "vote_wait",
    "vote_stand_in",
    "vote_substitute",
    "come_back",
    "mute",
    # leaving; a game that is under way is left after a private question
    "resign",
    "call_off",
    "not_now",
    "take_over",  # args of both: which offer
    "decline",
]
Style = Literal["primary", "secondary", "success", "danger"]


class BoardPicture(Value, frozen=True, tag="board"):
    """The board for everybody. `last`: what is marked; `news`: what the alt text begins with."""

    view: PublicView
    last: tuple[RouteId | PlaceId, ...] = ()
    news: tuple[str, ...] = ()


class HandPicture(Value, frozen=True, tag="hand"):
    """A seat's cards and tickets, for that seat alone."""

    view: PlayerView


class OwnBoard(Value, frozen=True, tag="private board"):
    """The board with a seat's own tickets, for that seat alone."""

    view: PlayerView


class OwnArea(Value, frozen=True, tag="private area"):
    """The same enlarged around a place."""

    view: PlayerView
    around: PlaceId


class AreaPicture(Value, frozen=True, tag="area"):
    """The board enlarged around a place."""

    view: PublicView
    around: PlaceId


class FinalPictures(Value, frozen=True, tag="final"):
    """The final score and the final board."""

    view: PublicView


class Film(Value, frozen=True, tag="film"):
    """The whole game of a table as a film."""

    table: TableId


class RecordFile(Value, frozen=True, tag="record"):
    """The whole game of a table as a record, with its seed. Only when it is over."""

    table: TableId


class TextBoardFile(Value, frozen=True, tag="text board"):
    """The whole board in words, as a file for everybody."""

    view: PublicView


class TextFile(Value, frozen=True, tag="text"):
    """Text too long for a message."""

    name: str
    text: str


AttachmentSpec = (
    BoardPicture
    | HandPicture
    | OwnBoard
    | OwnArea
    | AreaPicture
    | FinalPictures
    | Film
    | RecordFile
    | TextBoardFile
    | TextFile
)


class Button(Value, frozen=True, tag="button"):
    """Something to press."""

    verb: Verb
    label: str
    style: Style = "secondary"
    emoji: str = ""
    args: tuple[str, ...] = ()
    disabled: bool = False


class Option(Value, frozen=True):
    """A line of a menu."""

    label: str
    value: str
    description: str = ""
    emoji: str = ""


class Menu(Value, frozen=True, tag="menu"):
    """Something to choose from. It fills a row."""

    verb: Verb
    options: tuple[Option, ...]
    placeholder: str = ""
    least: int = 1
    most: int = 1
    args: tuple[str, ...] = ()


Row = tuple[Button, ...] | Menu


class Choice(Value, frozen=True):
    """A line of autocompletion."""

    name: str
    value: str


class Message(Value, frozen=True):
    """Everything that is sent at once. `mentions`: exactly those who are notified."""

    language: Language
    text: str
    rows: tuple[Row, ...] = ()
    attachments: tuple[AttachmentSpec, ...] = ()
    mentions: tuple[UserId, ...] = ()
