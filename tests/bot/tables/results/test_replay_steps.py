"""A game after any of its moves: which move is meant, and who sees what of it."""

import random
from pathlib import Path

import pytest

from bot.domain.events import GameBegan, Substituted
from bot.domain.refusals import TableCode
from bot.domain.replay import Jump, ReplayedStep, ReplayRequest, Shown
from bot.domain.requests import UndoResult
from bot.domain.table import Human, Seq, Table, TableId
from bot.store import log as log_rows
from bot.tables import Tables
from bot.tables.entries import game_after
from bot.tables.results.replay_steps import KEEP_EVERY
from engine.actions import Action, Draw
from engine.events import RouteClaimed
from engine.game import Game, Played
from engine.model import Seat
from engine.views import player_view, public_view
from tests.support.databases.back_ends import run_sql
from tests.support.fake_clock import FakeClock
from tests.support.tables import (
    ADA,
    BO,
    DI,
    HERE,
    STRANGER,
    THERE,
    act,
    draw_two_cards,
    new_interaction,
    non_tunnel_claim,
    open_lobby,
    open_tables,
    person_at,
    refusal_code,
    start_first_turn,
    start_game,
    view_of,
)

NEWEST = Seq(10**6)


async def look(
    tables: Tables,
    table_id: TableId,
    person: Human,
    jump: Jump = "at",
    entry: int = NEWEST,
    shown: Shown = "own",
    claimed_by: Seat | None = None,
) -> ReplayedStep:
    """What a person in the table's channel sees."""
    request = ReplayRequest(
        table_id, person.user, HERE.channel, jump, Seq(entry), shown, claimed_by=claimed_by
    )
    return await tables.replay_steps.step(request)


async def play_some(tables: Tables, table: Table, actions: int) -> None:
    """Play random moves; fewer if the game ends before."""
    rng = random.Random(3)
    for _ in range(actions):
        waiting = (await tables.lookup.public_view(table.id)).waiting
        if not waiting:
            return
        person = person_at(table, waiting[0])
        view = await view_of(tables, table.id, person)
        await act(tables, table.id, person, rng.choice(view.moves))


async def claim_by_bo(tables: Tables, table_id: TableId) -> None:
    """Ada draws two cards, then Bo claims a route, for which the fixed deal gives the cards."""
    await draw_two_cards(tables, table_id, ADA)
    await act(tables, table_id, BO, await non_tunnel_claim(tables, table_id, BO))


async def test_every_move_is_shown_as_its_players_and_everybody_saw_it(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO, map_id="amsterdam")
    await play_some(tables, table, 24)
    assert (await tables.lookup.table(table.id)).status == "playing"
    origin = (await tables.replay.origin(table)).game
    entries = await log_rows.entries(tables.store.reader, table.id)
    shown = await look(tables, table.id, ADA, "first")
    assert isinstance(shown.events[0], GameBegan)
    for number in range(shown.moves + 1):
        game = game_after(origin, entries[: number + 1])
        assert (shown.number, shown.entry) == (number, entries[number].seq)
        assert shown.events == entries[number].events
        assert shown.view == public_view(game)
        assert shown.mine == player_view(game, Seat(0))
        shown = await look(tables, table.id, ADA, "next", shown.entry)
    assert shown.number == shown.moves == 26  # there is no move after the last
    watched = await look(tables, table.id, STRANGER, "back", shown.entry)
    assert (watched.number, watched.mine, watched.may_show) == (25, None, ())
    last = await look(tables, table.id, BO, "last", 1)
    assert last.mine is not None
    assert (last.number, last.mine.hand) == (26, (await view_of(tables, table.id, BO)).hand)


async def test_moves_that_were_undone_are_left_out(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    before = await look(tables, table.id, ADA)
    await act(tables, table.id, ADA, await non_tunnel_claim(tables, table.id, ADA))
    claimed = await look(tables, table.id, ADA)
    assert isinstance(claimed.events[0], RouteClaimed)
    assert isinstance(await tables.undo.request(table.id, ADA.user, new_interaction()), UndoResult)
    for jump in ("at", "back", "next", "claim"):  # from the move that is gone
        now = await look(tables, table.id, BO, jump, claimed.entry)
        assert (now.number, now.moves, now.entry) == (2, 2, before.entry)
        assert (now.events, now.view) == (before.events, before.view)
        assert now.was_undone
    assert not (await look(tables, table.id, BO)).was_undone
    await draw_two_cards(tables, table.id, ADA)
    drawn = await look(tables, table.id, BO, "next", claimed.entry)
    assert (drawn.number, drawn.moves, drawn.was_undone) == (3, 4, True)


async def test_the_next_route_of_somebody_is_found(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO)
    await claim_by_bo(tables, table.id)
    await act(tables, table.id, ADA, Draw())
    first = await look(tables, table.id, ADA, "first")
    assert first.claim_later == (1,)
    for whose in (None, Seat(1)):
        found = await look(tables, table.id, ADA, "claim", first.entry, claimed_by=whose)
        assert (found.number, found.claim_later) == (5, ())
        assert isinstance(found.events[0], RouteClaimed)
    stays = await look(tables, table.id, ADA, "claim", first.entry, claimed_by=Seat(0))
    assert stays.number == 0


async def test_nobody_sees_the_cards_of_others_before_the_end(tables: Tables) -> None:
    table = await start_first_turn(tables, ADA, BO, map_id="amsterdam")
    await play_some(tables, table, 10)
    for person, seat in ((ADA, 1), (STRANGER, 0)):
        attempt = look(tables, table.id, person, shown=Seat(seat))
        assert await refusal_code(attempt) == TableCode.GAME_IS_NOT_OVER
    assert (await look(tables, table.id, ADA)).may_show == (0,)
    assert (await look(tables, table.id, ADA, shown="nobody")).mine is None
    await play_some(tables, table, 1000)
    for person in (ADA, STRANGER):
        shown = await look(tables, table.id, person, "at", 8, Seat(1))
        assert shown.mine is not None
        assert (shown.mine.seat, shown.may_show) == (1, (0, 1))
    beyond = look(tables, table.id, ADA, shown=Seat(2))
    assert await refusal_code(beyond) == TableCode.GAME_IS_NOT_OVER


async def test_a_substitute_sees_the_cards_of_the_seat_since_it_is_theirs(
    tables: Tables, clock: FakeClock
) -> None:
    table = await start_first_turn(tables, ADA, BO)
    clock.pass_hours(72)
    await tables.absence.call_vote(table.id, BO.user)
    await tables.absence.vote(table.id, BO.user, "substitute")
    offer = await tables.seats.offer(table.id, BO.user, DI)
    await tables.seats.take_over(table.id, DI, offer.question_id)
    now = await look(tables, table.id, DI)
    assert isinstance(now.events[-1], Substituted)  # told with the move before it
    assert now.mine == (await view_of(tables, table.id, DI))
    assert (await look(tables, table.id, DI, "back", now.entry)).mine is None
    await act(tables, table.id, DI, Draw())
    assert (await look(tables, table.id, DI)).mine is not None
    assert (await look(tables, table.id, ADA)).mine is None


async def test_a_game_is_shown_to_its_players_and_in_its_channel(tables: Tables) -> None:
    table = await start_game(tables, ADA, BO)
    for person in (ADA, BO):
        request = ReplayRequest(table.id, person.user, THERE.channel, "last", NEWEST)
        assert (await tables.replay_steps.step(request)).mine is not None
    request = ReplayRequest(table.id, STRANGER.user, THERE.channel, "last", NEWEST)
    refused = await refusal_code(tables.replay_steps.step(request))
    assert refused == TableCode.NOT_AT_THIS_TABLE


async def test_games_to_look_at_are_ones_own_and_the_channels(tables: Tables) -> None:
    assert await refusal_code(tables.replay_steps.last_in(HERE.channel)) == TableCode.NO_TABLE_HERE
    lobby = await open_lobby(tables, ADA, BO)
    refused = await refusal_code(tables.replay_steps.last_in(HERE.channel))
    assert refused == TableCode.GAME_HAS_NOT_BEGUN
    attempt = look(tables, lobby.id, ADA)
    assert await refusal_code(attempt) == TableCode.GAME_HAS_NOT_BEGUN
    assert await tables.replay_steps.begun(ADA.user, HERE) == []
    await tables.lobby.start(lobby.id, ADA.user, (ADA.user, BO.user))
    assert (await tables.replay_steps.last_in(HERE.channel)).id == lobby.id
    for person, where, tables_found in (
        (BO, HERE, 1),
        (BO, THERE, 1),
        (BO, None, 1),
        (STRANGER, HERE, 1),
        (STRANGER, THERE, 0),
        (STRANGER, None, 0),
    ):
        found = await tables.replay_steps.begun(person.user, where)
        assert [each.id for each, _ in found] == [lobby.id] * tables_found


async def test_a_game_of_earlier_rules_begins_where_it_can_be_replayed(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        await draw_two_cards(tables, table.id, ADA)
        before = await look(tables, table.id, BO)
    await run_sql(tmp_path, "UPDATE checkpoints SET rules = 0", "UPDATE tables SET rules = 0")
    async with open_tables(tmp_path) as tables:
        await draw_two_cards(tables, table.id, BO)
        first = await look(tables, table.id, BO, "first")
        assert (first.number, first.moves, first.entry) == (0, 2, before.entry)
        assert (first.events, first.mine and first.mine.hand) == (
            before.events,
            before.mine and before.mine.hand,
        )


async def test_looking_again_plays_only_a_few_moves(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[Action] = []
    play = Game.play

    def counting(game: Game, seat: Seat, action: Action) -> Played:
        played.append(action)
        return play(game, seat, action)

    table = await start_first_turn(tables, ADA, BO, map_id="amsterdam")
    await play_some(tables, table, 40)
    newest = await look(tables, table.id, ADA)
    monkeypatch.setattr(Game, "play", counting)
    back = await look(tables, table.id, ADA, "back", newest.entry)
    assert len(played) == back.number
    played.clear()
    await look(tables, table.id, ADA, "back", back.entry)
    await look(tables, table.id, ADA, "last", back.entry)  # known without playing
    assert len(played) < KEEP_EVERY
