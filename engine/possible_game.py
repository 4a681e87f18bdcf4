"""A game that could be the one a seat sees: what the seat cannot see is dealt at random.

For computer players, which see nothing secret and try out what may happen next.
"""

import random
from collections import Counter
from collections.abc import Sequence

from engine import cards as card
from engine.board import Board
from engine.cards import Cards, Seed
from engine.game import Game
from engine.graph import joined
from engine.model import RouteId
from engine.state import PlaceSet, RouteSet, SeatState, State, Turn
from engine.views import PlayerView, PublicSeat

SEED_BYTES = 32


def possible_game(
    board: Board, view: PlayerView, rng: random.Random, done_share: float = 0.0
) -> Game:
    """A game that looks to the seat as this view does. `rng` deals the deck and what the others
    hold: each of their tickets is done with probability `done_share`, if one can be. The seat must
    be about to begin its turn."""
    public = view.public
    own = tuple([board.ticket_number[ticket.ticket] for ticket in view.tickets])
    cards = _unseen_cards(board, view)
    tickets = [number for number in range(len(board.tickets)) if number not in own]
    rng.shuffle(cards)
    rng.shuffle(tickets)
    players = []
    for seat in public.seats:
        if seat.seat == view.seat:
            players.append(_seat_state(board, seat, view.hand, own))
            continue
        networks = _networks(board, seat)
        done = [ticket for ticket in tickets if board.is_ticket_done(ticket, networks)]
        held = _likely_tickets(seat.tickets, tickets, done, rng, done_share)
        players.append(_seat_state(board, seat, card.pack(_dealt(cards, seat.cards)), held))
    drawable = [t for t in tickets if board.tickets[t].kind in board.map.more_tickets.offered]
    taken = _route_set(board, public.closed)
    for player in players:
        taken |= player.routes
    state = State(
        phase=Turn((view.seat,)),
        players=tuple(players),
        row=bytes(public.row),
        deck=bytes(cards),
        discards=public.discards,
        tickets=tuple(drawable[: public.tickets]),
        refused=(),
        taken=taken,
        shuffles=0,
        step=public.step,
        turns_left=public.turns_left,
        ferry_pile=public.ferry_pile,
        merchandise_pile=public.merchandise_pile,
    )
    return Game(board, Seed(rng.randbytes(SEED_BYTES)), state)


def _unseen_cards(board: Board, view: PlayerView) -> list[int]:
    """Every card that is in the deck or in the hand of another seat."""
    seen = (*card.unpack(view.hand), *view.public.row, *card.unpack(view.public.discards))
    left = Counter(board.train_cards) - Counter(map(int, seen))
    return list(left.elements())


def _dealt(pile: list[int], number: int) -> list[int]:
    """The first things of a pile, which loses them."""
    dealt = pile[:number]
    del pile[:number]
    return dealt


def _likely_tickets(
    number: int, tickets: list[int], done: Sequence[int], rng: random.Random, done_share: float
) -> tuple[int, ...]:
    """So many of the tickets, which lose them."""
    found: list[int] = []
    for _ in range(number):
        is_done = rng.random() < done_share
        alike = [ticket for ticket in tickets if (ticket in done) == is_done]
        ticket = (alike or tickets)[0]
        tickets.remove(ticket)
        found.append(ticket)
    return tuple(found)


def _seat_state(board: Board, seat: PublicSeat, hand: Cards, tickets: tuple[int, ...]) -> SeatState:
    shut = 0
    for route in seat.routes:
        shut |= board.lanes[board.route_number[route]]
    return SeatState(
        hand=hand,
        wagons=seat.wagons,
        points=seat.points,
        tickets=tickets,
        routes=_route_set(board, seat.routes),
        shut=shut,
        networks=_networks(board, seat),
        stations=tuple([board.place_number[city] for city in seat.stations]),
        ferry_cards=seat.ferry_cards,
        merchandise=seat.merchandise,
    )


def _route_set(board: Board, routes: Sequence[RouteId]) -> RouteSet:
    return sum([1 << board.route_number[route] for route in routes])


def _networks(board: Board, seat: PublicSeat) -> tuple[PlaceSet, ...]:
    found: tuple[PlaceSet, ...] = ()
    for route in seat.routes:
        number = board.route_number[route]
        found = joined(found, board.route_ends[number], board.through[number])
    return found
