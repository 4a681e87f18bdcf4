"""Europe with the house rule `stations = "through"`: a station lends one other player's way through
its city, at most one route in and one out (EU-12)."""

import random
from collections.abc import Iterator
from itertools import combinations, product

import pytest

from engine.final_score import Borrowed, TicketLine
from engine.game import Game
from engine.graph import bits
from engine.model import PlaceId, RouteId, Seat
from engine.refusals import Refusal
from engine.tickets.ticket_outlook import TicketState, ticket_outlooks
from tests.support.positions import (
    board,
    ended,
    lines,
    score,
    table,
    with_routes,
    with_stations,
    with_tickets,
    with_turn,
    with_wagons,
    with_ways_through,
)

Loan = tuple[int, ...]


def is_done(game: Game, ticket: str) -> bool:
    (line,) = lines(with_tickets(game, 0, ticket), 0, TicketLine)
    return line.done


def outlook(game: Game, ticket: str) -> TicketState:
    (found,) = ticket_outlooks(game.board, with_tickets(game, 0, ticket).state, Seat(0))
    return found.state


def test_a_station_lends_one_route_in_and_one_out_of_the_same_player() -> None:
    game = with_routes(table("europe", 3), 1, "paris-zurich", "venezia-zurich")
    game = with_stations(with_routes(game, 0, "brest-paris"), 0, "zurich")
    assert not is_done(game, "brest-venezia")  # EU-12
    game = with_ways_through(game)
    assert is_done(game, "brest-venezia")  # EU-12
    assert score(with_tickets(game, 0, "brest-venezia")).seats[0].borrowed == (
        Borrowed(PlaceId("zurich"), RouteId("paris-zurich")),
        Borrowed(PlaceId("zurich"), RouteId("venezia-zurich")),
    )


def test_the_way_in_and_the_way_out_belong_to_one_player() -> None:
    game = with_routes(table("europe", 3), 1, "paris-zurich")
    game = with_routes(with_routes(game, 2, "venezia-zurich"), 0, "brest-paris")
    game = with_ways_through(with_stations(game, 0, "zurich"))
    assert not is_done(game, "brest-venezia")  # EU-12
    assert outlook(with_wagons(ended(game), 0, 0), "brest-venezia") == "impossible"


def test_a_station_lends_no_third_route() -> None:
    """Three routes meet in Zurich; the two that are worth most are borrowed."""
    game = with_routes(table("europe"), 1, "paris-zurich", "venezia-zurich", "munchen-zurich")
    game = with_routes(game, 0, "brest-paris", "munchen-wien", "budapest-wien-red")
    game = with_ways_through(with_stations(game, 0, "zurich"))
    game = with_tickets(game, 0, "brest-venezia", "paris-wien", "zurich-budapest")
    assert [line.points for line in lines(game, 0, TicketLine)] == [-8, 8, 6]  # EU-12


def test_a_station_borrows_only_one_route_if_that_is_enough() -> None:
    game = with_routes(table("europe"), 0, "paris-zurich", "venezia-zagrab")
    game = with_routes(game, 1, "munchen-zurich", "venezia-zurich")
    game = with_tickets(with_ways_through(with_stations(game, 0, "zurich")), 0, "paris-zagrab")
    (seat, _) = score(game).seats
    assert seat.borrowed == (Borrowed(PlaceId("zurich"), RouteId("venezia-zurich")),)


def test_ways_through_neighbouring_cities_are_chosen_together() -> None:
    game = with_routes(table("europe", 3), 1, "paris-zurich", "munchen-zurich")
    game = with_routes(game, 2, "munchen-wien")
    one = with_ways_through(with_stations(game, 0, "zurich"))
    assert not is_done(one, "paris-wien")
    both = with_ways_through(with_stations(game, 0, "zurich", "wien"))
    assert is_done(both, "paris-wien")  # EU-12


@pytest.mark.parametrize("number", range(24))
def test_no_other_choice_of_ways_through_is_worth_more(number: int) -> None:
    rng = random.Random(number)
    game = crowded(rng, players=rng.choice([2, 3, 4]))
    cities = rng.sample([c.id for c in board("europe").map.cities], rng.choice([1, 2, 2, 3]))
    tickets = [ticket.id for ticket in rng.sample(board("europe").tickets, 25)]
    game = with_ways_through(with_tickets(with_stations(game, 0, *cities), 0, *tickets))
    done_by = [done_tickets(game, loan) for loan in every_loan(game)]
    best = max(ticket_points(game, done) for done in done_by)
    (found, *_) = score(game).seats
    assert sum(line.points for line in lines(game, 0, TicketLine)) == best  # EU-12
    numbers = game.board.route_number
    lent = tuple(numbers[loan.route] for loan in found.borrowed)
    assert ticket_points(game, done_tickets(game, lent)) == best  # the routes named do it
    for city in {loan.city for loan in found.borrowed}:
        here = [numbers[loan.route] for loan in found.borrowed if loan.city == city]
        place = game.board.place_number[city]
        assert tuple(here) in ways(game, place)  # EU-12
    doable = set[int]().union(*done_by)
    over = ended(game)
    for ticket, outlook in zip(
        over.state.players[0].tickets,
        ticket_outlooks(over.board, over.state, Seat(0)),
        strict=True,
    ):
        assert (outlook.state != "impossible") == (ticket in doable)


def test_a_way_through_a_city_keeps_a_ticket_possible() -> None:
    game = with_routes(table("europe"), 1, "edinburgh-london-black", "dieppe-london-1")
    game = with_wagons(with_routes(game, 0, "dieppe-paris"), 0, 0)
    game = with_ways_through(game)
    one = with_stations(game, 0, "london", "roma", "wien")
    assert outlook(one, "edinburgh-paris") == "done"
    assert outlook(with_stations(game, 0, "roma", "wien"), "edinburgh-paris") == "possible"
    elsewhere = with_stations(game, 0, "roma", "wien", "kyiv")
    assert outlook(elsewhere, "edinburgh-paris") == "impossible"


def test_in_the_last_turn_one_new_station_may_lend_a_way_through() -> None:
    game = with_routes(table("europe"), 1, "edinburgh-london-black", "dieppe-london-1")
    game = with_turn(with_routes(game, 0, "dieppe-paris"), 0, turns_left=1)
    assert outlook(game, "edinburgh-paris") == "impossible"
    assert outlook(with_ways_through(game), "edinburgh-paris") == "possible"


def crowded(rng: random.Random, players: int) -> Game:
    """A table on which most routes have been claimed, anywhere."""
    game = table("europe", players)
    for route in rng.sample(board("europe").routes, 55):
        try:
            game = with_routes(game, rng.randrange(players), route.id)
        except Refusal:
            continue
    return game


def ways(game: Game, city: int) -> list[Loan]:
    """Everything that a station of seat 0 could borrow: nothing, or one or two routes of one
    player."""
    found: list[Loan] = [()]
    for player in game.state.players[1:]:
        here = [r for r in bits(player.routes) if game.board.route_ends[r] >> city & 1]
        found += [*combinations(here, 1), *combinations(here, 2)]
    return found


def every_loan(game: Game) -> Iterator[Loan]:
    """Every choice of ways for the stations of seat 0."""
    for chosen in product(*(ways(game, city) for city in game.state.players[0].stations)):
        yield tuple(route for way in chosen for route in way)


def done_tickets(game: Game, lent: Loan) -> set[int]:
    """The tickets of seat 0 that are done with these routes lent to it."""
    group = list(range(len(game.board.places)))
    for route in [*bits(game.state.players[0].routes), *lent]:
        a, b = (group[place] for place in bits(game.board.route_ends[route]))
        group = [a if each == b else each for each in group]
    return {
        ticket
        for ticket in game.state.players[0].tickets
        if len({group[place] for place in bits(game.board.ticket_targets[ticket][0][0])}) == 1
    }


def ticket_points(game: Game, done: set[int]) -> int:
    return sum(
        game.board.tickets[ticket].points * (1 if ticket in done else -1)
        for ticket in game.state.players[0].tickets
    )
