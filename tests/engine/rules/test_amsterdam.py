"""Amsterdam: contracts and merchandise (AMS-1 to AMS-8)."""

from itertools import product

import pytest

from engine import cards as card
from engine.actions import Claim, Draw, DrawTickets, Take
from engine.events import MerchandiseGained
from engine.final_score import MerchandiseLine, TrailLine
from engine.game import Game
from engine.model import Seat
from engine.refusals import Code
from engine.views import public_view
from tests.support.positions import (
    after,
    claim,
    keep,
    lines,
    offered,
    opening,
    refusal,
    score,
    table,
    ticket_deck,
    tickets,
    whose_turn,
    winners,
    with_hand,
    with_merchandise,
    with_merchandise_pile,
    with_routes,
    with_ticket_deck,
    with_tickets,
)


def test_sixteen_carts_44_transport_cards_24_contracts_and_16_merchandise_cards() -> None:
    game = opening("amsterdam", players=4)
    assert [player.wagons for player in game.state.players] == [16] * 4  # AMS-1
    plain = ("pink", "blue", "green", "black", "red", "orange")
    assert card.to_words(card.pack(game.board.train_cards)) == dict.fromkeys(plain, 6) | {
        "wild": 8  # AMS-1
    }
    assert len(game.board.tickets) == 24  # AMS-1
    assert game.state.merchandise_pile == 16  # AMS-1


def test_two_cards_and_two_contracts_each_at_the_start() -> None:
    game = opening("amsterdam", players=4)
    assert [card.total(player.hand) for player in game.state.players] == [2] * 4  # AMS-2
    assert [len(offered(game, seat)) for seat in range(4)] == [2] * 4  # AMS-2
    assert refusal(game, 3, keep()).code == Code.TOO_FEW_TICKETS_KEPT  # AMS-2


def test_a_contract_refused_at_the_start_goes_under_the_deck() -> None:
    game = opening("amsterdam")
    before = ticket_deck(game)
    kept, refused = offered(game, 0)
    game = after(game, 0, keep(kept))
    game = after(game, 1, keep(*offered(game, 1)))
    assert tickets(game, 0) == [kept]
    assert len(tickets(game, 1)) == 2
    assert ticket_deck(game) == [*before, refused]  # AMS-2


def test_a_turn_draws_cards_claims_a_route_or_draws_contracts() -> None:
    game = with_hand(table("amsterdam"), 0, "6 wild")
    kinds = {type(move) for move in game.moves(Seat(0))}
    assert kinds == {Draw, Take, Claim, DrawTickets}  # AMS-3


@pytest.mark.parametrize("kept", [1, 2])
def test_of_two_contracts_drawn_one_or_two_are_kept_and_the_other_goes_under(kept: int) -> None:
    game = with_ticket_deck(table("amsterdam"), "dam-waag", "noordermarkt-waag", "begijnhof-waag")
    game = after(game, 0, DrawTickets())
    assert offered(game, 0) == ["dam-waag", "noordermarkt-waag"]  # AMS-4
    assert refusal(game, 0, keep()).code == Code.TOO_FEW_TICKETS_KEPT  # AMS-4
    game = after(game, 0, keep("noordermarkt-waag", *["dam-waag"][: kept - 1]))
    assert len(tickets(game, 0)) == kept
    assert ticket_deck(game) == ["begijnhof-waag", *["dam-waag"][: 2 - kept]]  # AMS-4
    assert whose_turn(game) == 1


def test_the_last_contract_may_be_drawn_and_must_be_kept() -> None:
    game = with_ticket_deck(table("amsterdam"), "dam-waag")
    game = after(game, 0, DrawTickets())
    assert game.moves(Seat(0)) == [keep("dam-waag")]  # AMS-4
    answer = refusal(game, 0, keep())
    assert (answer.code, answer.params) == (Code.TOO_FEW_TICKETS_KEPT, {"keep": 1, "kept": 0})
    game = after(game, 0, keep("dam-waag"))
    assert refusal(game, 1, DrawTickets()).code == Code.NO_TICKETS_LEFT  # AMS-4


def test_a_route_with_carts_gives_one_merchandise_card_however_long_it_is() -> None:
    game = table("amsterdam")
    short = with_routes(game, 0, "de-drie-hendricken-westermarkt-pink")
    assert short.state.players[0].merchandise == 1  # AMS-5
    game = with_hand(game, 0, "4 red")
    played = game.play(Seat(0), claim("haringpakkerstoren-oude-waal", "4 red"))
    assert MerchandiseGained(Seat(0), 1) in played.events  # AMS-5
    assert played.game.state.merchandise_pile == 15
    assert public_view(played.game).seats[0].merchandise == 1  # AMS-5


def test_a_route_without_carts_gives_no_merchandise_card() -> None:
    game = with_routes(table("amsterdam"), 0, "noordermarkt-korenmetershuisje")
    assert game.state.players[0].merchandise == 0  # AMS-5


def test_an_empty_pile_gives_no_merchandise_card() -> None:
    game = with_routes(with_merchandise_pile(table("amsterdam"), 0), 0, "begijnhof-munttoren")
    assert game.state.players[0].merchandise == 0  # AMS-5
    assert game.state.merchandise_pile == 0


BONUS: dict[int, dict[tuple[int, ...], tuple[int, ...]]] = {  # by number of players
    2: {(1, 1): (8, 8), (2, 1): (8, 4), (1, 0): (8, 0), (0, 0): (0, 0)},
    3: {
        (3, 2, 1): (8, 5, 2),
        (2, 2, 1): (8, 8, 2),
        (2, 1, 1): (8, 5, 5),
        (1, 1, 1): (8, 8, 8),
        (2, 1, 0): (8, 5, 0),
        (1, 1, 0): (8, 8, 0),
        (1, 0, 0): (8, 0, 0),
        (0, 0, 0): (0, 0, 0),
    },
    4: {
        (4, 3, 2, 1): (8, 6, 4, 2),
        (3, 3, 2, 1): (8, 8, 4, 2),
        (3, 2, 2, 1): (8, 6, 6, 2),
        (3, 2, 1, 1): (8, 6, 4, 4),
        (2, 2, 1, 1): (8, 8, 4, 4),
        (2, 2, 2, 1): (8, 8, 8, 2),
        (2, 1, 1, 1): (8, 6, 6, 6),
        (1, 1, 1, 1): (8, 8, 8, 8),
        (3, 2, 1, 0): (8, 6, 4, 0),
        (2, 2, 1, 0): (8, 8, 4, 0),
        (2, 1, 1, 0): (8, 6, 6, 0),
        (1, 1, 1, 0): (8, 8, 8, 0),
        (2, 1, 0, 0): (8, 6, 0, 0),
        (1, 1, 0, 0): (8, 8, 0, 0),
        (1, 0, 0, 0): (8, 0, 0, 0),
        (0, 0, 0, 0): (0, 0, 0, 0),
    },
}


@pytest.mark.parametrize("players", BONUS)
def test_merchandise_scores_by_place_and_ties_skip_the_places_they_use_up(players: int) -> None:
    game = table("amsterdam", players)
    for held in product(range(players + 1), repeat=players):
        ranks = [0, *sorted(set(held) - {0})]
        pattern = [ranks.index(cards) for cards in held]
        from_the_top = sorted(pattern, reverse=True)
        points = dict(zip(from_the_top, BONUS[players][tuple(from_the_top)], strict=True))
        bonus = [line.points for line in _merchandise(with_merchandise(game, *held))]
        assert bonus == [points[rank] for rank in pattern], held  # AMS-7


def _merchandise(game: Game) -> list[MerchandiseLine]:
    return [
        line
        for seat in range(len(game.state.players))
        for line in lines(game, seat, MerchandiseLine)
    ]


def even() -> Game:
    """Both seats have 5 points for routes; with these tickets seat 0 gains and loses 3."""
    game = with_routes(
        table("amsterdam"), 0, "dam-oost-indisch-huis-green", "waag-oost-indisch-huis-blue"
    )
    return with_routes(game, 1, "noordermarkt-korenmetershuisje", "oude-waal-waag")


def test_most_points_win() -> None:
    assert winners(with_tickets(even(), 0, "dam-waag")) == (0,)  # AMS-8
    assert winners(with_merchandise(even(), 0, 1)) == (1,)  # AMS-8


def test_contracts_done_break_a_tie() -> None:
    game = with_tickets(even(), 0, "dam-waag", "dam-korenmetershuisje")
    assert [seat.total for seat in score(game).seats] == [5, 5]
    assert winners(game) == (0,)  # AMS-8


def test_otherwise_the_victory_is_shared() -> None:
    assert winners(even()) == (0, 1)  # AMS-8


def test_there_is_no_bonus_for_the_longest_trail() -> None:
    assert lines(even(), 0, TrailLine) == []  # AMS-8
