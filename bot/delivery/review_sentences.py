"""Adds a sentence of the review to the message about the winner, some time after it was posted."""

import logging
from contextlib import suppress

from bot.delivery.exactly_once import NOT_THERE, ExactlyOnce
from bot.discord_io.sender import Outgoing, Sender
from bot.domain.posts import EndPost
from bot.domain.refusals import TableRefusal
from bot.domain.table import Table, TableId, UserId
from bot.i18n.catalogue import Catalogue
from bot.jobs.reviews import Reviews
from bot.jobs.worker import WorkerError
from bot.messages.parts.message import Message
from bot.messages.parts.phrasebook import table_phrasebook
from bot.messages.results.ending import winner_message
from bot.messages.results.review import turning_point_line
from bot.tables import Tables

log = logging.getLogger(__name__)

KEY = EndPost()
FOR_EVERYBODY = UserId(0)  # who asks for the review, among the people who take turns


class ReviewSentences:
    """`add(table)` is a job of `TableJobs`. The message is remembered until it has its sentence,
    and repeating the edit changes nothing."""

    def __init__(
        self,
        tables: Tables,
        catalogue: Catalogue,
        reviews: Reviews,
        sender: Sender,
        once: ExactlyOnce,
    ) -> None:
        self._tables = tables
        self._catalogue = catalogue
        self._reviews = reviews
        self._sender = sender
        self._once = once

    async def add(self, table_id: TableId) -> None:
        """Add the sentence, if the message is there and has none. A game that cannot be reviewed
        gets none. Raises RetryLater."""
        posted = await self._once.find(table_id, KEY)
        if posted is None:
            return
        try:
            table = await self._tables.lookup.table(table_id)
            view = await self._tables.lookup.public_view(table_id)
            message = await self._message(table)
        except (TableRefusal, WorkerError) as error:
            about = {"table": table_id, "error": type(error).__name__}
            log.warning("a game gets no sentence of its review", extra=about)
            message = None
        if message is not None:
            with suppress(*NOT_THERE), self._sender.asking_for(table.where.guild):
                outgoing = Outgoing(message, (), table_id, view.step)
                await self._sender.change(posted.channel, posted.message, outgoing)
        await self._once.forget(table_id, KEY)

    async def _message(self, table: Table) -> Message | None:
        """The message about the winner with the sentence; None if the review has none."""
        review = await self._reviews.review(table, FOR_EVERYBODY)
        phrases = table_phrasebook(self._catalogue, table, self._tables.boards[table.options.map])
        line = turning_point_line(phrases, review)
        if not line:
            return None
        return winner_message(
            phrases,
            table,
            await self._tables.lookup.public_view(table.id),
            await self._tables.replay.proof(table.id),
            await self._tables.profiles.outcome(table.id),
            is_won_on_last_turn=await self._tables.replay.is_won_on_last_turn(table),
            review_line=line,
        )
