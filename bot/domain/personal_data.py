"""Everything that is stored about one person, as they get it in a file."""

from collections.abc import Mapping, Sequence

from bot.domain.table import ChannelId, GuildId, Preferences, Seq, Status, TableId, UserId
from engine.model import MapId, Seat, TicketId
from engine.values import Value


class OwnEntry(Value, frozen=True):
    """What the person did at a table: an entry of its log. `body`: the move, or who sits where."""

    seq: Seq
    kind: str
    at: float
    body: object


class OwnHand(Value, frozen=True):
    """What the person holds in a game that is being played."""

    cards: Mapping[str, int]
    tickets: tuple[TicketId, ...]


class OwnSeat(Value, frozen=True):
    """A seat that the person has or had, and what they did there."""

    seat: Seat
    name: str
    entries: tuple[OwnEntry, ...]
    hand: OwnHand | None = None


class OwnTable(Value, frozen=True):
    """A table at which the person is or was. Nothing about the others there."""

    table: TableId
    guild: GuildId
    channel: ChannelId
    map: MapId
    status: Status
    is_host: bool
    is_invited: bool
    seats: tuple[OwnSeat, ...]


class StoredPersonalData(Value, frozen=True):
    """`rows`: what is stored besides, by what it is about. All times are Unix seconds."""

    user: UserId
    names: tuple[str, ...]
    preferences: Preferences | None
    tables: tuple[OwnTable, ...]
    rows: Mapping[str, Sequence[Mapping[str, object]]]
