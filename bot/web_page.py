"""The web page as a part of the bot: its server, its links, and what both need of other parts."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from bot.delivery.attachments import AttachmentMaker
from bot.domain.observer import Observer
from bot.domain.page_links import PageAddress, no_page
from bot.domain.table import Language, Table, TableId, UserId
from bot.i18n.catalogue import Catalogue
from bot.i18n.reader_languages import ReaderLanguages
from bot.jobs.reviews import Reviews
from bot.jobs.thinker import Thinker
from bot.messages.hint import hint_message
from bot.messages.parts.message import Message, ReplayPage
from bot.messages.parts.phrasebook import Phrasebook
from bot.messages.results.review import review_text_message
from bot.settings import Settings
from bot.store import DatabaseUrl, Store
from bot.tables import Tables
from bot.web.assets import Assets
from bot.web.client_address import networks
from bot.web.keys import PageLinks
from bot.web.public_url import PublicUrl
from bot.web.server import WebServer
from engine.actions import Action
from engine.views import PlayerView


def page_links(settings: Settings, store: Store, now: Callable[[], float]) -> PageLinks | None:
    """Links to the page; None if there is none."""
    return PageLinks(store, settings.public_url, now) if settings.public_url else None


def address_of(links: PageLinks | None) -> PageAddress:
    """What makes the links that messages carry."""
    return no_page if links is None else links.address


class WebPage:
    """Serves nothing if there are no links to it."""

    def __init__(
        self,
        settings: Settings,
        links: PageLinks | None,
        catalogue: Catalogue,
        tables: Tables,
        readers: ReaderLanguages,
        thinker: Thinker,
        reviews: Reviews,
        maker: AttachmentMaker,
        now: Callable[[], float],
        observer: Observer,
    ) -> None:
        self._thinker = thinker
        self._reviews = reviews
        self._lookup = tables.lookup
        self._maker = maker
        self.server: WebServer | None = None
        if links is None:
            return
        self.server = WebServer(
            tables,
            catalogue,
            readers,
            PublicUrl(settings.public_url),
            links,
            partial(Assets, catalogue, tables.boards),
            self._advise,
            self._replay_page,
            self._review,
            now,
            observer,
            has_other_writers=isinstance(settings.database, DatabaseUrl),
            trusted=networks(settings.web_trusted_proxies),
            framed_by=local_stand_in(settings),
        )

    async def count_sessions(self) -> float:
        """How many people are signed in."""
        return 0 if self.server is None else await self.server.sessions.count()

    @property
    def sockets(self) -> int:
        """How many sockets are open at this process."""
        return 0 if self.server is None else self.server.bell.count

    @asynccontextmanager
    async def listening(self, settings: Settings) -> AsyncIterator[None]:
        """Serve the page until the block ends, if PUBLIC_URL is set."""
        if self.server is None:
            yield
            return
        async with self.server.listening(settings.web_host, settings.web_port):
            yield

    async def _advise(
        self, phrases: Phrasebook, view: PlayerView, table: TableId
    ) -> tuple[Action, str]:
        action, reason = await self._thinker.advise(view, table)
        return action, hint_message(phrases, view, action, reason).text

    async def _replay_page(self, table: Table, language: Language) -> bytes:
        message = Message(language, "", attachments=(ReplayPage(table.id),))
        (page,) = await self._maker.make(message, table)
        return page.data

    async def _review(self, phrases: Phrasebook, table: Table, user: UserId) -> str:
        found = await self._reviews.review(table, user)
        view, seat = await self._lookup.public_view(table.id), table.seat_of(user)
        return review_text_message(phrases.addressing(seat), view, found, seat).text


def local_stand_in(settings: Settings) -> str:
    """The origin of the stand-in for Discord on this machine, which shows the page beside the chat;
    "" if the bot talks to Discord."""
    try:
        stand_in = PublicUrl(settings.discord_api_url.partition("/api/")[0])
    except ValueError:
        return ""
    return str(stand_in) if stand_in.is_local else ""
