"""The values of the final score, line by line. `engine.scoring` computes them."""

from typing import Literal

from engine.model import PlaceId, RegionId, RouteId, Seat, TicketId
from engine.values import Value


class RoutesLine(Value, frozen=True, tag_field="line", tag="routes"):
    """The points for all routes of a seat, counted again from the board (ALL-15)."""

    points: int
    routes: int


class TicketLine(Value, frozen=True, tag_field="line", tag="ticket", omit_defaults=True):
    """One ticket: plus its points if done, minus its points if not. `reached`: of a ticket with
    several targets, the one that counts (SWI-12)."""

    points: int
    ticket: TicketId
    done: bool
    reached: PlaceId | None = None


class StationsLine(Value, frozen=True, tag_field="line", tag="stations"):
    """The points for stations that were not built (EU-13)."""

    points: int
    unbuilt: int


class TrailLine(Value, frozen=True, tag_field="line", tag="longest trail"):
    """The seat's longest trail. Only the longest of all seats gets points (EU-14, US-4)."""

    points: int
    length: int
    routes: tuple[RouteId, ...]


class RegionsLine(Value, frozen=True, tag_field="line", tag="regions"):
    """One network of a seat and its regions (IT-10). Those in `doubled` count twice."""

    points: int
    count: int
    regions: tuple[RegionId, ...]
    doubled: tuple[RegionId, ...]


class MerchandiseLine(Value, frozen=True, tag_field="line", tag="merchandise"):
    """The rank by merchandise cards; `place` is 0 without any cards (AMS-7)."""

    points: int
    cards: int
    place: int


class AttractionsLine(Value, frozen=True, tag_field="line", tag="attractions"):
    """The attractions at the ends of a seat's routes, in the order of the map (NYC-6)."""

    points: int
    places: tuple[PlaceId, ...]


class DistrictsLine(Value, frozen=True, tag_field="line", tag="districts"):
    """The districts of which one network of a seat has every place (LON-6). `joined`: of each
    district of the map, the most places that one network has."""

    points: int
    districts: tuple[RegionId, ...]
    joined: tuple[int, ...]


class MandalaLine(Value, frozen=True, tag_field="line", tag="mandala"):
    """The tickets of a seat that are Mandalas (IND-9), in the order in which the seat got them."""

    points: int
    tickets: tuple[TicketId, ...]


class MostTicketsLine(Value, frozen=True, tag_field="line", tag="most tickets"):
    """How many tickets a seat has done. Only the most of all seats get points (NOR-14)."""

    points: int
    done: int


BonusLine = (
    StationsLine
    | TrailLine
    | RegionsLine
    | MerchandiseLine
    | AttractionsLine
    | DistrictsLine
    | MandalaLine
    | MostTicketsLine
)
"""The lines that a map's rules add."""

ScoreLine = RoutesLine | TicketLine | BonusLine


class Borrowed(Value, frozen=True):
    """A station's city and the route of another player that the station borrowed (EU-12)."""

    city: PlaceId
    route: RouteId


class SeatScore(Value, frozen=True):
    """One seat's lines and their sum."""

    seat: Seat
    lines: tuple[ScoreLine, ...]
    total: int
    tickets_done: int
    borrowed: tuple[Borrowed, ...]


Decider = Literal["points", "tickets done", "fewest stations", "longest trail", "nothing"]


class FinalScore(Value, frozen=True):
    """Every seat's score in the order of the seats, the winners, and what decided: the points, one
    of the map's tie-breaks, or nothing if the victory is shared."""

    seats: tuple[SeatScore, ...]
    winners: tuple[Seat, ...]
    decided_by: Decider
