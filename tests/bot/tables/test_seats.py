"""Seats that change hands: stand-ins, coming back, substitutes, resigning, calling off."""

from pathlib import Path

import pytest

from bot.domain.events import CalledOff, CameBack, Resigned, StandInCame, Substituted
from bot.domain.refusals import TableCode
from bot.domain.table import (
    ChannelId,
    ComputerPlayer,
    GuildId,
    Human,
    StandIn,
    TableId,
    UserId,
    Where,
)
from bot.tables import Tables
from bot.tables.seats import ASK_AGAIN_AFTER_S, MOST_ASKED, MOST_OFFERED
from engine.actions import Draw
from engine.model import Seat
from engine.refusals import Refusal
from tests.support.databases.due_work import computer_turns
from tests.support.fake_clock import FakeClock
from tests.support.log_verifier import verify
from tests.support.tables import (
    ADA,
    BO,
    CY,
    DI,
    STRANGER,
    act,
    expect_refusal,
    new_interaction,
    open_tables,
    refusal_code,
    start_first_turn,
)

ADAS_SEAT = Seat(0)


async def start_with_stand_in_for_ada(tables: Tables, clock: FakeClock) -> TableId:
    """Ada, Bo and Cy play. It is the turn of Ada, for whom the others have voted a stand-in."""
    table = await start_first_turn(tables, ADA, BO, CY)
    clock.pass_hours(72)
    await tables.absence.call_vote(table.id, BO.user)
    await tables.absence.vote(table.id, BO.user, "stand-in")
    await tables.absence.vote(table.id, CY.user, "stand-in")
    return table.id


async def test_a_stand_in_plays_for_an_absent_person(tables: Tables, clock: FakeClock) -> None:
    table_id = await start_with_stand_in_for_ada(tables, clock)
    table = await tables.lookup.table(table_id)
    assert table.occupants == (StandIn(ADA.user, "Ada", "normal"), BO, CY)
    assert table.seats_are_alike  # Ada may come back
    assert table.host == ADA.user
    assert (await tables.lookup.history(table_id))[-1].events == (StandInCame(ADAS_SEAT, "Ada"),)
    assert await computer_turns(tables) == [(table_id, ADAS_SEAT)]
    await tables.moves.act_for_computer(table_id, ADAS_SEAT, Draw())
    assert await verify(tables, table_id) == []


async def test_a_person_who_acts_takes_the_seat_back_from_the_stand_in(
    tables: Tables, clock: FakeClock
) -> None:
    table_id = await start_with_stand_in_for_ada(tables, clock)
    acted = await act(tables, table_id, ADA, Draw())
    assert acted.table.occupants == (ADA, BO, CY)
    back, drawn = (await tables.lookup.history(table_id))[-2:]
    assert (back.events, drawn.events) == ((CameBack(ADAS_SEAT, "Ada"),), acted.events)
    attempt = tables.moves.act_for_computer(table_id, ADAS_SEAT, Draw())
    assert await refusal_code(attempt) == TableCode.BOARD_HAS_MOVED_ON
    assert await verify(tables, table_id) == []


async def test_a_person_whose_action_is_refused_has_come_back_nevertheless(
    tables: Tables, clock: FakeClock
) -> None:
    table_id = await start_with_stand_in_for_ada(tables, clock)
    for _ in range(2):
        await tables.moves.act_for_computer(table_id, ADAS_SEAT, Draw())
    with pytest.raises(Refusal):
        await act(tables, table_id, ADA, Draw())
    assert (await tables.lookup.table(table_id)).occupants[0] == ADA


async def test_a_person_can_come_back_without_acting(tables: Tables, clock: FakeClock) -> None:
    table_id = await start_with_stand_in_for_ada(tables, clock)
    assert (await tables.seats.come_back(table_id, ADA.user)).occupants == (ADA, BO, CY)
    seq = await tables.lookup.seq(table_id)
    await tables.seats.come_back(table_id, ADA.user)
    assert await tables.lookup.seq(table_id) == seq
    attempt = tables.seats.come_back(table_id, STRANGER.user)
    assert await refusal_code(attempt) == TableCode.NOT_AT_THIS_TABLE


async def test_a_move_of_the_stand_in_cannot_be_undone(tables: Tables, clock: FakeClock) -> None:
    table_id = await start_with_stand_in_for_ada(tables, clock)
    await tables.moves.act_for_computer(table_id, ADAS_SEAT, Draw())
    attempt = tables.undo.request(table_id, ADA.user, new_interaction())
    assert await refusal_code(attempt) == TableCode.NOT_YOURS_TO_UNDO


async def test_a_stand_in_has_no_vote(tables: Tables, clock: FakeClock) -> None:
    table_id = await start_with_stand_in_for_ada(tables, clock)
    for _ in range(2):
        await tables.moves.act_for_computer(table_id, ADAS_SEAT, Draw())
    await act(tables, table_id, BO, Draw())
    await tables.undo.request(table_id, BO.user, new_interaction())
    assert (await tables.undo.answer(table_id, CY.user, True)).vote.outcome == "yes"


async def test_the_others_can_offer_the_seat_of_an_absent_person_to_a_substitute(
    tables: Tables, clock: FakeClock
) -> None:
    table = await start_first_turn(tables, ADA, BO)
    attempt = tables.seats.offer(table.id, BO.user, DI)
    assert await refusal_code(attempt) == TableCode.NO_SUBSTITUTE_WANTED
    clock.pass_hours(72)
    await tables.absence.call_vote(table.id, BO.user)
    voted = await tables.absence.vote(table.id, BO.user, "substitute")
    assert voted.table.vacant == (ADAS_SEAT,)
    assert await tables.lookup.table(table.id) == voted.table
    stranger = tables.seats.offer(table.id, STRANGER.user, DI)
    assert await refusal_code(stranger) == TableCode.NOT_AT_THIS_TABLE
    to_player = tables.seats.offer(table.id, BO.user, BO)
    assert await refusal_code(to_player) == TableCode.ALREADY_AT_THIS_TABLE

    offer = await tables.seats.offer(table.id, BO.user, DI)
    assert await tables.lookup.table(table.id) == voted.table
    after = await tables.seats.take_over(table.id, DI, offer.question_id)
    assert (after.occupants, after.vacant, after.host) == ((DI, BO), (), DI.user)
    events = (await tables.lookup.history(table.id))[-1].events
    assert events == (Substituted(ADAS_SEAT, "Ada", "Di"),)
    assert (await act(tables, table.id, DI, Draw())).mine.seat == ADAS_SEAT
    gone = act(tables, table.id, ADA, Draw())
    assert await refusal_code(gone) == TableCode.NOT_AT_THIS_TABLE


async def test_an_offer_ends_when_the_absent_person_plays_again(
    tables: Tables, clock: FakeClock
) -> None:
    table = await start_first_turn(tables, ADA, BO)
    clock.pass_hours(72)
    await tables.absence.call_vote(table.id, BO.user)
    await tables.absence.vote(table.id, BO.user, "substitute")
    offer = await tables.seats.offer(table.id, BO.user, DI)
    acted = await act(tables, table.id, ADA, Draw())
    assert acted.table.vacant == ()
    attempt = tables.seats.offer(table.id, BO.user, DI, ADA.user)
    assert await refusal_code(attempt) == TableCode.NO_SUBSTITUTE_WANTED
    late = tables.seats.take_over(table.id, DI, offer.question_id)
    assert await refusal_code(late) == TableCode.NO_SUCH_QUESTION


async def test_a_person_may_offer_their_own_seat(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    offer = await tables.seats.offer(table.id, BO.user, DI, absent=BO.user)
    assert (await tables.publication.unpublished(table.id)).offers == (offer,)
    after = await tables.seats.take_over(table.id, DI, offer.question_id)
    assert after.occupants == (ADA, DI)
    assert (await tables.publication.unpublished(table.id)).offers == ()
    again = tables.seats.take_over(table.id, DI, offer.question_id)
    assert await refusal_code(again) == TableCode.NO_SUCH_QUESTION


async def test_only_the_person_asked_can_take_or_decline_the_seat(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    offer = await tables.seats.offer(table.id, BO.user, DI, absent=BO.user)
    for person in (ADA, BO, STRANGER):
        attempt = tables.seats.take_over(table.id, person, offer.question_id)
        assert await refusal_code(attempt) == TableCode.ASKED_SOMEBODY_ELSE
    for person in (ADA, STRANGER):
        attempt = tables.seats.decline(table.id, person.user, offer.question_id)
        assert await refusal_code(attempt) == TableCode.ASKED_SOMEBODY_ELSE
    assert (await tables.lookup.table(table.id)).occupants == (ADA, BO)


async def test_an_offer_can_be_declined_or_withdrawn(tables: Tables, clock: FakeClock) -> None:
    table = await start_first_turn(tables, ADA, BO)
    offer = await tables.seats.offer(table.id, BO.user, DI, absent=BO.user)
    await tables.seats.decline(table.id, DI.user, offer.question_id)
    assert [
        each.is_declined for each in (await tables.publication.unpublished(table.id)).offers
    ] == [True]
    clock.pass_hours(1)
    another = await tables.seats.offer(table.id, BO.user, CY, absent=BO.user)
    assert (await tables.publication.unpublished(table.id)).offers == (another,)
    await tables.seats.decline(table.id, BO.user, another.question_id)
    assert (await tables.publication.unpublished(table.id)).offers == ()
    for person, late in ((DI, offer), (CY, another)):
        attempt = tables.seats.take_over(table.id, person, late.question_id)
        assert await refusal_code(attempt) == TableCode.NO_SUCH_QUESTION
    assert (await tables.lookup.table(table.id)).occupants == (ADA, BO)


async def test_a_person_is_asked_about_a_seat_once_in_twelve_hours_also_after_a_restart(
    tmp_path: Path, clock: FakeClock
) -> None:
    async with open_tables(tmp_path, clock) as tables:
        table = await start_first_turn(tables, ADA, BO)
        offer = await tables.seats.offer(table.id, BO.user, DI, absent=BO.user)
        await tables.seats.decline(table.id, BO.user, offer.question_id)  # withdrawn
        clock.now += 1
        other = await tables.seats.offer(table.id, BO.user, CY, absent=BO.user)
        assert other.to == CY
    async with open_tables(tmp_path, clock) as tables:
        again = tables.seats.offer(table.id, BO.user, DI, absent=BO.user)
        refusal = await expect_refusal(again)
        assert refusal.code == TableCode.ASKED_ALREADY
        assert refusal.params == {"name": "Di", "until": round(offer.at + ASK_AGAIN_AFTER_S)}
        clock.now += ASK_AGAIN_AFTER_S
        await tables.seats.offer(table.id, BO.user, DI, absent=BO.user)


async def test_a_declined_offer_is_never_repeated(tables: Tables, clock: FakeClock) -> None:
    table = await start_first_turn(tables, ADA, BO)
    offer = await tables.seats.offer(table.id, BO.user, DI, absent=BO.user)
    await tables.seats.decline(table.id, DI.user, offer.question_id)
    clock.now += 2 * ASK_AGAIN_AFTER_S
    again = tables.seats.offer(table.id, BO.user, DI, absent=BO.user)
    assert await refusal_code(again) == TableCode.OFFER_WAS_DECLINED
    await tables.seats.offer(table.id, ADA.user, DI, absent=ADA.user)  # another seat


async def test_a_seat_is_offered_to_a_few_people_in_twelve_hours(
    tables: Tables, clock: FakeClock
) -> None:
    table = await start_first_turn(tables, ADA, BO)
    for number in range(MOST_ASKED):
        person = Human(UserId(500 + number), f"Person {number}")
        await tables.seats.offer(table.id, BO.user, person, absent=BO.user)
        clock.now += 1
    attempt = tables.seats.offer(table.id, BO.user, DI, absent=BO.user)
    assert await refusal_code(attempt) == TableCode.ASKED_TOO_MANY
    clock.now += ASK_AGAIN_AFTER_S
    await tables.seats.offer(table.id, BO.user, DI, absent=BO.user)


async def test_a_person_is_asked_about_a_few_seats_of_all_games_in_twelve_hours(
    tables: Tables, clock: FakeClock
) -> None:
    first = clock.now
    for number in range(MOST_OFFERED + 1):
        where = Where(GuildId(number + 1), ChannelId(number + 1))
        table = await start_first_turn(tables, ADA, BO, where=where)
        if number < MOST_OFFERED:
            await tables.seats.offer(table.id, ADA.user, DI, absent=ADA.user)
            clock.now += 1
    refusal = await expect_refusal(tables.seats.offer(table.id, ADA.user, DI, absent=ADA.user))
    assert refusal.code == TableCode.ASKED_TOO_OFTEN
    assert refusal.params == {"name": "Di", "until": round(first + ASK_AGAIN_AFTER_S)}
    await tables.seats.offer(table.id, ADA.user, CY, absent=ADA.user)
    clock.now = first + ASK_AGAIN_AFTER_S
    await tables.seats.offer(table.id, ADA.user, DI, absent=ADA.user)


async def test_an_offer_survives_a_restart(tmp_path: Path, clock: FakeClock) -> None:
    async with open_tables(tmp_path, clock) as tables:
        table = await start_first_turn(tables, ADA, BO)
        offer = await tables.seats.offer(table.id, BO.user, DI, absent=BO.user)
    async with open_tables(tmp_path, clock) as tables:
        assert (await tables.publication.unpublished(table.id)).offers == (offer,)
        assert (await tables.seats.take_over(table.id, DI, offer.question_id)).occupants == (
            ADA,
            DI,
        )


async def test_a_computer_player_replaces_a_person_who_resigns(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO, CY)
    after = await tables.seats.resign(table.id, ADA.user)
    assert after.occupants == (ComputerPlayer("normal", "Ada 🤖"), BO, CY)
    assert table.seats_are_alike
    assert not after.seats_are_alike
    assert after.host == BO.user
    assert (await tables.lookup.history(table.id))[-1].events == (Resigned(ADAS_SEAT, "Ada"),)
    assert await computer_turns(tables) == [(table.id, ADAS_SEAT)]
    gone = act(tables, table.id, ADA, Draw())
    assert await refusal_code(gone) == TableCode.NOT_AT_THIS_TABLE


async def test_who_has_left_a_seat_gets_no_other_one_of_that_game(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO, CY)
    own = await tables.seats.offer(table.id, BO.user, DI, absent=BO.user)
    await tables.seats.take_over(table.id, DI, own.question_id)
    back = await tables.seats.offer(table.id, DI.user, BO, absent=DI.user)
    other = tables.seats.offer(table.id, CY.user, BO, absent=CY.user)
    assert await refusal_code(other) == TableCode.LEFT_ANOTHER_SEAT
    await tables.seats.take_over(table.id, BO, back.question_id)  # the seat that Bo knows
    earlier = await tables.seats.offer(table.id, CY.user, STRANGER, absent=CY.user)
    await tables.seats.resign(table.id, BO.user)
    gone = await tables.seats.offer(table.id, ADA.user, STRANGER, absent=ADA.user)
    await tables.seats.take_over(table.id, STRANGER, gone.question_id)
    await tables.seats.resign(table.id, STRANGER.user)
    late = tables.seats.take_over(table.id, STRANGER, earlier.question_id)
    assert await refusal_code(late) == TableCode.LEFT_ANOTHER_SEAT


async def test_resigning_and_calling_off_are_refused_for_an_earlier_step(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    step = (await tables.lookup.public_view(table.id)).step
    await act(tables, table.id, ADA, Draw())
    for late in (
        tables.seats.resign(table.id, BO.user, step),
        tables.seats.call_off(table.id, ADA, False, step),
    ):
        assert await refusal_code(late) == TableCode.BOARD_HAS_MOVED_ON
    assert await tables.lookup.table(table.id) == table


async def test_the_log_names_the_person_who_called_the_game_off(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    attempt = tables.seats.call_off(table.id, BO, may_manage=False)
    assert await refusal_code(attempt) == TableCode.ONLY_THE_HOST
    assert (await tables.seats.call_off(table.id, STRANGER, may_manage=True)).status == "cancelled"
    assert (await tables.lookup.history(table.id))[-1].events == (CalledOff("Xu"),)
    assert await computer_turns(tables) == []
    assert await tables.lookup.waiting_since(table.id) == {}
    assert await verify(tables, table.id) == []


async def test_the_last_person_who_resigns_closes_the_table(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await tables.seats.resign(table.id, BO.user)
    assert (await tables.seats.resign(table.id, ADA.user)).status == "cancelled"
    assert await computer_turns(tables) == []
    assert await tables.lookup.of_user(ADA.user) == []
    unpublished = await tables.publication.unpublished(table.id)
    assert [event for entry in unpublished.entries[-2:] for event in entry.events] == [
        Resigned(Seat(1), "Bo"),
        Resigned(ADAS_SEAT, "Ada"),
    ]


async def test_a_stand_in_survives_a_restart(tmp_path: Path, clock: FakeClock) -> None:
    async with open_tables(tmp_path, clock) as tables:
        table_id = await start_with_stand_in_for_ada(tables, clock)
        before = await tables.lookup.table(table_id)
    async with open_tables(tmp_path, clock) as tables:
        assert await tables.lookup.table(table_id) == before
        assert await computer_turns(tables) == [(table_id, ADAS_SEAT)]
