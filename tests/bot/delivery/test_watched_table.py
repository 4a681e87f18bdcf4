"""What is announced at a table of computer players that people only watch."""

from collections.abc import Callable
from pathlib import Path

from bot.delivery.publication_plan import PublicationPlanner
from bot.delivery.turn_parts import is_held_back
from bot.domain.table import MessageId, TableId
from bot.tables import Tables
from engine.views import PublicView
from players.levels.fallback import fallback_move
from tests.support.messages import catalogue
from tests.support.tables import mark_all_published, open_tables, start_watched_game

SHOWN = MessageId(1)


def planner_of(tables: Tables) -> PublicationPlanner:
    return PublicationPlanner(catalogue(), tables.boards)


async def play_until(
    tables: Tables, table: TableId, is_reached: Callable[[PublicView], bool]
) -> None:
    """Play fallback moves until the view is as wanted."""
    while not is_reached(view := await tables.lookup.public_view(table)):
        seat = view.waiting[0]
        await tables.moves.act_for_computer(
            table, seat, fallback_move(await tables.moves.computer_view(table, seat))
        )


async def test_turns_are_edits_of_one_message_after_the_first_one(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table, planner = await start_watched_game(tables), planner_of(tables)
        assert planner.plan(await tables.publication.unpublished(table)).decision == "post"
        await mark_all_published(tables, table, SHOWN)
        await play_until(tables, table, lambda view: view.step == 1)
        choosing = await tables.publication.unpublished(table)
        assert is_held_back(choosing)  # tickets are still being chosen
        await play_until(tables, table, lambda view: view.stage == "turn")
        first = await tables.publication.unpublished(table)
        assert not is_held_back(first)
        assert planner.plan(first).decision == "post"  # the first message keeps the seed's hash
        await mark_all_published(tables, table, SHOWN)
        await play_until(tables, table, lambda view: view.step > 4 and view.stage == "turn")
        assert planner.plan(await tables.publication.unpublished(table)).decision == "edit"
        await play_until(tables, table, lambda view: view.stage == "over")
        assert planner.plan(await tables.publication.unpublished(table)).decision == "post"


async def test_an_unpublished_game_is_announced_as_a_whole_with_its_end(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table, planner = await start_watched_game(tables), planner_of(tables)
        await play_until(tables, table, lambda view: view.stage == "over")
        first, *_, last = planner.plan(await tables.publication.unpublished(table)).messages
        seed_hash = (await tables.lookup.table(table)).seed_hash
        assert seed_hash in first.text
        assert seed_hash in last.text
