"""Games that only one person sees, such as the daily deal: the reply to an action waits for the
computer player, because nothing else would tell the person what it did."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from bot.domain.daily import Day
from bot.domain.requests import ActionResult
from bot.domain.table import TableId
from bot.features.caller import Caller, Reply
from bot.i18n.catalogue import Catalogue, theme_of
from bot.jobs.table_jobs import Sleep
from bot.messages.daily import finished_message
from bot.messages.parts.event_sentences import event_sentences
from bot.messages.parts.phrasebook import Phrasebook, phrasebook_for
from bot.messages.turn import result_lines
from bot.messages.turn_screen import turn_screen_message
from bot.tables import Tables

MAX_WAIT_S = 8.0  # for the computer player; a press may be answered for 15 minutes

UntilPlayed = Callable[[TableId], Awaitable[None]]


class PrivateGames:
    """Replies about such games. `until_played(table)` ends when no computer player is to move."""

    def __init__(
        self, tables: Tables, catalogue: Catalogue, until_played: UntilPlayed, sleep: Sleep
    ) -> None:
        self._tables = tables
        self._catalogue = catalogue
        self._until_played = until_played
        self._sleep = sleep

    async def reply(self, caller: Caller, result: ActionResult) -> Reply | None:
        """The next turn, with what has happened since; or the end. None in the middle of a turn,
        of which the usual reply tells."""
        view, seat = result.view, result.mine.seat
        if seat in view.waiting and view.stage != "turn":
            return None
        table_id = result.table.id
        await self._wait(table_id)
        phrases = self._phrases(caller, result)
        entries = await self._tables.lookup.history(table_id, result.seq)
        since = [event for entry in entries for event in entry.events]
        news = (
            *result_lines(phrases, seat, result.whispers, result.events),
            *event_sentences(phrases.addressing(seat), since),
        )
        return await self.screen(caller, table_id, news)

    async def screen(self, caller: Caller, table_id: TableId, news: Sequence[str] = ()) -> Reply:
        """Everything the caller needs to take a turn; or what they have reached, once it is
        over."""
        table, view = await self._tables.lookup.table_and_view(table_id, caller.user)
        if table.status == "over":
            return await self.result(caller, Day(table.options.daily), news)
        board = self._tables.boards[table.options.map]
        phrases = phrasebook_for(self._catalogue, caller.language, board, table.names)
        return Reply(turn_screen_message(phrases, view, news=news), table_id, view.public.step)

    async def result(self, caller: Caller, day: Day, news: Sequence[str] = ()) -> Reply:
        """What the caller has reached on a day, and how that compares."""
        daily = self._tables.daily
        found = await daily.require_finished(caller.user, day)
        map_ = self._tables.boards[await daily.days.map_of(day)].map
        message = finished_message(
            self._catalogue.translator(caller.language, theme_of(map_)),
            map_,
            found,
            await daily.standing(found),
            await daily.streak(caller.user),
            news=news,
            is_closed=daily.is_closed(day),
            can_share=caller.where is not None and bool(found.game),
        )
        return Reply(message)

    async def _wait(self, table_id: TableId) -> None:
        waiting = [
            asyncio.ensure_future(self._until_played(table_id)),
            asyncio.ensure_future(self._sleep(MAX_WAIT_S)),
        ]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for each in waiting:
            each.cancel()

    def _phrases(self, caller: Caller, result: ActionResult) -> Phrasebook:
        board = self._tables.boards[result.table.options.map]
        return phrasebook_for(self._catalogue, caller.language, board, result.table.names)
