"""What the page says about things one cannot do now: what is missing for a route, why a route can
no longer be claimed, how far a ticket is; and which part of the board matters."""

from collections.abc import Iterator

from bot.domain.open_routes import open_routes
from bot.messages.parts.phrasebook import Phrasebook, without_escapes
from bot.messages.parts.routes import missing_text, tickets_by_route
from bot.messages.refusals import refusal_message
from engine.model import Route, RouteId
from engine.refusals import Code, Refusal
from engine.tickets.ticket_progress import ticket_progress
from engine.views import PlayerView
from maps.ticket_states import ticket_state
from render.pictures.own_frame import frame_of

Json = dict[str, object]


def part_that_matters(phrases: Phrasebook, view: PlayerView) -> list[int] | None:
    """Left, top, width and height of what the seat's private board shows; None for all of it."""
    frame = frame_of(view, phrases.board, ())
    return None if frame is None else [frame.left, frame.top, frame.width, frame.height]


def open_to_seat(phrases: Phrasebook, view: PlayerView) -> dict[RouteId, Json]:
    """The routes that the seat may claim in its turn: what is missing for each, if anything, and
    the tickets for which the route is wanted."""
    wanted = tickets_by_route(phrases.board, view)
    return {
        route.id: {
            "missing": missing_text(phrases, view, route),
            "tickets": list(wanted.get(route.id, ())),
        }
        for route in open_routes(phrases.board, view, phrases.board.routes)
    }


def barred(phrases: Phrasebook, view: PlayerView) -> dict[RouteId, str]:
    """The routes without an owner that the seat can never claim now, and why not."""
    board, public = phrases.board, view.public
    owned = {route for seat in public.seats for route in seat.routes}
    found = {route.id for route in open_routes(board, view, board.routes)}
    return {
        route.id: without_escapes(refusal_message(phrases, _why_barred(phrases, view, route)).text)
        for route in board.routes
        if route.id not in owned and route.id not in found
    }


def ticket_states(phrases: Phrasebook, view: PlayerView) -> Iterator[str]:
    """How far the seat is with each of its tickets: `12 trains to go`, `completed`."""
    wagons = view.public.seats[view.seat].wagons
    for progress in ticket_progress(phrases.board, view):
        yield ticket_state(progress, wagons, phrases.say)


def _why_barred(phrases: Phrasebook, view: PlayerView, route: Route) -> Refusal:
    board, public = phrases.board, view.public
    lanes = board.lanes[board.route_number[route.id]]
    owners = [
        seat.seat
        for seat in public.seats
        if any(lanes >> board.route_number[each] & 1 for each in seat.routes)
    ]
    if view.seat in owners:
        return Refusal(Code.OWN_OTHER_LANE, route=route.id)
    if route.id in public.closed:
        return Refusal(Code.OTHER_LANE_TAKEN, route=route.id, owner=owners[0])
    have = public.seats[view.seat].wagons
    return Refusal(Code.TOO_FEW_WAGONS, route=route.id, need=route.length, have=have)
