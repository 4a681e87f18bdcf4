"""A table at which people only look on: what it says, and how often."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, TypeVarTuple

from bot.delivery.publication_plan import PublicationPlanner, is_held_back
from bot.domain.events import Unpublished
from bot.domain.table import MessageId, TableId
from bot.jobs.autoplay import Autoplay
from bot.jobs.thinker import Thinker
from bot.jobs.worker import TaskFailed, Worker
from bot.tables import Tables
from engine.views import PublicView
from players.levels.fallback import fallback_move
from tests.support.messages import catalogue
from tests.support.tables import ADA, HERE, hall, options

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Thoughtless(Worker):
    """A worker without an answer, so that makeshift moves are made: they are quick."""

    async def ask(self, task: Callable[[*Ts], T], *args: *Ts) -> T:
        raise TaskFailed(f"{task.__name__} of {len(args)}")


async def watched(tables: Tables) -> TableId:
    """Two automatic players have sat down, the game begins."""
    table = await tables.lobby.open(
        HERE, ADA, options("amsterdam", most_players=2), host_plays=False
    )
    for _ in range(2):
        await tables.lobby.add_computer_player(table.id, ADA.user, "easy", "Robot")
    await tables.lobby.start_to_watch(table.id, ADA.user)
    return table.id


def announcements(tables: Tables) -> PublicationPlanner:
    return PublicationPlanner(catalogue(), tables.boards)


async def play_until(
    tables: Tables, table: TableId, is_there: Callable[[PublicView], bool]
) -> None:
    """One action after the other."""
    while not is_there(view := await tables.lookup.public_view(table)):
        seat = view.waiting[0]
        await tables.moves.act_for_computer(
            table, seat, fallback_move(await tables.moves.computer_view(table, seat))
        )


async def tell(tables: Tables, unpublished: Unpublished) -> None:
    """As if it had been published."""
    await tables.publication.mark_published(
        unpublished.table.id, unpublished.revision, unpublished.seq, MessageId(1), HERE.channel
    )


async def test_every_turn_is_shown_where_people_only_look_on(tmp_path: Path) -> None:
    async with hall(tmp_path) as tables:
        table = await watched(tables)
        shown: list[TableId] = []
        paused_s: list[float] = []

        async def pause(seconds: float) -> None:
            paused_s.append(seconds)

        tables.cache.on_change.append(shown.append)
        await Autoplay(tables, Thinker(Thoughtless(0)), 1.5, pause).play(table)
        assert (await tables.lookup.table(table)).status == "over"
        assert set(paused_s) == {1.5}
        assert len(shown) >= len(paused_s) > 20


async def test_a_table_that_is_called_off_is_left_alone(tmp_path: Path) -> None:
    async with hall(tmp_path) as tables:
        table = await watched(tables)

        async def call_off(_: float) -> None:
            await tables.lobby.cancel(table, ADA.user, may_manage=False)

        await Autoplay(tables, Thinker(Thoughtless(0)), 0, call_off).play(table)
        assert await tables.lookup.seq(table) == 1


async def test_the_turns_change_one_message_after_that_of_the_beginning(tmp_path: Path) -> None:
    async with hall(tmp_path) as tables:
        table, told = await watched(tables), announcements(tables)
        assert told.plan(await tables.publication.unpublished(table)).decision == "post"
        await tell(tables, await tables.publication.unpublished(table))
        await play_until(tables, table, lambda view: view.step == 1)
        assert is_held_back(
            await tables.publication.unpublished(table)
        )  # tickets are still being chosen
        await play_until(tables, table, lambda view: view.stage == "turn")
        first = await tables.publication.unpublished(table)
        assert not is_held_back(first)
        assert told.plan(first).decision == "post"  # the beginning is left as it is, with its hash
        await tell(tables, first)
        await play_until(tables, table, lambda view: view.step > 4 and view.stage == "turn")
        assert told.plan(await tables.publication.unpublished(table)).decision == "edit"
        await play_until(tables, table, lambda view: view.stage == "over")
        assert told.plan(await tables.publication.unpublished(table)).decision == "post"


async def test_a_whole_game_that_could_not_be_told_is_told_with_its_end(tmp_path: Path) -> None:
    async with hall(tmp_path) as tables:
        table, told = await watched(tables), announcements(tables)
        await play_until(tables, table, lambda view: view.stage == "over")
        first, *_, last = told.messages(await tables.publication.unpublished(table))
        seed_hash = (await tables.lookup.table(table)).seed_hash
        assert seed_hash in first.text
        assert seed_hash in last.text
