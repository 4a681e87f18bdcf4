"""/hint: what the strongest automatic player would do in one's place, told to nobody else."""

from bot.answers.house import House, Target
from bot.asking import Answer, Asker
from bot.present import looking
from bot.refusals import TableCode, TableRefusal
from bot.thinker import Thinker


class Hint:
    """Only where the host allows it."""

    def __init__(self, house: House, thinker: Thinker) -> None:
        self._house = house
        self._thinker = thinker

    async def hint(self, asker: Asker, target: Target) -> Answer:
        table, view = await self._house.turn(asker, target)
        if not table.options.has_hints:
            raise TableRefusal(TableCode.HINTS_ARE_OFF)
        action, reason = await self._thinker.advise(view, table.id)
        return Answer(looking.hint(self._house.voice(table, asker), action, reason))
