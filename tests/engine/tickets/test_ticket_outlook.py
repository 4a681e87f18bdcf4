"""Whether a ticket is done, still possible, or impossible."""

import networkx as nx
import pytest

from engine.actions import Draw
from engine.final_score import TicketLine
from engine.game import Game
from engine.model import PlaceId, Seat
from engine.tickets.ticket_outlook import TicketState, ticket_outlooks
from tests.support.positions import (
    after,
    claim,
    ended,
    lines,
    table,
    with_deck,
    with_hand,
    with_routes,
    with_stations,
    with_tickets,
    with_turn,
    with_wagons,
)
from tests.support.random_games import playing


def outlook(game: Game, ticket: str, seat: int = 0) -> TicketState:
    """The state of a ticket, if the seat had it."""
    holding = with_tickets(game, seat, ticket)
    (found,) = ticket_outlooks(game.board, holding.state, Seat(seat))
    return found.state


def test_a_ticket_is_possible_until_it_is_done() -> None:
    game = table("usa")
    assert outlook(game, "denver-el-paso") == "possible"
    game = with_routes(game, 0, "denver-santa-fe")
    assert outlook(game, "denver-el-paso") == "possible"
    assert outlook(with_routes(game, 0, "el-paso-santa-fe"), "denver-el-paso") == "done"


def test_a_ticket_is_impossible_when_the_wagons_do_not_reach() -> None:
    game = with_wagons(table("usa"), 0, 4)
    assert outlook(game, "denver-el-paso") == "possible"
    assert outlook(with_wagons(game, 0, 3), "denver-el-paso") == "impossible"
    helped = with_wagons(with_routes(game, 0, "denver-santa-fe"), 0, 2)
    assert outlook(helped, "denver-el-paso") == "possible"


def test_a_ticket_is_impossible_when_others_have_closed_its_place() -> None:
    game = table("usa")
    routes = ("chicago-toronto", "duluth-toronto", "montreal-toronto", "pittsburgh-toronto")
    game = with_routes(game, 1, *routes)
    assert outlook(game, "toronto-miami") == "possible"
    assert outlook(with_routes(game, 1, "sault-st-marie-toronto"), "toronto-miami") == "impossible"


@pytest.mark.parametrize(("players", "state"), [(3, "impossible"), (4, "possible")])
def test_the_other_route_of_a_double_counts_if_it_is_open(players: int, state: str) -> None:
    game = with_routes(table("usa", players), 1, "portland-seattle-1", "calgary-seattle")
    game = with_routes(game, 1, "helena-seattle")
    game = with_routes(game, 2, "seattle-vancouver-1")
    assert outlook(game, "seattle-los-angeles") == state


def test_in_the_last_round_only_one_route_can_still_be_built() -> None:
    game = with_turn(table("usa"), 0, turns_left=2)
    assert outlook(game, "denver-el-paso") == "impossible"
    game = with_routes(game, 0, "denver-santa-fe")
    assert outlook(game, "denver-el-paso") == "possible"


def test_in_the_last_round_a_path_may_lead_through_every_city() -> None:
    """Winnipeg is the last city of the map file."""
    routes = ("calgary-vancouver", "calgary-winnipeg", "sault-st-marie-winnipeg")
    game = with_turn(with_routes(table("usa"), 0, *routes), 0, turns_left=2)
    assert outlook(game, "vancouver-montreal") == "possible"


def test_after_a_seats_last_turn_nothing_can_be_built() -> None:
    game = with_routes(table("usa", players=3), 0, "denver-santa-fe")
    for turn, left, state in [
        (1, 3, "possible"),  # seats 1, 2 and 0 have still to play
        (2, 2, "possible"),
        (0, 1, "possible"),
        (1, 2, "impossible"),  # seats 1 and 2 have
        (2, 1, "impossible"),
    ]:
        assert outlook(with_turn(game, turn, turns_left=left), "denver-el-paso") == state


def test_a_last_turn_spent_on_drawing_builds_nothing() -> None:
    game = with_routes(table("usa"), 0, "denver-santa-fe")
    game = after(with_turn(game, 0, turns_left=1), 0, Draw())
    assert outlook(game, "denver-el-paso") == "impossible"


def test_when_the_game_is_over_nothing_is_possible() -> None:
    game = ended(with_routes(table("usa"), 0, "denver-santa-fe"))
    assert outlook(game, "denver-el-paso") == "impossible"
    assert outlook(with_routes(game, 0, "el-paso-santa-fe"), "denver-el-paso") == "done"


def test_when_the_game_is_over_not_even_the_first_route_of_the_file_can_be_built() -> None:
    """Amsterdam - Bruxelles is route number 0."""
    game = with_routes(table("europe"), 0, "amsterdam-essen", "berlin-essen", "berlin-danzig")
    assert outlook(game, "bruxelles-danzig") == "possible"
    assert outlook(ended(game), "bruxelles-danzig") == "impossible"


def test_a_path_through_a_country_does_not_help() -> None:
    game = with_wagons(with_routes(table("italy"), 0, "torino-svizzera"), 0, 3)
    assert outlook(game, "torino-austria") == "impossible"  # IT-9
    north = ("milano-torino-black", "bergamo-milano-orange", "bergamo-bolzano")
    game = with_wagons(with_routes(table("italy"), 0, *north), 0, 3)
    assert outlook(game, "torino-austria") == "possible"


def test_in_the_last_round_a_path_through_a_country_does_not_help_either() -> None:
    game = with_routes(table("italy"), 0, "torino-svizzera", "bolzano-austria")
    game = with_turn(game, 0, turns_left=2)
    assert outlook(game, "torino-austria") == "impossible"  # Bolzano - Svizzera is open: IT-9
    north = ("milano-torino-black", "bergamo-milano-orange")
    assert outlook(with_routes(game, 0, *north), "torino-austria") == "possible"


def test_a_ticket_between_countries_may_begin_at_any_dead_end() -> None:
    north = ("milano-torino-black", "bergamo-milano-orange", "bergamo-bolzano")
    game = with_wagons(with_routes(table("italy"), 0, *north), 0, 4)
    assert outlook(game, "francia-austria") == "possible"
    assert outlook(with_wagons(game, 0, 3), "francia-austria") == "impossible"
    game = with_routes(with_wagons(game, 0, 45), 0, "torino-francia-pink", "bolzano-austria")
    assert outlook(game, "francia-austria") == "done"


def surrounded(wagons: int) -> Game:
    """Seat 1 owns all routes out of Edinburgh, and seat 0 owns the ferry at London."""
    game = with_routes(table("europe"), 1, "edinburgh-london-black")
    game = with_routes(game, 0, "dieppe-london-1", "dieppe-paris")
    return with_wagons(game, 0, wagons)


def test_a_station_built_or_still_to_be_built_keeps_a_ticket_possible() -> None:
    game = surrounded(wagons=0)
    assert outlook(game, "edinburgh-paris") == "possible"
    assert outlook(with_stations(game, 0, "london"), "edinburgh-paris") == "done"
    assert outlook(with_stations(game, 0, "edinburgh"), "edinburgh-paris") == "done"


def test_without_stations_left_it_is_impossible() -> None:
    game = with_stations(surrounded(wagons=0), 0, "roma", "wien", "kyiv")
    assert outlook(game, "edinburgh-paris") == "impossible"


def test_no_station_can_be_built_where_others_have_theirs() -> None:
    game = with_stations(surrounded(wagons=0), 1, "london", "edinburgh")
    assert outlook(game, "edinburgh-paris") == "impossible"


@pytest.mark.parametrize("city", ["london", "edinburgh"])
def test_a_station_can_be_built_at_the_other_end_of_the_route(city: str) -> None:
    game = with_stations(surrounded(wagons=0), 1, city)
    assert outlook(game, "edinburgh-paris") == "possible"


@pytest.mark.parametrize("city", ["amsterdam", "london"])
def test_a_station_that_is_built_can_borrow_a_part_of_the_path(city: str) -> None:
    """Amsterdam is place number 0."""
    game = with_routes(table("europe"), 0, "amsterdam-frankfurt", "frankfurt-munchen")
    game = with_routes(game, 1, "amsterdam-london")
    game = with_stations(game, 0, city, "roma", "kyiv")
    assert outlook(with_wagons(game, 0, 3), "london-wien") == "possible"  # Munchen - Wien
    assert outlook(with_wagons(game, 0, 2), "london-wien") == "impossible"


def test_a_new_station_does_not_borrow_two_routes() -> None:
    game = with_routes(table("europe"), 1, "edinburgh-london-black", "dieppe-london-1")
    game = with_wagons(with_routes(game, 0, "dieppe-paris"), 0, 0)
    assert outlook(game, "edinburgh-paris") == "possible"
    only_london = with_stations(game, 1, "edinburgh", "dieppe")
    assert outlook(only_london, "edinburgh-paris") == "impossible"


def test_one_station_borrows_one_route() -> None:
    game = with_routes(table("europe"), 1, "edinburgh-london-black", "dieppe-london-1")
    game = with_wagons(with_routes(game, 0, "dieppe-paris"), 0, 0)
    one = with_stations(game, 0, "london", "roma", "wien")
    assert outlook(one, "edinburgh-paris") == "impossible"
    assert outlook(with_stations(game, 0, "london", "edinburgh"), "edinburgh-paris") == "done"
    assert outlook(with_stations(game, 0, "roma", "wien"), "edinburgh-paris") == "impossible"
    assert outlook(with_stations(game, 0, "roma"), "edinburgh-paris") == "possible"


def test_a_station_is_the_whole_of_the_last_turn() -> None:
    game = with_turn(surrounded(wagons=5), 0, turns_left=1)
    assert outlook(game, "edinburgh-paris") == "possible"
    game = with_routes(table("europe"), 1, "edinburgh-london-black")
    game = with_turn(with_routes(game, 0, "dieppe-london-1"), 0, turns_left=1)
    assert outlook(game, "edinburgh-paris") == "impossible"  # a station and a route are two turns


def test_a_tunnel_begun_in_the_last_turn_can_still_be_paid_but_nothing_else_be_built() -> None:
    game = with_deck(with_hand(surrounded(wagons=9), 0, "4 red"), "red 5 blue")
    game = with_routes(game, 0, "paris-zurich")
    game = after(with_turn(game, 0, turns_left=1), 0, claim("sarajevo-sofia", "2 red"))
    assert outlook(game, "madrid-zurich") == "impossible"
    assert outlook(with_routes(game, 0, "budapest-sarajevo"), "budapest-sofia") == "possible"
    assert outlook(game, "edinburgh-paris") == "impossible"  # no station in this turn


def test_a_route_that_another_may_claim_and_lend_keeps_a_ticket_possible() -> None:
    game = with_wagons(with_routes(table("europe"), 0, "dieppe-london-1", "dieppe-paris"), 0, 3)
    assert outlook(game, "edinburgh-paris") == "possible"
    borrowed = with_stations(with_routes(game, 1, "edinburgh-london-black"), 0, "london")
    assert outlook(borrowed, "edinburgh-paris") == "done"


def test_a_route_for_which_nobody_has_wagons_is_not_lent() -> None:
    """Amsterdam - Bruxelles is route number 0, and one space long."""
    game = with_routes(table("europe"), 0, "amsterdam-essen", "berlin-essen", "berlin-danzig")
    game = with_wagons(game, 0, 0)
    assert outlook(with_wagons(game, 1, 1), "bruxelles-danzig") == "possible"
    assert outlook(with_wagons(game, 1, 0), "bruxelles-danzig") == "impossible"


def test_the_missing_routes_are_a_cheapest_path_with_the_fewest_claims(map_id: str) -> None:
    board = table(map_id).board
    net: nx.MultiGraph[PlaceId] = nx.MultiGraph()
    for number, route in enumerate(board.routes):
        net.add_edge(*route.ends, number, cost=100 * route.length + 1)
    for ticket in board.tickets:
        best = min(
            nx.shortest_path_length(
                net.subgraph({*(city.id for city in board.map.cities), ticket.ends[0], to.place}),
                ticket.ends[0],
                to.place,
                weight="cost",
            )
            for to in ticket.targets
        )
        holding = with_tickets(table(map_id), 0, ticket.id)
        (found,) = ticket_outlooks(board, holding.state, Seat(0))
        assert sum(100 * board.routes[route].length + 1 for route in found.missing) == best


def test_own_routes_are_not_missing(map_id: str) -> None:
    """Whichever route of the path the seat has, exactly the others are missing."""
    board = table(map_id).board
    ticket = max(board.tickets, key=lambda each: each.points).id
    (whole,) = ticket_outlooks(board, with_tickets(table(map_id), 0, ticket).state, Seat(0))
    for own in whole.missing:
        game = with_tickets(with_routes(table(map_id), 0, board.routes[own].id), 0, ticket)
        (found,) = ticket_outlooks(board, game.state, Seat(0))
        assert found.missing == tuple(route for route in whole.missing if route != own)


@pytest.mark.uncovered
@pytest.mark.parametrize("number", range(4))
def test_an_impossible_ticket_stays_impossible_and_the_end_agrees_with_the_score(
    map_id: str, number: int
) -> None:
    lost: set[tuple[int, int]] = set()
    for step, (_, _, played) in enumerate(playing(map_id, 2, number)):
        game = played.game
        if game.waiting and step % 5:
            continue
        for seat, player in enumerate(game.state.players):
            states = [found.state for found in ticket_outlooks(game.board, game.state, Seat(seat))]
            for ticket, state in zip(player.tickets, states, strict=True):
                if state == "impossible":
                    lost.add((seat, ticket))
                else:
                    assert (seat, ticket) not in lost
                    assert state == "done" or game.waiting
            if not game.waiting:
                done = [line.done for line in lines(game, seat, TicketLine)]
                assert [state == "done" for state in states] == done
