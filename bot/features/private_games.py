"""Games that only one person sees, such as the daily deal: the reply to an action waits for the
computer player, because nothing else would tell the person what it did."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from bot.domain.daily import DailyTry, Day, day_of
from bot.domain.page_links import REPLY_LASTS_S, PageAddress, no_page
from bot.domain.requests import ActionResult
from bot.domain.table import TableId
from bot.features.caller import Caller, Reply
from bot.i18n.catalogue import Catalogue
from bot.jobs.table_jobs import Sleep
from bot.messages.daily_result import finished_message
from bot.messages.page_link import with_page_link
from bot.messages.parts.event_sentences import event_sentences
from bot.messages.parts.message import Message
from bot.messages.parts.phrasebook import Phrasebook, phrasebook_for
from bot.messages.turn import result_lines
from bot.messages.turn_screen import points_line, turn_screen_message
from bot.tables import Tables
from engine.model import MapId
from engine.views import PublicView

MAX_WAIT_S = 8.0  # for the computer player; a press may be answered for 15 minutes

UntilPlayed = Callable[[TableId], Awaitable[None]]


class PrivateGames:
    """Replies about such games. `until_played(table)` ends when no computer player is to move."""

    def __init__(
        self,
        tables: Tables,
        catalogue: Catalogue,
        until_played: UntilPlayed,
        sleep: Sleep,
        page_address: PageAddress = no_page,
    ) -> None:
        self._tables = tables
        self._catalogue = catalogue
        self._until_played = until_played
        self._sleep = sleep
        self._page_address = page_address

    async def reply(self, caller: Caller, result: ActionResult) -> Reply | None:
        """The next turn, with what has happened since; or the end. None in the middle of a turn,
        of which the usual reply tells."""
        view, seat = result.view, result.mine.seat
        if seat in view.waiting and view.stage != "turn":
            return None
        table_id = result.table.id
        await self._wait(table_id)
        phrases = self._phrases(caller, result.table.options.map, result.table.names)
        entries = await self._tables.lookup.history(table_id, result.seq)
        since = [event for entry in entries for event in entry.events]
        news = (
            *result_lines(phrases, seat, result.whispers, result.events),
            *event_sentences(phrases.addressing(seat), since),
        )
        return await self.screen(caller, table_id, news)

    async def after_refusal(self, caller: Caller, table_id: TableId, why: str = "") -> Reply:
        """Where the caller can go on, with why something was refused, because the reply replaces
        the only message that leads there. `why`: "" if the game has moved on."""
        await self._wait(table_id)
        translator = self._catalogue.translator(caller.language)
        return await self.screen(caller, table_id, (why or translator.say("daily-moved-on"),))

    async def screen(self, caller: Caller, table_id: TableId, news: Sequence[str] = ()) -> Reply:
        """Everything the caller needs to take a turn; or what they have reached, once it is
        over."""
        table, view = await self._tables.lookup.table_and_view(table_id, caller.user)
        if table.status == "over":
            return await self.result(caller, day_of(table), news)
        phrases = self._phrases(caller, table.options.map, table.names)
        points = () if view.offered else (points_line(phrases, view),)
        message = turn_screen_message(phrases, view, news=(*news, *points))
        return Reply(await self._with_page(caller, table_id, message), table_id, view.public.step)

    async def result(
        self, caller: Caller, day: Day, news: Sequence[str] = (), *, is_shared: bool = False
    ) -> Reply:
        """What the caller has reached on a day, and how that compares. `is_shared`: they have just
        shared it."""
        daily = self._tables.daily
        found = await daily.require_finished(caller.user, day)
        view, names = await self._end_of(found)
        message = finished_message(
            self._phrases(caller, await daily.days.map_of(day), names),
            found,
            view,
            await daily.standing(found),
            await daily.streak(caller.user),
            news=news,
            is_closed=daily.is_closed(day),
            sharing="over"
            if is_shared or not found.game
            else "here"
            if caller.where
            else "elsewhere",
        )
        return Reply(await self._with_page(caller, found.game, message), found.game)

    async def _end_of(self, found: DailyTry) -> tuple[PublicView | None, Sequence[str]]:
        """The end of a game and the names of its players; None and no names if it is not kept any
        longer."""
        if not found.game:
            return None, ()
        table, view = await self._tables.lookup.table_and_public_view(found.game)
        return view, table.names

    async def _with_page(self, caller: Caller, table_id: TableId, message: Message) -> Message:
        """With a button that opens the caller's own game on the web page, if there are both."""
        if not table_id:
            return message
        address = await self._page_address(caller.user, table_id, REPLY_LASTS_S)
        return with_page_link(self._catalogue, message, address)

    async def _wait(self, table_id: TableId) -> None:
        waiting = [
            asyncio.ensure_future(self._until_played(table_id)),
            asyncio.ensure_future(self._sleep(MAX_WAIT_S)),
        ]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for each in waiting:
            each.cancel()

    def _phrases(self, caller: Caller, map_id: MapId, names: Sequence[str]) -> Phrasebook:
        return phrasebook_for(self._catalogue, caller.language, self._tables.boards[map_id], names)
