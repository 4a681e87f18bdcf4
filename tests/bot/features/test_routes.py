"""Routes: declared beside their handlers, found on features, and complete for the whole bot."""

import inspect
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import get_args

import pytest
from pydantic import SecretStr

from bot.app import open_app
from bot.discord_io.components import Press, press_in
from bot.features.caller import Caller, Reply
from bot.features.registry import FEATURES
from bot.features.routes import (
    MAPS,
    button,
    button_of,
    buttons_of,
    commands_of,
    pages,
    slash,
)
from bot.messages.parts.message import Message, Verb
from bot.settings import Settings
from tests.support.handler_context import handler_context
from tests.support.tables import boards, open_tables
from tests.support.wire.wire import catalogue


class SampleFeature:
    """Two buttons with one handler, a slash command, pages with the same handler as the button that
    shows the first of them, and a method that handles nothing."""

    @button("draw", "pass")
    async def act(self, caller: Caller, press: Press) -> Reply:
        return self.reply(caller, press.verb)

    @button("claim")
    @pages("claim")
    async def show(self, caller: Caller, press: Press) -> Reply:
        return self.reply(caller, str(press.page))

    @slash("new", in_dm=True, choices={"map": MAPS})
    async def new(self, caller: Caller, map: str) -> Reply:  # noqa: A002  # the option's name
        return self.reply(caller, map)

    def reply(self, caller: Caller, text: str) -> Reply:
        return Reply(Message(caller.language, text))


@pytest.fixture
async def features(tmp_path: Path) -> AsyncIterator[tuple[object, ...]]:
    """All features of the bot."""
    async with open_tables(tmp_path) as tables:
        context = handler_context(tables)
        yield tuple(feature(context) for feature in FEATURES)


def test_a_handler_may_be_declared_for_several_buttons() -> None:
    feature = SampleFeature()
    handlers = dict(buttons_of(feature))
    assert handlers["draw"] == handlers["pass"] == feature.act


@pytest.mark.parametrize(
    ("custom_id", "page"),
    [("st:claim:7:3", 0), ("st:more:7:3:claim:2", 2), ("st:more:7:3:claim:other:12", 12)],
)
def test_a_page_is_shown_by_the_handler_that_is_declared_for_it(custom_id: str, page: int) -> None:
    feature = SampleFeature()
    press = press_in(custom_id, ())
    assert dict(buttons_of(feature))[button_of(press)] == feature.show
    assert press.page == page


@pytest.mark.parametrize("args", ["", ":station:1", ":1", ":claims:1"])
def test_nothing_handles_pages_of_something_else(args: str) -> None:
    assert button_of(press_in(f"st:more:7:3{args}", ())) not in dict(buttons_of(SampleFeature()))


def test_a_slash_command_is_found_with_its_declaration_and_its_handler() -> None:
    feature = SampleFeature()
    ((route, handler),) = commands_of(feature)
    assert (route.name, route.in_dm, route.choices, route.complete) == (
        "new",
        True,
        {"map": MAPS},
        {},
    )
    assert handler == feature.new


def test_every_verb_has_exactly_one_handler(features: Sequence[object]) -> None:
    handled = [button for feature in features for button, _ in buttons_of(feature)]
    assert sorted(handled) == sorted(set(handled))
    assert {button.partition(":")[0] for button in handled} == set(get_args(Verb))


def test_no_command_has_two_handlers(features: Sequence[object]) -> None:
    names = [route.name for feature in features for route, _ in commands_of(feature)]
    assert sorted(names) == sorted(set(names))


def test_choices_and_completions_name_options_of_the_handler(features: Sequence[object]) -> None:
    for feature in features:
        for route, handler in commands_of(feature):
            options = set(inspect.signature(handler).parameters) - {"caller"}
            assert {*route.choices, *route.complete} <= options, route.name


async def test_the_bot_serves_every_command(tmp_path: Path, features: Sequence[object]) -> None:
    settings = Settings(discord_token=SecretStr("x.y.z"), database_path=tmp_path / "bot.db")
    async with open_app(settings, catalogue=catalogue(), boards=boards()) as app:
        commands = {command.name for command in app.client.tree.get_commands()}
    assert commands == {route.name for feature in features for route, _ in commands_of(feature)}
