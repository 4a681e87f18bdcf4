"""How many interactions one person, and one server, may cause. In memory: it is about load, and
each process carries its own."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

from bot.domain.limits import InteractionLimits
from bot.domain.table import GuildId, UserId

MINUTE_S = 60.0
MAX_REMEMBERED = 10_000  # people and servers
EXPLAINED_A_MINUTE = 10  # refusals of one person that are answered; Discord answers the others
COMPLETED_A_MINUTE = 240  # lists of suggestions for one person, who gets one while they type


class Allowance:
    """So many in a minute for each of those who ask: half of them at once, the rest as time
    passes. Those who have asked for nothing for longest are forgotten first, and begin anew."""

    def __init__(self, a_minute: int, now: Callable[[], float]) -> None:
        self._most = max(1.0, a_minute / 2)
        self._each_s = a_minute / MINUTE_S
        self._now = now
        self._left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()  # how many, when

    def has(self, who: Hashable) -> bool:
        """Whether they may have one."""
        return self._left_now(who) >= 1

    def take(self, who: Hashable) -> bool:
        """Whether they may have one; then they have it."""
        left = self._left_now(who)
        is_allowed = left >= 1
        self._left[who] = (left - 1 if is_allowed else left), self._now()
        self._left.move_to_end(who)
        if len(self._left) > MAX_REMEMBERED:
            self._left.popitem(last=False)
        return is_allowed

    def _left_now(self, who: Hashable) -> float:
        left, at = self._left.get(who, (self._most, self._now()))
        passed_s = max(0.0, self._now() - at)  # clocks are set back at times
        return min(self._most, left + passed_s * self._each_s)


class InteractionCounter:
    """Decides which interactions are served. Somebody who plays quickly stays far below."""

    def __init__(self, limits: InteractionLimits, now: Callable[[], float]) -> None:
        self._of_person = Allowance(limits.person, now)
        self._costly = Allowance(limits.costly, now)
        self._of_server = Allowance(limits.server, now)
        self._explained = Allowance(EXPLAINED_A_MINUTE, now)
        self._completed = Allowance(COMPLETED_A_MINUTE, now)

    def admit(self, user: UserId, guild: GuildId | None, *, is_costly: bool) -> bool:
        """Whether to serve an interaction. What is refused uses up nothing of the others'."""
        if is_costly and not self._costly.has(user):
            return False
        if not self._of_person.take(user):
            return False
        if guild is not None and not self._of_server.take(guild):
            return False
        return not is_costly or self._costly.take(user)

    def explains(self, user: UserId) -> bool:
        """Whether to tell somebody that it was too much, and not just to leave it."""
        return self._explained.take(user)

    def completes(self, user: UserId) -> bool:
        """Whether to make suggestions for what somebody types."""
        return self._completed.take(user)
