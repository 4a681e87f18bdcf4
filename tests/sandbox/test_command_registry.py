"""Registering commands: Discord's rules, and how people see commands in their language."""

import pytest

from sandbox.payloads.base import Json
from sandbox.payloads.commands import CommandBody
from sandbox.payloads.errors import ENTRY_POINT_LEFT_OUT, DiscordRefusal
from sandbox.testing.driver import Sandbox
from sandbox.web.views import PageViews
from sandbox.world.command_registry import enable_activities, overwrite
from tests.support.raw_rest import paths, post


def command(**fields: object) -> Json:
    return {"name": "claim", "description": "Claim a route", **fields}


def option(**fields: object) -> Json:
    return {"type": 3, "name": "route", "description": "Which", **fields}


INVALID_COMMANDS: list[tuple[Json, str]] = [
    (command(name="Claim"), "0.name APPLICATION_COMMAND_INVALID_NAME"),
    (command(name="a b"), "0.name APPLICATION_COMMAND_INVALID_NAME"),
    (command(name="x" * 33), "0.name BASE_TYPE_MAX_LENGTH"),
    (command(description=""), "0.description BASE_TYPE_REQUIRED"),
    (command(description="x" * 101), "0.description BASE_TYPE_MAX_LENGTH"),
    (command(name_localizations={"xx": "krav"}), "0.name_localizations.xx BASE_TYPE_CHOICES"),
    (
        command(name_localizations={"da": "To Ord"}),
        "0.name_localizations.da APPLICATION_COMMAND_INVALID_NAME",
    ),
    (
        command(options=[option(name=f"o{n}") for n in range(26)]),
        "0.options BASE_TYPE_MAX_LENGTH",
    ),
    (
        command(options=[option(), option()]),
        "0.options.1.name APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
    ),
    (
        command(options=[option(), option(name="cards", required=True)]),
        "0.options.1.required APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (
        command(options=[option(choices=[{"name": "a", "value": "a"}] * 26)]),
        "0.options.0.choices BASE_TYPE_MAX_LENGTH",
    ),
    (
        command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])]),
        "0.options.0.choices APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE_EXCLUSIVE",
    ),
    (
        command(options=[option(type=6, autocomplete=True)]),
        "0.options.0.type APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    (
        command(options=[option(type=4, choices=[{"name": "a", "value": "a"}])]),
        "0.options.0.choices.0.value BASE_TYPE_INVALID",
    ),
]


@pytest.mark.parametrize(
    ("body", "error"), INVALID_COMMANDS, ids=[error for _, error in INVALID_COMMANDS]
)
async def test_an_invalid_command_is_refused_with_the_path_of_its_error(
    body: Json, error: str
) -> None:
    async with Sandbox.start() as discord:
        path = f"/applications/{discord.world.bot.id}/commands"
        answer = await post(discord, path, [body], "PUT")
        assert answer["code"] == 50035
        assert error in paths(answer["errors"])


async def test_two_commands_with_the_same_name_are_refused() -> None:
    async with Sandbox.start() as discord:
        path = f"/applications/{discord.world.bot.id}/commands"
        answer = await post(discord, path, [command(), command()], "PUT")
        assert paths(answer["errors"]) == ["1.name APPLICATION_COMMANDS_DUPLICATE_NAME"]


async def test_a_command_keeps_its_id_when_it_is_registered_again() -> None:
    async with Sandbox.start() as discord:
        path = f"/applications/{discord.world.bot.id}/commands"
        registered = discord.world.state.commands
        await post(discord, path, [command(), command(name="board")], "PUT")
        first, _ = registered.values()
        await post(discord, path, [command(description="Another")], "PUT")
        (again,) = registered.values()
        assert (again.id, again.description) == (first.id, "Another")
        unknown = await post(discord, "/applications/1/commands", [command()], "PUT")
        assert unknown["code"] == 10002


async def test_people_see_commands_in_their_language() -> None:
    async with Sandbox.start() as discord:
        path = f"/applications/{discord.world.bot.id}/commands"
        choices = [{"name": "red", "value": "r", "name_localizations": {"da": "rød"}}]
        body = command(
            name_localizations={"da": "krav"},
            description_localizations={"da": "Tag en rute"},
            options=[option(name_localizations={"da": "rute"}, choices=choices)],
        )
        await post(discord, path, [body], "PUT")
        kim = discord.person("Kim")
        views = PageViews(discord.world)
        assert views.commands(kim.person)[0]["name"] == "claim"
        kim.speak("da")
        shown = views.commands(kim.person)[0]
        assert (shown["name"], shown["original_name"]) == ("krav", "claim")
        assert shown["description"] == "Tag en rute"
        assert "rød" in str(shown["options"])


async def test_a_command_for_managers_is_offered_to_managers() -> None:
    async with Sandbox.start() as discord:
        path = f"/applications/{discord.world.bot.id}/commands"
        body = command(default_member_permissions=str(1 << 4), contexts=[0])
        await post(discord, path, [body], "PUT")
        views = PageViews(discord.world)
        owner, kim = discord.person("Robin"), discord.person("Kim")
        assert [c["in_dm"] for c in views.commands(owner.person)] == [False]
        assert views.commands(kim.person) == []


async def test_a_bulk_overwrite_without_the_entry_point_is_refused() -> None:
    async with Sandbox.start(rate_limits=False) as discord:
        enable_activities(discord.world)
        with pytest.raises(DiscordRefusal) as refused:
            overwrite(discord.world, [CommandBody(name="claim", description="Claim")], None)
        assert refused.value.reason is ENTRY_POINT_LEFT_OUT
