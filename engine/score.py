"""The final score, line by line: the values only. `engine.scoring` works them out."""

from typing import Literal

from engine.model import PlaceId, RegionId, RouteId, Seat, TicketId
from engine.values import Value


class RoutesLine(Value, frozen=True, tag_field="line", tag="routes"):
    """All routes of a seat, counted again from the board (ALL-15)."""

    points: int
    routes: int


class TicketLine(Value, frozen=True, tag_field="line", tag="ticket"):
    """One ticket: its value if done, minus that if not."""

    points: int
    ticket: TicketId
    done: bool


class StationsLine(Value, frozen=True, tag_field="line", tag="stations"):
    """Stations never built (EU-13)."""

    points: int
    unbuilt: int


class TrailLine(Value, frozen=True, tag_field="line", tag="longest trail"):
    """The seat's longest trail; points only for the longest of all (EU-14, US-4)."""

    points: int
    length: int
    routes: tuple[RouteId, ...]


class RegionsLine(Value, frozen=True, tag_field="line", tag="regions"):
    """One network of a seat and the regions it joins (IT-10); a doubled one counts twice."""

    points: int
    count: int
    regions: tuple[RegionId, ...]
    doubled: tuple[RegionId, ...]


class MerchandiseLine(Value, frozen=True, tag_field="line", tag="merchandise"):
    """Place by merchandise cards; place 0 without any (AMS-7)."""

    points: int
    cards: int
    place: int


ScoreLine = RoutesLine | TicketLine | StationsLine | TrailLine | RegionsLine | MerchandiseLine


class Borrowed(Value, frozen=True):
    """A station and the route of another player it used (EU-12)."""

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
    """Every seat's score in the order of seats, who won, and what decided it: the points, one of
    the map's tie-breaks, or nothing when the victory is shared."""

    seats: tuple[SeatScore, ...]
    winners: tuple[Seat, ...]
    decided_by: Decider
