"""What of a table has been published, and what is still to be."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.domain.table import MessageId, Seq
from bot.store import publication as publication_rows
from bot.store.publication import StoredAnnouncement
from bot.tables import Tables
from engine.actions import Draw
from tests.support.databases.back_ends import environment_for
from tests.support.databases.due_work import behind
from tests.support.log_verifier import verify
from tests.support.tables import (
    ADA,
    BO,
    CY,
    HERE,
    act,
    draw_two_cards,
    mark_all_published,
    new_interaction,
    non_tunnel_claim,
    open_lobby,
    open_tables,
    start_first_turn,
)

PROGRAM_THAT_IS_KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from tests.support.tables import ADA, BO, draw_two_cards, mark_all_published
from tests.support.tables import open_tables, start_first_turn

async def main():
    async with open_tables(Path(sys.argv[1])) as tables:
        table = await start_first_turn(tables, ADA, BO)
        await mark_all_published(tables, table.id)
        await draw_two_cards(tables, table.id, ADA)
        os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


async def test_a_lobby_is_unpublished_until_it_is_marked_as_published(tables: Tables) -> None:
    table = await open_lobby(tables, ADA)
    unpublished = await tables.publication.unpublished(table.id)
    assert (unpublished.table, unpublished.view, unpublished.entries, unpublished.message) == (
        table,
        None,
        (),
        None,
    )
    assert await behind(tables) == [table.id]
    shown = MessageId(5)
    await mark_all_published(tables, table.id, shown)
    assert await behind(tables) == []
    await tables.lobby.join(table.id, BO)
    unpublished = await tables.publication.unpublished(table.id)
    assert (unpublished.message, unpublished.channel) == (shown, HERE.channel)
    assert await behind(tables) == [table.id]


async def test_open_tables_and_those_behind_are_counted(tables: Tables) -> None:
    assert await tables.publication.count() == (0, 0)
    table = await open_lobby(tables, ADA)
    assert await tables.publication.count() == (1, 1)
    await mark_all_published(tables, table.id)
    assert await tables.publication.count() == (1, 0)
    await tables.lobby.cancel(table.id, ADA.user, may_manage=False)
    assert await tables.publication.count() == (0, 1)


async def test_a_change_during_publishing_stays_unpublished(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    unpublished = await tables.publication.unpublished(table.id)
    await act(tables, table.id, ADA, Draw())
    await tables.publication.mark_published(
        unpublished, unpublished.revision, unpublished.seq, MessageId(5)
    )
    assert await behind(tables) == [table.id]
    assert [entry.seq for entry in (await tables.publication.unpublished(table.id)).entries] == [4]


async def test_marking_an_older_revision_as_published_changes_nothing(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    old = await tables.publication.unpublished(table.id)
    await act(tables, table.id, ADA, Draw())
    new = await tables.publication.unpublished(table.id)
    await tables.publication.mark_published(new, new.revision, new.seq, MessageId(6))
    await tables.publication.mark_published(old, old.revision, old.seq, MessageId(6))
    assert await behind(tables) == []


async def test_an_undo_outdates_the_message_that_announced_the_move(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await mark_all_published(tables, table.id, MessageId(5))
    await act(tables, table.id, ADA, await non_tunnel_claim(tables, table.id, ADA))
    await mark_all_published(tables, table.id, MessageId(6))
    await publication_rows.mark_published(  # as if another message had followed
        tables.store,
        table.id,
        await tables.cache.revision(table.id),
        0,
        StoredAnnouncement(MessageId(7), HERE, Seq(4), Seq(4)),
        past=(MessageId(5), MessageId(6)),
        unedited=(),
        is_announcement=True,
    )
    assert (await tables.publication.unpublished(table.id)).unedited == ()
    await tables.undo.request(table.id, ADA.user, new_interaction())
    unpublished = await tables.publication.unpublished(table.id)
    (claimed,) = unpublished.unedited
    assert claimed.posted.id == MessageId(6)
    assert [(entry.seq, entry.is_undone) for entry in claimed.entries] == [(4, True)]
    assert claimed.following is not None
    assert claimed.following.id == MessageId(7)
    await tables.publication.mark_published(
        unpublished, unpublished.revision, unpublished.seq, MessageId(8)
    )
    assert await behind(tables) == [table.id]  # the claim was not edited
    unpublished = await tables.publication.unpublished(table.id)
    assert [one.posted.id for one in unpublished.unedited] == [6, 7]
    await tables.publication.mark_published(
        unpublished,
        unpublished.revision,
        unpublished.seq,
        MessageId(8),
        past=(MessageId(6), MessageId(7)),
    )
    assert await behind(tables) == []


async def test_a_message_is_about_the_people_who_played_at_that_time(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await mark_all_published(tables, table.id, MessageId(5))
    offer = await tables.seats.offer(table.id, ADA.user, CY, ADA.user)
    await tables.seats.take_over(table.id, CY, offer.question_id)
    unpublished = await tables.publication.unpublished(table.id)
    assert unpublished.table.names == (CY.name, BO.name)
    assert unpublished.shown is not None
    assert unpublished.shown.names == (ADA.name, BO.name)


async def test_a_new_vote_is_unpublished(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await act(tables, table.id, ADA, Draw())
    await mark_all_published(tables, table.id, MessageId(5))
    await tables.undo.request(table.id, ADA.user, new_interaction())
    assert await behind(tables) == [table.id]
    assert len((await tables.publication.unpublished(table.id)).votes) == 1


async def test_unpublished_entries_hold_nothing_secret(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await draw_two_cards(tables, table.id, ADA)
    text = repr(await tables.publication.unpublished(table.id))
    for person in (ADA, BO):
        for ticket in (await tables.lookup.player_view(table.id, person.user)).tickets:
            assert ticket.ticket not in text


@pytest.mark.slow
async def test_moves_committed_before_a_kill_are_unpublished_after_it(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PROGRAM_THAT_IS_KILLED, str(tmp_path)]
    environment = await environment_for(tmp_path)
    killed = subprocess.run(  # noqa: S603  # our own code
        command, check=False, cwd=Path(__file__).parents[3], env=environment
    )
    assert killed.returncode == -signal.SIGKILL
    async with open_tables(tmp_path) as tables:
        (table_id,) = await behind(tables)
        unpublished = await tables.publication.unpublished(table_id)
        assert (unpublished.announced, unpublished.seq) == (3, 5)
        assert [entry.seq for entry in unpublished.entries] == [4, 5]
        assert await verify(tables, table_id) == []
