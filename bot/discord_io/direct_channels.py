"""How many channels for direct messages are opened in a minute."""

from collections import deque
from collections.abc import Callable

from bot.domain.table import UserId

MINUTE_S = 60.0


class DirectChannelQueue:
    """Discord takes bots that open many direct messages at once for senders of spam. Everybody
    gets a place in a queue, in the order in which they were asked for.

    In memory only: after a restart the bot asks again for everybody who has no message yet."""

    def __init__(self, per_minute: int, now: Callable[[], float]) -> None:
        self._now = now
        self._places: dict[UserId, float] = {}  # when each person's channel may be opened
        self._newest: deque[float] = deque(maxlen=per_minute)  # of all places given so far

    def wait_s(self, user: UserId) -> float:
        """How long to wait before the user's channel may be opened. 0: open it now; the next time
        the user gets a new place."""
        now = self._now()
        if user not in self._places:
            is_full = len(self._newest) == self._newest.maxlen
            place = max(now, self._newest[0] + MINUTE_S) if is_full else now
            self._newest.append(place)
            self._places[user] = place
        wait_s = self._places[user] - now
        if wait_s > 0:
            return wait_s
        del self._places[user]
        return 0.0
