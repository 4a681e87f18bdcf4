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

PHONE_PX = 332  # the width of a message on a phone of 390 px, and a space
BUTTON_PX = 42  # a button without its label, and the space after it
EMOJI_PX = 24
LETTER_PX = 8  # on average

Buttons = tuple[Button, ...]
Rows = tuple[Row, ...]


def fill_rows(*groups: Menu | Buttons) -> Rows:
    """At most five rows, each a menu or one to five buttons.

    Every group begins a new row and is continued on further rows if it is longer than one, so that
    a phone, which breaks rows into lines, shows as few lines as possible. If that takes more than
    five rows, rows are filled, and then buttons of neighbouring groups share them. What does not
    fit even then is dropped from the end, because Discord would reject the whole message: callers
    put what matters most first, and must not rely on more than 25 buttons.
    """
    rows = [row for group in groups for row in _split_by_width(group)]
    if len(rows) > MAX_ROWS:
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


def button_width(button: Button) -> int:
    """About how wide a button is on a phone, in px, with the space after it."""
    emoji = EMOJI_PX if button.emoji else 0
    return BUTTON_PX + emoji + LETTER_PX * len(button.label)


def phone_lines(buttons: Buttons) -> list[Buttons]:
    """The lines into which a phone breaks a row of buttons, if it may be as long as it likes."""
    lines: list[Buttons] = []
    room = 0
    for button in buttons:
        width = button_width(button)
        if not lines or width > room:
            lines.append(())
            room = PHONE_PX
        lines[-1] = (*lines[-1], button)
        room -= width
    return lines


def _split_by_width(group: Menu | Buttons) -> list[Row]:
    """The rows of one group, each of as many whole lines of a phone as it has room for."""
    if isinstance(group, Menu):
        return [group]
    rows: list[Buttons] = []
    for line in phone_lines(group):
        if not rows or len(rows[-1]) + len(line) > MAX_BUTTONS_IN_ROW:
            rows += [()]
        rows[-1] = (*rows[-1], *line)
    return [part for row in rows for part in _split(row)]


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
