"""What was remarkable about a finished game, for messages, pictures and alt texts alike."""

from collections.abc import Iterator
from typing import Literal

from engine.board import Board
from engine.final_score import (
    AttractionsLine,
    DistrictsLine,
    FinalScore,
    MandalaLine,
    MerchandiseLine,
    RegionsLine,
    SeatScore,
    StationsLine,
    TicketLine,
    TrailLine,
)
from engine.model import Seat, Stations
from engine.values import Value

AwardKind = Literal[
    "last-turn",
    "all-tickets",
    "longest-path",
    "all-regions",
    "most-regions",
    "most-merchandise",
    "most-attractions",
    "most-districts",
    "most-mandalas",
    "no-station",
    "best-ticket",
]
MIN_TICKETS = 3  # of somebody who has completed all of them


class Award(Value, frozen=True):
    """Who deserves it, in the order of the seats. `number`: a length, a count or points; 0 if the
    award says everything."""

    kind: AwardKind
    seats: tuple[Seat, ...]
    number: int = 0

    @property
    def key(self) -> str:
        """Of its text, which begins with a small letter."""
        return f"award-{self.kind}"


def awards_of(
    board: Board, final: FinalScore, *, is_won_on_last_turn: bool = False
) -> tuple[Award, ...]:
    """The awards of a game, the most remarkable first. `is_won_on_last_turn`: the winner would have
    lost without their last turn, which the final score does not tell."""
    last_turn = [Award("last-turn", final.winners)] if is_won_on_last_turn else []
    return (*last_turn, *_awards(board, final))


def margin(final: FinalScore) -> int:
    """By how many points the winner is ahead of everybody else; 0 if points did not decide."""
    totals = sorted((score.total for score in final.seats), reverse=True)
    return totals[0] - totals[1] if final.decided_by == "points" else 0


def _awards(board: Board, final: FinalScore) -> Iterator[Award]:
    seats = final.seats
    if found := tuple(score.seat for score in seats if _has_all_tickets(score)):
        yield Award("all-tickets", found)
    yield from _most("longest-path", {score.seat: _trail(score) for score in seats})
    every = len(board.map.regions)
    if every and (found := tuple(score.seat for score in seats if _regions(score) == every)):
        yield Award("all-regions", found)
    else:
        yield from _most("most-regions", {score.seat: _counted_regions(score) for score in seats})
    yield from _most("most-merchandise", {score.seat: _merchandise(score) for score in seats})
    yield from _most("most-attractions", {score.seat: _attractions(score) for score in seats})
    yield from _most("most-districts", {score.seat: _districts(score) for score in seats})
    yield from _most("most-mandalas", {score.seat: _mandalas(score) for score in seats})
    frugal = tuple(score.seat for score in seats if _has_built_no_station(board, score))
    if 0 < len(frugal) < len(seats):
        yield Award("no-station", frugal)
    yield from _most("best-ticket", {score.seat: _best_ticket(score) for score in seats})


def _most(kind: AwardKind, numbers: dict[Seat, int]) -> Iterator[Award]:
    """For those with the highest number, unless that is 0 or everybody has it."""
    most = max(numbers.values())
    seats = tuple(seat for seat, number in numbers.items() if number == most)
    if most > 0 and len(seats) < len(numbers):
        yield Award(kind, seats, most)


def _has_all_tickets(score: SeatScore) -> bool:
    tickets = [line for line in score.lines if isinstance(line, TicketLine)]
    return len(tickets) >= MIN_TICKETS and all(line.done for line in tickets)


def _best_ticket(score: SeatScore) -> int:
    done = [line.points for line in score.lines if isinstance(line, TicketLine) and line.done]
    return max(done, default=0)


def _trail(score: SeatScore) -> int:
    return max((line.length for line in score.lines if isinstance(line, TrailLine)), default=0)


def _regions(score: SeatScore) -> int:
    """Of the seat's largest network."""
    return max(
        (len(line.regions) for line in score.lines if isinstance(line, RegionsLine)), default=0
    )


def _counted_regions(score: SeatScore) -> int:
    """The same as it scores: some count twice."""
    return max((line.count for line in score.lines if isinstance(line, RegionsLine)), default=0)


def _merchandise(score: SeatScore) -> int:
    return sum(line.cards for line in score.lines if isinstance(line, MerchandiseLine))


def _attractions(score: SeatScore) -> int:
    return sum(len(line.places) for line in score.lines if isinstance(line, AttractionsLine))


def _districts(score: SeatScore) -> int:
    return sum(len(line.districts) for line in score.lines if isinstance(line, DistrictsLine))


def _mandalas(score: SeatScore) -> int:
    return sum(len(line.tickets) for line in score.lines if isinstance(line, MandalaLine))


def _has_built_no_station(board: Board, score: SeatScore) -> bool:
    each = [rule.each for rule in board.map.rules if isinstance(rule, Stations)]
    unbuilt = [line.unbuilt for line in score.lines if isinstance(line, StationsLine)]
    return bool(each) and unbuilt == each
