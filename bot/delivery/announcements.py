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

    def __init__(self, tables: Tables, catalogue: Catalogue, readers: Readers) -> None:
        self._tables = tables
        self._catalogue = catalogue
        self._readers = readers

    async def stages(self, unpublished: Unpublished) -> tuple[Message, ...]:
        """What is to be posted, one after the other."""
        if unpublished.view is None:
            return (self._lobby(unpublished.table),)
        phrases, events = self._phrases(unpublished.table), events_of(unpublished)
        has_begun = any(isinstance(event, GameBegan) for event in events)
        has_ended = any(isinstance(event, GameEnded) for event in events)
        if unpublished.table.status == "cancelled" and not has_ended:
            return (lobby.closed(phrases, events),)
        announce = lobby.begun if has_begun else turn.announce
        told = announce(phrases, unpublished.table, unpublished.view, events)
        return (
            told,
            *(
                await self._reveal(phrases, unpublished.table, unpublished.view)
                if has_ended
                else ()
            ),
        )

    def is_held_back(self, unpublished: Unpublished) -> bool:
        """Whether automatic players are to move: all is told in one message when a person is, if
        that does not take too long."""
        if unpublished.view is None or not unpublished.entries or not is_game_going_on(unpublished):
            return False
        if unpublished.table.is_watched:
            return self.is_mid_turn(unpublished)
        people = unpublished.table.people
        moved = [e.at for e in unpublished.entries if isinstance(people[e.seat], Human)]
        since = max(moved, default=unpublished.entries[0].at)
        is_soon = unpublished.at - since <= HELD_BACK_S
        return is_soon and not any(
            isinstance(people[seat], Human) for seat in unpublished.view.waiting
        )

    def is_shown(self, unpublished: Unpublished) -> bool:
        """Whether the message shown says it all: somebody looked twice, or only a vote changed."""
        is_going_on = unpublished.view is not None and unpublished.table.status != "cancelled"
        return is_going_on and not unpublished.entries

    def in_place(self, unpublished: Unpublished) -> Message | None:
        """A lobby changes in place, and so does a game that nobody plays: one message is edited."""
        if unpublished.view is None:
            return self._lobby(unpublished.table)
        if (
            unpublished.table.is_watched
            and unpublished.announced > START
            and is_game_going_on(unpublished)
        ):
            return turn.announce(
                self._phrases(unpublished.table),
                unpublished.table,
                unpublished.view,
                events_of(unpublished),
            )
        return None

    def is_mid_turn(self, unpublished: Unpublished) -> bool:
        """Whether the turn is told later, as a whole: nothing happened but a part of it."""
        if unpublished.view is None or unpublished.view.stage not in MID_TURN:
            return False
        return bool(unpublished.entries) and is_game_going_on(unpublished)

    async def in_part(self, unpublished: Unpublished) -> Message:
        """What changes in the middle of a turn: the buttons, and who is still choosing tickets."""
        if unpublished.view is None:
            return Message(unpublished.table.options.language, "")
        phrases = self._phrases(unpublished.table)
        if unpublished.view.stage == "opening" and unpublished.announced == START:
            return lobby.begun(
                phrases, unpublished.table, unpublished.view, await self._beginning(unpublished)
            )
        return Message(
            phrases.language, "", turn.rows(phrases, unpublished.table, unpublished.view)
        )

    async def past(self, unpublished: Unpublished, now: MessageId | None) -> Message | None:
        """What the message shown before says from now on, if that is something else."""
        if unpublished.view is None or now is None:
            return None
        if unpublished.announced < START:
            return self._left_lobby(unpublished.table, now)
        if unpublished.announced == START:
            return lobby.has_begun(
                self._phrases(unpublished.table),
                unpublished.table,
                await self._beginning(unpublished),
            )
        return None

    def questions(self, unpublished: Unpublished) -> tuple[tuple[str, Message], ...]:
        """The open votes and the offers of seats, each under a name of its own."""
        phrases = self._phrases(unpublished.table)
        votes = ((_name(vote), absence.question(phrases, vote)) for vote in unpublished.votes)
        offers = (
            (f"{VOTE} offer {offer.seat} {offer.at}", seats.question(phrases, offer))
            for offer in unpublished.offers
        )
        return (*votes, *offers)

    async def outcome(self, table: Table, name: str) -> Message | None:
        """How a vote ended, by the name of its message."""
        _, kind, *_, at = name.split()
        vote = await self._tables.asked(table.id, kind, float(at))
        return None if vote is None else absence.decided(self._phrases(table), vote)

    def is_absent(self, unpublished: Unpublished, name: str) -> bool:
        """Whether what is told of somebody's absence, under this name, is still so."""
        _, seat, _ = name.split()
        waiting = () if unpublished.view is None else unpublished.view.waiting
        return int(seat) in waiting and isinstance(unpublished.table.people[int(seat)], Human)

    def nudge(self, unpublished: Unpublished, nudge: Nudge) -> Message | None:
        """To those of them for whom everybody still waits."""
        waiting = () if unpublished.view is None else unpublished.view.waiting
        users = tuple(user for user in nudge.users if unpublished.table.seat_of(user) in waiting)
        return absence.nudge(self._phrases(unpublished.table), users) if users else None

    async def direct_hand(self, table: Table, view: PlayerView, user: UserId) -> Message:
        """Somebody's hand, as a direct message in their own language."""
        return direct_messages.hand(await self._phrases_for(user, table), table, view)

    async def last_words(self, table: Table, seat: Seat, user: UserId) -> Message:
        """Why a hand is not shown any more, to the one who held it."""
        phrases = await self._phrases_for(user, table)
        if table.status == "cancelled":
            return direct_messages.called_off(phrases, table)
        if table.seat_of(user) != seat:
            return direct_messages.gone(phrases, table, seat)
        final = (await self._tables.public(table.id)).final
        if final is None:
            return direct_messages.switched_off(phrases, table)
        return direct_messages.over(phrases, table, final)

    async def _reveal(
        self, phrases: Phrasebook, table: Table, view: PublicView
    ) -> tuple[Message, ...]:
        """After the last turn, and then the proof."""
        seed = await self._tables.seed(table.id)
        has_record = await self._tables.has_record(table.id)
        return ending.ending(phrases, table, view, seed, has_record=has_record)

    def _lobby(self, table: Table) -> Message:
        facts = self._tables.board(table.options.map).map
        translator = self._catalogue.translator(table.options.language)
        if table.status == "cancelled":
            return lobby.cancelled(translator, facts)
        return lobby.lobby(translator, table, facts)

    def _left_lobby(self, table: Table, first: MessageId) -> Message:
        translator = self._catalogue.translator(table.options.language)
        facts = self._tables.board(table.options.map).map
        if table.status == "cancelled":
            return lobby.cancelled(translator, facts)
        return lobby.left(translator, table, facts, first)

    async def _beginning(self, unpublished: Unpublished) -> tuple[AnyEvent, ...]:
        """What was told in the first message."""
        return (await self._tables.history(unpublished.table.id))[0].events

    async def _phrases_for(self, user: UserId, table: Table) -> Phrasebook:
        language = await self._readers.of(user, table.options.language)
        board = self._tables.board(table.options.map)
        return phrasebook_for(self._catalogue, language, board, table.names)

    def _phrases(self, table: Table) -> Phrasebook:
        return table_phrasebook(self._catalogue, table, self._tables.board(table.options.map))


def is_game_going_on(unpublished: Unpublished) -> bool:
    """Whether people and automatic players moved, and nothing else happened."""
    return unpublished.table.status == "playing" and all(
        is_of_game(entry) for entry in unpublished.entries
    )


def is_of_game(entry: PublicEntry) -> bool:
    """Whether nothing of the table's own is told in it: nobody came, left or took back."""
    return len(game_events(entry.events)) == len(entry.events)


def events_of(unpublished: Unpublished) -> tuple[AnyEvent, ...]:
    """Everything that happened; what was taken back again only as that."""
    return tuple(
        event for entry in unpublished.entries if not entry.is_undone for event in entry.events
    )


def _name(vote: Vote) -> str:
    """At most one question of a kind is open at a moment."""
    return f"{VOTE} {vote.question.__struct_config__.tag} {vote.at}"
