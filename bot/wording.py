"""Which message a table's news becomes: the lobby, the beginning, a turn, the end, a question."""

from bot.languages import Languages
from bot.model import Automatic, StandIn, Table, UserId
from bot.news import Entry, GameBegan, Heard, News
from bot.present import absence, ending, lobby, private, turn
from bot.present.buttons import Rows
from bot.present.message import Message
from bot.present.voice import Voice, table_voice, voice_of
from bot.tables import Tables
from bot.text import Texts
from engine.events import GameEnded
from engine.views import PlayerView, PublicView

MID_TURN = ("second card", "ticket choice", "opening")


class Wording:
    """Public messages in the table's language, direct ones in the reader's."""

    def __init__(self, tables: Tables, texts: Texts, languages: Languages) -> None:
        self._tables = tables
        self._texts = texts
        self._languages = languages

    async def stages(self, news: News) -> tuple[Message, ...]:
        """What is to be posted, one after the other."""
        if news.view is None:
            return (self._lobby(news.table),)
        voice, heard = self._voice(news.table), heard_in(news)
        if any(isinstance(event, GameBegan) for event in heard):
            return (lobby.begun(voice, news.table, news.view, heard),)
        if any(isinstance(event, GameEnded) for event in heard):
            return await self._end(voice, news.table, news.view, heard)
        if news.table.status == "cancelled":
            return (self._lobby(news.table),)
        return (turn.announce(voice, news.table, news.view, heard),)

    def is_held_back(self, news: News) -> bool:
        """Whether automatic players are at it: what they do is told when a person is to move."""
        if news.view is None or news.table.status != "playing" or not news.entries:
            return False
        return all(
            isinstance(news.table.people[seat], Automatic | StandIn)
            for seat in (*news.view.waiting, *(entry.seat for entry in news.entries))
        ) and all(is_of_game(entry) for entry in news.entries)

    def is_shown(self, news: News) -> bool:
        """Whether the message shown says it all: somebody looked twice, or only a vote changed."""
        is_going_on = news.view is not None and news.table.status != "cancelled"
        return is_going_on and not news.entries

    def in_place(self, news: News) -> Message | None:
        """A lobby changes in place: its message is edited."""
        return self._lobby(news.table) if news.view is None else None

    def is_mid_turn(self, news: News) -> bool:
        """Whether the turn is told later, as a whole: nothing happened but a part of it."""
        if news.view is None or news.view.stage not in MID_TURN:
            return False
        if news.table.status != "playing":
            return False
        return bool(news.entries) and all(is_of_game(entry) for entry in news.entries)

    def buttons(self, news: News) -> Message:
        """The buttons for the middle of a turn."""
        rows = () if news.view is None else self._rows(news.table, news.view)
        return Message(news.table.options.language, "", rows)

    def questions(self, news: News) -> tuple[tuple[float, Message], ...]:
        """The open votes, each with the moment it was called."""
        voice = self._voice(news.table)
        return tuple((vote.at, absence.question(voice, vote)) for vote in news.votes)

    def direct_hand(self, table: Table, view: PlayerView, user: UserId) -> Message:
        """Somebody's hand, as a direct message in their own language."""
        language = self._languages.of(user, table.options.language)
        board = self._tables.board(table.options.map)
        voice = voice_of(self._texts, language, board, table.names)
        return private.direct_hand(voice, table, view)

    async def _end(
        self, voice: Voice, table: Table, view: PublicView, heard: tuple[Heard, ...]
    ) -> tuple[Message, ...]:
        """The last turn, then the reveal, then the proof."""
        seed = (await self._tables.record(table.id)).seed
        last = turn.announce(voice, table, view, heard)
        return (last, *ending.ending(voice, table, view, seed))

    def _lobby(self, table: Table) -> Message:
        facts = self._tables.board(table.options.map).map
        speaker = self._texts.speaker(table.options.language)
        if table.status == "cancelled":
            return lobby.cancelled(speaker, facts)
        return lobby.lobby(speaker, table, facts)

    def _rows(self, table: Table, view: PublicView) -> Rows:
        return turn.rows(self._voice(table), table, view)

    def _voice(self, table: Table) -> Voice:
        return table_voice(self._texts, table, self._tables.board(table.options.map))


def is_of_game(entry: Entry) -> bool:
    """Whether nothing of the table's own is told in it: nobody came, left or took back."""
    return len(turn.game_events(entry.events)) == len(entry.events)


def heard_in(news: News) -> tuple[Heard, ...]:
    """Everything that happened; what was taken back again only as that."""
    return tuple(event for entry in news.entries if not entry.is_undone for event in entry.events)
