"""A database and messages of version 0.1.0: games continue, old buttons work, nothing repeats."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from bot.app import App
from bot.domain.posts import (
    HandPost,
    NudgePost,
    OfferPost,
    PatiencePost,
    PostKey,
    ReminderPost,
    TurnPost,
    VotePost,
)
from bot.domain.table import Seq, TableId, UserId
from bot.store import Store, posts
from engine.model import Seat
from engine.values import Value
from sandbox.messages.component_rules import interactive
from sandbox.payloads.channels import DirectChannel, TextChannel, Thread
from sandbox.payloads.components import StringSelect
from sandbox.payloads.ids import Id
from sandbox.payloads.messages import Message
from sandbox.testing.driver import Sandbox
from tests.support.wire import FakeClock, Pauses, connected
from tests.support.wire_players import Friends, custom_id, custom_ids, done, verbs

FOLDER = Path(__file__).parents[2] / "golden" / "0.1.0"
COMPUTER_PAUSE_S = 1.5
POST_TYPES = (TurnPost, VotePost, OfferPost, PatiencePost, NudgePost, ReminderPost, HandPost)


class OldMessage(Value, frozen=True):
    """A message of 0.1.0 with buttons. `name`: of the only person who sees it, if there is one."""

    id: Id
    channel_id: Id
    name: str = ""


class OldTable(Value, frozen=True):
    """A table as 0.1.0 left it."""

    id: TableId
    channel: Id
    status: str
    names: tuple[str, ...]
    posts: tuple[str, ...]
    public: tuple[OldMessage, ...]
    direct: tuple[OldMessage, ...]
    private: dict[str, OldMessage]


class OldWorld(Value, frozen=True):
    """Everything 0.1.0 left."""

    clock: float
    people: tuple[str, ...]
    elsewhere: dict[str, OldMessage]
    tables: dict[str, OldTable]


OLD = msgspec.json.decode((FOLDER / "index.json").read_bytes(), type=OldWorld)


class FewComputerTurns(Pauses):
    """Computer players have three turns, so that the table they have to themselves does not end."""

    left = 3

    async def __call__(self, seconds: float) -> None:
        if seconds == COMPUTER_PAUSE_S and self.left:
            self.left -= 1
            return
        await super().__call__(seconds)


class Upgraded:
    """Today's bot on the old database, and people who press old buttons."""

    def __init__(self, discord: Sandbox, app: App, before: dict[str, int]) -> None:
        self.discord = discord
        self.app = app
        self.before = before  # number of public messages at each table

    def channel(self, table: str) -> TextChannel | Thread:
        return channel_of(self.discord, table)

    def message(self, old: OldMessage) -> Message:
        return self.discord.world.messages(old.channel_id)[old.id]

    def friends(self, table: str) -> Friends:
        return Friends(self.discord, self.app, self.channel(table), OLD.tables[table].names)

    async def settle(self) -> None:
        """Until everything is published; computer players may be pausing."""
        parts = (self.app.gate, self.app.publishing_jobs, self.app.hand_jobs)
        for _ in range(3):
            while any(part.busy for part in parts):
                for part in parts:
                    await part.settle()
            await asyncio.sleep(0.05)

    async def press(self, table: str, name: str, verb: str) -> Message:
        """The private reply to a button of an old public message."""
        shown = next(
            message
            for message in map(self.message, reversed(OLD.tables[table].public))
            if verb in verbs(message)
        )
        reply = await done(await self.discord.person(name).press(shown, custom_id(shown, verb)))
        await self.settle()
        return reply

    async def tap(self, table: str, label: str, *wanted: str) -> Message:
        """What an old private message becomes when one of its buttons is pressed."""
        old = OLD.tables[table].private[label]
        menu, person = self.message(old), self.discord.person(old.name)
        act = await person.press(menu, custom_id(menu, *wanted))
        reply = await self.friends(table).after(menu, act)
        await self.settle()
        return reply

    async def choose(self, table: str, label: str) -> Message:
        """What an old private menu becomes when its first value is chosen."""
        old = OLD.tables[table].private[label]
        menu, person = self.message(old), self.discord.person(old.name)
        reply = await self.friends(table).chosen(person, menu, first_value(menu))
        await self.settle()
        return reply

    async def stage(self, table: str) -> tuple[str, int]:
        view = await self.app.tables.lookup.public_view(OLD.tables[table].id)
        return view.stage, view.step

    async def problems(self) -> dict[str, list[str]]:
        """Logs that do not lead to their games; tables that could not be published."""
        found = {
            name: await self.app.tables.replay.verify(table.id)
            for name, table in OLD.tables.items()
            if table.status != "lobby"
        }
        behind = [str(table) for table in await self.app.tables.publication.behind()]
        return {name: told for name, told in {**found, "behind": behind}.items() if told}


def channel_of(discord: Sandbox, table: str) -> TextChannel | Thread:
    channel = discord.world.channel(OLD.tables[table].channel)
    assert not isinstance(channel, DirectChannel)
    return channel


def first_value(menu: Message) -> str:
    (found,) = (each for each in interactive(menu.components) if isinstance(each, StringSelect))
    return found.options[0].value


@asynccontextmanager
async def upgraded(folder: Path) -> AsyncIterator[Upgraded]:
    (folder / "discord").mkdir()
    shutil.copy(FOLDER / "world.json", folder / "discord" / "world.json")
    shutil.copy(FOLDER / "slow-train.db", folder / "table.db")
    async with Sandbox.start(rate_limits=False, data=folder / "discord") as discord:
        before = {name: len(discord.public(channel_of(discord, name))) for name in OLD.tables}
        async with connected(
            discord,
            folder / "table.db",
            now=FakeClock(OLD.clock),
            pauses=FewComputerTurns(),
            automatic_pause_s=COMPUTER_PAUSE_S,
            settles=False,
        ) as app:
            world = Upgraded(discord, app, before)
            await world.settle()
            yield world


def key_of(name: str) -> PostKey:
    """The key of a message that 0.1.0 stored under this name."""
    match name.split():
        case ["turn", revision, seq, number]:
            return TurnPost(int(revision), Seq(int(seq)), int(number))
        case ["vote", "offer", seat, at]:
            return OfferPost(Seat(int(seat)), float(at))
        case ["vote", kind, at]:
            return VotePost("undo" if kind == "undo" else "absence", float(at))
        case ["patience", seat, since]:
            return PatiencePost(Seat(int(seat)), float(since))
        case ["nudge", at]:
            return NudgePost(float(at))
        case ["reminder", seat, since, times]:
            return ReminderPost(Seat(int(seat)), float(since), int(times))
        case ["hand", user, seat]:
            return HandPost(UserId(int(user)), Seat(int(seat)))
        case _:
            raise ValueError(name)


async def test_every_stored_message_is_found_by_its_key_after_the_migration(
    tmp_path: Path,
) -> None:
    shutil.copy(FOLDER / "slow-train.db", tmp_path / "table.db")
    async with Store.open(tmp_path / "table.db") as store:
        kinds = set()
        for table in OLD.tables.values():
            found = {
                key for kind in POST_TYPES for key in await posts.keys(store.reader, table.id, kind)
            }
            assert found == set(map(key_of, table.posts))
            kinds |= set(map(type, found))
        assert kinds == set(POST_TYPES)


async def test_what_was_left_unpublished_is_published_once_and_nothing_else(
    tmp_path: Path,
) -> None:
    async with upgraded(tmp_path) as world:
        assert await world.problems() == {}
        added = {
            name
            for name, number in world.before.items()
            if len(world.discord.public(world.channel(name))) > number
        }
        assert added == {"absence", "killed_lost", "behind"}
        for name in added:
            assert len(world.discord.public(world.channel(name))) == world.before[name] + 1


async def test_buttons_of_public_messages_still_work(tmp_path: Path) -> None:
    async with upgraded(tmp_path) as world:
        lookup = world.app.tables.lookup
        await world.press("lobby", "Robin", "join")
        assert "Robin" in (await lookup.table(OLD.tables["lobby"].id)).names
        await world.press("undo_vote", "Sasha", "undo_yes")
        assert (await world.stage("undo_vote"))[0] == "turn"
        await world.press("absence", "Kim", "vote_stand_in")
        await world.press("seat_offer", "Alex", "take_over")
        assert (await lookup.table(OLD.tables["seat_offer"].id)).names[0] == "Alex"
        await world.press("stand_in", "Maja", "come_back")
        assert "Maja" in (await lookup.table(OLD.tables["stand_in"].id)).names
        before = await world.stage("vacant")
        await world.press("vacant", "Noor", "draw")
        assert await world.stage("vacant") != before
        assert "route" in verbs(await world.press("resigned", "Maja", "claim"))
        await world.press("killed_arrived", "Kim", "draw")
        assert (await world.stage("killed_arrived"))[0] == "second card"
        for name in ("killed_lost", "behind"):
            friends = world.friends(name)
            turn = await friends.next()
            assert turn is not None
            await friends.pressed(turn[0], "draw")
            await world.settle()
            assert (await world.stage(name))[0] == "second card"
        await world.press("finished", "Robin", "again")
        assert await lookup.open_in((await lookup.table(OLD.tables["finished"].id)).where.channel)
        assert await world.problems() == {}


async def test_open_menus_and_questions_still_work(tmp_path: Path) -> None:
    async with upgraded(tmp_path) as world:
        assert "add_automatic" in verbs(await world.tap("lobby", "add_automatic", "add_automatic"))
        await world.choose("opening", "keep")
        assert (await world.stage("opening"))[0] == "turn"
        await world.tap("europe_turn", "stale", "draw")  # a button of an earlier step
        assert await world.stage("europe_turn") == ("turn", 32)
        assert "board" in verbs(await world.tap("europe_turn", "tickets", "hand"))
        assert "city" in verbs(await world.tap("europe_turn", "city_menu", "more", "station", "1"))
        await world.choose("europe_turn", "payment_menu")
        assert (await world.stage("europe_turn"))[1] > 32
        await world.choose("tunnel", "tunnel_question")
        assert await world.stage("tunnel") == ("turn", 12)
        await world.tap("second_card", "after_first_card", "draw")
        assert await world.stage("second_card") == ("turn", 10)
        await world.choose("undone", "keep")
        assert (await world.stage("undone"))[0] == "turn"
        await world.tap("seat_offer", "cancel", "call_off")
        cancelled = await world.app.tables.lookup.table(OLD.tables["seat_offer"].id)
        assert cancelled.status == "cancelled"
        assert await world.problems() == {}


@pytest.mark.parametrize("name", ["Kim", "Ruben"])
async def test_buttons_of_direct_messages_still_work(tmp_path: Path, name: str) -> None:
    async with upgraded(tmp_path) as world:
        old = next(
            message
            for table in OLD.tables.values()
            for message in table.direct
            if message.name == name
        )
        shown = world.message(old)
        pressed = await world.discord.person(name).press(shown, custom_ids(shown)[-1])
        assert (await done(pressed)).content
        for menu in OLD.elsewhere.values():
            shown = world.message(menu)
            person = world.discord.person(menu.name)
            reply = await world.friends("lobby").chosen(person, shown, first_value(shown))
            assert reply.content
