"""The texts of one language, with the names of a board and of the people at a table."""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Literal
from unicodedata import category

from bot.domain.events import PostedMessage
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
from bot.i18n.catalogue import Catalogue, PlaceholderValue, Theme, Translator, theme_of
from bot.messages.parts.signs import SEAT_SIGNS, SIGN
from engine import cards as card
from engine.board import Board
from engine.cards import BY_WORD, COLOURS, WILD, Cards, Colour
from engine.model import Map, MapId, PlaceId, RouteId, Seat, TicketId
from engine.payments import Payment
from maps.holdings import HoldingKind
from maps.names import ends_name, find_ticket, place_name, route_name, ticket_name, ticket_points

PLAIN_EMOJI = ("🩷", "⚪", "🔵", "🟡", "🟠", "⚫", "🔴", "🟢")
FERRY_EMOJI = "⛴️"
CARDS_EMOJI = "🎴"
WILD_EMOJI: dict[Theme, str] = {"trains": "🚂", "carts": "🃏", "taxis": "🚖", "buses": "🚍"}
WAGON_SIGNS: dict[Theme, str] = {"trains": "🚃", "carts": "🛒", "taxis": "🚕", "buses": "🚌"}
HOLDING_SIGNS: dict[HoldingKind, str] = {
    "hand": "✋",
    "ticket": "🎫",
    "station": "🏠",
    "ferry": "⛴️",
    "cart": "📦",
}
SEPARATOR = " · "
STAMP = (
    "-# 🕓 "  # begins a line that tells as of when a message is; such a line makes no difference
)
MARKDOWN_SIGN = re.compile(r"([\\*_~`|>#\[<@:])")
ESCAPED_SIGN = re.compile(r"\\([^0-9A-Za-z\s])")
INVISIBLE = ("Cc", "Cf")  # Unicode categories; they include the signs that change text direction
JOINER = "\N{ZERO WIDTH JOINER}"  # invisible, but needed inside emoji made of several characters
EMPTY_NAME = "?"
MENTION = re.compile(r"<@([0-9]+)>")
OWN_EMOJI = re.compile(r"<a?:\w+:[0-9]+>")
CUT_EMOJI = re.compile(r"<[^<>]*$")
LONGEST_NAME = "M" * MAX_NAME_LENGTH
TEXTS_KEPT = 5000  # about cards: a page has the same for many routes
NAMES_KEPT = 2000  # made safe; every message about a table has the names of its people


class Phrasebook:
    """Texts by key, and names of seats, places, routes, tickets and cards. `names`: by seat.
    `reader`: the seat that is addressed as "you", if the text is for one seat only."""

    def __init__(
        self,
        translator: Translator,
        board: Board,
        names: Sequence[str] = (),
        reader: Seat | None = None,
    ) -> None:
        self.translator = translator
        self.language: Language = translator.language
        self.board = board
        self.names = tuple(safe_name(name) for name in names)
        self.reader = reader

    def addressing(self, seat: Seat | None) -> "Phrasebook":
        """The same for texts that only this seat reads, who is addressed as "you"."""
        addressed = Phrasebook(self.translator, self.board, reader=seat)
        addressed.names = self.names  # safe already
        return addressed

    def with_short_names(self, length: int) -> "Phrasebook":
        """The same, with names of at most so many visible characters."""
        short = Phrasebook(self.translator, self.board, reader=self.reader)
        short.names = tuple(cut(name, length) for name in self.names)
        return short

    def say(self, key: str, **values: PlaceholderValue) -> str:
        return self.translator.say(key, **values)

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def person(self, seat: Seat) -> str:
        """`you` or `other`: by which texts select how they speak about a seat."""
        return "you" if seat == self.reader else "other"

    def say_of(self, seat: Seat, key: str, **values: PlaceholderValue) -> str:
        """A text about something a seat did, with its `$person` and `$name`."""
        return self.say(key, person=self.person(seat), name=self.name(seat), **values)

    def marked_name(self, seat: Seat) -> str:
        """`🇦 Robin`: with the letter that the seat has in pictures."""
        return f"{SEAT_SIGNS[seat]} {self.name(seat)}"

    def place(self, place: PlaceId) -> str:
        return place_name(self.board, place)

    def ends(self, ends: tuple[PlaceId, PlaceId]) -> str:
        """`Paris - Zürich`."""
        return ends_name(self.board, ends)

    def route(self, route: RouteId) -> str:
        """`Paris - Zürich`."""
        return route_name(self.board, route)

    def ticket(self, ticket: TicketId) -> str:
        """`Paris - Wien (8)`; with several targets `Bern - France/Italia (5/8)`."""
        found = find_ticket(self.board, ticket)
        return f"{ticket_name(self.board, ticket)} ({ticket_points(found)})"

    def map_name(self) -> str:
        return map_name(self.translator, self.board.map)

    def colour(self, colour: Colour) -> str:
        return self.say(f"colour-{colour.word}")

    def emoji(self, colour: Colour) -> str:
        return WILD_EMOJI[self.translator.theme] if colour is WILD else PLAIN_EMOJI[colour]

    def colours(self, colours: Iterable[Colour]) -> str:
        """`🔴 red, 🚂 wild`: single cards in the order given."""
        return ", ".join(f"{self.emoji(colour)} {self.colour(colour)}" for colour in colours)

    def cards(self, cards: Cards, ferry_cards: int = 0) -> str:
        """`2 red + 1 wild`."""
        return _cards_text(self.translator, cards, ferry_cards)

    def colour_names(self) -> Mapping[str, Colour]:
        """What people may type for a colour: `red`, and in their language `rød`, `rødt`, `røde`."""
        return _colour_names(self.translator)

    def cards_in_sentence(self, cards: Cards, ferry_cards: int = 0) -> str:
        """`2 red cards and a locomotive`."""
        held = [(card.count(cards, colour), colour) for colour in COLOURS]
        parts = [self.say(f"named-cards-{c.word}", number=n) for n, c in held if n]
        if ferry_cards:
            parts.append(self.say("named-cards-ferry", number=ferry_cards))
        return join_names(self.translator, parts) or self.say("cards-none")

    def card_in_sentence(self, colour: Colour) -> str:
        """`a red card`."""
        return self.say(f"named-cards-{colour.word}", number=1)

    def open_card(self, colour: Colour) -> str:
        """`the face-up red card`."""
        return self.say(f"open-card-{colour.word}")

    def counted_cards(self, cards: Cards) -> str:
        """`🔴 3 red, 🚂 2 wilds`."""
        numbers = [(colour, card.count(cards, colour)) for colour in COLOURS]
        parts = [
            f"{self.emoji(c)} {self.say(f'cards-{c.word}', number=n)}" for c, n in numbers if n
        ]
        return ", ".join(parts) or self.say("cards-none")

    def hand_line(self, hand: Cards) -> str:
        """`**5 cards:** 🔴 3 red, 🚂 2 wilds`."""
        if not hand:
            return self.say("hand-empty")
        return self.say("hand-cards", number=card.total(hand), cards=self.counted_cards(hand))

    def holding(self, kind: HoldingKind, number: int) -> str:
        """`🚃 45 trains`."""
        sign = WAGON_SIGNS[self.translator.theme] if kind == "wagon" else HOLDING_SIGNS[kind]
        return f"{sign} {self.say(f'holding-{kind}', number=number)}"

    def payment(self, payment: Payment) -> str:
        """`2 red + 1 ferry card`."""
        return self.cards(payment.cards, payment.ferry_cards)

    def payment_emoji(self, payment: Payment) -> str:
        """The symbol of the colour that is paid, or of cards if there are several; that of wilds or
        ferry cards only if nothing else is."""
        paid = [colour for colour in COLOURS if card.count(payment.cards, colour)]
        plain = [colour for colour in paid if colour is not WILD]
        if not paid:
            return FERRY_EMOJI
        if len(plain) > 1:
            return CARDS_EMOJI
        return self.emoji(plain[0] if plain else WILD)


@cache
def _colour_names(translator: Translator) -> Mapping[str, Colour]:
    named = [
        (translator.say(key, number=number).removeprefix(f"{number} "), colour)
        for colour in COLOURS
        for key in (f"colour-{colour.word}", f"cards-{colour.word}")
        for number in (1, 2)
    ]
    return {**{name.casefold(): colour for name, colour in named}, **BY_WORD}


@lru_cache(TEXTS_KEPT)
def _cards_text(translator: Translator, cards: Cards, ferry_cards: int) -> str:
    parts = [
        translator.say(f"cards-{word}", number=number)
        for word, number in card.to_words(cards).items()
    ]
    if ferry_cards:
        parts.append(translator.say("cards-ferry", number=ferry_cards))
    return " + ".join(parts) or translator.say("cards-none")


def phrasebook_for(
    catalogue: Catalogue, language: Language, board: Board, names: Sequence[str] = ()
) -> Phrasebook:
    """The phrasebook of a language for a board, with the words of the board's theme."""
    return Phrasebook(catalogue.translator(language, theme_of(board.map)), board, names)


def table_phrasebook(catalogue: Catalogue, table: Table, board: Board) -> Phrasebook:
    """The phrasebook for public messages: in the table's language."""
    names = [person.name for person in table.occupants]
    return phrasebook_for(catalogue, table.options.language, board, names)


def map_name(translator: Translator, map_: Map) -> str:
    """A map's name in this language, or the name in its file if the texts have none for it."""
    key = f"map-{map_.id}"
    return translator.say(key) if translator.has(key) else map_.name


def map_to_play(translator: Translator, map_: Map) -> str:
    """A map's name for people who choose one, marked if its games are short."""
    short = f"map-{map_.id}-short"
    return translator.say(short) if translator.has(short) else map_name(translator, map_)


def map_title(translator: Translator, maps: Mapping[MapId, Map], map_id: MapId) -> str:
    """The name of a map by its id, also if the map is no longer there."""
    found = maps.get(map_id)
    return safe_name(map_id) if found is None else map_name(translator, found)


def join_names(
    translator: Translator, names: Sequence[str], word: Literal["and", "or"] = "and"
) -> str:
    """`Ada, Bo and Cy`, or `Roma, Bari or Pisa`."""
    others, last = names[:-1], "".join(names[-1:])
    return translator.say(word, others=", ".join(others), last=last) if others else last


def which_place(phrases: Phrasebook, typed: str, names: Iterable[str]) -> str:
    """Asks which of these places was meant by what was typed."""
    places = join_names(phrases.translator, list(names), "or")
    return phrases.say("place-unclear", place=safe_name(typed), places=places)


@lru_cache(maxsize=NAMES_KEPT)
def safe_name(name: str) -> str:
    """A name or another text from outside, safe to put into a message: on one line, shortened, with
    Markdown, mentions and our own signs escaped, and without invisible characters."""
    line = " ".join(name.split())
    visible = "".join(sign for sign in line if sign == JOINER or category(sign) not in INVISIBLE)
    escaped = MARKDOWN_SIGN.sub(r"\\\1", visible[:MAX_NAME_LENGTH])
    return SIGN.sub(r"\\\1", escaped) or EMPTY_NAME


def without_escapes(text: str) -> str:
    """A text for files and alt texts, where Markdown is not escaped."""
    return ESCAPED_SIGN.sub(r"\1", text)


def mention(user: UserId) -> str:
    """Discord shows the user's name. Only `Message.mentions` are notified."""
    return f"<@{user}>"


def user_to_call(person: Occupant) -> UserId | None:
    """The user to mention when it is this seat's turn; None if the computer plays it."""
    match person:
        case ComputerPlayer() | StandIn():
            return None
        case _:
            return person.user


def channel_link(where: Where) -> str:
    """A link to the channel of a table, which Discord shows as the channel's name."""
    return f"https://discord.com/channels/{where.guild}/{where.channel}"


def message_link(posted: PostedMessage) -> str:
    """A link to a message, which Discord shows as the channel's name."""
    return f"{channel_link(posted.where)}/{posted.id}"


def moved_to_line(translator: Translator, posted: PostedMessage) -> str:
    """Where the table is now. `posted`: its first message there."""
    return translator.say("moved-to", link=message_link(posted))


def moved_from_line(translator: Translator, posted: PostedMessage) -> str:
    """Where the table was before. `posted`: its last message there."""
    return translator.say("moved-from", link=message_link(posted))


def relative_time(unix_s: int) -> str:
    """Discord shows `in 2 hours` or `2 hours ago`, in the reader's language."""
    return f"<t:{unix_s}:R>"


def short_date(unix_s: float) -> str:
    """Discord shows `16/11/2026`, in the way of the reader's language."""
    return f"<t:{int(unix_s)}:d>"


def date_and_time(unix_s: int) -> str:
    """Discord shows `16 November 2026 08:00`, in the language and the time zone of the reader."""
    return f"<t:{unix_s}:f>"


def shorten(text: str, max_length: int) -> str:
    return text if len(text) <= max_length else text[: max_length - 1] + "…"


def visible_length(text: str, names: Mapping[UserId, str] | None = None) -> int:
    """How many characters a reader sees: no escapes, no marks of bold text, and the name of a
    person instead of a mention. `names`: of those who are mentioned, if they are shorter than names
    can be."""
    known = names or {}
    named = MENTION.sub(lambda found: "@" + known.get(UserId(int(found[1])), LONGEST_NAME), text)
    return len(without_escapes(OWN_EMOJI.sub("□", named)).replace("**", ""))


def cut(text: str, max_length: int) -> str:
    """The text with at most so many visible characters; "…" at its end if some are left out."""
    if visible_length(text) <= max_length:
        return text
    while text and visible_length(text) >= max_length:
        text = CUT_EMOJI.sub("", text[:-1]).removesuffix("\\")
    return text.rstrip("… ") + "…"


def fit_lines(lines: Iterable[str], max_length: int, more: str = "\n…") -> str:
    """The lines from the first on, as many as fit; `more` is appended if some are left out."""
    text = ""
    for line in lines:
        longer = f"{text}\n{line}" if text else line
        if len(longer) > max_length - len(more):
            return text + more
        text = longer
    return text


def newest_lines(
    lines: Sequence[str],
    max_length: int,
    left_out: Callable[[int], str],
    important: Collection[str] = (),
) -> tuple[str, ...]:
    """All lines if they fit, joined by line breaks. Otherwise a line that says how many are left
    out, the important ones, and as many of the newest as fit, in their order."""
    if sum(len(line) + 1 for line in lines) <= max_length + 1:
        return tuple(lines)
    note_length = max(len(left_out(1)), len(left_out(len(lines))))  # whatever its plural form
    room, kept = max_length - note_length, set[int]()
    numbers = range(len(lines))
    for number in (n for n in reversed(numbers) if lines[n] in important):
        if len(lines[number]) < room:
            kept.add(number)
            room -= len(lines[number]) + 1
    for number in (n for n in reversed(numbers) if n not in kept):
        if len(lines[number]) >= room:
            break
        kept.add(number)
        room -= len(lines[number]) + 1
    if not kept:  # not even the newest line fits
        note = left_out(len(lines) - 1)
        cut = shorten(lines[-1], max_length - len(note) - 1)
        return (note, cut) if len(lines) > 1 else (shorten(lines[-1], max_length),)
    return (left_out(len(lines) - len(kept)), *(lines[n] for n in sorted(kept)))
