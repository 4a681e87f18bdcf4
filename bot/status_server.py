"""A small web server inside the bot: `/metrics` for Prometheus, `/healthz` for health checks.

Both answer anybody who can reach the port, and contain no ids of people, tables or channels.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.health import CHECKS, Health, State
from bot.metrics import Figures, Metrics

CLOSING_TIMEOUT_S = 0.5


class PortUnavailable(Exception):  # noqa: N818  # a wrong setting, not a bug
    """METRICS_PORT or METRICS_HOST cannot be used. One line for the person who runs the bot."""


class StatusServer:
    """`count(is_ready)` is asked for what is counted only when somebody wants to know."""

    def __init__(
        self, health: Health, metrics: Metrics, count: Callable[[bool], Awaitable[Figures]]
    ) -> None:
        self._health = health
        self._metrics = metrics
        self._count = count

    @asynccontextmanager
    async def listening(self, host: str, port: int) -> AsyncIterator[int]:
        """Answers until the block ends. Gives the port, which the system chooses if it is 0.
        Raises PortUnavailable."""
        app = web.Application()
        app.router.add_get("/metrics", self._show_metrics)
        app.router.add_get("/healthz", self._show_health)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=CLOSING_TIMEOUT_S)
        await runner.setup()
        try:
            try:
                await web.TCPSite(runner, host, port).start()
            except OSError as error:
                problem = f"METRICS_HOST={host} METRICS_PORT={port} cannot be used: {error}"
                raise PortUnavailable(problem) from error
            yield int(runner.addresses[0][1])
        finally:
            await runner.cleanup()

    async def _show_metrics(self, _: web.Request) -> web.Response:
        problems = await self._health.problems()
        text = self._metrics.text(await self._count(not problems))
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _show_health(self, _: web.Request) -> web.Response:
        """200 if the bot is ready, otherwise 503, with the checks that fail."""
        problems = await self._health.problems()
        state: State = "running"
        if problems:
            state = "not ready" if self._health.last_tick_at else "starting"
        checks = {check: "fails" if check in problems else "ok" for check in CHECKS}
        answer = {"state": state, "checks": checks, "problems": problems}
        return web.json_response(answer, status=503 if problems else 200)
