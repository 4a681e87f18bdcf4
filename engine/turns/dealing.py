"""The beginning of a game: shuffled decks, first hands, the open row and first tickets."""

from engine import cards as card
from engine.board import Board
from engine.cards import Seed
from engine.map_index import MapIndex
from engine.model import Seat, TicketKind
from engine.state import Opening, SeatState, State
from engine.turns.drawing import offer
from engine.working_state import WorkingState


def deal(board: Board, players: int, seed: Seed, rules_version: int) -> WorkingState:
    """The state of a new game, from shuffles 1, 2, … of the seed."""
    working = WorkingState(board, seed, _empty_table(board, players), rules_version)
    working.deck = bytes(working.shuffled(board.train_cards))
    for seat in range(players):
        hand = b"".join(working.draw() for _ in range(board.map.market.hand))
        working.give(Seat(seat), card.pack(hand))
    working.settle_row()
    _deal_tickets(working)
    for rule in board.rules:
        rule.deal(working)
    return working


def _empty_table(board: Board, players: int) -> State:
    return State(
        phase=Opening(tuple(Seat(seat) for seat in range(players))),
        players=(SeatState(card.NONE, board.map.wagons),) * players,
        row=b"",
        deck=b"",
        discards=card.NONE,
        tickets=(),
        refused=(),
        taken=0,
        shuffles=0,
    )


def _deal_tickets(working: WorkingState) -> None:
    """Offer first tickets to every seat.

    Each kind is shuffled and dealt separately. What is left of a kind that cannot be drawn later
    leaves the game (EU-2).
    """
    map_ = working.index.map
    offers: list[tuple[int, ...]] = [()] * len(working.players)
    for kind in {**map_.first_tickets.offered, **map_.more_tickets.offered}:
        number = map_.first_tickets.offered.get(kind, 0)
        pile = working.shuffled(_tickets_of(working.index, kind))
        for seat in range(len(offers)):
            offers[seat] += tuple(pile[:number])
            pile = pile[number:]
        if kind in map_.more_tickets.offered:
            working.tickets += tuple(pile)
    if len(map_.more_tickets.offered) > 1:
        working.tickets = tuple(working.shuffled(working.tickets))
    for seat, tickets in enumerate(offers):
        offer(working, Seat(seat), tickets, map_.first_tickets)


def _tickets_of(index: MapIndex, kind: TicketKind) -> list[int]:
    return [number for number, ticket in enumerate(index.tickets) if ticket.kind == kind]
