"""What a map is made of: places, routes, tickets and the numbers by which its game differs.

These are the facts of a map file, checked by `maps.loader`. Nothing here knows any rule.
"""

from collections.abc import Mapping
from typing import Literal, NewType

from engine.cards import Colour
from engine.values import Value

MapId = NewType("MapId", str)
PlaceId = NewType("PlaceId", str)
RouteId = NewType("RouteId", str)
TicketId = NewType("TicketId", str)
RegionId = NewType("RegionId", str)
Seat = NewType("Seat", int)

RefusedTickets = Literal["under", "shuffled under", "out"]
TieBreak = Literal["tickets done", "fewest stations", "longest trail"]
TicketKind = Literal["ordinary", "long"]


class City(Value, frozen=True):
    """A place where routes meet."""

    id: PlaceId
    name: str
    at: tuple[float, float]
    region: RegionId | None = None


class Country(Value, frozen=True):
    """A place at the edge of the board. Every route into it is a dead end of its own (IT-9)."""

    id: PlaceId
    name: str
    at: tuple[float, float]


class Region(Value, frozen=True):
    """Cities that score together; `double` when all of them count as two regions (IT-11)."""

    id: RegionId
    name: str
    double: bool = False


class Route(Value, frozen=True):
    """One printed line of spaces between two neighbouring places. A grey one has no colour."""

    id: RouteId
    ends: tuple[PlaceId, PlaceId]
    length: int
    colour: Colour | None
    lane: int = 0
    tunnel: bool = False
    locomotives: int = 0
    waves: int = 0
    carts: bool = False


class Ticket(Value, frozen=True):
    """Two places to join, and what that is worth. `ours`: our own reconstruction of a lost fact."""

    id: TicketId
    ends: tuple[PlaceId, PlaceId]
    points: int
    kind: TicketKind = "ordinary"
    ours: bool = False


class Market(Value, frozen=True):
    """The train cards: how many of each, the first hand, and the open row."""

    cards: Mapping[Colour, int]
    hand: int
    row: int
    sweep_at_wilds: int


class TicketDeal(Value, frozen=True):
    """How many tickets are offered, the fewest to keep, and where the refused go."""

    offered: Mapping[TicketKind, int]
    keep: int
    refused: RefusedTickets


class Tunnels(Value, frozen=True, tag_field="rule", tag="tunnels"):
    """Routes marked `tunnel` may cost more: cards are turned over (EU-7 to EU-10)."""

    turn_over: int


class Stations(Value, frozen=True, tag_field="rule", tag="stations"):
    """Stations borrow another player's route; the n-th costs n cards (EU-11 to EU-13)."""

    each: int
    points_unbuilt: int


class FerryCards(Value, frozen=True, tag_field="rule", tag="ferry cards"):
    """Cards that pay for waves and nothing else (IT-4 to IT-6)."""

    pile: int
    hand: int
    waves_paid: int


class LongestTrail(Value, frozen=True, tag_field="rule", tag="longest trail"):
    """A bonus for the longest unbroken trail of one's own wagons (EU-14, US-4)."""

    points: int


class RegionPoints(Value, frozen=True, tag_field="rule", tag="region points"):
    """Each network scores by its regions: `points[n]` for n, the last for more (IT-10, IT-11)."""

    points: tuple[int, ...]


class Merchandise(Value, frozen=True, tag_field="rule", tag="merchandise"):
    """Routes with carts give a card; most cards score, by number of players (AMS-5, AMS-7)."""

    pile: int
    points: Mapping[int, tuple[int, ...]]


RuleFacts = Tunnels | Stations | FerryCards | LongestTrail | RegionPoints | Merchandise


class Map(Value, frozen=True):
    """A board and its game, as data."""

    id: MapId
    name: str
    provenance: str
    players: tuple[int, int]
    wagons: int
    last_round_at: int
    points: tuple[int, ...]
    all_lanes_from_players: int
    market: Market
    first_tickets: TicketDeal
    more_tickets: TicketDeal
    tie_breaks: tuple[TieBreak, ...]
    rules: tuple[RuleFacts, ...]
    cities: tuple[City, ...]
    countries: tuple[Country, ...]
    regions: tuple[Region, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
