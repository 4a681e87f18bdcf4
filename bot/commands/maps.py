"""The maps as choices of an option."""

from discord import app_commands

from bot.answers.house import House
from bot.commands.build import Build, Choice

MOST_CHOICES = 25


def map_choices(build: Build, house: House) -> list[Choice]:
    """By name, the shipped ones translated."""
    maps = [house.tables.board(map_id).map for map_id in house.tables.maps()[:MOST_CHOICES]]
    return [
        app_commands.Choice(name=build.text_or(f"map-{each.id}", each.name), value=each.id)
        for each in maps
    ]
