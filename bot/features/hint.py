"""/hint: what the strongest computer player would do in the caller's place."""

from bot.discord_io.components import Press
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import Target
from bot.features.caller import Caller, Reply
from bot.features.context import Feature
from bot.features.routes import button, slash
from bot.messages.hint import hint_message


class HintFeature(Feature):
    """Handlers of /hint and its button. Only where the host allows it; the reply is private."""

    @slash("hint", is_costly=True)
    async def hint_here(self, caller: Caller) -> Reply:
        return await self._hint(caller, await self._context.target_here(caller))

    @button("hint", is_costly=True)
    async def hint(self, caller: Caller, press: Press) -> Reply:
        return await self._hint(caller, press.target)

    async def _hint(self, caller: Caller, target: Target) -> Reply:
        table, view = await self._context.require_turn(caller, target)
        if not table.options.has_hints:
            raise TableRefusal(TableCode.HINTS_ARE_OFF)
        action, reason = await self._context.thinker.advise(view, table.id)
        message = hint_message(self._context.phrases(table, caller), view, action, reason)
        return self._context.reply_at(message, table.id, view)
