"""The strength of the players, in small samples with wide margins.

docs/players.md has the full measurements. Tests marked `soak` play larger samples.
"""

import pytest

from maps.loader import load
from players.duels.baselines import BASELINES
from players.duels.duel import DuelResult, DuelSetup, play_games, summarise, wilson
from players.levels.registry import ALL_PLAYERS
from tests.support.positions import MAPS, board

pytestmark = pytest.mark.slow  # whole games

MAKERS = {**ALL_PLAYERS, **BASELINES}


def duel(map_id: str, *names: str, number: int) -> DuelResult:
    setup = DuelSetup(load(map_id), names, seed=3)
    return summarise(setup, play_games(setup, MAKERS, number, jobs=1))


def samples(small: int, large: int) -> list[object]:
    """The numbers of games for the normal run and for a long one."""
    return [small, pytest.param(large, marks=pytest.mark.soak)]


@pytest.mark.parametrize("number", samples(2, 8))
def test_easy_beats_random(map_id: str, number: int) -> None:
    easy, _ = duel(map_id, "easy", "random", number=number).players
    assert easy.win_share >= 0.8


@pytest.mark.parametrize("number", samples(10, 40))
def test_normal_beats_easy(map_id: str, number: int) -> None:
    normal, _ = duel(map_id, "normal", "easy", number=number).players
    assert normal.win_share >= 0.5


@pytest.mark.parametrize("number", samples(1, 4))
def test_hard_beats_easy(map_id: str, number: int) -> None:
    hard, _ = duel(map_id, "hard", "easy", number=number).players
    assert hard.win_share >= 0.5


@pytest.mark.parametrize("number", samples(1, 12))
def test_hard_beats_normal_on_all_maps_together(number: int) -> None:
    wins = [duel(map_id, "hard", "normal", number=number).players[0].wins for map_id in MAPS]
    assert sum(wins) > 0.5 * number * len(MAPS)


@pytest.mark.soak
@pytest.mark.parametrize("map_id", ["london", "newyork"])
def test_hard_wins_65_of_100_short_games(map_id: str) -> None:
    hard, _ = duel(map_id, "hard", "normal", number=200).players
    assert hard.win_share >= 0.65


@pytest.mark.parametrize("number", samples(1, 6))
@pytest.mark.parametrize("name", BASELINES)
def test_hard_scores_more_than_the_published_players(name: str, number: int) -> None:
    hard, other = duel("europe", "hard", name, number=number).players
    assert hard.mean_points > other.mean_points


def test_the_published_players_play_every_map(map_id: str) -> None:
    seats = board(map_id).map.players[1]
    shares = duel(map_id, *list(BASELINES)[:seats], number=1).players
    assert sum(share.wins for share in shares) == pytest.approx(1, abs=0.02)


def test_seats_are_rotated_and_every_deal_is_played_from_every_seat() -> None:
    twins = duel("amsterdam", "random", "random", "random", number=6)
    assert sum(share.wins for share in twins.players) == pytest.approx(6, abs=0.05)
    assert [share.player for share in twins.players] == ["random"] * 3


def test_wilson_gives_the_interval_of_a_share() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
