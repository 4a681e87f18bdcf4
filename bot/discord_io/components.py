"""Converts a `Message` to what discord.py sends: components, files, allowed mentions."""

import io
from collections.abc import Sequence

import discord

from bot.discord_io.custom_ids import Control, Press, custom_id
from bot.domain.table import TableId, UserId
from bot.messages.message import Button, Menu, Message
from engine.values import Value

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


class Attachment(Value, frozen=True):
    """A file ready to be sent with a message. `alt` describes a picture."""

    name: str
    data: bytes
    alt: str = ""


def view(message: Message, table: TableId, step: int) -> discord.ui.View | None:
    """The message's buttons and menus, made for one step of a table; None if it has none."""
    if not message.rows:
        return None
    made = discord.ui.View(timeout=None)
    for number, row in enumerate(message.rows):
        for control in (row,) if isinstance(row, Menu) else row:
            press = Press(control.verb, table, step)
            made.add_item(Control(_item(control, table, step, number), press))
    return made


def files(attachments: Sequence[Attachment]) -> list[discord.File]:
    """New file objects on every call, because discord.py closes them after sending."""
    return [
        discord.File(io.BytesIO(one.data), filename=one.name, description=one.alt or None)
        for one in attachments
    ]


def mentions(users: tuple[UserId, ...]) -> discord.AllowedMentions:
    """Notify exactly these users, whatever the text says."""
    people = [discord.Object(user) for user in users]
    return discord.AllowedMentions(everyone=False, roles=False, users=people, replied_user=False)


def _item(
    control: Button | Menu, table: TableId, step: int, row: int
) -> discord.ui.Button[discord.ui.View] | discord.ui.Select[discord.ui.View]:
    made_id = custom_id(control.verb, table, step, control.args)
    if isinstance(control, Button):
        return discord.ui.Button(
            style=STYLES[control.style],
            label=control.label or None,
            emoji=control.emoji or None,
            custom_id=made_id,
            disabled=control.disabled,
            row=row,
        )
    options = [
        discord.SelectOption(
            label=option.label,
            value=option.value,
            description=option.description or None,
            emoji=option.emoji or None,
        )
        for option in control.options
    ]
    return discord.ui.Select(
        custom_id=made_id,
        placeholder=control.placeholder or None,
        min_values=control.min_values,
        max_values=control.max_values,
        options=options,
        row=row,
    )
