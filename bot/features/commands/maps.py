"""The maps as choices of an option."""

from discord import app_commands

from bot.features.commands.build import Choice, CommandBuilder
from bot.features.context import HandlerContext

MOST_CHOICES = 25


def map_choices(build: CommandBuilder, context: HandlerContext) -> list[Choice]:
    """By name, the shipped ones translated."""
    maps = [context.tables.board(map_id).map for map_id in context.tables.maps()[:MOST_CHOICES]]
    return [
        app_commands.Choice(name=build.text_or(f"map-{each.id}", each.name), value=each.id)
        for each in maps
    ]
