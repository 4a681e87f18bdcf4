"""/new /join /leave /start /cancel /move."""

from collections.abc import Iterator
from typing import get_args

from discord import app_commands

from bot.answers.house import House
from bot.answers.lobby import Lobby
from bot.commands.build import Build, Choice, Command, Interaction
from bot.commands.suggest import Suggestions
from bot.desk import Desk
from bot.model import Language, TableId
from bot.present.voice import map_name

PACES = ("24", "72", "168")  # hours of patience
MOST_CHOICES = 25


def lobby_commands(
    build: Build, desk: Desk, house: House, lobby: Lobby, suggest: Suggestions
) -> Iterator[Command]:
    """Opening a table and sitting down."""

    async def new(
        interaction: Interaction,
        map_: str,
        players: app_commands.Range[int, 1, 8] | None = None,
        pace: str | None = None,
        language: str | None = None,
    ) -> None:
        patience_h = None if pace is None else int(pace)
        spoken = next((each for each in get_args(Language) if each == language), None)
        await desk.serve(
            interaction, lambda asker: lobby.open(asker, map_, players, patience_h, spoken)
        )

    async def join(interaction: Interaction) -> None:
        await desk.serve(interaction, house.at_table(lobby.join))

    async def leave(interaction: Interaction) -> None:
        await desk.serve(interaction, house.at_table(lobby.leave))

    async def start(interaction: Interaction, order: str = "lot") -> None:
        begin = house.at_table(lobby.start_as_joined if order == "joined" else lobby.start)
        await desk.serve(interaction, begin)

    async def cancel(interaction: Interaction) -> None:
        await desk.serve(interaction, house.at_table(lobby.cancel))

    async def move(interaction: Interaction, table: str) -> None:
        moved = TableId(int(table) if table.isdecimal() else 0)
        await desk.serve(interaction, lambda asker: lobby.move(asker, moved))

    yield build(
        "new",
        new,
        choices={
            "map_": _maps(house),
            "pace": [build.choice("pace", pace) for pace in PACES],
            "language": [build.choice("language", each) for each in get_args(Language)],
        },
    )
    yield build("join", join)
    yield build("leave", leave)
    orders = [build.choice("order", order) for order in ("lot", "joined")]
    yield build("start", start, choices={"order": orders})
    yield build("cancel", cancel)
    yield build("move", move, suggest={"table": suggest.own_tables})


def _maps(house: House) -> list[Choice]:
    speaker = house.texts.speaker("en")
    boards = [house.tables.board(map_id) for map_id in house.tables.maps()[:MOST_CHOICES]]
    return [
        app_commands.Choice(name=map_name(speaker, on.map)[:100], value=on.map.id) for on in boards
    ]
