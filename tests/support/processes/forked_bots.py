"""Starts real bots as processes of their own, quickly.

To run it: `python -m tests.support.processes.forked_bots`.

Importing the bot takes a second, so this process does it once and then makes a copy of itself for
each line of JSON on its input (`BotOptions`). It answers with the number of the new process, and
ends at the end of its input. The bots go on until they are stopped.
"""

import gc
import os
import signal
import sys
import time
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from unittest import mock

import msgspec

import bot.__main__
import bot.app
import bot.delivery.left_over_work
import bot.discord_io.client
import bot.store.databases.postgres
import bot.tables.shared_work
from bot.delivery.attachments import AttachmentMaker, PictureSpec
from bot.delivery.emoji_upload import EmojiUpload
from bot.i18n.catalogue import Catalogue
from bot.store import leases as lease_rows
from bot.store.databases.postgres import PostgresTransaction
from bot.store.databases.transactions import COMMIT, SqliteConnection
from bot.tables import Boards
from bot.tables.only_process import OnlyProcess
from bot.tables.shared_work import SharedWork
from engine.values import Value
from render.output.picture import Picture
from render.picture_pool import PicturePool
from tests.support.processes.workers import ThreadWorker

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b55"
    "0000000a49444154789c63680000008200815a1a6f350000000049454e44ae426082"
)


class BotOptions(Value, frozen=True):
    """How a bot is started. `lease_s`: how long its leases last. `look_every_s`: how often it looks
    for left-over work. `identify_every_s`: the time between the sessions of two shards.
    `clock_offset_s`: how wrong its clock is. `kill_file`: on SIGUSR1 the bot reads a number there
    and is killed so many statements later."""

    environment: dict[str, str]
    log: str
    kill_file: str
    lease_s: float
    look_every_s: float
    identify_every_s: float
    clock_offset_s: float = 0.0


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the bots
    catalogue, boards = cache(Catalogue), cache(Boards)
    catalogue()
    boards()
    gc.freeze()
    for line in sys.stdin:
        options = msgspec.json.decode(line, type=BotOptions)
        child = os.fork()
        if child == 0:
            run(options, catalogue, boards)
        print(child, flush=True)  # noqa: T201  # the answer


def run(
    options: BotOptions, catalogue: Callable[[], Catalogue], boards: Callable[[], Boards]
) -> None:
    """Be the bot. Never returns."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    output = os.open(options.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(output, 1)
    os.dup2(output, 2)
    os.environ.update(options.environment)
    signal.signal(signal.SIGUSR1, partial(prepare_kill, options.kill_file))
    count_statements()
    lease_rows.LEASE_S = options.lease_s
    bot.tables.shared_work.RENEW_EVERY_S = options.lease_s / 3
    SharedWork.looks_every_s = OnlyProcess.looks_every_s = (options.look_every_s,) * 2
    bot.discord_io.client.INTERVAL_S = options.identify_every_s
    real_time = time.time

    def now() -> float:
        return real_time() + options.clock_offset_s

    open_app = partial(
        bot.app.open_app,
        now=now,
        catalogue=catalogue(),
        boards=boards(),
        worker=ThreadWorker(),
    )
    with (
        mock.patch.object(PicturePool, "warm_up"),
        mock.patch.object(EmojiUpload, "run"),
        mock.patch.object(AttachmentMaker, "_draw", draw_pixel),
        mock.patch("bot.__main__.open_app", open_app),
        mock.patch("time.time", now),
    ):
        try:
            exit_code = bot.__main__.main([])
        except BaseException:
            sys.excepthook(*sys.exc_info())
            exit_code = 70
        sys.stderr.flush()
        os._exit(exit_code)


async def draw_pixel(_: AttachmentMaker, wanted: PictureSpec, *__: object) -> Picture:
    """In place of drawing, which takes longer than everything else."""
    return Picture(PIXEL, f"{type(wanted).__name__}.png", 1, 1, "a picture")


statements_left = 0  # until this process is killed; 0: it is not


def prepare_kill(file: str, *_: object) -> None:
    global statements_left
    statements_left = int(Path(file).read_text())


def count_statement() -> None:
    global statements_left
    if statements_left:
        statements_left -= 1
        if not statements_left:
            os.kill(os.getpid(), signal.SIGKILL)


def count_statements() -> None:
    """Count every statement before it is sent, and every commit before and after it."""
    fetch_rows, commit = bot.store.databases.postgres._rows, PostgresTransaction.commit

    async def counted_rows(*arguments: object) -> object:
        count_statement()
        return await fetch_rows(*arguments)  # type: ignore[arg-type]  # passed on

    async def counted_commit(transaction: PostgresTransaction) -> None:
        count_statement()
        await commit(transaction)
        count_statement()

    bot.store.databases.postgres._rows = counted_rows  # type: ignore[assignment]  # passed on
    PostgresTransaction.commit = counted_commit  # type: ignore[method-assign,assignment]  # counted
    run = SqliteConnection._run

    def counted_run(connection: SqliteConnection, sql: str, *rest: object) -> object:
        count_statement()
        rows = run(connection, sql, *rest)  # type: ignore[arg-type]  # passed on
        if sql == COMMIT.sql:
            count_statement()
        return rows

    SqliteConnection._run = counted_run  # type: ignore[method-assign,assignment]  # counted


if __name__ == "__main__":
    main()
