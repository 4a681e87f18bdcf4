"""The direct message that goes with a seat: the hand while one plays, and then the last words."""

from bot.domain.table import ComputerPlayer, StandIn, Table
from bot.messages.buttons import Rows, back
from bot.messages.ending import verdict
from bot.messages.hand import direct_hand
from bot.messages.message import Message
from bot.messages.phrasebook import Phrasebook, link
from engine.model import Seat
from engine.score import FinalScore
from engine.views import PlayerView


def hand(phrases: Phrasebook, table: Table, view: PlayerView) -> Message:
    """What somebody who sits at the table holds, or that a stand-in plays with it."""
    if not isinstance(table.people[view.seat], StandIn):
        return direct_hand(phrases, table, view)
    told = phrases.say("dm-stand-in", map=phrases.map_name())
    return _with_link(phrases, table, told, rows=((back(phrases),),))


def over(phrases: Phrasebook, table: Table, final: FinalScore) -> Message:
    """Who has won."""
    title = phrases.say("dm-over", map=phrases.map_name())
    return _with_link(phrases, table, "\n".join((title, *verdict(phrases, final))))


def called_off(phrases: Phrasebook, table: Table) -> Message:
    return _with_link(phrases, table, phrases.say("lobby-cancelled", map=phrases.map_name()))


def gone(phrases: Phrasebook, table: Table, seat: Seat) -> Message:
    """To somebody who has left that seat, or was replaced there."""
    if isinstance(table.people[seat], ComputerPlayer):
        told = phrases.say("dm-gone-automatic", map=phrases.map_name())
    else:
        told = phrases.say("dm-gone", map=phrases.map_name(), name=phrases.name(seat))
    return _with_link(phrases, table, told)


def switched_off(phrases: Phrasebook, table: Table) -> Message:
    """To somebody who wants no hands by direct message."""
    return _with_link(phrases, table, phrases.say("dm-switched-off", map=phrases.map_name()))


def _with_link(phrases: Phrasebook, table: Table, told: str, rows: Rows = ()) -> Message:
    there = phrases.say("dm-table", link=link(table.where))
    return Message(phrases.language, f"{told}\n{there}", rows)
