"""The sign of life of a running bot, for container health checks."""

from pathlib import Path

from bot import health


def test_a_bot_is_alive_only_shortly_after_its_last_sign_of_life(tmp_path: Path) -> None:
    database = tmp_path / "table.db"
    assert not health.is_alive(database, within_s=60)
    health.mark_alive(database)
    assert health.is_alive(database, within_s=60)
    assert not health.is_alive(database, within_s=-1)
