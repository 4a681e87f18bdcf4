"""How many requests are served in a minute. In memory: each process carries its own load."""

from collections import OrderedDict, deque
from collections.abc import Callable, Hashable

from bot.web.errors import RequestRefused

WINDOW_S = 60.0
MAX_REMEMBERED = 10_000  # addresses and people


class SlidingWindow:
    """So many in any minute for each of those who ask. Those who have asked for nothing for longest
    are forgotten first."""

    def __init__(self, most: int, now: Callable[[], float]) -> None:
        self._most = most
        self._now = now
        self._times: OrderedDict[Hashable, deque[float]] = OrderedDict()

    def require(self, who: Hashable) -> None:
        """Count one more, or refuse `too-many`. What is refused is not counted."""
        now = self._now()
        times = self._times.setdefault(who, deque(maxlen=self._most))
        self._times.move_to_end(who)
        if len(self._times) > MAX_REMEMBERED:
            self._times.popitem(last=False)
        if len(times) == self._most and 0 <= now - times[0] < WINDOW_S:
            raise RequestRefused("too-many", wait_s=WINDOW_S - (now - times[0]))
        times.append(now)
