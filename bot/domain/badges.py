"""Badges: a handful of things worth telling. None is for losing, for being quick or for playing
often. They are not stored: results say who has which."""

from collections.abc import Iterable, Mapping
from typing import Literal

from engine.model import MapId
from engine.values import Value

MIN_TICKETS = 5  # completed, and none that was not
MIN_PATH = 30

Badge = Literal["every-map", "all-tickets", "all-regions", "one-point", "long-path"]


class MapTally(Value, frozen=True):
    """What somebody has reached on one map in all their games on it. `has_all_tickets`: MIN_TICKETS
    or more in one game, all of them completed. `has_won_by_one`: a game by one point."""

    map: MapId
    games: int
    wins: int
    best_points: int
    longest_path: int
    most_regions: int
    tickets: int
    tickets_done: int
    has_all_tickets: bool
    has_won_by_one: bool


def badges_of(tallies: Iterable[MapTally], regions: Mapping[MapId, int]) -> tuple[Badge, ...]:
    """The badges of somebody with these tallies. `regions`: for every map that can be played, how
    many regions it has."""
    found = {tally.map: tally for tally in tallies}
    reached: dict[Badge, bool] = {
        "every-map": all(map_id in found and found[map_id].wins for map_id in regions),
        "all-tickets": any(tally.has_all_tickets for tally in found.values()),
        "all-regions": any(
            0 < regions.get(tally.map, 0) <= tally.most_regions for tally in found.values()
        ),
        "one-point": any(tally.has_won_by_one for tally in found.values()),
        "long-path": any(tally.longest_path >= MIN_PATH for tally in found.values()),
    }
    return tuple(badge for badge, is_reached in reached.items() if is_reached)
