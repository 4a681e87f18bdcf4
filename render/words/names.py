"""The names of places, routes and tickets, for those who read."""

from collections.abc import Iterator

from engine.board import Board
from engine.model import PlaceId, Route, RouteId, Ticket, TicketId
from engine.views import PlayerView
from render.ink.fonts import DASH


def place_name(board: Board, place: PlaceId) -> str:
    """`Zürich`."""
    return board.places[board.place_number[place]].name


def route_name(board: Board, route: RouteId) -> str:
    """`Paris - Zürich`."""
    return ends_name(board, find_route(board, route).ends)


def ticket_name(board: Board, ticket: TicketId) -> str:
    """`Paris - Wien`."""
    return ends_name(board, find_ticket(board, ticket).ends)


def ends_name(board: Board, ends: tuple[PlaceId, PlaceId]) -> str:
    """Both places with a dash."""
    return DASH.join(both_names(board, ends))


def both_names(board: Board, ends: tuple[PlaceId, PlaceId]) -> tuple[str, str]:
    """The names of the two places."""
    return place_name(board, ends[0]), place_name(board, ends[1])


def find_route(board: Board, route: RouteId) -> Route:
    """The route of that name."""
    return board.routes[board.route_number[route]]


def offers(view: PlayerView) -> Iterator[tuple[int, TicketId]]:
    """What a seat may choose from. The numbers go on after those of its own tickets, so that
    no two are alike on its board."""
    return enumerate(view.offered, start=len(view.tickets) + 1)


def find_ticket(board: Board, ticket: TicketId) -> Ticket:
    """The ticket of that name."""
    return board.tickets[board.ticket_number[ticket]]
