"""The tables of one server, as its list shows them."""

from bot.domain.results import GameResult
from bot.domain.table import ChannelId, GuildId, Language, MessageId, Table, Where
from engine.model import Seat
from engine.values import Value

NO_MESSAGE = MessageId(0)
NO_CHECKSUM = -1


class ListedTable(Value, frozen=True):
    """An open table. `waiting`: the seats it waits for; `since`: when the turn began."""

    table: Table
    waiting: tuple[Seat, ...] = ()
    since: float = 0.0

    @property
    def free_seats(self) -> int:
        """How many people can still join."""
        if self.table.status != "lobby":
            return 0
        return max(0, self.table.options.most_players - len(self.table.occupants))


class FinishedGame(Value, frozen=True):
    """A game that ended lately, and where it was played. `winners`: the names of those who have not
    hidden their results."""

    where: Where
    result: GameResult
    winners: tuple[str, ...]


class ServerTables(Value, frozen=True):
    """All open tables of a server, oldest first, and the games that ended lately, newest first."""

    tables: tuple[ListedTable, ...]
    finished: tuple[FinishedGame, ...]


class TableList(Value, frozen=True):
    """The message that lists a server's tables: NO_MESSAGE before it is posted. `asked_at`: when
    somebody last wanted it, which identifies it. `old_channel`, `old_message`: the message that it
    replaces and that is to be deleted. `edited_at`: when a process last began to post or edit it, 0
    if none has. `checksum`: of what the message shows, NO_CHECKSUM if that is not known."""

    guild: GuildId
    channel: ChannelId
    language: Language
    asked_at: float
    message: MessageId = NO_MESSAGE
    old_channel: ChannelId = ChannelId(0)
    old_message: MessageId = NO_MESSAGE
    edited_at: float = 0.0
    checksum: int = NO_CHECKSUM

    @property
    def where(self) -> Where:
        return Where(self.guild, self.channel)
