"""Claiming a route: whether it is open, what is paid, and what the claim changes."""

from msgspec.structs import replace

from engine import cards as card
from engine.actions import Claim
from engine.cards import Cards
from engine.ending import end_turn
from engine.events import RouteClaimed
from engine.graph import joined
from engine.model import Seat
from engine.phase_checks import must_begin_turn
from engine.refusals import Code, Refusal
from engine.working_state import WorkingState


def claim_route(draft: WorkingState, seat: Seat, claim: Claim) -> None:
    must_begin_turn(draft, claim)
    board, player = draft.board, draft.players[seat]
    route = board.route_number.get(claim.route)
    if route is None:
        raise Refusal(Code.UNKNOWN_ROUTE, route=claim.route)
    if not board.open_to(player, draft.taken) >> route & 1:
        raise _why_closed(draft, seat, route)
    board.till.check(claim, route, player.hand, player.ferry_cards)
    for rule in board.interrupting:
        if rule.interrupt(draft, seat, route, claim):
            return
    pay(draft, seat, claim.cards, claim.ferry_cards)
    place_wagons(draft, seat, route, claim.cards, claim.ferry_cards)


def _why_closed(draft: WorkingState, seat: Seat, route: int) -> Refusal:
    board, player = draft.board, draft.players[seat]
    route_id = board.routes[route].id
    for owner, other in enumerate(draft.players):
        if other.routes >> route & 1:
            return Refusal(Code.ROUTE_TAKEN, route=route_id, owner=owner)
    if player.routes & board.lanes[route]:
        return Refusal(Code.OWN_OTHER_LANE, route=route_id)
    if draft.taken >> route & 1:
        owner = next(i for i, p in enumerate(draft.players) if p.routes & board.lanes[route])
        return Refusal(Code.OTHER_LANE_TAKEN, route=route_id, owner=owner)
    length = board.routes[route].length
    return Refusal(Code.TOO_FEW_WAGONS, route=route_id, need=length, have=player.wagons)


def pay(draft: WorkingState, seat: Seat, cards: Cards, ferry_cards: int = 0) -> None:
    """Take cards from a hand. Ferry cards go back to their pile (IT-4)."""
    player = draft.players[seat]
    draft.players[seat] = replace(
        player, hand=player.hand - cards, ferry_cards=player.ferry_cards - ferry_cards
    )
    draft.ferry_pile += ferry_cards


def take_back(draft: WorkingState, seat: Seat, cards: Cards, ferry_cards: int) -> None:
    """What was paid returns to the hand."""
    pay(draft, seat, Cards(-cards), -ferry_cards)


def place_wagons(
    draft: WorkingState,
    seat: Seat,
    route: int,
    paid: Cards,
    ferry_cards: int,
    turned: Cards = card.NONE,
) -> None:
    """The route is paid: put wagons on it, score it (ALL-10), lay off the cards, end the turn."""
    board, player = draft.board, draft.players[seat]
    points = board.points[route]
    draft.players[seat] = replace(
        player,
        wagons=player.wagons - board.routes[route].length,
        points=player.points + points,
        routes=player.routes | 1 << route,
        shut=player.shut | board.lanes[route],
        networks=joined(player.networks, board.route_ends[route], board.through[route]),
    )
    draft.taken |= board.taken_by_claim(route, len(draft.players))
    draft.events.append(RouteClaimed(seat, board.routes[route].id, paid, ferry_cards, points))
    draft.discard(Cards(paid + turned))
    for rule in board.claiming:
        rule.claimed(draft, seat, route)
    end_turn(draft, seat)
