"""Computes the final score and the winners from routes, tickets and the map's rules."""

from collections.abc import Sequence
from typing import assert_never

from engine.board import Board
from engine.final_score import (
    Borrowed,
    Decider,
    FinalScore,
    RoutesLine,
    ScoreLine,
    SeatScore,
    TicketLine,
    TrailLine,
)
from engine.graph import bits
from engine.model import Seat, TieBreak
from engine.rules.base import CandidateNetworks, ScoredSeat
from engine.rules.bonuses import trail_of
from engine.state import SeatState, State


def final_score(board: Board, state: State) -> FinalScore:
    """Every seat's score line by line, and the winners."""
    found = [best_candidate(board, state, Seat(seat)) for seat in range(len(state.players))]
    tickets = [ticket_lines(board, state, Seat(seat), each) for seat, each in enumerate(found)]
    bonuses = bonus_lines(board, state.players, tickets)
    seats = tuple(
        _seat_score(board, state, Seat(seat), (*lines, *bonuses[seat]), found[seat].borrowed)
        for seat, lines in enumerate(tickets)
    )
    return FinalScore(seats, *_winners(board, state, seats))


def bonus_lines(
    board: Board, players: Sequence[SeatState], tickets: Sequence[Sequence[TicketLine]]
) -> list[list[ScoreLine]]:
    """For each seat the lines of the map's rules. `tickets`: the lines of each seat's tickets."""
    seats = [_scored(player) for player in players]
    found = [rule.score(board, seats) for rule in board.rules_with_bonuses]
    found += [rule.score_tickets(board, seats, tickets) for rule in board.rules_with_ticket_bonuses]
    return [[line for lines in found for line in lines[seat]] for seat in range(len(seats))]


def _scored(player: SeatState) -> ScoredSeat:
    built, held = len(player.stations), player.merchandise
    return ScoredSeat(player.routes, player.networks, built, held)


def _seat_score(
    board: Board,
    state: State,
    seat: Seat,
    lines: Sequence[ScoreLine],
    borrowed: tuple[Borrowed, ...],
) -> SeatScore:
    routes = list(bits(state.players[seat].routes))
    counted_again = sum(board.points[route] for route in routes)  # ALL-15
    lines = (RoutesLine(counted_again, len(routes)), *lines)
    return SeatScore(
        seat,
        lines,
        total=sum(line.points for line in lines),
        tickets_done=sum(isinstance(line, TicketLine) and line.done for line in lines),
        borrowed=borrowed,
    )


def best_candidate(board: Board, state: State, seat: Seat) -> CandidateNetworks:
    """The seat's candidate networks with the most ticket points, then the most tickets done."""

    def worth(candidate: CandidateNetworks) -> tuple[int, int]:
        lines = ticket_lines(board, state, seat, candidate)
        return sum(line.points for line in lines), sum(line.done for line in lines)

    candidates = [CandidateNetworks(state.players[seat].networks)]
    for rule in board.rules:
        candidates += rule.networks(board, state, seat)
    return max(candidates, key=worth) if len(candidates) > 1 else candidates[0]


def ticket_lines(
    board: Board, state: State, seat: Seat, candidate: CandidateNetworks
) -> tuple[TicketLine, ...]:
    """A line for each ticket of a seat, scored by the candidate networks (ALL-13)."""
    lines = []
    for number in state.players[seat].tickets:
        ticket = board.tickets[number]
        target = board.target_reached(number, candidate.networks)
        if target is None:
            cost = board.least_ticket_points[number]
            lines.append(TicketLine(-cost, ticket.id, done=False))
        else:
            reached = target.place if ticket.others else None
            lines.append(TicketLine(target.points, ticket.id, done=True, reached=reached))
    return tuple(lines)


def _winners(
    board: Board, state: State, seats: tuple[SeatScore, ...]
) -> tuple[tuple[Seat, ...], Decider]:
    """The winners and what decided: most points, then the map's tie-breaks in order."""
    best = _best(seats, [score.total for score in seats])
    decided_by: Decider = "points"
    for tie_break in board.map.tie_breaks:
        if len(best) > 1:
            best = _best(best, [_tie_break(tie_break, board, state, score) for score in best])
            decided_by = tie_break
    return tuple(score.seat for score in best), decided_by if len(best) == 1 else "nothing"


def _best(seats: Sequence[SeatScore], values: list[int]) -> list[SeatScore]:
    return [score for score, value in zip(seats, values, strict=True) if value == max(values)]


def _tie_break(tie_break: TieBreak, board: Board, state: State, score: SeatScore) -> int:
    match tie_break:
        case "tickets done":
            return score.tickets_done
        case "fewest stations":
            return -len(state.players[score.seat].stations)
        case "longest trail":
            return _trail_worth(board, state, score)
        case _:
            assert_never(tie_break)


def _trail_worth(board: Board, state: State, score: SeatScore) -> int:
    """What a tie is decided by: the points for the longest trail, or on a map that gives none, its
    length (NOR-15)."""
    for line in score.lines:
        if isinstance(line, TrailLine):
            return line.points
    return trail_of(board, state.players[score.seat].routes).length
