"""Badges: what has to be reached for each."""

import pytest
from msgspec.structs import replace

from bot.domain.badges import Badge, MapTally, badges_of
from engine.model import MapId

REGIONS = {MapId("italy"): 17, MapId("usa"): 0}
NOTHING = MapTally(MapId("italy"), 9, 0, 80, 29, 16, 20, 10, False, False)
ELSEWHERE = replace(NOTHING, map=MapId("usa"), most_regions=0)


@pytest.mark.parametrize(
    ("tallies", "badges"),
    [
        ((), ()),
        ((NOTHING, ELSEWHERE), ()),
        ((replace(NOTHING, wins=3), ELSEWHERE), ()),
        ((replace(NOTHING, wins=1), replace(ELSEWHERE, wins=2)), ("every-map",)),
        ((replace(NOTHING, has_all_tickets=True),), ("all-tickets",)),
        ((replace(NOTHING, most_regions=17),), ("all-regions",)),
        ((ELSEWHERE, replace(NOTHING, has_won_by_one=True)), ("one-point",)),
        ((replace(ELSEWHERE, longest_path=30),), ("long-path",)),
    ],
)
def test_a_badge_for_each_thing_worth_telling(
    tallies: tuple[MapTally, ...], badges: tuple[Badge, ...]
) -> None:
    assert badges_of(tallies, REGIONS) == badges


def test_a_map_that_is_no_longer_there_does_not_stand_in_the_way() -> None:
    gone = replace(NOTHING, map=MapId("moon"), most_regions=99)
    won = (replace(NOTHING, wins=1), replace(ELSEWHERE, wins=1), gone)
    assert badges_of(won, REGIONS) == ("every-map",)
