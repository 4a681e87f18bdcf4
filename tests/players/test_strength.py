"""How strong the players are, in small samples with wide margins. docs/players.md has the rest."""

import pytest

from benchmarks.baselines import BASELINES
from maps.loader import load
from players.duels.duel import Duel, Match, games, tally, wilson
from players.levels.by_name import ALL
from tests.support.positions import MAPS

pytestmark = pytest.mark.slow

MAKERS = {**ALL, **BASELINES}


def duel(map_id: str, *names: str, number: int) -> Duel:
    match = Match(load(map_id), names, seed=3)
    return tally(match, games(match, MAKERS, number, jobs=1))


def test_easy_beats_random(map_id: str) -> None:
    easy, _ = duel(map_id, "easy", "random", number=4).players
    assert easy.win_share >= 0.8


def test_normal_beats_easy(map_id: str) -> None:
    normal, _ = duel(map_id, "normal", "easy", number=10).players
    assert normal.win_share >= 0.5


def test_hard_beats_easy(map_id: str) -> None:
    hard, _ = duel(map_id, "hard", "easy", number=2).players
    assert hard.win_share >= 0.5


def test_hard_beats_normal_on_all_maps_together() -> None:
    wins = [duel(map_id, "hard", "normal", number=6).players[0].wins for map_id in MAPS]
    assert sum(wins) > 0.5 * 6 * len(MAPS)


@pytest.mark.parametrize("name", BASELINES)
def test_hard_scores_more_than_the_published_players(name: str) -> None:
    hard, other = duel("europe", "hard", name, number=4).players
    assert hard.mean_points > other.mean_points


def test_the_published_players_play_every_map(map_id: str) -> None:
    shares = duel(map_id, *BASELINES, number=1).players
    assert sum(share.wins for share in shares) == pytest.approx(1, abs=0.02)


def test_seats_are_rotated_and_every_deal_is_played_from_every_seat() -> None:
    twins = duel("amsterdam", "random", "random", "random", number=6)
    assert sum(share.wins for share in twins.players) == pytest.approx(6, abs=0.05)
    assert [share.player for share in twins.players] == ["random"] * 3


def test_wilson_gives_the_interval_of_a_share() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
