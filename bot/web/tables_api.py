"""What the page asks about tables, and what it wants to be done at them.

No rules: an action is played by the same `Moves.act` as that of a button. Whether a person may see
a table is asked of the table at every request; a session only says who they are.
"""

import gzip
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial

from aiohttp import web

from bot.domain import daily
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import ActionRequest, Target, UndoResult
from bot.domain.table import Language, Table, TableId, UserId, number_of
from bot.messages.parts.phrasebook import Phrasebook
from bot.messages.refusals import refusal_message, table_refusal_message
from bot.messages.turn import result_lines
from bot.tables import Tables
from bot.web.answers import Json, plain, plain_name
from bot.web.errors import ErrorWord, RequestRefused
from bot.web.queue_answers import change_of
from bot.web.request_limits import SlidingWindow
from bot.web.requests import accepts_gzip, json_answer, read_body
from bot.web.sessions import Sessions, SignedIn, reader_of
from bot.web.views import TableViews
from bot.web.wishes import ActionWish, Body, QueueWish, UndoWish, VoteWish, interaction_of
from engine.actions import Action, from_json, to_json
from engine.refusals import Code, Refusal
from engine.views import PlayerView

Advise = Callable[[Phrasebook, PlayerView, TableId], Awaitable[tuple[Action, str]]]
"""What a strong computer player would do, and that with its reason in words."""

ReplayPage = Callable[[Table, Language], Awaitable[bytes]]
"""The page on which a finished game can be replayed."""

ReviewText = Callable[[Phrasebook, Table, UserId], Awaitable[str]]
"""A finished game in hindsight, in words, for that reader."""

ACTIONS_A_MINUTE = 30
VIEWS_A_MINUTE = 120
HINTS_A_MINUTE = 6
REPLAY_POLICY = (
    "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline';"
    " style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none';"
    " frame-ancestors 'none'"
)
OUTDATED = (TableCode.BOARD_HAS_MOVED_ON, TableCode.QUEUE_HAS_CHANGED)


class TablesApi:
    """Handlers of everything below `/api/tables`, and of `/replay`."""

    def __init__(
        self,
        tables: Tables,
        views: TableViews,
        sessions: Sessions,
        advise: Advise,
        replay_page: ReplayPage,
        review: ReviewText,
        now: Callable[[], float],
    ) -> None:
        self._tables = tables
        self._views = views
        self._sessions = sessions
        self._advise = advise
        self._replay_page = replay_page
        self._review = review
        self._now = now
        self._actions = SlidingWindow(ACTIONS_A_MINUTE, now)
        self._looks = SlidingWindow(VIEWS_A_MINUTE, now)
        self._hints = SlidingWindow(HINTS_A_MINUTE, now)

    def routes(self) -> Sequence[web.RouteDef]:
        table = r"/api/tables/{table:\d{1,19}}"
        return (
            web.get("/api/tables", self.own_tables, allow_head=False),
            web.get(table, self.view, allow_head=False),
            web.post(f"{table}/actions", self.act),
            web.post(f"{table}/undo", self.undo),
            web.post(f"{table}/votes", self.vote),
            web.post(f"{table}/queue", self.change_queue),
            web.post(f"{table}/hint", self.hint),
            web.post(f"{table}/review", self.review),
            web.get(r"/replay/{table:\d{1,19}}", self.replay, allow_head=False),
        )

    async def own_tables(self, request: web.Request) -> web.Response:
        """The reader's games, and those that they may watch."""
        signed_in = await self._sessions.signed_in(request)
        self._looks.require(signed_in.user)
        lookup = self._tables.lookup
        own = [each for each in await lookup.of_user(signed_in.user) if _is_at(each, signed_in)]
        own += await self._deals_of(signed_in.user)
        watched = [
            await lookup.table(table_id)
            for table_id in await self._sessions.watched(signed_in)
            if table_id not in [table.id for table in own]
        ]
        named = [await self._named(table, signed_in) for table in (*own, *watched)]
        return json_answer({"tables": named})

    async def _deals_of(self, user: UserId) -> list[Table]:
        """The daily deals that they are playing."""
        deals, today = self._tables.daily, self._tables.daily.today
        tries = [await deals.try_of(user, daily.Day(day)) for day in (today - 1, today)]
        return [
            await self._tables.lookup.table(found.game)
            for found in tries
            if found is not None and found.result is None and found.game
        ]

    async def _named(self, table: Table, signed_in: SignedIn) -> Json:
        """A table as one of several to choose from."""
        waiting = await self._tables.lookup.waiting_since(table.id)
        phrases = await self._views.phrases(table, signed_in.user)
        return {
            "table": str(table.id),
            "map": phrases.map_name(),
            "names": [plain_name(name) for name in table.names],
            "is_your_turn": table.seat_of(signed_in.user) in waiting,
        }

    async def view(self, request: web.Request) -> web.Response:
        signed_in, table = await self._table_for(request, self._looks)
        tag = await self._views.tag(table, signed_in.user)
        headers = {"ETag": f'"{tag}"', "Cache-Control": "private, no-cache"}
        if tag in [each.value for each in request.if_none_match or ()]:
            return web.Response(status=304, headers=headers)
        async with self._refusing(table, signed_in):
            body = await self._views.compressed(
                tag, table, signed_in.user, reader_of(signed_in.user)
            )
        if accepts_gzip(request):
            headers |= {"Content-Encoding": "gzip"}
        else:
            body = gzip.decompress(body)
        return web.Response(body=body, content_type="application/json", headers=headers)

    async def act(self, request: web.Request) -> web.Response:
        """Play an action, as a button does."""
        signed_in, table = await self._own_table_for(request, self._actions)
        body = await read_body(request, ActionWish)
        async with self._refusing(table, signed_in):
            action = from_json(body.action)
            interaction = interaction_of(signed_in, table, "action", body.nonce)
            result = await self._tables.moves.act(
                ActionRequest(table.id, signed_in.user, body.step, action, interaction)
            )
        phrases = await self._views.phrases(result.table, signed_in.user)
        told = result_lines(phrases, result.mine.seat, result.whispers, result.events)
        return await self._done(result.table, signed_in, told)

    async def undo(self, request: web.Request) -> web.Response:
        """Take a move back, or ask the others whether it may be."""
        signed_in, table = await self._own_table_for(request, self._actions)
        body = await read_body(request, UndoWish)
        interaction = interaction_of(signed_in, table, "undo", body.nonce)
        async with self._refusing(table, signed_in):
            result = await self._tables.undo.request(
                table.id, signed_in.user, interaction, body.step
            )
        phrases = await self._views.phrases(result.table, signed_in.user)
        told = [phrases.say("done-asked")]
        if isinstance(result, UndoResult):
            told = [phrases.say("done-undone")]
            told += [] if result.is_rated else [phrases.say("undone-unrated")]
        return await self._done(result.table, signed_in, told)

    async def vote(self, request: web.Request) -> web.Response:
        """Answer the question whether somebody may take a move back."""
        signed_in, table = await self._own_table_for(request, self._actions)
        body = await read_body(request, VoteWish)
        async with self._refusing(table, signed_in):
            result = await self._tables.undo.answer(
                table.id, signed_in.user, body.is_yes, number_of(body.question)
            )
        phrases = await self._views.phrases(result.table, signed_in.user)
        return await self._done(result.table, signed_in, [phrases.say("done-voted")])

    async def change_queue(self, request: web.Request) -> web.Response:
        signed_in, table = await self._own_table_for(request, self._actions)
        body = await read_body(request, QueueWish)
        async with self._refusing(table, signed_in):
            table, view, _ = await self._tables.queues.look(table.id, signed_in.user)
            phrases = await self._views.phrases(table, signed_in.user)
            change = change_of(phrases, view, body.edition, body.change)
            table, _, _ = await self._tables.queues.change(table.id, signed_in.user, change)
        return await self._done(table, signed_in, [])

    async def hint(self, request: web.Request) -> web.Response:
        """What a strong computer player would do, where the host allows it."""
        signed_in, table = await self._own_table_for(request, self._hints)
        await read_body(request, Body)
        async with self._refusing(table, signed_in):
            lookup = self._tables.lookup
            table, view = await lookup.require_turn(Target(table.id), signed_in.user)
            if not table.options.has_hints:
                raise TableRefusal(TableCode.HINTS_ARE_OFF)
        phrases = await self._views.phrases(table, signed_in.user)
        action, text = await self._advise(phrases, view, table.id)
        return json_answer({"text": plain([text])[0], "action": to_json(action)})

    async def replay(self, request: web.Request) -> web.Response:
        """The page of a finished game, which can neither read nor send anything here."""
        signed_in, table = await self._table_for(request, self._hints)
        async with self._refusing(table, signed_in):
            await self._require_over(table, signed_in)
        phrases = await self._views.phrases(table, signed_in.user)
        page = await self._replay_page(table, phrases.language)
        headers = {"Content-Security-Policy": REPLAY_POLICY}
        answer = web.Response(body=page, content_type="text/html", charset="utf-8", headers=headers)
        answer.enable_compression()
        return answer

    async def review(self, request: web.Request) -> web.Response:
        """A finished game in hindsight. To compute it may take half a minute."""
        signed_in, table = await self._table_for(request, self._hints)
        await read_body(request, Body)
        async with self._refusing(table, signed_in):
            await self._require_over(table, signed_in)
            phrases = await self._views.phrases(table, signed_in.user)
            text = await self._review(phrases, table, signed_in.user)
        return json_answer({"lines": plain(text.splitlines())})

    async def table(self, table_id: TableId) -> Table:
        """The table, or refuse `unknown-table`."""
        try:
            return await self._tables.lookup.table(table_id)
        except TableRefusal as refusal:
            raise RequestRefused("unknown-table") from refusal

    async def require_may_see(self, signed_in: SignedIn, table: TableId) -> Table:
        """The table, or refuse `unknown-table`."""
        may_watch = partial(self._sessions.may_watch, signed_in)
        return await self._views.require_may_see(table, signed_in.user, may_watch)

    async def _table_for(
        self, request: web.Request, limit: SlidingWindow
    ) -> tuple[SignedIn, Table]:
        """Who asks, and the table that they may see. The limit is that of a person, who can begin
        as many sessions as they like."""
        signed_in = await self._sessions.signed_in(request)
        limit.require(signed_in.user)
        table_id = TableId(number_of(request.match_info["table"]))
        return signed_in, await self.require_may_see(signed_in, table_id)

    async def _own_table_for(
        self, request: web.Request, limit: SlidingWindow
    ) -> tuple[SignedIn, Table]:
        """The same for those who have a seat there. Others are refused alike whatever they ask for:
        they know no more of the table than its channel shows."""
        signed_in, table = await self._table_for(request, limit)
        async with self._refusing(table, signed_in):
            table.require_seat(signed_in.user)
        return signed_in, table

    async def _view(self, table: Table, signed_in: SignedIn) -> Json:
        return await self._views.view(table, signed_in.user, reader_of(signed_in.user))

    async def _done(self, table: Table, signed_in: SignedIn, told: Sequence[str]) -> web.Response:
        view = await self._view(table, signed_in)
        return json_answer({"view": view, "told": plain(told)})

    async def _require_over(self, table: Table, signed_in: SignedIn) -> None:
        """Refuse GAME_IS_NOT_OVER; to people who watch, until the channel has been told the end;
        and of a daily deal until it has closed."""
        if table.status == "over" and table.seat_of(signed_in.user) is None:
            table = (await self._tables.shown.look(table.id)).table
        if table.status != "over":
            raise TableRefusal(TableCode.GAME_IS_NOT_OVER)
        daily.require_closed(daily.day_of(table), self._now())

    @asynccontextmanager
    async def _refusing(self, table: Table, signed_in: SignedIn) -> AsyncIterator[None]:
        """Answer what the block refuses, with the table as it is now."""
        try:
            yield
        except Refusal as refusal:
            if refusal.code is Code.NOT_AN_ACTION:
                raise RequestRefused("not-understood") from refusal
            phrases = await self._views.phrases(table, signed_in.user)
            raise await self._refused(
                "refused", refusal_message(phrases, refusal).text, table, signed_in
            ) from refusal
        except TableRefusal as refusal:
            phrases = await self._views.phrases(table, signed_in.user)
            text = table_refusal_message(phrases.translator, refusal).text
            word: ErrorWord = "outdated" if refusal.code in OUTDATED else "refused"
            raise await self._refused(word, text, table, signed_in) from refusal

    async def _refused(
        self, word: ErrorWord, text: str, table: Table, signed_in: SignedIn
    ) -> RequestRefused:
        view = None
        with suppress(Refusal, TableRefusal):  # such as before the game
            view = await self._view(table, signed_in)
        return RequestRefused(word, plain([text])[0], view)


def _is_at(table: Table, signed_in: SignedIn) -> bool:
    return table.status == "playing" and table.seat_of(signed_in.user) is not None
