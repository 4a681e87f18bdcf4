"""Arranges buttons and menus in rows that Discord accepts, and blocks in a layout."""

from collections.abc import Iterable

from bot.domain.table import Language, UserId
from bot.messages.parts.message import (
    MAX_BUTTONS_IN_ROW,
    MAX_ROWS,
    MAX_TEXT,
    AttachmentSpec,
    Block,
    Button,
    Divider,
    Menu,
    Message,
    Pictures,
    Row,
    Section,
    Text,
)

Buttons = tuple[Button, ...]
Rows = tuple[Row, ...]


def fill_rows(*groups: Menu | Buttons) -> Rows:
    """At most five rows, each a menu or one to five buttons.

    Every group begins a new row and is continued on further rows if it is longer than one. If that
    takes more than five rows, buttons of neighbouring groups share rows instead. What does not fit
    even then is dropped from the end, because Discord would reject the whole message: callers put
    what matters most first, and must not rely on more than 25 buttons.
    """
    rows = [row for group in groups for row in _split(group)]
    if len(rows) > MAX_ROWS:
        rows = [row for group in _join_neighbours(groups) for row in _split(group)]
    return tuple(rows[:MAX_ROWS])


def layout_message(
    language: Language,
    blocks: Iterable[Block],
    attachments: tuple[AttachmentSpec, ...] = (),
    mentions: tuple[UserId, ...] = (),
) -> Message:
    """A message arranged as a layout, with the same text and controls for when it is sent as a
    plain message. Callers keep to MAX_LAYOUT_TEXT and MAX_LAYOUT_PARTS."""
    texts: list[str] = []
    groups: list[Menu | Buttons] = []
    kept = tuple(block for block in blocks if block not in (Text(""), ()))
    for block in kept:
        match block:
            case Text(text=text):
                texts.append(text)
            case Section(text=text, button=button):
                texts.append(text)
                groups.append((button,))
            case Pictures(otherwise=text):
                texts += [text] if text else []
            case Divider():
                pass
            case _:
                groups.append(block)
    text = "\n".join(texts)[:MAX_TEXT]
    return Message(language, text, fill_rows(*groups), attachments, mentions, kept)


def _split(group: Menu | Buttons) -> list[Row]:
    """The rows of one group: none if it is empty."""
    if isinstance(group, Menu):
        return [group]
    starts = range(0, len(group), MAX_BUTTONS_IN_ROW)
    return [group[start : start + MAX_BUTTONS_IN_ROW] for start in starts]


def _join_neighbours(groups: Iterable[Menu | Buttons]) -> list[Menu | Buttons]:
    """The same controls in the same order, with all buttons between two menus in one group."""
    joined: list[Menu | Buttons] = []
    for group in groups:
        if joined and isinstance(group, tuple) and isinstance(joined[-1], tuple):
            joined[-1] = (*joined[-1], *group)
        else:
            joined.append(group)
    return joined
