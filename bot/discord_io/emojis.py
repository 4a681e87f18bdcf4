"""The emoji of the bot's application: which there are, and adding one.

The bot never deletes one: messages that were posted long ago may show it, and an application may
have 2,000.
"""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import aiohttp
import discord

from bot.domain.retry import RetryLater

INVALID_FORM = 50035


class EmojiRefused(Exception):  # noqa: N818  # an answer of Discord's, not an error of ours
    """Discord does not want this emoji: its name is taken, or there are too many."""


class ApplicationEmojis:
    """The bot's own emoji. `codes`: what to write into a message instead of each sign of
    `bot.messages.parts.signs`; empty until Discord has said which emoji there are."""

    def __init__(self, client: discord.Client) -> None:
        self.codes: dict[str, str] = {}
        self._client = client
        self._incomplete = asyncio.Event()

    def show(self, codes: Mapping[str, str]) -> None:
        """From now on show exactly these emoji."""
        self.codes.clear()
        self.codes.update(codes)
        self._incomplete.clear()

    def forget_if_refused(self, error: discord.HTTPException) -> bool:
        """Whether Discord has refused a message because of an emoji, which somebody must have
        deleted. If so, messages show signs again until `show` is called."""
        is_refused = error.code == INVALID_FORM and "emoji" in error.text.lower()
        if is_refused and self.codes:
            self.codes.clear()
            self._incomplete.set()
        return is_refused

    async def wait_until_incomplete(self) -> None:
        """Wait until an emoji that is shown was found to be gone."""
        await self._incomplete.wait()

    async def existing(self) -> dict[str, int]:
        """The ids of all emoji by their names. Raises RetryLater or EmojiRefused."""
        with _faults():
            found = await self._client.fetch_application_emojis()
        return {one.name: one.id for one in sorted(found, key=lambda one: one.id, reverse=True)}

    async def create(self, name: str, picture: bytes) -> int:
        """Add an emoji; returns its id. Raises RetryLater or EmojiRefused."""
        with _faults():
            created = await self._client.create_application_emoji(name=name, image=picture)
        return created.id


@contextmanager
def _faults() -> Iterator[None]:
    try:
        yield
    except discord.RateLimited as error:
        raise RetryLater("rate limited", error.retry_after) from error
    except discord.HTTPException as error:
        if error.status >= 500 or error.status == 429:
            raise RetryLater(f"Discord answers {error.status}") from error
        raise EmojiRefused(str(error)) from error
    except (TimeoutError, aiohttp.ClientError, OSError) as error:
        raise RetryLater(type(error).__name__) from error
