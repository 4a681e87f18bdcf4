"""Italy: the deal, ferries and triples (IT-1 to IT-8)."""

import pytest

from engine import cards as card
from engine.actions import Claim, Draw, DrawFerryCard, DrawTickets, Take
from engine.cards import PLAIN
from engine.events import FerryCardDrawn
from engine.game import Game
from engine.model import Seat
from engine.refusals import Code
from tests.support.positions import (
    after,
    after_opening,
    claim,
    claim_moves,
    claims,
    hand,
    keep,
    offered,
    opening,
    refusal,
    table,
    ticket_deck,
    tickets,
    whose_turn,
    with_ferry_cards,
    with_ferry_pile,
    with_hand,
    with_routes,
    with_ticket_deck,
    with_turn,
)


def test_45_wagons_110_train_cards_56_tickets_and_10_ferry_cards() -> None:
    game = opening("italy", players=5)
    assert [player.wagons for player in game.state.players] == [45] * 5  # IT-1
    expected = {colour.word: 12 for colour in PLAIN} | {"wild": 14}
    assert card.to_words(card.pack(game.board.train_cards)) == expected  # IT-1
    assert (len(game.board.tickets), game.state.ferry_pile) == (56, 10)  # IT-1


def test_four_cards_and_five_tickets_each_of_which_at_least_three_are_kept() -> None:
    game = opening("italy", players=5)
    assert [card.total(player.hand) for player in game.state.players] == [4] * 5  # IT-2
    assert [len(offered(game, seat)) for seat in range(5)] == [5] * 5  # IT-2
    assert refusal(game, 0, keep(*offered(game, 0)[:2])).code == Code.TOO_FEW_TICKETS_KEPT  # IT-2


def test_first_tickets_refused_are_shuffled_together_and_go_under_the_deck() -> None:
    game = opening("italy", players=4)
    deck = ticket_deck(game)
    refused = [ticket for seat in range(4) for ticket in offered(game, seat)[3:]]
    chosen = after_opening(game)
    assert ticket_deck(chosen)[: len(deck)] == deck  # IT-2
    under = ticket_deck(chosen)[len(deck) :]
    assert sorted(under) == sorted(refused)  # IT-2
    assert under != refused
    assert chosen.state.shuffles == game.state.shuffles + 1  # IT-2


def test_who_chooses_first_does_not_change_the_shuffle() -> None:
    game = opening("italy")
    first, second = (keep(*offered(game, seat)[:3]) for seat in range(2))
    one = after(after(game, 0, first), 1, second)
    other = after(after(game, 1, second), 0, first)
    assert ticket_deck(one) == ticket_deck(other)  # IT-2


def test_nothing_is_shuffled_when_nobody_refuses_a_ticket() -> None:
    game = opening("italy")
    all_kept = after(after(game, 0, keep(*offered(game, 0))), 1, keep(*offered(game, 1)))
    assert all_kept.state.shuffles == game.state.shuffles
    assert ticket_deck(all_kept) == ticket_deck(game)


def test_a_turn_draws_cards_draws_a_ferry_card_claims_a_route_or_draws_tickets() -> None:
    game = with_hand(table("italy"), 0, "7 wild")
    kinds = {type(move) for move in game.moves(Seat(0))}
    assert kinds == {Draw, Take, DrawFerryCard, Claim, DrawTickets}  # IT-3


def test_a_ferry_card_is_the_whole_turn() -> None:
    played = table("italy").play(Seat(0), DrawFerryCard())
    assert played.events == (FerryCardDrawn(Seat(0), 1),)
    assert played.game.state.players[0].ferry_cards == 1
    assert played.game.state.ferry_pile == 9
    assert whose_turn(played.game) == 1  # IT-4


def test_nobody_holds_more_than_two_ferry_cards() -> None:
    game = with_ferry_cards(table("italy"), 0, 2)
    assert DrawFerryCard() not in game.moves(Seat(0))  # IT-4
    assert refusal(game, 0, DrawFerryCard()).code == Code.FERRY_HAND_FULL  # IT-4


def test_an_empty_pile_gives_no_ferry_card() -> None:
    game = with_ferry_pile(table("italy"), 0)
    assert DrawFerryCard() not in game.moves(Seat(0))
    assert refusal(game, 0, DrawFerryCard()).code == Code.NO_FERRY_CARDS_LEFT


def test_ferry_cards_played_go_back_to_the_pile() -> None:
    game = with_ferry_pile(with_ferry_cards(with_hand(table("italy"), 0, "2 red"), 0, 2), 8)
    game = after(game, 0, claim("cagliari-roma", "2 red", ferry_cards=1))
    assert game.state.players[0].ferry_cards == 1
    assert game.state.ferry_pile == 9  # IT-4


def ways(game: Game, route: str) -> list[tuple[int, dict[str, int]]]:
    """The payments offered to seat 0, as ferry cards and train cards."""
    found = claim_moves(game, 0, route)
    return sorted(
        ((move.ferry_cards, card.to_words(move.cards)) for move in found),
        key=lambda way: (way[0], way[1].get("wild", 0)),
    )


def test_every_grey_route_is_a_ferry() -> None:
    for route in opening("italy").board.routes:
        assert (route.colour is None) == (route.waves > 0)  # IT-5


def test_a_wave_is_paid_with_a_wild_or_a_ferry_card_and_the_rest_as_on_grey() -> None:
    game = with_ferry_cards(with_hand(table("italy"), 0, "5 red 4 wild"), 0, 2)
    assert ways(game, "cagliari-roma") == [  # four spaces, two of them with a wave: IT-5
        (0, {"red": 2, "wild": 2}),
        (0, {"red": 1, "wild": 3}),
        (0, {"wild": 4}),
        (1, {"red": 2}),
        (1, {"red": 1, "wild": 1}),
        (1, {"wild": 2}),
    ]


def test_a_ferry_card_pays_for_up_to_two_waves() -> None:
    game = with_ferry_cards(with_hand(table("italy"), 0, "5 red 1 wild"), 0, 2)
    assert ways(game, "ancona-trieste") == [  # five spaces, three waves: IT-5
        (1, {"red": 2, "wild": 1}),
        (2, {"red": 2}),
        (2, {"red": 1, "wild": 1}),
    ]
    assert ways(game, "bari-croazia") == [  # seven spaces, four waves: IT-5
        (2, {"red": 3}),
        (2, {"red": 2, "wild": 1}),
    ]


def test_spaces_without_a_wave_take_any_one_colour() -> None:
    game = with_ferry_cards(with_hand(table("italy"), 0, "2 red 2 blue"), 0, 1)
    mixed = claim("cagliari-roma", "red blue", ferry_cards=1)
    assert refusal(game, 0, mixed).code == Code.MIXED_COLOURS  # IT-5
    assert ways(game, "cagliari-roma") == [(1, {"blue": 2}), (1, {"red": 2})]  # IT-5


def test_a_wave_is_not_paid_with_a_colour() -> None:
    game = with_hand(table("italy"), 0, "5 red 1 wild")
    answer = refusal(game, 0, claim("cagliari-roma", "3 red 1 wild"))
    assert (answer.code, answer.params) == (Code.TOO_FEW_WILDS, {"need": 2, "given": 1})  # IT-5


def test_a_ferry_card_pays_for_nothing_but_waves() -> None:
    game = with_ferry_cards(with_hand(table("italy"), 0, "5 green"), 0, 2)
    plain = refusal(game, 0, claim("foggia-napoli", "2 green", ferry_cards=1))
    assert (plain.code, plain.params["most"]) == (Code.TOO_MANY_FERRY_CARDS, 0)  # IT-6
    one_wave = refusal(game, 0, claim("genova-monaco", "1 green", ferry_cards=2))
    assert (one_wave.code, one_wave.params["most"]) == (Code.TOO_MANY_FERRY_CARDS, 1)  # IT-6
    assert ways(game, "genova-monaco") == [(1, {"green": 2})]  # IT-6


def test_of_four_tickets_drawn_at_least_one_is_kept_and_the_rest_go_under() -> None:
    deck = ("firenze-roma", "sassari-roma", "venezia-roma", "genova-roma", "roma-palermo")
    game = after(with_ticket_deck(table("italy"), *deck), 0, DrawTickets())
    assert offered(game, 0) == list(deck[:4])  # IT-7
    assert refusal(game, 0, keep()).code == Code.TOO_FEW_TICKETS_KEPT  # IT-7
    game = after(game, 0, keep("genova-roma", "sassari-roma"))
    assert tickets(game, 0) == ["sassari-roma", "genova-roma"]
    assert ticket_deck(game) == ["roma-palermo", "firenze-roma", "venezia-roma"]  # IT-7


@pytest.mark.parametrize("left", [1, 2, 3])
def test_fewer_than_four_tickets_are_drawn_when_no_more_are_left(left: int) -> None:
    deck = ("firenze-roma", "sassari-roma", "venezia-roma")[:left]
    game = after(with_ticket_deck(table("italy"), *deck), 0, DrawTickets())
    assert offered(game, 0) == list(deck)  # IT-7
    assert ticket_deck(after(game, 0, keep(*deck))) == []


TRIPLE = ("napoli-roma-yellow", "napoli-roma-white", "napoli-roma-red")


@pytest.mark.parametrize("players", [4, 5])
def test_with_four_or_five_players_a_triple_is_open_to_three_of_them(players: int) -> None:
    game = table("italy", players)
    for seat, route in enumerate(TRIPLE):
        assert claims(with_turn(with_hand(game, seat, "4 wild"), seat), seat, route)  # IT-8
        game = with_routes(game, seat, route)
        for other in TRIPLE[seat + 1 :]:
            mine = with_turn(with_hand(game, seat, "4 wild"), seat)
            assert refusal(mine, seat, claim(other, "4 wild")).code == Code.OWN_OTHER_LANE  # IT-8
    assert hand(game, 0) == {}


@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_one_route_of_a_triple_is_open_in_all(players: int) -> None:
    game = with_routes(table("italy", players), 0, TRIPLE[1])
    game = with_turn(with_hand(game, 1, "4 wild"), 1)
    for other in (TRIPLE[0], TRIPLE[2]):
        assert refusal(game, 1, claim(other, "4 wild")).code == Code.OTHER_LANE_TAKEN  # IT-8
