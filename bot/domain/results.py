"""How a finished game ended: what is kept of it for profiles, ratings and the leaderboard.

A seat is rated if whoever has it at the end made more than half of its moves themselves. So a
person whose seat was mostly played by a stand-in, and a substitute who came late, are not rated;
nor is the seat of somebody who resigned, nor one at which somebody saw something hidden and took it
back without asking anybody. The others at the table are rated as usual, by their places among each
other. Nobody is rated in a friendly game on the same cards as before. A game that was cancelled has
no result.
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from statistics import median

from bot.domain.events import AnyEvent, Resigned, Substituted
from bot.domain.table import NOBODY, ComputerPlayer, GuildId, Level, Seq, Table, TableId, UserId
from engine.final_score import (
    FinalScore,
    RegionsLine,
    RoutesLine,
    SeatScore,
    TicketLine,
    TrailLine,
)
from engine.model import MapId, Seat
from engine.values import Value


class LoggedMove(Value, frozen=True):
    """An entry of the log that was not taken back. `is_by_person`: somebody asked for it; moves of
    computer players and stand-ins happen by themselves."""

    seq: Seq
    seat: Seat
    is_move: bool
    is_by_person: bool
    events: tuple[AnyEvent, ...]
    at: float


class SeatResult(Value, frozen=True):
    """What one seat has reached. `user` is NOBODY and `level` set for a computer player. `place`
    begins at 1; those who share a place have the same one. `regions`: of their largest network."""

    seat: Seat
    user: UserId
    level: Level | None
    name: str
    place: int
    points: int
    route_points: int
    ticket_points: int
    bonus_points: int
    tickets: int
    tickets_done: int
    longest_path: int
    regions: int
    is_rated: bool


class GameResult(Value, frozen=True):
    """A finished game. `turns` are moves that were not taken back; `median_turn_s` is how long
    people took for one, computer players left out."""

    table: TableId
    guild: GuildId
    map: MapId
    finished_at: float
    turns: int
    median_turn_s: float
    seats: tuple[SeatResult, ...]

    @property
    def is_rated(self) -> bool:
        """Whether it says who is better: two rated seats, one of them a person's."""
        rated = [seat for seat in self.seats if seat.is_rated]
        return len(rated) > 1 and any(seat.user != NOBODY for seat in rated)


def result_of(
    table: Table, final: FinalScore, log: Sequence[LoggedMove], unasked: Collection[Seat] = ()
) -> GameResult:
    """The result of a game that is over. `log`: its whole log, oldest first, without what was
    taken back. `unasked`: the seats that took back something revealing without asking."""
    places = places_of(final)
    moves = [entry for entry in log if entry.is_move]
    is_friendly = table.options.has_same_cards
    return GameResult(
        table=table.id,
        guild=table.where.guild,
        map=table.options.map,
        finished_at=log[-1].at,
        turns=len(moves),
        median_turn_s=_median_turn_s(log),
        seats=tuple(
            _seat_result(
                table,
                score,
                places[score.seat],
                is_rated=not is_friendly
                and score.seat not in unasked
                and _is_rated(table, score.seat, log),
            )
            for score in final.seats
        ),
    )


def places_of(final: FinalScore) -> Mapping[Seat, int]:
    """Each seat's place: the winners first, whatever decided, then by points."""

    def rank(score: SeatScore) -> tuple[bool, int]:
        has_won = score.seat in final.winners
        return has_won, 0 if has_won else score.total

    ranks = [rank(score) for score in final.seats]
    return {score.seat: 1 + sum(other > rank(score) for other in ranks) for score in final.seats}


def _seat_result(table: Table, score: SeatScore, place: int, *, is_rated: bool) -> SeatResult:
    person = table.occupants[score.seat]
    tickets = [line.points for line in score.lines if isinstance(line, TicketLine)]
    routes = [line.points for line in score.lines if isinstance(line, RoutesLine)]
    paths = [line.length for line in score.lines if isinstance(line, TrailLine)]
    regions = [len(line.regions) for line in score.lines if isinstance(line, RegionsLine)]
    return SeatResult(
        seat=score.seat,
        user=NOBODY if isinstance(person, ComputerPlayer) else person.user,
        level=person.level if isinstance(person, ComputerPlayer) else None,
        name=person.name,
        place=place,
        points=score.total,
        route_points=sum(routes),
        ticket_points=sum(tickets),
        bonus_points=score.total - sum(routes) - sum(tickets),
        tickets=len(tickets),
        tickets_done=score.tickets_done,
        longest_path=max(paths, default=0),
        regions=max(regions, default=0),
        is_rated=is_rated,
    )


def _is_rated(table: Table, seat: Seat, log: Sequence[LoggedMove]) -> bool:
    """Whether the seat was played by who has it at the end, for more than half of its moves."""
    own = all_moves = 0
    for entry in log:
        for event in entry.events:
            if isinstance(event, Resigned) and event.seat == seat:
                return False
            if isinstance(event, Substituted) and event.seat == seat:
                own = 0  # what the person before them did
        if entry.is_move and entry.seat == seat:
            all_moves += 1
            own += entry.is_by_person
    is_persons = not isinstance(table.occupants[seat], ComputerPlayer)
    return 2 * own > all_moves if is_persons else True


def _median_turn_s(log: Sequence[LoggedMove]) -> float:
    """The time between a person's move and the entry before it, in the middle of all of them."""
    times = [
        entry.at - before.at
        for before, entry in pairwise(log)
        if entry.is_move and entry.is_by_person
    ]
    return median(times) if times else 0.0
