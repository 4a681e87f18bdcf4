"""What is on the pictures that have no view: the messages of the bot say it, and `pictures/` draws
it. All words are in the language of the reader already."""

from engine.values import Value
from render.ink.symbol_shapes import SymbolName as SymbolName  # messages need it too

SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The chances of winning that have a line in a curve."""


class Tile(Value, frozen=True):
    """A figure: what it is, the number itself, and more about it."""

    label: str
    value: str
    note: str = ""


class MapBar(Value, frozen=True):
    """A map's name, and how many of its games were won."""

    name: str
    wins: int
    games: int


class BadgeRow(Value, frozen=True):
    """A badge in words, with its symbol."""

    symbol: SymbolName
    text: str


class ProfileSheet(Value, frozen=True, tag="profile"):
    """What is on the picture. A section without contents is left out. `places`: in the last games,
    oldest first. `curve`: the rating after each of the last games."""

    name: str
    subtitle: str
    tiles: tuple[Tile, ...]
    places_label: str
    places: tuple[int, ...]
    maps_label: str
    maps: tuple[MapBar, ...]
    curve_label: str
    curve: tuple[int, ...]
    badges_label: str
    badges: tuple[BadgeRow, ...]
    alt: str


class VersusMap(Value, frozen=True):
    """A map's name, and how often each of two people was ahead there."""

    name: str
    wins: int
    losses: int


class VersusGame(Value, frozen=True):
    """A game of two people: where and when, and the points of both."""

    title: str
    points: int
    other_points: int


class VersusSheet(Value, frozen=True, tag="versus"):
    """What is on the picture of two people's games. `wins` and `losses` are the first person's;
    `summary`: how many games there were. `games`: the last ones, the newest first."""

    name: str
    other: str
    subtitle: str
    wins: int
    losses: int
    summary: str
    maps: tuple[VersusMap, ...]
    games_label: str
    games: tuple[VersusGame, ...]
    alt: str


class CurveSeat(Value, frozen=True):
    """A player: name, chances from 0 to 1 at every moment, and luck and skill in words."""

    name: str
    chances: tuple[float, ...]
    luck: str
    skill: str


class CurveSheet(Value, frozen=True, tag="review"):
    """What is on the picture. `turns`: the number of each moment's turn, in ascending order.
    `marks`: the turning points, as places among the moments. `percents`: the words for SHARES."""

    title: str
    subtitle: str
    seats: tuple[CurveSeat, ...]
    turns: tuple[int, ...]
    marks: tuple[int, ...]
    percents: tuple[str, ...]
    turn_label: str
    luck_label: str
    skill_label: str
    alt: str
