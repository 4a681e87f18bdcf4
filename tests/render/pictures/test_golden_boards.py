"""Boards look as they did, and the comparison would notice if anything important were missing."""

from functools import cache

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.board import Board
from engine.events import changed_places
from engine.model import RouteId, Seat
from engine.views import PlayerView, PublicView, TicketView, player_view, public_view
from render.ink.geometry import around
from render.layout.layout_cache import layout_of, load_layout
from render.pictures import area, final_board, own_board, pin_board
from render.pictures import board as boards
from render.pins import RoutePin, pin_pages
from render.position import Position, from_record
from render.scene import compose
from render.words.english import english
from tests.support.golden_pictures import MAX_APART, RECORDS, TILE, apart, assert_looks_as_before
from tests.support.positions import MAPS, MATRIX_MAPS, table, with_routes, with_tickets

PLAYED_WELL = dict.fromkeys(MAPS, "hard-normal-hard-easy")
PLAYED_WELL |= dict.fromkeys(("nordic", "switzerland"), "normal-hard-easy")  # for three at most
NEARLY_OVER = 12  # actions before the end
ROWS = 2 * TILE  # of a board, which is twice as wide as the pictures that are compared
MARGIN = 10.0  # px around a route that its wagons may touch
MARKED = ("europe", "italy")  # between them they have all that can be marked
OWN_ROUTES = {
    "europe": ("paris-zurich", "munchen-zurich"),
    "italy": ("napoli-pescara",),
}
NEAR_TICKETS = {
    "europe": ("london-wien", "paris-wien"),
    "italy": ("roma-taranto", "roma-palermo"),
}
HOLDERS = {"europe": ("4-2026-0", Seat(3)), "italy": (PLAYED_WELL["italy"], Seat(2))}  # of tickets


@cache
def position(map_id: str, game: str = "", before_the_end: int = NEARLY_OVER) -> Position:
    """A full board on which somebody is to move; with 0 before the end, the end."""
    file = RECORDS / f"{map_id}-{game or PLAYED_WELL[map_id]}.json"
    whole = from_record(file, None)
    return from_record(file, len(whole.log) - before_the_end)


def board_of(map_id: str) -> Board:
    return position(map_id).game.board


def draw_board(map_id: str, view: PublicView) -> Image.Image:
    here = position(map_id)
    last_move = changed_places(here.last_events)
    return boards.draw(view, board_of(map_id), here.names, english, last_move)


def draw_around(map_id: str, view: PublicView, route: RouteId) -> Image.Image:
    """The rows of the board on which a route lies, beginning and ending with whole tiles."""
    board, last_move = board_of(map_id), changed_places(position(map_id).last_events)
    box = around(load_layout(board.map.id).spaces[route]).grown(MARGIN)
    first, last = (int(y // ROWS) for y in (box.y - box.half_width, box.y + box.half_width))
    on_board = boards.public_layers(view, board, english, last_move)
    return compose.draw_rows(board.map.id, on_board, 1, first * ROWS, (last + 1) * ROWS)


def draw_own_board(map_id: str, view: PlayerView) -> Image.Image:
    """The whole board without what is under it, so that the size is always the same."""
    board = board_of(map_id)
    return compose.draw(board.map.id, own_board.own_layers(view, board, english), 1)


def seen(map_id: str) -> PublicView:
    return public_view(position(map_id).game)


def mine(map_id: str) -> PlayerView:
    """The view of a seat with tickets of which some are open and some are not."""
    game, seat = HOLDERS[map_id]
    return player_view(position(map_id, game).game, seat)


def two_tickets(map_id: str) -> PlayerView:
    """The view of a seat with two open tickets that share a part of their paths."""
    game = with_routes(table(map_id, 4), 0, *OWN_ROUTES[map_id])
    return player_view(with_tickets(game, 0, *NEAR_TICKETS[map_id]), Seat(0))


def offered(map_id: str) -> PlayerView:
    """The view of a seat that has yet to choose its first tickets."""
    return player_view(position(map_id).first_game, Seat(0))


def last(map_id: str) -> PublicView:
    return public_view(position(map_id, before_the_end=0).game)


@pytest.mark.parametrize("map_id", MAPS)
def test_a_board_looks_as_it_did(map_id: str) -> None:
    assert_looks_as_before(draw_board(map_id, seen(map_id)), f"{map_id}-board")


@pytest.mark.parametrize("map_id", MARKED)
def test_an_own_board_looks_as_it_did(map_id: str) -> None:
    names = position(map_id).names
    image = own_board.draw_whole(mine(map_id), board_of(map_id), names, english)
    assert_looks_as_before(image, f"{map_id}-private")


@pytest.mark.parametrize("map_id", MARKED)
def test_the_part_of_an_own_board_that_matters_looks_as_it_did(map_id: str) -> None:
    board, names = board_of(map_id), position(map_id).names
    view = two_tickets(map_id)
    assert own_board.shown_part(view, board, own_board.placed_tags(view, board)) is not None
    image = own_board.draw(view, board, names, english)
    assert_looks_as_before(image, f"{map_id}-part")


@pytest.mark.parametrize("map_id", MATRIX_MAPS)
def test_a_board_for_phones_looks_as_it_did(map_id: str) -> None:
    here, view, board = position(map_id), seen(map_id), board_of(map_id)
    last_move = changed_places(here.last_events)
    image = boards.draw(view, board, here.names, english, last_move, "phone")
    assert_looks_as_before(image, f"{map_id}-phone")


@pytest.mark.parametrize("map_id", MARKED)
def test_a_board_with_pins_looks_as_it_did(map_id: str) -> None:
    board, view = board_of(map_id), two_tickets(map_id)
    needed = [route for mine in view.tickets for route in mine.missing]
    pins = [RoutePin(route) for route in dict.fromkeys(needed)]
    image = pin_board.draw(view, board, pin_pages(board, pins)[0])
    assert_looks_as_before(image, f"{map_id}-pins")


def test_a_choice_of_tickets_looks_as_it_did() -> None:
    here, view = position("amsterdam"), offered("amsterdam")
    image = own_board.draw_whole(view, board_of("amsterdam"), here.names, english)
    assert_looks_as_before(image, "amsterdam-offers")


@pytest.mark.parametrize("map_id", MARKED)
def test_an_area_looks_as_it_did(map_id: str) -> None:
    board = board_of(map_id)
    image = area.draw(seen(map_id), board, board.routes[0].ends[0], english)
    assert_looks_as_before(image, f"{map_id}-area")


@pytest.mark.parametrize("map_id", MARKED)
def test_a_final_board_looks_as_it_did(map_id: str) -> None:
    image = final_board.draw(last(map_id), board_of(map_id), position(map_id).names, english)
    assert_looks_as_before(image, f"{map_id}-final-board")


def test_the_final_board_of_a_message_looks_as_it_did() -> None:
    names = position("europe").names
    image = final_board.draw_named(last("europe"), board_of("europe"), names, english)
    assert_looks_as_before(image, "europe-final-phone")


@pytest.mark.slow
@pytest.mark.parametrize("map_id", MATRIX_MAPS)
def test_no_claimed_route_can_be_missing(map_id: str) -> None:
    view = seen(map_id)
    for route in (route for seat in view.seats for route in seat.routes):
        whole, less = (draw_around(map_id, v, route) for v in (view, without(view, route)))
        assert apart(less, whole) > MAX_APART, route


@pytest.mark.parametrize("map_id", MATRIX_MAPS)
def test_no_two_owners_can_be_swapped(map_id: str) -> None:
    view = seen(map_id)
    first, second, *others = view.seats
    swapped = (
        replace(first, routes=second.routes),
        replace(second, routes=first.routes),
        *others,
    )
    changed = draw_board(map_id, replace(view, seats=swapped))
    assert apart(changed, draw_board(map_id, view)) > MAX_APART


@pytest.mark.parametrize("map_id", MARKED)
def test_no_ticket_can_be_missing_from_an_own_board(map_id: str) -> None:
    view = mine(map_id)
    assert {ticket.state for ticket in view.tickets} > {"possible"}
    whole = draw_own_board(map_id, view)
    for ticket in view.tickets:
        others = tuple(other for other in view.tickets if other != ticket)
        assert apart(draw_own_board(map_id, replace(view, tickets=others)), whole) > MAX_APART


@pytest.mark.parametrize("map_id", MATRIX_MAPS)
def test_no_ticket_to_choose_can_be_missing_from_an_own_board(map_id: str) -> None:
    view = offered(map_id)
    whole = draw_own_board(map_id, view)
    for ticket in view.offered:
        others = tuple(other for other in view.offered if other != ticket)
        assert apart(draw_own_board(map_id, replace(view, offered=others)), whole) > MAX_APART


@pytest.mark.parametrize("map_id", MARKED)
def test_no_way_can_be_missing_from_an_own_board(map_id: str) -> None:
    view = mine(map_id)
    assert own_board.ways(view)
    pathless = tuple(TicketView(ticket.ticket, ticket.state) for ticket in view.tickets)
    changed = draw_own_board(map_id, replace(view, tickets=pathless))
    assert apart(changed, draw_own_board(map_id, view)) > MAX_APART


@pytest.mark.parametrize("map_id", MARKED)
def test_a_final_board_cannot_be_without_its_marks(map_id: str) -> None:
    view, board, names = last(map_id), board_of(map_id), position(map_id).names
    assert view.final is not None
    signs = tuple(final_board.signs(view.final))
    assert signs == {"europe": ("trail", "borrowed"), "italy": ("regions",)}[map_id]
    pieces = boards.draw_pieces(view, board, english, signs=signs)
    bare = boards.with_strip(pieces, view, board, names, layout_of(board.map))
    assert apart(bare, final_board.draw(view, board, names, english)) > MAX_APART


def without(view: PublicView, route: RouteId) -> PublicView:
    """The view as if nobody had that route."""
    seats = [
        replace(seat, routes=tuple(other for other in seat.routes if other != route))
        for seat in view.seats
    ]
    return replace(view, seats=tuple(seats))
