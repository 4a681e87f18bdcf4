"""Results of finished games."""

import pytest

from bot.domain.events import Resigned, Substituted, TableEvent
from bot.domain.results import LoggedMove, places_of, result_of
from bot.domain.table import (
    NOBODY,
    ChannelId,
    ComputerPlayer,
    GuildId,
    Human,
    Occupant,
    Options,
    Seq,
    StandIn,
    Table,
    TableId,
    UserId,
    Where,
)
from engine.final_score import (
    FinalScore,
    RegionsLine,
    RoutesLine,
    SeatScore,
    TicketLine,
    TrailLine,
)
from engine.model import MapId, RegionId, Seat, TicketId

ADA, BO = Human(UserId(1), "Ada"), Human(UserId(2), "Bo")
ROBOT = ComputerPlayer("hard", "Robot")


def table_of(*people: Occupant) -> Table:
    where = Where(GuildId(7), ChannelId(8))
    return Table(TableId(5), where, UserId(1), Options(MapId("usa"), "en", 5), "over", people)


def score(seat: int, total: int) -> SeatScore:
    return SeatScore(Seat(seat), (RoutesLine(total, 3),), total, 0, ())


def final(*totals: int, winners: tuple[int, ...] = (0,)) -> FinalScore:
    seats = tuple(score(seat, total) for seat, total in enumerate(totals))
    return FinalScore(seats, tuple(map(Seat, winners)), "points")


def moves(*who: tuple[int, bool]) -> list[LoggedMove]:
    """A move for each seat of `who`, a minute apart; True: by a person."""
    return [
        LoggedMove(Seq(n), Seat(seat), is_move=True, is_by_person=by_person, events=(), at=n * 60.0)
        for n, (seat, by_person) in enumerate(who, 1)
    ]


def entry(event: TableEvent, seat: int, seq: int) -> LoggedMove:
    return LoggedMove(
        Seq(seq), Seat(seat), is_move=False, is_by_person=True, events=(event,), at=seq * 60.0
    )


@pytest.mark.parametrize(
    ("totals", "winners", "places"),
    [
        ((50, 40, 30), (0,), [1, 2, 3]),
        ((50, 50, 30), (0, 1), [1, 1, 3]),
        ((50, 50, 30), (1,), [2, 1, 3]),  # a tie-break decided
        ((50, 30, 30, 20), (0,), [1, 2, 2, 4]),
    ],
)
def test_places(totals: tuple[int, ...], winners: tuple[int, ...], places: list[int]) -> None:
    found = places_of(final(*totals, winners=winners))
    assert [found[Seat(seat)] for seat in range(len(totals))] == places


def test_a_result_has_the_points_of_every_seat_by_line() -> None:
    lines = (
        RoutesLine(40, 9),
        TicketLine(12, TicketId("a"), done=True),
        TicketLine(-5, TicketId("b"), done=False),
        TrailLine(10, 31, ()),
        RegionsLine(3, 3, (RegionId("puglia"), RegionId("lazio")), (RegionId("puglia"),)),
    )
    seats = (SeatScore(Seat(0), lines, 60, 1, ()), score(1, 20))
    scores = FinalScore(seats, (Seat(0),), "points")
    log = moves((0, True), (1, False), (0, True), (1, False), (0, True))
    result = result_of(table_of(ADA, ROBOT), scores, log)
    ada, robot = result.seats
    assert (ada.route_points, ada.ticket_points, ada.bonus_points, ada.points) == (40, 7, 13, 60)
    assert (ada.tickets, ada.tickets_done, ada.longest_path, ada.regions) == (2, 1, 31, 2)
    assert (ada.user, ada.level, robot.user, robot.level) == (1, None, NOBODY, "hard")
    assert (result.turns, result.median_turn_s, result.finished_at) == (5, 60.0, 300.0)
    assert ada.is_rated
    assert robot.is_rated
    assert result.is_rated


def test_a_person_is_rated_who_made_more_than_half_of_the_moves() -> None:
    table = table_of(StandIn(UserId(1), "Ada", "normal"), BO)
    half = moves((0, True), (1, True), (0, False), (1, True))
    assert [seat.is_rated for seat in result_of(table, final(9, 5), half).seats] == [False, True]
    most = moves((0, True), (0, True), (0, False), (1, True))
    assert [seat.is_rated for seat in result_of(table, final(9, 5), most).seats] == [True, True]


def test_a_substitute_is_rated_only_for_most_of_the_game() -> None:
    table = table_of(Human(UserId(3), "Cy"), BO)
    change = entry(Substituted(Seat(0), "Ada", "Cy"), 0, 2)
    early = [*moves((0, True)), change, *moves((0, True), (0, True), (1, True))]
    assert result_of(table, final(9, 5), early).seats[0].is_rated
    late = [*moves((0, True), (0, True), (0, True)), change, *moves((0, True), (1, True))]
    assert not result_of(table, final(9, 5), late).seats[0].is_rated


def test_the_seat_of_somebody_who_resigned_is_not_rated_and_the_game_of_one_is_neither() -> None:
    left = entry(Resigned(Seat(1), "Bo"), 1, 9)
    log = [*moves((0, True), (1, True)), left]
    result = result_of(table_of(ADA, ComputerPlayer("normal", "Bo")), final(9, 5), log)
    assert [seat.is_rated for seat in result.seats] == [True, False]
    assert not result.is_rated


def test_a_game_between_computer_players_is_not_rated() -> None:
    log = moves((0, False), (1, False))
    result = result_of(table_of(ROBOT, ComputerPlayer("easy", "Tin")), final(9, 5), log)
    assert result.median_turn_s == 0.0
    assert not result.is_rated
