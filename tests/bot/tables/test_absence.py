"""Absent people: nudges, patience, and votes about them."""

import pytest
from msgspec.structs import replace

from bot.domain.posts import PatiencePost, PostRecord
from bot.domain.refusals import TableCode
from bot.domain.requests import AbsenceChoice, AbsenceQuestion, AbsentPlayer, Ballot, Outcome, Vote
from bot.domain.table import ChannelId, MessageId, Preferences, TableId
from bot.store import posts as post_rows
from bot.store import waits as wait_rows
from bot.tables import Tables
from bot.tables.absence import outcome_of
from engine.actions import Draw
from engine.model import Seat
from tests.support.fake_clock import HOUR_S, FakeClock
from tests.support.tables import (
    ADA,
    BO,
    CY,
    DI,
    HERE,
    STRANGER,
    act,
    expect_refusal,
    open_lobby,
    refusal_code,
    save_preferences,
    start_first_turn,
    start_game,
    start_with_computers,
)

ADAS_SEAT = Seat(0)


async def test_a_nudge_goes_to_everybody_else_the_table_waits_for(
    tables: Tables, clock: FakeClock
) -> None:
    table = await start_game(tables, ADA, BO, CY)
    clock.pass_hours(1)
    assert (await tables.absence.nudge(table.id, BO.user)).users == (ADA.user, CY.user)


async def test_nobody_is_nudged_before_the_table_has_waited_an_hour(
    tables: Tables, clock: FakeClock
) -> None:
    table = await start_first_turn(tables, ADA, BO, CY)
    until = int(clock.now) + HOUR_S
    clock.pass_hours(0.9)
    refusal = await expect_refusal(tables.absence.nudge(table.id, BO.user))
    assert (refusal.code, refusal.params) == (TableCode.TOO_EARLY_TO_NUDGE, {"until": until})
    clock.pass_hours(0.1)
    assert (await tables.absence.nudge(table.id, BO.user)).users == (ADA.user,)


async def test_only_one_nudge_is_sent_in_twelve_hours(tables: Tables, clock: FakeClock) -> None:
    table = await start_first_turn(tables, ADA, BO, CY)
    clock.pass_hours(1)
    await tables.absence.nudge(table.id, BO.user)
    await tables.absence.mark_nudge_sent(table.id, clock.now)
    until = int(clock.now) + 12 * HOUR_S
    clock.pass_hours(11.9)
    refusal = await expect_refusal(tables.absence.nudge(table.id, CY.user))
    assert (refusal.code, refusal.params) == (TableCode.NUDGED_ALREADY, {"until": until})
    clock.pass_hours(0.1)
    assert (await tables.absence.nudge(table.id, CY.user)).users == (ADA.user,)


async def test_a_nudge_that_was_not_sent_may_soon_be_repeated(
    tables: Tables, clock: FakeClock
) -> None:
    table = await start_first_turn(tables, ADA, BO, CY)
    clock.pass_hours(1)
    await tables.absence.nudge(table.id, BO.user)
    assert await refusal_code(tables.absence.nudge(table.id, CY.user)) == TableCode.NUDGED_ALREADY
    clock.pass_hours(0.1)
    assert (await tables.absence.nudge(table.id, CY.user)).users == (ADA.user,)
    await tables.absence.delete_nudge(table.id, clock.now)  # not sent, because Ada had moved
    assert (await tables.absence.nudge(table.id, CY.user)).users == (ADA.user,)


async def test_nobody_nudges_themselves_or_a_computer_player(tables: Tables) -> None:
    table = await open_lobby(tables, ADA)
    await tables.lobby.add_computer_player(table.id, ADA.user, "easy", "Robot")
    assert (
        await refusal_code(tables.absence.nudge(table.id, ADA.user)) == TableCode.GAME_HAS_NOT_BEGUN
    )
    await tables.lobby.start(table.id, ADA.user)
    assert (
        await refusal_code(tables.absence.nudge(table.id, ADA.user)) == TableCode.NOBODY_IS_ABSENT
    )
    assert (
        await refusal_code(tables.absence.nudge(table.id, STRANGER.user))
        == TableCode.NOT_AT_THIS_TABLE
    )


async def test_a_vote_can_be_called_once_patience_is_over(tables: Tables, clock: FakeClock) -> None:
    table = await start_first_turn(tables, ADA, BO, CY)
    until = int(clock.now) + 72 * HOUR_S
    refusal = await expect_refusal(tables.absence.call_vote(table.id, BO.user))
    assert (refusal.code, refusal.params) == (TableCode.PATIENCE_NOT_OVER, {"until": until})
    assert await tables.absence.overdue() == []
    clock.pass_hours(72)
    assert await tables.absence.overdue() == [
        AbsentPlayer(table.id, ADAS_SEAT, ADA.user, until - 72.0 * HOUR_S, until - 72.0 * HOUR_S)
    ]
    vote = await tables.absence.call_vote(table.id, BO.user)
    assert vote.question == AbsenceQuestion(ADAS_SEAT, until - 72.0 * HOUR_S)
    assert (vote.voters, vote.outcome) == ((BO.user, CY.user), "open")
    assert await tables.absence.overdue() == []
    assert await tables.absence.call_vote(table.id, CY.user) == vote


async def test_an_absence_that_has_been_announced_is_not_announced_again(
    tables: Tables, clock: FakeClock
) -> None:
    table = await start_first_turn(tables, ADA, BO, CY)
    clock.pass_hours(72)
    (absent,) = await tables.absence.overdue()
    key = PatiencePost(absent.seat, absent.since)
    sending = PostRecord(table.where.channel, MessageId(0), 1)
    await post_rows.save(tables.store, table.id, key, sending)
    assert await tables.absence.overdue() == [absent]
    await post_rows.save(tables.store, table.id, key, replace(sending, message=MessageId(5)))
    assert await tables.absence.overdue() == []
    elsewhere = replace(sending, channel=ChannelId(1), message=MessageId(5))
    await post_rows.save(tables.store, table.id, key, elsewhere)  # the table was moved
    assert await tables.absence.overdue() == [absent]


async def test_absent_people_and_strangers_cannot_vote(tables: Tables, clock: FakeClock) -> None:
    table = await start_first_turn(tables, ADA, BO, CY)
    clock.pass_hours(72)
    assert (
        await refusal_code(tables.absence.call_vote(table.id, ADA.user))
        == TableCode.NOBODY_IS_ABSENT
    )
    no_vote = tables.absence.vote(table.id, BO.user, "wait")
    assert await refusal_code(no_vote) == TableCode.NO_SUCH_QUESTION
    await tables.absence.call_vote(table.id, BO.user)
    own = tables.absence.vote(table.id, ADA.user, "wait")
    assert await refusal_code(own) == TableCode.NOT_YOURS_TO_ANSWER
    stranger = tables.absence.vote(table.id, STRANGER.user, "wait")
    assert await refusal_code(stranger) == TableCode.NOT_AT_THIS_TABLE


@pytest.mark.parametrize(
    ("choices", "outcome"),
    [
        (["stand-in"], "open"),
        (["stand-in", "stand-in"], "stand-in"),
        (["stand-in", "wait"], "open"),
        (["stand-in", "wait", "substitute"], "wait"),
        (["wait", "substitute", "substitute"], "substitute"),
    ],
)
def test_more_than_half_of_the_others_decide(
    choices: list[AbsenceChoice], outcome: Outcome
) -> None:
    voters = (BO.user, CY.user, DI.user)
    ballots = tuple(Ballot(user, choice) for user, choice in zip(voters, choices, strict=False))
    question = AbsenceQuestion(ADAS_SEAT, 0.0)
    assert outcome_of(Vote(TableId(1), question, BO.user, 0.0, voters, ballots, "open")) == outcome


async def test_a_voter_may_change_their_mind(tables: Tables, clock: FakeClock) -> None:
    table = await start_first_turn(tables, ADA, BO, CY)
    clock.pass_hours(72)
    await tables.absence.call_vote(table.id, BO.user)
    await tables.absence.vote(table.id, BO.user, "wait")
    await tables.absence.vote(table.id, BO.user, "stand-in")
    voted = await tables.absence.vote(table.id, CY.user, "stand-in")
    assert voted.vote.outcome == "stand-in"


async def test_a_vote_to_wait_starts_patience_again(tables: Tables, clock: FakeClock) -> None:
    table = await start_first_turn(tables, ADA, BO)
    clock.pass_hours(72)
    await tables.absence.call_vote(table.id, BO.user)
    assert (await tables.absence.vote(table.id, BO.user, "wait")).vote.outcome == "wait"
    assert await tables.absence.overdue() == []
    assert (
        await refusal_code(tables.absence.call_vote(table.id, BO.user))
        == TableCode.PATIENCE_NOT_OVER
    )
    clock.pass_hours(72)
    assert len(await tables.absence.overdue()) == 1
    assert (await tables.absence.call_vote(table.id, BO.user)).outcome == "open"


async def test_the_vote_is_void_when_the_absent_person_plays(
    tables: Tables, clock: FakeClock
) -> None:
    table = await start_first_turn(tables, ADA, BO, CY)
    clock.pass_hours(72)
    await tables.absence.call_vote(table.id, BO.user)
    await act(tables, table.id, ADA, Draw())
    late = tables.absence.vote(table.id, BO.user, "stand-in")
    assert await refusal_code(late) == TableCode.NO_SUCH_QUESTION


async def test_nobody_is_called_absent_in_their_quiet_hours(
    tables: Tables, clock: FakeClock
) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await save_preferences(tables, ADA.user, Preferences(quiet_from_h=7, quiet_until_h=10))
    clock.pass_hours(72)  # 08:00
    assert await tables.absence.overdue() == []
    assert (await tables.absence.call_vote(table.id, BO.user)).outcome == "open"  # nobody is called
    await tables.absence.vote(table.id, BO.user, "wait")
    clock.pass_hours(72 + 2)
    assert len(await tables.absence.overdue()) == 1


async def test_an_absence_is_announced_without_a_call_to_somebody_who_has_muted_the_turn(
    tables: Tables, clock: FakeClock
) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await tables.reminders.mute(table.id, ADA.user)
    clock.pass_hours(72)
    assert [absent.is_muted for absent in await tables.absence.overdue()] == [True]


async def test_no_absence_is_announced_where_nobody_could_vote(
    tables: Tables, clock: FakeClock
) -> None:
    await start_with_computers(tables, ADA, map_id="europe")
    clock.pass_hours(100)
    assert await tables.absence.overdue() == []
    assert await wait_rows.people_over_patience(tables.store.reader, clock.now) == []


async def test_after_an_outage_of_days_people_have_a_day_to_move(
    tables: Tables, clock: FakeClock
) -> None:
    await tables.uptime.note_tick()
    table = await start_first_turn(tables, ADA, BO)
    clock.pass_hours(5 * 24)
    await tables.uptime.note_tick()
    assert await tables.absence.overdue() == []
    refusal = await expect_refusal(tables.absence.call_vote(table.id, BO.user))
    until = int(clock.now) + 24 * HOUR_S
    assert (refusal.code, refusal.params) == (TableCode.PATIENCE_NOT_OVER, {"until": until})
    clock.pass_hours(24)
    assert len(await tables.absence.overdue()) == 1


async def test_a_bot_that_runs_gives_nobody_more_time(tables: Tables, clock: FakeClock) -> None:
    await start_first_turn(tables, ADA, BO)
    for _ in range(72):
        await tables.uptime.note_tick()
        clock.pass_hours(1)
    assert len(await tables.absence.overdue()) == 1


async def test_an_absence_is_announced_again_after_the_others_have_decided_to_wait(
    tables: Tables, clock: FakeClock
) -> None:
    table = await start_first_turn(tables, ADA, BO)
    for times in range(3):
        clock.pass_hours(72)
        (absent,) = await tables.absence.overdue()
        assert absent.patience_began == absent.since + times * 72 * HOUR_S
        key = PatiencePost(absent.seat, absent.patience_began)
        posted = PostRecord(table.where.channel, MessageId(5 + times), 1)
        await post_rows.save(tables.store, table.id, key, posted)
        assert await tables.absence.overdue() == []
        await tables.absence.call_vote(table.id, BO.user)
        await tables.absence.vote(table.id, BO.user, "wait")
        assert await tables.absence.overdue() == []


async def test_patience_ends_although_the_clock_was_ahead_when_the_others_decided_to_wait(
    tables: Tables, clock: FakeClock
) -> None:
    table = await start_first_turn(tables, ADA, BO)
    clock.pass_hours(1000)
    await tables.uptime.note_tick()
    await tables.absence.call_vote(table.id, BO.user)
    await tables.absence.vote(table.id, BO.user, "wait")
    key, posted = PatiencePost(ADAS_SEAT, clock.now), PostRecord(HERE.channel, MessageId(5), 1)
    await post_rows.save(tables.store, table.id, key, posted)
    clock.pass_hours(-1000)
    await tables.uptime.note_tick()
    clock.pass_hours(72)
    assert len(await tables.absence.overdue()) == 1
