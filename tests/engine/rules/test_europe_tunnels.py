"""Europe: tunnels (EU-7 to EU-10)."""

import pytest

from engine import cards as card
from engine.actions import GiveUp, PayExtra
from engine.events import RouteClaimed, TunnelLeft, TunnelTurned
from engine.game import Game
from engine.model import RouteId, Seat
from engine.refusals import Code
from engine.state import TunnelDue
from tests.support.positions import (
    after,
    cards,
    claim,
    colours,
    hand,
    pay,
    refusal,
    row,
    table,
    whose_turn,
    with_deck,
    with_discards,
    with_hand,
    with_row,
    without_cards,
)

TUNNEL = "angora-constantinople"  # two grey spaces


def into_tunnel(held: str, paid: str, deck: str) -> Game:
    """Seat 0 has paid for the tunnel, and cards have been turned over."""
    game = with_deck(with_hand(table("europe"), 0, held), deck)
    return after(game, 0, claim(TUNNEL, paid))


def due(game: Game) -> int:
    return game.state.phase.due if isinstance(game.state.phase, TunnelDue) else 0


def extras(game: Game) -> list[dict[str, int]]:
    """The payments offered for what is due."""
    moves = game.moves(Seat(0))
    return [card.to_words(move.cards) for move in moves if isinstance(move, PayExtra)]


@pytest.mark.parametrize(
    ("held", "paid", "deck", "expected"),
    [
        ("3 red", "2 red", "red blue green", {"red": 1}),
        ("3 green", "2 green", "blue wild red", {"green": 1}),
        ("3 wild", "2 wild", "blue wild red", {"wild": 1}),
    ],
    ids=["example 1", "example 2", "example 3"],
)
def test_the_three_examples_of_the_rulebook(
    held: str, paid: str, deck: str, expected: dict[str, int]
) -> None:
    game = into_tunnel(held, paid, f"{deck} 5 pink")
    assert due(game) == 1  # EU-7, EU-8
    assert extras(game) == [expected]  # EU-7
    done = game.play(Seat(0), PayExtra(card.from_words(expected)))
    assert RouteClaimed(Seat(0), RouteId(TUNNEL), cards(held), 0, 2) in done.events
    assert hand(done.game, 0) == {}
    assert done.game.state.players[0].wagons == 43
    assert whose_turn(done.game) == 1


@pytest.mark.parametrize(
    ("paid", "turned", "expected"),
    [
        ("2 red", "blue green pink", 0),
        ("2 red", "red red red", 3),
        ("2 red", "red wild blue", 2),
        ("1 red 1 wild", "wild red red", 3),
        ("1 red 1 wild", "blue blue green", 0),
    ],
)
def test_each_card_turned_over_that_matches_costs_one_more(
    paid: str, turned: str, expected: int
) -> None:
    game = with_deck(with_hand(table("europe"), 0, "9 red 9 wild"), f"{turned} 5 pink")
    played = game.play(Seat(0), claim(TUNNEL, paid))
    told = TunnelTurned(Seat(0), RouteId(TUNNEL), cards(paid), tuple(colours(turned)), expected)
    assert told in played.events  # EU-7
    assert due(played.game) == expected  # EU-7
    assert played.revealed


def test_the_extra_is_paid_in_the_same_colour_or_in_wilds() -> None:
    game = into_tunnel("4 red 2 wild 5 blue", "2 red", "red wild blue 5 pink")
    assert extras(game) == [{"red": 2}, {"red": 1, "wild": 1}, {"wild": 2}]  # EU-7
    assert refusal(game, 0, pay("2 blue")).code == Code.WRONG_COLOUR  # EU-7
    assert refusal(game, 0, pay("1 red")).code == Code.WRONG_NUMBER_OF_CARDS


@pytest.mark.parametrize(
    ("turned", "expected"), [("red red blue", 0), ("wild red blue", 1), ("wild wild wild", 3)]
)
def test_of_a_tunnel_paid_with_wilds_only_wilds_cost(turned: str, expected: int) -> None:
    game = into_tunnel("5 wild 5 red", "2 wild", f"{turned} 5 pink")
    assert due(game) == expected  # EU-8


def test_the_extra_of_a_tunnel_paid_with_wilds_is_paid_with_wilds() -> None:
    game = into_tunnel("3 wild 5 red", "2 wild", "wild red red 5 pink")
    assert extras(game) == [{"wild": 1}]  # EU-8
    answer = refusal(game, 0, pay("1 red"))
    assert (answer.code, answer.params["need"]) == (Code.WRONG_COLOUR, "wild")  # EU-8


def test_a_coloured_tunnel_turns_cards_over_too() -> None:
    game = with_deck(with_hand(table("europe"), 0, "3 pink"), "pink blue blue 5 red")
    assert due(after(game, 0, claim("marseille-zurich", "2 pink"))) == 1  # EU-7


def test_a_seat_may_give_a_tunnel_up_although_it_could_pay() -> None:
    game = into_tunnel("3 red", "2 red", "red blue green 5 pink")
    played = game.play(Seat(0), GiveUp())
    assert TunnelLeft(Seat(0), RouteId(TUNNEL)) in played.events
    assert hand(played.game, 0) == {"red": 3}  # EU-9
    assert card.to_words(played.game.state.discards) == {"red": 1, "blue": 1, "green": 1}  # EU-9
    assert played.game.state.players[0].wagons == 45
    assert not played.game.state.taken
    assert whose_turn(played.game) == 1  # EU-9


def test_a_seat_that_cannot_pay_must_give_up() -> None:
    game = into_tunnel("2 red 5 blue", "2 red", "red blue green 5 pink")
    assert game.moves(Seat(0)) == [GiveUp()]  # EU-9
    assert refusal(game, 0, pay("1 red")).code == Code.CARDS_NOT_HELD
    assert game.moves(Seat(1)) == []


def test_the_cards_turned_over_are_discarded_when_the_tunnel_is_built() -> None:
    game = after(into_tunnel("3 red", "2 red", "red blue green 5 pink"), 0, pay("1 red"))
    assert card.to_words(game.state.discards) == {"red": 4, "blue": 1, "green": 1}  # EU-9
    free = into_tunnel("2 red", "2 red", "pink blue green 5 pink")
    words = {"red": 2, "pink": 1, "blue": 1, "green": 1}
    assert card.to_words(free.state.discards) == words  # EU-9


@pytest.mark.parametrize(
    ("deck", "discards", "turned", "expected"),
    [
        ("", "", 0, 0),
        ("red", "", 1, 1),
        ("red red", "", 2, 2),
        ("red", "red", 2, 2),
        ("red", "4 red", 3, 3),
        ("red red", "red", 3, 3),
    ],
)
def test_only_the_cards_left_in_deck_and_discards_are_turned_over(
    deck: str, discards: str, turned: int, expected: int
) -> None:
    game = with_hand(without_cards(table("europe")), 0, "5 red")
    game = with_discards(with_deck(game, deck), discards)
    played = game.play(Seat(0), claim(TUNNEL, "2 red"))
    (told,) = (event for event in played.events if isinstance(event, TunnelTurned))
    assert (len(told.turned), told.due) == (turned, expected)  # EU-10
    assert (due(played.game) == 0) == (expected == 0)  # with none it costs no extra, EU-10


def test_cards_paid_for_a_tunnel_are_not_turned_over() -> None:
    game = with_hand(without_cards(table("europe")), 0, "2 red")
    game = after(game, 0, claim(TUNNEL, "2 red"))
    assert whose_turn(game) == 1  # EU-10
    assert row(game) == ["red", "red"]  # they lie open afterwards, since the row was dry


@pytest.mark.parametrize("answer", [GiveUp(), pay("1 red")])
def test_the_cards_of_a_tunnel_fill_an_empty_row(answer: GiveUp | PayExtra) -> None:
    game = with_deck(with_row(with_hand(table("europe"), 0, "3 red"), "blue"), "red")
    game = after(game, 0, claim(TUNNEL, "2 red"), answer)
    returned = 1 if isinstance(answer, GiveUp) else 4
    assert sorted(row(game)) == ["blue", *["red"] * returned]  # EU-9, EU-10


def test_extra_cards_are_due_only_from_the_claiming_seat_and_only_for_a_tunnel() -> None:
    game = into_tunnel("3 red", "2 red", "red blue green 5 pink")
    assert refusal(game, 1, pay("1 red")).code == Code.NOT_YOUR_TURN
    assert refusal(table("europe"), 0, pay("1 red")).code == Code.NOT_NOW
    assert refusal(table("usa"), 0, GiveUp()).code == Code.NOT_ON_THIS_MAP
