"""The button that opens the web page. Its link is personal: for private messages only."""

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from bot.i18n.catalogue import Catalogue
from bot.messages.parts.message import (
    MAX_BUTTONS_IN_ROW,
    MAX_LAYOUT_PARTS,
    MAX_ROWS,
    Block,
    Button,
    Menu,
    Message,
    Row,
)

EMOJI = "👆"

B = TypeVar("B", bound=Block)


def with_page_link(catalogue: Catalogue, message: Message, address: str) -> Message:
    """A private message with one more button, which opens this address, in its last row if there
    is room; the same message if there is no page, or no room."""
    if not address:
        return message
    label = catalogue.say(message.language, "button-page")
    link = Button("turn", label, emoji=EMOJI, address=address)
    rows = _with_button(message.rows, link)
    if len(rows) > MAX_ROWS:
        rows = message.rows
    blocks = _with_button(message.blocks, link) if message.blocks else ()
    if sum(map(_parts, blocks)) > MAX_LAYOUT_PARTS:
        blocks = message.blocks
    return replace(message, rows=rows, blocks=blocks)


def _with_button(blocks: Sequence[B | Row], link: Button) -> tuple[B | Row, ...]:
    """In the last block if that is a row with room, otherwise in a row of its own at the end."""
    *others, last = blocks or [()]
    if isinstance(last, tuple) and len(last) < MAX_BUTTONS_IN_ROW:
        return (*others, (link, *last))
    return (*blocks, (link,))


def _parts(block: Block) -> int:
    """How many of the parts that Discord counts are in a block of a layout."""
    return 1 + len(block) if isinstance(block, tuple) else 2 if isinstance(block, Menu) else 3
