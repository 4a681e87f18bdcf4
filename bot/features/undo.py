"""Taking a move back: /undo, and the others' answers."""

from bot.discord_io.components import Press
from bot.domain.requests import Target, UndoResult
from bot.features.caller import Caller, Reply
from bot.features.context import Feature
from bot.features.routes import button, slash
from bot.messages.undo import undone_message


class UndoFeature(Feature):
    """Handlers of /undo and of the answers to it. Either at once, or after asking the others."""

    @slash("undo")
    async def undo_here(self, caller: Caller) -> Reply:
        return await self._ask(caller, await self._context.target_here(caller))

    @button("undo")
    async def undo(self, caller: Caller, press: Press) -> Reply:
        return await self._ask(caller, press.target)

    @button("undo_yes")
    async def agree(self, caller: Caller, press: Press) -> Reply:
        return await self._answer(caller, press, is_yes=True)

    @button("undo_no")
    async def refuse(self, caller: Caller, press: Press) -> Reply:
        return await self._answer(caller, press, is_yes=False)

    async def _ask(self, caller: Caller, target: Target) -> Reply:
        result = await self._tables.undo.request(
            target.table, caller.user, caller.interaction, target.step
        )
        if not isinstance(result, UndoResult):
            return self._context.done(caller, "asked")
        message = undone_message(
            self._context.phrases(result.table, caller), result.mine, is_rated=result.is_rated
        )
        channel = result.table.where.channel
        return Reply(message, target.table, result.view.step, announced_in=channel)

    async def _answer(self, caller: Caller, press: Press, *, is_yes: bool) -> Reply:
        await self._tables.undo.answer(press.table, caller.user, is_yes, press.question_id)
        return self._context.done(caller, "voted")
