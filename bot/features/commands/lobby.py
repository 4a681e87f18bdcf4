"""/new /join /leave /automatic /start /cancel /move."""

import re
from collections.abc import Iterator
from functools import partial
from typing import get_args

from discord import app_commands

from bot.domain.table import Language, Level, TableId, UserId, level_of, number_of
from bot.features.commands.autocomplete import Autocomplete
from bot.features.commands.build import Command, CommandBuilder, Interaction
from bot.features.commands.maps import map_choices
from bot.features.context import HandlerContext
from bot.features.gate import InteractionGate
from bot.features.lobby import LobbyFeature, NewTableOptions
from bot.features.seats import SeatsFeature

PACES = ("24", "72", "168")  # hours of patience
MENTION = re.compile(r"<@!?([0-9]+)>")


def lobby_commands(
    build: CommandBuilder,
    gate: InteractionGate,
    context: HandlerContext,
    lobby: LobbyFeature,
    leaving: SeatsFeature,
    suggest: Autocomplete,
) -> Iterator[Command]:
    """Opening a table and sitting down."""

    async def new(
        interaction: Interaction,
        map_: str,
        players: app_commands.Range[int, 1, 8] | None = None,
        pace: str | None = None,
        language: str | None = None,
        hints: bool = True,
        watch: bool = False,
    ) -> None:
        patience_h = None if pace is None else int(pace)
        spoken = next((each for each in get_args(Language) if each == language), None)
        wishes = NewTableOptions(map_, players, patience_h, spoken, hints, host_plays=not watch)
        await gate.serve(interaction, lambda caller: lobby.open(caller, wishes))

    async def join(interaction: Interaction) -> None:
        await gate.serve(interaction, context.at_table(lobby.join))

    async def leave(interaction: Interaction) -> None:
        await gate.serve(interaction, context.at_table(lobby.leave))

    async def automatic(interaction: Interaction, add: str = "", remove: str = "") -> None:
        level = level_of(add)
        await gate.serve(
            interaction,
            context.at_table(lambda caller, table: lobby.automatic(caller, table, level, remove)),
        )

    async def start(interaction: Interaction, order: str = "lot", seats: str = "") -> None:
        begin = lobby.start_as_joined if order == "joined" else lobby.start
        if seats:
            begin = partial(lobby.start_as_named, order=mentioned(seats))
        await gate.serve(interaction, context.at_table(begin))

    async def cancel(interaction: Interaction) -> None:
        await gate.serve(interaction, context.at_table(leaving.cancel))

    async def move(interaction: Interaction, table: str) -> None:
        moved = TableId(number_of(table))
        await gate.serve(interaction, lambda caller: lobby.move(caller, moved))

    yield build(
        "new",
        new,
        choices={
            "map_": map_choices(build, context),
            "pace": [build.choice("pace", pace) for pace in PACES],
            "language": [build.choice("language", each) for each in get_args(Language)],
        },
    )
    yield build("join", join)
    yield build("leave", leave)
    levels = [build.choice("add", level) for level in get_args(Level)]
    yield build(
        "automatic",
        automatic,
        choices={"add": levels},
        suggest={"remove": suggest.automatic_players},
    )
    orders = [build.choice("order", order) for order in ("lot", "joined")]
    yield build("start", start, choices={"order": orders})
    yield build("cancel", cancel)
    yield build("move", move, suggest={"table": suggest.own_tables})


def mentioned(text: str) -> tuple[UserId, ...]:
    """The people mentioned in a text, in their order."""
    return tuple(UserId(number_of(user)) for user in MENTION.findall(text))
