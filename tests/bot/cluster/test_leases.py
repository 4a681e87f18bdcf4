"""Leases: one process at a time does the work of a table, and one that comes too late does no
harm."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from bot.delivery import left_over_work
from bot.delivery.left_over_work import LeftOverWork
from bot.discord_io.client import Client
from bot.discord_io.connection import point_discord_at
from bot.domain.observer import UNOBSERVED, Observer
from bot.domain.posts import PostRecord, TurnPost
from bot.domain.requests import PreferencesChange
from bot.domain.retry import RetryLater
from bot.domain.table import START, ChannelId, InteractionId, MessageId, Table, TableId, Where
from bot.domain.work import LeaseLost, LeftOver, WorkKind
from bot.features.slash import CatalogueTranslator
from bot.jobs.table_jobs import Job, TableJobs
from bot.store import Store, facts, lease_clock, processes
from bot.store import leases as lease_rows
from bot.store import posts as post_rows
from bot.store.databases.location import DatabaseUrl
from bot.store.lease_clock import LeaseClock
from bot.store.leases import require_lease_in_use
from bot.tables import Tables, shared_work
from bot.tables.shared_work import SharedWork
from engine.actions import Draw
from sandbox.testing.driver import Sandbox
from tests.support.databases import postgres
from tests.support.databases.back_ends import open_store
from tests.support.fake_clock import FakeClock
from tests.support.tables import ADA, BO, HERE, act, open_tables, options, start_first_turn
from tests.support.wire.wire import FakeSleep, catalogue
from tests.support.wire.wire_setup import friends_online

TABLE = TableId(7)
END_OTHERS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE datname = current_database() AND application_name = 'slow-train'"
)
OLD_INTERACTION = InteractionId(5 << 22)  # of the beginning of 2015


class LostLeases(Observer):
    """How many leases were lost, each time that some were."""

    def __init__(self) -> None:
        self.numbers: list[int] = []

    def leases_lost(self, number: int) -> None:
        self.numbers.append(number)


@asynccontextmanager
async def two_processes(
    folder: Path, observer: Observer = UNOBSERVED
) -> AsyncIterator[tuple[SharedWork, SharedWork]]:
    async with AsyncExitStack() as stack:
        stores = [await stack.enter_async_context(open_store(folder)) for _ in range(2)]
        yield SharedWork(stores[0], observer), SharedWork(stores[1])


async def is_free_for(work: SharedWork, table_id: TableId, kind: WorkKind) -> bool:
    """Whether a process could begin this work now."""
    lease = await lease_rows.take(work._db, table_id, kind, work.holder)
    if lease is not None:
        await lease_rows.release(work._db, table_id, kind, work.holder)
    return lease is not None


def doing(work: SharedWork, job: Job) -> Job:
    """A job of publishing, done by one process at a time."""

    async def run(table_id: TableId) -> None:
        async with work.holding(table_id, "publish"):
            await job(table_id)

    return run


@contextmanager
def leases_end_at_once() -> Iterator[None]:
    """As if the process were stopped for longer than its leases."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lease_rows, "LEASE_S", 0.0)
        yield


async def open_lobby_in(tables: Tables, channel: int) -> Table:
    """A table that has something to publish."""
    return await tables.lobby.open(Where(HERE.guild, ChannelId(channel)), ADA, options())


async def write(store: Store, value: str) -> None:
    async with store.writing() as db:
        await facts.save(db, "test", value)


async def test_one_process_at_a_time_does_the_work_of_a_table(tmp_path: Path) -> None:
    async with two_processes(tmp_path) as (one, other):
        async with one.holding(TABLE, "publish"):
            assert not await is_free_for(other, TABLE, "publish")
            assert await is_free_for(other, TABLE, "hands")
            assert await is_free_for(other, TableId(8), "publish")
        assert await is_free_for(other, TABLE, "publish")


async def test_a_process_waits_until_another_has_done_its_work(tmp_path: Path) -> None:
    done: list[str] = []
    async with two_processes(tmp_path) as (one, other):

        async def work(_: TableId) -> None:
            done.append("other")

        async with one.holding(TABLE, "publish"):
            waiting = asyncio.ensure_future(doing(other, work)(TABLE))
            await asyncio.sleep(0)
            done.append("one")
        await waiting
    assert done == ["one", "other"]


async def test_a_process_that_comes_too_late_writes_and_sends_nothing(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store, two_processes(tmp_path) as (_, other):
        late = SharedWork(store)
        with leases_end_at_once(), pytest.raises(LeaseLost):  # noqa: PT012  # in between
            async with late.holding(TABLE, "publish"):
                assert await is_free_for(other, TABLE, "publish")
                with pytest.raises(LeaseLost):
                    require_lease_in_use()
                await write(store, "late")
        assert await facts.load(store.reader, "test") == ""
        await write(store, "without a lease")
        assert await facts.load(store.reader, "test") == "without a lease"


async def test_one_statement_of_a_process_that_comes_too_late_is_not_committed(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        key, record = TurnPost(1, START, 0), PostRecord(table.where.channel, MessageId(5), 1)
        with leases_end_at_once(), pytest.raises(LeaseLost):
            async with SharedWork(tables.store).holding(table.id, "publish"):
                await post_rows.save(tables.store, table.id, key, record)
        assert await post_rows.load(tables.store.reader, table.id, key) is None
        async with SharedWork(tables.store).holding(table.id, "publish"):
            await post_rows.save(tables.store, table.id, key, record)
        assert await post_rows.load(tables.store.reader, table.id, key) == record


async def test_a_move_of_a_process_that_comes_too_late_is_not_committed(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        before = await tables.lookup.seq(table.id)
        with leases_end_at_once(), pytest.raises(LeaseLost):
            async with SharedWork(tables.store).holding(table.id, "play"):
                await act(tables, table.id, ADA, Draw())
        assert await tables.lookup.seq(table.id) == before
        assert (await act(tables, table.id, ADA, Draw())).seq == before + 1


async def test_a_lease_that_ends_while_the_connection_is_lost_is_lost(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store:
        assert isinstance(store.database, DatabaseUrl)
        leases, url = SharedWork(store), store.database
        with pytest.raises(LeaseLost):  # noqa: PT012  # in between
            async with leases.holding(TABLE, "publish"), store.writing() as db:
                await facts.save(db, "test", "first")
                leases._leases[TABLE, "publish"].valid_until = 0.0  # and that of the database:
                await postgres.run(url, "UPDATE leases SET until = 0")
                await postgres.run(url, END_OTHERS)
                await facts.save(db, "test", "second")
        assert await facts.load(store.reader, "test") == ""


async def test_work_is_taken_only_if_there_is_any(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables, open_tables(tmp_path) as other:
        table = await start_first_turn(tables, ADA, BO)
        ours, others = SharedWork(tables.store), SharedWork(other.store)
        async with ours.doing(table.id, "publish") as revision:
            assert revision == await tables.cache.revision(table.id)
            assert not await is_free_for(others, table.id, "publish")
            unpublished = await tables.publication.unpublished(table.id)
            await tables.publication.mark_published(
                unpublished, unpublished.revision, unpublished.seq, MessageId(5)
            )
        assert await ours.take([table.id], "publish") == [table.id]  # too late
        async with ours.doing(table.id, "publish") as revision:
            assert revision == 0
            assert await is_free_for(others, table.id, "publish")
        async with ours.doing(TableId(999), "hands") as revision:
            assert revision == 0


async def test_a_tick_that_another_process_finishes_is_no_bug(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        scheduler, sleep = friends.app.scheduler, FakeSleep()

        async def lose() -> None:
            raise LeaseLost(TABLE, "reminders")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(scheduler, "_send_what_is_due", lose)
            ticking = asyncio.create_task(scheduler.run(1.0, sleep))
            await sleep.wait_for_pauses(1.0, 1)
            ticking.cancel()
    assert [record.levelname for record in caplog.records if "tick" in record.message] == [
        "WARNING"
    ]


async def test_a_request_for_work_of_another_process_is_not_sent(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store, Sandbox.start(rate_limits=False) as sandbox:
        await point_discord_at(sandbox.api_url)
        work = SharedWork(store)
        async with Client(CatalogueTranslator(catalogue()), store, work) as client:
            await client.login(sandbox.token)
            sent = sandbox.request_log.total
            async with work.holding(TABLE, "publish"):
                await client.fetch_user(int(sandbox.person("Robin").id))
            assert sandbox.request_log.total == sent + 1
            with leases_end_at_once(), pytest.raises(LeaseLost):
                async with work.holding(TABLE, "publish"):
                    await client.fetch_user(int(sandbox.person("Robin").id))
            assert sandbox.request_log.total == sent + 1


async def test_what_is_written_with_a_lease_is_committed(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store:
        async with SharedWork(store).holding(TABLE, "publish"):
            require_lease_in_use()
            await write(store, "in time")
        assert await facts.load(store.reader, "test") == "in time"


async def test_nobody_takes_work_while_its_result_is_being_committed(tmp_path: Path) -> None:
    async with (
        open_store(tmp_path) as store,
        open_store(tmp_path) as other,
        SharedWork(store).holding(TABLE, "publish"),
        store.writing() as db,
    ):
        await facts.save(db, "test", "written")
        async with other.writing() as other_db:
            free = await other_db.fetch("SELECT 1 FROM leases FOR UPDATE SKIP LOCKED")
        assert list(free) == []


async def test_a_lease_is_renewed_and_a_lost_one_is_noticed(tmp_path: Path) -> None:
    lost = LostLeases()
    async with two_processes(tmp_path, lost) as (one, other):
        async with one.holding(TABLE, "publish"):
            await one._renew()
            require_lease_in_use()
            assert (one.count, lost.numbers) == (1, [])
            await lease_rows.release_all(one._db, one.holder)
            async with other.holding(TABLE, "publish"):
                await one._renew()
                assert lost.numbers == [1]
        assert one.count == 0


async def test_a_lease_that_another_process_takes_meanwhile_is_not_renewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = lease_rows._RENEW.replace("AS (SELECT", "AS (SELECT pg_sleep(1.0),", 1)
    monkeypatch.setattr(lease_rows, "_RENEW", slow)
    async with two_processes(tmp_path) as (one, other):
        assert await lease_rows.take(one._db, TABLE, "publish", one.holder) is not None
        sql = "UPDATE leases SET until = seconds_now() + 0.2 RETURNING 1"
        assert await one._db.fetch(sql)
        renewing = asyncio.create_task(lease_rows.renew(one._db, [(TABLE, "publish")], one.holder))
        while not (taken := await lease_rows.take(other._db, TABLE, "publish", other.holder)):
            assert not renewing.done()
        assert (await renewing).renewed == set()
        rows = await one._store.reader.fetch("SELECT holder FROM leases")
        assert [row[0] for row in rows] == [taken.holder] == [other.holder]


async def test_a_slow_transaction_keeps_no_other_lease_from_being_renewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_work, "RENEW_EVERY_S", 1.0)
    lost = LostLeases()
    async with open_store(tmp_path) as store:
        leases = SharedWork(store, lost)
        async with leases.holding(TableId(8), "publish"), leases.holding(TABLE, "publish"):
            for lease in leases._leases.values():
                lease.valid_until = before = lease_clock.seconds() + 5.0
            async with store.writing() as db:
                await facts.save(db, "test", "slow")
                async with asyncio.timeout(10.0):
                    await leases._renew()
                assert leases._leases[TableId(8), "publish"].valid_until > before
                assert leases._leases[TABLE, "publish"].valid_until == before
                renewing = asyncio.ensure_future(leases._renew())
                await asyncio.sleep(0)
            await renewing  # tried again after the transaction
            assert leases._leases[TABLE, "publish"].valid_until > before
    assert lost.numbers == []


async def test_a_machine_that_was_suspended_does_not_go_on_with_an_old_lease(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time_of_day = FakeClock()  # the only one that goes on while a virtual machine is stopped
    monkeypatch.setattr(lease_clock, "seconds", LeaseClock(lambda: 1000.0, time_of_day))
    async with open_store(tmp_path) as store:
        leases = SharedWork(store)
        async with leases.holding(TABLE, "publish"):
            leases.check()
            time_of_day.pass_hours(1)
            with pytest.raises(LeaseLost):
                leases.check()


async def test_a_process_that_ends_gives_its_leases_back(tmp_path: Path) -> None:
    async with two_processes(tmp_path) as (one, other):
        async with one:
            assert await lease_rows.take(one._db, TABLE, "publish", one.holder) is not None
        assert await is_free_for(other, TABLE, "publish")


async def test_work_begun_by_work_of_another_kind_has_its_own_lease(tmp_path: Path) -> None:
    async with open_store(tmp_path) as store:
        leases = SharedWork(store)

        async def publish(_: TableId) -> None:
            await write(store, "published")

        async with (
            TableJobs(doing(leases, publish)) as jobs,
            AsyncExitStack() as playing,
        ):
            with leases_end_at_once():
                await playing.enter_async_context(leases.holding(TABLE, "play"))
            jobs.run_now(TABLE)
            await jobs.settle()
        assert await facts.load(store.reader, "test") == "published"


async def test_left_over_work_is_begun_at_the_second_look(tmp_path: Path) -> None:
    published: list[TableId] = []
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)

        async def publish(table_id: TableId) -> None:
            published.append(table_id)

        shared = SharedWork(tables.store)
        async with TableJobs(doing(shared, publish)) as jobs:
            work = LeftOverWork(shared, {"publish": jobs})
            await work.look()
            assert published == []
            await act(tables, table.id, ADA, Draw())  # something else to do
            await work.look()
            assert published == []
            await work.look()
            await jobs.settle()
            assert published == [table.id]


async def test_abandoned_work_is_begun_at_once_and_work_in_progress_is_left_alone(
    tmp_path: Path,
) -> None:
    published: list[TableId] = []
    async with open_tables(tmp_path) as tables, two_processes(tmp_path) as (one, other):
        table = await start_first_turn(tables, ADA, BO)

        async def publish(table_id: TableId) -> None:
            published.append(table_id)

        shared = SharedWork(tables.store)
        async with TableJobs(doing(shared, publish)) as jobs:
            work = LeftOverWork(shared, {"publish": jobs})
            async with one.holding(table.id, "publish"):
                await work.look()
                await work.look()
                assert published == []
            with leases_end_at_once():
                assert (
                    await lease_rows.take(other._db, table.id, "publish", other.holder) is not None
                )  # and it is killed
            await work.look()
            await jobs.settle()
            assert published == [table.id]


async def test_abandoned_work_is_found_first_and_all_other_work_in_turn(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables, two_processes(tmp_path) as (one, _):
        opened = [(await open_lobby_in(tables, channel)).id for channel in range(1, 5)]
        found: set[TableId] = set()
        for order in range(100):
            (work,) = await SharedWork(tables.store).left_over("publish", 1, order)
            assert await SharedWork(tables.store).left_over("publish", 1, order) == [work]
            found.add(work.table_id)
        assert found == set(opened)
        with leases_end_at_once():
            assert (
                await lease_rows.take(one._db, opened[-1], "publish", one.holder) is not None
            )  # and it is killed
        (first,) = await SharedWork(tables.store).left_over("publish", 1, 0)
        assert first == LeftOver(opened[-1], 1, is_abandoned=True)


async def test_tables_that_are_held_back_do_not_keep_others_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[TableId] = []
    async with open_tables(tmp_path) as tables:
        opened = [(await open_lobby_in(tables, channel)).id for channel in range(1, 4)]

        async def hold_back(table_id: TableId) -> None:
            begun.append(table_id)

        monkeypatch.setattr(left_over_work, "MOST_AT_ONCE", 1)
        shared = SharedWork(tables.store)
        async with TableJobs(doing(shared, hold_back)) as jobs:
            work = LeftOverWork(shared, {"publish": jobs})
            for _ in range(7):
                await work.look()
                await jobs.settle()
    assert (set(begun[:3]), begun[3:]) == (set(opened), begun[:3])


async def test_work_that_has_failed_is_left_alone_for_a_while(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables, two_processes(tmp_path) as (one, _):
        table, work = await start_first_turn(tables, ADA, BO), SharedWork(tables.store)
        with pytest.raises(RetryLater):
            async with one.holding(table.id, "publish"):
                raise RetryLater("the channel is closed", 300.0)
        assert await work.left_over("publish", 10, 0) == []
        async with work.holding(table.id, "publish"):  # something new has happened
            pass
        (found,) = await work.left_over("publish", 10, 0)
        assert found.table_id == table.id


async def test_hands_are_left_over_until_they_have_been_shown(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table, work = await start_first_turn(tables, ADA, BO), SharedWork(tables.store)
        assert await work.left_over("hands", 10, 0) == []  # nothing is published yet
        unpublished = await tables.publication.unpublished(table.id)
        await tables.publication.mark_published(
            unpublished, unpublished.revision, unpublished.seq, None
        )
        (found,) = await work.left_over("hands", 10, 0)
        assert (found.table_id, found.state) == (table.id, unpublished.revision)
        revision = await tables.cache.revision(table.id)
        await work.mark_hands_shown(table.id, revision)
        assert await work.left_over("hands", 10, 0) == []
        await tables.preferences.change(ADA.user, PreferencesChange(first_after_h=9))
        assert await work.left_over("hands", 10, 0) == []
        await tables.preferences.change(ADA.user, PreferencesChange(wants_dm=False))
        (found,) = await work.left_over("hands", 10, 0)
        assert found.table_id == table.id


async def test_an_interaction_is_served_by_whoever_takes_it_first(tmp_path: Path) -> None:
    async with two_processes(tmp_path) as (one, other):
        new = InteractionId(2**62)
        taken = await asyncio.gather(*(work.take_interaction(new) for work in (one, other)))
        assert sorted(taken) == [False, True]
        assert await one.take_interaction(OLD_INTERACTION)
        await one.tidy()
        assert await other.take_interaction(OLD_INTERACTION)
        first, second = (one, other) if taken[0] else (other, one)
        assert await first.take_interaction(new)  # a repeated statement changes nothing
        assert not await second.take_interaction(new)


async def test_slots_are_reserved_among_the_shards_of_all_processes(tmp_path: Path) -> None:
    async with open_store(tmp_path) as one, open_store(tmp_path) as other:
        waits: list[float] = []
        for store in (one, other, one):
            async with store.writing() as db:
                waits.append(await processes.reserve_identify_slot(db, 0, 1000.0))
        async with other.writing() as db:
            assert await processes.reserve_identify_slot(db, 1, 1000.0) == 0
    assert waits[0] == 0
    assert 900 < waits[1] <= 1000
    assert 1900 < waits[2] <= 2000
