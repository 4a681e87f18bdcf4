"""How far seats are with the map's bonuses, as values and in words."""

from msgspec.structs import replace

from engine.bonuses_so_far import bonuses_so_far
from engine.final_score import RegionsLine
from engine.game import Game, make_board, start
from engine.model import LongestTrail, RegionId
from engine.views import public_view
from maps.bonus_counts import BonusCount, bonus_counts, compared_bonuses, regions_text
from maps.loader import load
from tests.support.positions import SEED, board, table, with_merchandise, with_routes, with_stations


def say(key: str, **values: object) -> str:
    return f"{key}: {values}"


def compared(game: Game) -> list[str]:
    return compared_bonuses(game.board, public_view(game), "ABC", say)


def test_every_line_becomes_a_count(map_id: str) -> None:
    view = public_view(table(map_id))
    for lines, counts in zip(
        bonuses_so_far(board(map_id), view), bonus_counts(board(map_id), view), strict=True
    ):
        assert [count.points for count in counts] == [line.points for line in lines]
        assert counts or map_id == "nordic"  # its only bonus is secret until the end


def test_whoever_leads_comes_first() -> None:
    game = with_merchandise(table("amsterdam", 3), 1, 0, 3)
    assert compared(game) == [say("bonuses-cart", counts="C 3 (+8) · A 1 (+5) · B 0")]


def test_a_bonus_for_which_nobody_has_done_anything_is_not_compared(map_id: str) -> None:
    assert compared(table(map_id)) == []


def test_stations_are_compared_once_somebody_has_built_one() -> None:
    game = with_stations(table("europe"), 0, "paris")
    assert compared(game) == [say("bonuses-station", counts="B 3 (+12) · A 2 (+8)")]


def test_two_networks_that_score_are_both_named() -> None:
    italy = board("italy")
    names = "agrigento-palermo-orange", "cagliari-roma"
    game = with_routes(table("italy"), 0, *names)
    assert [count.number for count in bonus_counts(italy, public_view(game))[0]] == [2]
    generous = make_board(
        replace(load("italy"), rules=(replace(load("italy").rules[-1], points=(0, 1, 2)),))
    )
    game = with_routes(start(generous, 2, SEED).game, 0, *names)
    assert compared(game) == [say("bonuses-region", counts="A 2 (+2) + 1 (+1) · B 0")]


def test_a_complete_region_that_counts_twice_says_so() -> None:
    sicilia, lazio = RegionId("sicilia"), RegionId("lazio")
    count = BonusCount("region", 3, 0, (lazio, sicilia), (sicilia,))
    assert regions_text(board("italy"), count) == "Lazio, Sicilia \N{MULTIPLICATION SIGN}2"


def test_other_peoples_maps_compare_by_their_own_rules() -> None:
    own = make_board(replace(load("amsterdam"), rules=(LongestTrail(points=4),)))
    game = with_routes(start(own, 2, SEED).game, 1, own.routes[0].id)
    assert compared(game) == [
        say("bonuses-trail", counts=f"B {own.routes[0].length} (+4) · A 0"),
    ]
    assert not any(
        isinstance(line, RegionsLine)
        for lines in bonuses_so_far(own, public_view(game))
        for line in lines
    )


def test_attractions_are_compared_by_their_number() -> None:
    game = with_routes(table("newyork", 3), 1, "central-park-united-nations")
    game = with_routes(game, 2, "soho-wall-street")
    assert compared(game) == [say("bonuses-attraction", counts="B 2 (+2) · C 1 (+1) · A 0")]
