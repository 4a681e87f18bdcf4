"""Rules that a map can be given without being one of ours: substitutes (NOR-8 to NOR-10), a row
that is never swept (NOR-6), the most tickets (NOR-14), and a trail without points (NOR-15)."""

import pytest

from engine import cards as card
from engine.actions import Claim, Draw
from engine.final_score import MostTicketsLine
from engine.model import Seat
from engine.refusals import Code
from tests.support.positions import (
    after,
    cards,
    claim,
    claims,
    hand,
    lines,
    refusal,
    row,
    table,
    winners,
    with_deck,
    with_discards,
    with_hand,
    with_nordic_rules,
    with_routes,
    with_row,
    with_tickets,
)

FERRY = "athina-smyrna"


def test_three_cards_stand_for_a_locomotive() -> None:
    game = with_nordic_rules(with_hand(table("europe"), 0, "1 red 3 blue 2 wild"))
    assert {"red": 1, "blue": 3} in claims(game, 0, FERRY)
    assert {"blue": 1, "wild": 1} in claims(game, 0, FERRY)
    after(game, 0, claim(FERRY, "1 red 3 blue"))


def test_what_is_not_listed_is_accepted_if_it_fits() -> None:
    game = with_nordic_rules(with_hand(table("europe"), 0, "2 red 2 blue 1 green 1 pink"))
    paid = "2 red 2 blue"
    assert card.to_words(cards(paid)) not in claims(game, 0, FERRY)
    game = after(game, 0, claim(FERRY, paid))
    assert hand(game, 0) == {"green": 1, "pink": 1}


def test_other_routes_are_paid_as_always() -> None:
    game = with_nordic_rules(with_hand(table("europe"), 0, "2 red 3 blue 2 wild"))
    assert refusal(game, 0, claim("amsterdam-bruxelles", "4 wild")).code == Code.CARDS_NOT_HELD
    assert refusal(game, 0, claim("amsterdam-bruxelles", "2 red 3 blue")).code == Code.MIXED_COLOURS


@pytest.mark.parametrize(
    ("held", "is_enough"),
    [
        ("2 red 16 blue", True),
        ("5 red 4 green", True),
        ("3 red 4 green 4 pink 4 blue", True),
        ("6 red", False),  # enough without substitutes
        ("3 red 3 green 2 pink", False),
    ],
)
def test_a_route_may_say_that_cards_stand_for_its_own(held: str, is_enough: bool) -> None:
    game = with_nordic_rules(with_hand(table("usa"), 0, held))
    with_substitutes = 0
    for move in game.moves(Seat(0)):
        if isinstance(move, Claim):
            after(game, 0, move)
            route = game.board.routes[game.board.route_number[move.route]]
            with_substitutes += card.total(move.cards) > route.length
    assert bool(with_substitutes) == is_enough


def test_a_row_that_is_never_swept_stays() -> None:
    game = with_row(with_deck(table("europe"), "wild red"), "4 wild red")
    game = after(with_discards(with_nordic_rules(game), "9 blue"), 0, Draw(), Draw())
    assert row(game) == ["wild"] * 4 + ["red"]


def test_the_most_tickets_bring_points_to_all_who_tie() -> None:
    game = with_routes(table("usa", 3), 0, "denver-santa-fe", "el-paso-santa-fe")
    game = with_nordic_rules(with_tickets(game, 0, "denver-el-paso"))
    assert [lines(game, seat, MostTicketsLine) for seat in range(3)] == [
        [MostTicketsLine(10, 1)],
        [MostTicketsLine(0, 0)],
        [MostTicketsLine(0, 0)],
    ]


def test_nobody_has_the_most_tickets_without_any() -> None:
    game = with_nordic_rules(table("usa"))
    assert [line.points for seat in (0, 1) for line in lines(game, seat, MostTicketsLine)] == [0, 0]


def test_a_tie_is_broken_by_the_length_of_the_trail_where_it_brings_no_points() -> None:
    game = with_routes(table("usa"), 0, "denver-santa-fe", "el-paso-santa-fe")
    game = with_nordic_rules(
        with_routes(game, 1, "atlanta-charleston", "little-rock-oklahoma-city")
    )
    assert winners(game) == (0,)
