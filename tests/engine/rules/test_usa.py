"""USA, the base game (US-1 to US-5)."""

import pytest

from engine import cards as card
from engine.actions import Claim, Draw, DrawTickets, Take
from engine.cards import PLAIN
from engine.final_score import TrailLine
from engine.game import Game
from engine.model import Seat
from engine.refusals import Code
from tests.support.positions import (
    after,
    after_opening,
    keep,
    lines,
    offered,
    opening,
    refusal,
    score,
    table,
    ticket_deck,
    tickets,
    winners,
    with_hand,
    with_routes,
    with_ticket_deck,
    with_tickets,
)


def test_45_wagons_110_train_cards_and_30_tickets() -> None:
    game = opening("usa", players=5)
    assert [player.wagons for player in game.state.players] == [45] * 5  # US-1
    expected = {colour.word: 12 for colour in PLAIN} | {"wild": 14}
    assert card.to_words(card.pack(game.board.train_cards)) == expected  # US-1
    assert len(game.board.tickets) == 30  # US-1
    kinds = {type(move) for move in with_hand(table("usa"), 0, "6 wild").moves(Seat(0))}
    assert kinds == {Draw, Take, Claim, DrawTickets}


def test_four_cards_and_three_tickets_each_of_which_at_least_two_are_kept() -> None:
    game = opening("usa", players=5)
    assert [card.total(player.hand) for player in game.state.players] == [4] * 5  # US-1
    assert [len(offered(game, seat)) for seat in range(5)] == [3] * 5  # US-1
    assert refusal(game, 0, keep(offered(game, 0)[0])).code == Code.TOO_FEW_TICKETS_KEPT  # US-1


def test_first_tickets_refused_go_under_the_deck() -> None:
    game = opening("usa")
    deck, refused = ticket_deck(game), [offered(game, 0)[2], offered(game, 1)[2]]
    assert ticket_deck(after_opening(game)) == [*deck, *refused]  # US-1


def test_of_three_tickets_drawn_at_least_one_is_kept_and_the_rest_go_under() -> None:
    deck = ("boston-miami", "dallas-new-york", "duluth-houston", "toronto-miami")
    game = after(with_ticket_deck(table("usa"), *deck), 0, DrawTickets())
    assert offered(game, 0) == list(deck[:3])  # US-2
    assert refusal(game, 0, keep()).code == Code.TOO_FEW_TICKETS_KEPT  # US-2
    game = after(game, 0, keep("duluth-houston"))
    assert tickets(game, 0) == ["duluth-houston"]
    assert ticket_deck(game) == ["toronto-miami", "boston-miami", "dallas-new-york"]  # US-2


@pytest.mark.parametrize("left", [1, 2])
def test_fewer_than_three_tickets_are_drawn_when_no_more_are_left(left: int) -> None:
    deck = ("boston-miami", "dallas-new-york")[:left]
    game = after(with_ticket_deck(table("usa"), *deck), 0, DrawTickets())
    assert offered(game, 0) == list(deck)  # US-2
    assert ticket_deck(after(game, 0, keep(*deck))) == []


def test_the_longest_path_is_worth_ten_points_to_all_who_tie() -> None:
    game = with_routes(table("usa", players=3), 0, "montreal-new-york", "boston-montreal-1")
    game = with_routes(game, 1, "atlanta-miami")
    game = with_routes(game, 2, "chicago-omaha")
    trails = [lines(game, seat, TrailLine)[0] for seat in range(3)]
    assert [(trail.points, trail.length) for trail in trails] == [(10, 5), (10, 5), (0, 4)]  # US-4


def totals(game: Game) -> list[int]:
    return [seat.total for seat in score(game).seats]


def test_most_points_win() -> None:
    assert winners(with_routes(table("usa"), 1, "atlanta-nashville")) == (1,)  # US-5


def test_tickets_done_break_a_tie() -> None:
    game = with_routes(table("usa"), 0, "denver-santa-fe", "el-paso-santa-fe")
    game = with_routes(game, 1, "dallas-little-rock", "little-rock-oklahoma-city")
    # 4 points each for routes and 10 for the path; seat 0 gains 4, loses 6, and seat 1 loses 2.
    game = with_tickets(game, 0, "denver-el-paso", "duluth-houston", "kansas-city-houston")
    game = with_tickets(game, 1, "seattle-los-angeles")
    assert totals(game) == [5, 5]
    assert winners(game) == (0,)  # US-5


def test_then_the_holder_of_the_longest_path_wins() -> None:
    game = with_routes(table("usa"), 0, "atlanta-miami")
    apart = ("montreal-new-york", "chicago-duluth", "denver-santa-fe", "atlanta-charleston")
    game = with_routes(game, 1, *apart, "dallas-little-rock", "pittsburgh-toronto")
    game = with_routes(game, 1, "nashville-saint-louis", "las-vegas-los-angeles")
    assert totals(game) == [20, 20]
    assert winners(game) == (0,)  # US-5


def test_otherwise_the_victory_is_shared() -> None:
    assert winners(table("usa", players=3)) == (0, 1, 2)  # US-5
