"""The format of a map file: its tables as structs, and the search for errors in it.

msgspec stops at the first error. Here every value is checked separately, so that a person who edits
a file sees all errors at once.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from types import UnionType
from typing import Literal, get_args, get_origin

import msgspec
from msgspec import Struct

from engine.model import (
    City,
    Country,
    FaceUpWild,
    MapWords,
    PlaceId,
    Region,
    RouteId,
    RuleFacts,
    TicketDeal,
    TicketId,
    TicketKind,
    TieBreak,
    WildUse,
)
from maps.errors import MapProblem

CardWord = Literal["pink", "white", "blue", "yellow", "orange", "black", "red", "green", "wild"]
RouteWord = Literal["pink", "white", "blue", "yellow", "orange", "black", "red", "green", "grey"]


class RouteRow(Struct, frozen=True):
    """One entry of `routes`. Entries with the same two ends are the lanes of a group, in order."""

    id: RouteId
    start: PlaceId = msgspec.field(name="from")
    end: PlaceId = msgspec.field(name="to")
    length: int
    colour: RouteWord
    tunnel: bool = False
    locomotives: int = 0
    waves: int = 0
    carts: bool = False
    apart: bool = False
    any_cards: int = 0


class TargetRow(Struct, frozen=True):
    """One entry of `or` of a ticket."""

    end: PlaceId = msgspec.field(name="to")
    points: int


class TicketRow(Struct, frozen=True):
    """One entry of `tickets`."""

    id: TicketId
    start: PlaceId = msgspec.field(name="from")
    end: PlaceId = msgspec.field(name="to")
    points: int
    kind: TicketKind = "ordinary"
    ours: bool = False
    others: tuple[TargetRow, ...] = msgspec.field(default=(), name="or")


class MarketTable(Struct, frozen=True):
    """The table `market`."""

    cards: Mapping[CardWord, int]
    hand: int
    row: int
    sweep_at_wilds: int
    face_up_wild: FaceUpWild = "turn"
    wilds_pay: tuple[WildUse, ...] = get_args(WildUse)


class MapTable(Struct, frozen=True):
    """A whole map file. The map's id is the name of the file."""

    name: str
    provenance: str
    players: tuple[int, int]
    wagons: int
    last_round_at: int
    points: tuple[int, ...]
    all_lanes_from_players: int
    market: MarketTable
    first_tickets: TicketDeal
    more_tickets: TicketDeal
    tie_breaks: tuple[TieBreak, ...]
    cities: tuple[City, ...]
    routes: tuple[RouteRow, ...]
    tickets: tuple[TicketRow, ...]
    rules: tuple[RuleFacts, ...] = ()
    countries: tuple[Country, ...] = ()
    regions: tuple[Region, ...] = ()
    words: MapWords = "trains"


def read(raw: Mapping[str, object]) -> MapTable:
    """The tables of a file in which `problems` has found nothing."""
    return msgspec.convert(raw, MapTable, str_keys=True)


def problems(raw: object, kind: object = MapTable, place: str = "") -> Iterator[MapProblem]:
    """Everything in `raw` that does not fit the type `kind`, in the order of its fields."""
    items = get_args(kind)
    match raw:
        case dict() if isinstance(kind, type) and issubclass(kind, Struct):
            yield from _in_struct(raw, kind, place)
        case dict() if isinstance(kind, UnionType):
            yield from _in_rule(raw, kind, place)
        case dict() if get_origin(kind) is Mapping:
            yield from _in_mapping(raw, items[0], items[1], place)
        case list() if get_origin(kind) is tuple and (Ellipsis in items or len(items) == len(raw)):
            for i, item in enumerate(raw):
                yield from problems(item, items[0], f"{place}[{i}]")
        case _:
            yield from _in_value(raw, kind, place)


def _in_struct(raw: Mapping[str, object], kind: type[Struct], place: str) -> Iterator[MapProblem]:
    fields = _fields(kind)
    for key, field in fields.items():
        if key in raw:
            yield from problems(raw[key], field.type, _under(place, key))
        elif field.required:
            yield MapProblem(_under(place, key), "missing")
    for key in raw:
        if key not in fields and key != kind.__struct_config__.tag_field:
            yield MapProblem(_under(place, key), f"unknown key; there are {', '.join(fields)}")


def _in_rule(raw: Mapping[str, object], kind: UnionType, place: str) -> Iterator[MapProblem]:
    by_name = {fact.__struct_config__.tag: fact for fact in get_args(kind)}
    name = raw.get("rule")
    if isinstance(name, str) and name in by_name:
        yield from _in_struct(raw, by_name[name], place)
    else:
        message = "missing" if name is None else f"unknown rule {name!r}"
        yield MapProblem(_under(place, "rule"), f"{message}; there are {', '.join(by_name)}")


def _in_mapping(
    raw: Mapping[str, object], key_kind: object, kind: object, place: str
) -> Iterator[MapProblem]:
    for key, value in raw.items():
        # Not strict, because in TOML every key is text, even a number.
        yield from _in_value(key, key_kind, _under(place, key), strict=False)
        yield from problems(value, kind, _under(place, key))


def _in_value(
    raw: object, kind: object, place: str, *, strict: bool = True
) -> Iterator[MapProblem]:
    if get_origin(kind) is Literal and isinstance(raw, str) and raw not in get_args(kind):
        yield MapProblem(place, f"unknown word {raw!r}; there are {', '.join(get_args(kind))}")
        return
    try:
        msgspec.convert(raw, kind, strict=strict)
    except msgspec.ValidationError as error:
        yield MapProblem(place, _in_words(str(error)))


@cache
def _fields(kind: type[Struct]) -> Mapping[str, msgspec.structs.FieldInfo]:
    return {field.encode_name: field for field in msgspec.structs.fields(kind)}


def _under(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key


WORDS = {
    "`str`": "text",
    "`int`": "a whole number",
    "`float`": "a number",
    "`bool`": "true or false",
    "`array`": "a list",
    "`object`": "a table",
}


def _in_words(error: str) -> str:
    """A msgspec error such as ``Expected `int`, got `str` `` without the names of Python types."""
    text = re.sub("`\\w+`", lambda word: WORDS.get(word[0], word[0]), error)
    return text[0].lower() + text[1:]
