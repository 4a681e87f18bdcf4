"""Buttons and menus: from a `Message` to what discord.py sends, and from a press back to us.

A custom id carries everything a button means, so that it works after a restart:
`st:<verb>:<table>:<step>[:<args>]`. The step of a button that works at any time is `any`.
"""

import io
import re
from collections.abc import Sequence
from typing import Any, Self

import discord

from bot.domain.requests import ANY_STEP, Target
from bot.domain.table import TableId, UserId, number_in, number_of
from bot.messages.parts.message import Button, Menu, Message
from engine.values import Value

TEMPLATE = re.compile(r"st:.*", re.DOTALL)  # also what we did not make: it must be answered
OUTDATED = "outdated"  # the verb of a custom id that has no meaning (any more); nothing handles it
MAX_CUSTOM_ID_LENGTH = 100
ANY = "any"  # the step of a button that works at any time
STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


class Press(Value, frozen=True):
    """A button that was pressed, or a menu in which values were chosen."""

    verb: str
    target: Target
    args: str = ""
    values: tuple[str, ...] = ()
    value: str = ""  # the first of the values, for menus in which one is chosen

    @property
    def table(self) -> TableId:
        return self.target.table

    @property
    def question_id(self) -> int:
        """Of the vote or offer that the button answers."""
        return number_of(self.args)


def id_of(control: Button | Menu, table: TableId, step: int) -> str:
    """The custom id of a button or menu that is made for one step of a table."""
    is_lasting = isinstance(control, Button) and control.is_lasting
    return custom_id(control.verb, table, ANY_STEP if is_lasting else step, control.args)


def custom_id(verb: str, table: TableId, step: int, args: tuple[str, ...] = ()) -> str:
    made = ":".join(("st", verb, str(table), ANY if step == ANY_STEP else str(step), *args))
    if len(made) > MAX_CUSTOM_ID_LENGTH:
        raise ValueError(f"custom id too long: {made}")
    return made


def press_in(custom_id: str, values: tuple[str, ...]) -> Press:
    """What a custom id that matches TEMPLATE means. One that this bot cannot have made has the verb
    OUTDATED."""
    _, verb, table, step, args, *_ = (*custom_id.split(":", 4), "", "", "")
    table_id, made_for = number_in(table), ANY_STEP if step == ANY else number_in(step)
    if table_id is None or made_for is None:
        return Press(OUTDATED, Target(TableId(0), 0))
    value = values[0] if values else ""
    return Press(verb, Target(TableId(table_id), made_for), args, values, value)


class Control(discord.ui.DynamicItem[discord.ui.Item[Any]], template=TEMPLATE):
    """Any button or menu of the bot, as discord.py sends it and finds it again."""

    def __init__(self, item: discord.ui.Item[Any], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        chosen = interaction.data.get("values") if interaction.data else None
        values = tuple(map(str, chosen)) if isinstance(chosen, list) else ()
        return cls(item, press_in(match.string, values))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Called by discord.py: pass the press on to `Client.on_press`."""
        await interaction.client.on_press(interaction, self.press)


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
            press = Press(control.verb, Target(table, step))
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
    made_id = id_of(control, table, step)
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
