"""Sessions of the web page, and what they may watch."""

from pathlib import Path

from bot.domain.table import TableId
from bot.store import web_sessions
from bot.store.web_sessions import WebSession
from tests.support.tables import ADA as PERSON
from tests.support.tables import THERE, open_lobby, open_tables

ADA = PERSON.user


async def test_a_session_ends_when_it_is_unused_too_old_or_signed_out(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        reader = tables.store.reader
        async with tables.store.writing() as db:
            await web_sessions.begin_epoch(db, ADA)
            await web_sessions.begin(db, "digest", ADA, 100.0)
            await web_sessions.touch(db, "digest", 200.0)
        assert await web_sessions.load(reader, "digest", 150.0, 50.0) == WebSession(ADA, 200.0)
        assert await web_sessions.load(reader, "digest", 200.0, 50.0) is None
        assert await web_sessions.load(reader, "digest", 150.0, 100.0) is None
        assert await web_sessions.load(reader, "other", 150.0, 50.0) is None
        epoch = await web_sessions.epoch_of(reader, ADA)
        async with tables.store.writing() as db:
            await web_sessions.end_all_of(db, ADA)
        assert await web_sessions.load(reader, "digest", 150.0, 50.0) is None
        assert await web_sessions.epoch_of(reader, ADA) not in (None, epoch)


async def test_a_session_watches_the_granted_table_until_its_time_is_over(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        reader, table = tables.store.reader, (await open_lobby(tables, PERSON)).id
        async with tables.store.writing() as db:
            await web_sessions.begin(db, "digest", ADA, 100.0)
            await web_sessions.grant(db, "digest", table, 300.0)
            await web_sessions.grant(db, "digest", TableId(99), 300.0)  # there is none
        assert await web_sessions.may_watch(reader, "digest", table, 299.0)
        assert not await web_sessions.may_watch(reader, "digest", table, 300.0)
        assert not await web_sessions.may_watch(reader, "digest", TableId(table + 1), 299.0)
        assert await web_sessions.watched(reader, "digest", 299.0) == [table]
        async with tables.store.writing() as db:
            await web_sessions.end(db, "digest")
        assert not await web_sessions.may_watch(reader, "digest", table, 299.0)


async def test_a_session_watches_a_table_in_the_channel_in_which_it_was(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        reader, table = tables.store.reader, (await open_lobby(tables, PERSON)).id
        async with tables.store.writing() as db:
            await web_sessions.begin(db, "digest", ADA, 100.0)
            await web_sessions.grant(db, "digest", table, 300.0)
        await tables.lobby.move(table, PERSON.user, THERE)
        assert not await web_sessions.may_watch(reader, "digest", table, 299.0)
        assert await web_sessions.watched(reader, "digest", 299.0) == []
        async with tables.store.writing() as db:
            await web_sessions.grant(db, "digest", table, 300.0)  # another link
        assert await web_sessions.may_watch(reader, "digest", table, 299.0)
