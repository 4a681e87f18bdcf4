"""The whole view of a table for one reader: what they may see and do, in their language."""

from typing import Protocol

from bot.domain.queue import NO_QUEUE, Queue
from bot.domain.refusals import TableRefusal
from bot.domain.requests import UndoQuestion, Vote
from bot.domain.table import Table, TableId, UserId
from bot.i18n.catalogue import Catalogue, theme_of
from bot.i18n.reader_languages import ReaderLanguages
from bot.messages.parts.phrasebook import Phrasebook, phrasebook_for
from bot.messages.undo import question_text
from bot.tables import Tables
from bot.web.answers import Json, log_answer, plain, table_answer
from bot.web.errors import RequestRefused
from bot.web.queue_answers import queue_answer
from engine.views import PlayerView, PublicView


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

    async def view(self, table: Table, user: UserId, reader: str) -> Json:
        """What the user may know of the table, which they may see. Refused before the game has
        begun."""
        # The log first: if somebody moves meanwhile, the bell rings with an entry newer than this
        # `seq`, and the page asks again.
        recent = await self._tables.recent.entries(table, table.seat_of(user))
        table, view, mine, queue = await self._look(table, user)
        phrases = await self.phrases(table, user)
        vote = await self._tables.recent.undo_question(table)
        is_playing = table.status == "playing"
        return {
            **table_answer(phrases, table, view, mine),
            "seq": recent.seq,
            "assets": self._assets,
            "texts": f"texts/{phrases.language}.{theme_of(phrases.board.map)}.json",
            "board": f"boards/{view.map}.svg",
            "facts": f"boards/{view.map}.json",
            "log": log_answer(phrases, recent.entries),
            "can_undo": recent.can_undo and is_playing,
            "question": _question(phrases, vote, user),
            "has_hints": _has_hints(table, mine),
            "queue": queue_answer(phrases, mine, queue) if mine and is_playing else None,
            "replay": f"/replay/{table.id}?reader={reader}" if table.status == "over" else None,
        }

    async def _look(
        self, table: Table, user: UserId
    ) -> tuple[Table, PublicView, PlayerView | None, Queue]:
        """All of one moment: the table, what everybody sees, what the user sees, their queue."""
        if table.seat_of(user) is None:
            table, view = await self._tables.lookup.table_and_public_view(table.id)
            return table, view, None, NO_QUEUE
        table, mine, queue = await self._tables.queues.look(table.id, user)
        return table, mine.public, mine, queue


def _has_hints(table: Table, mine: PlayerView | None) -> bool:
    is_turn = mine is not None and mine.seat in mine.public.waiting
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
