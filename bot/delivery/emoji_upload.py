"""Uploads the bot's own emoji after a start: those that are missing, or drawn differently now.

The name of an emoji ends with a digest of its picture. A changed picture is therefore a new emoji,
and messages that show the old one keep it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.discord_io.emojis import ApplicationEmojis, EmojiRefused
from bot.domain.retry import RetryLater
from bot.domain.work import Work
from bot.jobs.table_jobs import Sleep
from bot.messages.parts.signs import SIGNS_BY_NAME
from render.pictures.emoji import EmojiPicture

log = logging.getLogger(__name__)

FIRST_PAUSE_S = 30.0
MAX_PAUSE_S = 3600.0

DrawEmoji = Callable[[], Awaitable[tuple[EmojiPicture, ...]]]


class EmojiUpload:
    """Keeps the emoji of the application complete as long as the bot runs. Until they are, and if
    some cannot be uploaded, messages show signs of Unicode instead."""

    def __init__(
        self,
        emojis: ApplicationEmojis,
        draw: DrawEmoji,
        work: Work,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._emojis = emojis
        self._draw = draw
        self._sleep = sleep
        self._work = work
        self._refused: set[str] = set()  # names; not tried again before the next start

    async def run(self) -> None:
        """Upload what is missing; again after a fault, and whenever an emoji is found to be gone.
        The pauses grow, whatever happens."""
        pause_s = FIRST_PAUSE_S
        while True:
            wait_s = pause_s
            try:
                await self.update()
                await self._emojis.wait_until_incomplete()
                log.warning("an emoji is gone")
            except (RetryLater, EmojiRefused) as error:
                log.warning("emoji are not complete", extra={"error": str(error)})
                wait_s = max(wait_s, getattr(error, "after_s", None) or 0.0)
            except Exception:  # a bug: emoji must not stop the bot
                log.exception("emoji are not complete")
            await self._sleep(wait_s)
            pause_s = min(2 * pause_s, MAX_PAUSE_S)

    async def update(self) -> None:
        """Show the emoji that exist and upload the others. Raises RetryLater or EmojiRefused."""
        pictures = {emoji_name(picture): picture for picture in await self._draw()}
        async with self._work.only_one("emoji") as is_ours:
            if is_ours:
                await self._upload(pictures)
                return
        existing = await self._emojis.existing()
        self._show(pictures, existing)
        if not pictures.keys() <= existing.keys():
            raise RetryLater("another process uploads emoji")

    async def _upload(self, pictures: dict[str, EmojiPicture]) -> None:
        existing = await self._emojis.existing()
        self._show(pictures, existing)
        uploaded = 0
        for name, picture in pictures.items():
            if name in existing or name in self._refused:
                continue
            try:
                existing[name] = await self._emojis.create(name, picture.data)
                uploaded += 1
            except EmojiRefused as refusal:
                existing = await self._emojis.existing()  # another process may have been faster
                if name not in existing:
                    self._refused.add(name)
                    log.warning("an emoji is refused", extra={"kind": name, "error": str(refusal)})
            self._show(pictures, existing)
        ready = len(existing.keys() & pictures.keys())
        log.info("%d emoji of %d are ready, %d of them new", ready, len(pictures), uploaded)

    def _show(self, pictures: dict[str, EmojiPicture], existing: dict[str, int]) -> None:
        self._emojis.show(
            {
                SIGNS_BY_NAME[picture.name]: f"<:{name}:{existing[name]}>"
                for name, picture in pictures.items()
                if name in existing
            }
        )


def emoji_name(picture: EmojiPicture) -> str:
    """`st_red_1a2b3c`: what the emoji is called at Discord."""
    return f"st_{picture.name}_{picture.digest}"
