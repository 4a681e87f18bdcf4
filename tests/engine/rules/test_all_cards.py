"""Turns and train cards, the same on every map (ALL-1 to ALL-7)."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from engine import cards as card
from engine.actions import Draw, DrawTickets, Take
from engine.cards import WILD, Colour, Seed
from engine.events import CardDrawn, CardTaken, DeckShuffled, RowSwept, YouDrew
from engine.game import start
from engine.model import RouteId, Seat
from engine.refusals import Code
from engine.state import SecondCard, Turn
from tests.support.positions import (
    after,
    board,
    cards,
    claim,
    colours,
    hand,
    opening,
    refusal,
    row,
    table,
    ticket_deck,
    whose_turn,
    wilds_in_row,
    with_deck,
    with_discards,
    with_hand,
    with_row,
    with_ticket_deck,
    within,
    without_cards,
)

RED, BLUE, BLACK = Take(Colour.RED), Take(Colour.BLUE), Take(Colour.BLACK)
TAKE_WILD = Take(WILD)
ONE_ROUTE = {
    "amsterdam": "dam-oost-indisch-huis-green",
    "europe": "essen-frankfurt",
    "india": "agra-katni",
    "italy": "foggia-napoli",
    "london": "regents-park-kings-cross",
    "newyork": "united-nations-gramercy-park",
    "nordic": "kuopio-vaasa",
    "switzerland": "luzern-olten",
    "usa": "denver-helena",
}


def test_seats_take_turns_in_a_fixed_order_and_each_turn_is_one_action(map_id: str) -> None:
    game = with_ticket_deck(table(map_id, players=3))
    order = []
    for _ in range(7):
        (seat,) = game.waiting
        order.append(seat)
        game = after(game, seat, Draw(), Draw())
    assert order == [0, 1, 2, 0, 1, 2, 0]  # ALL-1


def test_a_turn_of_cards_is_not_also_a_claim_or_a_draw_of_tickets(map_id: str) -> None:
    game = after(with_hand(table(map_id), 0, "6 green"), 0, Draw())
    for other in (claim(ONE_ROUTE[map_id], "4 green"), DrawTickets()):
        assert refusal(game, 0, other).code == Code.NOT_NOW  # ALL-1


def test_five_cards_lie_open_and_fewer_than_three_of_them_are_wild_after_set_up(
    swept_map: str,
) -> None:
    swept = 0
    for number in range(400):
        started = start(board(swept_map), 2, Seed(number.to_bytes(2, "big")))
        swept += any(isinstance(event, RowSwept) for event in started.events)
        assert len(started.game.state.row) == 5  # ALL-2
        assert wilds_in_row(started.game) < 3  # ALL-2
    assert swept  # it did happen that three lay there


def test_a_third_wild_in_the_row_sweeps_all_five_cards_away(swept_map: str) -> None:
    game = with_deck(with_row(table(swept_map), "red wild blue wild red"), "wild 5 black 5 green")
    played = game.play(Seat(0), BLUE)
    assert RowSwept(tuple(colours("red wild wild wild red"))) in played.events
    assert row(played.game) == ["black"] * 5  # ALL-2
    assert card.to_words(played.game.state.discards) == {"red": 2, "wild": 3}  # ALL-2


def test_the_row_is_swept_again_while_it_shows_three_wilds(swept_map: str) -> None:
    deck = "wild 3 wild 2 black 5 wild 5 green"
    game = after(with_deck(with_row(table(swept_map), "2 wild 3 red"), deck), 0, RED)
    assert row(game) == ["green"] * 5  # ALL-2


def test_a_row_that_cannot_show_fewer_than_three_wilds_stays(map_id: str) -> None:
    game = with_deck(with_row(table(map_id), "2 wild 3 red"), "2 wild")
    played = game.play(Seat(0), RED)
    assert Counter(row(played.game)) == {"wild": 3, "red": 2}  # ALL-2
    assert not any(isinstance(event, RowSwept) for event in played.events)


def test_ten_loose_cards_with_wilds_in_both_halves_do_not_change_places_for_ever(
    swept_map: str,
) -> None:
    game = with_row(table(swept_map), "2 wild 2 red black")
    game = with_deck(game, "wild 3 wild 2 red")
    with within(seconds=2):
        game = after(game, 0, BLACK)
    assert wilds_in_row(game) < 3  # ALL-2


SECOND_SWEEP_AFTER_A_SHUFFLE = {
    "row": "2 wild 2 red black",
    "deck": "wild 3 wild 2 red",  # the second row uses up the deck, and is swept as well
    "discards": "20 blue",
}


def test_a_sweep_takes_new_cards_from_the_deck_and_never_mixes_the_rest_of_it_in(
    swept_map: str,
) -> None:
    game = with_row(table(swept_map), SECOND_SWEEP_AFTER_A_SHUFFLE["row"])
    game = with_deck(game, SECOND_SWEEP_AFTER_A_SHUFFLE["deck"])
    game = with_discards(game, SECOND_SWEEP_AFTER_A_SHUFFLE["discards"])
    played = game.play(Seat(0), BLACK)
    after_sweeps = played.game.state
    assert sum(isinstance(event, RowSwept) for event in played.events) == 2
    assert [event for event in played.events if isinstance(event, DeckShuffled)] == [
        DeckShuffled(25)
    ]  # ALL-2
    discards = card.unpack(cards("20 blue 3 wild 2 red"))
    deck = card.shuffled(discards, game.seed, game.state.shuffles + 1)
    assert list(after_sweeps.row) == deck[:-6:-1]  # ALL-2
    assert list(after_sweeps.deck) == deck[:-5]  # ALL-2


def test_version_1_of_the_rules_mixes_the_rest_of_the_deck_in(swept_map: str) -> None:
    game = with_row(table(swept_map), SECOND_SWEEP_AFTER_A_SHUFFLE["row"])
    game = with_deck(game, SECOND_SWEEP_AFTER_A_SHUFFLE["deck"])
    game = with_discards(game, SECOND_SWEEP_AFTER_A_SHUFFLE["discards"])
    played = replace(game, rules_version=1).play(Seat(0), BLACK)
    shuffled = [event.cards for event in played.events if isinstance(event, DeckShuffled)]
    assert shuffled == [25, 30]
    assert played.game.rules_version == 1


@settings(deadline=None)  # a busy machine is not a failure
@given(
    row=some.lists(some.sampled_from(colours("red blue wild wild")), min_size=4, max_size=4),
    deck=some.lists(some.sampled_from(colours("red blue wild wild")), max_size=8),
    discards=some.lists(some.sampled_from(colours("red blue wild wild")), max_size=8),
)
def test_however_many_wilds_are_loose_the_row_comes_to_rest(
    row: list[Colour], deck: list[Colour], discards: list[Colour]
) -> None:
    game = with_row(table("europe"), " ".join(["black", *(c.word for c in row)]))
    game = with_deck(game, " ".join(c.word for c in deck))
    game = with_discards(game, " ".join(c.word for c in discards) if deck else "")
    with within(seconds=2):
        game = after(game, 0, BLACK)
    loose = [*game.state.row, *game.state.deck, *card.unpack(game.state.discards)]
    assert len(game.state.row) == min(5, len(loose))
    plain = sum(colour != WILD for colour in loose)
    fewest_wilds = max(0, len(game.state.row) - plain)
    assert wilds_in_row(game) < 3 or fewest_wilds >= 3  # ALL-2


def test_a_turn_draws_two_cards_each_from_the_deck_or_from_the_row(map_id: str) -> None:
    game = with_deck(with_row(table(map_id), "5 blue"), "red black pink")
    drawn = game.play(Seat(0), Draw())
    assert drawn.events == (CardDrawn(Seat(0)),)
    assert drawn.whispers == (YouDrew(Seat(0), Colour.RED),)
    taken = drawn.game.play(Seat(0), BLUE)
    assert CardTaken(Seat(0), Colour.BLUE) in taken.events
    assert hand(taken.game, 0) == {"red": 1, "blue": 1}  # ALL-3
    assert taken.game.waiting == (1,)  # ALL-3


def test_a_card_taken_from_the_row_is_replaced_before_the_second_is_chosen(map_id: str) -> None:
    game = with_deck(with_row(table(map_id), "blue 4 pink"), "red 5 black")
    assert RED not in game.moves(Seat(0))
    game = after(game, 0, BLUE)
    assert row(game) == ["red", "pink", "pink", "pink", "pink"]  # ALL-3
    assert hand(after(game, 0, RED), 0) == {"blue": 1, "red": 1}  # ALL-3


def test_a_wild_taken_from_the_row_is_the_whole_turn(usual_wilds: str) -> None:
    game = after(with_row(table(usual_wilds), "wild 4 red"), 0, TAKE_WILD)
    assert hand(game, 0) == {"wild": 1}
    assert whose_turn(game) == 1  # ALL-4


def test_a_wild_in_the_row_cannot_be_the_second_card(usual_wilds: str) -> None:
    game = with_deck(with_row(table(usual_wilds), "wild 4 red"), "blue 5 black")
    for first in (Draw(), RED):
        second = after(game, 0, first)
        assert TAKE_WILD not in second.moves(Seat(0))  # ALL-5
        assert refusal(second, 0, TAKE_WILD).code == Code.WILD_AS_SECOND_CARD  # ALL-5


def test_a_wild_drawn_unseen_is_an_ordinary_card(map_id: str) -> None:
    game = after(with_deck(table(map_id), "wild wild red"), 0, Draw())
    assert isinstance(game.state.phase, SecondCard)  # ALL-5
    assert hand(after(game, 0, Draw()), 0) == {"wild": 2}  # ALL-5


def test_when_the_deck_is_empty_the_discards_are_shuffled_into_a_new_one(map_id: str) -> None:
    game = with_discards(with_deck(table(map_id), "red"), "3 blue 2 black")
    played = game.play(Seat(0), Draw())
    assert DeckShuffled(5) in played.events
    assert card.pack(played.game.state.deck) == card.pack(colours("3 blue 2 black"))  # ALL-6
    assert not played.game.state.discards
    assert played.game.state.shuffles == game.state.shuffles + 1


def test_when_nothing_is_left_no_card_can_be_drawn(map_id: str) -> None:
    game = without_cards(table(map_id))
    assert not {Draw(), RED, TAKE_WILD} & set(game.moves(Seat(0)))  # ALL-6
    assert refusal(game, 0, Draw()).code == Code.DECK_EMPTY
    assert refusal(game, 0, RED).code == Code.NOT_IN_ROW


@pytest.mark.parametrize("wilds_left", [0, 1, 2])
def test_a_turn_ends_with_one_card_when_no_second_can_be_had(
    usual_wilds: str, wilds_left: int
) -> None:
    game = with_row(without_cards(table(usual_wilds)), f"red {wilds_left} wild")
    game = after(game, 0, RED)
    assert hand(game, 0) == {"red": 1}
    assert whose_turn(game) == 1  # ALL-6


def test_the_second_card_comes_from_the_deck_when_only_wilds_lie_open(usual_wilds: str) -> None:
    game = with_row(with_deck(table(usual_wilds), "red blue 5 green"), "2 wild")
    game = after(game, 0, Draw())
    assert isinstance(game.state.phase, SecondCard)  # ALL-6
    assert game.moves(Seat(0)) == [Draw()]  # ALL-5
    assert whose_turn(after(game, 0, Draw())) == 1


def test_the_last_card_of_the_deck_ends_the_turn_when_only_wilds_lie_open(usual_wilds: str) -> None:
    game = with_deck(with_row(without_cards(table(usual_wilds)), "2 wild"), "red")
    assert whose_turn(after(game, 0, Draw())) == 1  # ALL-6


def test_without_a_deck_cards_taken_from_the_row_are_not_replaced(map_id: str) -> None:
    game = with_row(without_cards(table(map_id)), "red blue black")
    game = after(game, 0, BLUE)
    assert row(game) == ["red", "black"]
    assert game.moves(Seat(0)) == [BLACK, RED]  # ALL-6
    game = after(game, 0, RED)
    assert (row(game), hand(game, 0)) == (["black"], {"red": 1, "blue": 1})  # ALL-6


def test_an_empty_row_is_filled_as_soon_as_cards_are_discarded_again(map_id: str) -> None:
    game = with_hand(with_row(without_cards(table(map_id)), "red"), 0, "4 green")
    route = ONE_ROUTE[map_id]
    length = game.board.routes[game.board.route_number[RouteId(route)]].length
    played = game.play(Seat(0), claim(route, f"{length} green"))
    assert Counter(row(played.game)) == {"red": 1, "green": length}  # ALL-6
    assert DeckShuffled(length) in played.events


def test_a_hand_has_no_limit_of_cards_nor_of_tickets(map_id: str) -> None:
    market = board(map_id).map.market
    most = " ".join(f"{number} {colour.word}" for colour, number in market.cards.items())
    game = with_deck(with_row(with_hand(table(map_id), 0, most), "5 red"), "2 red")
    assert card.total(after(game, 0, Draw(), Draw()).state.players[0].hand) == (
        sum(market.cards.values()) + 2  # ALL-7
    )
    drawn = opening(map_id)
    while len(drawn.waiting) > 1 or not isinstance(drawn.state.phase, Turn):
        seat = drawn.waiting[0]
        drawn = after(drawn, seat, drawn.moves(seat)[-1])
    while ticket_deck(drawn):
        (seat,) = drawn.waiting
        drawn = after(drawn, seat, DrawTickets())
        drawn = after(drawn, seat, drawn.moves(seat)[-1])
    kept = sum(len(player.tickets) for player in drawn.state.players)
    if drawn.board.map.more_tickets.refused == "out":
        assert kept > 20  # ALL-7
    else:
        assert kept >= len(drawn.board.tickets) - 6  # ALL-7
