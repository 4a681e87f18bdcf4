"""Links to the web page, which are for one person each and so are in private messages only."""

from typing import Protocol

from bot.domain.table import TableId, UserId

REPLY_LASTS_S = 15 * 60.0  # a link in a private reply
MESSAGE_LASTS_S = 7 * 24 * 3600.0  # one in a direct message, which is edited every turn


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
