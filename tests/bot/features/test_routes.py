"""Routes: declared beside their handlers, found on features, and complete for the whole bot."""

import inspect
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import get_args

import pytest
from pydantic import SecretStr

from bot.app import make_features, open_app
from bot.discord_io.components import Press
from bot.features.caller import Caller, Reply
from bot.features.context import HandlerContext
from bot.features.routes import MAPS, button, buttons_of, commands_of, slash
from bot.jobs.thinker import Thinker
from bot.messages.parts.message import Message, Verb
from bot.settings import Settings
from tests.support.channel_names import NoChannelNames
from tests.support.processes.workers import FailingWorker, review_feature
from tests.support.tables import boards, open_tables
from tests.support.wire.wire import catalogue


class SampleFeature:
    """Two buttons with one handler, a slash command, and a method that handles nothing."""

    @button("draw", "pass")
    async def act(self, caller: Caller, press: Press) -> Reply:
        return self.reply(caller, press.verb)

    @slash("new", in_dm=True, choices={"map": MAPS})
    async def new(self, caller: Caller, map: str) -> Reply:  # noqa: A002  # the option's name
        return self.reply(caller, map)

    def reply(self, caller: Caller, text: str) -> Reply:
        return Reply(Message(caller.language, text))


@pytest.fixture
async def features(tmp_path: Path) -> AsyncIterator[tuple[object, ...]]:
    """All features of the bot."""
    async with open_tables(tmp_path) as tables:
        context = HandlerContext(tables, catalogue(), NoChannelNames())
        yield make_features(context, Thinker(FailingWorker()), review_feature(context))


def test_a_handler_may_be_declared_for_several_buttons() -> None:
    feature = SampleFeature()
    assert dict(buttons_of(feature)) == {"draw": feature.act, "pass": feature.act}


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
    handled = Counter(verb for feature in features for verb, _ in buttons_of(feature))
    assert handled == Counter(get_args(Verb))


def test_no_command_has_two_handlers(features: Sequence[object]) -> None:
    names = [route.name for feature in features for route, _ in commands_of(feature)]
    assert sorted(names) == sorted(set(names))


def test_choices_and_completions_name_options_of_the_handler(features: Sequence[object]) -> None:
    for feature in features:
        for route, handler in commands_of(feature):
            options = set(inspect.signature(handler).parameters) - {"caller"}
            assert {*route.choices, *route.complete} <= options, route.name


async def test_the_bot_serves_every_verb_and_every_command(
    tmp_path: Path, features: Sequence[object]
) -> None:
    settings = Settings(discord_token=SecretStr("x.y.z"), database_path=tmp_path / "bot.db")
    async with open_app(settings, catalogue=catalogue(), boards=boards()) as app:
        assert app.gate.verbs == set(get_args(Verb))
        commands = {command.name for command in app.client.tree.get_commands()}
    assert commands == {route.name for feature in features for route, _ in commands_of(feature)}
