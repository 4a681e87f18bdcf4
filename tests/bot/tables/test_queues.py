"""Queues over a real database: who may change them, when they are played, what others take back."""

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from bot.domain.queue import (
    NO_QUEUE,
    Delay,
    Queue,
    QueuedCards,
    QueuedClaim,
    QueuedMove,
    QueuedTickets,
    Report,
    add,
    choose_delay,
    clear,
)
from bot.domain.refusals import TableCode
from bot.domain.requests import UndoAsked, UndoResult
from bot.domain.table import Human, MessageId, TableId
from bot.store import queues as queue_rows
from bot.tables import Tables
from engine.actions import Claim, Draw
from engine.model import RouteId, Seat
from engine.payments import Payment
from tests.support.databases.due_work import tables_with
from tests.support.fake_clock import FakeClock
from tests.support.log_verifier import verify
from tests.support.tables import (
    ADA,
    BO,
    CY,
    STRANGER,
    act,
    draw_two_cards,
    mark_all_published,
    new_interaction,
    non_tunnel_claim,
    open_tables,
    refusal_code,
    start_first_turn,
    start_game,
    view_of,
)

DECK = QueuedCards()


async def enqueue(tables: Tables, table_id: TableId, person: Human, *moves: QueuedMove) -> Queue:
    """Queue moves as turns, one after the other."""
    queue = await tables.queues.get(table_id, person.user)
    for move in moves:
        _, _, queue = await tables.queues.change(
            table_id, person.user, add(move, "then", queue.edition)
        )
    return queue


async def play_all(tables: Tables, table_id: TableId) -> int:
    """Play everything that is due; returns the number of actions."""
    number = 0
    while await tables.queues.play(table_id):
        number += 1
    return number


async def seats_that_acted(tables: Tables, table_id: TableId) -> Sequence[Seat]:
    """By entry of the log, after everybody has chosen tickets."""
    history = await tables.lookup.history(table_id)
    people = len((await tables.lookup.table(table_id)).occupants)
    return [entry.seat for entry in history[1 + people :]]


async def test_a_queued_turn_is_played_when_its_owners_turn_comes(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    told: list[TableId] = []
    tables.cache.memory.on_automatic_turn.append(told.append)
    await enqueue(tables, table.id, BO, DECK)
    before = await view_of(tables, table.id, BO)
    await draw_two_cards(tables, table.id, ADA)
    assert told == [table.id]
    assert await play_all(tables, table.id) == 2
    after = await view_of(tables, table.id, BO)
    assert after.public.waiting == (0,)
    assert after.public.seats[1].cards == before.public.seats[1].cards + 2
    queue = await tables.queues.get(table.id, BO.user)
    assert queue.turns == ()
    assert queue.report is not None
    assert len(queue.report.whispers) == 2
    assert await verify(tables, table.id) == []


async def test_nothing_is_played_before_the_turn_or_without_a_queue(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    assert not await tables.queues.play(table.id)
    await enqueue(tables, table.id, BO, DECK)
    assert not await tables.queues.play(table.id)
    assert await seats_that_acted(tables, table.id) == []


async def test_a_void_queue_leaves_the_turn_to_its_owner(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    claim = await non_tunnel_claim(tables, table.id, ADA)
    await enqueue(tables, table.id, BO, QueuedClaim((claim.route,)))
    await act(tables, table.id, ADA, claim)
    assert not await tables.queues.play(table.id)
    assert (await tables.publication.unpublished(table.id)).queue == "none"
    assert await tables_with(tables, "play") == []
    await draw_two_cards(tables, table.id, BO)
    assert (await tables.queues.get(table.id, BO.user)).turns == ()


async def test_a_turn_that_is_played_at_once_is_announced_as_a_whole(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await enqueue(tables, table.id, BO, QueuedTickets())
    await draw_two_cards(tables, table.id, ADA)
    assert (await tables.publication.unpublished(table.id)).queue == "to play"
    assert await play_all(tables, table.id) == 1
    assert (await tables.publication.unpublished(table.id)).queue == "begun"


async def test_a_delayed_turn_is_played_later(tables: Tables, clock: FakeClock) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await enqueue(tables, table.id, BO, DECK)
    delay: Delay = "minutes"
    await tables.queues.change(table.id, BO.user, choose_delay(delay))
    await draw_two_cards(tables, table.id, ADA)
    assert (await tables.publication.unpublished(table.id)).queue == "none"
    assert not await tables.queues.play(table.id)
    assert await tables_with(tables, "play") == []
    queue = await tables.queues.get(table.id, BO.user)
    assert 120 <= queue.plays_at - clock.now <= 600
    assert (await tables.queues.look(table.id, BO.user))[2] == queue
    clock.now += 601
    assert await tables_with(tables, "play") == [table.id]
    assert await play_all(tables, table.id) == 2


async def test_only_people_at_the_table_have_a_queue_and_only_their_own(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await enqueue(tables, table.id, BO, DECK)
    assert await tables.queues.get(table.id, ADA.user) == NO_QUEUE
    stranger = tables.queues.change(table.id, STRANGER.user, add(DECK, "then", 0))
    assert await refusal_code(stranger) is TableCode.NOT_AT_THIS_TABLE
    own_turn = tables.queues.change(table.id, ADA.user, add(DECK, "then", 0))
    assert await refusal_code(own_turn) is TableCode.NOT_IN_OWN_TURN


async def test_a_queue_can_be_made_while_others_choose_their_first_tickets(tables: Tables) -> None:
    table = await start_game(tables, ADA, BO)
    view = await view_of(tables, table.id, BO)
    await act(tables, table.id, BO, view.moves[0])
    await enqueue(tables, table.id, BO, DECK)
    view = await view_of(tables, table.id, ADA)
    await act(tables, table.id, ADA, view.moves[0])
    await draw_two_cards(tables, table.id, ADA)
    assert await play_all(tables, table.id) == 2


async def test_a_queue_survives_a_restart_also_within_a_turn(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        await enqueue(tables, table.id, BO, DECK, QueuedTickets())
        await draw_two_cards(tables, table.id, ADA)
        assert await tables.queues.play(table.id)
    async with open_tables(tmp_path) as tables:
        assert await tables_with(tables, "play") == [table.id]
        assert await play_all(tables, table.id) == 1
        assert await seats_that_acted(tables, table.id) == [0, 0, 1, 1]
        assert (await tables.queues.get(table.id, BO.user)).turns == ((QueuedTickets(),),)


async def test_a_queue_is_dropped_when_the_seat_changes_hands(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO, CY)
    await enqueue(tables, table.id, BO, DECK)
    await enqueue(tables, table.id, CY, DECK)
    offer = await tables.seats.offer(table.id, BO.user, STRANGER, BO.user)
    await tables.seats.take_over(table.id, STRANGER, offer.question_id)
    assert await tables.queues.get(table.id, STRANGER.user) == NO_QUEUE
    await tables.seats.resign(table.id, CY.user)
    assert await queue_rows.at_table(tables.store.reader, table.id) == {}
    await draw_two_cards(tables, table.id, ADA)
    assert not await tables.queues.play(table.id)


async def test_all_queues_are_dropped_when_the_game_is_called_off(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await enqueue(tables, table.id, BO, DECK)
    await tables.seats.call_off(table.id, ADA, may_manage=False)
    assert await queue_rows.at_table(tables.store.reader, table.id) == {}


async def claim_and_enqueue_claim(tables: Tables, table_id: TableId) -> tuple[Claim, QueuedClaim]:
    """Ada claims a route, and Bo's queue claims another: nothing hidden is revealed."""
    bo = await view_of(tables, table_id, BO)
    board = tables.boards[bo.public.map]
    first = await non_tunnel_claim(tables, table_id, ADA)
    number = board.route_number[first.route]
    gone = {
        first.route,
        *(r.id for n, r in enumerate(board.routes) if board.lanes[number] >> n & 1),
    }
    claims = board.claim_table.claims(bo.hand, 0, (1 << len(board.routes)) - 1)
    second = next(
        each
        for each in claims
        if isinstance(each, Claim)
        and each.route not in gone
        and not board.routes[board.route_number[each.route]].tunnel
    )
    move = QueuedClaim((second.route,), Payment(second.cards))
    await enqueue(tables, table_id, BO, move)
    await act(tables, table_id, ADA, first)
    assert await play_all(tables, table_id) == 1
    return first, move


async def test_a_move_before_a_queued_one_is_taken_back_only_if_the_others_agree(
    tables: Tables,
) -> None:
    table = await start_first_turn(tables, ADA, BO)
    _, queued = await claim_and_enqueue_claim(tables, table.id)
    asked = await tables.undo.request(table.id, ADA.user, new_interaction())
    assert isinstance(asked, UndoAsked)
    await tables.undo.answer(table.id, BO.user, is_yes=True)
    view = await tables.lookup.public_view(table.id)
    assert view.waiting == (0,)
    assert view.seats[1].routes == ()
    queue = await tables.queues.get(table.id, BO.user)
    assert queue.turns == ((queued,),)
    assert queue.report == Report(taken_back=True)
    await draw_two_cards(tables, table.id, ADA)
    assert await play_all(tables, table.id) == 1
    assert (await tables.lookup.public_view(table.id)).seats[1].routes == queued.routes
    assert await verify(tables, table.id) == []


async def test_an_own_queued_move_is_taken_back_and_not_played_again(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await claim_and_enqueue_claim(tables, table.id)
    undone = await tables.undo.request(table.id, BO.user, new_interaction())
    assert isinstance(undone, UndoResult)
    assert undone.view.waiting == (1,)
    assert not await tables.queues.play(table.id)
    assert (await tables.queues.get(table.id, BO.user)).turns == ()


async def test_a_later_turn_is_not_played_instead_of_one_taken_back(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await enqueue(tables, table.id, BO, DECK)
    await draw_two_cards(tables, table.id, ADA)
    await play_all(tables, table.id)
    await enqueue(tables, table.id, BO, DECK)
    asked = await tables.undo.request(table.id, BO.user, new_interaction())
    assert isinstance(asked, UndoAsked)
    await tables.undo.answer(table.id, ADA.user, is_yes=True)
    assert not await tables.queues.play(table.id)
    await act(tables, table.id, BO, Draw())
    await draw_two_cards(tables, table.id, ADA)
    assert await play_all(tables, table.id) == 2


async def test_a_queued_move_leaves_a_vote_open(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO, CY)
    await draw_two_cards(tables, table.id, ADA)
    await tables.undo.request(table.id, ADA.user, new_interaction())
    claim = await non_tunnel_claim(tables, table.id, BO)
    snapshot = await tables.cache.get(table.id)
    queue = Queue(((QueuedClaim((claim.route,)),),))
    stored = queue_rows.StoredQueue(BO.user, queue, 0.0)
    await tables.store.write_together([queue_rows.saved(table.id, Seat(1), stored)])
    tables.cache.memory.forget(table.id)
    assert snapshot.waiting == (1,)
    assert await play_all(tables, table.id) == 1
    for person in (BO, CY):
        await tables.undo.answer(table.id, person.user, is_yes=True)
    assert (await tables.lookup.public_view(table.id)).waiting == (0,)
    assert (await tables.queues.get(table.id, BO.user)).turns == queue.turns


async def test_a_queue_cleared_by_another_process_at_the_last_moment_is_not_played(
    tmp_path: Path,
) -> None:
    async with (
        open_tables(tmp_path, has_other_writers=True) as one,
        open_tables(tmp_path, has_other_writers=True) as other,
    ):
        table = await start_first_turn(one, ADA, BO)
        await enqueue(one, table.id, BO, DECK)
        await draw_two_cards(one, table.id, ADA)
        snapshot = await one.cache.get(table.id)
        play = one.queues._play  # the moment between reading and writing

        async def clear_first(*args: object) -> None:
            await other.queues.change(table.id, BO.user, clear)
            await play(*args)  # type: ignore[arg-type]

        one.queues._play = clear_first  # type: ignore[assignment,method-assign]
        assert not await one.queues.play(table.id)
        assert (await one.cache.get(table.id)).seq == snapshot.seq


async def test_a_move_queued_while_another_process_moves_on_is_refused_in_ones_own_turn(
    tmp_path: Path,
) -> None:
    async with (
        open_tables(tmp_path, has_other_writers=True) as one,
        open_tables(tmp_path, has_other_writers=True) as other,
    ):
        table = await start_first_turn(one, ADA, BO)
        await draw_two_cards(other, table.id, ADA)
        late = one.queues.change(table.id, BO.user, add(DECK, "then", 0))
        assert await refusal_code(late) is TableCode.NOT_IN_OWN_TURN
        route = RouteId("brest-paris")
        await enqueue(other, table.id, ADA, QueuedClaim((route,)))
        assert (await one.queues.get(table.id, ADA.user)).turns[0][0] == QueuedClaim((route,))


async def test_a_queue_of_somebody_else_in_the_row_is_not_played(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await enqueue(tables, table.id, BO, DECK)
    stored = await queue_rows.load(tables.store.reader, table.id, Seat(1))
    assert stored is not None
    stolen = replace(stored, user=CY.user)
    await tables.store.write_together([queue_rows.saved(table.id, Seat(1), stolen)])
    await draw_two_cards(tables, table.id, ADA)
    assert not await tables.queues.play(table.id)
    assert await tables.queues.get(table.id, BO.user) == NO_QUEUE


async def test_changing_a_queue_leaves_nothing_to_publish(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        await mark_all_published(tables, table.id)
        await enqueue(tables, table.id, BO, DECK)
        assert await tables_with(tables, "publish") == []
        await act(tables, table.id, ADA, Draw())
        await enqueue(tables, table.id, BO, DECK)
        assert await tables_with(tables, "publish") == [table.id]


async def test_a_queue_that_changes_while_a_turn_is_published_leaves_nothing_to_publish(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        unpublished = await tables.publication.unpublished(table.id)
        await enqueue(tables, table.id, BO, DECK, DECK)
        await tables.publication.mark_published(
            unpublished, unpublished.revision, unpublished.seq, MessageId(1)
        )
        assert await tables_with(tables, "publish") == []
        unpublished = await tables.publication.unpublished(table.id)
        await act(tables, table.id, ADA, Draw())
        await enqueue(tables, table.id, BO, DECK)
        await tables.publication.mark_published(
            unpublished, unpublished.revision, unpublished.seq, MessageId(1)
        )
        assert await tables_with(tables, "publish") == [table.id]
