"""Claiming a route: whether it is open, how it is paid for, and what the claim changes."""

from msgspec.structs import replace

from engine import cards as card
from engine.actions import Claim
from engine.board import Board
from engine.cards import Cards
from engine.events import RouteClaimed
from engine.graph import joined
from engine.model import Seat
from engine.refusals import Code, Refusal
from engine.turns.phase_checks import require_turn
from engine.working_state import WorkingState


def claim_route(board: Board, working: WorkingState, seat: Seat, claim: Claim) -> None:
    """Claim a route and pay for it, unless a rule takes the claim over (tunnels)."""
    require_turn(working, claim)
    player = working.players[seat]
    route = board.route_number.get(claim.route)
    if route is None:
        raise Refusal(Code.UNKNOWN_ROUTE, route=claim.route)
    if not board.open_to(player, working.taken) >> route & 1:
        raise _why_closed(working, seat, route)
    board.claim_table.check(claim, route, player.hand, player.ferry_cards)
    for rule in board.rules_that_interrupt:
        if rule.interrupt(working, seat, route, claim):
            return
    pay(working, seat, claim.cards, claim.ferry_cards)
    place_wagons(working, seat, route, claim.cards, claim.ferry_cards)


def _why_closed(working: WorkingState, seat: Seat, route: int) -> Refusal:
    index, player = working.index, working.players[seat]
    route_id = index.routes[route].id
    for owner, other in enumerate(working.players):
        if other.routes >> route & 1:
            return Refusal(Code.ROUTE_TAKEN, route=route_id, owner=owner)
    if player.routes & index.lanes[route]:
        return Refusal(Code.OWN_OTHER_LANE, route=route_id)
    if working.taken >> route & 1:
        owner = next(i for i, p in enumerate(working.players) if p.routes & index.lanes[route])
        return Refusal(Code.OTHER_LANE_TAKEN, route=route_id, owner=owner)
    length = index.routes[route].length
    return Refusal(Code.TOO_FEW_WAGONS, route=route_id, need=length, have=player.wagons)


def pay(working: WorkingState, seat: Seat, cards: Cards, ferry_cards: int = 0) -> None:
    """Take cards from a hand. Ferry cards go back to their pile (IT-4); train cards must be
    discarded by the caller."""
    player = working.players[seat]
    working.players[seat] = replace(
        player, hand=player.hand - cards, ferry_cards=player.ferry_cards - ferry_cards
    )
    working.ferry_pile += ferry_cards


def take_back(working: WorkingState, seat: Seat, cards: Cards, ferry_cards: int) -> None:
    """Return to the hand what was paid."""
    pay(working, seat, Cards(-cards), -ferry_cards)


def place_wagons(
    working: WorkingState,
    seat: Seat,
    route: int,
    paid: Cards,
    ferry_cards: int,
    turned: Cards = card.NONE,
) -> None:
    """Give a route that has been paid for to the seat: place wagons, score it (ALL-10), discard the
    cards, and end the turn."""
    index, player = working.index, working.players[seat]
    points = index.points[route]
    working.players[seat] = replace(
        player,
        wagons=player.wagons - index.routes[route].length,
        points=player.points + points,
        routes=player.routes | 1 << route,
        shut=player.shut | index.lanes[route],
        networks=joined(player.networks, index.route_ends[route], index.through[route]),
    )
    working.taken |= index.taken_by_claim(route, len(working.players))
    working.events.append(RouteClaimed(seat, index.routes[route].id, paid, ferry_cards, points))
    working.discard(Cards(paid + turned))
    working.claimed_route = route
    working.is_turn_over = True
