"""Whether the bot is ready to serve, seen from the inside, and how others learn it.

`/healthz` answers with the checks as JSON (`bot/status_server.py`). A bot that keeps its database
in a file also writes them into a file beside it, whose time is that of the last sign of life.
"""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Literal
from urllib.error import HTTPError
from urllib.request import urlopen

from bot.discord_io.shard_states import ShardState
from bot.store import DatabaseTooNewError
from bot.store.databases.location import Database

State = Literal["starting", "running", "not ready", "not running"]
Problems = dict[str, str]  # by the name of the check that fails

CHECKS = ("connection", "database", "scheduler", "work")
MAX_MISSED_TICKS = 4
STUCK_AFTER_S = 15 * 60.0  # longer than any pause before a retry
DATABASE_TIMEOUT_S = 5.0
ASK_TIMEOUT_S = 7.0
UNSPECIFIED = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  # asked, not bound


class Health:
    """The checks of a running bot.

    `shards`: the connections of this process, in a list that is never empty.
    `check_database`: raises if the database does not answer, and DatabaseTooNewError if its schema
    cannot be used.
    `stuck(seconds)`: how many tables have had unfinished work for so long without a known reason,
    if it is the bot's fault; 0 if single tables are broken.
    """

    def __init__(
        self,
        shards: Callable[[], Sequence[ShardState]],
        check_database: Callable[[], Awaitable[None]],
        stuck: Callable[[float], int],
        clock_every_s: float,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._shards = shards
        self._check_database = check_database
        self._stuck = stuck
        self._max_silence_s = MAX_MISSED_TICKS * clock_every_s
        self._now = now
        self.last_tick_at = 0.0
        self._tick = asyncio.Event()

    def ticked(self) -> None:
        """The scheduler has finished a tick."""
        self.last_tick_at = self._now()
        self._tick.set()

    async def wait_for_tick(self, timeout_s: float) -> None:
        """Until the scheduler has ticked again, or the time is over."""
        with suppress(TimeoutError):
            async with asyncio.timeout(timeout_s):
                await self._tick.wait()
        self._tick.clear()

    async def problems(self) -> Problems:
        """What is wrong, in a sentence for each check that fails; nothing if the bot is ready.
        Contains no ids and nothing secret."""
        found = {
            "connection": self._connection(),
            "database": await self._database(),
            "scheduler": self._scheduler(),
            "work": self._work(),
        }
        return {check: problem for check, problem in found.items() if problem}

    def _connection(self) -> str:
        shards = self._shards()
        missing = [shard.number for shard in shards if not shard.is_connected]
        if not missing:
            return ""
        listed = ", ".join(map(str, missing))
        return f"{len(missing)} of {len(shards)} shards are not connected: {listed}"

    async def _database(self) -> str:
        try:
            async with asyncio.timeout(DATABASE_TIMEOUT_S):
                await self._check_database()
        except DatabaseTooNewError:
            return "the database was changed by a newer version, which this one cannot work with"
        except Exception as error:  # whatever the reason: it does not answer
            return f"the database does not answer: {type(error).__name__}"
        return ""

    def _scheduler(self) -> str:
        if not self.last_tick_at:
            return "the scheduler has not started yet"
        silence_s = self._now() - self.last_tick_at
        if silence_s <= self._max_silence_s:
            return ""
        return f"the scheduler has been silent for {silence_s:.0f} s"

    def _work(self) -> str:
        stuck = self._stuck(STUCK_AFTER_S)
        minutes = STUCK_AFTER_S / 60
        return f"tables stuck for more than {minutes:.0f} minutes: {stuck}" if stuck else ""


# The file beside the database. With PostgreSQL there is none: ask the port.


def mark(database: Database, state: State, problems: Problems | None = None) -> None:
    """The bot is in this state now."""
    if not isinstance(database, Path):
        return
    lines = [state, *(f"{check}: {problem}" for check, problem in (problems or {}).items())]
    _file(database).write_text("\n".join((*lines, "")), encoding="utf-8")


def mark_stopped(database: Database) -> None:
    """The bot ends."""
    if isinstance(database, Path):
        _file(database).unlink(missing_ok=True)


def read(database: Path, within_s: float) -> tuple[State, list[str]]:
    """What the bot said within this time, and the checks that fail. "starting": it is not yet
    connected to Discord."""
    try:
        is_recent = time.time() - _file(database).stat().st_mtime <= within_s
        lines = _file(database).read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return "not running", []
    if not is_recent:
        return "not running", []
    match lines:
        case ["starting", *_]:
            return "starting", []
        case ["not ready", *problems]:
            return "not ready", problems
        case _:
            return "running", []


def _file(database: Path) -> Path:
    return database.with_name(f"{database.name}.alive")


# The port


def ask(host: str, port: int) -> tuple[State, list[str]]:
    """What `/healthz` of the bot on this port says, and the checks that fail."""
    host = UNSPECIFIED.get(host, host)
    address = f"[{host}]" if ":" in host else host
    url = f"http://{address}:{port}/healthz"
    try:
        try:
            with urlopen(url, timeout=ASK_TIMEOUT_S) as answer:  # our own port
                found = json.load(answer)
        except HTTPError as refusal:
            with refusal:
                found = json.load(refusal)
        state: State = found["state"]
        return state, [f"{check}: {problem}" for check, problem in found["problems"].items()]
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return "not running", []
