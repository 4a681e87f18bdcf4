"""The direct message that shows a player's hand, and what it says when it is edited for the last
time."""

from collections.abc import Sequence

from bot.domain.queue import NO_QUEUE, Queue
from bot.domain.table import ComputerPlayer, StandIn, Table
from bot.messages.hand import hand_elsewhere_message
from bot.messages.parts.buttons import come_back_button
from bot.messages.parts.message import Message
from bot.messages.parts.phrasebook import Phrasebook, channel_link
from bot.messages.parts.rows import Rows, fill_rows
from bot.messages.results.ending import winner_lines
from engine.final_score import FinalScore
from engine.model import Seat
from engine.views import PlayerView


def hand_direct_message(
    phrases: Phrasebook,
    table: Table,
    view: PlayerView,
    queue: Queue = NO_QUEUE,
    news: Sequence[str] = (),
    *,
    has_actions: bool = False,
) -> Message:
    """The hand, or that a stand-in plays for the reader and how to come back. `news`: what has
    become worse for the reader's tickets. `has_actions`: with what the reader can do now."""
    if not isinstance(table.occupants[view.seat], StandIn):
        return hand_elsewhere_message(phrases, table, view, queue, news, has_actions=has_actions)
    text = phrases.say("dm-stand-in", map=phrases.map_name())
    return _with_link(phrases, table, text, fill_rows((come_back_button(phrases),)))


def game_over_direct_message(phrases: Phrasebook, table: Table, final: FinalScore) -> Message:
    """Who has won. `phrases`: addressing the reader."""
    title = phrases.say("dm-over", map=phrases.map_name())
    return _with_link(phrases, table, "\n".join((title, *winner_lines(phrases, final))))


def called_off_direct_message(phrases: Phrasebook, table: Table) -> Message:
    """The table was called off."""
    return _with_link(phrases, table, phrases.say("lobby-cancelled", map=phrases.map_name()))


def seat_left_direct_message(phrases: Phrasebook, table: Table, seat: Seat) -> Message:
    """To somebody who resigned or was replaced: who plays this seat now."""
    if isinstance(table.occupants[seat], ComputerPlayer):
        text = phrases.say("dm-seat-left-to-computer-player", map=phrases.map_name())
    else:
        text = phrases.say("dm-seat-left", map=phrases.map_name(), name=phrases.name(seat))
    return _with_link(phrases, table, text)


def switched_off_direct_message(phrases: Phrasebook, table: Table) -> Message:
    """The reader does not want their hand by direct message any more."""
    return _with_link(phrases, table, phrases.say("dm-switched-off", map=phrases.map_name()))


def _with_link(phrases: Phrasebook, table: Table, text: str, rows: Rows = ()) -> Message:
    link = phrases.say("dm-table", link=channel_link(table.where))
    return Message(phrases.language, f"{text}\n{link}", rows)
