"""A voice: one language, speaking about one board and the people around it."""

import re
from collections.abc import Iterable, Sequence
from unicodedata import category

from bot.domain.table import (
    MAX_NAME_LENGTH,
    ComputerPlayer,
    Language,
    Occupant,
    StandIn,
    Table,
    UserId,
    Where,
)
from bot.i18n.catalogue import Catalogue, Fill, Theme, Translator, theme_of
from engine import cards as card
from engine.board import Board
from engine.cards import COLOURS, WILD, Cards, Colour
from engine.model import Map, PlaceId, RouteId, Seat, TicketId
from engine.payments import Payment
from maps.names import ends_name, find_ticket, place_name, route_name

PLAIN_EMOJI = ("🩷", "⚪", "🔵", "🟡", "🟠", "⚫", "🔴", "🟢")
WILD_EMOJI: dict[Theme, str] = {"trains": "🚂", "carts": "🃏"}
BETWEEN = " · "
MARKS = re.compile(r"([\\*_~`|>#\[<@:])")
MARKED = re.compile(r"\\([^0-9A-Za-z\s])")
INVISIBLE = ("Cc", "Cf")  # among them the signs that turn the direction of what follows
JOINER = "\N{ZERO WIDTH JOINER}"  # makes one emoji of several
NAMELESS = "?"


class Phrasebook:
    """Says keys, and the names of what lies on the board."""

    def __init__(self, translator: Translator, board: Board, names: Sequence[str] = ()) -> None:
        self.translator = translator
        self.language: Language = translator.language
        self.board = board
        self.names = tuple(plain(name) for name in names)

    def say(self, key: str, **values: Fill) -> str:
        return self.translator.say(key, **values)

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def place(self, place: PlaceId) -> str:
        return place_name(self.board, place)

    def ends(self, ends: tuple[PlaceId, PlaceId]) -> str:
        return ends_name(self.board, ends)

    def route(self, route: RouteId) -> str:
        """`Paris - Zürich`."""
        return route_name(self.board, route)

    def ticket(self, ticket: TicketId) -> str:
        """`Paris - Wien (8)`."""
        found = find_ticket(self.board, ticket)
        return f"{self.ends(found.ends)} ({found.points})"

    def map_name(self) -> str:
        return map_name(self.translator, self.board.map)

    def colour(self, colour: Colour) -> str:
        return self.say(f"colour-{colour.word}")

    def emoji(self, colour: Colour) -> str:
        return WILD_EMOJI[self.translator.theme] if colour is WILD else PLAIN_EMOJI[colour]

    def colours(self, colours: Iterable[Colour]) -> str:
        """`🔴 red, 🚂 wild`: single cards in their order."""
        return ", ".join(f"{self.emoji(colour)} {self.colour(colour)}" for colour in colours)

    def cards(self, cards: Cards, ferry_cards: int = 0) -> str:
        """`2 red + 1 wild`."""
        held = [(card.count(cards, colour), colour) for colour in COLOURS]
        parts = [self.say(f"cards-{c.word}", number=n) for n, c in held if n]
        if ferry_cards:
            parts.append(self.say("cards-ferry", number=ferry_cards))
        return " + ".join(parts) or self.say("cards-none")

    def payment(self, payment: Payment) -> str:
        return self.cards(payment.cards, payment.ferry_cards)


def phrasebook_for(
    catalogue: Catalogue, language: Language, board: Board, names: Sequence[str] = ()
) -> Phrasebook:
    """The voice in which a language speaks about a board."""
    return Phrasebook(catalogue.translator(language, theme_of(board.map)), board, names)


def table_phrasebook(catalogue: Catalogue, table: Table, board: Board) -> Phrasebook:
    """The voice for everybody at a table."""
    return phrasebook_for(catalogue, table.options.language, board, table.names)


def map_name(translator: Translator, facts: Map) -> str:
    """A map's name in this language; maps from elsewhere have only their own."""
    key = f"map-{facts.id}"
    return translator.say(key) if translator.has(key) else facts.name


def listed(translator: Translator, names: Sequence[str]) -> str:
    """`Ada, Bo and Cy`."""
    others, last = names[:-1], "".join(names[-1:])
    return translator.say("and", others=", ".join(others), last=last) if others else last


def plain(name: str) -> str:
    """A person's name without line breaks, marks of Markdown, mentions or invisible signs."""
    line = " ".join(name.split())
    seen = "".join(sign for sign in line if sign == JOINER or category(sign) not in INVISIBLE)
    return MARKS.sub(r"\\\1", seen[:MAX_NAME_LENGTH]) or NAMELESS


def unmarked(text: str) -> str:
    """A text for files and alt texts, which know no Markdown."""
    return MARKED.sub(r"\1", text)


def mention(user: UserId) -> str:
    return f"<@{user}>"


def user_of(person: Occupant) -> UserId | None:
    """Who is to be called when it is this seat's turn: nobody where an automatic player moves."""
    match person:
        case ComputerPlayer() | StandIn():
            return None
        case _:
            return person.user


def link(where: Where) -> str:
    """The channel of a table; Discord shows its name."""
    return f"https://discord.com/channels/{where.guild}/{where.channel}"


def when(unix_s: int) -> str:
    """`in 2 hours`, in the reader's own language and time."""
    return f"<t:{unix_s}:R>"


def shortened(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def within(lines: Iterable[str], most: int, more: str = "\n…") -> str:
    """Whole lines from the first on, as many as fit; `more` tells that some are left out."""
    text = ""
    for line in lines:
        longer = f"{text}\n{line}" if text else line
        if len(longer) > most - len(more):
            return text + more
        text = longer
    return text
