"""Tickets whose cheapest path others have taken."""

import pytest
from msgspec.structs import replace

from engine.board import Board
from engine.events import RouteClaimed
from engine.game import Game
from engine.model import RouteId, Seat, TicketId
from engine.tickets.ticket_detours import Detour, ticket_detours
from engine.tickets.ticket_progress import TicketLost, TicketOpen
from engine.views import PlayerView, player_view
from tests.support.positions import (
    ended,
    table,
    with_routes,
    with_stations,
    with_tickets,
    with_turn,
    with_wagons,
)
from tests.support.random_games import playing

TICKET = "denver-el-paso"  # by Santa Fe: two routes of two spaces


def detours(game: Game, *claimed: str) -> tuple[Detour, ...]:
    return ticket_detours(game.board, player_view(game, Seat(0)), map(RouteId, claimed))


def wagons_now(detour: Detour) -> int:
    assert isinstance(detour.now, TicketOpen)
    return detour.now.wagons


def test_a_ticket_whose_path_is_taken_tells_what_the_new_one_costs() -> None:
    game = with_routes(with_tickets(table("usa"), 0, TICKET), 1, "el-paso-santa-fe")
    (found,) = detours(game, "el-paso-santa-fe")
    assert (found.ticket, found.taken, found.wagons) == (TICKET, "el-paso-santa-fe", 4)
    assert wagons_now(found) == 8  # by Santa Fe and Phoenix
    assert not found.costs_the_same


def test_what_was_taken_before_is_no_news() -> None:
    game = with_routes(with_tickets(table("usa"), 0, TICKET), 1, "el-paso-santa-fe")
    assert detours(game) == ()
    assert detours(with_routes(game, 1, "dallas-el-paso"), "dallas-el-paso") == ()


def test_own_claims_and_claims_that_were_taken_back_are_no_news() -> None:
    game = with_tickets(table("usa"), 0, TICKET)
    assert detours(game, "el-paso-santa-fe") == ()
    assert detours(with_routes(game, 0, "el-paso-santa-fe"), "el-paso-santa-fe") == ()


@pytest.mark.parametrize(("players", "lost"), [(2, 1), (4, 0)])
def test_the_other_lane_is_the_same_path_while_it_is_open(players: int, lost: int) -> None:
    game = with_tickets(table("europe", players), 0, "edinburgh-paris")
    game = with_routes(game, 1, "edinburgh-london-orange")
    assert len(detours(game, "edinburgh-london-orange")) == lost  # EU-5


def test_a_path_of_the_same_length_is_told_too() -> None:
    game = with_tickets(table("usa"), 0, TICKET)
    game = with_routes(game, 0, "phoenix-santa-fe", "el-paso-phoenix")
    game = with_routes(game, 1, "denver-santa-fe")
    (found,) = detours(game, "denver-santa-fe")
    assert (found.wagons, wagons_now(found)) == (2, 5)  # by Phoenix
    blocked = with_routes(with_tickets(table("usa"), 0, TICKET), 0, "denver-phoenix")
    blocked = with_routes(blocked, 1, "el-paso-phoenix")  # three spaces, as by Santa Fe four
    (found,) = detours(blocked, "el-paso-phoenix")
    assert (found.wagons, wagons_now(found)) == (3, 4)


def test_another_path_may_cost_the_same() -> None:
    game = with_routes(with_tickets(table("usa"), 0, "calgary-phoenix"), 1, "denver-phoenix")
    (found,) = detours(game, "denver-phoenix")
    assert found.costs_the_same
    assert found.wagons == wagons_now(found) == 13


def test_a_ticket_that_has_become_impossible_says_why() -> None:
    game = with_wagons(with_tickets(table("usa"), 0, TICKET), 0, 7)
    game = with_routes(game, 1, "el-paso-santa-fe")
    (found,) = detours(game, "el-paso-santa-fe")
    assert found.now == TicketLost("too few wagons", 8)
    assert not found.costs_the_same


def test_a_path_that_was_out_of_reach_anyway_is_no_news() -> None:
    game = with_routes(with_tickets(table("usa"), 0, TICKET), 1, "el-paso-santa-fe")
    assert detours(with_wagons(game, 0, 3), "el-paso-santa-fe") == ()
    assert detours(with_turn(game, 0, turns_left=2), "el-paso-santa-fe") == ()
    (found,) = detours(
        with_turn(with_routes(game, 0, "denver-santa-fe"), 0, turns_left=2), "el-paso-santa-fe"
    )
    assert found.now == TicketLost("too few turns", 6)


def test_done_tickets_and_finished_games_have_no_news() -> None:
    game = with_routes(with_tickets(table("usa"), 0, TICKET), 1, "el-paso-santa-fe")
    assert detours(ended(game), "el-paso-santa-fe") == ()
    done = with_routes(game, 0, "denver-santa-fe", "phoenix-santa-fe", "el-paso-phoenix")
    assert detours(done, "el-paso-santa-fe") == ()


def test_a_path_over_a_loan_that_completes_another_ticket_is_no_loss() -> None:
    game = with_tickets(table("europe"), 0, "madrid-dieppe", "edinburgh-paris")
    game = with_routes(game, 0, "madrid-pamplona-black", "pamplona-paris-blue")
    game = with_routes(game, 1, "dieppe-paris")
    assert [each.ticket for each in detours(game, "dieppe-paris")] == [
        "madrid-dieppe",
        "edinburgh-paris",
    ]
    assert detours(with_stations(game, 0, "dieppe"), "dieppe-paris") == ()  # EU-12


def test_a_ticket_that_needs_a_station_now_says_so() -> None:
    game = with_tickets(table("europe"), 0, "edinburgh-paris")
    taken = ("edinburgh-london-orange", "edinburgh-london-black")
    (found,) = detours(with_routes(game, 1, taken[0]), *taken)
    assert isinstance(found.now, TicketOpen)
    assert (found.wagons, found.now.new_stations) == (7, 1)
    as_long = replace(found, now=replace(found.now, wagons=7))
    assert not as_long.costs_the_same  # it takes a station too


@pytest.mark.uncovered
@pytest.mark.parametrize(("map_id", "players"), [("usa", 2), ("italy", 3), ("amsterdam", 4)])
def test_in_whole_games_the_path_before_is_the_one_that_was_shown(
    map_id: str, players: int
) -> None:
    """As the views before and after each claim have it."""
    told = 0
    for game, seat, played in playing(map_id, players, number=3):
        claimed = [event.route for event in played.events if isinstance(event, RouteClaimed)]
        for other in map(Seat, range(players)):
            view = player_view(played.game, other)
            if claimed and other != seat and not view.public.is_last_round:
                found = ticket_detours(game.board, view, claimed)
                shown = [(each.ticket, each.wagons) for each in found]
                assert shown == _lost(game.board, player_view(game, other), view)
                told += len(found)
    assert told


def _lost(board: Board, before: PlayerView, after: PlayerView) -> list[tuple[TicketId, int]]:
    """The tickets whose path led over routes that are not free in any lane now, and its wagons."""
    taken = {*after.public.closed, *(r for seat in after.public.seats for r in seat.routes)}
    lost = []
    for ticket in before.tickets:
        ends = [board.route_ends[board.route_number[route]] for route in ticket.missing]
        free = {
            board.route_ends[number]
            for number, route in enumerate(board.routes)
            if route.id not in taken
        }
        if {*ends} <= free:
            continue
        lengths = [board.routes[board.route_number[route]].length for route in ticket.missing]
        lost.append((ticket.ticket, sum(lengths)))
    return lost
