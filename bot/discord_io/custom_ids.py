"""Buttons and menus: what a custom_id says, and how a press finds its way back to us.

They keep no live objects: everything is in the custom_id, so they outlive a restart.
"""

import re
from typing import Any, Protocol, Self

import discord

from bot.domain.table import TableId
from engine.values import Value

TEMPLATE = re.compile(r"st:(?P<verb>[a-z_]+):(?P<table>\d+):(?P<step>\d+)(?::(?P<more>.+))?")


class Press(Value, frozen=True):
    """A button pressed, or values chosen in a menu."""

    verb: str
    table: TableId
    step: int  # of the view for which the control was made
    more: str = ""
    values: tuple[str, ...] = ()


class Reception(Protocol):
    """Who answers a press: the client."""

    async def on_press(self, interaction: discord.Interaction[Any], press: Press) -> None: ...


def parse(custom_id: str, values: tuple[str, ...] = ()) -> Press | None:
    """What a custom_id says; nothing if it is not one of ours."""
    match = TEMPLATE.fullmatch(custom_id)
    return None if match is None else _from_match(match, values)


def _from_match(match: re.Match[str], values: tuple[str, ...]) -> Press:
    return Press(
        verb=match["verb"],
        table=TableId(int(match["table"])),
        step=int(match["step"]),
        more=match["more"] or "",
        values=values,
    )


Wrapped = discord.ui.Button[discord.ui.View] | discord.ui.Select[discord.ui.View]


class Control(discord.ui.DynamicItem[discord.ui.Item[Any]], template=TEMPLATE):
    """Any of our buttons and menus."""

    def __init__(self, item: discord.ui.Item[Any], press: Press) -> None:
        super().__init__(item)
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str]
    ) -> Self:
        chosen = interaction.data.get("values") if interaction.data else None
        values = tuple(map(str, chosen)) if isinstance(chosen, list) else ()
        return cls(item, _from_match(match, values))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        reception: Reception = interaction.client
        await reception.on_press(interaction, self.press)


def control(item: Wrapped) -> Control:
    """A button or a menu made ready to be sent."""
    press = parse(str(item.custom_id))
    if press is None:
        raise ValueError(f"{item.custom_id!r} is not one of our custom ids")
    return Control(item, press)
