"""The stand-in put together: one web server on loopback with gateway, REST and page."""

import asyncio
import socket
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from sandbox.clock import Clock
from sandbox.gateway.connection import Gateway
from sandbox.messages.attachments import AttachmentFolder
from sandbox.people.actions import PeopleActions
from sandbox.rest.callbacks import Callbacks
from sandbox.rest.channels import Channels
from sandbox.rest.commands import Commands
from sandbox.rest.entrance import PREFIX, Entrance
from sandbox.rest.faults import Faults
from sandbox.rest.followups import FollowUps
from sandbox.rest.guilds import Guilds
from sandbox.rest.interaction_messages import Answers
from sandbox.rest.journal import Journal
from sandbox.rest.messages import Messages
from sandbox.rest.pins_and_reactions import Marks
from sandbox.rest.rate_limits import RateLimits
from sandbox.rest.requests import MOST_IN_A_REQUEST, Endpoint
from sandbox.rest.users import Users
from sandbox.web.api import PageApi
from sandbox.world.events import Happening
from sandbox.world.interactions import Interactions
from sandbox.world.world import World
from sandbox.world.world_file import BrokenStoreError, WorldFile

HOST = "127.0.0.1"
SAVE_AFTER_S = 0.5


@dataclass(frozen=True)
class ServerSettings:
    port: int = 0  # 0: any free one
    data: Path | None = None
    token: str = "sandbox"  # noqa: S105  # no secret: it opens nothing but this stand-in
    answer_within_s: float = 3.0
    heartbeat_s: float = 41.25
    rate_limits: bool = True


class Server:
    """`async with Server(settings) as server:` runs until the block ends."""

    def __init__(self, settings: ServerSettings) -> None:
        self._settings = settings
        self._socket = socket.create_server((HOST, settings.port))
        self.port = int(self._socket.getsockname()[1])
        self.address = f"http://{HOST}:{self.port}"
        self.api_url = self.address + PREFIX
        self._store = WorldFile(settings.data) if settings.data is not None else None
        self._saving: asyncio.TimerHandle | None = None
        self.clock = Clock()
        try:
            state = self._store.load(self.address) if self._store else None
        except BrokenStoreError:
            self._socket.close()
            raise
        self.world = World(self.clock, state)
        self.world.state.application.token = settings.token
        self.shelf = AttachmentFolder(self._store.attachments if self._store else None)
        self.shelf.address = self.address
        self.interactions = Interactions(self.world, settings.answer_within_s)
        self.acts = PeopleActions(self.world, self.interactions)
        self.gateway = Gateway(self.world, settings.heartbeat_s)
        self.gateway.address = f"ws://{HOST}:{self.port}/gateway"
        self.limits = RateLimits(self.clock, settings.rate_limits)
        self.faults = Faults()
        self.journal = Journal()
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=1.0)

    def _app(self) -> web.Application:
        app = web.Application(client_max_size=2 * MOST_IN_A_REQUEST)
        door = Entrance(self.world, self.limits, self.faults, self.journal)
        door.add(app, self._endpoints())
        app.router.add_get("/gateway", self.gateway.converse)
        app.router.add_get("/gateway/", self.gateway.converse)
        self.page = PageApi(self.world, self.acts, self.interactions, self.shelf, self.gateway)
        self.page.add(app)
        return app

    def _endpoints(self) -> list[Endpoint]:
        answers = Answers(self.world, self.shelf)
        return [
            *Users(self.world, self.gateway).endpoints(),
            *Guilds(self.world).endpoints(),
            *Channels(self.world).endpoints(),
            *Marks(self.world).endpoints(),
            *Messages(self.world, self.shelf).endpoints(),
            *Commands(self.world).endpoints(),
            *Callbacks(self.world, self.interactions, answers).endpoints(),
            *FollowUps(self.world, self.interactions, answers).endpoints(),
        ]

    async def __aenter__(self) -> Self:
        await self._runner.setup()
        await web.SockSite(self._runner, self._socket).start()
        if self._store is not None:
            self.world.listen(self._save_soon)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.interactions.close()
        self.gateway.cut()
        await self.page.close()
        await self._runner.cleanup()
        if self._saving is not None:
            self._saving.cancel()
        self.save()

    def _save_soon(self, _: Happening) -> None:
        if self._saving is None:
            self._saving = asyncio.get_running_loop().call_later(SAVE_AFTER_S, self.save)

    def save(self) -> None:
        self._saving = None
        if self._store is not None:
            self._store.save(self.world, self.address)
