"""What can be done with a table before its game begins: from one `Table` to the next."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import ComputerPlayer, Human, Level, Occupant, Status, Table, UserId
from engine.board import Board
from engine.model import Seat

OPEN: tuple[Status, ...] = ("lobby", "playing")


def joined(table: Table, human: Human) -> Table:
    _must_be_lobby(table)
    if table.seat_of(human.user) is not None:
        raise TableRefusal(TableCode.ALREADY_AT_THIS_TABLE)
    _must_have_room(table)
    return replace(table, people=(*table.people, human))


def left(table: Table, user: UserId) -> Table:
    """The host's role goes to whoever came next; the last person closes the table."""
    _must_be_lobby(table)
    seat = must_sit(table, user)
    people = (*table.people[:seat], *table.people[seat + 1 :])
    return _with_a_host(table, replace(table, people=people))


def must_take_automatic(table: Table, by: UserId) -> None:
    """May an automatic player be added?"""
    _must_be_lobby(table)
    _must_belong(table, by)
    _must_have_room(table)


def with_automatic(table: Table, by: UserId, level: Level, names: Sequence[str]) -> Table:
    """It takes the first of the names that nobody has."""
    must_take_automatic(table, by)
    return replace(
        table, people=(*table.people, ComputerPlayer(level, _unused(names, table.names)))
    )


def without_automatic(table: Table, by: UserId, name: str) -> Table:
    """The automatic player of that name leaves."""
    _must_be_lobby(table)
    _must_belong(table, by)
    staying = tuple(
        p for p in table.people if not (isinstance(p, ComputerPlayer) and p.name == name)
    )
    if len(staying) == len(table.people):
        raise TableRefusal(TableCode.NO_AUTOMATIC_PLAYER)
    return replace(table, people=staying)


def must_be_ready(table: Table, by: UserId, board: Board) -> None:
    """May the game begin?"""
    _must_be_lobby(table)
    must_be_host(table, by)
    least, _ = board.map.players
    if len(table.people) < least:
        players = len(table.people)
        raise TableRefusal(TableCode.TOO_FEW_PLAYERS, least=least, players=players)


def in_order(people: Sequence[Occupant], order: Sequence[UserId]) -> tuple[Occupant, ...]:
    """The persons as the host says, then the automatic players."""
    persons = {person.user: person for person in people if not isinstance(person, ComputerPlayer)}
    if sorted(order) != sorted(persons):
        raise TableRefusal(TableCode.ORDER_IS_NOT_OF_THESE_PEOPLE)
    machines = (person for person in people if isinstance(person, ComputerPlayer))
    return (*(persons[user] for user in order), *machines)


def cancelled(table: Table, by: UserId, may_manage: bool) -> Table:
    must_be_open(table)
    if not may_manage:
        must_be_host(table, by)
    return replace(table, status="cancelled")


def with_person(table: Table, seat: Seat, person: Occupant) -> Table:
    """Somebody else on a seat, for which no substitute is wanted any more."""
    people = (*table.people[:seat], person, *table.people[seat + 1 :])
    vacant = tuple(other for other in table.vacant if other != seat)
    return _with_a_host(table, replace(table, people=people, vacant=vacant))


def must_be_open(table: Table) -> None:
    if table.status == "over":
        raise TableRefusal(TableCode.GAME_IS_OVER)
    if table.status not in OPEN:
        raise TableRefusal(TableCode.TABLE_IS_CLOSED)


def must_be_host(table: Table, user: UserId) -> None:
    if user != table.host:
        raise TableRefusal(TableCode.ONLY_THE_HOST, host=table.host)


def must_sit(table: Table, user: UserId) -> Seat:
    """Their place."""
    seat = table.seat_of(user)
    if seat is None:
        raise TableRefusal(TableCode.NOT_AT_THIS_TABLE)
    return seat


def voters(table: Table, about: Seat) -> tuple[UserId, ...]:
    """Everybody but the one it is about, and but those who are away."""
    return tuple(
        person.user
        for seat, person in enumerate(table.people)
        if isinstance(person, Human) and seat != about
    )


def _with_a_host(before: Table, after: Table) -> Table:
    """If the host has left, the next person is; without any, the table is closed. A host who only
    looked on has not left."""
    if before.seat_of(before.host) is None or after.seat_of(after.host) is not None:
        return after
    persons = [person.user for person in after.people if not isinstance(person, ComputerPlayer)]
    if not persons:
        return replace(after, status="cancelled")
    return replace(after, host=persons[0])


def _must_belong(table: Table, user: UserId) -> None:
    """Whoever sits at the table, and its host."""
    if user != table.host:
        must_sit(table, user)


def _must_be_lobby(table: Table) -> None:
    must_be_open(table)
    if table.status != "lobby":
        raise TableRefusal(TableCode.GAME_HAS_BEGUN)


def _must_have_room(table: Table) -> None:
    if len(table.people) >= table.options.most_players:
        raise TableRefusal(TableCode.TABLE_IS_FULL, most=table.options.most_players)


def _unused(names: Sequence[str], taken: Sequence[str]) -> str:
    """Two players of the same name could not be told apart."""
    more = (f"{names[0]} {number}" for number in range(2, len(taken) + 3))
    return next(name for name in (*names, *more) if name not in taken)
