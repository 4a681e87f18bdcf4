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


def hand(voice: Phrasebook, table: Table, view: PlayerView) -> Message:
    """What somebody who sits at the table holds, or that a stand-in plays with it."""
    if not isinstance(table.people[view.seat], StandIn):
        return direct_hand(voice, table, view)
    told = voice.say("dm-stand-in", map=voice.map_name())
    return _with_link(voice, table, told, rows=((back(voice),),))


def over(voice: Phrasebook, table: Table, final: FinalScore) -> Message:
    """Who has won."""
    title = voice.say("dm-over", map=voice.map_name())
    return _with_link(voice, table, "\n".join((title, *verdict(voice, final))))


def called_off(voice: Phrasebook, table: Table) -> Message:
    return _with_link(voice, table, voice.say("lobby-cancelled", map=voice.map_name()))


def gone(voice: Phrasebook, table: Table, seat: Seat) -> Message:
    """To somebody who has left that seat, or was replaced there."""
    if isinstance(table.people[seat], ComputerPlayer):
        told = voice.say("dm-gone-automatic", map=voice.map_name())
    else:
        told = voice.say("dm-gone", map=voice.map_name(), name=voice.name(seat))
    return _with_link(voice, table, told)


def switched_off(voice: Phrasebook, table: Table) -> Message:
    """To somebody who wants no hands by direct message."""
    return _with_link(voice, table, voice.say("dm-switched-off", map=voice.map_name()))


def _with_link(voice: Phrasebook, table: Table, told: str, rows: Rows = ()) -> Message:
    there = voice.say("dm-table", link=link(table.where))
    return Message(voice.language, f"{told}\n{there}", rows)
