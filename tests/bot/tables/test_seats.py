"""People come and go: stand-ins, coming back, substitutes, resigning."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.domain.events import CalledOff, CameBack, Resigned, StandInCame, Substituted
from bot.domain.refusals import TableCode
from bot.domain.table import ComputerPlayer, Human, StandIn, TableId, UserId
from bot.tables import Tables
from engine.actions import Draw, Keep
from engine.model import Seat
from engine.refusals import Refusal
from tests.support.tables import (
    ADA,
    BO,
    CY,
    DI,
    STRANGER,
    StandingClock,
    act,
    begun,
    draws_two,
    first_move,
    hall,
    playing,
    presses,
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


async def with_stand_in_for_ada(tables: Tables, clock: StandingClock) -> TableId:
    """Ada, Bo and Cy play; it is Ada's turn, and she has been away too long."""
    table = await playing(tables, ADA, BO, CY)
    clock.pass_h(72)
    await tables.absence.call_vote(table.id, BO.user)
    await tables.absence.vote(table.id, BO.user, "stand-in")
    await tables.absence.vote(table.id, CY.user, "stand-in")
    return table.id


async def test_a_stand_in_plays_for_the_absent_one(tables: Tables, clock: StandingClock) -> None:
    table_id = await with_stand_in_for_ada(tables, clock)
    table = await tables.lookup.table(table_id)
    assert table.people == (StandIn(ADA.user, "Ada", "normal"), BO, CY)
    assert table.host == ADA.user
    assert (await tables.lookup.history(table_id))[-1].events == (StandInCame(ADAS_SEAT, "Ada"),)
    assert await tables.moves.computer_turns() == [(table_id, ADAS_SEAT)]
    await tables.moves.act_for_computer(table_id, ADAS_SEAT, Draw())
    assert await tables.replay.verify(table_id) == []


async def test_coming_back_takes_the_seat_from_the_stand_in(
    tables: Tables, clock: StandingClock
) -> None:
    table_id = await with_stand_in_for_ada(tables, clock)
    acted = await act(tables, table_id, ADA, Draw())
    assert acted.table.people == (ADA, BO, CY)
    back, drawn = (await tables.lookup.history(table_id))[-2:]
    assert (back.events, drawn.events) == ((CameBack(ADAS_SEAT, "Ada"),), acted.events)
    no = tables.moves.act_for_computer(table_id, ADAS_SEAT, Draw())
    assert await why(no) == TableCode.BOARD_HAS_MOVED_ON
    assert await tables.replay.verify(table_id) == []


async def test_who_cannot_act_yet_has_come_back_all_the_same(
    tables: Tables, clock: StandingClock
) -> None:
    table_id = await with_stand_in_for_ada(tables, clock)
    for _ in range(2):
        await tables.moves.act_for_computer(table_id, ADAS_SEAT, Draw())
    with pytest.raises(Refusal):
        await act(tables, table_id, ADA, Draw())
    assert (await tables.lookup.table(table_id)).people[0] == ADA


async def test_one_can_simply_say_that_one_is_back(tables: Tables, clock: StandingClock) -> None:
    table_id = await with_stand_in_for_ada(tables, clock)
    assert (await tables.seats.come_back(table_id, ADA.user)).people == (ADA, BO, CY)
    seq = await tables.lookup.seq(table_id)
    await tables.seats.come_back(table_id, ADA.user)
    assert await tables.lookup.seq(table_id) == seq
    no = tables.seats.come_back(table_id, STRANGER.user)
    assert await why(no) == TableCode.NOT_AT_THIS_TABLE


async def test_what_the_stand_in_did_is_not_undone(tables: Tables, clock: StandingClock) -> None:
    table_id = await with_stand_in_for_ada(tables, clock)
    await tables.moves.act_for_computer(table_id, ADAS_SEAT, Draw())
    no = tables.undo.request(table_id, ADA.user, next(presses))
    assert await why(no) == TableCode.NOT_YOURS_TO_UNDO


async def test_a_stand_in_is_not_asked(tables: Tables, clock: StandingClock) -> None:
    table_id = await with_stand_in_for_ada(tables, clock)
    for _ in range(2):
        await tables.moves.act_for_computer(table_id, ADAS_SEAT, Draw())
    await act(tables, table_id, BO, Draw())
    await tables.undo.request(table_id, BO.user, next(presses))
    assert (await tables.undo.answer(table_id, CY.user, True)).vote.outcome == "yes"


# --- substitutes ----------------------------------------------------------------------------------


async def test_the_others_find_a_substitute(tables: Tables, clock: StandingClock) -> None:
    table = await playing(tables, ADA, BO)
    no = tables.seats.offer(table.id, BO.user, DI)
    assert await why(no) == TableCode.NO_SUBSTITUTE_WANTED
    clock.pass_h(72)
    await tables.absence.call_vote(table.id, BO.user)
    voted = await tables.absence.vote(table.id, BO.user, "substitute")
    assert voted.table.vacant == (ADAS_SEAT,)
    assert await tables.lookup.table(table.id) == voted.table
    stranger = tables.seats.offer(table.id, STRANGER.user, DI)
    assert await why(stranger) == TableCode.NOT_AT_THIS_TABLE
    there = tables.seats.offer(table.id, BO.user, BO)
    assert await why(there) == TableCode.ALREADY_AT_THIS_TABLE

    offer = await tables.seats.offer(table.id, BO.user, DI)
    assert await tables.lookup.table(table.id) == voted.table
    after = await tables.seats.take_over(table.id, DI, offer.question_id)
    assert (after.people, after.vacant, after.host) == ((DI, BO), (), DI.user)
    events = (await tables.lookup.history(table.id))[-1].events
    assert events == (Substituted(ADAS_SEAT, "Ada", "Di"),)
    assert (await act(tables, table.id, DI, Draw())).mine.seat == ADAS_SEAT
    gone = act(tables, table.id, ADA, Draw())
    assert await why(gone) == TableCode.NOT_AT_THIS_TABLE


async def test_who_plays_again_needs_no_substitute(tables: Tables, clock: StandingClock) -> None:
    table = await playing(tables, ADA, BO)
    clock.pass_h(72)
    await tables.absence.call_vote(table.id, BO.user)
    await tables.absence.vote(table.id, BO.user, "substitute")
    offer = await tables.seats.offer(table.id, BO.user, DI)
    acted = await act(tables, table.id, ADA, Draw())
    assert acted.table.vacant == ()
    no = tables.seats.offer(table.id, BO.user, DI, ADA.user)
    assert await why(no) == TableCode.NO_SUBSTITUTE_WANTED
    late = tables.seats.take_over(table.id, DI, offer.question_id)
    assert await why(late) == TableCode.NO_SUCH_QUESTION


async def test_one_may_hand_over_ones_own_seat(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    offer = await tables.seats.offer(table.id, BO.user, DI, absent=BO.user)
    assert (await tables.publication.unpublished(table.id)).offers == (offer,)
    after = await tables.seats.take_over(table.id, DI, offer.question_id)
    assert after.people == (ADA, DI)
    assert (await tables.publication.unpublished(table.id)).offers == ()
    again = tables.seats.take_over(table.id, DI, offer.question_id)
    assert await why(again) == TableCode.NO_SUCH_QUESTION


async def test_only_who_was_asked_takes_the_seat(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    offer = await tables.seats.offer(table.id, BO.user, DI, absent=BO.user)
    for person in (ADA, BO, STRANGER):
        no = tables.seats.take_over(table.id, person, offer.question_id)
        assert await why(no) == TableCode.ASKED_SOMEBODY_ELSE
    for person in (ADA, STRANGER):
        no = tables.seats.decline(table.id, person.user, offer.question_id)
        assert await why(no) == TableCode.ASKED_SOMEBODY_ELSE
    assert (await tables.lookup.table(table.id)).people == (ADA, BO)


async def test_who_is_asked_may_decline_and_who_asked_may_think_again(
    tables: Tables, clock: StandingClock
) -> None:
    table = await playing(tables, ADA, BO)
    offer = await tables.seats.offer(table.id, BO.user, DI, absent=BO.user)
    await tables.seats.decline(table.id, DI.user, offer.question_id)
    assert [
        each.is_declined for each in (await tables.publication.unpublished(table.id)).offers
    ] == [True]
    clock.pass_h(1)
    another = await tables.seats.offer(table.id, BO.user, CY, absent=BO.user)
    assert (await tables.publication.unpublished(table.id)).offers == (another,)
    await tables.seats.decline(table.id, BO.user, another.question_id)
    assert (await tables.publication.unpublished(table.id)).offers == ()
    for person, late in ((DI, offer), (CY, another)):
        asked = tables.seats.take_over(table.id, person, late.question_id)
        assert await why(asked) == TableCode.NO_SUCH_QUESTION
    assert (await tables.lookup.table(table.id)).people == (ADA, BO)


async def test_an_offer_outlives_a_restart(tmp_path: Path, clock: StandingClock) -> None:
    async with hall(tmp_path, clock) as tables:
        table = await playing(tables, ADA, BO)
        offer = await tables.seats.offer(table.id, BO.user, DI, absent=BO.user)
    async with hall(tmp_path, clock) as tables:
        assert (await tables.publication.unpublished(table.id)).offers == (offer,)
        assert (await tables.seats.take_over(table.id, DI, offer.question_id)).people == (ADA, DI)


# --- resigning ------------------------------------------------------------------------------------


async def test_who_resigns_leaves_an_automatic_player(tables: Tables) -> None:
    table = await playing(tables, ADA, BO, CY)
    after = await tables.seats.resign(table.id, ADA.user)
    assert after.people == (ComputerPlayer("normal", "Ada 🤖"), BO, CY)
    assert after.host == BO.user
    assert (await tables.lookup.history(table.id))[-1].events == (Resigned(ADAS_SEAT, "Ada"),)
    assert await tables.moves.computer_turns() == [(table.id, ADAS_SEAT)]
    gone = act(tables, table.id, ADA, Draw())
    assert await why(gone) == TableCode.NOT_AT_THIS_TABLE


async def test_who_resigns_or_calls_off_means_the_game_as_it_stands(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    step = (await tables.lookup.public_view(table.id)).step
    await act(tables, table.id, ADA, Draw())
    for late in (
        tables.seats.resign(table.id, BO.user, step),
        tables.seats.call_off(table.id, ADA, False, step),
    ):
        assert await why(late) == TableCode.BOARD_HAS_MOVED_ON
    assert await tables.lookup.table(table.id) == table


async def test_who_calls_a_game_off_is_named(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    no = tables.seats.call_off(table.id, BO, may_manage=False)
    assert await why(no) == TableCode.ONLY_THE_HOST
    assert (await tables.seats.call_off(table.id, STRANGER, may_manage=True)).status == "cancelled"
    assert (await tables.lookup.history(table.id))[-1].events == (CalledOff("Xu"),)
    assert await tables.moves.computer_turns() == []
    assert await tables.lookup.waiting_since(table.id) == {}
    assert await tables.replay.verify(table.id) == []


async def test_the_last_person_who_resigns_closes_the_table(tables: Tables) -> None:
    table = await playing(tables, ADA, BO)
    await tables.seats.resign(table.id, BO.user)
    assert (await tables.seats.resign(table.id, ADA.user)).status == "cancelled"
    assert await tables.moves.computer_turns() == []
    assert await tables.lookup.of_user(ADA.user) == []
    unpublished = await tables.publication.unpublished(table.id)
    assert [event for entry in unpublished.entries[-2:] for event in entry.events] == [
        Resigned(Seat(1), "Bo"),
        Resigned(ADAS_SEAT, "Ada"),
    ]


async def test_all_of_it_is_there_after_a_restart(tmp_path: Path, clock: StandingClock) -> None:
    async with hall(tmp_path, clock) as tables:
        table_id = await with_stand_in_for_ada(tables, clock)
        before = await tables.lookup.table(table_id)
    async with hall(tmp_path, clock) as tables:
        assert await tables.lookup.table(table_id) == before
        assert await tables.moves.computer_turns() == [(table_id, ADAS_SEAT)]


async def test_a_table_waits_for_each_since_they_could_act(
    tables: Tables, clock: StandingClock
) -> None:
    table = await begun(tables, ADA, BO)
    began = clock.now
    clock.pass_h(1)
    await act(tables, table.id, BO, await first_move(tables, table.id, BO, Keep))
    assert await tables.lookup.waiting_since(table.id) == {ADAS_SEAT: began}
    clock.pass_h(1)
    await act(tables, table.id, ADA, await first_move(tables, table.id, ADA, Keep))
    assert await tables.lookup.waiting_since(table.id) == {ADAS_SEAT: clock.now}
    await draws_two(tables, table.id, ADA)
    assert await tables.lookup.waiting_since(table.id) == {Seat(1): clock.now}


async def test_people_whose_names_are_alike_are_told_apart_by_their_user(tables: Tables) -> None:
    twin = Human(UserId(555), "Ada")
    table = await playing(tables, ADA, twin)
    assert table.seat_of(twin.user) == 1
