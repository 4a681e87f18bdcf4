"""The contents of a map: places, routes, tickets, and the numbers that define its game.

These values are read from a map file and checked by `maps.loader`. They contain no rules.
"""

from collections.abc import Mapping
from typing import Literal, NewType, get_args

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
FaceUpWild = Literal["turn", "card"]
"""Whether a wild taken from the row is the whole turn (ALL-4) or an ordinary card (SWI-5)."""

WildUse = Literal["ordinary routes", "tunnels", "ferries"]
"""What wilds can be paid for (SWI-7, NOR-7)."""

MapWords = Literal["trains", "carts", "taxis", "buses"]
"""What a map calls its things, and how pictures draw them: wagons, locomotives and rails; carts and
jokers; or taxis or buses on streets. No rule depends on it."""


class City(Value, frozen=True):
    """A place where routes meet. `also`: other names by which people find it, never shown.
    `attraction`: it brings points to whoever reaches it (NYC-6)."""

    id: PlaceId
    name: str
    at: tuple[float, float]
    region: RegionId | None = None
    also: tuple[str, ...] = ()
    attraction: bool = False


class Country(Value, frozen=True):
    """A place at the edge of the board. Every route into it is a separate dead end (IT-9). `short`:
    its name where there is little room, on tickets with several countries."""

    id: PlaceId
    name: str
    at: tuple[float, float]
    also: tuple[str, ...] = ()
    short: str = ""


class Region(Value, frozen=True):
    """Cities that score together. A `double` region counts twice when it is complete (IT-11).
    `points`: for joining all of its cities, on a map with districts (LON-6)."""

    id: RegionId
    name: str
    double: bool = False
    also: tuple[str, ...] = ()
    points: int = 0


class Route(Value, frozen=True):
    """One printed line of spaces between two neighbouring places. The colour of a grey one is
    None. `apart`: it leads to a border point of its own, so it is no lane of another route between
    the same places (SWI-11). `any_cards`: so many cards of any kind may stand for one of its cards
    (NOR-10)."""

    id: RouteId
    ends: tuple[PlaceId, PlaceId]
    length: int
    colour: Colour | None
    lane: int = 0
    tunnel: bool = False
    locomotives: int = 0
    waves: int = 0
    carts: bool = False
    apart: bool = False
    any_cards: int = 0


class Target(Value, frozen=True):
    """A place that completes a ticket, and the points for that."""

    place: PlaceId
    points: int


class Ticket(Value, frozen=True):
    """Two places to join, and the points for that. `others`: further places, any of which may be
    joined with the first instead (SWI-12). `ours`: the ticket is our own reconstruction, because
    the original is not known."""

    id: TicketId
    ends: tuple[PlaceId, PlaceId]
    points: int
    kind: TicketKind = "ordinary"
    ours: bool = False
    others: tuple[Target, ...] = ()

    @property
    def targets(self) -> tuple[Target, ...]:
        """The places of which one must be joined with the first."""
        return (Target(self.ends[1], self.points), *self.others)

    @property
    def places(self) -> tuple[PlaceId, ...]:
        """All places that the ticket names."""
        return (*self.ends, *(target.place for target in self.others))

    @property
    def least(self) -> int:
        """The lowest points for a target: what the ticket costs if none is reached."""
        return min(target.points for target in self.targets)

    @property
    def most(self) -> int:
        """The highest points for a target."""
        return max(target.points for target in self.targets)


class Market(Value, frozen=True):
    """The train cards: how many of each colour, the size of the first hand and of the open row, how
    many wilds in it sweep it (0: it is never swept), what a wild in it is, and what wilds pay for.
    """

    cards: Mapping[Colour, int]
    hand: int
    row: int
    sweep_at_wilds: int
    face_up_wild: FaceUpWild = "turn"
    wilds_pay: tuple[WildUse, ...] = get_args(WildUse)

    def is_whole_turn(self, colour: Colour) -> bool:
        """Whether taking this card from the row is the whole turn."""
        return colour is Colour.WILD and self.face_up_wild == "turn"


class TicketDeal(Value, frozen=True):
    """How many tickets are offered, how many must be kept, and where the refused ones go."""

    offered: Mapping[TicketKind, int]
    keep: int
    refused: RefusedTickets


class Tunnels(Value, frozen=True, tag_field="rule", tag="tunnels"):
    """Routes marked `tunnel` may cost extra cards (EU-7 to EU-10)."""

    turn_over: int


class Stations(Value, frozen=True, tag_field="rule", tag="stations"):
    """Stations borrow another player's route; the n-th costs n cards (EU-11 to EU-13)."""

    each: int
    points_unbuilt: int


class FerryCards(Value, frozen=True, tag_field="rule", tag="ferry cards"):
    """Cards that pay only for waves (IT-4 to IT-6)."""

    pile: int
    hand: int
    waves_paid: int


class LongestTrail(Value, frozen=True, tag_field="rule", tag="longest trail"):
    """A bonus for the longest continuous trail of a player's own routes (EU-14, US-4)."""

    points: int


class RegionPoints(Value, frozen=True, tag_field="rule", tag="region points"):
    """Each network scores `points[n]` for n regions, the last value for more (IT-10, IT-11)."""

    points: tuple[int, ...]


class Merchandise(Value, frozen=True, tag_field="rule", tag="merchandise"):
    """Routes with carts give merchandise cards. `points` gives, for each number of players, the
    points for the most cards, the second most, and so on (AMS-5, AMS-7)."""

    pile: int
    points: Mapping[int, tuple[int, ...]]


class Attractions(Value, frozen=True, tag_field="rule", tag="attractions"):
    """Points for every attraction at an end of one of a player's own routes (NYC-6)."""

    points: int


class Districts(Value, frozen=True, tag_field="rule", tag="districts"):
    """Each region scores its own points for a network with all of its cities (LON-6)."""


class Mandala(Value, frozen=True, tag_field="rule", tag="mandala"):
    """`points[n]` for n tickets whose places two paths of own routes join that have no route in
    common, the last value for more (IND-9 to IND-12)."""

    points: tuple[int, ...]


class Substitutes(Value, frozen=True, tag_field="rule", tag="substitutes"):
    """So many cards of any kind may be paid for a locomotive of a ferry (NOR-8), and for a card of
    a route with `any_cards` as many as it says (NOR-10)."""

    for_locomotive: int


class MostTickets(Value, frozen=True, tag_field="rule", tag="most tickets"):
    """A bonus for the most tickets done (NOR-14)."""

    points: int


BonusFacts = (
    LongestTrail | RegionPoints | Merchandise | Attractions | Districts | Mandala | MostTickets
)
"""The rules that only score."""

RuleFacts = Tunnels | Stations | FerryCards | Substitutes | BonusFacts


class Map(Value, frozen=True):
    """A whole map: the board and the numbers and rules of its game."""

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
    words: MapWords = "trains"
