"""`python -m benchmarks.walk [--list]`: how many files a reader of the code passes through.

Traces two interactions, each from the gateway event to the posted picture: paying for a tunnel with
a button, and a typed `/claim`. Follows the functions of bot/ in the order of their first calls, and
counts:

files      in which a function was called
functions  that were called; comprehensions belong to the function they are in
jumps      steps to another file
returns    jumps to a file that was visited before
lambdas    that were called
"""

import argparse
import asyncio
import hashlib
import random
import sys
import tempfile
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import FrameType
from typing import NamedTuple

from pydantic import SecretStr

from benchmarks.rows import Row, table
from bot.app import App, open_app
from bot.delivery.left_over_work import LeftOverWork
from bot.discord_io.connection import point_discord_at
from bot.domain.requests import ANY_STEP, ActionRequest
from bot.domain.table import (
    ChannelId,
    GuildId,
    Human,
    InteractionId,
    Options,
    Table,
    TableId,
    UserId,
    Where,
)
from bot.settings import Settings
from bot.store import Store
from bot.tables import Boards, Tables
from engine.actions import Action, Claim, PayExtra
from engine.board import Board
from engine.model import MapId, Route
from engine.views import PlayerView
from maps.folding import folded
from sandbox.messages.component_rules import interactive
from sandbox.payloads.channels import TextChannel
from sandbox.payloads.components import StringSelect
from sandbox.payloads.messages import Message
from sandbox.testing.actor import Actor
from sandbox.testing.driver import Sandbox

BOT = f"{Path(__file__).parents[1] / 'bot'}/"
MAP = MapId("europe")
NAMES = ("Robin", "Kim")
TIMEOUT_S = 120.0
INSIDE = (
    ".<locals>.<genexpr>",
    ".<locals>.<listcomp>",
    ".<locals>.<dictcomp>",
    ".<locals>.<setcomp>",
)


class Call(NamedTuple):
    """A function of bot/, by its file and qualified name."""

    file: str
    function: str


class Tracer:
    """Records every function of bot/ that is called, in all threads."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self._frames: set[FrameType] = set()  # a coroutine is "called" again whenever it goes on

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(BOT) and frame not in self._frames:
            self._frames.add(frame)
            self.calls.append(Call(code.co_filename.removeprefix(BOT), code.co_qualname))

    def start(self) -> None:
        threading.setprofile(self)
        sys.setprofile(self)

    def stop(self) -> None:
        sys.setprofile(None)
        threading.setprofile(None)


class Walk(NamedTuple):
    """What a reader passes through."""

    files: int
    functions: int
    jumps: int
    returns: int
    lambdas: int


def walk_of(calls: list[Call]) -> Walk:
    lambdas = {call for call in calls if call.function.endswith("<lambda>")}
    named = [Call(call.file, _enclosing(call.function)) for call in calls if call not in lambdas]
    first_calls = list(dict.fromkeys(named))
    visited: set[str] = set()
    jumps, returns, last = 0, 0, ""
    for call in first_calls:
        if call.file != last and last:
            jumps += 1
            returns += call.file in visited
        visited.add(call.file)
        last = call.file
    return Walk(len(visited), len(first_calls), jumps, returns, len(lambdas))


def _enclosing(function: str) -> str:
    while function.endswith(INSIDE):
        function = function.rpartition(".<locals>.")[0]
    return function


class Scene:
    """Two people at a table of a bot that runs in this process."""

    def __init__(self, discord: Sandbox, app: App, channel: TextChannel, table_id: TableId) -> None:
        self.discord = discord
        self.app = app
        self.channel = channel
        self.table_id = table_id

    async def to_move(self) -> tuple[Actor, PlayerView]:
        """The person who is to move, and what they see."""
        lookup = self.app.tables.lookup
        found = await lookup.table(self.table_id)
        (seat,) = (await lookup.public_view(self.table_id)).waiting
        person = found.occupants[seat]
        assert isinstance(person, Human)
        return self.discord.person(person.name), await lookup.player_view(
            self.table_id, person.user
        )

    def pictures(self) -> int:
        return sum(bool(message.attachments) for message in self.discord.public(self.channel))

    async def settle(self) -> None:
        """Until the bot has nothing left to do."""
        parts = (
            self.app.gate,
            self.app.jobs.autoplay,
            self.app.jobs.publishing,
            self.app.jobs.hands,
        )
        while any(part.busy for part in parts):
            for part in parts:
                await part.settle()


async def trace(
    scene: Scene, act: Callable[[Actor, PlayerView], AsyncIterator[None]]
) -> tuple[list[Call], list[Call]]:
    """The calls until the picture is posted, and until the bot has nothing left to do."""
    actor, view = await scene.to_move()
    before, tracer = scene.pictures(), Tracer()
    steps = act(actor, view)
    await anext(steps)  # everything up to the tap that is traced
    await scene.settle()
    tracer.start()
    try:
        await anext(steps, None)
        await scene.discord.until(lambda: scene.pictures() > before, TIMEOUT_S)
        until_posted = list(tracer.calls)
        await scene.settle()
    finally:
        tracer.stop()
    return until_posted, tracer.calls


async def trace_tunnel(scene: Scene) -> tuple[list[Call], list[Call]]:
    """Pay for a tunnel with the menu of the private question."""

    async def act(actor: Actor, _: PlayerView) -> AsyncIterator[None]:
        shown = [m for m in scene.discord.public(scene.channel) if m.components][-1]
        pressed = await actor.press(shown, _custom_id(shown, "tunnel"))
        question = await pressed.reply()
        yield
        (menu,) = (c for c in interactive(question.components) if isinstance(c, StringSelect))
        await actor.choose(question, menu.options[0].value)

    return await trace(scene, act)


async def trace_claim(scene: Scene) -> tuple[list[Call], list[Call]]:
    """`/claim` with the names of two cities, typed without accents."""

    async def act(actor: Actor, view: PlayerView) -> AsyncIterator[None]:
        board = scene.app.tables.boards[MAP]
        (route, *_) = plain_claims(board, view)
        names = [board.places[board.place_number[end]].name for end in route.ends]
        typed = folded(" ".join(names))
        await (await actor.slash("hand", scene.channel)).answer()  # the bot knows their language
        yield
        await actor.slash("claim", scene.channel, route=typed)

    return await trace(scene, act)


def has_tunnel_due(view: PlayerView) -> bool:
    return any(isinstance(move, PayExtra) for move in view.moves)


def has_plain_claim(view: PlayerView) -> bool:
    return bool(plain_claims(Boards()[MAP], view))


def plain_claims(board: Board, view: PlayerView) -> list[Route]:
    """Single routes without a tunnel that can be claimed now and paid in one way only."""
    claims = [move.route for move in view.moves if isinstance(move, Claim)]
    return [
        route
        for number, route in enumerate(board.routes)
        if claims.count(route.id) == 1 and not route.tunnel and not board.lanes[number]
    ]


@asynccontextmanager
async def scene_with(is_there: Callable[[PlayerView], bool]) -> AsyncIterator[Scene]:
    """A game played at random until the player to move sees what is wanted; then the bot starts."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "walk.db"
        async with Sandbox.start(rate_limits=False) as discord:
            channel = discord.channel("platform-1")
            people = [discord.person(name) for name in NAMES]
            found = await _deal(discord, channel, people, database, is_there)
            settings = Settings(
                discord_token=SecretStr(discord.token),
                discord_api_url=discord.api_url,
                database_path=database,
            )
            await point_discord_at(discord.api_url)
            async with open_app(settings) as app:
                connection = asyncio.create_task(app.client.start(discord.token))
                await discord.bot_online()
                await app.client.wait_until_ready()
                await LeftOverWork(app.work, app.jobs.by_kind).look()
                scene = Scene(discord, app, channel, found.id)
                await scene.settle()
                yield scene
            await connection


async def _deal(
    discord: Sandbox,
    channel: TextChannel,
    people: list[Actor],
    database: Path,
    is_there: Callable[[PlayerView], bool],
) -> Table:
    async with Store.open(database) as store:
        tables = Tables(store, Boards(), random_bytes=_same_bytes)
        where = Where(GuildId(int(discord.world.state.guild.id)), ChannelId(int(channel.id)))
        host, other = (
            Human(UserId(int(person.id)), name) for person, name in zip(people, NAMES, strict=True)
        )
        found = await tables.lobby.open(where, host, Options(MAP, "en", 2))
        await tables.lobby.join(found.id, other)
        await tables.lobby.start(found.id, host.user, (host.user, other.user))
        chance, number = random.Random(1), 0
        while True:
            public = await tables.lookup.public_view(found.id)
            user = (host, other)[public.waiting[0]].user
            view = await tables.lookup.player_view(found.id, user)
            if public.stage != "opening" and is_there(view):
                return found
            number += 1
            action: Action = chance.choice(view.moves)
            await tables.moves.act(
                ActionRequest(found.id, user, ANY_STEP, action, InteractionId(number))
            )


def _same_bytes(number: int) -> bytes:
    return hashlib.sha256(b"walk").digest()[:number]


def _custom_id(message: Message, verb: str) -> str:
    custom_ids = (str(each.custom_id) for each in interactive(message.components))
    return next(found for found in custom_ids if found.startswith(f"st:{verb}:"))


async def measure() -> dict[str, list[Call]]:
    async with scene_with(has_tunnel_due) as scene:
        posted, settled = await trace_tunnel(scene)
    found = {
        "pay for a tunnel by button, until the picture is posted": posted,
        "the same, until all hands are sent": settled,
    }
    async with scene_with(has_plain_claim) as scene:
        posted, settled = await trace_claim(scene)
    found["typed /claim, until the picture is posted"] = posted
    found["the same, until all hands are sent "] = settled
    return found


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.walk")
    parser.add_argument("--list", action="store_true", help="print the functions in their order")
    chosen = parser.parse_args(arguments)
    rows = []
    for what, calls in asyncio.run(measure()).items():
        walk = walk_of(calls)
        result = (
            f"{walk.files} files, {walk.functions} functions,"
            f" {walk.jumps} jumps, {walk.returns} returns, {walk.lambdas} lambdas"
        )
        rows.append(Row(what, result, "<= 32 files, 90 jumps, 35 returns"))
        if chosen.list:
            print(f"--- {what}")
            for call in dict.fromkeys(Call(c.file, _enclosing(c.function)) for c in calls):
                print(f"{call.file:32} {call.function}")
    print(table(rows))


if __name__ == "__main__":
    main()
