"""Games that could be the one a seat sees."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from engine import cards as card
from engine.game import Game
from engine.model import Seat, TicketId
from engine.possible_game import possible_game
from engine.state import Turn
from engine.views import player_view, view_without_outlooks
from tests.support.positions import after_opening, opening, table, with_routes, with_tickets
from tests.support.random_games import MATRIX_TABLES, playing, seed


def turns(map_id: str, players: int) -> Iterator[tuple[Game, Seat]]:
    """Some positions of a random game in which a seat is to begin its turn."""
    for number, (game, seat, _) in enumerate(playing(map_id, players, 7)):
        if isinstance(game.state.phase, Turn) and number % 11 == 0:
            yield game, seat


@pytest.mark.parametrize(("map_id", "players"), MATRIX_TABLES)
def test_a_possible_game_looks_to_the_seat_as_the_real_one_does(map_id: str, players: int) -> None:
    rng = random.Random(1)
    for game, seat in turns(map_id, players):
        view = player_view(game, seat)
        assert player_view(possible_game(game.board, view, rng, 0.5), seat) == view


@pytest.mark.parametrize("map_id", ["europe", "italy"])
def test_no_card_or_ticket_is_there_twice(map_id: str) -> None:
    rng = random.Random(1)
    for game, seat in turns(map_id, 3):
        state = possible_game(game.board, player_view(game, seat), rng).state
        hands = [player.hand for player in state.players]
        cards = [*state.deck, *state.row, *card.unpack(state.discards)]
        cards += [colour for hand in hands for colour in card.unpack(hand)]
        assert Counter(map(int, cards)) == Counter(game.board.train_cards)
        held = [ticket for player in state.players for ticket in player.tickets]
        assert len({*held, *state.tickets}) == len(held) + len(state.tickets)


def test_what_a_seat_cannot_see_is_dealt_by_the_random_numbers_alone() -> None:
    game = after_opening(opening("usa"))
    view = player_view(game, Seat(0))
    one, same, other = (possible_game(game.board, view, random.Random(n)) for n in (1, 1, 2))
    assert one == same
    assert one.state.players[0] == other.state.players[0] == game.state.players[0]
    for dealt in (one, other):
        assert dealt.state.players[1].hand != game.state.players[1].hand
        assert dealt.state.players[1].tickets != game.state.players[1].tickets
    assert one.seed != other.seed
    assert len(one.seed) == len(seed(1))
    assert one.state.deck != other.state.deck
    assert one.state.tickets != other.state.tickets
    assert one.state.players[1].hand != other.state.players[1].hand
    assert one.state.players[1].tickets != other.state.players[1].tickets


def test_the_others_hold_tickets_that_are_done_if_that_is_likely() -> None:
    route = "denver-santa-fe", "el-paso-santa-fe"
    game = with_tickets(with_routes(table("usa"), 1, *route), 1, "seattle-new-york")
    done = game.board.ticket_number[TicketId("denver-el-paso")]
    for number in range(20):
        rng = random.Random(number)
        likely = possible_game(game.board, player_view(game, Seat(0)), rng, done_share=1.0)
        assert likely.state.players[1].tickets == (done,)
        unlikely = possible_game(game.board, player_view(game, Seat(0)), rng, done_share=0.0)
        assert unlikely.state.players[1].tickets != (done,)


def test_a_view_without_outlooks_differs_in_what_tickets_still_need_only() -> None:
    for game, seat in turns("europe", 2):
        view, quick = player_view(game, seat), view_without_outlooks(game, seat)
        assert [seen.ticket for seen in quick.tickets] == [seen.ticket for seen in view.tickets]
        assert {seen.state for seen in quick.tickets} <= {"possible"}
        names = [name for name in view.__struct_fields__ if name != "tickets"]
        assert [getattr(quick, name) for name in names] == [getattr(view, name) for name in names]
