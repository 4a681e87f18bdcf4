"""A seat's own board: tickets' ends, networks, and a way that is still open."""

from itertools import combinations, product

import pytest
from arrange import MAPS, table, with_routes, with_stations, with_tickets, with_wagons

from engine.model import MapId, PlaceId, Seat
from engine.views import player_view
from render import marks, palette, pins, plans, private
from render.geometry import overlap
from render.vision import VISIONS, distance

NAMES = ("Søren", "Annelies")


def test_dots_lead_along_what_is_missing_for_tickets_that_can_still_be_done() -> None:
    game = with_tickets(table("usa"), 0, "denver-el-paso", "los-angeles-new-york")
    view = player_view(with_wagons(game, 0, 8), Seat(0))
    assert [ticket.state for ticket in view.tickets] == ["possible", "impossible"]
    assert private.ways(view) == sorted(view.tickets[0].missing)
    assert private.ways(view)


@pytest.mark.parametrize("map_id", MAPS)
def test_pins_cover_neither_each_other_nor_names_on_a_board_full_of_tickets(map_id: str) -> None:
    game = table(map_id)
    apart = len(game.board.tickets) // 6
    for first in range(apart):
        ids = [ticket.id for ticket in game.board.tickets[first::apart]]
        view = player_view(with_tickets(game, 0, *ids), Seat(0))
        ends = list(private.ends(view, game.board, plans.of(game.board.map)))
        plates = [plate.box for plate in pins.plates(game.board.map.id, ends)]
        names = [name.box for name in plans.of(game.board.map).names]
        assert all(overlap(a, b) <= 0.5 for a, b in combinations(plates, 2)), ids
        assert all(overlap(a, b) <= 4 for a in plates for b in names), ids


def test_the_house_of_a_station_stays_whole_within_its_ring() -> None:
    game = with_stations(with_tickets(table("europe"), 0, "paris-wien"), 0, "wien")
    image = private.draw(player_view(game, Seat(0)), game.board, NAMES).convert("RGB")
    wien = plans.load(MapId("europe")).cities[PlaceId("wien")]
    assert image.getpixel((round(wien.x) - 8, round(wien.y) + 8)) == palette.seat(Seat(0))


def test_no_network_has_the_colour_of_the_last_move() -> None:
    for colour, eye in product(palette.NETWORK, VISIONS):
        assert distance(colour, palette.LAST_MOVE, eye) > 20


def test_the_legend_explains_what_is_drawn_and_nothing_else() -> None:
    game = table("usa")
    assert list(private.signs(player_view(game, Seat(0)))) == []
    game = with_tickets(with_routes(game, 0, "calgary-helena"), 0, "boston-miami")
    assert list(private.signs(player_view(game, Seat(0)))) == ["network", "ticket", "way"]


def test_networks_are_what_hangs_together() -> None:
    game = with_routes(table("europe"), 0, "berlin-wien", "munchen-wien", "cadiz-lisboa")
    routes = player_view(game, Seat(0)).public.seats[0].routes
    apart = private.networks(game.board, routes)
    assert list(map(set, apart)) == [{"berlin-wien", "munchen-wien"}, {"cadiz-lisboa"}]


def test_a_country_joins_no_networks() -> None:
    game = with_routes(table("italy"), 0, "genova-monaco", "torino-monaco")
    routes = player_view(game, Seat(0)).public.seats[0].routes
    assert len(private.networks(game.board, routes)) == 2


def test_a_country_is_at_the_end_of_every_route_into_it() -> None:
    game = table("italy")
    spots = marks.spots(plans.load(MapId("italy")), game.board, PlaceId("austria"))
    assert len(spots) == 2


def test_the_private_board_depends_on_ones_own_tickets() -> None:
    game = with_stations(with_routes(table("europe"), 0, "berlin-wien"), 0, "wien")
    done = with_tickets(game, 0, "stockholm-wien", "palermo-moskva")
    one, other = (
        private.private(player_view(g, Seat(0)), g.board, NAMES).data for g in (game, done)
    )
    assert one != other


def test_the_same_view_gives_the_same_bytes(map_id: str) -> None:
    game = table(map_id)
    game = with_tickets(game, 0, *(ticket.id for ticket in game.board.tickets[:4]))
    view = player_view(game, Seat(0))
    first = private.private(view, game.board, NAMES)
    assert first == private.private(view, game.board, NAMES)
    assert len(first.data) <= 350_000
