"""Faults on demand: what goes wrong between a bot and Discord, and how often."""

import asyncio
from dataclasses import dataclass, field

ANY = "*"


@dataclass(frozen=True)
class TooFast:
    """429, for this route or for all."""

    retry_after_s: float = 0.01
    is_global: bool = False


@dataclass(frozen=True)
class Broken:
    """A 5xx. `after_work`: everything was done, only the answer is wrong."""

    status: int = 503
    after_work: bool = False


@dataclass(frozen=True)
class Cut:
    """The connection breaks, before anything was done or after all of it."""

    after_work: bool


@dataclass(frozen=True)
class Held:
    """The answer waits until the test lets it go; `after_work` as above."""

    release: asyncio.Event = field(default_factory=asyncio.Event)
    after_work: bool = False


Fault = TooFast | Broken | Cut | Held


@dataclass
class Planned:
    method: str
    route: str
    fault: Fault
    times: int
    happened: asyncio.Event = field(default_factory=asyncio.Event)

    def fits(self, method: str, route: str) -> bool:
        return self.method in (ANY, method) and self.route in (ANY, route)


class Faults:
    def __init__(self) -> None:
        self._planned: list[Planned] = []

    def plan(
        self, fault: Fault, method: str = ANY, route: str = ANY, times: int = 1
    ) -> asyncio.Event:
        """The next `times` requests to this route go wrong; the event is set when it begins.

        A route is written as Discord does: `/channels/{channel_id}/messages`.
        """
        planned = Planned(method, route, fault, times)
        self._planned.append(planned)
        return planned.happened

    def next_for(self, method: str, route: str) -> Fault | None:
        for planned in self._planned:
            if planned.times > 0 and planned.fits(method, route):
                planned.times -= 1
                planned.happened.set()
                return planned.fault
        return None

    def clear(self) -> None:
        self._planned.clear()
