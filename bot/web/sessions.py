"""Signing in with a link, and whose session a request belongs to."""

import hashlib
import re
import secrets
from collections.abc import Callable

from aiohttp import web

from bot.domain.table import TableId, UserId
from bot.store import Store, web_sessions
from bot.web.errors import RequestRefused
from bot.web.keys import PageLinks
from bot.web.public_url import PublicUrl
from engine.values import Value

DAY_S = 24 * 3600.0
UNUSED_S = 30 * DAY_S  # then a session ends ...
LONGEST_S = 90 * DAY_S  # ... and then in any case
RENEWED_EVERY_S = DAY_S  # how exactly it is known when a session was used
WATCHING_S = 3 * 3600.0  # how long somebody may watch who has opened a link for it
COOKIE_BYTES = 32
READER_HEADER = "X-Reader"
READER = re.compile("[0-9a-f]{10}")


class SignedIn(Value, frozen=True):
    """Whose request it is. `cookie`: what their browser has sent. `is_to_renew`: it is some time
    ago that the session was used."""

    user: UserId
    digest: str
    cookie: str
    is_to_renew: bool = False


RENEWED = web.RequestKey("renewed", SignedIn)
"""Of a request: the session that the browser is to keep for longer."""


class Begun(Value, frozen=True):
    """A session that has just begun, and the table of the link with which it did."""

    signed_in: SignedIn
    table: TableId


def digest_of(secret: str) -> str:
    """What is stored instead of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def reader_of(user: UserId) -> str:
    """A short name of a person for their own browser, which may have sessions of several: two who
    share it, or one who tries out both sides of a game."""
    return hashlib.sha256(f"reader {user}".encode()).hexdigest()[:10]


class Sessions:
    """Every request is looked up in the database, so that signing out works at once, everywhere."""

    def __init__(
        self, store: Store, links: PageLinks, public_url: PublicUrl, now: Callable[[], float]
    ) -> None:
        self._store = store
        self._links = links
        self._now = now
        # Browsers take a cookie of this name only over https, for this host and all of it. Those
        # of localhost do not know whose port they are for.
        self._prefix = f"st-{public_url.port}-" if public_url.is_local else "__Host-st-"
        self._is_secure = not public_url.is_local

    async def begin(self, token: str, request: web.Request) -> Begun:
        """Sign in with a link, or refuse `link-is-void`. The session is always a new one, whatever
        cookie the browser has sent; one of the same person ends."""
        link = await self._links.read(token)
        if link is None:
            raise RequestRefused("link-is-void")
        cookie = secrets.token_urlsafe(COOKIE_BYTES)
        digest, now = digest_of(cookie), self._now()
        before = request.cookies.get(self._prefix + reader_of(link.user))
        earlier = None if before is None else await self._load(before)
        async with self._store.writing() as db:
            await web_sessions.begin(db, digest, link.user, now)
            if earlier is not None and earlier.user == link.user:
                await web_sessions.take_over(db, earlier.digest, digest)
            if link.may_watch:
                await web_sessions.grant(db, digest, link.table, now + WATCHING_S)
        return Begun(SignedIn(link.user, digest, cookie), link.table)

    async def signed_in(self, request: web.Request) -> SignedIn:
        """Who asks, or refuse `signed-out`."""
        cookie = self._cookie_in(request)
        found = None if cookie is None else await self._load(cookie)
        if found is None:
            raise RequestRefused("signed-out")
        if found.is_to_renew:
            async with self._store.writing() as db:
                await web_sessions.touch(db, found.digest, self._now())
            request[RENEWED] = found
        return found

    async def may_watch(self, signed_in: SignedIn, table: TableId) -> bool:
        """Whether they have been given a link to watch the table, which lasts for a while, and as
        long as the table stays in the channel that they could see then."""
        reader, now = self._store.reader, self._now()
        return await web_sessions.may_watch(reader, signed_in.digest, table, now)

    async def watched(self, signed_in: SignedIn) -> list[TableId]:
        """The tables that they may watch."""
        return await web_sessions.watched(self._store.reader, signed_in.digest, self._now())

    async def end(self, signed_in: SignedIn) -> None:
        async with self._store.writing() as db:
            await web_sessions.end(db, signed_in.digest)

    async def delete_old(self) -> None:
        """Delete what has ended by itself."""
        now = self._now()
        async with self._store.writing() as db:
            await web_sessions.delete_old(db, now - UNUSED_S, now - LONGEST_S, now)

    async def count(self) -> int:
        """How many sessions can be used now."""
        return await web_sessions.count(self._store.reader, self._now() - UNUSED_S)

    def give(self, answer: web.StreamResponse, signed_in: SignedIn) -> None:
        """Let the browser keep the session."""
        answer.set_cookie(
            self._prefix + reader_of(signed_in.user),
            signed_in.cookie,
            max_age=int(UNUSED_S),
            path="/",
            secure=self._is_secure,
            httponly=True,
            samesite="Strict",
        )

    def take_away(self, answer: web.StreamResponse, signed_in: SignedIn) -> None:
        """Let the browser forget the session."""
        answer.del_cookie(
            self._prefix + reader_of(signed_in.user),
            path="/",
            secure=self._is_secure,
            httponly=True,
            samesite="Strict",
        )

    def _cookie_in(self, request: web.Request) -> str | None:
        """The cookie of the reader that the page names; if it names none, the only one."""
        reader = request.headers.get(READER_HEADER) or request.query.get("reader") or ""
        if READER.fullmatch(reader):
            return request.cookies.get(self._prefix + reader)
        ours = [name for name in request.cookies if name.startswith(self._prefix)]
        return request.cookies[ours[0]] if len(ours) == 1 and not reader else None

    async def _load(self, cookie: str) -> SignedIn | None:
        digest, now = digest_of(cookie), self._now()
        found = await web_sessions.load(self._store.reader, digest, now - UNUSED_S, now - LONGEST_S)
        if found is None:
            return None
        is_to_renew = now - found.used_at >= RENEWED_EVERY_S
        return SignedIn(found.user, digest, cookie, is_to_renew)
