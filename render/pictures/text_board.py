"""The complete board as text, for people who do not see pictures."""

from collections.abc import Sequence

from engine.board import Board
from engine.model import Route, RouteId, Seat
from engine.views import PlayerView, PublicView
from maps.names import ends_name, find_route
from render.pictures import alt_text
from render.words.phrases import cards_text, colours_text, map_name, route_text
from render.words.say import Say


def text_board(view: PublicView, board: Board, names: Sequence[str], say: Say) -> str:
    """Everything that is on the picture of the board."""
    closed = [_route(find_route(board, route), board, say) for route in view.closed]
    free = [_route(route, board, say) for route in _free(view, board)]
    lines = [
        say("phrase-board", map=map_name(board.map, say), step=view.step),
        *alt_text.situation(view, names, say),
        *(alt_text.scores(view.final, names, say) if view.final else ()),
        *alt_text.tunnel_lines(view, board, say),
        say("phrase-row", colours=colours_text(view.row, say)),
        alt_text.piles_line(view, board, say),
        "",
        *alt_text.seat_lines(view, board, names, say),
        *(
            alt_text.station_line(seat, board, names[seat.seat], say)
            for seat in view.seats
            if seat.stations
        ),
        *_section(say("phrase-taken"), _taken(view, board, names, say)),
        *_section(say("phrase-closed"), closed),
        *_section(say("phrase-free"), free),
    ]
    return "\n".join(lines) + "\n"


def text_hand(view: PlayerView, board: Board, say: Say) -> str:
    """Everything that is on the picture of a hand."""
    cards = say("phrase-hand", cards=cards_text(view.hand, say))
    held = alt_text.held_line(view, board, say)
    return "\n".join([cards, held, *alt_text.tickets(view, board, say)]) + "\n"


def _section(title: str, lines: Sequence[str]) -> list[str]:
    return ["", f"{title} ({len(lines)})", *(f"- {line}" for line in lines)] if lines else []


def _taken(view: PublicView, board: Board, names: Sequence[str], say: Say) -> list[str]:
    owner: dict[RouteId, Seat] = {r: seat.seat for seat in view.seats for r in seat.routes}
    return [
        f"{names[owner[route.id]]}: {_route(route, board, say)}"
        for route in board.routes
        if route.id in owner
    ]


def _free(view: PublicView, board: Board) -> list[Route]:
    gone = {route for seat in view.seats for route in seat.routes} | set(view.closed)
    return [route for route in board.routes if route.id not in gone]


def _route(route: Route, board: Board, say: Say) -> str:
    """`Paris - Zürich: 3 grey, tunnel`."""
    return route_text(route, ends_name(board, route.ends), say)
