"""Which message a table's news becomes: the lobby, the beginning, a turn, the end, a question."""

from bot.acts import Vote
from bot.languages import Languages
from bot.model import Automatic, StandIn, Table, UserId
from bot.news import Entry, GameBegan, Heard, News, Nudge, game_events
from bot.present import absence, ending, handover, lobby, private, turn
from bot.present.buttons import Rows
from bot.present.message import Message
from bot.present.voice import Voice, table_voice, voice_of
from bot.tables import Tables
from bot.text import Texts
from engine.events import GameEnded
from engine.views import PlayerView, PublicView

VOTE = "vote"  # the kind of their messages, see `Posted`
MID_TURN = ("second card", "ticket choice", "opening")
START = 1  # the number of the entry with which a game begins; its message keeps the seed's hash


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
        has_begun = any(isinstance(event, GameBegan) for event in heard)
        has_ended = any(isinstance(event, GameEnded) for event in heard)
        if news.table.status == "cancelled" and not has_begun and not has_ended:
            return (lobby.closed(voice, heard),)
        announce = lobby.begun if has_begun else turn.announce
        told = announce(voice, news.table, news.view, heard)
        return (told, *(await self._reveal(voice, news.table, news.view) if has_ended else ()))

    def is_held_back(self, news: News) -> bool:
        """Whether automatic players are at it: what they do is told when a person is to move."""
        if news.view is None or news.table.status != "playing" or not news.entries:
            return False
        if news.table.is_watched:
            return self.is_mid_turn(news)
        return all(
            isinstance(news.table.people[seat], Automatic | StandIn)
            for seat in (*news.view.waiting, *(entry.seat for entry in news.entries))
        ) and all(is_of_game(entry) for entry in news.entries)

    def is_shown(self, news: News) -> bool:
        """Whether the message shown says it all: somebody looked twice, or only a vote changed."""
        is_going_on = news.view is not None and news.table.status != "cancelled"
        return is_going_on and not news.entries

    def in_place(self, news: News) -> Message | None:
        """A lobby changes in place, and so does a game that nobody plays: one message is edited."""
        if news.view is None:
            return self._lobby(news.table)
        if news.table.is_watched and news.announced > START and is_game_going_on(news):
            return turn.announce(self._voice(news.table), news.table, news.view, heard_in(news))
        return None

    def is_mid_turn(self, news: News) -> bool:
        """Whether the turn is told later, as a whole: nothing happened but a part of it."""
        if news.view is None or news.view.stage not in MID_TURN:
            return False
        return bool(news.entries) and is_game_going_on(news)

    def buttons(self, news: News) -> Message:
        """The buttons for the middle of a turn."""
        rows = () if news.view is None else self._rows(news.table, news.view)
        return Message(news.table.options.language, "", rows)

    def questions(self, news: News) -> tuple[tuple[str, Message], ...]:
        """The open votes and the offers of seats, each under a name of its own."""
        voice = self._voice(news.table)
        votes = ((_name(vote), absence.question(voice, vote)) for vote in news.votes)
        offers = (
            (f"{VOTE} offer {offer.seat} {offer.at}", handover.question(voice, offer))
            for offer in news.offers
        )
        return (*votes, *offers)

    def nudge(self, news: News, nudge: Nudge) -> Message | None:
        """To those of them for whom everybody still waits."""
        waiting = () if news.view is None else news.view.waiting
        users = tuple(user for user in nudge.users if news.table.seat_of(user) in waiting)
        return absence.nudge(self._voice(news.table), users) if users else None

    async def direct_hand(self, table: Table, view: PlayerView, user: UserId) -> Message:
        """Somebody's hand, as a direct message in their own language."""
        language = await self._languages.of(user, table.options.language)
        board = self._tables.board(table.options.map)
        voice = voice_of(self._texts, language, board, table.names)
        return private.direct_hand(voice, table, view)

    async def _reveal(self, voice: Voice, table: Table, view: PublicView) -> tuple[Message, ...]:
        """After the last turn, and then the proof."""
        seed = await self._tables.seed(table.id)
        has_record = await self._tables.has_record(table.id)
        return ending.ending(voice, table, view, seed, has_record=has_record)

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


def is_game_going_on(news: News) -> bool:
    """Whether people and automatic players moved, and nothing else happened."""
    return news.table.status == "playing" and all(is_of_game(entry) for entry in news.entries)


def is_of_game(entry: Entry) -> bool:
    """Whether nothing of the table's own is told in it: nobody came, left or took back."""
    return len(game_events(entry.events)) == len(entry.events)


def heard_in(news: News) -> tuple[Heard, ...]:
    """Everything that happened; what was taken back again only as that."""
    return tuple(event for entry in news.entries if not entry.is_undone for event in entry.events)


def _name(vote: Vote) -> str:
    """At most one question of a kind is open at a moment."""
    return f"{VOTE} {vote.question.__struct_config__.tag} {vote.at}"
