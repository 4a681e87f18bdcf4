"""PostgreSQL: what happens when it ends a transaction, when the connection is lost, and when
processes of two versions share a database."""

import asyncio
import logging
from collections.abc import AsyncIterator
from itertools import count
from urllib.parse import urlsplit

import asyncpg
import pytest
from asyncpg.pool import PoolConnectionProxy

from bot.domain.posts import PostRecord, TurnPost
from bot.domain.table import START, ChannelId, GuildId, MessageId, TableId, Where
from bot.logs import LineFormatter
from bot.store import (
    ConflictError,
    DatabaseError,
    DatabaseNotOursError,
    DatabaseTooNewError,
    DatabaseUnreachableError,
    Store,
    Transaction,
    facts,
    posts,
)
from bot.store import tables as table_rows
from bot.store.databases import outage, postgres
from bot.store.databases.location import DatabaseUrl
from bot.store.databases.migrate import Migration
from bot.store.databases.postgres import numbered
from bot.store.databases.postgres_schema import needed_version, postgres_migrations
from bot.store.databases.transactions import Row, Statement
from bot.tables import Tables
from bot.tables.entries import encode_action
from engine.actions import Draw, Keep
from tests.support.databases.back_ends import databases
from tests.support.databases.postgres import fetch_value, run
from tests.support.databases.postgres_proxy import Moment, proxy_before
from tests.support.log_verifier import verify
from tests.support.tables import (
    ADA,
    BO,
    act,
    boards,
    draw_two_cards,
    first_move,
    fixed_bytes,
    options,
    start_first_turn,
)

pytestmark = pytest.mark.one_database

END_OTHERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND application_name = 'slow-train'"
)


@pytest.fixture
async def url() -> DatabaseUrl:
    """An empty database."""
    return await databases.empty()


@pytest.fixture
async def store(url: DatabaseUrl) -> AsyncIterator[Store]:
    async with Store.open(url) as opened:
        yield opened


async def save_colour(store: Store, colour: str) -> None:
    async with store.writing() as db:
        await facts.save(db, "colour", colour)


def test_question_marks_become_numbers_outside_of_texts() -> None:
    sql = "SELECT '?', a FROM b WHERE c = ? AND d = 'it''s ?' AND e = ?"
    assert numbered(sql) == "SELECT '?', a FROM b WHERE c = $1 AND d = 'it''s ?' AND e = $2"


async def test_transactions_that_wait_for_each_other_are_both_committed(store: Store) -> None:
    for name in ("left", "right"):
        async with store.writing() as db:
            await facts.save(db, name, "0")
    both_have_one = asyncio.Barrier(2)

    async def write(first: str, second: str) -> None:
        async with store.writing() as db:
            await facts.save(db, first, first)
            await both_have_one.wait()
            await facts.save(db, second, first)

    await asyncio.gather(write("left", "right"), write("right", "left"))
    found = [await facts.load(store.reader, name) for name in ("left", "right")]
    assert found in (["left", "left"], ["right", "right"])


async def test_a_transaction_goes_on_when_its_connection_is_lost(
    store: Store, url: DatabaseUrl
) -> None:
    await save_colour(store, "red")
    async with store.writing() as db:
        assert await facts.load(db, "colour") == "red"
        await facts.save(db, "shape", "round")
        await run(url, END_OTHERS)
        await facts.save(db, "colour", "blue")
    assert await facts.load(store.reader, "colour") == "blue"
    assert await facts.load(store.reader, "shape") == "round"


async def test_a_transaction_fails_if_what_it_read_has_changed_while_it_was_disconnected(
    store: Store, url: DatabaseUrl
) -> None:
    await save_colour(store, "red")

    async def write() -> None:
        async with store.writing() as db:
            await facts.load(db, "colour")
            await run(url, END_OTHERS)
            await run(url, "UPDATE facts SET value = 'green'")
            await facts.save(db, "colour", "blue")

    with pytest.raises(ConflictError):
        await write()
    assert await facts.load(store.reader, "colour") == "green"


async def test_reading_goes_on_when_connections_are_lost(store: Store, url: DatabaseUrl) -> None:
    await save_colour(store, "red")
    await run(url, END_OTHERS)
    assert await facts.load(store.reader, "colour") == "red"


async def test_moves_at_many_tables_survive_lost_connections(
    store: Store, url: DatabaseUrl
) -> None:
    tables = Tables(store, boards(), random_bytes=fixed_bytes)
    played = []
    for number in range(4):
        here = Where(GuildId(1), ChannelId(number))
        table = await tables.lobby.open(here, ADA, options("usa", 2))
        await tables.lobby.join(table.id, BO)
        await tables.lobby.start(table.id, ADA.user, (ADA.user, BO.user))
        played.append(table.id)
    turns = 6

    async def play(table_id: TableId) -> None:
        for person in (ADA, BO):
            keep = await first_move(tables, table_id, person, Keep)
            await act(tables, table_id, person, keep)
        for person in (ADA, BO) * (turns // 2):
            await draw_two_cards(tables, table_id, person)

    commits, cuts = count(1), []

    def cut_after_every_tenth(_: TableId) -> None:
        if next(commits) % 10 == 0:
            cuts.append(asyncio.create_task(run(url, END_OTHERS)))

    tables.cache.memory.on_change.append(cut_after_every_tenth)
    await asyncio.gather(*map(play, played))
    await asyncio.gather(*cuts)
    assert len(cuts) == len(played) * (2 + 2 * turns) // 10
    for table_id in played:
        assert await tables.lookup.seq(table_id) == 1 + 2 + 2 * turns
        assert await verify(tables, table_id) == []


at_every_moment = pytest.mark.parametrize(
    "moment", ["before it arrives", "after it is done", "unnoticed by the server"]
)


@at_every_moment
async def test_a_move_is_committed_once_if_the_connection_is_cut_meanwhile(
    url: DatabaseUrl, moment: Moment
) -> None:
    async with proxy_before(url) as (proxy, through_proxy), Store.open(through_proxy) as store:
        tables = Tables(store, boards(), random_bytes=fixed_bytes)
        table = await start_first_turn(tables, ADA, BO)
        proxy.cut_at(encode_action(Draw()), moment)
        result = await act(tables, table.id, ADA, Draw())
        assert proxy.cuts == 1
        assert await tables.lookup.seq(table.id) == result.seq == 4
        assert (await act(tables, table.id, ADA, Draw())).seq == 5
        assert await verify(tables, table.id) == []


@at_every_moment
async def test_a_transaction_is_committed_once_if_the_connection_is_cut_during_the_commit(
    url: DatabaseUrl, moment: Moment
) -> None:
    async with proxy_before(url) as (proxy, through_proxy), Store.open(through_proxy) as store:
        tables = Tables(store, boards(), random_bytes=fixed_bytes)
        table = await start_first_turn(tables, ADA, BO)
        before = await table_rows.revision(store.reader, table.id)
        proxy.cut_at("COMMIT", moment)
        async with store.writing() as db:
            await db.execute_all([table_rows.changed(table, START, before, 0.0)])
        assert proxy.cuts == 1
        assert await table_rows.revision(store.reader, table.id) == before + 1


async def test_only_what_need_not_be_durable_does_not_wait_for_the_disk() -> None:
    url = await databases.another()
    name = urlsplit(url.secret_text).path.strip("/")
    await run(url, f"ALTER DATABASE {name} SET synchronous_commit = on")  # as servers have it
    setting = "INSERT INTO facts SELECT ?, current_setting('synchronous_commit')"
    async with Store.open(url) as store:
        for name, is_durable in (("first", True), ("second", False), ("third", True)):
            await store.write_together([Statement(setting, (name,))], is_durable=is_durable)
        found = [await facts.load(store.reader, name) for name in ("first", "second", "third")]
    assert found == ["on", "off", "on"]


async def test_a_process_of_an_old_version_writes_nothing_in_one_statement(
    store: Store, url: DatabaseUrl
) -> None:
    await run(url, "UPDATE slow_train_schema SET version = 99, min_version = 99")
    record = PostRecord(ChannelId(1), MessageId(5), 1)
    with pytest.raises(DatabaseTooNewError):
        await posts.save(store, TableId(1), TurnPost(1, START, 0), record)
    assert await fetch_value(url, "SELECT count(*) FROM posts") == 0


async def test_a_server_that_stays_away_is_one_clear_error(
    url: DatabaseUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "REPEAT_FOR_S", 0.0)
    async with proxy_before(url) as (proxy, through_proxy), Store.open(through_proxy) as store:
        proxy.cut_at("INSERT", "before it arrives")
        with pytest.raises(DatabaseUnreachableError, match="cannot be reached"):
            await save_colour(store, "red")
        assert await facts.load(store.reader, "colour") == ""


async def make_read_only(store: Store, connections: int = 20) -> None:
    """All connections of the pool, as if their server was not the primary any more. New ones get
    to the new primary."""
    become = "SELECT set_config('default_transaction_read_only', 'on', false), pg_sleep(0.1)"
    await asyncio.gather(*(store.reader.fetch(become) for _ in range(connections)))


async def test_writing_goes_on_at_the_new_primary(store: Store) -> None:
    await make_read_only(store)
    await save_colour(store, "red")
    assert await facts.load(store.reader, "colour") == "red"
    await make_read_only(store)
    assert await facts.count_up(store.reader, "number") == 1


async def test_a_transaction_that_has_begun_goes_on_at_the_new_primary(
    store: Store, url: DatabaseUrl
) -> None:
    await save_colour(store, "red")
    async with store.writing() as db:
        assert await facts.load(db, "colour") == "red"
        await make_read_only(store)
        await run(url, f"{END_OTHERS} AND state = 'idle in transaction'")
        await facts.save(db, "colour", "blue")
    assert await facts.load(store.reader, "colour") == "blue"


@pytest.mark.parametrize(
    "error",
    [
        asyncpg.ReadOnlySQLTransactionError("cannot execute pg_current_xact_id() during recovery"),
        asyncpg.InternalServerError("cannot assign TransactionIds during recovery"),
    ],
)
async def test_a_server_that_is_recovering_is_left(
    store: Store, monkeypatch: pytest.MonkeyPatch, error: asyncpg.PostgresError
) -> None:
    pids, ask = list[object](), postgres._rows

    async def ask_recovering_server(
        connection: "PoolConnectionProxy[asyncpg.Record]", sql: str, *more: object
    ) -> list[Row]:
        if sql == postgres.ABOUT_TRANSACTION:
            pids.append(connection.get_server_pid())
            if len(pids) == 1:
                raise error
        return await ask(connection, sql, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(postgres, "_rows", ask_recovering_server)
    await save_colour(store, "red")
    assert len(set(pids)) == 2


async def test_an_error_inside_the_server_is_not_repeated(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise asyncpg.InternalServerError("cache lookup failed")

    monkeypatch.setattr(postgres, "_rows", fail)
    with pytest.raises(asyncpg.InternalServerError):
        await save_colour(store, "red")


async def test_cancelled_writers_leave_no_transaction_open(store: Store, url: DatabaseUrl) -> None:
    entered = asyncio.Event()

    async def write() -> None:
        async with store.writing() as db:
            await facts.save(db, "colour", "red")
            entered.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(write())
    await entered.wait()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    open_ones = "SELECT count(*) FROM pg_stat_activity WHERE state LIKE 'idle in transaction%'"
    assert await fetch_value(url, f"{open_ones} AND datname = current_database()") == 0
    await save_colour(store, "blue")


async def test_more_writers_than_connections_take_turns_and_may_read(store: Store) -> None:
    async def write(number: int) -> None:
        async with store.writing() as db:
            await facts.save(db, f"fact {number}", "true")
            assert await facts.load(store.reader, f"fact {number}") == ""

    await asyncio.gather(*(write(number) for number in range(4 * postgres.MAX_CONNECTIONS)))


async def test_a_lost_connection_is_told_and_that_it_is_there_again(
    url: DatabaseUrl, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, logger="bot.store.databases.outage")
    monkeypatch.setattr(outage, "TOLD_AFTER_S", 0.0)
    async with proxy_before(url) as (proxy, through_proxy), Store.open(through_proxy) as store:
        proxy.cut_at("SELECT 'cut here'", "before it arrives")
        assert await store.reader.fetch("SELECT 'cut here'") == [("cut here",)]
    told = [record.getMessage() for record in caplog.records if record.name == outage.__name__]
    assert told == [f"{through_proxy} does not answer", f"{through_proxy} answers again"]


async def test_the_password_is_in_no_error_and_no_text() -> None:
    url = DatabaseUrl("postgresql://ada:s3cret@127.0.0.1:1/games?sslpassword=s3cret")
    with pytest.raises(DatabaseUnreachableError) as caught:
        async with Store.open(url):
            pass
    assert "postgresql://127.0.0.1:1/games" in str(caught.value)
    for text in (str(caught.value), repr(caught.value), str(url), repr(url), repr(vars(Store))):
        assert "s3cret" not in text


@pytest.mark.parametrize(
    "text",
    [
        "mysql://ada:s3cret@host/x",
        "postgresql://h:port/x",
        "x.db",
        "postgresql://ada:s3@cret@host/x",
        "postgresql://ada:s3/cret@host/x",
        "postgresql://ada:12?s3cret@host/x",
        "postgresql://ada:12#s3cret@host/x",
        "postgresql://ada:12/s3@cret@h1,h2/x",
        "postgresql://host/x?password=s3@cret",
        "postgresql://h1:5432,h2:s3cret/x",
    ],
)
def test_an_address_that_is_none_is_refused_without_repeating_it(text: str) -> None:
    with pytest.raises(ValueError, match="it ") as caught:
        DatabaseUrl(text)
    assert "%40 for @" in str(caught.value) or "must begin" in str(caught.value)
    for secret in ("s3", "cret", "12"):
        assert secret not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("postgresql://ada:s3%40cret@host/x?ssl=on", "postgresql://host:5432/x"),
        ("postgres://h1:5433,h2/x", "postgresql://h1:5433,h2:5432/x"),
        ("postgresql://[::1]:5433,[::2]/x", "postgresql://[::1]:5433,[::2]:5432/x"),
        ("postgresql://ada@/x?host=/run/postgresql", "postgresql://localhost:5432/x"),
    ],
)
def test_an_address_is_shown_without_user_password_and_options(text: str, shown: str) -> None:
    assert str(DatabaseUrl(text)) == shown


async def test_the_next_of_several_hosts_is_used_if_one_does_not_answer(url: DatabaseUrl) -> None:
    async with proxy_before(url) as (_, through_proxy):
        several = through_proxy.secret_text.replace("@127", "@127.0.0.1:1,127")
        async with Store.open(DatabaseUrl(several)) as store, store.writing() as db:
            await facts.save(db, "written", "true")


@pytest.mark.parametrize("wanted", ["", "?target_session_attrs=standby"])
async def test_none_of_several_hosts_is_used_that_is_not_of_the_wanted_kind(wanted: str) -> None:
    """By default, one that can be written to."""
    url = await databases.blank()
    if not wanted:
        name = urlsplit(url.secret_text).path.strip("/")
        await run(url, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    async with proxy_before(url) as (_, through_proxy):
        several = through_proxy.secret_text.replace("@127", "@127.0.0.1:1,127") + wanted
        with pytest.raises(DatabaseUnreachableError):
            async with Store.open(DatabaseUrl(several)):
                pass


async def test_a_newer_database_is_told_with_both_versions(
    url: DatabaseUrl, caplog: pytest.LogCaptureFixture
) -> None:
    ours = postgres_migrations()[-1].version
    await run(url, f"UPDATE slow_train_schema SET version = {ours + 2}")
    try:
        async with Store.open(url):
            pass
    finally:
        await run(url, f"UPDATE slow_train_schema SET version = {ours}")
    line = LineFormatter().format(caplog.records[-1])
    assert line.endswith(f"the database is newer version={ours + 2} ours={ours}")


def test_migrations_are_numbered_and_say_whether_they_expand_or_contract() -> None:
    steps = postgres_migrations()
    assert [step.version for step in steps] == list(range(1, len(steps) + 1))
    assert all(needed_version(step) <= step.version for step in steps)
    with pytest.raises(ValueError, match="must begin with"):
        needed_version(Migration(1, "CREATE TABLE x (y INTEGER);"))


NOTES = Migration(1, "-- expands\nCREATE TABLE notes (text TEXT, colour TEXT);")
WHY = Migration(2, "-- expands\nALTER TABLE notes ADD COLUMN why TEXT;")
NO_COLOUR = Migration(3, "-- contracts: needs version 2\nALTER TABLE notes DROP COLUMN colour;")


async def write_note(db: Transaction) -> None:
    await db.execute("INSERT INTO notes (text) VALUES ('kept')")


async def test_several_processes_may_migrate_a_new_database_at_the_same_time() -> None:
    url = await databases.blank()

    async def open_and_write() -> None:
        async with Store.open(url, [NOTES, WHY]) as store, store.writing() as db:
            await write_note(db)

    await asyncio.gather(*(open_and_write() for _ in range(4)))
    assert await fetch_value(url, "SELECT count(*) FROM notes WHERE why IS NULL") == 4
    assert await fetch_value(url, "SELECT version FROM slow_train_schema") == 2


async def test_a_process_goes_on_beside_a_newer_one_until_the_schema_no_longer_serves_it() -> None:
    url = await databases.blank()
    async with Store.open(url, [NOTES]) as old:
        async with Store.open(url, [NOTES, WHY]), old.writing() as db:
            await write_note(db)
        async with Store.open(url, [NOTES]) as another_old, another_old.writing() as db:
            await write_note(db)
        async with Store.open(url, [NOTES, WHY, NO_COLOUR]):
            pass
        with pytest.raises(DatabaseTooNewError, match="has version 3; this Slow Train knows"):
            async with old.writing() as db:
                await write_note(db)
        with pytest.raises(DatabaseTooNewError):
            await old.require_usable()
    with pytest.raises(DatabaseTooNewError):
        async with Store.open(url, [NOTES]):
            pass
    async with Store.open(url, [NOTES, WHY]) as store, store.writing() as db:
        await write_note(db)
        await store.require_usable()
    assert await fetch_value(url, "SELECT count(*) FROM notes") == 3


async def test_a_migration_that_fails_leaves_nothing_behind() -> None:
    url = await databases.blank()
    bad = Migration(2, "-- expands\nCREATE TABLE more (x TEXT);\nINSERT INTO nowhere VALUES (1);")
    with pytest.raises(DatabaseError, match="cannot be prepared"):
        async with Store.open(url, [NOTES, bad]):
            pass
    assert await fetch_value(url, "SELECT count(*) FROM pg_tables WHERE schemaname='public'") == 0


async def test_the_database_of_another_program_is_left_alone() -> None:
    url = await databases.blank()
    await run(url, "CREATE TABLE recipes (name TEXT)")
    with pytest.raises(DatabaseNotOursError, match="DATABASE_URL"):
        async with Store.open(url):
            pass
    assert await fetch_value(url, "SELECT count(*) FROM pg_tables WHERE schemaname='public'") == 1
