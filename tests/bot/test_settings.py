"""Settings from the environment and from `.env`, and their list in `.env.example`."""

import subprocess
import sys
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.settings import Settings, problems_of, unknown_settings
from bot.version import VERSION
from bot.web_page import local_stand_in

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / ".env.example"


@pytest.fixture(autouse=True)
def without_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Run in a folder without `.env` and in an environment without our settings."""
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.upper(), raising=False)


def listed_settings() -> list[str]:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    return [line.split("=")[0] for line in lines if line and not line.startswith("#")]


def test_the_example_lists_every_setting_and_no_other() -> None:
    assert sorted(listed_settings()) == sorted(name.upper() for name in Settings.model_fields)


def test_every_setting_in_the_example_has_a_comment_above_it() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    for before, line in pairwise(lines):
        assert not line or line.startswith("#") or before.startswith("#"), line


def test_the_example_lists_the_defaults(tmp_path: Path) -> None:
    defaults = Settings()
    (tmp_path / ".env").write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")
    assert Settings() == defaults


def test_the_environment_overrides_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".env").write_text("LOG_LEVEL=debug\nDATABASE_PATH=from-file.db\n")
    monkeypatch.setenv("DATABASE_PATH", "from-environment.db")
    settings = Settings()
    assert (settings.log_level, settings.database_path) == ("DEBUG", Path("from-environment.db"))


def test_an_additional_folder_of_maps_can_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings().maps_dir == ()
    monkeypatch.setenv("MAPS_DIR", "more/maps")
    assert Settings().maps_dir == (Path("more/maps"),)


def test_the_address_of_the_documentation_may_end_with_a_slash(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DOCS_URL", "https://example.com/docs/")
    assert Settings().docs_url == "https://example.com/docs"


def test_the_web_page_needs_its_address_and_its_port_and_https(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert Settings().public_url == ""
    monkeypatch.setenv("PUBLIC_URL", "https://board.example.org/")
    with pytest.raises(ValidationError, match="WEB_PORT"):
        Settings()
    monkeypatch.setenv("WEB_PORT", "8080")
    assert Settings().public_url == "https://board.example.org"
    monkeypatch.setenv("PUBLIC_URL", "http://board.example.org")
    with pytest.raises(ValidationError, match="public_url"):
        Settings()


@pytest.mark.parametrize(
    ("api_url", "framed_by"),
    [
        ("http://127.0.0.1:8765/api/v10", "http://127.0.0.1:8765"),  # the stand-in
        ("https://discord.com/api/v10", ""),
        ("http://rate-limiter:8080/api/v10", ""),
    ],
)
def test_only_the_stand_in_on_this_machine_may_show_the_page_in_a_frame(
    monkeypatch: pytest.MonkeyPatch, api_url: str, framed_by: str
) -> None:
    monkeypatch.setenv("DISCORD_API_URL", api_url)
    assert local_stand_in(Settings()) == framed_by


def test_the_token_is_never_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very.secret.token")
    settings = Settings()
    assert "secret" not in f"{settings!r} {settings}"
    assert settings.discord_token.get_secret_value() == "very.secret.token"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LOG_LEVEL", "loud"),
        ("DEV_GUILD_ID", "my server"),
        ("DEV_GUILD_ID", "-1"),
        ("DEV_GUILD_ID", "9223372036854775808"),
        ("AUTOMATIC_PAUSE_S", "-1"),
        ("REVEAL_PAUSE_S", "-1"),
        ("CLOCK_EVERY_S", "inf"),
        ("FORGET_IDLE_AFTER_S", "nan"),
        ("DOCS_URL", "docs"),
        ("DOCS_URL", "https://example.com/a(b"),
        ("PICTURE_WORKERS", "0"),
        ("PICTURE_WORKERS", "99999999999999999999"),
    ],
)
def test_an_invalid_value_is_an_error_that_names_the_setting(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ValidationError, match=name.lower()):
        Settings()


def test_importing_the_bot_reads_no_settings() -> None:
    code = "import os; os.environ['LOG_LEVEL'] = 'loud'; import bot.settings, bot.tables, bot.store"
    command = [sys.executable, "-c", code]
    assert subprocess.run(command, check=False, cwd=ROOT).returncode == 0  # noqa: S603  # our own code


def test_names_that_are_no_settings_are_reported_without_their_values(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(
        "LOG_LEVEL=DEBUG\nLOG_LEVLE=s3cret\nCOLOUR=s3cret\nPOSTGRES_PASSWORD=s3cret\ns3cret\nempty=\n"
    )
    environment = {"DATABSE_PATH": "s3cret", "DATABASE_PATH": "x.db", "HOME": "/", "LANG": "C"}
    assert unknown_settings(environment) == [
        "COLOUR is no setting of Slow Train.",
        "DATABSE_PATH is no setting of Slow Train. Did you mean DATABASE_PATH?",
        "LOG_LEVLE is no setting of Slow Train. Did you mean LOG_LEVEL?",
    ]


def test_ordinary_variables_of_an_environment_are_not_taken_for_settings() -> None:
    ordinary = (
        "PATH",
        "HOME",
        "LANG",
        "HOSTNAME",
        "PYTHONPATH",
        "PYTHONUNBUFFERED",
        "SHELL",
        "PWD",
    )
    assert unknown_settings(dict.fromkeys(ordinary, "x")) == []


def test_the_version_in_the_log_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == VERSION


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("WEB_PORT", "s3cret", "WEB_PORT must be a whole number"),
        ("REVEAL_PAUSE_S", "s3cret", "REVEAL_PAUSE_S must be a number"),
        ("PICTURE_WORKERS", "0", "PICTURE_WORKERS must be greater than or equal to 1"),
        ("LOG_LEVEL", "s3cret", "LOG_LEVEL must be 'DEBUG', 'INFO', 'WARNING' or 'ERROR'"),
        ("DATABASE_URL", "s3cret", "DATABASE_URL: it must begin with postgresql://"),
        ("WEB_PORT", "8080", "PUBLIC_URL and WEB_PORT are set together, or neither of them"),
    ],
)
def test_a_wrong_setting_is_told_in_words_without_its_value(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, said: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ValidationError) as raised:
        Settings()
    assert problems_of(raised.value) == [f"{said}."]
