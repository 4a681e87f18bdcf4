"""Pins: the numbers of what can be chosen, readable on a phone, and where they are."""

import math
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from engine.board import Board
from engine.model import RouteId, Seat
from engine.views import player_view
from maps.names import find_ticket, numbered_offers
from render.ink import palette
from render.ink.geometry import distance_to
from render.ink.rgb import luminance
from render.layout.layout_cache import layout_of
from render.pictures import pin_board
from render.pictures.own_frame import MIN_LETTER, PHONE_WIDTH
from render.pins import CityPin, Pin, RoutePin, TicketPin, pin_pages
from render.scene import marks
from render.words.english import english
from tests.support.positions import MAPS, board, opening, table, with_routes, with_tickets

MIN_PIN_PX = 16.0
MIN_CONTRAST = 4.5
MOST_COVERED = 0.04  # of all pins may touch a space of some route
MAX_BYTES = 250_000


def every_route(on: Board) -> list[Pin]:
    return [RoutePin(route.id) for route in on.routes]


def every_city(on: Board) -> list[Pin]:
    return [CityPin(city.id) for city in on.map.cities]


def test_the_first_choice_is_number_one_on_the_first_page(map_id: str) -> None:
    on = board(map_id)
    first_route, first_city = on.routes[0].id, on.map.cities[0].id
    assert pin_pages(on, every_route(on))[0].pins[0] == RoutePin(first_route, 1)
    assert pin_pages(on, every_city(on))[0].pins[0] == CityPin(first_city, 1)


def test_every_choice_is_on_one_page_and_numbers_go_on_from_page_to_page(map_id: str) -> None:
    pages = pin_pages(board(map_id), every_route(board(map_id)), most=8)
    shown = [pin for page in pages for pin in page.pins]
    assert [pin.number for pin in shown] == list(range(1, len(board(map_id).routes) + 1))
    assert {pin.route for pin in shown if isinstance(pin, RoutePin)} == {
        route.id for route in board(map_id).routes
    }
    assert all(len(page.pins) <= 8 for page in pages)


def test_near_choices_share_a_page_in_the_given_order_and_a_far_one_gets_another() -> None:
    near = [RouteId("cadiz-madrid"), RouteId("cadiz-lisboa"), RouteId("lisboa-madrid")]
    far = RouteId("moskva-petrograd")
    pages = pin_pages(board("europe"), [RoutePin(route) for route in (near[0], far, *near[1:])])
    assert [page.pins for page in pages] == [
        tuple(RoutePin(route, number) for number, route in enumerate(near, start=1)),
        (RoutePin(far, 4),),
    ]


def test_names_can_be_read_on_every_page_of_routes_and_cities(map_id: str) -> None:
    on = board(map_id)
    for page in (*pin_pages(on, every_route(on)), *pin_pages(on, every_city(on))):
        layout, frame = pin_board.shown_part(on, page)
        assert layout.text * PHONE_WIDTH / frame.width >= MIN_LETTER


@pytest.mark.parametrize("map_id", MAPS)
def test_pins_are_large_and_inside_the_picture_and_apart(map_id: str) -> None:
    on = board(map_id)
    for page in (*pin_pages(on, every_route(on)), *pin_pages(on, every_city(on))):
        (_, frame), placed = pin_board.shown_part(on, page), pin_board.placed_pins(on, page)
        for pin in placed:
            assert 2 * pin.radius * PHONE_WIDTH / frame.width >= MIN_PIN_PX
            assert frame.left <= pin.at.x - pin.radius < pin.at.x + pin.radius <= frame.right
            assert frame.top <= pin.at.y - pin.radius < pin.at.y + pin.radius <= frame.bottom
        for one, other in combinations(placed, 2):
            assert math.dist(one.at, other.at) > one.radius + other.radius, (one, other)


@pytest.mark.parametrize("map_id", MAPS)
def test_pins_hide_no_colours_and_no_names(map_id: str) -> None:
    on, layout = board(map_id), layout_of(board(map_id).map)
    spaces = [box for row in layout.spaces.values() for box in row]
    pages = (*pin_pages(on, every_route(on)), *pin_pages(on, every_city(on)))
    placed = [pin for page in pages for pin in pin_board.placed_pins(on, page)]
    on_spaces = [pin for pin in placed if any(distance_to(s, pin.at) < pin.radius for s in spaces)]
    on_names = [
        pin
        for pin in placed
        if any(distance_to(name.box, pin.at) < pin.radius - 2.0 for name in layout.names)
    ]
    assert len(on_spaces) <= MOST_COVERED * len(placed)
    assert len(on_names) <= 2  # names are on all sides of a double route


def test_the_tip_of_a_pin_is_at_its_route() -> None:
    on = board("usa")
    for page in pin_pages(on, every_route(on)):
        for pin, placed in zip(page.pins, pin_board.placed_pins(on, page), strict=True):
            assert isinstance(pin, RoutePin)
            row = layout_of(on.map).spaces[pin.route]
            assert min(distance_to(box, placed.tip) for box in row) < 12


def test_numbers_and_edges_of_pins_have_contrast() -> None:
    for ground in (palette.INK, *palette.TICKET_PIN):
        assert (luminance(palette.SNOW) + 0.05) / (luminance(ground) + 0.05) >= MIN_CONTRAST


def test_tickets_to_choose_are_pinned_at_both_ends_on_one_page(map_id: str) -> None:
    game = opening(map_id)
    view = player_view(game, Seat(0))
    offers = [TicketPin(ticket, number) for number, ticket in numbered_offers(view)]
    (page,) = pin_pages(game.board, offers)
    assert page.pins == tuple(offers)
    placed = pin_board.placed_pins(game.board, page)
    layout, _ = pin_board.shown_part(game.board, page)
    for pin in offers:
        ends = find_ticket(game.board, pin.ticket).ends
        spots = [at for place in ends for at in marks.spots(layout, game.board, place)]
        assert sum(other.number == pin.number for other in placed) == len(spots)


def test_the_alt_text_names_every_number() -> None:
    game = with_tickets(table("europe"), 0, "paris-wien")
    pins = [RoutePin(RouteId("paris-zurich")), RoutePin(RouteId("munchen-zurich"))]
    (page,) = pin_pages(game.board, pins)
    alt = pin_board.pin_board_picture(player_view(game, Seat(0)), game.board, english, page).alt
    assert alt.startswith(
        "Numbers on the board: 1 is Paris \N{EN DASH} Zürich: 3 grey, tunnel, "
        "2 is München \N{EN DASH} Zürich: 2 yellow, tunnel. "
    )
    assert "Ticket 1: Paris \N{EN DASH} Wien" in alt


def test_a_pin_board_encoded_in_bands_equals_the_board_drawn_whole(map_id: str) -> None:
    game = with_routes(table(map_id), 0, board(map_id).routes[0].id)
    view = player_view(game, Seat(0))
    for page in pin_pages(game.board, every_route(game.board))[:2]:
        picture = pin_board.pin_board_picture(view, game.board, english, page)
        whole = pin_board.draw(view, game.board, page)
        shown = Image.open(BytesIO(picture.data))
        assert ImageChops.difference(shown.convert("RGB"), whole.convert("RGB")).getbbox() is None
        assert len(picture.data) <= MAX_BYTES


def test_no_pin_can_be_missing() -> None:
    view, on = player_view(table("italy"), Seat(0)), board("italy")
    page = pin_pages(on, every_route(on))[0]
    whole = pin_board.draw(view, on, page).convert("RGB")
    for number in range(len(page.pins)):
        others = page.pins[:number] + page.pins[number + 1 :]
        less = pin_board.draw(view, on, type(page)(others, page.frame)).convert("RGB")
        assert ImageChops.difference(less, whole).getbbox() is not None
