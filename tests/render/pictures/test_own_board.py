"""A seat's own board: tickets' ends, networks, and paths that are still open."""

from collections import defaultdict
from io import BytesIO
from itertools import combinations, product

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.actions import DrawTickets
from engine.board import Board
from engine.model import MapId, PlaceId, Seat
from engine.views import PlayerView, TicketView, player_view
from maps.holdings import Holding
from maps.names import find_ticket, marked_places, short_points
from render.ink import palette
from render.ink.geometry import Frame, Point, overlap, upright
from render.layout.layout_cache import layout_of, load_layout
from render.panel import ticket_list
from render.pictures import area, own_board, own_frame
from render.pictures import board as boards
from render.scene import compose, covered_names, halos, layers, marks, spaces, tags
from render.words.english import english
from tests.support.colour_vision import VISIONS, distance
from tests.support.positions import (
    MAPS,
    MATRIX_MAPS,
    after,
    opening,
    table,
    with_routes,
    with_stations,
    with_tickets,
    with_wagons,
)
from tests.support.random_games import positions

NAMES = ("Søren", "Annelies")


def test_halos_mark_the_routes_missing_for_tickets_that_are_still_possible() -> None:
    game = with_tickets(table("usa"), 0, "los-angeles-new-york", "denver-el-paso")
    view = player_view(with_wagons(game, 0, 8), Seat(0))
    assert [ticket.state for ticket in view.tickets] == ["impossible", "possible"]
    assert own_board.ways(view) == dict.fromkeys(view.tickets[1].missing, (2,))
    assert own_board.ways(view)


def test_a_route_of_two_paths_has_the_halos_of_both() -> None:
    game = with_tickets(table("usa"), 0, "boston-miami", "montreal-atlanta")
    view = player_view(game, Seat(0))
    one, other = (set(mine.missing) for mine in view.tickets)
    assert one & other
    assert own_board.ways(view) == {
        **dict.fromkeys(one, (1,)),
        **dict.fromkeys(other, (2,)),
        **dict.fromkeys(one & other, (1, 2)),
    }
    box = covered_names.halo_boxes(MapId("usa"), min(one & other))[0]
    assert {ticket for _, ticket in halos.stripes(box, (1, 2), 10.0)} == {1, 2}


@pytest.mark.parametrize("map_id", MATRIX_MAPS)
def test_every_open_ticket_has_a_colour_of_its_own_and_no_other_has(map_id: str) -> None:
    board = table(map_id).board
    routes = [board.routes[number].id for number in (0, 9, 18)]
    held = [
        TicketView(ticket.id, "possible", (route,))
        for ticket, route in zip(board.tickets, routes, strict=False)
    ]
    view = player_view(table(map_id), Seat(0))
    for number, closed in enumerate(held, start=1):
        states = [mine if mine != closed else TicketView(mine.ticket, "done") for mine in held]
        seen = replace(view, tickets=tuple(states))
        without_legend = own_board.own_layers(seen, board, english)[1:]
        image = compose.draw(board.map.id, without_legend, 1)
        found = {colour for _, colour in image.convert("RGB").getcolors(1 << 16) or ()}
        others = {1, 2, 3} - {number}
        assert palette.ticket(number) not in found
        assert {palette.ticket(other) for other in others} <= found


@pytest.mark.parametrize("tickets", [(1,), (1, 2), (1, 2, 3)])
@pytest.mark.parametrize("map_id", MATRIX_MAPS)
def test_a_halo_covers_no_symbol_of_any_route(map_id: str, tickets: tuple[int, ...]) -> None:
    layout = load_layout(MapId(map_id))
    symbols = [box for row in layout.spaces.values() for box in row]
    for route in list(layout.spaces)[len(tickets) :: 11]:
        halo = layers.halo(MapId(map_id), route, tickets, 1)
        beads = layers.beads(MapId(map_id), route, tickets, 1)
        first = min(halo.left, beads.left), min(halo.top, beads.top)
        frame = Frame(*first, max(halo.right, beads.right), max(halo.bottom, beads.bottom))
        bare, shown = (
            compose.draw_part(MapId(map_id), on_board, 1, frame).convert("RGB")
            for on_board in ([], [halo, beads])
        )
        changed = ImageChops.difference(bare, shown)
        for box in symbols:
            if not (frame.left < box.x < frame.right and frame.top < box.y < frame.bottom):
                continue
            half = spaces.symbol_size(box) / 2 - 1.5  # corners of the square are empty
            x, y = box.x - frame.left, box.y - frame.top
            left, top, right, bottom = (round(v) for v in (x - half, y - half, x + half, y + half))
            assert changed.crop((left, top, right, bottom)).getbbox() is None, (route, box)


def part_of(view: PlayerView, board: Board) -> Frame | None:
    return own_board.shown_part(view, board, own_board.placed_tags(view, board))


def test_a_part_of_the_board_is_shown_if_it_is_a_quarter_larger_than_the_whole() -> None:
    game = with_tickets(table("amsterdam"), 0, "dam-waag")
    view = player_view(game, Seat(0))
    part = part_of(view, game.board)
    assert part is not None
    width, _ = layout_of(game.board.map).size
    assert part.width >= own_frame.MIN_WIDTH
    assert width / part.width >= own_frame.MIN_GAIN
    picture = own_board.own_board_picture(view, game.board, NAMES, english)
    assert picture.width == part.width
    far = player_view(with_tickets(game, 0, "dam-waag", "jordaan-montelbaanstoren"), Seat(0))
    assert part_of(far, game.board) is None
    assert own_board.own_board_picture(far, game.board, NAMES, english).width == width


def test_the_part_that_is_shown_has_everything_that_matters(map_id: str) -> None:
    shown = 0
    for ticket in table(map_id).board.tickets:
        game = with_tickets(table(map_id), 0, ticket.id)
        view, layout = player_view(game, Seat(0)), layout_of(game.board.map)
        part = part_of(view, game.board)
        if part is None:
            continue
        shown += 1
        width, height = layout.size
        assert 0 <= part.left < part.right <= width
        assert 0 <= part.top < part.bottom <= height
        routes = {*view.public.seats[0].routes, *own_board.ways(view)}
        placed = own_board.placed_tags(view, game.board)
        wanted = [(end.ring, plate.box) for end, plate in placed if end.is_wanted]
        boxes = [box for route in routes for box in layout.spaces[route]]
        for box in (*boxes, *(box for both in wanted for box in both)):
            inside = upright(*part)
            assert all(overlap(inside, upright(*at, *at)) >= 0 for at in box.corners())
    assert shown


def test_a_ticket_has_the_same_number_in_the_list_as_on_the_board() -> None:
    game = with_tickets(table("usa"), 0, "los-angeles-new-york", "denver-el-paso")
    view = player_view(after(with_wagons(game, 0, 8), 0, DrawTickets()), Seat(0))
    rows = ticket_list.listed_tickets(view, game.board)
    assert [(row.number, row.state) for row in rows] == [
        (2, "possible"),
        (3, "offered"),
        (4, "offered"),
        (5, "offered"),
        (1, "impossible"),
    ]


def test_the_list_tells_what_open_tickets_still_take() -> None:
    game = with_routes(table("europe"), 1, "edinburgh-london-black")
    game = with_routes(game, 0, "dieppe-london-1", "munchen-zurich", "munchen-wien", "paris-zurich")
    game = with_tickets(game, 0, "edinburgh-paris", "warszawa-smolensk", "paris-wien")
    rows = ticket_list.listed_tickets(player_view(game, Seat(0)), game.board)
    assert [row.to_go for row in rows] == [
        (Holding("wagon", 1), Holding("station", 1)),
        (Holding("wagon", 6),),
        (),
    ]


def test_what_a_ticket_still_takes_is_seen_in_the_list() -> None:
    board = table("usa").board
    takes = [(), (Holding("wagon", 6),), (Holding("wagon", 7),), (Holding("station", 7),)]
    first = board.tickets[0]
    rows = [ticket_list.ListedTicket(1, first, "possible", "8", to_go) for to_go in takes]
    pictures = {ticket_list.draw([row], board, 1600).tobytes() for row in rows}
    assert len(pictures) == len(takes)


def test_a_completed_ticket_shows_what_it_scores_and_a_lost_one_what_it_costs() -> None:
    game = with_routes(table("switzerland"), 0, "bern-solothurn", "delemont-solothurn")
    game = with_tickets(game, 0, "bern-countries", "lugano-countries", "lugano-chur")
    game = with_routes(game, 0, "delemont-france")
    rows = ticket_list.own_tickets(player_view(game, Seat(0)), game.board)
    assert [(row.state, row.points) for row in rows] == [
        ("done", "5"),
        ("possible", "2\N{EN DASH}14"),
        ("possible", "10"),
    ]
    spent = with_wagons(game, 0, 0)
    rows = ticket_list.own_tickets(player_view(spent, Seat(0)), spent.board)
    assert [(row.state, row.points) for row in rows] == [
        ("done", "5"),
        ("impossible", "2"),
        ("impossible", "10"),
    ]


def test_no_ticket_is_shortened_in_the_list(map_id: str) -> None:
    board = table(map_id).board
    for number, ticket in enumerate(board.tickets, start=1):
        to_go = (Holding("wagon", 20),)
        row = ticket_list.ListedTicket(number, ticket, "possible", short_points(ticket), to_go)
        for width in (1280, 1600):
            lines, size = ticket_list.name_lines(row, board, width)
            assert not any("…" in line for line in lines)
            assert size * 400 / width >= 9.9  # px on a phone


@pytest.mark.parametrize("map_id", MAPS)
def test_tags_cover_neither_each_other_nor_names_on_a_board_full_of_tickets(map_id: str) -> None:
    game = table(map_id)
    apart = len(game.board.tickets) // 6
    for first in range(apart):
        ids = [ticket.id for ticket in game.board.tickets[first::apart]]
        view = player_view(with_tickets(game, 0, *ids), Seat(0))
        ends = list(own_board.ticket_ends(view, game.board, layout_of(game.board.map)))
        plates = [plate.box for plate in tags.plates(game.board.map.id, ends)]
        names = [name.box for name in layout_of(game.board.map).names]
        assert all(overlap(a, b) <= 0.5 for a, b in combinations(plates, 2)), ids
        assert all(overlap(a, b) <= 4 for a in plates for b in names), ids


@pytest.mark.parametrize("map_id", MAPS)
def test_tags_of_offered_tickets_cover_no_names(map_id: str) -> None:
    board = table(map_id).board
    view = player_view(opening(map_id), Seat(0))
    names = [name.box for name in layout_of(board.map).names]
    number = len(view.offered)
    for first in range(0, len(board.tickets) - number, number):
        ids = tuple(ticket.id for ticket in board.tickets[first : first + number])
        ends = list(own_board.ticket_ends(replace(view, offered=ids), board, layout_of(board.map)))
        plates = [plate.box for plate in tags.plates(board.map.id, ends)]
        assert all(overlap(a, b) <= 0.5 for a, b in combinations(plates, 2)), ids
        assert all(overlap(a, b) <= 4 for a in plates for b in names), ids


def test_the_ring_around_a_ticket_end_does_not_cover_a_station() -> None:
    game = with_stations(with_tickets(table("europe"), 0, "paris-wien"), 0, "wien")
    image = own_board.draw_whole(player_view(game, Seat(0)), game.board, NAMES, english)
    wien = load_layout(MapId("europe")).cities[PlaceId("wien")]
    assert image.convert("RGB").getpixel((round(wien.x) - 8, round(wien.y) + 8)) == palette.seat(
        Seat(0)
    )


def test_no_network_has_the_colour_of_the_last_move() -> None:
    for colour, eye in product(palette.NETWORK, VISIONS):
        assert distance(colour, palette.LAST_MOVE, eye) > 20


def test_the_legend_explains_what_is_drawn_and_nothing_else() -> None:
    game = table("usa")
    assert list(own_board.signs(player_view(game, Seat(0)))) == []
    game = with_tickets(with_routes(game, 0, "calgary-helena"), 0, "boston-miami")
    assert list(own_board.signs(player_view(game, Seat(0)))) == ["network", "way"]


def test_offered_tickets_are_tagged_with_numbers_of_their_own(map_id: str) -> None:
    game = table(map_id)
    game = with_tickets(game, 0, *(ticket.id for ticket in game.board.tickets[:2]))
    view = player_view(after(game, 0, DrawTickets()), Seat(0))
    found: dict[int, set[Point]] = defaultdict(set)
    for end in own_board.ticket_ends(view, game.board, layout_of(game.board.map)):
        for number, state in end.numbers:
            assert (state == "offered") == (number > len(view.tickets))
            found[number].add(end.at)
    held = [(mine.ticket, mine.target) for mine in view.tickets]
    held += [(ticket, None) for ticket in view.offered]
    assert sorted(found) == list(range(1, len(held) + 1))
    for number, (ticket, target) in enumerate(held, start=1):
        places = marked_places(find_ticket(game.board, ticket), target)
        spots = (marks.spots(layout_of(game.board.map), game.board, place) for place in places)
        assert found[number] == {at for some in spots for at in some}


def test_an_offered_ticket_is_seen_at_the_opening_and_looks_unlike_a_kept_one(map_id: str) -> None:
    view = player_view(opening(map_id), Seat(0))
    board = opening(map_id).board
    assert list(own_board.signs(view)) == ["offer"]
    own = tuple(TicketView(ticket, "possible") for ticket in view.offered)
    bare, offered, held = (
        own_board.own_board_picture(seen, board, NAMES, english).data
        for seen in (replace(view, offered=()), view, replace(view, offered=(), tickets=own))
    )
    assert len({bare, offered, held}) == 3


@pytest.mark.parametrize("map_id", MATRIX_MAPS)
def test_an_own_board_encoded_in_bands_equals_the_board_drawn_whole(map_id: str) -> None:
    for game in positions(map_id, 2, number=4, every=30):
        view = player_view(game, Seat(0))
        in_bands = Image.open(
            BytesIO(own_board.own_board_picture(view, game.board, NAMES, english).data)
        )
        whole = own_board.draw(view, game.board, NAMES, english)
        assert (
            ImageChops.difference(in_bands.convert("RGB"), whole.convert("RGB")).getbbox() is None
        )


def test_bands_without_anything_private_are_shared_with_the_public_board() -> None:
    view = player_view(opening("europe"), Seat(0))
    board = opening("europe").board
    signs = tuple(own_board.signs(view))
    public = boards.public_layers(view.public, board, english, signs=signs)
    for_all = list(compose.pack(board.map.id, public))
    own = list(compose.pack(board.map.id, own_board.own_layers(view, board, english)))
    same = sum(one is other for one, other in zip(for_all, own, strict=True))
    assert len(for_all) / 4 < same < len(for_all)


def test_an_area_of_a_seats_own_board_shows_its_tags() -> None:
    game = with_tickets(table("europe"), 0, "paris-wien")
    view = player_view(game, Seat(0))
    picture = area.own_area_picture(view, game.board, NAMES, PlaceId("wien"), english)
    for_all = area.area_picture(view.public, game.board, NAMES, PlaceId("wien"), english)
    assert (picture.width, picture.height) == (for_all.width, for_all.height)
    assert picture.data != for_all.data
    assert "Paris \N{EN DASH} Wien" in picture.alt


def test_networks_are_connected_routes() -> None:
    game = with_routes(table("europe"), 0, "berlin-wien", "munchen-wien", "cadiz-lisboa")
    routes = player_view(game, Seat(0)).public.seats[0].routes
    apart = own_board.networks(game.board, routes)
    assert list(map(set, apart)) == [{"berlin-wien", "munchen-wien"}, {"cadiz-lisboa"}]


def test_a_country_connects_no_networks() -> None:
    game = with_routes(table("italy"), 0, "genova-monaco", "torino-monaco")
    routes = player_view(game, Seat(0)).public.seats[0].routes
    assert len(own_board.networks(game.board, routes)) == 2


def test_a_country_lies_at_the_end_of_every_route_into_it() -> None:
    game = table("italy")
    spots = marks.spots(load_layout(MapId("italy")), game.board, PlaceId("austria"))
    assert len(spots) == 2


def test_an_own_board_depends_on_the_seats_tickets() -> None:
    game = with_stations(with_routes(table("europe"), 0, "berlin-wien"), 0, "wien")
    done = with_tickets(game, 0, "stockholm-wien", "palermo-moskva")
    one, other = (
        own_board.own_board_picture(player_view(g, Seat(0)), g.board, NAMES, english).data
        for g in (game, done)
    )
    assert one != other


def test_the_same_view_gives_the_same_bytes(map_id: str) -> None:
    game = table(map_id)
    game = with_tickets(game, 0, *(ticket.id for ticket in game.board.tickets[:4]))
    view = player_view(game, Seat(0))
    first = own_board.own_board_picture(view, game.board, NAMES, english)
    assert first == own_board.own_board_picture(view, game.board, NAMES, english)
    assert len(first.data) <= 350_000
