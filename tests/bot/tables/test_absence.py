"""Somebody is absent: nudges, patience, and votes."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.domain.refusals import TableCode
from bot.domain.requests import AbsenceChoice, AbsenceQuestion, AbsentPlayer, Ballot, Outcome, Vote
from bot.domain.table import TableId
from bot.tables import Tables
from bot.tables.absence import outcome_of
from engine.actions import Draw
from engine.model import Seat
from tests.support.tables import (
    ADA,
    BO,
    CY,
    DI,
    HOUR_S,
    STRANGER,
    StandingClock,
    act,
    begun,
    hall,
    lobby,
    playing,
    refusal,
)
from tests.support.tables import refused as why

ADAS_SEAT = Seat(0)


@pytest.fixture
def clock() -> StandingClock:
    return StandingClock()


@pytest.fixture
async def tables(tmp_path: Path, clock: StandingClock) -> AsyncIterator[Tables]:
    async with hall(tmp_path, clock) as found:
        yield found


# --- nudges ---------------------------------------------------------------------------------------


async def test_a_nudge_goes_to_whom_everybody_waits_for(
    tables: Tables, clock: StandingClock
) -> None:
    table = await begun(tables, ADA, BO, CY)
    clock.pass_h(1)
    assert (await tables.absence.nudge(table.id, BO.user)).users == (ADA.user, CY.user)


async def test_nobody_is_nudged_before_the_table_has_waited(
    tables: Tables, clock: StandingClock
) -> None:
    table = await playing(tables, ADA, BO, CY)
    until = int(clock.now) + HOUR_S
    clock.pass_h(0.9)
    no = await refusal(tables.absence.nudge(table.id, BO.user))
    assert (no.code, no.params) == (TableCode.TOO_EARLY_TO_NUDGE, {"until": until})
    clock.pass_h(0.1)
    assert (await tables.absence.nudge(table.id, BO.user)).users == (ADA.user,)


async def test_one_nudge_in_twelve_hours(tables: Tables, clock: StandingClock) -> None:
    table = await playing(tables, ADA, BO, CY)
    clock.pass_h(1)
    await tables.absence.nudge(table.id, BO.user)
    await tables.absence.mark_nudge_sent(table.id, clock.now)
    until = int(clock.now) + 12 * HOUR_S
    clock.pass_h(11.9)
    no = await refusal(tables.absence.nudge(table.id, CY.user))
    assert (no.code, no.params) == (TableCode.NUDGED_ALREADY, {"until": until})
    clock.pass_h(0.1)
    assert (await tables.absence.nudge(table.id, CY.user)).users == (ADA.user,)


async def test_a_nudge_that_nobody_saw_may_be_repeated_soon(
    tables: Tables, clock: StandingClock
) -> None:
    table = await playing(tables, ADA, BO, CY)
    clock.pass_h(1)
    await tables.absence.nudge(table.id, BO.user)
    assert await why(tables.absence.nudge(table.id, CY.user)) == TableCode.NUDGED_ALREADY
    clock.pass_h(0.1)
    assert (await tables.absence.nudge(table.id, CY.user)).users == (ADA.user,)
    await tables.absence.delete_nudge(table.id, clock.now)  # she had moved meanwhile
    assert (await tables.absence.nudge(table.id, CY.user)).users == (ADA.user,)


async def test_nobody_nudges_themselves_or_a_machine(tables: Tables) -> None:
    table = await lobby(tables, ADA)
    await tables.lobby.add_computer_player(table.id, ADA.user, "easy", "Robot")
    assert await why(tables.absence.nudge(table.id, ADA.user)) == TableCode.GAME_HAS_NOT_BEGUN
    await tables.lobby.start(table.id, ADA.user)
    assert await why(tables.absence.nudge(table.id, ADA.user)) == TableCode.NOBODY_IS_ABSENT
    assert await why(tables.absence.nudge(table.id, STRANGER.user)) == TableCode.NOT_AT_THIS_TABLE


# --- votes ----------------------------------------------------------------------------------------


async def test_a_vote_needs_patience_first(tables: Tables, clock: StandingClock) -> None:
    table = await playing(tables, ADA, BO, CY)
    until = int(clock.now) + 72 * HOUR_S
    no = await refusal(tables.absence.call_vote(table.id, BO.user))
    assert (no.code, no.params) == (TableCode.PATIENCE_NOT_OVER, {"until": until})
    assert await tables.absence.overdue() == []
    clock.pass_h(72)
    assert await tables.absence.overdue() == [
        AbsentPlayer(table.id, ADAS_SEAT, ADA.user, until - 72.0 * HOUR_S)
    ]
    vote = await tables.absence.call_vote(table.id, BO.user)
    assert vote.question == AbsenceQuestion(ADAS_SEAT, until - 72.0 * HOUR_S)
    assert (vote.voters, vote.outcome) == ((BO.user, CY.user), "open")
    assert await tables.absence.overdue() == []
    assert await tables.absence.call_vote(table.id, CY.user) == vote


async def test_nobody_votes_about_themselves(tables: Tables, clock: StandingClock) -> None:
    table = await playing(tables, ADA, BO, CY)
    clock.pass_h(72)
    assert await why(tables.absence.call_vote(table.id, ADA.user)) == TableCode.NOBODY_IS_ABSENT
    no_vote = tables.absence.vote(table.id, BO.user, "wait")
    assert await why(no_vote) == TableCode.NO_SUCH_QUESTION
    await tables.absence.call_vote(table.id, BO.user)
    own = tables.absence.vote(table.id, ADA.user, "wait")
    assert await why(own) == TableCode.NOT_YOURS_TO_ANSWER
    stranger = tables.absence.vote(table.id, STRANGER.user, "wait")
    assert await why(stranger) == TableCode.NOT_AT_THIS_TABLE


@pytest.mark.parametrize(
    ("said", "outcome"),
    [
        (["stand-in"], "open"),
        (["stand-in", "stand-in"], "stand-in"),
        (["stand-in", "wait"], "open"),
        (["stand-in", "wait", "substitute"], "wait"),
        (["wait", "substitute", "substitute"], "substitute"),
    ],
)
def test_more_than_half_of_the_others_decide(said: list[AbsenceChoice], outcome: Outcome) -> None:
    voters = (BO.user, CY.user, DI.user)
    ballots = tuple(Ballot(user, choice) for user, choice in zip(voters, said, strict=False))
    about = AbsenceQuestion(ADAS_SEAT, 0.0)
    assert outcome_of(Vote(TableId(1), about, BO.user, 0.0, voters, ballots, "open")) == outcome


async def test_somebody_may_change_their_mind(tables: Tables, clock: StandingClock) -> None:
    table = await playing(tables, ADA, BO, CY)
    clock.pass_h(72)
    await tables.absence.call_vote(table.id, BO.user)
    await tables.absence.vote(table.id, BO.user, "wait")
    await tables.absence.vote(table.id, BO.user, "stand-in")
    voted = await tables.absence.vote(table.id, CY.user, "stand-in")
    assert voted.vote.outcome == "stand-in"


async def test_to_wait_starts_patience_again(tables: Tables, clock: StandingClock) -> None:
    table = await playing(tables, ADA, BO)
    clock.pass_h(72)
    await tables.absence.call_vote(table.id, BO.user)
    assert (await tables.absence.vote(table.id, BO.user, "wait")).vote.outcome == "wait"
    assert await tables.absence.overdue() == []
    assert await why(tables.absence.call_vote(table.id, BO.user)) == TableCode.PATIENCE_NOT_OVER
    clock.pass_h(72)
    assert len(await tables.absence.overdue()) == 1
    assert (await tables.absence.call_vote(table.id, BO.user)).outcome == "open"


async def test_the_vote_is_void_when_the_absent_one_plays(
    tables: Tables, clock: StandingClock
) -> None:
    table = await playing(tables, ADA, BO, CY)
    clock.pass_h(72)
    await tables.absence.call_vote(table.id, BO.user)
    await act(tables, table.id, ADA, Draw())
    late = tables.absence.vote(table.id, BO.user, "stand-in")
    assert await why(late) == TableCode.NO_SUCH_QUESTION
