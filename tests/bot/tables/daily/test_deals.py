"""The daily deal over the database: one try, one result, and nothing told too early."""

import asyncio
import hashlib

import pytest

from bot.domain import daily
from bot.domain.daily import DailyLine, DailyResult, DailyTry, Day, Standing
from bot.domain.refusals import TableCode
from bot.domain.requests import ANY_STEP, ActionRequest, PreferencesChange
from bot.domain.table import GuildId, Human, Table
from bot.store import daily as daily_rows
from bot.store import results as result_rows
from bot.store import retention as retention_rows
from bot.tables import Tables
from bot.tables.daily.deals import KEEP_DAYS
from engine.actions import Draw, Keep
from engine.record import differences
from players.levels import registry
from tests.support.fake_clock import FakeClock
from tests.support.personal_data import play_to_end
from tests.support.tables import (
    ADA,
    BO,
    CY,
    HERE,
    STRANGER,
    act,
    first_move,
    new_interaction,
    open_lobby,
    refusal_code,
)

SERVER, OTHER_SERVER = HERE.guild, GuildId(2)


async def begin(tables: Tables, person: Human, guild: GuildId = SERVER) -> Table:
    """Somebody begins today's deal on a server."""
    today = tables.daily.today
    begun = await tables.daily.begin(person, today, "en", "Robot", new_interaction(), guild)
    return begun.table


async def finish(tables: Tables, person: Human, guild: GuildId = SERVER, seed: int = 1) -> DailyTry:
    """Somebody plays today's deal to its end, at random."""
    table = await begin(tables, person, guild)
    await play_to_end(tables, table.id, seed)
    return await tables.daily.require_finished(person.user, Day(table.options.daily))


async def test_everybody_gets_the_same_cards_and_one_try(tables: Tables) -> None:
    ada, bo = await begin(tables, ADA), await begin(tables, BO)
    assert ada.where.is_private
    assert ada.seed_hash == bo.seed_hash == await tables.daily.days.hash_of(tables.daily.today)
    mine, others = [
        await tables.lookup.player_view(table.id, person.user)
        for table, person in ((ada, ADA), (bo, BO))
    ]
    assert (mine.hand, mine.offered, mine.public.row) == (
        others.hand,
        others.offered,
        others.public.row,
    )
    assert await refusal_code(begin(tables, ADA)) == TableCode.DAILY_BEGUN
    yesterday = tables.daily.begin(
        CY, Day(tables.daily.today - 1), "en", "Robot", new_interaction()
    )
    assert await refusal_code(yesterday) == TableCode.DAY_IS_OVER


async def test_a_private_game_is_nowhere_among_the_others(tables: Tables) -> None:
    await open_lobby(tables, ADA, BO)
    table = await begin(tables, ADA)
    reader = tables.store.reader
    assert [each.where for each in await tables.lookup.of_user(ADA.user)] == [HERE]
    assert await tables.replay_steps.begun(ADA.user, None) == []
    assert await retention_rows.known_guilds(reader) == {SERVER}
    await play_to_end(tables, table.id)
    assert await tables.replay_steps.begun(ADA.user, None) == []
    assert await tables.results.add_missing() == 0
    assert await result_rows.finished_tables(reader) == []
    unpublished = await tables.publication.unpublished(table.id)
    assert unpublished.proof is None
    for attempt in (
        tables.lobby.open_again(HERE, ADA, table),
        tables.lobby.open_again(HERE, ADA, table, has_same_cards=True),
        tables.lobby.move(table.id, ADA.user, HERE),
        tables.watching.watch(table.id, BO.user, 1),
    ):
        assert await refusal_code(attempt) in (TableCode.UNKNOWN_TABLE, TableCode.GAME_IS_OVER)
    assert await refusal_code(tables.lookup.player_view(table.id, STRANGER.user)) == (
        TableCode.NOT_AT_THIS_TABLE
    )


async def test_nothing_that_was_seen_is_undone(tables: Tables) -> None:
    table = await begin(tables, ADA)
    await act(tables, table.id, ADA, await first_move(tables, table.id, ADA, Keep))
    while (await tables.cache.get(table.id)).is_computer_turn:
        view = await tables.moves.computer_view(
            table.id, (await tables.cache.get(table.id)).waiting[0]
        )
        await tables.moves.act_for_computer(table.id, view.seat, view.moves[0])
    drawn = await act(tables, table.id, ADA, Draw())
    assert not drawn.can_undo
    attempt = tables.undo.request(table.id, ADA.user, new_interaction())
    assert await refusal_code(attempt) == TableCode.SEEN_ALREADY


async def test_a_result_is_counted_once_and_not_rated(tables: Tables) -> None:
    found = await finish(tables, ADA)
    assert found.result is not None
    assert await daily_rows.counts(tables.store.reader, found.day) == [(found.result.points, 1)]
    assert len(found.result.lengths) == len(found.line.routes)
    assert len(found.line.tickets) == found.result.tickets
    assert found.result.tickets_done == sum(done for _, done in found.line.tickets)
    final = (await tables.lookup.public_view(found.game)).final
    assert final is not None
    assert [score.total for score in final.seats] == [found.result.points, found.result.opponent]
    assert await result_rows.of_table(tables.store.reader, found.game) is None
    async with tables.store.writing() as db:  # as if it ended a second time
        await daily_rows.finish(db, found.game, found.result, found.line, 1.0)
    assert await daily_rows.counts(tables.store.reader, found.day) == [(found.result.points, 1)]
    assert await tables.daily.standing(found) == Standing(0, 0)
    assert await tables.daily.streak(ADA.user) == 1


async def test_a_try_is_finished_before_the_deal_closes_or_not_at_all(
    tables: Tables, clock: FakeClock
) -> None:
    table = await begin(tables, ADA)
    day = tables.daily.today
    clock.now = daily.closes_at(day) - 1
    assert (await tables.daily.unfinished(ADA.user)) is not None
    await act(tables, table.id, ADA, await first_move(tables, table.id, ADA, Keep))
    clock.now = daily.closes_at(day)
    assert await tables.daily.unfinished(ADA.user) is None
    view = await tables.lookup.player_view(table.id, ADA.user)
    request = ActionRequest(table.id, ADA.user, ANY_STEP, Draw(), new_interaction())
    assert view is not None
    assert await refusal_code(tables.moves.act(request)) == TableCode.DEAL_IS_CLOSED


async def test_before_a_deal_closes_only_who_has_finished_learns_how_others_played(
    tables: Tables, clock: FakeClock
) -> None:
    ada = await finish(tables, ADA)
    await begin(tables, BO)
    day = ada.day
    for who in (BO, CY):
        attempt = tables.daily.others(who.user, day, SERVER)
        assert await refusal_code(attempt) == TableCode.DAILY_NOT_FINISHED
    for early in (
        tables.daily.days.seed_shown(day),
        tables.daily.best(day),
        tables.daily.record(ada),
        tables.replay.proof(ada.game),
        tables.replay.record(ada.game),
    ):
        assert await refusal_code(early) == TableCode.DEAL_IS_OPEN
    cy = await finish(tables, CY, seed=3)
    assert await tables.daily.others(CY.user, day, SERVER) == [ada]
    assert await tables.daily.others(CY.user, day, OTHER_SERVER) == []
    assert await tables.daily.others(CY.user, day, None) == [ada]
    clock.now = daily.closes_at(day)
    assert {each.user for each in await tables.daily.others(BO.user, day, SERVER)} == {
        ADA.user,
        CY.user,
    }
    seed = bytes.fromhex(await tables.daily.days.seed_shown(day))
    assert hashlib.sha256(seed).hexdigest() == await tables.daily.days.hash_of(day)
    best = await tables.daily.best(day)
    assert best is not None
    assert best in (ada, cy)
    record = await tables.daily.record(best)
    assert record is not None
    assert record.seed == seed.hex()
    assert best.name not in str(record)
    assert not list(differences(record, tables.boards[await tables.daily.days.map_of(day)]))


async def test_hidden_people_count_without_being_named(tables: Tables) -> None:
    ada, bo = await finish(tables, ADA), await finish(tables, BO, seed=2)
    await tables.preferences.change(ADA.user, PreferencesChange(shows_results=False))
    content = await tables.daily_boards.content(SERVER, ada.day)
    assert [each.user for each in content.tries] == [BO.user]
    assert await tables.daily.others(BO.user, ada.day, SERVER) == []
    assert (await tables.daily.standing(bo)).others == 1
    assert content.streak == 1
    await tables.preferences.change(BO.user, PreferencesChange(shows_results=False))
    assert (await tables.daily_boards.content(SERVER, ada.day)).streak == 0  # nobody to be seen


async def test_deleting_somebody_takes_their_try_and_its_points_away(tables: Tables) -> None:
    ada, bo = await finish(tables, ADA), await finish(tables, BO, seed=2)
    await begin(tables, CY)
    exported = await tables.personal_data.stored(ADA.user)
    assert [row["day"] for row in exported.rows["daily_deals"]] == [ada.day]
    for person in (ADA, CY):
        request = await tables.personal_data.request_deletion(person.user)
        await tables.personal_data.delete(request, lambda _, number: f"Former player {number}")
        assert not await tables.personal_data.is_known(person.user)
    assert await refusal_code(tables.lookup.table(ada.game)) == TableCode.UNKNOWN_TABLE
    assert bo.result is not None
    assert await daily_rows.counts(tables.store.reader, bo.day) == [(bo.result.points, 1)]
    content = await tables.daily_boards.content(SERVER, bo.day)
    assert [each.user for each in content.tries] == [BO.user]


async def test_a_try_that_is_finished_while_it_is_deleted_leaves_no_points(tables: Tables) -> None:
    table = await begin(tables, ADA)
    day, result = tables.daily.today, DailyResult(40, 35, 5, 4, ())
    async with tables.store.writing() as db:
        await daily_rows.finish(db, table.id, result, DailyLine(), 1.0)
        deleting = asyncio.ensure_future(tables.daily.delete_person(ADA.user))
        await until_it_waits(tables)
    await deleting
    assert await daily_rows.counts(tables.store.reader, day) == []
    assert await tables.daily.try_of(ADA.user, day) is None


async def until_it_waits(tables: Tables) -> None:
    """Until something has to wait for what is being written. With SQLite, that is everything."""
    reader = tables.store.reader
    while reader.dialect == "postgres":
        if await reader.fetch("SELECT 1 FROM pg_locks WHERE NOT granted"):
            return


async def test_old_games_are_deleted_and_their_results_kept(
    tables: Tables, clock: FakeClock
) -> None:
    found = await finish(tables, ADA)
    unfinished = await begin(tables, BO)
    clock.now = daily.closes_at(found.day) + (KEEP_DAYS - 1) * daily.DAY_S
    assert await tables.daily.tidy() == 0
    clock.now += daily.DAY_S
    assert await tables.daily.tidy() == 2
    assert await tables.daily.tidy() == 0
    for game in (found.game, unfinished.id):
        assert await refusal_code(tables.lookup.table(game)) == TableCode.UNKNOWN_TABLE
    kept = await tables.daily.require_finished(ADA.user, found.day)
    assert (kept.result, kept.game, kept.name) == (found.result, 0, "")
    assert await tables.daily.try_of(BO.user, found.day) is None  # there is nothing to keep
    assert await daily_rows.counts(tables.store.reader, found.day) == []
    clock.now += daily_rows.MOST_DAYS * daily.DAY_S
    assert await tables.daily.tidy() == 0
    assert await tables.daily.try_of(ADA.user, found.day) is None


@pytest.mark.one_database
async def test_the_computer_player_answers_the_same_position_in_the_same_way(
    tables: Tables,
) -> None:
    table = await begin(tables, ADA)
    await act(tables, table.id, ADA, await first_move(tables, table.id, ADA, Keep))
    board = tables.boards.at(table)
    while (snapshot := await tables.cache.get(table.id)).is_computer_turn:
        (seat, *_) = snapshot.waiting
        view = snapshot.private(seat)
        decided = {registry.make(daily.LEVEL, board, seed).decide(view) for seed in range(5)}
        assert len(decided) == 1
        await tables.moves.act_for_computer(table.id, seat, decided.pop())


def test_nobody_has_a_place_of_their_own_among_channels() -> None:
    where = daily.private_place(new_interaction())
    assert where.is_private
    assert not where.is_coming_thread
