"""What the bonuses would bring if the game ended now, compared with the final score."""

import pytest
from msgspec.structs import replace

from engine.bonuses_so_far import bonuses_so_far, own_bonuses_so_far
from engine.final_score import (
    MerchandiseLine,
    MostTicketsLine,
    RegionsLine,
    RoutesLine,
    ScoreLine,
    StationsLine,
    TicketLine,
    TrailLine,
)
from engine.game import Game, make_board, start
from engine.model import LongestTrail, RouteId, Seat
from engine.views import player_view, public_view
from maps.loader import load
from tests.support.positions import (
    SEED,
    score,
    table,
    with_merchandise,
    with_routes,
    with_stations,
)
from tests.support.random_games import TABLES, playing


def so_far(game: Game, seat: int) -> tuple[ScoreLine, ...]:
    return bonuses_so_far(game.board, public_view(game))[seat]


def final_bonuses(game: Game, seat: int) -> list[ScoreLine]:
    """The lines of the final score that the map's rules add, without what is secret until then."""
    lines = score(game).seats[seat].lines
    others = RoutesLine | TicketLine | MostTicketsLine
    return [line for line in lines if not isinstance(line, others)]


@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_at_the_end_of_a_game_they_are_the_lines_of_the_final_score(
    map_id: str, players: int
) -> None:
    *_, (_, _, last) = playing(map_id, players, number=1)
    for seat in range(players):
        counted = so_far(last.game, seat)
        view = player_view(last.game, Seat(seat))
        counted += own_bonuses_so_far(last.game.board, view)
        scoring = [x for x in counted if x.points or not isinstance(x, RegionsLine)]
        assert sorted(scoring, key=repr) == sorted(final_bonuses(last.game, seat), key=repr)


def test_who_leads_by_the_longest_path_and_who_is_behind() -> None:
    game = with_routes(table("usa", 2), 0, "denver-santa-fe", "el-paso-santa-fe")
    game = with_routes(game, 1, "boston-montreal-1")
    one, two, short = map(RouteId, ("denver-santa-fe", "el-paso-santa-fe", "boston-montreal-1"))
    assert so_far(game, 0) == (TrailLine(10, 4, (one, two)),)
    assert so_far(game, 1) == (TrailLine(0, 2, (short,)),)


def test_without_routes_nobody_has_the_longest_path() -> None:
    assert so_far(table("usa"), 0) == (TrailLine(0, 0, ()),)


def test_a_network_that_has_too_few_regions_to_score_is_counted_all_the_same() -> None:
    game = with_routes(table("italy"), 0, "napoli-roma-yellow")
    (line,) = so_far(game, 0)
    assert isinstance(line, RegionsLine)
    assert (line.points, line.count) == (0, 2)
    assert so_far(game, 1) == (RegionsLine(0, 0, (), ()),)


def test_stations_that_are_left_count() -> None:
    game = with_stations(table("europe"), 0, "paris")
    assert StationsLine(8, 2) in so_far(game, 0)
    assert StationsLine(12, 3) in so_far(game, 1)


def test_the_rank_by_merchandise_cards_counts() -> None:
    game = with_merchandise(table("amsterdam", 3), 2, 0, 3)
    assert [so_far(game, seat) for seat in range(3)] == [
        (MerchandiseLine(5, 2, 2),),
        (MerchandiseLine(0, 0, 0),),
        (MerchandiseLine(8, 3, 1),),
    ]


def test_another_map_counts_by_its_own_rules() -> None:
    with_trail = make_board(replace(load("italy"), rules=(LongestTrail(points=3),)))
    game = with_routes(start(with_trail, 2, SEED).game, 0, "napoli-roma-yellow")
    (line,) = so_far(game, 0)
    assert isinstance(line, TrailLine)
    assert line.points == 3
    without = make_board(replace(load("usa"), rules=()))
    assert so_far(start(without, 2, SEED).game, 0) == ()
