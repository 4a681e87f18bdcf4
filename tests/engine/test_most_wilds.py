"""A rule that limits the wilds with which routes may be paid for: none for ordinary routes."""

import pytest

from engine.actions import Claim
from engine.cards import WILD, count
from engine.game import Game
from engine.model import Seat
from engine.payments import Price
from engine.tickets.ticket_progress import CardNeeds, TicketOpen, ticket_progress
from engine.views import player_view
from tests.support.positions import (
    after,
    cards,
    claim,
    pay,
    table,
    with_deck,
    with_hand,
    with_limited_wilds,
    with_tickets,
)


def limited(hand: str) -> Game:
    """Seat 0 is to begin a turn on the map of Europe and has this hand."""
    return with_limited_wilds(with_hand(table("europe"), 0, hand))


def offered(game: Game, route: str) -> list[Claim]:
    return [m for m in game.moves(Seat(0)) if isinstance(m, Claim) and m.route == route]


@pytest.mark.parametrize("route", ["warszawa-wilno", "kyiv-wilno"])
def test_an_ordinary_route_is_paid_without_wilds(route: str) -> None:
    assert [count(c.cards, WILD) for c in offered(limited("3 red 9 wild"), route)] == [0]
    assert offered(limited("red 9 wild"), route) == []


def test_a_tunnel_and_its_extra_may_be_paid_with_wilds() -> None:
    game = limited("2 red 4 wild")
    tunnel = claim("paris-zurich", "2 red wild")
    assert tunnel in offered(game, "paris-zurich")
    due = after(with_deck(game, "red blue blue"), 0, tunnel)
    assert due.moves(Seat(0))[0] == pay("wild")


def test_a_ferry_may_be_paid_with_more_wilds_than_it_must() -> None:
    ways = offered(limited("2 red 2 wild"), "dieppe-london-1")
    assert [count(way.cards, WILD) for way in ways] == [1, 2]


@pytest.mark.parametrize(
    ("price", "expected"),
    [
        (Price(4), 4),
        (Price(4, wilds=1), 3),
        (Price(4, most_wilds=0), 0),
        (Price(4, wilds=1, most_wilds=3), 2),
        (Price(4, waves=2, most_wilds=3), 1),
        (Price(4, waves=2, most_wilds=1), 0),  # the waves are paid with ferry cards
    ],
)
def test_wilds_replace_plain_cards_up_to_the_limit(price: Price, expected: int) -> None:
    assert price.replaceable == expected


@pytest.mark.parametrize(
    ("ticket", "hand", "expected"),
    [
        # green and pink ordinary routes, yellow and pink tunnels, of two spaces each
        ("marseille-essen", "9 wild", CardNeeds(cards("2 pink 2 green"))),
        ("marseille-essen", "3 wild", CardNeeds(cards("3 pink 2 green"))),
        ("marseille-essen", "3 pink 9 wild", CardNeeds(cards("2 green"))),
        ("marseille-essen", "4 pink green wild", CardNeeds(cards("green yellow"))),
        # a red tunnel of three spaces and a grey route of two
        ("rostov-erzurum", "9 wild", CardNeeds(any_colour=(2,))),
        ("rostov-erzurum", "2 blue 9 wild", CardNeeds()),
    ],
)
def test_wilds_help_a_ticket_only_where_they_may_be_used(
    ticket: str, hand: str, expected: CardNeeds
) -> None:
    game = with_tickets(limited(hand), 0, ticket)
    (found,) = ticket_progress(game.board, player_view(game, Seat(0)))
    assert isinstance(found, TicketOpen)
    assert found.needs == expected
