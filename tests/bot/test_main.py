"""`python -m bot`: what it prints when it cannot run, and how it stops."""

import asyncio
import json
import os
import signal
import sys
import time
from contextlib import nullcontext
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from bot.__main__ import main, slow_train
from bot.discord_io.connection import CannotConnect, TokenRefused
from bot.domain.table import TableId
from bot.store import DatabaseUrl, Store, web_sessions
from bot.store.databases.migrate import migrations
from bot.tables import Tables
from bot.version import VERSION
from engine.game import RULES_VERSION
from sandbox.testing.driver import Sandbox
from tests.support.databases.back_ends import databases
from tests.support.personal_data import EVA, all_text, former_name, is_in_file
from tests.support.tables import ADA, BO, boards, open_lobby, open_tables
from tests.support.wire.wire import reply_to

STOP_WITHIN_S = 5.0


def set_environment(monkeypatch: pytest.MonkeyPatch, folder: Path, **settings: str) -> None:
    """Run in this folder with these settings and no others."""
    for name in ("DISCORD_TOKEN", "DISCORD_API_URL", "DATABASE_PATH", "DATABASE_URL"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    monkeypatch.chdir(folder)


def test_without_a_token_the_error_says_how_to_get_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    set_environment(monkeypatch, tmp_path)
    assert main([]) == 2
    error = capsys.readouterr().err
    assert "DISCORD_TOKEN" in error
    assert "make play" in error
    assert list(tmp_path.iterdir()) == []


def test_the_command_slow_train_is_the_bot_or_with_play_the_sandbox(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    set_environment(monkeypatch, tmp_path)
    monkeypatch.setattr("sys.argv", ["slow-train"])
    assert slow_train() == 2
    assert "DISCORD_TOKEN" in capsys.readouterr().err
    for arguments, program in (["--help"], "slow-train "), (["play", "--help"], "slow-train play "):
        monkeypatch.setattr("sys.argv", ["slow-train", *arguments])
        with pytest.raises(SystemExit):
            slow_train()
        shown = capsys.readouterr().out
        assert shown.startswith(f"usage: {program}[-h]")
        assert "slow-train play" in shown


@pytest.mark.parametrize("url", ["mysql://ada:s3cret@host/x", "postgresql://ada:s3cret@host:x/x"])
def test_a_wrong_address_is_not_repeated_because_it_contains_a_password(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    url: str,
) -> None:
    set_environment(monkeypatch, tmp_path, DATABASE_URL=url)
    assert main([]) == 2
    error = capsys.readouterr().err
    assert "  DATABASE_URL: " in error
    assert "s3cret" not in error


@pytest.mark.parametrize("command", [[], ["backup", "copy.db"]])
def test_a_misspelt_setting_is_reported(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: list[str],
) -> None:
    async def run(*_: object) -> None:
        """Nothing."""

    set_environment(monkeypatch, tmp_path, DISCORD_TOKEN="x.y.z", DATABSE_PATH="s3cret")  # noqa: S106
    monkeypatch.setattr("bot.__main__.open_app", lambda _: nullcontext())
    monkeypatch.setattr("bot.__main__.run", run)
    main(command)
    error = capsys.readouterr().err
    assert "DATABSE_PATH is no setting of Slow Train. Did you mean DATABASE_PATH?" in error
    assert "s3cret" not in error


def test_a_broken_database_is_not_touched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "broken.db"
    database.write_bytes(b"this is no database, but somebody may still need it" * 100)
    before = database.read_bytes()
    set_environment(monkeypatch, tmp_path, DISCORD_TOKEN="x.y.z", DATABASE_PATH=str(database))  # noqa: S106
    assert main([]) == 1
    assert str(database) in capsys.readouterr().err
    assert database.read_bytes() == before


@pytest.mark.parametrize(
    ("reason", "exit_code"), [(TokenRefused(), 2), (CannotConnect("Discord refuses."), 4)]
)
def test_a_final_refusal_by_discord_is_one_line_and_an_exit_code_of_its_own(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    reason: CannotConnect,
    exit_code: int,
) -> None:
    async def refuse(*_: object) -> None:
        raise reason

    set_environment(monkeypatch, tmp_path, DISCORD_TOKEN="x.y.z", DATABASE_PATH="table.db")  # noqa: S106
    monkeypatch.setattr("bot.__main__._run", refuse)
    assert main([]) == exit_code
    assert capsys.readouterr().err == f"{reason}\n"


def test_a_bot_that_fails_says_so_in_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("of this kind")

    set_environment(monkeypatch, tmp_path, DISCORD_TOKEN="x.y.z", LOG_FORMAT="json")  # noqa: S106
    monkeypatch.setattr("bot.__main__._run", fail)
    assert main([]) == 1
    line = json.loads(capsys.readouterr().err)
    assert line["message"] == "the bot failed"
    assert "RuntimeError: of this kind" in line["exception"]


async def test_a_backup_is_restored_by_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    set_environment(monkeypatch, tmp_path, DATABASE_PATH="slow-train.db")
    async with open_tables(tmp_path) as tables:
        await open_lobby(tables, ADA)
        assert await asyncio.to_thread(main, ["backup", "copy.db"]) == 0
        assert await asyncio.to_thread(main, ["restore", "copy.db"]) == 3
        assert "is in use" in capsys.readouterr().err
        await tables.lobby.join(TableId(1), BO)
    assert await asyncio.to_thread(main, ["restore", "copy.db"]) == 0
    found = capsys.readouterr()
    steps = ["Copying and checking the backup…", "Bringing the copy up to date…"]
    assert found.err.splitlines() == [steps[0], "Keeping the database before…", steps[1]]
    kept, now = found.out.splitlines()
    assert "slow-train-before-restore-" in kept
    assert "slow-train.db is now copy.db (tables: 1)" in now
    async with open_tables(tmp_path) as tables:
        assert (await tables.lookup.table(TableId(1))).names == ("Ada",)
    assert await asyncio.to_thread(main, ["restore", "nothing.db"]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    monkeypatch.setenv("DATABASE_PATH", "new.db")
    assert await asyncio.to_thread(main, ["restore", "copy.db"]) == 0
    assert capsys.readouterr().err.splitlines() == steps  # there was none before


async def test_a_postgresql_database_is_filled_backed_up_and_restored_by_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = await databases.blank()
    secret = add_password(url, "s3cret")
    set_environment(monkeypatch, tmp_path, DATABASE_URL=secret)
    async with open_tables(tmp_path) as tables:
        await open_lobby(tables, ADA)
        assert await asyncio.to_thread(main, ["copy", "--from", "sqlite:slow-train.db"]) == 3
    assert "is in use" in capsys.readouterr().err
    assert await asyncio.to_thread(main, ["copy", "--from", "sqlite:slow-train.db"]) == 0
    copied = capsys.readouterr().out
    assert "tables: 1 rows" in copied
    assert f"{url} has the same rows as slow-train.db." in copied
    assert await asyncio.to_thread(main, ["copy", "--from", "sqlite:slow-train.db"]) == 1
    assert "is not empty" in capsys.readouterr().err
    assert await asyncio.to_thread(main, ["backup", "copy.db"]) == 0
    async with Store.open(url) as store:
        assert await asyncio.to_thread(main, ["restore", "copy.db"]) == 3
        await Tables(store, boards()).lobby.join(TableId(1), BO)
    assert await asyncio.to_thread(main, ["restore", "copy.db"]) == 0
    restored = capsys.readouterr().out
    assert f"{url} is now copy.db (tables: 1)" in restored
    async with Store.open(url) as store:
        assert (await Tables(store, boards()).lookup.table(TableId(1))).names == ("Ada",)
    assert await asyncio.to_thread(main, ["copy"]) == 2
    for output in (copied, restored, *capsys.readouterr()):
        assert "s3cret" not in output


async def test_a_person_is_forgotten_by_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    set_environment(monkeypatch, tmp_path, DATABASE_PATH="slow-train.db")
    async with open_tables(tmp_path) as tables:
        await open_lobby(tables, EVA, BO)
        assert await asyncio.to_thread(main, ["backup", "copy.db"]) == 0
        assert await asyncio.to_thread(main, ["forget", str(EVA.user)]) == 0
        assert "The bot that is running deletes it" in capsys.readouterr().out
        await tables.personal_data.finish_deletions(former_name)
        assert EVA.name not in await all_text(tables.store)
        await tables.lobby.join(TableId(1), EVA)  # and comes back
    assert await asyncio.to_thread(main, ["forget", str(EVA.user)]) == 0
    assert "Deleted." in capsys.readouterr().out
    assert not is_in_file(tmp_path / "slow-train.db")
    assert await asyncio.to_thread(main, ["restore", "copy.db"]) == 0
    assert "Deletions since the backup, repeated: 1" in capsys.readouterr().out
    assert not is_in_file(tmp_path / "slow-train.db")
    async with open_tables(tmp_path) as tables:
        assert (await tables.lookup.table(TableId(1))).occupants == (BO,)
    for wrong in ("nobody", "-5", "0"):
        with pytest.raises(SystemExit):
            main(["forget", "--", wrong])


async def test_forgetting_somebody_unknown_says_that_nothing_was_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    set_environment(monkeypatch, tmp_path, DATABASE_PATH="slow-train.db")
    async with open_tables(tmp_path) as tables:
        await open_lobby(tables, ADA, BO)
        assert await asyncio.to_thread(main, ["forget", str(EVA.user)]) == 0
        beside_a_bot = capsys.readouterr().out
        await tables.personal_data.finish_deletions(former_name)
    assert await asyncio.to_thread(main, ["forget", str(EVA.user)]) == 0
    for printed in (beside_a_bot, capsys.readouterr().out):
        assert printed.startswith("Nothing is stored about this person.")
        assert "Deleted" not in printed


@pytest.mark.parametrize("command", [["forget", str(EVA.user)], ["results", "rebuild"]])
def test_a_command_about_what_is_stored_makes_no_database(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: list[str],
) -> None:
    set_environment(monkeypatch, tmp_path, DATABASE_PATH="misspelt/slow-train.db")
    assert main(command) == 1
    printed = capsys.readouterr()
    assert "misspelt/slow-train.db cannot be opened: there is no such file." in printed.err
    assert printed.out == ""
    assert list(tmp_path.iterdir()) == []


async def test_a_person_in_a_postgresql_database_is_forgotten_by_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = await databases.blank()
    set_environment(monkeypatch, tmp_path, DATABASE_URL=url.secret_text)
    async with Store.open(url) as store:
        await open_lobby(Tables(store, boards()), EVA, BO)
        assert await asyncio.to_thread(main, ["backup", "copy.db"]) == 0
        assert await asyncio.to_thread(main, ["forget", str(EVA.user)]) == 0  # beside a bot
        assert EVA.name not in await all_text(store)
    assert await asyncio.to_thread(main, ["restore", "copy.db"]) == 0
    assert "Deletions since the backup, repeated: 1" in capsys.readouterr().out
    async with Store.open(url) as store:
        assert EVA.name not in await all_text(store)


def add_password(url: DatabaseUrl, password: str) -> str:
    """The same address with a password, which the server of the tests does not ask for."""
    parts = urlsplit(url.secret_text)
    user = parts.username or ""
    return parts._replace(netloc=f"{user}:{password}@{parts.netloc.rpartition('@')[2]}").geturl()


def slowdown() -> float:
    """How many processes share each core: everything may take that many times longer."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


async def start_bot(discord: Sandbox, folder: Path, token: str) -> asyncio.subprocess.Process:
    """Start the bot as a process of its own."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        cwd=folder,
        env={
            **{name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ},
            "PYTHONPATH": str(Path(__file__).parents[2]),
            "DISCORD_TOKEN": token,
            "DISCORD_API_URL": discord.api_url,
            "DATABASE_PATH": "table.db",
        },
        stderr=asyncio.subprocess.PIPE,
    )


def complaints(stderr: bytes) -> list[str]:
    """The lines that are not only information."""
    return [line for line in stderr.decode().splitlines() if " INFO " not in line]


@pytest.mark.slow
async def test_a_wrong_token_is_an_error_of_one_line(tmp_path: Path) -> None:
    async with Sandbox.start() as discord:
        process = await start_bot(discord, tmp_path, "not.the.token")
        _, stderr = await process.communicate()
        assert process.returncode == 2
        (line,) = complaints(stderr)
        assert "DISCORD_TOKEN" in line


@pytest.mark.slow
async def test_a_terminated_bot_finishes_its_replies_and_ends_within_five_seconds(
    tmp_path: Path,
) -> None:
    async with Sandbox.start(rate_limits=False) as discord:
        process = await start_bot(discord, tmp_path, discord.token)
        await discord.bot_online()
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        started = await robin.slash("new", platform, map="amsterdam")
        begun_s = time.monotonic()
        process.send_signal(signal.SIGTERM)
        _, stderr = await process.communicate()
        assert time.monotonic() - begun_s < STOP_WITHIN_S * slowdown()
        assert process.returncode == 0
        assert (await reply_to(started)).text
        log = stderr.decode()
        assert discord.token not in log
        for line in (
            f"INFO bot Slow Train {VERSION} starts on table.db",
            f"INFO bot the rules are version {RULES_VERSION}, pure Python",
            f"migrated the database schema=0->{migrations()[-1].version}",
            "INFO bot told to stop",
            "INFO bot stopped",
        ):
            assert log.count(line) == 1, line


@pytest.mark.slow
async def test_a_second_bot_is_refused_until_the_first_is_killed_and_the_lobby_posted_once(
    tmp_path: Path,
) -> None:
    async with Sandbox.start(rate_limits=False) as discord:
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        process = await start_bot(discord, tmp_path, discord.token)
        await discord.bot_online()
        await reply_to(await robin.slash("new", platform, map="amsterdam"))
        second = await start_bot(discord, tmp_path, discord.token)
        _, error = await second.communicate()
        (line,) = complaints(error)
        assert second.returncode == 3
        assert "another Slow Train is running on it" in line
        process.kill()
        await process.wait()
        await discord.bot_online(False)
        process = await start_bot(discord, tmp_path, discord.token)
        await discord.bot_online()
        lobby = await discord.message(platform, lambda message: "Robin" in message.text)
        assert lobby.components
        public = [m for m in discord.public(platform) if "Robin" in m.text]
        assert len(public) == 1
        process.terminate()
        await process.communicate()


@pytest.mark.soak
@pytest.mark.parametrize("events", range(1, 7))
async def test_a_table_is_opened_once_whenever_the_bot_is_killed(
    tmp_path: Path, events: int
) -> None:
    """Killed after this many events at Discord since a person asked for a table."""
    async with Sandbox.start(rate_limits=False) as discord:
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        process = await start_bot(discord, tmp_path, discord.token)
        await discord.bot_online()
        before = len(discord.events)
        asking = asyncio.create_task(robin.slash("new", platform, map="amsterdam"))
        await discord.until(lambda: len(discord.events) >= before + events)
        process.kill()
        await process.wait()
        await discord.bot_online(False)
        await asking
        process = await start_bot(discord, tmp_path, discord.token)
        await discord.bot_online()
        await reply_to(
            await robin.slash("new", platform, map="amsterdam")
        )  # refused if the table is open already
        await discord.until(lambda: [m for m in discord.public(platform) if "Robin" in m.text])
        process.terminate()
        await process.communicate()
        assert len([m for m in discord.public(platform) if "Robin" in m.text]) == 1


def test_keys_are_changed_and_everybody_signed_out_by_a_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "table.db"

    async def make() -> None:
        async with Store.open(database) as store, store.writing() as db:
            await web_sessions.begin(db, "digest", ADA.user, time.time())

    asyncio.run(make())
    set_environment(monkeypatch, tmp_path, DATABASE_PATH=str(database))
    assert main(["web", "new-key"]) == 0
    assert "new key" in capsys.readouterr().out
    assert main(["web", "sign-out"]) == 0
    assert "sessions have ended: 1." in capsys.readouterr().out
