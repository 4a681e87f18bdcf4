"""Views show the table as it is, and the final score only at the end."""

from engine.actions import Draw, DrawTickets, GiveUp
from engine.model import Seat
from engine.views import TicketView, Tunnel, player_view, public_view
from tests.support.positions import (
    after,
    cards,
    claim,
    colours,
    ended,
    keep,
    offered,
    opening,
    score,
    table,
    with_deck,
    with_ferry_cards,
    with_hand,
    with_merchandise,
    with_routes,
    with_row,
    with_stations,
    with_tickets,
    with_turn,
)


def test_the_stage_says_what_the_game_is_waiting_for_and_from_whom() -> None:
    deal = opening("europe")
    assert (public_view(deal).stage, public_view(deal).waiting) == ("opening", (0, 1))
    turn = with_deck(with_hand(table("europe"), 0, "3 red"), "red 9 blue")
    tunnel = after(turn, 0, claim("angora-constantinople", "2 red"))
    expected = {
        "turn": turn,
        "second card": after(turn, 0, Draw()),
        "ticket choice": after(turn, 0, DrawTickets()),
        "tunnel due": tunnel,
    }
    for stage, game in expected.items():
        assert (public_view(game).stage, public_view(game).waiting) == (stage, (0,))
    assert (public_view(ended(turn)).stage, public_view(ended(turn)).waiting) == ("over", ())


def test_a_tunnel_is_shown_while_it_is_to_be_paid() -> None:
    game = with_deck(with_hand(table("europe"), 0, "3 red"), "red 9 blue")
    game = after(game, 0, claim("angora-constantinople", "2 red"))
    view = public_view(game)
    assert view.tunnel == Tunnel(
        claim("angora-constantinople", "").route, cards("2 red"), tuple(colours("red 2 blue")), 1
    )
    assert public_view(after(game, 0, GiveUp())).tunnel is None


def test_everybody_sees_the_open_table() -> None:
    game = with_row(with_routes(table("europe"), 1, "bruxelles-paris-red"), "red blue 3 wild")
    game = with_hand(with_tickets(game, 1, "paris-wien", "berlin-roma"), 1, "4 red 1 wild")
    game = with_turn(with_stations(game, 1, "roma"), 0, turns_left=2)
    view = public_view(game)
    seat = view.seats[1]
    assert (seat.points, seat.wagons, seat.cards, seat.tickets) == (2, 43, 5, 2)
    assert (seat.routes, seat.stations) == (("bruxelles-paris-red",), ("roma",))
    assert view.row == tuple(colours("red blue 3 wild"))
    assert (view.deck, view.tickets) == (len(game.state.deck), len(game.state.tickets))
    assert view.closed == ("bruxelles-paris-yellow",)
    assert (view.is_last_round, view.turns_left) == (True, 2)
    assert not public_view(table("europe")).is_last_round


def test_the_first_route_of_the_file_can_be_closed_too() -> None:
    other_lane = "nieuwe-waal-haringpakkerstoren-grey"
    view = public_view(with_routes(table("amsterdam"), 1, other_lane))
    assert view.closed == ("nieuwe-waal-haringpakkerstoren-pink",)


def test_the_last_turn_belongs_to_the_last_round() -> None:
    view = public_view(with_turn(table("europe"), 0, turns_left=1))
    assert (view.is_last_round, view.turns_left) == (True, 1)


def test_everybody_sees_ferry_cards_and_merchandise() -> None:
    italy = public_view(with_ferry_cards(table("italy"), 1, 2))
    assert (italy.seats[1].ferry_cards, italy.ferry_pile) == (2, 10)
    amsterdam = public_view(with_merchandise(table("amsterdam"), 0, 3))
    assert (amsterdam.seats[1].merchandise, amsterdam.merchandise_pile) == (3, 16)


def test_the_final_score_is_shown_when_the_game_is_over() -> None:
    game = with_tickets(table("usa"), 0, "denver-el-paso")
    assert public_view(game).final is None
    assert public_view(ended(game)).final == score(game)


def test_a_seat_sees_its_own_cards_tickets_offers_and_moves() -> None:
    game = with_routes(table("usa"), 0, "denver-santa-fe", "el-paso-santa-fe")
    game = with_tickets(with_hand(game, 0, "2 red"), 0, "denver-el-paso", "seattle-new-york")
    view = player_view(game, Seat(0))
    assert (view.seat, view.hand) == (0, cards("2 red"))
    done, possible = view.tickets
    assert done == TicketView(keep("denver-el-paso").tickets[0], "done")
    assert (possible.ticket, possible.state) == ("seattle-new-york", "possible")
    lengths = [game.board.routes[game.board.route_number[r]].length for r in possible.missing]
    assert sum(lengths) == 20  # as short as any way between them
    assert view.moves == tuple(game.moves(Seat(0)))
    assert view.public == public_view(game)
    drawn = after(game, 0, DrawTickets())
    assert list(player_view(drawn, Seat(0)).offered) == offered(drawn, 0)
    assert player_view(drawn, Seat(0)).fewest_to_keep == 1
    assert player_view(drawn, Seat(1)).offered == ()
    assert player_view(drawn, Seat(1)).moves == ()
    assert player_view(opening("usa"), Seat(1)).fewest_to_keep == 2
