"""The beginning of a game: shuffle, deal, lay open."""

from engine import cards as card
from engine.board import Board
from engine.cards import Seed
from engine.drawing import offer
from engine.model import Seat, TicketKind
from engine.state import Opening, SeatState, State
from engine.working_state import WorkingState


def deal(board: Board, players: int, seed: Seed) -> WorkingState:
    """First hands, the open row and first tickets, from shuffles 1, 2, … of the seed."""
    draft = WorkingState(board, seed, _empty_table(board, players))
    draft.deck = bytes(draft.shuffled(board.train_cards))
    for seat in range(players):
        hand = b"".join(draft.draw() for _ in range(board.map.market.hand))
        draft.give(Seat(seat), card.pack(hand))
    draft.settle_row()
    _deal_tickets(draft)
    for rule in board.rules:
        rule.deal(draft)
    return draft


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


def _deal_tickets(draft: WorkingState) -> None:
    """Each kind is shuffled and dealt by itself. What is left of a kind that cannot be drawn later
    leaves the game (EU-2)."""
    map_ = draft.board.map
    offers: list[tuple[int, ...]] = [()] * len(draft.players)
    for kind in {**map_.first_tickets.offered, **map_.more_tickets.offered}:
        number = map_.first_tickets.offered.get(kind, 0)
        pile = draft.shuffled(_tickets_of(draft.board, kind))
        for seat in range(len(offers)):
            offers[seat] += tuple(pile[:number])
            pile = pile[number:]
        if kind in map_.more_tickets.offered:
            draft.tickets += tuple(pile)
    if len(map_.more_tickets.offered) > 1:
        draft.tickets = tuple(draft.shuffled(draft.tickets))
    for seat, tickets in enumerate(offers):
        offer(draft, Seat(seat), tickets, map_.first_tickets)


def _tickets_of(board: Board, kind: TicketKind) -> list[int]:
    return [number for number, ticket in enumerate(board.tickets) if ticket.kind == kind]
