"""The whole view of a table for one reader: what they may see and do, in their language."""

import gzip
import hashlib
from collections import OrderedDict
from typing import Protocol

import msgspec

from bot.domain import daily
from bot.domain.refusals import TableRefusal
from bot.domain.requests import UndoQuestion, Vote
from bot.domain.table import BEFORE_FIRST, Table, TableId, UserId
from bot.i18n.catalogue import Catalogue, theme_of
from bot.i18n.reader_languages import ReaderLanguages
from bot.messages.parts.phrasebook import Phrasebook, phrasebook_for
from bot.messages.undo import question_text
from bot.store import queues as queue_rows
from bot.store import tables as table_rows
from bot.store.tables import PublicState
from bot.tables import Tables
from bot.tables.recent import RecentEntries
from bot.web.answers import Json, log_answer, plain, table_answer
from bot.web.errors import RequestRefused
from bot.web.queue_answers import queue_answer
from engine.views import PlayerView, PublicView

TAG_LENGTH = 22  # letters of a digest
MOST_KEPT = 200  # views, compressed
COMPRESSION = 5
NO_STATE = PublicState(BEFORE_FIRST, 0, 0, BEFORE_FIRST, 0)


class MayWatch(Protocol):
    """Whether somebody without a seat may look at a table."""

    async def __call__(self, table: TableId, /) -> bool: ...


class TableViews:
    """`assets`: the address of the page's files."""

    def __init__(
        self, tables: Tables, catalogue: Catalogue, readers: ReaderLanguages, assets: str
    ) -> None:
        self._tables = tables
        self._catalogue = catalogue
        self._readers = readers
        self._assets = assets
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def require_may_see(self, table_id: TableId, user: UserId, may_watch: MayWatch) -> Table:
        """The table, or refuse `unknown-table` unless the user has a seat or may watch. The answer
        is the same if there is no such table."""
        try:
            table = await self._tables.lookup.table(table_id)
        except TableRefusal as refusal:
            raise RequestRefused("unknown-table") from refusal
        if table.seat_of(user) is None and not await may_watch(table_id):
            raise RequestRefused("unknown-table")
        return table

    async def phrases(self, table: Table, user: UserId) -> Phrasebook:
        """The user's language, with the table's board and people; they are addressed as "you"."""
        language = await self._readers.language_of(user, table.options.language)
        board = self._tables.boards[table.options.map]
        phrases = phrasebook_for(self._catalogue, language, board, table.names)
        return phrases.addressing(table.seat_of(user))

    async def tag(self, table: Table, user: UserId) -> str:
        """Changes with everything on which the user's view depends, and with nothing that they may
        not know. Far cheaper than the view: it needs no game."""
        reader, seat = self._tables.store.reader, table.seat_of(user)
        states = await table_rows.public_states(reader, [table.id])
        state = states.get(table.id, NO_STATE)
        of_reader: object = (state.published, state.announced)
        if seat is not None:
            of_reader = (state.seq, state.changes, await queue_rows.load(reader, table.id, seat))
        language = await self._readers.language_of(user, table.options.language)
        parts = (table.id, str(user), language, self._assets, self._has_closed(table), of_reader)
        return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()[:TAG_LENGTH]

    async def compressed(self, tag: str, table: Table, user: UserId, reader: str) -> bytes:
        """The user's view as JSON, with gzip. `tag`: what `tag` has given just now."""
        if tag not in self._kept:
            # What the tag has seen in the database may not be in memory yet.
            await self._tables.cache.until_free(table.id)
            view = msgspec.json.encode(await self.view(table, user, reader))
            self._kept[tag] = gzip.compress(view, COMPRESSION, mtime=0)
        self._kept.move_to_end(tag)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[tag]

    async def view(self, table: Table, user: UserId, reader: str) -> Json:
        """What the user may know of the table, which they may see. Refused before the game has
        begun."""
        if table.seat_of(user) is None:
            return await self._view_of_watcher(table, user, reader)
        return await self._view_of_player(table, user, reader)

    async def _view_of_player(self, table: Table, user: UserId, reader: str) -> Json:
        # The log first: if somebody moves meanwhile, the bell rings with an entry newer than this
        # `seq`, and the page asks again.
        recent = await self._tables.recent.entries(table, table.require_seat(user))
        table, mine, queue = await self._tables.queues.look(table.id, user)
        phrases = await self.phrases(table, user)
        vote = await self._tables.recent.undo_question(table)
        is_playing = table.status == "playing"
        return {
            **self._public_part(phrases, table, mine.public, mine, recent, reader),
            "question": _question(phrases, vote, user),
            "has_hints": _has_hints(table, mine),
            "queue": queue_answer(phrases, mine, queue) if is_playing else None,
        }

    async def _view_of_watcher(self, table: Table, user: UserId, reader: str) -> Json:
        """What the table's channel shows, and nothing more."""
        shown = await self._tables.shown.look(table.id)
        recent = await self._tables.recent.shown_entries(shown)
        phrases = await self.phrases(shown.table, user)
        vote = await self._tables.recent.undo_question(shown.table)
        return {
            **self._public_part(phrases, shown.table, shown.public, None, recent, reader),
            "question": _question(phrases, vote, user),
            "has_hints": False,
            "queue": None,
        }

    def _public_part(
        self,
        phrases: Phrasebook,
        table: Table,
        view: PublicView,
        mine: PlayerView | None,
        recent: RecentEntries,
        reader: str,
    ) -> Json:
        return {
            **table_answer(phrases, table, view, mine),
            "seq": recent.seq,
            "assets": self._assets,
            "texts": f"texts/{phrases.language}.{theme_of(phrases.board.map)}.json",
            "board": f"boards/{view.map}.svg",
            "facts": f"boards/{view.map}.json",
            "log": log_answer(phrases, recent.entries),
            "can_undo": recent.can_undo and table.status == "playing",
            "replay": f"/replay/{table.id}?reader={reader}" if self._is_told(table) else None,
        }

    def _is_told(self, table: Table) -> bool:
        """Whether the game is over and its people may know everything about it."""
        return table.status == "over" and self._has_closed(table)

    def _has_closed(self, table: Table) -> bool:
        """Whether nobody else can still play the same cards, as those of a daily deal."""
        return not daily.is_secret(daily.day_of(table), self._tables.cache.clock())


def _has_hints(table: Table, mine: PlayerView) -> bool:
    is_turn = mine.seat in mine.public.waiting
    return is_turn and table.options.has_hints and table.status == "playing"


def _question(phrases: Phrasebook, vote: Vote | None, user: UserId) -> Json | None:
    """An open question whether a move may be taken back."""
    match vote:
        case Vote(question=UndoQuestion() as question):
            (text,) = plain([question_text(phrases, question)])
            answered = any(ballot.user == user for ballot in vote.ballots)
            may_answer = user in vote.voters and not answered
            return {"question": str(vote.question_id), "text": text, "may_answer": may_answer}
        case _:
            return None
