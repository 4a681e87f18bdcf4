"""Making and reading links with the keys that all processes share."""

import asyncio
import secrets
from collections.abc import Callable

from bot.domain.table import TableId, UserId
from bot.store import Store, web_keys, web_sessions
from bot.web.links import Link, Links, SocketTicket

KEY_BYTES = 32
TICKET_BYTES = 12  # of its name
SIGN_FOR_S = 60.0  # with the keys in memory: another process, or the command, may have new ones
GUESSED_FOR_S = 1.0  # the same, to refuse what they have not signed: a guess costs no reading


async def rotate(store: Store, at: float) -> None:
    """Sign with a new key from now on. Links signed with the key before stay good, older ones are
    void."""
    async with store.writing() as db:
        await web_keys.add(db, secrets.token_hex(KEY_BYTES), at)


async def sign_everybody_out(store: Store, at: float) -> int:
    """End all sessions, and void all links, by forgetting all keys; returns how many sessions there
    were."""
    async with store.writing() as db:
        number = await web_sessions.end_all(db)
        await web_keys.forget(db)
        await web_keys.add(db, secrets.token_hex(KEY_BYTES), at)
    return number


class PageLinks:
    """`public_url`: under which people reach this server."""

    def __init__(self, store: Store, public_url: str, now: Callable[[], float]) -> None:
        self._store = store
        self._public_url = public_url
        self._now = now
        self._links: Links | None = None
        self._read_at = 0.0
        self._reading = asyncio.Lock()

    async def address(
        self, user: UserId, table: TableId, lasts_s: float, *, may_watch: bool = False
    ) -> str:
        """The page, with a link for this person and table that lasts for so long (see
        `PageAddress`)."""
        link = Link(user, table, await self._epoch(user), self._now() + lasts_s, may_watch)
        return f"{self._public_url}/board#{(await self._current(SIGN_FOR_S)).token(link)}"

    async def read(self, token: str) -> Link | None:
        """What a link says; None if it is void. The keys are those of now: with one that was
        forgotten a moment ago, nobody may begin a session that outlasts it."""
        if (await self._current(GUESSED_FOR_S)).read(token) is None:
            return None
        link = (await self._current(for_s=0.0)).read(token)
        if link is None or await web_sessions.epoch_of(self._store.reader, link.user) != link.epoch:
            return None
        return link

    async def ticket(self, session: str, table: TableId, lasts_s: float) -> str:
        """A ticket for one socket of this session (a digest) about this table."""
        name, until = secrets.token_urlsafe(TICKET_BYTES), self._now() + lasts_s
        ticket = SocketTicket(session, str(table), until, name)
        return (await self._current(SIGN_FOR_S)).ticket(ticket)

    async def read_ticket(self, text: str) -> SocketTicket | None:
        """What a ticket says; None if it is void. One of another process may have a newer key."""
        known = (await self._current(SIGN_FOR_S)).read_ticket(text)
        return known or (await self._current(GUESSED_FOR_S)).read_ticket(text)

    async def _epoch(self, user: UserId) -> int:
        """That of the person's links, which begins here if this is the first of them."""
        epoch = await web_sessions.epoch_of(self._store.reader, user)
        while epoch is None:
            async with self._store.writing() as db:
                await web_sessions.begin_epoch(db, user)
                epoch = await web_sessions.epoch_of(db, user)
        return epoch

    async def _current(self, for_s: float) -> Links:
        """With the keys as they were read less than so long ago. The first one is made here."""
        async with self._reading:
            age_s = self._now() - self._read_at
            if self._links is None or not 0 <= age_s < for_s:
                keys = await web_keys.load(self._store.reader)
                if not keys:
                    await rotate(self._store, self._now())
                    keys = await web_keys.load(self._store.reader)
                self._links, self._read_at = Links(keys, self._now), self._now()
            return self._links
