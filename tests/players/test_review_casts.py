"""The games on which reviews are tempered and tested, and what is counted of them."""

from pathlib import Path

import pytest

from benchmarks.review_calibration import Rated, compared
from benchmarks.review_casts import CASTS, PEOPLE, cast_games
from benchmarks.review_games import LEVEL_SHARES, positions, victory_shares
from benchmarks.review_temper import Scored

WHO_PLAYS = {
    "mixed": set(LEVEL_SHARES),
    "normal": {"normal"},
    "hard": {"hard"},
    "people": set(PEOPLE),
}


@pytest.mark.parametrize("cast", CASTS)
def test_a_game_of_a_cast_is_played_once_and_kept(cast: str, tmp_path: Path) -> None:
    (game,) = cast_games(1, cast, "newyork", 1, tmp_path)
    assert set(game.levels) <= WHO_PLAYS[cast]
    assert sum(victory_shares(positions(1, game)[-1])) == pytest.approx(1)
    (file,) = tmp_path.iterdir()
    written = file.read_bytes()
    assert list(cast_games(1, cast, "newyork", 1, tmp_path)) == [game]
    assert file.read_bytes() == written
    assert list(cast_games(1, cast, "newyork", 1, tmp_path / "again")) == [game]


def rated(game: int, chances: tuple[float, ...], shares: tuple[float, ...]) -> Rated:
    scored = Scored(1.0, chances, (1.0, 0.0, 0.0), shares)
    return Rated(("mixed", "usa", game), scored, chances)


def test_ratings_of_one_game_count_as_one_error() -> None:
    won, lost = (1.0, 0.0), (0.0, 1.0)
    apart = compared([rated(0, (0.75, 0.25), won), rated(1, (0.75, 0.25), lost)], 0.7, 0.8)
    assert (apart.number, apart.mean, apart.won) == (2, 0.75, 0.5)
    assert apart.error == pytest.approx((0.25**2 + 0.75**2) ** 0.5 / 2)
    together = compared([rated(0, (0.75, 0.25), lost), rated(0, (0.75, 0.25), lost)], 0.7, 0.8)
    assert together.error == pytest.approx(2 * 0.75 / 2)
    assert not together._replace(error=0.1).is_right()
    assert apart._replace(won=0.73, error=0.0).is_right()
