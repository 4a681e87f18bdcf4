"""The daily deal: /daily, and its buttons."""

from bot.discord_io.components import Press
from bot.domain.daily import LEVEL, Day
from bot.domain.events import PostedMessage
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import number_of
from bot.features.caller import Caller, Reply
from bot.features.context import Feature
from bot.features.routes import button, pages, slash
from bot.i18n.catalogue import Translator, theme_of
from bot.messages import computer_players
from bot.messages import daily as messages
from bot.messages.daily_result import shared_message
from bot.messages.parts.message import Message
from bot.messages.parts.phrasebook import Phrasebook, map_name, message_link, phrasebook_for
from engine import record
from engine.model import Map


class DailyFeature(Feature):
    """Handlers of /daily. Everything is found by the caller and a day, so a button shows nobody
    anything of somebody else."""

    @slash("daily", in_dm=True)
    async def daily_here(self, caller: Caller) -> Reply:
        return await self._show(caller)

    @button("daily")
    async def press(self, caller: Caller, press: Press) -> Reply:
        """What the caller wants of the deal of a day; without that, today's."""
        what, _, rest = press.args.partition(":")
        day = Day(number_of(rest.partition(":")[0]))
        match what:
            case "":
                return await self._show(caller)
            case "begin":
                return await self._begin(caller, day)
            case "go":
                return await self._go_on(caller, day)
            case "share":
                return await self._share(caller, day)
            case messages.OTHERS:
                return await self._others(caller, day, 0)
            case "closed":
                return await self._closed(caller)
            case _:
                raise TableRefusal(TableCode.BOARD_HAS_MOVED_ON, step=press.target.step)

    @pages("daily")
    async def more_others(self, caller: Caller, press: Press) -> Reply:
        """Another page of how others played."""
        *_, day, _ = press.args.split(":")
        return await self._others(caller, Day(number_of(day)), press.page)

    async def _show(self, caller: Caller) -> Reply:
        """Today's deal: what it is, the caller's turn in it, or their result."""
        daily = self._tables.daily
        day = daily.today
        if await daily.try_of(caller.user, day) is not None:
            return await self._go_on(caller, day)
        unfinished = await daily.unfinished(caller.user)
        translator = self._context.translator(caller)
        return Reply(
            messages.intro_message(
                translator,
                await self._map(day),
                day,
                _opponent(translator),
                await self._map_name(translator, Day(day + 1)),
                await daily.days.hash_of(Day(day + 1)),
                None if unfinished is None else unfinished.day,
            )
        )

    async def _begin(self, caller: Caller, day: Day) -> Reply:
        daily = self._tables.daily
        if await daily.try_of(caller.user, day) is not None:
            return await self._go_on(caller, day)
        opponent = _opponent(self._context.translator(caller))
        guild = None if caller.where is None else caller.where.guild
        try:
            result = await daily.begin(
                caller.human, day, caller.language, opponent, caller.interaction, guild
            )
        except TableRefusal as refusal:
            if refusal.code != TableCode.DAILY_BEGUN:
                raise
            return await self._go_on(caller, day)  # they have pressed it twice
        return await self._context.result_reply(caller, result)

    async def _go_on(self, caller: Caller, day: Day) -> Reply:
        """The caller's turn, or what they have reached. Refuse DEAL_HAS_NO_MAP."""
        found = await self._tables.daily.try_of(caller.user, day)
        if found is None:
            return await self._show(caller)
        await self._tables.daily.days.board_of(day)
        if caller.where is not None:
            await self._tables.daily.note_place(caller.where.guild, day, caller.user)
        if found.result is not None:
            return await self._context.private_games.result(caller, day)
        if self._tables.daily.is_closed(day):
            raise TableRefusal(TableCode.DEAL_IS_CLOSED)
        return await self._context.private_games.screen(caller, found.game)

    async def _share(self, caller: Caller, day: Day) -> Reply:
        """Post the caller's result where they are, once."""
        daily = self._tables.daily
        found = await daily.require_finished(caller.user, day)
        where = caller.require_may_post()
        if not found.game:  # by which one knows whether it has been shared
            raise TableRefusal(TableCode.DEAL_IS_CLOSED)
        if caller.missing_permissions:
            return Reply(Message(caller.language, ""))
        await daily.note_place(where.guild, day, caller.user)
        map_ = await self._map(day)
        message = shared_message(
            self._context.catalogue.translator(caller.table_language, theme_of(map_)),
            map_,
            found,
            await daily.standing(found),
            await daily.streak(caller.user),
            is_closed=daily.is_closed(day),
        )
        table = await self._tables.lookup.table(found.game)
        shared_in, posted = await self._context.share(table, where, message)
        link = message_link(PostedMessage(posted, shared_in))
        news = (self._context.translator(caller).say("daily-shared", link=link),)
        return await self._context.private_games.result(caller, day, news, is_shared=True)

    async def _others(self, caller: Caller, day: Day, page: int) -> Reply:
        guild = None if caller.where is None else caller.where.guild
        found = await self._tables.daily.others(caller.user, day, guild)
        phrases = await self._phrases(caller, day)
        is_on_server = guild is not None
        return Reply(messages.others_message(phrases, day, found, page, is_on_server=is_on_server))

    async def _closed(self, caller: Caller) -> Reply:
        """The deal that closed last, which everybody may know now."""
        daily = self._tables.daily
        day = await daily.days.newest_closed()
        if day is None:
            return Reply(messages.none_closed_message(self._context.translator(caller)))
        best = await daily.best(day)
        played = None if best is None else await daily.record(best)
        return Reply(
            messages.closed_message(
                await self._phrases(caller, day),
                day,
                await daily.days.seed_shown(day),
                await daily.days.hash_of(day),
                best,
                None if played is None else record.to_text(played),
            )
        )

    async def _map(self, day: Day) -> Map:
        return (await self._tables.daily.days.board_of(day)).map

    async def _map_name(self, translator: Translator, day: Day) -> str:
        """What the map of a day is called, also if this version has not got it."""
        days = self._tables.daily.days
        if await days.has_map(day):
            return map_name(translator, await self._map(day))
        return await days.map_of(day)

    async def _phrases(self, caller: Caller, day: Day) -> Phrasebook:
        """The caller's language with the board of a day."""
        board = await self._tables.daily.days.board_of(day)
        return phrasebook_for(self._context.catalogue, caller.language, board, ())


def _opponent(translator: Translator) -> str:
    """The name of the computer player."""
    return computer_players.names(translator, LEVEL)[0]
