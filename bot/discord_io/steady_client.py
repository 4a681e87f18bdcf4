"""A discord.py client that is patient, and connects the shards of this process."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import Shard

from bot.discord_io.connection import (
    FAULTS,
    Pauses,
    Sleep,
    pause_or_give_up,
)
from bot.discord_io.refused_requests import RefusedRequests
from bot.domain.shards import ShardRange

log = logging.getLogger(__name__)

MAX_LATENESS_S = 0.4  # whoever uses a slot later than that comes too close to the next one
CONNECT_TIMEOUT_S = 60.0
CONNECT_BEFORE_SLOT_S = 2.0  # the connection is opened so long before its slot

ReserveSlot = Callable[[int], Awaitable[float]]


class SteadyClient(discord.AutoShardedClient):
    """A discord.py client that is patient from the start.

    discord.py itself ends the program if Discord fails while the bot logs in or connects for the
    first time, logs a traceback whenever it connects again, and knows nothing of the shards of
    other processes.

    Discord accepts one shard every five seconds in each bucket, and shards of all processes with
    the same `shard_id % max_concurrency` share a bucket. A place in time is reserved for each,
    which then waits for it. A lock held while waiting would be no help: it would have to be
    released before IDENTIFY is sent.

    `shards`: those of this process; None for all that Discord recommends. `reserve_slot`: reserves
    the next free slot of a bucket and tells in how many seconds it is. `trace`: is told of all
    requests.
    """

    def __init__(
        self,
        sleep: Sleep,
        reserve_slot: ReserveSlot,
        shards: ShardRange | None = None,
        **options: Any,
    ) -> None:
        self.refused = RefusedRequests(1.0 if shards is None else shards.share)
        if shards is not None:
            options |= {"shard_ids": shards.ids, "shard_count": shards.count}
        self.trace = self.refused.trace()
        super().__init__(http_trace=self.trace, **options)
        self._connection.parsers["READY"] = self._parse_ready
        self._sleep = sleep
        self._reserve_slot = reserve_slot
        self._max_concurrency = 1
        self._slots: dict[int, float] = {}  # reserved and not used yet, by shard
        self._connections: list[asyncio.Task[None]] = []  # one for each shard
        self._serving = asyncio.Event()

    async def login(self, token: str) -> None:
        """Log in and call `setup_hook`, repeated until both have succeeded. Raises
        CannotConnect."""
        pauses = Pauses()
        while True:
            try:
                return await super().login(token)
            except FAULTS as error:
                await self.http.close()  # the next attempt makes a new session
                self.http.connector = discord.utils.MISSING
                await pause_or_give_up(error, pauses, self._sleep)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected with all shards until the client is closed. Raises CannotConnect."""
        self._reconnect = reconnect  # read by discord.py
        shard_ids = await self._choose_shards()
        self._connections = [asyncio.create_task(self._stay_connected(each)) for each in shard_ids]
        try:
            await asyncio.gather(*self._connections)
        except asyncio.CancelledError:
            if not self.is_closed():
                raise
        finally:
            await self._cancel_connections()

    async def close(self) -> None:
        await super().close()
        await self._cancel_connections()  # those that wait for their slot

    async def wait_until_serving(self) -> None:
        """Until one shard is connected. `wait_until_ready` waits for all of them."""
        await self._serving.wait()

    async def on_shard_ready(self, shard_id: int) -> None:
        """Called by discord.py when a shard is connected."""
        log.info("connected", extra={"shard": shard_id})
        self._serving.set()

    def _parse_ready(self, data: Any) -> None:
        """Called by discord.py when a shard has begun a new session. READY names all servers of the
        shard, also those that are unavailable just now. discord.py itself would keep those that
        have removed the bot since the session before."""
        shard_id, present = data["shard"][0], {int(guild["id"]) for guild in data["guilds"]}
        for guild in self.guilds:
            if guild.shard_id == shard_id and guild.id not in present:
                self._connection._remove_guild(guild)
        self._connection.parse_ready(data)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:  # noqa: ARG002  # of discord.py
        """Called by discord.py just before it sends IDENTIFY: wait for the shard's slot."""
        slot = self._slots.pop(shard_id or 0, None)
        while slot is None or monotonic() - slot > MAX_LATENESS_S:
            slot = await self._reserve(shard_id or 0)
            await self._sleep_until(slot)
        await self._sleep_until(slot)

    async def _choose_shards(self) -> list[int]:
        """Ask Discord how many shards there should be, and take those of this process."""
        pauses = Pauses()
        while True:
            try:
                recommended, _, limits = await self.http.get_bot_gateway()
                break
            except FAULTS as error:
                await pause_or_give_up(error, pauses, self._sleep)
        self._max_concurrency = limits["max_concurrency"]
        if self.shard_count is None:
            self.shard_count = recommended
        elif self.shard_count < recommended:
            about = {"shards": f"{self.shard_count} of {recommended}"}
            log.warning("Discord recommends more shards: see SHARDS", extra=about)
        shard_ids = self.shard_ids or list(range(self.shard_count))
        self._connection.shard_count = self.shard_count
        self._connection.shard_ids = shard_ids
        # Other processes may start theirs at the same time. At 0, Discord would reset the token.
        if limits["remaining"] < self.shard_count:
            wait_s = limits["reset_after"] / 1000
            log.error("too many sessions were started today, waiting %.0f s", wait_s)
            await self._sleep(wait_s)
        return shard_ids

    async def _stay_connected(self, shard_id: int) -> None:
        """Keep one shard connected until the client is closed. Raises CannotConnect."""
        socket: DiscordWebSocket | None = None
        pauses, may_resume = Pauses(), False
        while not self.is_closed():
            has_worked = False
            try:
                socket = await self._open(shard_id, socket if may_resume else None)
                self._note_socket(shard_id, socket)
                first = socket.sequence
                while True:
                    await socket.poll_event()
                    await asyncio.sleep(0)  # in a rush, begin to answer before reading on
                    if not has_worked and socket.sequence != first:  # not only heartbeats
                        has_worked = True
                        pauses.reset()
            except ReconnectWebSocket as request:
                error: Exception = request
                may_resume = request.resume
            except FAULTS as fault:
                error = fault
                may_resume, has_worked = True, False
            self.dispatch("disconnect")
            self.dispatch("shard_disconnect", shard_id)
            if not has_worked and not self.is_closed():
                await pause_or_give_up(error, pauses, self._sleep)

    async def _open(self, shard_id: int, before: DiscordWebSocket | None) -> DiscordWebSocket:
        """A new connection, which resumes the session of the one before if there is one."""
        if before is not None and before.session_id is not None:
            opening = DiscordWebSocket.from_client(
                self,
                shard_id=shard_id,
                resume=True,
                session=before.session_id,
                sequence=before.sequence,
                gateway=before.gateway,
            )
        else:
            slot = self._slots[shard_id] = await self._reserve(shard_id)
            await self._sleep_until(slot - CONNECT_BEFORE_SLOT_S)
            opening = DiscordWebSocket.from_client(self, shard_id=shard_id)
        async with asyncio.timeout(CONNECT_TIMEOUT_S):
            return await opening

    def _note_socket(self, shard_id: int, socket: DiscordWebSocket) -> None:
        """Tell discord.py which socket a shard has, for `latencies`, `shards` and `close`. Its own
        `launch_shard` would also run the shard."""
        shards: dict[int, Shard] = self._AutoShardedClient__shards  # type: ignore[attr-defined]  # discord.py's
        shards[shard_id] = Shard(socket, self, lambda _: None)

    async def _reserve(self, shard_id: int) -> float:
        """The time of the shard's slot, by our own clock."""
        return monotonic() + await self._reserve_slot(shard_id % self._max_concurrency)

    async def _sleep_until(self, moment: float) -> None:
        wait_s = moment - monotonic()
        if wait_s > 0:
            await self._sleep(wait_s)

    async def _cancel_connections(self) -> None:
        for connection in self._connections:
            connection.cancel()
        await asyncio.gather(*self._connections, return_exceptions=True)
