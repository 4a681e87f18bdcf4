"""Server: one web server with the gateway, the REST API and the page, and what they share."""

import asyncio
import socket
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from sandbox.clock import Clock
from sandbox.gateway.gateway import Gateway
from sandbox.gateway.session_starts import SessionStarts
from sandbox.interactions.registry import InteractionRegistry
from sandbox.interactions.responses import InteractionResponses
from sandbox.messages.attachments import AttachmentStorage
from sandbox.people.user_actions import UserActions
from sandbox.rest.application import ApplicationEndpoints
from sandbox.rest.channels import ChannelEndpoints
from sandbox.rest.commands import CommandEndpoints
from sandbox.rest.emojis import EmojiEndpoints
from sandbox.rest.endpoint import Endpoint
from sandbox.rest.faults import Faults
from sandbox.rest.interaction_callbacks import CallbackEndpoints
from sandbox.rest.interaction_followups import FollowUpEndpoints
from sandbox.rest.messages import MessageEndpoints
from sandbox.rest.rate_limits import RateLimits
from sandbox.rest.request import MAX_REQUEST_BYTES
from sandbox.rest.request_log import RequestLog
from sandbox.rest.router import API_PATH, RestRouter
from sandbox.rest.users import UserEndpoints
from sandbox.web.api import PageApi
from sandbox.web.files import PageFiles
from sandbox.world.events import WorldEvent
from sandbox.world.world import World
from sandbox.world.world_file import WorldFile, WorldFileError

HOST = "127.0.0.1"
SAVE_DELAY_S = 0.5


@dataclass(frozen=True)
class SandboxSettings:
    """How a server is started. The defaults suit tests."""

    port: int = 0  # 0: any free port
    data: Path | None = None  # the folder to save to; None saves nothing
    token: str = "sandbox"  # noqa: S105  # not a secret: only this sandbox accepts it
    clock_file: Path | None = None  # keeps how far the clock is ahead; the page can move it then
    answer_within_s: float = 3.0
    heartbeat_s: float = 41.25
    rate_limits: bool = True
    shards: int = 1  # how many the bot is told to have
    max_concurrency: int = 1  # of these shards may start a session at the same time
    identify_interval_s: float = 0.0  # between two sessions; Discord's is 5 s


class Server:
    """Use as `async with Server(settings) as server:`; it runs until the block ends.

    The constructor opens the port. It raises OSError if the port is busy and WorldFileError if
    the saved world cannot be read.
    """

    def __init__(self, settings: SandboxSettings) -> None:
        self._socket = socket.create_server((HOST, settings.port))
        self.port = int(self._socket.getsockname()[1])
        self.address = f"http://{HOST}:{self.port}"
        self.api_url = self.address + API_PATH
        self._world_file = WorldFile(settings.data) if settings.data is not None else None
        self._save_timer: asyncio.TimerHandle | None = None
        self.clock = Clock(settings.clock_file)
        try:
            state = self._world_file.load(self.address) if self._world_file else None
        except WorldFileError:
            self._socket.close()
            raise
        self.world = World(self.clock, state)
        self.world.state.application.token = settings.token
        folder = self._world_file.attachment_folder if self._world_file else None
        self.attachment_storage = AttachmentStorage(self.address, folder)
        self.interactions = InteractionRegistry(self.world, settings.answer_within_s)
        self.user_actions = UserActions(self.world, self.interactions)
        session_starts = SessionStarts(
            self.clock, settings.shards, settings.max_concurrency, settings.identify_interval_s
        )
        gateway_url = f"ws://{HOST}:{self.port}/gateway"
        self.gateway = Gateway(self.world, settings.heartbeat_s, gateway_url, session_starts)
        self.rate_limits = RateLimits(self.clock, settings.rate_limits)
        self.faults = Faults()
        self.request_log = RequestLog()
        self._page_api = PageApi(self.world, self.user_actions, self.gateway)
        self._runner = web.AppRunner(self._create_app(), access_log=None, shutdown_timeout=1.0)

    def _create_app(self) -> web.Application:
        app = web.Application(client_max_size=2 * MAX_REQUEST_BYTES)
        router = RestRouter(self.world, self.rate_limits, self.faults, self.request_log)
        router.add_routes(app, self._endpoints())
        app.router.add_get("/gateway", self.gateway.handle_connection)
        app.router.add_get("/gateway/", self.gateway.handle_connection)
        self._page_api.add_routes(app)
        PageFiles(self.world, self.attachment_storage).add_routes(app)
        return app

    def _endpoints(self) -> list[Endpoint]:
        storage = self.attachment_storage
        responses = InteractionResponses(self.world, storage)
        return [
            *ApplicationEndpoints(
                self.world, self.gateway.url, self.gateway.session_starts
            ).endpoints(),
            *UserEndpoints(self.world).endpoints(),
            *ChannelEndpoints(self.world).endpoints(),
            *MessageEndpoints(self.world, storage).endpoints(),
            *EmojiEndpoints(self.world, storage).endpoints(),
            *CommandEndpoints(self.world).endpoints(),
            *CallbackEndpoints(self.world, self.interactions, responses).endpoints(),
            *FollowUpEndpoints(self.world, self.interactions, responses).endpoints(),
        ]

    async def __aenter__(self) -> Self:
        await self._runner.setup()
        await web.SockSite(self._runner, self._socket).start()
        if self._world_file is not None:
            self.world.subscribe(self._save_later)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.interactions.close()
        self.gateway.drop_connections()
        await self._page_api.close()
        await self._runner.cleanup()
        if self._save_timer is not None:
            self._save_timer.cancel()
        self._save()

    def _save_later(self, _: WorldEvent) -> None:
        """Save once after a burst of events."""
        if self._save_timer is None:
            loop = asyncio.get_running_loop()
            self._save_timer = loop.call_later(SAVE_DELAY_S, self._save)

    def _save(self) -> None:
        self._save_timer = None
        if self._world_file is not None:
            self._world_file.save(self.world, self.address)
