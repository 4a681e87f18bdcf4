"""Tables whose channel is closed to the bot are tried again when that may help, and only then."""

from msgspec.structs import replace

from bot.delivery.closed_channels import QUICK_TRIES, TRY_EVERY_S, ClosedChannels
from bot.discord_io.permissions import UNKNOWN, Access
from bot.domain.table import ChannelId, GuildId, Table, TableId
from tests.support.messages import seated_table

CLOSED = Access(1, ("send_messages",))
STILL_CLOSED = Access(3, ("send_messages",))
OPEN = Access(7)
TABLE: Table = replace(seated_table("usa", 2), id=TableId(4))
GUILD = TABLE.where.guild


class Server:
    """What the bot may do in every channel, and which tables were tried again."""

    def __init__(self, access: Access) -> None:
        self.access = access
        self.tried: list[TableId] = []
        self.opened: list[TableId] = []
        self.now = 1000.0
        self.closed_channels = ClosedChannels(
            self.access_to, self.tried.append, self.opened.append, lambda: self.now
        )
        self.closed_channels.add(TABLE)

    def access_to(self, _: ChannelId) -> Access:
        return self.access

    def becomes(self, access: Access, guild: GuildId = GUILD) -> None:
        self.access = access
        self.closed_channels.try_again(guild)


def test_a_table_is_tried_again_when_nothing_is_missing_any_more() -> None:
    server = Server(CLOSED)
    server.becomes(OPEN)
    assert server.tried == [TABLE.id]


def test_changes_that_do_not_help_are_ignored() -> None:
    server = Server(CLOSED)
    server.becomes(CLOSED)
    server.becomes(STILL_CLOSED)
    server.becomes(OPEN, GuildId(GUILD + 1))
    assert server.tried == []


def test_many_changes_of_other_roles_cause_one_try() -> None:
    server = Server(CLOSED)
    for _ in range(100):
        server.becomes(OPEN)
    assert server.tried == [TABLE.id]


def test_a_table_that_was_tried_in_vain_is_tried_after_the_next_change() -> None:
    server = Server(CLOSED)
    server.becomes(OPEN)
    server.closed_channels.add(TABLE)
    server.becomes(OPEN)
    assert len(server.tried) == 1
    server.becomes(replace(OPEN, permissions=15))
    assert len(server.tried) == 2


def test_a_channel_that_becomes_known_is_tried() -> None:
    server = Server(UNKNOWN)
    server.becomes(UNKNOWN)
    assert server.tried == []
    server.becomes(OPEN)
    assert server.tried == [TABLE.id]


def test_an_unknown_channel_is_tried_once_per_pause_after_a_refusal() -> None:
    server = Server(UNKNOWN)
    pause_s = server.closed_channels.pause_s
    assert pause_s(TABLE) == TRY_EVERY_S
    server.now += 100
    assert pause_s(TABLE) == TRY_EVERY_S - 100
    server.now += TRY_EVERY_S
    assert pause_s(TABLE) == 0
    server.closed_channels.add(TABLE)
    assert pause_s(TABLE) == TRY_EVERY_S


def test_an_unknown_channel_counts_as_open_before_a_refusal() -> None:
    server = Server(UNKNOWN)
    server.closed_channels.remove(TABLE.id)
    assert server.closed_channels.pause_s(TABLE) == 0


def test_a_channel_in_which_nothing_is_missing_is_soon_tried_a_few_times_only() -> None:
    server = Server(OPEN)
    for _ in range(QUICK_TRIES - 1):
        assert server.closed_channels.pause_s(TABLE) == 0
        server.closed_channels.add(TABLE)
    assert server.closed_channels.pause_s(TABLE) == TRY_EVERY_S


def test_a_clock_that_is_set_back_closes_no_channel() -> None:
    server = Server(UNKNOWN)
    server.now -= 10 * TRY_EVERY_S
    assert server.closed_channels.pause_s(TABLE) == 0


def test_a_table_is_hidden_until_it_has_been_published_again() -> None:
    server = Server(CLOSED)
    server.becomes(OPEN)
    assert server.closed_channels.is_hidden(TABLE.id)
    assert server.opened == []
    server.closed_channels.remove(TABLE.id)
    assert not server.closed_channels.is_hidden(TABLE.id)
    assert server.opened == [TABLE.id]
