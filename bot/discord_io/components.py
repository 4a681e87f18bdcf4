"""From a `Message` value to what discord.py sends: components, files, who may be mentioned."""

import io
from collections.abc import Sequence
from typing import assert_never

import discord

from bot.discord_io.custom_ids import Control, control
from bot.domain.table import TableId, UserId
from bot.messages.message import Button, Menu, Message, Option, Row
from engine.values import Value

NO_TABLE = TableId(0)
STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
MOST_ID = 100


class Attachment(Value, frozen=True):
    """A file that goes with a message, ready to be sent. `alt` says what is on a picture."""

    name: str
    data: bytes
    alt: str = ""


def custom_id(verb: str, table: TableId, step: int, args: tuple[str, ...] = ()) -> str:
    """`st:<verb>:<table>:<step>[:<args>]`."""
    made = ":".join(("st", verb, str(table), str(step), *args))
    if len(made) > MOST_ID:
        raise ValueError(f"custom id too long: {made}")
    return made


def view(message: Message, table: TableId, step: int) -> discord.ui.View | None:
    """The buttons and menus of a message, made for one step of a table."""
    if not message.rows:
        return None
    made = discord.ui.View(timeout=None)
    for number, row in enumerate(message.rows):
        for item in _items(row, table, step, number):
            made.add_item(item)
    return made


def files(attachments: Sequence[Attachment]) -> list[discord.File]:
    """Fresh files: discord.py closes them once they are sent."""
    return [
        discord.File(io.BytesIO(one.data), filename=one.name, description=one.alt or None)
        for one in attachments
    ]


def mentions(users: tuple[UserId, ...]) -> discord.AllowedMentions:
    """Exactly these people are called, nobody else, whatever the text says."""
    people = [discord.Object(user) for user in users]
    return discord.AllowedMentions(everyone=False, roles=False, users=people, replied_user=False)


def _items(row: Row, table: TableId, step: int, number: int) -> list[Control]:
    match row:
        case Menu():
            return [_menu(row, table, step, number)]
        case tuple():
            return [_button(button, table, step, number) for button in row]
        case _:
            assert_never(row)


def _button(button: Button, table: TableId, step: int, row: int) -> Control:
    item: discord.ui.Button[discord.ui.View] = discord.ui.Button(
        style=STYLES[button.style],
        label=button.label or None,
        emoji=button.emoji or None,
        custom_id=custom_id(button.verb, table, step, button.args),
        disabled=button.disabled,
        row=row,
    )
    return control(item)


def _menu(menu: Menu, table: TableId, step: int, row: int) -> Control:
    item: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=custom_id(menu.verb, table, step, menu.args),
        placeholder=menu.placeholder or None,
        min_values=menu.least,
        max_values=menu.most,
        options=[_option(option) for option in menu.options],
        row=row,
    )
    return control(item)


def _option(option: Option) -> discord.SelectOption:
    return discord.SelectOption(
        label=option.label,
        value=option.value,
        description=option.description or None,
        emoji=option.emoji or None,
    )
