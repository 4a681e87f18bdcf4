"""The permissions that the bot needs."""

from pathlib import Path

from bot.discord_io.permissions import FOR_THREADS, REQUIRED

ROOT = Path(__file__).parents[3]


def test_the_readme_invites_with_exactly_the_permissions_needed_also_for_threads() -> None:
    readme = (ROOT / "README.md").read_text()
    assert f"&permissions={(REQUIRED | FOR_THREADS).value}`" in readme
