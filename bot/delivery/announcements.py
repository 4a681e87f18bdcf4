"""Which message a table's news becomes: the lobby, the beginning, a turn, the end, a question."""

from bot.domain.events import (
    VOTE,
    AnyEvent,
    GameBegan,
    Nudge,
    PublicEntry,
    Unpublished,
    game_events,
)
from bot.domain.requests import Vote
from bot.domain.table import Human, MessageId, Table, UserId
from bot.i18n.catalogue import Catalogue
from bot.i18n.readers import Readers
from bot.messages import absence, direct_messages, ending, lobby, seats, turn
from bot.messages.message import Message
from bot.messages.phrasebook import Phrasebook, phrasebook_for, table_phrasebook
from bot.tables import Tables
from engine.events import GameEnded
from engine.model import Seat
from engine.views import PlayerView, PublicView

MID_TURN = ("second card", "ticket choice", "opening")
HELD_BACK_S = 15.0  # at most
START = 1  # the number of the entry with which a game begins; its message keeps the seed's hash


class Announcements:
    """Public messages in the table's language, direct ones in the reader's."""

    def __init__(self, tables: Tables, texts: Catalogue, languages: Readers) -> None:
        self._tables = tables
        self._texts = texts
        self._languages = languages

    async def stages(self, news: Unpublished) -> tuple[Message, ...]:
        """What is to be posted, one after the other."""
        if news.view is None:
            return (self._lobby(news.table),)
        voice, heard = self._voice(news.table), heard_in(news)
        has_begun = any(isinstance(event, GameBegan) for event in heard)
        has_ended = any(isinstance(event, GameEnded) for event in heard)
        if news.table.status == "cancelled" and not has_ended:
            return (lobby.closed(voice, heard),)
        announce = lobby.begun if has_begun else turn.announce
        told = announce(voice, news.table, news.view, heard)
        return (told, *(await self._reveal(voice, news.table, news.view) if has_ended else ()))

    def is_held_back(self, news: Unpublished) -> bool:
        """Whether automatic players are to move: all is told in one message when a person is, if
        that does not take too long."""
        if news.view is None or not news.entries or not is_game_going_on(news):
            return False
        if news.table.is_watched:
            return self.is_mid_turn(news)
        people = news.table.people
        moved = [e.at for e in news.entries if isinstance(people[e.seat], Human)]
        since = max(moved, default=news.entries[0].at)
        is_soon = news.at - since <= HELD_BACK_S
        return is_soon and not any(isinstance(people[seat], Human) for seat in news.view.waiting)

    def is_shown(self, news: Unpublished) -> bool:
        """Whether the message shown says it all: somebody looked twice, or only a vote changed."""
        is_going_on = news.view is not None and news.table.status != "cancelled"
        return is_going_on and not news.entries

    def in_place(self, news: Unpublished) -> Message | None:
        """A lobby changes in place, and so does a game that nobody plays: one message is edited."""
        if news.view is None:
            return self._lobby(news.table)
        if news.table.is_watched and news.announced > START and is_game_going_on(news):
            return turn.announce(self._voice(news.table), news.table, news.view, heard_in(news))
        return None

    def is_mid_turn(self, news: Unpublished) -> bool:
        """Whether the turn is told later, as a whole: nothing happened but a part of it."""
        if news.view is None or news.view.stage not in MID_TURN:
            return False
        return bool(news.entries) and is_game_going_on(news)

    async def in_part(self, news: Unpublished) -> Message:
        """What changes in the middle of a turn: the buttons, and who is still choosing tickets."""
        if news.view is None:
            return Message(news.table.options.language, "")
        voice = self._voice(news.table)
        if news.view.stage == "opening" and news.announced == START:
            return lobby.begun(voice, news.table, news.view, await self._beginning(news))
        return Message(voice.language, "", turn.rows(voice, news.table, news.view))

    async def past(self, news: Unpublished, now: MessageId | None) -> Message | None:
        """What the message shown before says from now on, if that is something else."""
        if news.view is None or now is None:
            return None
        if news.announced < START:
            return self._left_lobby(news.table, now)
        if news.announced == START:
            return lobby.has_begun(self._voice(news.table), news.table, await self._beginning(news))
        return None

    def questions(self, news: Unpublished) -> tuple[tuple[str, Message], ...]:
        """The open votes and the offers of seats, each under a name of its own."""
        voice = self._voice(news.table)
        votes = ((_name(vote), absence.question(voice, vote)) for vote in news.votes)
        offers = (
            (f"{VOTE} offer {offer.seat} {offer.at}", seats.question(voice, offer))
            for offer in news.offers
        )
        return (*votes, *offers)

    async def outcome(self, table: Table, name: str) -> Message | None:
        """How a vote ended, by the name of its message."""
        _, kind, *_, at = name.split()
        vote = await self._tables.asked(table.id, kind, float(at))
        return None if vote is None else absence.decided(self._voice(table), vote)

    def is_absent(self, news: Unpublished, name: str) -> bool:
        """Whether what is told of somebody's absence, under this name, is still so."""
        _, seat, _ = name.split()
        waiting = () if news.view is None else news.view.waiting
        return int(seat) in waiting and isinstance(news.table.people[int(seat)], Human)

    def nudge(self, news: Unpublished, nudge: Nudge) -> Message | None:
        """To those of them for whom everybody still waits."""
        waiting = () if news.view is None else news.view.waiting
        users = tuple(user for user in nudge.users if news.table.seat_of(user) in waiting)
        return absence.nudge(self._voice(news.table), users) if users else None

    async def direct_hand(self, table: Table, view: PlayerView, user: UserId) -> Message:
        """Somebody's hand, as a direct message in their own language."""
        return direct_messages.hand(await self._voice_for(user, table), table, view)

    async def last_words(self, table: Table, seat: Seat, user: UserId) -> Message:
        """Why a hand is not shown any more, to the one who held it."""
        voice = await self._voice_for(user, table)
        if table.status == "cancelled":
            return direct_messages.called_off(voice, table)
        if table.seat_of(user) != seat:
            return direct_messages.gone(voice, table, seat)
        final = (await self._tables.public(table.id)).final
        if final is None:
            return direct_messages.switched_off(voice, table)
        return direct_messages.over(voice, table, final)

    async def _reveal(
        self, voice: Phrasebook, table: Table, view: PublicView
    ) -> tuple[Message, ...]:
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

    def _left_lobby(self, table: Table, first: MessageId) -> Message:
        speaker = self._texts.speaker(table.options.language)
        facts = self._tables.board(table.options.map).map
        if table.status == "cancelled":
            return lobby.cancelled(speaker, facts)
        return lobby.left(speaker, table, facts, first)

    async def _beginning(self, news: Unpublished) -> tuple[AnyEvent, ...]:
        """What was told in the first message."""
        return (await self._tables.history(news.table.id))[0].events

    async def _voice_for(self, user: UserId, table: Table) -> Phrasebook:
        language = await self._languages.of(user, table.options.language)
        board = self._tables.board(table.options.map)
        return phrasebook_for(self._texts, language, board, table.names)

    def _voice(self, table: Table) -> Phrasebook:
        return table_phrasebook(self._texts, table, self._tables.board(table.options.map))


def is_game_going_on(news: Unpublished) -> bool:
    """Whether people and automatic players moved, and nothing else happened."""
    return news.table.status == "playing" and all(is_of_game(entry) for entry in news.entries)


def is_of_game(entry: PublicEntry) -> bool:
    """Whether nothing of the table's own is told in it: nobody came, left or took back."""
    return len(game_events(entry.events)) == len(entry.events)


def heard_in(news: Unpublished) -> tuple[AnyEvent, ...]:
    """Everything that happened; what was taken back again only as that."""
    return tuple(event for entry in news.entries if not entry.is_undone for event in entry.events)


def _name(vote: Vote) -> str:
    """At most one question of a kind is open at a moment."""
    return f"{VOTE} {vote.question.__struct_config__.tag} {vote.at}"
