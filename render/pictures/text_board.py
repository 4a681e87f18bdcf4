"""The complete board as text, for those who do not see pictures."""

from collections.abc import Iterator, Sequence

from engine.board import Board
from engine.model import Route, RouteId, Seat
from engine.views import PlayerView, PublicView
from render.pictures import alt_text
from render.words.alt_phrases import ENGLISH, AltPhrases, cards_text, colours_text
from render.words.names import ends_name, find_route, place_name, route_name


def text_board(
    view: PublicView, board: Board, names: Sequence[str], say: AltPhrases = ENGLISH
) -> str:
    """Everything that is on the picture of the board."""
    lines = [
        say.board.format(map=say.map_name(board.map), step=view.step),
        *alt_text.situation(view, names, say),
        *(alt_text.scores(view.final, names, say) if view.final else ()),
        *_tunnel(view, board, say),
        say.row.format(colours=colours_text(view.row, say)),
        alt_text.piles_line(view, board, say),
        "",
        *(alt_text.seat_line(view, s.seat, board, names[s.seat], say) for s in view.seats),
        *_stations(view, board, names, say),
        *_section(say.taken, _taken(view, board, names, say)),
        *_section(say.closed, [_route(find_route(board, r), board, say) for r in view.closed]),
        *_section(say.free, [_route(route, board, say) for route in _free(view, board)]),
    ]
    return "\n".join(lines) + "\n"


def text_hand(view: PlayerView, board: Board, say: AltPhrases = ENGLISH) -> str:
    """Everything that is on the picture of a hand."""
    cards = say.hand.format(cards=cards_text(view.hand, say))
    held = alt_text.held_line(view, board, say)
    return "\n".join([cards, held, *alt_text.tickets(view, board, say)]) + "\n"


def _tunnel(view: PublicView, board: Board, say: AltPhrases) -> list[str]:
    if view.tunnel is None:
        return []
    route, colours = route_name(board, view.tunnel.route), colours_text(view.tunnel.turned, say)
    return [say.tunnel.format(route=route, colours=colours, due=view.tunnel.due)]


def _stations(
    view: PublicView, board: Board, names: Sequence[str], say: AltPhrases
) -> Iterator[str]:
    for seat in view.seats:
        if seat.stations:
            places = ", ".join(place_name(board, city) for city in seat.stations)
            yield say.stations.format(name=names[seat.seat], places=places)


def _section(title: str, lines: Sequence[str]) -> list[str]:
    return ["", f"{title} ({len(lines)})", *(f"- {line}" for line in lines)] if lines else []


def _taken(view: PublicView, board: Board, names: Sequence[str], say: AltPhrases) -> list[str]:
    owner: dict[RouteId, Seat] = {r: seat.seat for seat in view.seats for r in seat.routes}
    return [
        f"{names[owner[route.id]]}: {_route(route, board, say)}"
        for route in board.routes
        if route.id in owner
    ]


def _free(view: PublicView, board: Board) -> list[Route]:
    gone = {route for seat in view.seats for route in seat.routes} | set(view.closed)
    return [route for route in board.routes if route.id not in gone]


def _route(route: Route, board: Board, say: AltPhrases) -> str:
    """`Paris - Zürich: 3 grey, tunnel`."""
    extras = ""
    if route.tunnel:
        extras += say.tunnel_extra
    if route.locomotives:
        extras += say.locomotives_extra.format(number=route.locomotives)
    if route.waves:
        extras += say.waves_extra.format(number=route.waves)
    if route.carts:
        extras += say.carts_extra
    return say.route.format(
        route=ends_name(board, route.ends),
        length=route.length,
        colour=say.grey if route.colour is None else say.colour[route.colour],
        extras=extras,
    )
