"""/hint: what the strongest automatic player would do in one's place, told to nobody else."""

from bot.domain.refusals import TableCode, TableRefusal
from bot.features.caller import Caller, Reply
from bot.features.context import HandlerContext, Target
from bot.jobs.thinker import Thinker
from bot.messages import lookup


class HintFeature:
    """Only where the host allows it."""

    def __init__(self, context: HandlerContext, thinker: Thinker) -> None:
        self._context = context
        self._thinker = thinker

    async def hint(self, caller: Caller, target: Target) -> Reply:
        table, view = await self._context.turn(caller, target)
        if not table.options.has_hints:
            raise TableRefusal(TableCode.HINTS_ARE_OFF)
        action, reason = await self._thinker.advise(view, table.id)
        return Reply(lookup.hint(self._context.phrases(table, caller), action, reason))
