"""What a seat can pay for, and what it lacks."""

import pytest

from bot.messages.parts.affordable import (
    missing_cards,
    missing_number,
    route_payments,
    unaffordable_claim,
)
from bot.messages.refusals import refusal_message
from engine import cards as card
from engine.game import Game
from engine.model import RouteId, Seat
from engine.refusals import Refusal
from engine.views import player_view
from tests.support.messages import first_seat_view, phrasebook
from tests.support.positions import (
    board,
    cards,
    with_ferry_cards,
    with_hand,
    with_limited_wilds,
    with_nordic_rules,
)
from tests.support.positions import table as position


@pytest.mark.parametrize("ferry_cards", [0, 1, 2])
@pytest.mark.parametrize(
    "start",
    [
        position("italy"),
        with_limited_wilds(position("europe")),
        with_nordic_rules(position("europe")),
        with_nordic_rules(position("usa")),
    ],
)
def test_no_cards_are_missing_for_exactly_the_routes_that_can_be_claimed(
    start: Game, ferry_cards: int
) -> None:
    for hand in ("3 red 1 wild", "5 blue", "2 wild 2 green", "1 pink", "3 red 3 blue 2 pink"):
        game = with_ferry_cards(with_hand(start, 0, hand), 0, ferry_cards)
        payable = route_payments(first_seat_view(game))
        for number, route in enumerate(game.board.routes):
            price = game.board.prices[number]
            lack = missing_number(price, first_seat_view(game).hand, ferry_cards)
            assert (lack == 0) == (route.id in payable), (hand, route.id)
            assert {
                card.total(c) for c in missing_cards(price, first_seat_view(game).hand, ferry_cards)
            } == {lack}


def test_an_unaffordable_claim_is_refused_with_what_is_missing() -> None:
    game = with_hand(position("usa"), 0, "2 blue 7 red")
    view = player_view(game, Seat(0))
    action = unaffordable_claim(view, game.board, RouteId("atlanta-miami"))
    with pytest.raises(Refusal) as caught:
        game.play(Seat(0), action)
    text = refusal_message(phrasebook("usa", 2), caught.value).text
    assert text.startswith("You need 5 blue cards or locomotives, and you have only 2 blue cards.")


def test_a_claim_of_an_unknown_route_is_refused_as_unknown() -> None:
    game = position("usa")
    action = unaffordable_claim(player_view(game, Seat(0)), game.board, RouteId("moon"))
    with pytest.raises(Refusal, match="unknown route"):
        game.play(Seat(0), action)


def test_what_costs_fewest_cards_comes_first() -> None:
    game = with_nordic_rules(with_hand(position("europe"), 0, "1 red 1 wild 3 blue"))
    ways = route_payments(first_seat_view(game))[RouteId("athina-smyrna")]
    assert [card.to_words(way.cards) for way in ways[:2]] == [
        {"blue": 1, "wild": 1},
        {"red": 1, "wild": 1},
    ]
    assert {"red": 1, "blue": 3} in [card.to_words(way.cards) for way in ways[2:]]


def test_a_locomotive_is_missing_only_if_nothing_can_stand_for_it() -> None:
    nordic = board("nordic")
    price = nordic.prices[nordic.route_number[RouteId("honningsvag-kirkenes")]]
    assert missing_cards(price, cards("1 green 2 blue"), 0) == (cards("1 wild"),)
    assert missing_number(price, cards("1 green 3 blue"), 0) == 0
