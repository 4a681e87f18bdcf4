"""The lobby over the wire: automatic players by level and name, options of a table, looking on."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar, TypeVarTuple

import pytest

from bot.domain.table import ComputerPlayer
from bot.i18n.reader_languages import language_of
from bot.jobs.table_jobs import TableJobs
from bot.jobs.worker import TaskFailed, Worker
from sandbox.payloads.messages import Message
from sandbox.testing.actor import Actor
from sandbox.testing.driver import Sandbox
from tests.support.wire import Pauses, catalogue, connected, settled
from tests.support.wire_players import Friends, custom_id, custom_ids, done

TURNS_WATCHED = 6

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Failing(Worker):
    """A worker that never has an answer."""

    async def ask(self, task: Callable[[*Ts], T], *args: *Ts) -> T:
        raise TaskFailed(f"{task.__name__} of {len(args)}")


class Watching(Pauses):
    """Before each of the first turns of automatic players the last one is looked at."""

    def __init__(self) -> None:
        super().__init__()
        self.turns = 0
        self.publishing: TableJobs | None = None

    async def __call__(self, seconds: float) -> None:
        await super().__call__(seconds)
        if self.publishing is not None and self.turns < TURNS_WATCHED:
            self.turns += 1
            await self.publishing.settle()


@asynccontextmanager
async def lobby(
    database: Path,
    names: tuple[str, ...] = ("Robin", "Kim"),
    worker: Worker | None = None,
    pauses: Pauses | None = None,
    **options: str | bool | int,
) -> AsyncIterator[Friends]:
    """A table that the first of the friends has opened."""
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, database, worker=worker, pauses=pauses) as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"), names)
        await done(
            await friends.people[0].slash("new", friends.channel, **{"map": "usa", **options})
        )
        await settled(app)
        yield friends


async def press(friends: Friends, actor: Actor, menu: Message, *wanted: str) -> Message:
    """What a private message becomes when one of its buttons is pressed."""
    after = await friends.after(menu, await actor.press(menu, custom_id(menu, *wanted)))
    await settled(friends.app)
    return after


async def test_the_level_of_an_automatic_player_is_chosen_in_private(tmp_path: Path) -> None:
    async with lobby(tmp_path / "table.db", language="da") as friends:
        robin, kim = friends.people
        choice = await friends.pressed(robin, "add_automatic")
        assert choice.id not in {message.id for message in kim.sees(friends.channel)}
        for level in ("easy", "normal", "hard"):
            assert catalogue().say("en", f"level-character-{level}") in choice.content
        choice = await press(friends, robin, choice, "add_automatic", "hard")
        choice = await press(friends, robin, choice, "add_automatic", "easy")
        await press(friends, robin, choice, "add_automatic", "hard")
        players = [ComputerPlayer("hard", "Trafiklederen"), ComputerPlayer("easy", "Turisten")]
        assert (await friends.table()).people[1:] == (
            *players,
            ComputerPlayer("hard", "Ingeniøren"),
        )
        assert "2. Trafiklederen (automatisk, svær)" in friends.shown().content


async def test_the_choice_goes_when_the_table_is_full(tmp_path: Path) -> None:
    async with lobby(tmp_path / "table.db", players=2) as friends:
        robin, _ = friends.people
        choice = await friends.pressed(robin, "add_automatic")
        answer = await press(friends, robin, choice, "add_automatic", "normal")
        assert answer.content == "The Conductor has joined."
        assert not answer.components


async def test_an_automatic_player_comes_and_goes_by_command(tmp_path: Path) -> None:
    async with lobby(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await done(await robin.slash("automatic", friends.channel, add="hard"))
        await done(await robin.slash("automatic", friends.channel, add="easy"))
        found = await robin.complete("automatic", friends.channel, "remove", remove="tour")
        assert [(choice.name, choice.value) for choice in found] == [
            ("The Tourist · easy", "The Tourist")
        ]
        await done(await robin.slash("automatic", friends.channel, remove="The Tourist"))
        assert (await friends.table()).names == ("Robin", "The Dispatcher")
        choice = await done(await robin.slash("automatic", friends.channel))
        assert len(custom_ids(choice)) == 3
        refused = await done(await kim.slash("automatic", friends.channel, add="easy"))
        assert refused.content.startswith("You are not at this table.")


async def test_who_goes_is_clear(tmp_path: Path) -> None:
    async with lobby(tmp_path / "table.db") as friends:
        robin, _ = friends.people
        for level in ("normal", "easy"):
            await done(await robin.slash("automatic", friends.channel, add=level))
        await settled(friends.app)
        question = await friends.pressed(robin, "remove_automatic")
        gone = await press(friends, robin, question, "remove_automatic", "The Conductor")
        assert gone.content == "The Conductor has left the table."
        only = await friends.pressed(robin, "remove_automatic")
        assert only.content == "The Tourist has left the table."
        assert (await friends.table()).names == ("Robin",)


async def test_names_outlive_a_restart_and_a_reader_of_another_language(tmp_path: Path) -> None:
    async with lobby(tmp_path / "table.db", ("Robin",)) as friends:
        (robin,) = friends.people
        robin.speak("sv-SE")
        await done(await robin.slash("automatic", friends.channel, add="easy"))
        table = await friends.table()
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db") as app,
    ):
        assert (await app.tables.lookup.table(table.id)).names == ("Robin", "The Tourist")


async def test_hints_can_be_switched_off(tmp_path: Path) -> None:
    async with lobby(tmp_path / "table.db", ("Robin",), hints=False) as friends:
        (robin,) = friends.people
        assert catalogue().say("en", "lobby-no-hints") in friends.shown().content
        await done(await robin.slash("automatic", friends.channel, add="easy"))
        await done(await robin.slash("start", friends.channel))
        await settled(friends.app)
        answer = await done(await robin.slash("hint", friends.channel))
        assert answer.content == catalogue().say("en", "table-refused-hints-are-off")


@pytest.mark.parametrize("locale", ["da", "nl", "sv-SE"])
async def test_maps_are_offered_by_their_names_in_every_language(
    tmp_path: Path, locale: str
) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db"),
    ):
        (new,) = (c for c in discord.world.state.commands.values() if c.name == "new")
        offered = {str(choice.value): choice for choice in (new.options or [])[0].choices or ()}
        for map_id, choice in offered.items():
            name = catalogue().say(language_of(locale), f"map-{map_id}")
            assert (choice.name_localizations or {})[locale] == name


async def test_pictures_name_the_map_in_the_tables_language(tmp_path: Path) -> None:
    async with lobby(tmp_path / "table.db", language="nl", map="italy") as friends:
        robin, kim = friends.people
        await done(await kim.slash("join", friends.channel))
        await done(await robin.slash("start", friends.channel))
        await settled(friends.app)
        alt = friends.shown().attachments[0].description or ""
        assert catalogue().say("nl", "map-italy") in alt


async def test_a_game_of_automatic_players_is_one_message_until_its_end(tmp_path: Path) -> None:
    watching = Watching()
    async with lobby(
        tmp_path / "table.db", ("Robin",), pauses=watching, map="amsterdam", watch=True
    ) as friends:
        watching.publishing = friends.app.publishing_jobs
        (robin,) = friends.people
        for _ in range(2):
            await done(await robin.slash("automatic", friends.channel, add="easy"))
        await settled(friends.app)
        await friends.pressed(robin, "start")
        await settled(friends.app)
        table = await friends.table()
        assert (table.status, table.seat_of(table.host)) == ("over", None)
        lobby_, begun, game, *end = friends.discord.public(friends.channel)
        assert table.seed_hash in begun.content
        assert not any(message.mentions for message in (begun, game, *end))
        pictures = [version.attachments[0].id for _, version in friends.discord.versions(game.id)]
        assert len(set(pictures)) >= TURNS_WATCHED - 3  # tickets first, and the last look
        assert len(end) == 7  # the last turn, the end, two hands, bonuses, the winner, the proof
        assert not lobby_.components


async def test_a_table_goes_on_though_nobody_can_think(tmp_path: Path) -> None:
    async with lobby(tmp_path / "table.db", ("Robin",), worker=Failing(timeout_s=0)) as friends:
        (robin,) = friends.people
        for level in ("easy", "hard"):
            await done(await robin.slash("automatic", friends.channel, add=level))
        await done(await robin.slash("start", friends.channel))
        await settled(friends.app)
        await friends.choose_tickets()
        for _ in range(2):
            turn = await friends.next()
            assert turn is not None
            assert turn[0].id == robin.id
            await done(await robin.slash("draw", friends.channel, first="deck", second="deck"))
            await settled(friends.app)
        assert friends.shown().content.startswith(robin.mention)


async def test_the_host_may_say_who_sits_where(tmp_path: Path) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db") as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"), ("Robin", "Kim", "Noor"))
        robin, kim, noor = friends.people
        await done(await robin.slash("new", friends.channel, map="usa"))
        for person in (kim, noor):
            await done(await person.slash("join", friends.channel))
        refusal = catalogue().say("en", "table-refused-order-is-not-of-these-people")
        for seats in ("Kim, Noor, Robin", f"{kim.mention} {noor.mention}"):
            answer = await done(await robin.slash("start", friends.channel, seats=seats))
            assert answer.content.startswith(refusal)
        seats = f"{noor.mention} {robin.mention}, {kim.mention}"
        await done(await robin.slash("start", friends.channel, seats=seats))
        assert (await friends.table()).names == ("Noor", "Robin", "Kim")
