"""The web page as the rest of the bot knows it: links to it, which are for one person each and so
are in private messages only; and which moves were made there."""

from typing import Protocol

from bot.domain.table import InteractionId, TableId, UserId

REPLY_LASTS_S = 15 * 60.0  # a link in a private reply
MESSAGE_LASTS_S = 7 * 24 * 3600.0  # one in a direct message, which is edited every turn
FIRST_INTERACTION = InteractionId(2**62)  # of the page; Discord's reach it in about the year 2049


def is_of_page(interaction: InteractionId | None) -> bool:
    """Whether somebody has asked for it on the page, and not in Discord."""
    return interaction is not None and interaction >= FIRST_INTERACTION


class PageAddress(Protocol):
    """`await page_address(user, table, lasts_s)`: the address of the page with a link that signs
    this person in to look at this table, if they open it within that time; "" if there is no page.
    `may_watch`: also if they have no seat there, because they can see its channel."""

    async def __call__(
        self, user: UserId, table: TableId, lasts_s: float, /, *, may_watch: bool = False
    ) -> str: ...


async def no_page(
    _user: UserId,
    _table: TableId,
    _lasts_s: float,
    /,
    *,
    may_watch: bool = False,  # noqa: ARG001
) -> str:
    """There is no web page."""
    return ""
