"""A seat's own board: tickets' ends, networks, and a way that is still open."""

from arrange import table, with_routes, with_stations, with_tickets, with_wagons

from engine.game import Game
from engine.model import MapId, PlaceId, RouteId, Seat
from engine.views import player_view
from render import marks, plans, private
from render.ways import Way, means_of, shortest

NAMES = ("Søren", "Annelies")


def way(game: Game, one: str, other: str) -> Way | None:
    means = means_of(player_view(game, Seat(0)), game.board)
    return shortest(game.board, means, (PlaceId(one), PlaceId(other)))


def claims(*routes: str) -> Way:
    return Way(tuple(map(RouteId, routes)), ())


def test_a_way_is_the_shortest() -> None:
    found = way(table("europe"), "berlin", "budapest")
    assert found == claims("berlin-wien", "budapest-wien-red")


def test_own_routes_cost_nothing_on_a_way() -> None:
    game = with_routes(table("europe"), 0, "berlin-wien")
    assert way(game, "berlin", "budapest") == claims("budapest-wien-red")


def test_a_way_goes_around_what_others_have() -> None:
    game = with_routes(table("usa"), 1, "miami-new-orleans")
    found = way(game, "miami", "new-orleans")
    assert found is not None
    assert "miami-new-orleans" not in found.claims


def test_a_way_may_borrow_where_there_are_stations() -> None:
    game = with_routes(table("europe"), 1, "edinburgh-london-black")
    assert way(game, "edinburgh", "london") == Way((), (RouteId("edinburgh-london-black"),))


def test_a_way_does_not_lead_through_a_country() -> None:
    found = way(table("italy"), "torino", "genova")
    assert found is not None
    assert not [route for route in found.claims if "monaco" in route]


def test_there_is_no_way_without_wagons() -> None:
    assert way(with_wagons(table("usa"), 0, 2), "miami", "boston") is None


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
