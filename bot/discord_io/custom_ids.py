"""Buttons and menus carry everything they mean in their custom ids, so that they work after a
restart: `st:<verb>:<table>:<step>[:<args>]`."""

import re
from typing import Any, Protocol, Self

import discord

from bot.domain.requests import Target
from bot.domain.table import TableId, number_of
from engine.values import Value

TEMPLATE = re.compile(r"st:(?P<verb>[a-z_]+):(?P<table>\d+):(?P<step>\d+)(?::(?P<args>.+))?")
MAX_LENGTH = 100


class Press(Value, frozen=True):
    """A button that was pressed, or a menu in which values were chosen."""

    verb: str
    table: TableId
    step: int  # of the view for which the button was made
    args: str = ""
    values: tuple[str, ...] = ()

    @property
    def target(self) -> Target:
        return Target(self.table, self.step)

    @property
    def value(self) -> str:
        """The value chosen in a menu for one; "" if there is none."""
        return self.values[0] if self.values else ""

    @property
    def question_id(self) -> int:
        """Of the vote or offer that the button answers."""
        return number_of(self.args)


class PressHandler(Protocol):
    """The client, which handles presses."""

    async def on_press(self, interaction: discord.Interaction[Any], press: Press) -> None: ...


def custom_id(verb: str, table: TableId, step: int, args: tuple[str, ...] = ()) -> str:
    made = ":".join(("st", verb, str(table), str(step), *args))
    if len(made) > MAX_LENGTH:
        raise ValueError(f"custom id too long: {made}")
    return made


def parse(custom_id: str, values: tuple[str, ...] = ()) -> Press | None:
    """What a custom id means, or None if it is not one of ours."""
    match = TEMPLATE.fullmatch(custom_id)
    return None if match is None else _press(match, values)


def _press(match: re.Match[str], values: tuple[str, ...]) -> Press:
    return Press(
        verb=match["verb"],
        table=TableId(int(match["table"])),
        step=int(match["step"]),
        args=match["args"] or "",
        values=values,
    )


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
        return cls(item, _press(match, values))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        client: PressHandler = interaction.client
        await client.on_press(interaction, self.press)
