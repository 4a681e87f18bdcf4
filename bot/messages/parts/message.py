"""A message as a plain value: text, buttons and menus, attachments, and who is notified.

`bot.discord_io` turns buttons and menus into components with the custom id
`st:<verb>:<table>:<step>[:<args>]`; `bot.delivery` makes the attachments in worker threads, in the
language of the message.

Discord knows two kinds of messages. A plain message has its text first, then the files, then the
rows. In a layout, texts, pictures, buttons and menus stand in any order (`Block`). Private replies
are always layouts. A message that notifies somebody is never one: its notification would be empty.
"""

from typing import Literal

from msgspec.structs import replace

from bot.domain.table import ChannelId, Language, TableId, UserId
from engine.model import PlaceId, RouteId
from engine.values import Value
from engine.views import PlayerView, PublicView
from maps.areas import Area as Area  # handlers need it too
from maps.awards import Award
from maps.drawing import Edition
from render.pins import PinPage
from render.sheets import CurveSheet, ProfileSheet, VersusSheet

MAX_TEXT = 2000
MAX_OPTIONS = 25
MAX_LABEL = 100
MAX_BUTTON_LABEL = 80
MAX_BUTTONS_IN_ROW = 5
MAX_ROWS = 5
MAX_FORM_OPTIONS = 10
MAX_FORM_TITLE = 45  # also of a field's label
MAX_DESCRIPTION = 100  # of a form's field
MAX_LAYOUT_TEXT = 4000
MAX_LAYOUT_PARTS = 40  # blocks, and the buttons, menus and texts in them

Verb = Literal[
    # the lobby
    "join",
    "leave",
    "add_automatic",
    "remove_automatic",
    "start",
    "lobby_more",  # what is rarely needed, in private
    "cancel",  # args "yes": asked before, because others have joined
    "language",  # menu of languages
    "again",  # another table with the same options
    "same_cards",  # the same, and the same is dealt
    "best_of",  # menu: how many games a series has
    "open_on",  # the map of a new table, and its other options
    "first_game",  # after the lesson; args: against the computer, or with friends
    # a server
    "sit",  # joins a table of the server's list; args: its id
    "post_tables",  # posts the list of its tables
    "watch",  # asks how, of a table; args: every so many turns; without a table, asks which
    "unwatch",
    "settings",  # for its managers; args: the setting, and of a button its new value
    # a turn, for the seat of the user who presses
    "draw",  # from the deck
    "draw_two",  # two cards from the deck
    "take",  # a face-up card; args: colour word, place in the row (only so that ids differ)
    "tickets",  # asks in private whether to draw tickets
    "draw_tickets",
    "choose",  # opens the form or the private menu of the tickets offered
    "keep",  # menu or form of tickets; as a button, args: their places in the offer
    "claim",  # opens the private menu of routes
    "route",  # menu of routes
    "pay",  # menu of payments (payments.py); args: route; as a button, args: route, payment
    "ways",  # opens the private menu of payments; args: route
    "station",  # opens the private menu of cities
    "city",  # menu of cities; as a button, args: city
    "pay_station",  # menu of payments; args: city; as a button, args: city, payment
    "ferry",
    "pass",
    "tunnel",  # opens the private question: pay or give up
    "pay_extra",  # menu of payments; as a button, args: payment
    "give_up",
    # looking
    "turn",  # the private turn screen
    "hand",
    "refresh",  # the direct message with the hand, in place
    "board",  # the board with the user's own tickets
    "text_board",  # the board in words; as a menu of its pages, values are numbers
    "zoom",  # an area; args: "own" or "all", area; as a menu of regions, args: "own" or "all"
    "recap",
    "log",  # everything that happened
    "rules",  # of the table's map; as a menu of maps, args: topic
    "hint",
    "table",  # menu of the user's tables; values are table ids
    "replay",  # args: jump, entry, whose cards, form; as a menu of seats too (messages/replay.py)
    "more",  # another page of a menu; args: the verb that opened it, page
    "daily",  # the daily deal; args: what, and of which day (features/daily.py)
    "learn",  # the lesson; args: all choices made so far, what to do next (domain/lesson.py)
    # results; the args of a person are their id
    "profile",  # args: person, "text" or "picture"
    "versus",  # the games of the reader and this person
    "share",  # posts a private reply for everybody; args: what it shows
    "review",  # a finished game in hindsight; args: "text" or "picture"
    "share_review",  # posts a review for everybody, once for each game
    "hide_results",
    "show_results",
    "queue",  # queued moves; args: what to do (features/queue.py), the queue's edition, choices
    # undo and absence; the args of an answer to a vote are its `Vote.question_id`
    "undo",
    "undo_yes",
    "undo_no",
    "nudge",
    "vote",  # calls a vote about an absent player
    "vote_wait",
    "vote_stand_in",
    "vote_substitute",
    "come_back",
    "mute",
    "reminders",  # how the reader is reminded
    "remind",  # changes how somebody is reminded; args: the wish, and of a button its new value
    # seats; resigning and calling off a game in progress come after a private question
    "resign",
    "call_off",
    "not_now",
    "substitute",  # asks who takes over; args: seat; as a menu of people, asks them
    "take_over",  # args of this and the next: `SeatOffer.question_id`
    "decline",
    # one's own data; each question before the deletion is a private message
    "sign_out",  # of the web page, on all devices
    "export_data",
    "delete_data",  # args: how often it has been confirmed
]
Style = Literal["primary", "secondary", "success", "danger"]


class BoardPicture(Value, frozen=True, tag="board"):
    """The board for everybody. `changed`: the routes and places that are marked; `sentences`: what
    happened, with which the alt text begins. `edition`: the one for phones has larger names and
    tracks, the full one a legend and region names."""

    view: PublicView
    changed: tuple[RouteId | PlaceId, ...] = ()
    sentences: tuple[str, ...] = ()
    edition: Edition = "phone"


class MapPicture(Value, frozen=True, tag="map"):
    """The map of a table before its game."""


class HandPicture(Value, frozen=True, tag="hand"):
    """A seat's cards and tickets, for that seat only."""

    view: PlayerView


class OwnBoard(Value, frozen=True, tag="private board"):
    """The board with a seat's own tickets, for that seat only. `is_map_only`: without the lists of
    tickets and players below it."""

    view: PlayerView
    is_map_only: bool = False


class PinBoard(Value, frozen=True, tag="pin board"):
    """The part of a seat's own board on which something can be chosen, with a numbered pin at each,
    for that seat only."""

    view: PlayerView
    page: PinPage


class OwnArea(Value, frozen=True, tag="private area"):
    """An area of the board, enlarged, with a seat's own tickets, for that seat only."""

    view: PlayerView
    area: Area


class AreaPicture(Value, frozen=True, tag="area"):
    """An area of the board, enlarged."""

    view: PublicView
    area: Area


class FinalBoard(Value, frozen=True, tag="final board"):
    """The board at the end of a game, with what brought bonuses. It does not show who has won."""

    view: PublicView


class ScoreCard(Value, frozen=True, tag="score card"):
    """The winner, everybody's points, and awards."""

    view: PublicView
    awards: tuple[Award, ...]


class ScoreTable(Value, frozen=True, tag="score"):
    """The final score alone."""

    view: PublicView


class Film(Value, frozen=True, tag="film"):
    """A finished game as a film."""

    table: TableId


class RecordFile(Value, frozen=True, tag="record"):
    """The record of a finished game, with its seed."""

    table: TableId


class ReplayPage(Value, frozen=True, tag="replay page"):
    """A finished game as a page on which it can be replayed and verified, with its seed."""

    table: TableId


class LessonPictures(Value, frozen=True, tag="lesson"):
    """Pictures of a lesson, which has no table: for the learner only. `names`: by seat."""

    wanted: OwnBoard | ScoreTable
    names: tuple[str, ...]


class TextBoardFile(Value, frozen=True, tag="text board"):
    """The board in words as a text file, with nothing that is secret."""

    view: PublicView


class TurningPointBoards(Value, frozen=True, tag="turning points"):
    """The boards after the turning points of a finished game, each a picture of its own."""

    boards: tuple[BoardPicture, ...]


class TextFile(Value, frozen=True, tag="text"):
    """A text that is too long for a message."""

    name: str
    text: str


AttachmentSpec = (
    BoardPicture
    | MapPicture
    | HandPicture
    | OwnBoard
    | PinBoard
    | OwnArea
    | AreaPicture
    | FinalBoard
    | ScoreCard
    | ScoreTable
    | Film
    | RecordFile
    | ReplayPage
    | LessonPictures
    | TextBoardFile
    | ProfileSheet
    | VersusSheet
    | CurveSheet
    | TurningPointBoards
    | TextFile
)


class Button(Value, frozen=True, tag="button"):
    """A button. `verb` says which handler is called, `args` are passed to it. `is_lasting`: it
    works at any step, not only at the one for which its message is made. `address`: of a page that
    it opens, instead of calling the handler."""

    verb: Verb
    label: str
    style: Style = "secondary"
    emoji: str = ""
    args: tuple[str, ...] = ()
    disabled: bool = False
    is_lasting: bool = False
    address: str = ""


class Option(Value, frozen=True):
    """A line of a menu. The handler gets its value."""

    label: str
    value: str
    description: str = ""
    emoji: str = ""


class Menu(Value, frozen=True, tag="menu"):
    """A menu from which so many lines can be chosen. It fills a row. `channels`: unless it is None,
    the menu is one of the server's channels instead of options, and these are chosen already.
    `is_of_people`: it is one of the server's members instead."""

    verb: Verb
    options: tuple[Option, ...]
    placeholder: str = ""
    min_values: int = 1
    max_values: int = 1
    args: tuple[str, ...] = ()
    channels: tuple[ChannelId, ...] | None = None
    is_of_people: bool = False


Row = tuple[Button, ...] | Menu


class Form(Value, frozen=True, tag="form"):
    """A form with one group of checkboxes, of which so many must be ticked, and what it is about.
    Its submission is a press with the verb and the values."""

    verb: Verb
    title: str
    label: str
    options: tuple[Option, ...]
    min_values: int
    max_values: int
    description: str = ""


class Text(Value, frozen=True, tag="text block"):
    """A paragraph of a layout, with Discord's markdown. Empty ones are left out."""

    text: str


class Section(Value, frozen=True, tag="section"):
    """A text of a layout with a button to the right of it."""

    text: str
    button: Button


class Pictures(Value, frozen=True, tag="pictures"):
    """Where a layout shows the pictures of the message's attachments, or only one of them: the one
    of this number, counted from 0. `otherwise`: what it says there if they cannot be drawn."""

    otherwise: str = ""
    number: int | None = None


class Divider(Value, frozen=True, tag="divider"):
    """A line across a layout."""


Block = Text | Section | Pictures | Divider | Row


class Choice(Value, frozen=True):
    """A line of autocompletion for an option of a slash command."""

    name: str
    value: str


class Message(Value, frozen=True):
    """Everything that is sent as one message. `mentions`: the users who are notified, and nobody
    else, whatever the text says. Build `rows` with `rows.fill_rows`.

    `blocks`: the same arranged as a layout, for a message that notifies nobody; build it with
    `rows.layout_message`. A message for everybody without blocks is plain, and so is every direct
    message. `is_silent`: it causes no notification, not even to those who want one of all."""

    language: Language
    text: str
    rows: tuple[Row, ...] = ()
    attachments: tuple[AttachmentSpec, ...] = ()
    mentions: tuple[UserId, ...] = ()
    blocks: tuple[Block, ...] = ()
    is_silent: bool = False

    @property
    def layout(self) -> tuple[Block, ...]:
        """Its blocks; if it has none, its text, pictures and rows one below the other."""
        return self.blocks or (Text(self.text), Pictures(), *self.rows)

    def with_note(self, note: str) -> "Message":
        """The same message with another paragraph at the end of its text."""
        text = "\n".join(part for part in (self.text, note) if part)[:MAX_TEXT]
        blocks = (*self.blocks, Text(note)) if self.blocks else ()
        return replace(self, text=text, blocks=blocks)

    def with_second_line(self, line: str) -> "Message":
        """The same message with another line after the first one of its text; in a layout, with
        another paragraph at the end."""
        if self.blocks:
            return self.with_note(line)
        first, *others = self.text.split("\n")
        room = MAX_TEXT - len(first) - len(line) - 2
        while len("\n".join(others)) > room:
            others.pop()
        return replace(self, text="\n".join((first, line, *others)))

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to send."""
        return self == Message(self.language, "")
