"""Maps that combine rules of the four maps in new ways."""

from itertools import pairwise

from msgspec.structs import replace

from engine.actions import GiveUp
from engine.events import RouteClaimed
from engine.game import Game, make_board, start
from engine.model import RouteId, Seat, TicketDeal, Tunnels
from tests.support.positions import (
    SEED,
    after,
    after_opening,
    board,
    claim,
    hand,
    pay,
    with_deck,
    with_ferry_cards,
    with_ferry_pile,
    with_hand,
)

FERRY = RouteId("cagliari-roma")  # four spaces, two of them with a wave


def into_ferry_tunnel() -> Game:
    """A tunnel under the sea: seat 0 has paid with a ferry card, and one more card is due."""
    italy = board("italy").map
    routes = [replace(r, tunnel=True) if r.id == FERRY else r for r in italy.routes]
    mixed = replace(italy, routes=tuple(routes), rules=(*italy.rules, Tunnels(3)))
    game = after_opening(start(make_board(mixed), 2, SEED).game)
    game = with_deck(with_hand(game, 0, "3 red"), "red 9 blue")
    game = with_ferry_pile(with_ferry_cards(game, 0, 1), 9)
    return after(game, 0, claim(FERRY, "2 red", ferry_cards=1))


def test_a_tunnel_given_up_returns_ferry_cards_too() -> None:
    game = after(into_ferry_tunnel(), 0, GiveUp())
    assert hand(game, 0) == {"red": 3}
    assert game.state.players[0].ferry_cards == 1  # all cards return to the hand: EU-9
    assert game.state.ferry_pile == 9


def test_a_tunnel_paid_with_a_ferry_card_says_so() -> None:
    played = into_ferry_tunnel().play(Seat(0), pay("1 red"))
    (claimed,) = (event for event in played.events if isinstance(event, RouteClaimed))
    assert claimed.ferry_cards == 1
    assert played.game.state.players[0].ferry_cards == 0
    assert played.game.state.ferry_pile == 10


def test_a_kind_of_tickets_that_is_only_drawn_later_is_not_dealt() -> None:
    europe = board("europe").map
    first = TicketDeal({"ordinary": 3}, keep=2, refused="out")
    later = TicketDeal({"ordinary": 3, "long": 1}, keep=1, refused="under")
    mixed = replace(europe, first_tickets=first, more_tickets=later)
    game = start(make_board(mixed), 2, SEED).game
    kinds = [[europe.tickets[t].kind for t in player.offered] for player in game.state.players]
    assert kinds == [["ordinary"] * 3] * 2
    assert len(game.state.tickets) == len(europe.tickets) - 6
    in_deck = [europe.tickets[t].kind for t in game.state.tickets]
    changes = sum(one != other for one, other in pairwise(in_deck))
    assert changes > 1  # both kinds are shuffled together


def test_no_ticket_is_lost_when_every_kind_can_be_drawn_later() -> None:
    europe = board("europe").map
    later = TicketDeal({"ordinary": 3, "long": 1}, keep=1, refused="under")
    game = start(make_board(replace(europe, more_tickets=later)), 2, SEED).game
    held = [ticket for player in game.state.players for ticket in player.offered]
    assert sorted([*held, *game.state.tickets]) == list(range(46))
