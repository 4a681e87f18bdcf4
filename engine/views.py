"""What may be seen of a game: `PublicView` by everybody, `PlayerView` by one seat.

Views are built field by field, so a new secret in the state stays hidden until somebody adds it
here on purpose. Messages, pictures and computer players use only views.
"""

from collections.abc import Sequence
from typing import Literal, assert_never

from engine import cards as card
from engine.actions import Action, Claim
from engine.board import Board
from engine.cards import COLOURS, Cards, Colour
from engine.final_score import FinalScore
from engine.game import Game
from engine.graph import bits
from engine.house_rules import HouseRules
from engine.model import MapId, PlaceId, RouteId, Seat, TicketId
from engine.scoring import final_score
from engine.state import Opening, Over, Pile, SeatState, SecondCard, TicketChoice, TunnelDue, Turn
from engine.tickets.outlook_cache import kept_outlooks
from engine.tickets.ticket_outlook import TicketState
from engine.turns.drawing import fewest_to_keep
from engine.values import Value

Stage = Literal["opening", "turn", "second card", "ticket choice", "tunnel due", "over"]
WITHIN_A_TURN: tuple[Stage, ...] = ("second card", "ticket choice", "tunnel due")
"""The stages in which a seat has begun a turn and has to go on with it."""


class PublicSeat(Value, frozen=True):
    """What everybody may know about a seat."""

    seat: Seat
    points: int
    wagons: int
    cards: int
    tickets: int
    routes: tuple[RouteId, ...]
    stations: tuple[PlaceId, ...]
    ferry_cards: int
    merchandise: int


class Tunnel(Value, frozen=True):
    """A tunnel for which a seat must pay extra cards or give up."""

    route: RouteId
    paid: Cards
    turned: tuple[Colour, ...]
    due: int


class PublicView(Value, frozen=True):
    """The table as everybody sees it. `final`, with all tickets, is None until the game is over."""

    map: MapId
    house_rules: HouseRules
    step: int
    stage: Stage
    waiting: tuple[Seat, ...]
    seats: tuple[PublicSeat, ...]
    row: tuple[Colour, ...]
    deck: int
    discards: Cards
    tickets: int
    ferry_pile: int
    merchandise_pile: int
    closed: tuple[RouteId, ...]  # unowned routes that can no longer be claimed (ALL-12)
    is_last_round: bool
    turns_left: int
    tunnel: Tunnel | None
    final: FinalScore | None


class TicketView(Value, frozen=True):
    """One of the seat's own tickets: done, still possible, or impossible. If possible, `missing`
    are the routes still missing on the cheapest path (see `TicketOutlook`). Those of them that
    stations borrow are also in `borrowed`; for the loans `new_stations` have still to be built.
    `target`: of a ticket with several targets the one that counts, if it is done, or to which that
    path leads."""

    ticket: TicketId
    state: TicketState
    missing: tuple[RouteId, ...] = ()
    borrowed: tuple[RouteId, ...] = ()
    new_stations: int = 0
    target: PlaceId | None = None


class PlayerView(Value, frozen=True):
    """The table as one seat sees it."""

    public: PublicView
    seat: Seat
    hand: Cards
    tickets: tuple[TicketView, ...]
    offered: tuple[TicketId, ...]
    fewest_to_keep: int
    moves: tuple[Action, ...]


def public_view(game: Game) -> PublicView:
    """What everybody may see."""
    board, state = game.board, game.state
    owned = 0
    for player in state.players:
        owned |= player.routes
    is_over = isinstance(state.phase, Over)
    return PublicView(
        map=board.map.id,
        house_rules=board.house_rules,
        step=state.step,
        stage=_stage(game),
        waiting=game.waiting,
        seats=tuple(_public_seat(board, Seat(i), p) for i, p in enumerate(state.players)),
        row=_colours(state.row),
        deck=len(state.deck),
        discards=state.discards,
        tickets=len(state.tickets),
        ferry_pile=state.ferry_pile,
        merchandise_pile=state.merchandise_pile,
        closed=tuple(board.routes[route].id for route in bits(state.taken & ~owned)),
        is_last_round=state.turns_left > 0,
        turns_left=state.turns_left,
        tunnel=_tunnel(game),
        final=final_score(board, state) if is_over else None,
    )


def player_view(game: Game, seat: Seat, public: PublicView | None = None) -> PlayerView:
    """What one seat may see. `public`: what everybody may see, if it has been made already."""
    board = game.board
    tickets = [
        TicketView(
            board.tickets[ticket].id,
            outlook.state,
            tuple([board.routes[route].id for route in outlook.missing]),
            tuple([board.routes[route].id for route in outlook.borrowed]),
            outlook.new_stations,
            outlook.target,
        )
        for ticket, outlook in zip(
            game.state.players[seat].tickets, kept_outlooks(board, game.state, seat), strict=True
        )
    ]
    return _view_with(game, seat, tickets, public or public_view(game))


def view_without_outlooks(game: Game, seat: Seat) -> PlayerView:
    """The same, but all tickets count as possible, whether or not they are. For computer players,
    which look for paths themselves; it takes much less time."""
    tickets = game.state.players[seat].tickets
    possible = [TicketView(game.board.tickets[ticket].id, "possible") for ticket in tickets]
    return _view_with(game, seat, possible, public_view(game))


def _view_with(
    game: Game, seat: Seat, tickets: Sequence[TicketView], public: PublicView
) -> PlayerView:
    board, player = game.board, game.state.players[seat]
    is_opening = isinstance(game.state.phase, Opening)
    deal = board.map.first_tickets if is_opening else board.map.more_tickets
    return PlayerView(
        public=public,
        seat=seat,
        hand=player.hand,
        tickets=tuple(tickets),
        offered=tuple(board.tickets[ticket].id for ticket in player.offered),
        fewest_to_keep=fewest_to_keep(deal, len(player.offered)),
        moves=tuple(game.moves(seat)),
    )


def may_play(board: Board, view: PlayerView, action: Action) -> bool:
    """Whether the rules allow the seat an action now: one of its moves, or a claim of one of their
    routes with other substitutes (NOR-9)."""
    if action in view.moves:
        return True
    if not isinstance(action, Claim) or action.ferry_cards:
        return False
    is_offered = any(isinstance(m, Claim) and m.route == action.route for m in view.moves)
    number = board.route_number.get(action.route, 0)
    return is_offered and board.claim_table.is_paid_with_substitutes(action, number, view.hand)


def _stage(game: Game) -> Stage:
    match game.state.phase:
        case Opening():
            return "opening"
        case Turn():
            return "turn"
        case SecondCard():
            return "second card"
        case TicketChoice():
            return "ticket choice"
        case TunnelDue():
            return "tunnel due"
        case Over():
            return "over"
        case _:
            assert_never(game.state.phase)


def _public_seat(board: Board, seat: Seat, player: SeatState) -> PublicSeat:
    return PublicSeat(
        seat=seat,
        points=player.points,
        wagons=player.wagons,
        cards=card.total(player.hand),
        tickets=len(player.tickets),
        routes=tuple(board.routes[route].id for route in bits(player.routes)),
        stations=tuple(board.places[city].id for city in player.stations),
        ferry_cards=player.ferry_cards,
        merchandise=player.merchandise,
    )


def _tunnel(game: Game) -> Tunnel | None:
    phase = game.state.phase
    if not isinstance(phase, TunnelDue):
        return None
    route = game.board.routes[phase.route].id
    return Tunnel(route, phase.paid, _colours(phase.turned), phase.due)


def _colours(pile: Pile) -> tuple[Colour, ...]:
    return tuple(COLOURS[c] for c in pile)
