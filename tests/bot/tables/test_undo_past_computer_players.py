"""Taking back once automatic players have moved: their moves go with one's own."""

import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TypeVar, TypeVarTuple

import pytest

from bot.domain.events import TakenBack, game_events
from bot.domain.refusals import TableCode
from bot.domain.requests import UndoAsked, UndoResult
from bot.domain.table import ComputerPlayer, Human, Table, TableId
from bot.jobs.autoplay import Autoplay
from bot.jobs.thinker import Thinker
from bot.jobs.worker import Worker
from bot.tables import Tables
from engine.actions import Action, Claim, Draw, DrawTickets, Keep
from engine.model import Seat
from engine.record import differences
from engine.views import PlayerView
from tests.support.tables import (
    ADA,
    BO,
    StandingClock,
    act,
    draws_two,
    first_move,
    hall,
    lobby,
    plain_claim,
    presses,
    refusal,
    view_of,
)
from tests.support.tables import refused as why

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with hall(tmp_path) as found:
        yield found


async def with_robots(tables: Tables, *people: Human, robots: int = 1, map_id: str) -> Table:
    """People, then robots, in this order; all have kept their first tickets, robots first."""
    table = await lobby(tables, *people, map_id=map_id)
    for _ in range(robots):
        await tables.lobby.add_computer_player(table.id, people[0].user, "easy", "Robot")
    order = tuple(person.user for person in people)
    await tables.lobby.start(table.id, people[0].user, order)
    for _ in range(robots):
        await robot_moves(tables, table.id)
    for person in people:
        await act(tables, table.id, person, await first_move(tables, table.id, person, Keep))
    return await tables.lookup.table(table.id)


async def robot_moves(tables: Tables, table_id: TableId, action: Action | None = None) -> None:
    """One action of the robot that is to move: the first one offered, or this one."""
    ((_, seat), *_) = await tables.moves.computer_turns()
    view = await tables.moves.computer_view(table_id, seat)
    await tables.moves.act_for_computer(table_id, seat, action or view.moves[0])


async def robot_claims(tables: Tables, table_id: TableId) -> None:
    """A whole turn that shows nothing hidden."""
    ((_, seat), *_) = await tables.moves.computer_turns()
    view = await tables.moves.computer_view(table_id, seat)
    plain = {r.id for r in tables.boards[view.public.map].routes if not r.tunnel}
    moves = (move for move in view.moves if isinstance(move, Claim) and move.route in plain)
    await tables.moves.act_for_computer(table_id, seat, next(moves))


async def test_what_automatic_players_did_since_is_taken_back_too(tables: Tables) -> None:
    table = await with_robots(tables, ADA, robots=2, map_id="usa")
    before = await view_of(tables, table.id, ADA)
    await draws_two(tables, table.id, ADA)
    for _ in range(4):
        await robot_moves(tables, table.id, Draw())
    assert (await tables.lookup.public_view(table.id)).waiting == (0,)
    undone = await tables.undo.request(table.id, ADA.user, next(presses))
    assert isinstance(undone, UndoResult)
    own, *others, entry = (await tables.lookup.history(table.id))[-6:]
    assert undone.taken_back == own.seq
    assert all(each.is_undone for each in (own, *others))
    seen = game_events(event for each in (own, *others) for event in each.events)
    assert entry.events == (TakenBack(Seat(0), own.seq, seen),)
    assert undone.view.stage == "second card"
    assert await tables.replay.verify(table.id) == []
    await tables.undo.request(table.id, ADA.user, next(presses))
    now = await view_of(tables, table.id, ADA)
    assert (now.hand, now.moves) == (before.hand, before.moves)
    assert await tables.replay.verify(table.id) == []


async def test_steps_only_grow_when_several_moves_are_taken_back(tables: Tables) -> None:
    table = await with_robots(tables, ADA, robots=2, map_id="usa")
    await draws_two(tables, table.id, ADA)
    for _ in range(4):
        await robot_moves(tables, table.id, Draw())
    before = (await tables.lookup.public_view(table.id)).step
    undone = await tables.undo.request(table.id, ADA.user, next(presses))
    assert isinstance(undone, UndoResult)
    assert undone.view.step > before
    stale = await refusal(act(tables, table.id, ADA, Draw(), before))
    assert stale.code == TableCode.BOARD_HAS_MOVED_ON


async def test_a_button_from_before_they_moved_still_means_ones_own_move(tables: Tables) -> None:
    table = await with_robots(tables, ADA, map_id="usa")
    acted = await draws_two(tables, table.id, ADA)
    assert acted.can_undo
    for _ in range(2):
        await robot_moves(tables, table.id, Draw())
    step = acted.view.step
    assert isinstance(
        await tables.undo.request(table.id, ADA.user, next(presses), step), UndoResult
    )
    again = tables.undo.request(table.id, ADA.user, next(presses), step)
    assert await why(again) == TableCode.BOARD_HAS_MOVED_ON


async def test_other_people_are_asked_if_an_automatic_player_showed_something(
    tables: Tables,
) -> None:
    table = await with_robots(tables, BO, ADA, map_id="europe")
    await draws_two(tables, table.id, BO)
    await act(tables, table.id, ADA, await plain_claim(tables, table.id, ADA))
    await robot_moves(tables, table.id, Draw())
    asked = await tables.undo.request(table.id, ADA.user, next(presses))
    assert isinstance(asked, UndoAsked)
    assert asked.vote.voters == (BO.user,)
    await robot_moves(tables, table.id, Draw())  # the question stands: this goes back with it
    assert (await tables.publication.unpublished(table.id)).votes == (asked.vote,)
    voted = await tables.undo.answer(table.id, BO.user, True, asked.vote.question_id)
    assert voted.vote.outcome == "yes"
    assert (await tables.lookup.public_view(table.id)).waiting == (1,)
    assert await tables.replay.verify(table.id) == []


async def test_nobody_is_asked_if_nothing_was_shown(tables: Tables) -> None:
    table = await with_robots(tables, BO, ADA, map_id="europe")
    await draws_two(tables, table.id, BO)
    await act(tables, table.id, ADA, await plain_claim(tables, table.id, ADA))
    await robot_claims(tables, table.id)
    assert isinstance(await tables.undo.request(table.id, ADA.user, next(presses)), UndoResult)


async def test_what_a_person_did_since_stays(tables: Tables) -> None:
    table = await with_robots(tables, ADA, BO, map_id="usa")
    await draws_two(tables, table.id, ADA)
    await draws_two(tables, table.id, BO)
    await robot_moves(tables, table.id, Draw())
    no = tables.undo.request(table.id, ADA.user, next(presses))
    assert await why(no) == TableCode.NOT_YOURS_TO_UNDO
    assert isinstance(await tables.undo.request(table.id, BO.user, next(presses)), UndoAsked)


async def with_stand_in_for_ada(tables: Tables, clock: StandingClock) -> TableId:
    """Ada has drawn one card and went away; a stand-in drew the other. Bo is next."""
    table = await with_robots(tables, ADA, BO, map_id="usa")
    await act(tables, table.id, ADA, Draw())
    clock.pass_h(72)
    await tables.absence.call_vote(table.id, BO.user)
    await tables.absence.vote(table.id, BO.user, "stand-in")
    await robot_moves(tables, table.id, Draw())
    return table.id


async def test_what_a_stand_in_did_for_oneself_stays(tmp_path: Path) -> None:
    clock = StandingClock()
    async with hall(tmp_path, clock) as tables:
        table_id = await with_stand_in_for_ada(tables, clock)
        no = tables.undo.request(table_id, ADA.user, next(presses))
        assert await why(no) == TableCode.NOT_YOURS_TO_UNDO


async def test_what_a_stand_in_did_for_another_goes_back_with_ones_own_move(
    tmp_path: Path,
) -> None:
    clock = StandingClock()
    async with hall(tmp_path, clock) as tables:
        table_id = await with_stand_in_for_ada(tables, clock)
        await draws_two(tables, table_id, BO)
        for _ in range(4):  # the robot, then the stand-in
            await robot_moves(tables, table_id, Draw())
        assert isinstance(await tables.undo.request(table_id, BO.user, next(presses)), UndoResult)
        assert (await tables.lookup.public_view(table_id)).waiting == (1,)
        assert await tables.replay.verify(table_id) == []


class Hurried(Worker):
    """While the robot thinks, Ada takes her move back."""

    def __init__(self, tables: Tables, table: TableId) -> None:
        super().__init__(timeout_s=0)
        self.tables = tables
        self.table = table

    async def ask(self, task: Callable[[*Ts], T], *args: *Ts) -> T:
        await self.tables.undo.request(self.table, ADA.user, next(presses))
        return task(*args)


async def test_an_automatic_player_that_thinks_meanwhile_does_not_move(tables: Tables) -> None:
    table = await with_robots(tables, ADA, map_id="usa")
    await draws_two(tables, table.id, ADA)

    async def at_once(_: float) -> None:
        pass

    thinker = Thinker(Hurried(tables, table.id))
    await Autoplay(tables, thinker, 0, at_once).play(table.id)
    assert (await tables.lookup.public_view(table.id)).stage == "second card"
    assert (await tables.lookup.history(table.id))[-1].seat == 0
    assert await tables.replay.verify(table.id) == []


@pytest.mark.slow
async def test_a_game_with_robots_and_undos_is_the_game_without_them(
    tables: Tables, map_id: str
) -> None:
    rng = random.Random(map_id)
    table = await with_robots(tables, ADA, map_id=map_id)
    several = 0
    while waiting := (await tables.lookup.public_view(table.id)).waiting:
        if isinstance(table.people[waiting[0]], ComputerPlayer):
            view: PlayerView = await tables.moves.computer_view(table.id, waiting[0])
            await tables.moves.act_for_computer(table.id, waiting[0], rng.choice(view.moves))
        else:
            await act(
                tables, table.id, ADA, rng.choice((await view_of(tables, table.id, ADA)).moves)
            )
        if (await tables.lookup.table(table.id)).status == "playing" and rng.random() < 0.15:
            before = await tables.lookup.seq(table.id)
            result = await tables.undo.request(table.id, ADA.user, next(presses))
            assert isinstance(result, UndoResult)
            several += result.taken_back < before
            tables.cache.forget(table.id)
    assert several > 2
    assert await tables.replay.verify(table.id) == []
    record = await tables.replay.record(table.id)
    assert not list(differences(record, tables.boards[table.options.map]))


async def test_the_log_names_every_entry_that_went(tables: Tables) -> None:
    table = await with_robots(tables, ADA, map_id="usa")
    await act(tables, table.id, ADA, DrawTickets())
    await act(tables, table.id, ADA, await first_move(tables, table.id, ADA, Keep))
    own = await tables.lookup.seq(table.id)
    for _ in range(2):
        await robot_moves(tables, table.id, Draw())
    await tables.undo.request(table.id, ADA.user, next(presses))
    async with tables.store.writing() as db:
        (row,) = await db.execute_fetchall("SELECT body FROM actions WHERE kind = 'undo'")
        assert row[0] == f'{{"undo":{own},"with":[{own + 1},{own + 2}]}}'
        await db.execute(
            "UPDATE actions SET body = ? WHERE kind = 'undo'", (f'{{"undo":{own + 2}}}',)
        )
    tables.cache.forget(table.id)
    assert await tables.replay.verify(table.id) != []
