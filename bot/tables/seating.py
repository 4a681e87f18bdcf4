"""Who sits at a table: functions from one `Table` to the next, or a refusal."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.server_settings import CancelBy
from bot.domain.table import (
    MAX_NAME_LENGTH,
    ChannelId,
    ComputerPlayer,
    Human,
    Language,
    Level,
    Occupant,
    Table,
    TableId,
    UserId,
    Where,
    is_former,
)
from engine.board import Board
from engine.model import Seat

UNNUMBERED = TableId(0)  # of a table that is not stored yet
COMPUTER_MARK = " 🤖"  # after the name of the person whose seat the computer plays


def another_table(
    before: Table,
    where: Where,
    host: Human,
    series: TableId,
    most_of_map: int,
    *,
    has_same_cards: bool = False,
) -> Table:
    """A new table like one that was played before: the same options and computer players, and an
    invitation for the other people. Refuse unless the host of the new table was at it.
    `has_same_cards`: for as many as before, who are dealt the same; refuse GAME_IS_NOT_OVER while
    that would tell about hidden cards. After that, for `most_of_map` again.

    A person who resigned is not invited and not replaced: the seat is free.
    """
    if before.where.is_private:
        raise TableRefusal(TableCode.UNKNOWN_TABLE)
    if has_same_cards and before.status != "over":
        raise TableRefusal(TableCode.GAME_IS_NOT_OVER)
    has_played = before.seat_of(host.user) is not None
    if not has_played and host.user != before.host:
        raise TableRefusal(TableCode.ONLY_ITS_PLAYERS)
    computer_players = tuple(
        person
        for person in before.occupants
        if isinstance(person, ComputerPlayer) and not is_successor(person)
    )
    invited = invited_to_play_again(before, host.user)
    occupants: tuple[Occupant, ...] = (*((host,) if has_played else ()), *computer_players)
    most = most_of_map if before.options.has_same_cards else before.options.most_players
    options = replace(
        before.options,
        invited=invited,
        thread_in=ChannelId(0),
        after=before.id,
        series=series,
        has_same_cards=has_same_cards,
        most_players=len(before.occupants) if has_same_cards else most,
    )
    return Table(UNNUMBERED, where, host.user, options, "lobby", occupants)


def invited_to_play_again(before: Table, host: UserId) -> tuple[UserId, ...]:
    """The people of a table whom somebody wants to play with again."""
    return tuple(
        person.user
        for person in before.occupants
        if not isinstance(person, ComputerPlayer)
        and person.user != host
        and not is_former(person.user)
    )


def successor(person: Occupant, level: Level) -> ComputerPlayer:
    """The computer player who takes over the seat of a person who resigns."""
    name = person.name[: MAX_NAME_LENGTH - len(COMPUTER_MARK)]
    return ComputerPlayer(level, f"{name}{COMPUTER_MARK}")


def is_successor(player: ComputerPlayer) -> bool:
    """Whether the computer player has taken over a person's seat."""
    return player.name.endswith(COMPUTER_MARK)


def joined(table: Table, human: Human) -> Table:
    require_lobby(table)
    if table.seat_of(human.user) is not None:
        raise TableRefusal(TableCode.ALREADY_AT_THIS_TABLE)
    _require_free_seat(table)
    return replace(table, occupants=(*table.occupants, human))


def left(table: Table, user: UserId) -> Table:
    """Without this user. The next person becomes host; without any, the table is cancelled."""
    require_lobby(table)
    seat = table.require_seat(user)
    staying = (*table.occupants[:seat], *table.occupants[seat + 1 :])
    return _with_host(table, replace(table, occupants=staying))


def without_host(table: Table, user: UserId) -> Table:
    """With another host if this user is host of the open table, whether they have a seat or not;
    without any other person, the table is cancelled."""
    if table.host != user or not table.is_open:
        return table
    others = [
        person.user
        for person in table.occupants
        if not isinstance(person, ComputerPlayer) and person.user != user
    ]
    if not others:
        return replace(table, status="cancelled")
    return replace(table, host=others[0])


def require_room_for_computer_player(table: Table, by: UserId) -> None:
    """Refuse unless this user may add a computer player now."""
    require_lobby(table)
    _require_member(table, by)
    _require_free_seat(table)


def with_computer_player(table: Table, by: UserId, level: Level, names: Sequence[str]) -> Table:
    """With one more computer player, who gets the first name that nobody has."""
    require_room_for_computer_player(table, by)
    player = ComputerPlayer(level, _unused_name(names, table.names))
    return replace(table, occupants=(*table.occupants, player))


def without_computer_player(table: Table, by: UserId, name: str) -> Table:
    """Without the computer player of that name."""
    require_lobby(table)
    _require_member(table, by)
    staying = tuple(
        person
        for person in table.occupants
        if not (isinstance(person, ComputerPlayer) and person.name == name)
    )
    if len(staying) == len(table.occupants):
        raise TableRefusal(TableCode.NO_AUTOMATIC_PLAYER)
    return replace(table, occupants=staying)


def with_language(
    table: Table, by: UserId, language: Language, names: Mapping[Level, Sequence[str]]
) -> Table:
    """In another language, with new names for its computer players: the first ones of their level
    that nobody has."""
    require_lobby(table)
    table.require_host(by)
    taken = [person.name for person in table.occupants if not isinstance(person, ComputerPlayer)]
    occupants: list[Occupant] = []
    for person in table.occupants:
        if isinstance(person, ComputerPlayer):
            taken.append(_unused_name(names[person.level], taken))
            occupants.append(ComputerPlayer(person.level, taken[-1]))
        else:
            occupants.append(person)
    options = replace(table.options, language=language)
    return replace(table, occupants=tuple(occupants), options=options)


def require_ready(table: Table, by: UserId, board: Board) -> None:
    """Refuse unless this user may start the game now."""
    require_lobby(table)
    table.require_host(by)
    least = table.options.least_players(board.map.players[0])
    if len(table.occupants) < least:
        players = len(table.occupants)
        raise TableRefusal(TableCode.TOO_FEW_PLAYERS, least=least, players=players)


def in_order(occupants: Sequence[Occupant], order: Sequence[UserId]) -> tuple[Occupant, ...]:
    """The people in the order the host named them, then the computer players."""
    people = {one.user: one for one in occupants if not isinstance(one, ComputerPlayer)}
    if sorted(order) != sorted(people):
        raise TableRefusal(TableCode.ORDER_IS_NOT_OF_THESE_PEOPLE)
    computers = (one for one in occupants if isinstance(one, ComputerPlayer))
    return (*(people[user] for user in order), *computers)


def turned(occupants: Sequence[Occupant], before: Sequence[Occupant]) -> tuple[Occupant, ...]:
    """The order in which the others of the last game move up by one seat: whoever was first is
    last. Newcomers get the seats of those who are not there, then those after them."""
    present = {_who(person): person for person in occupants}
    further = [present.pop(_who(person), None) for person in (*before[1:], *before[:1])]
    newcomers = list(present.values())
    seats = [person or (newcomers.pop(0) if newcomers else None) for person in further]
    return (*(person for person in seats if person is not None), *newcomers)


def with_best_of(table: Table, by: UserId, best_of: int) -> Table:
    """With a series of at most so many games."""
    require_lobby(table)
    table.require_host(by)
    return replace(table, options=replace(table.options, best_of=best_of))


def _who(person: Occupant) -> UserId | str:
    """By what somebody is known who is at another table again."""
    return person.name if isinstance(person, ComputerPlayer) else person.user


def cancelled(table: Table, by: UserId, may_manage: bool, cancel_by: CancelBy = "host") -> Table:
    """Cancelled by somebody who may: the host or whoever else the server allows, and people who
    may manage the channel."""
    table.require_open()
    if not may_manage:
        _require_may_cancel(table, by, cancel_by)
    return replace(table, status="cancelled")


def _require_may_cancel(table: Table, by: UserId, cancel_by: CancelBy) -> None:
    if cancel_by == "players":
        _require_member(table, by)
        return
    table.require_host(by)
    if cancel_by == "managers" and table.status != "lobby":
        raise TableRefusal(TableCode.ONLY_MANAGERS_CANCEL)


def moved(table: Table, by: UserId, where: Where) -> Table:
    """In another channel."""
    if table.where.is_private:
        raise TableRefusal(TableCode.UNKNOWN_TABLE)
    table.require_open()
    table.require_host(by)
    return replace(table, where=where)


def without_thread(table: Table, *, is_free: bool) -> Table:
    """In the channel in which a thread was to be opened; cancelled unless that is free."""
    options = replace(table.options, thread_in=ChannelId(0))
    status = table.status if is_free else "cancelled"
    return replace(table, where=table.posts_in, options=options, status=status)


def closed_lobby(table: Table) -> Table:
    """Cancelled, because nobody has started the game for too long."""
    require_lobby(table)
    return replace(table, status="cancelled", options=replace(table.options, is_expired=True))


def closed(table: Table) -> Table:
    """Cancelled, because its channel is gone."""
    table.require_open()
    return replace(table, status="cancelled")


def with_person(table: Table, seat: Seat, person: Occupant) -> Table:
    """With another person on a seat, for which no substitute is wanted any more."""
    occupants = (*table.occupants[:seat], person, *table.occupants[seat + 1 :])
    vacant = tuple(other for other in table.vacant if other != seat)
    return _with_host(table, replace(table, occupants=occupants, vacant=vacant))


def voters(table: Table, about: Seat) -> tuple[UserId, ...]:
    """All people who play, except the one the vote is about."""
    return tuple(
        person.user
        for seat, person in enumerate(table.occupants)
        if isinstance(person, Human) and seat != about
    )


def _with_host(before: Table, after: Table) -> Table:
    """If the host has left, the next person is host; without any, the table is cancelled. A host
    who only watches does not leave."""
    if before.seat_of(before.host) is None or after.seat_of(after.host) is not None:
        return after
    persons = [person.user for person in after.occupants if not isinstance(person, ComputerPlayer)]
    if not persons:
        return replace(after, status="cancelled")
    return replace(after, host=persons[0])


def _require_member(table: Table, user: UserId) -> None:
    """Refuse unless the user has a seat or is host."""
    if user != table.host:
        table.require_seat(user)


def require_lobby(table: Table) -> None:
    table.require_open()
    if table.status != "lobby":
        raise TableRefusal(TableCode.GAME_HAS_BEGUN)


def _require_free_seat(table: Table) -> None:
    if len(table.occupants) >= table.options.most_players:
        raise TableRefusal(TableCode.TABLE_IS_FULL, most=table.options.most_players)


def _unused_name(names: Sequence[str], taken: Sequence[str]) -> str:
    """The first name that nobody has, with a number if all are taken."""
    numbered = (f"{names[0]} {number}" for number in range(2, len(taken) + 3))
    return next(name for name in (*names, *numbered) if name not in taken)
