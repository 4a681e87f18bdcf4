"""Which language each person reads, as told by their last interaction and nowhere else."""

from collections import OrderedDict

from bot.model import Language, UserId

REMEMBERED = 100_000


class Languages:
    """Kept in memory. Who was not heard of since the start reads the table's language."""

    def __init__(self) -> None:
        self._heard: OrderedDict[UserId, Language] = OrderedDict()

    def hear(self, user: UserId, language: Language) -> None:
        self._heard[user] = language
        self._heard.move_to_end(user)
        if len(self._heard) > REMEMBERED:
            self._heard.popitem(last=False)

    def of(self, user: UserId, otherwise: Language) -> Language:
        return self._heard.get(user, otherwise)
