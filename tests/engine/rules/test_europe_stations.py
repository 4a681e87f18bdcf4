"""Europe: building stations, and the best use of them (EU-11, EU-12)."""

import random
from collections.abc import Iterator
from itertools import product

import networkx as nx
import pytest

from engine import cards as card
from engine.actions import BuildStation
from engine.events import StationBuilt
from engine.final_score import Borrowed, TicketLine
from engine.game import Game
from engine.graph import bits
from engine.model import PlaceId, Seat
from engine.refusals import Code, Refusal
from tests.support.positions import (
    board,
    hand,
    lines,
    refusal,
    score,
    station,
    table,
    whose_turn,
    with_hand,
    with_routes,
    with_stations,
    with_tickets,
)

CITIES = ("paris", "roma", "wien", "berlin")


def builds(game: Game, city: str) -> list[dict[str, int]]:
    """The payments offered for a station in a city."""
    moves = game.moves(Seat(0))
    found = [move for move in moves if isinstance(move, BuildStation) and move.city == city]
    return [card.to_words(move.cards) for move in found]


def test_the_first_station_costs_one_card_of_any_colour() -> None:
    game = with_hand(table("europe"), 0, "1 red 1 wild")
    assert builds(game, "paris") == [{"red": 1}, {"wild": 1}]  # EU-11
    played = game.play(Seat(0), station("paris", "red"))
    assert StationBuilt(Seat(0), PlaceId("paris"), station("paris", "red").cards) in played.events
    assert hand(played.game, 0) == {"wild": 1}
    assert card.to_words(played.game.state.discards) == {"red": 1}
    assert whose_turn(played.game) == 1  # one a turn, EU-11


def test_the_second_station_costs_two_cards_of_one_colour() -> None:
    game = with_hand(with_stations(table("europe"), 0, "roma"), 0, "2 red 1 blue 2 wild")
    expected = [{"blue": 1, "wild": 1}, {"red": 2}, {"red": 1, "wild": 1}, {"wild": 2}]
    assert builds(game, "paris") == expected  # EU-11
    assert refusal(game, 0, station("paris", "1 red 1 blue")).code == Code.MIXED_COLOURS


def test_a_third_station_costs_three_cards_of_one_colour() -> None:
    game = with_hand(with_stations(table("europe"), 0, "roma", "wien"), 0, "3 red 2 blue 1 wild")
    assert builds(game, "paris") == [
        {"blue": 2, "wild": 1},
        {"red": 3},
        {"red": 2, "wild": 1},
    ]  # EU-11
    assert refusal(game, 0, station("paris", "2 red")).code == Code.WRONG_NUMBER_OF_CARDS  # EU-11


def test_nobody_builds_a_fourth_station() -> None:
    game = with_hand(with_stations(table("europe"), 0, *CITIES[:3]), 0, "9 red")
    assert builds(game, "berlin") == []  # EU-11
    assert refusal(game, 0, station("berlin", "4 red")).code == Code.NO_STATIONS_LEFT  # EU-11


@pytest.mark.parametrize("owner", [0, 1])
def test_a_city_has_one_station_whoever_owns_it(owner: int) -> None:
    game = with_hand(with_stations(table("europe"), owner, "paris"), 0, "3 red")
    assert builds(game, "paris") == []  # EU-11
    answer = refusal(game, 0, station("paris", "2 red" if owner == 0 else "1 red"))
    assert (answer.code, answer.params["owner"]) == (Code.STATION_THERE, owner)  # EU-11


def test_a_station_may_be_built_in_every_other_city_with_or_without_routes() -> None:
    game = with_routes(with_stations(table("europe"), 1, "paris"), 1, "brest-paris")
    moves = with_hand(game, 0, "1 red").moves(Seat(0))
    cities = {move.city for move in moves if isinstance(move, BuildStation)}
    assert cities == {city.id for city in board("europe").map.cities} - {"paris"}  # EU-11


def test_a_station_borrows_one_route_of_another_player_into_its_city() -> None:
    game = with_routes(table("europe"), 0, "paris-zurich", "venezia-zagrab")
    game = with_tickets(with_routes(game, 1, "venezia-zurich"), 0, "paris-zagrab")
    assert [line.done for line in lines(game, 0, TicketLine)] == [False]
    for city in ("zurich", "venezia"):  # either end of the route will do
        lent = with_stations(game, 0, city)
        assert [line.done for line in lines(lent, 0, TicketLine)] == [True]  # EU-12
        (borrowed,) = score(lent).seats[0].borrowed
        assert (borrowed.city, borrowed.route) == (city, "venezia-zurich")  # EU-12
    elsewhere = with_stations(game, 0, "paris")
    assert [line.done for line in lines(elsewhere, 0, TicketLine)] == [False]  # EU-12


def test_a_station_borrows_no_route_that_nobody_owns() -> None:
    """Amsterdam - Bruxelles is route number 0."""
    game = with_routes(table("europe"), 0, "amsterdam-essen", "berlin-essen", "berlin-danzig")
    game = with_tickets(with_stations(game, 0, "bruxelles"), 0, "bruxelles-danzig")
    assert score(game).seats[0].borrowed == ()  # EU-12
    lent = with_routes(game, 1, "amsterdam-bruxelles")
    (borrowed,) = score(lent).seats[0].borrowed
    assert borrowed.route == "amsterdam-bruxelles"  # EU-12


def test_a_station_borrows_one_route_and_not_two() -> None:
    game = with_routes(table("europe"), 1, "paris-zurich", "venezia-zurich")
    game = with_tickets(with_routes(game, 0, "brest-paris"), 0, "brest-venezia")
    assert not lines(with_stations(game, 0, "zurich"), 0, TicketLine)[0].done  # EU-12
    assert lines(with_stations(game, 0, "zurich", "paris"), 0, TicketLine)[0].done  # EU-12


def test_a_station_borrows_the_same_route_for_all_tickets_and_the_best_one() -> None:
    """The most valuable ticket alone would choose the other route."""
    game = with_routes(table("europe"), 0, "amsterdam-london", "amsterdam-frankfurt")
    game = with_routes(game, 0, "paris-zurich", "munchen-wien", "budapest-wien-red")
    game = with_routes(game, 1, "frankfurt-munchen", "munchen-zurich")
    game = with_stations(game, 0, "munchen")
    assert lines(with_tickets(game, 0, "london-wien"), 0, TicketLine)[0].points == 10
    game = with_tickets(game, 0, "london-wien", "paris-wien", "zurich-budapest")
    assert [line.points for line in lines(game, 0, TicketLine)] == [-10, 8, 6]  # EU-12


def test_stations_are_chosen_together_and_not_one_after_the_other() -> None:
    """Neither helps by itself: what they borrow meets in Zurich, where the seat has nothing."""
    game = with_routes(table("europe"), 0, "barcelona-marseille", "marseille-paris")
    game = with_routes(game, 1, "paris-zurich", "munchen-zurich", "frankfurt-munchen")
    game = with_stations(game, 0, "paris", "munchen")
    game = with_tickets(game, 0, "barcelona-munchen")
    assert lines(game, 0, TicketLine)[0].done  # EU-12
    assert len(score(game).seats[0].borrowed) == 2


def test_stations_alone_can_do_a_ticket() -> None:
    game = with_routes(table("europe"), 1, "paris-zurich", "munchen-zurich", "munchen-wien")
    game = with_tickets(with_stations(game, 0, "zurich", "munchen", "wien"), 0, "paris-wien")
    assert score(game).seats[0].borrowed == (
        Borrowed(PlaceId("zurich"), board("europe").routes[_route("paris-zurich")].id),
        Borrowed(PlaceId("munchen"), board("europe").routes[_route("munchen-zurich")].id),
        Borrowed(PlaceId("wien"), board("europe").routes[_route("munchen-wien")].id),
    )  # EU-12


def test_a_station_that_helps_no_ticket_borrows_nothing() -> None:
    game = with_routes(table("europe"), 1, "paris-zurich")
    game = with_tickets(with_stations(game, 0, "paris"), 0, "paris-wien")
    assert score(game).seats[0].borrowed == ()


@pytest.mark.parametrize("number", range(60))
def test_no_other_choice_of_borrowed_routes_is_worth_more(number: int) -> None:
    rng = random.Random(number)
    game = crowded(rng, players=rng.choice([2, 3, 4]))
    cities = rng.sample([city.id for city in board("europe").map.cities if lends(game, city.id)], 3)
    tickets = [ticket.id for ticket in rng.sample(board("europe").tickets, 40)]
    game = with_tickets(with_stations(game, 0, *cities), 0, *tickets)
    best = max(ticket_points(game, lent) for lent in every_loan(game))
    found = score(game).seats[0]
    assert sum(line.points for line in lines(game, 0, TicketLine)) == best  # EU-12
    lent = [_route(loan.route) for loan in found.borrowed]
    assert ticket_points(game, lent) == best  # and the routes named are the ones that do it
    assert len({loan.city for loan in found.borrowed}) == len(found.borrowed)
    for loan in found.borrowed:
        assert loan.city in board("europe").routes[_route(loan.route)].ends
        assert not game.state.players[0].routes >> _route(loan.route) & 1


def crowded(rng: random.Random, players: int) -> Game:
    """A table on which most wagons have been placed, anywhere."""
    game = table("europe", players)
    for route in rng.sample(board("europe").routes, 70):
        try:
            game = with_routes(game, rng.randrange(players), route.id)
        except Refusal:
            continue
    return game


def lends(game: Game, city: PlaceId) -> bool:
    """Whether another seat has a route into a city."""
    others = [route for player in game.state.players[1:] for route in bits(player.routes)]
    return any(city in game.board.routes[route].ends for route in others)


def every_loan(game: Game) -> Iterator[list[int]]:
    """Every choice of a route, or of none, for each station of seat 0."""
    others = sum(player.routes for player in game.state.players[1:])
    choices = [
        [None, *(route for route in bits(others) if game.board.route_ends[route] >> city & 1)]
        for city in game.state.players[0].stations
    ]
    for chosen in product(*choices):
        yield [route for route in chosen if route is not None]


def ticket_points(game: Game, lent: list[int]) -> int:
    """What the tickets of seat 0 are worth with these routes lent to it."""
    graph: nx.Graph[PlaceId] = nx.Graph()
    graph.add_nodes_from(game.board.place_number)
    for number in [*bits(game.state.players[0].routes), *lent]:
        graph.add_edge(*game.board.routes[number].ends)
    points = 0
    for number in game.state.players[0].tickets:
        ticket = game.board.tickets[number]
        points += ticket.points if nx.has_path(graph, *ticket.ends) else -ticket.points
    return points


def _route(route: str) -> int:
    return next(i for i, other in enumerate(board("europe").routes) if other.id == route)
