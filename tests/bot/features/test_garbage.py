"""Custom ids, menu values and typed numbers that the bot never made are refused like outdated ones.

They reach the bot after an update, from another bot's version, or from a modified client.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from bot.discord_io.components import PREFIX, Press, press_in
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import MAX_NUMBER, InteractionId, TableId
from bot.features.caller import Caller
from bot.features.lobby import LobbyFeature, mentioned_users
from bot.features.refusal_replies import RefusalReplies
from bot.features.registry import FEATURES
from bot.features.routes import Handler, button_of, buttons_of
from bot.messages.parts.message import Verb
from bot.tables import Tables
from engine.refusals import Refusal
from tests.support.handler_context import handler_context, private_games
from tests.support.tables import ADA, BO, HERE, new_interaction, open_tables, start_first_turn
from tests.support.wire.wire import catalogue

TOO_LARGE = str(MAX_NUMBER + 1)
NUMBERS = some.sampled_from(
    ("0", "1", "3", "-1", "007", "1_0", "\u0661", str(MAX_NUMBER), TOO_LARGE, "9" * 20, "")
)
WORDS = NUMBERS | some.sampled_from(("red", "1 red", "deck", "paris-zurich", "a:b")) | some.text()


class Desk:
    """Presses buttons as Ada, whose turn it is at the table in HERE."""

    def __init__(self, tables: Tables, table: TableId) -> None:
        context = handler_context(tables)
        features = [feature(context) for feature in FEATURES]
        self.table = table
        self.handlers: dict[str, Handler] = {}
        for feature in features:
            self.handlers.update(buttons_of(feature))
        self.lobby = next(each for each in features if isinstance(each, LobbyFeature))
        self._refusals = RefusalReplies(tables, catalogue(), private_games(tables), set())

    async def press(self, custom_id: str, values: tuple[str, ...] = ()) -> str:
        """The text of the bot's reply, or "" if nothing handles the verb."""
        assert custom_id.startswith(PREFIX), custom_id
        press = press_in(custom_id, values)
        handler = self.handlers.get(button_of(press))
        return "" if handler is None else await self._text(handler, press)

    async def _text(self, handler: Handler, press: Press) -> str:
        caller = ada(new_interaction())
        try:
            reply = await handler(caller, press)
        except (Refusal, TableRefusal) as refusal:
            reply = await self._refusals.reply(caller, refusal, press.table)
        return reply.message.text


def ada(interaction: InteractionId) -> Caller:
    return Caller(
        ADA.user, ADA.name, "en", interaction, HERE.channel, HERE, "en", may_manage=False,
        missing_permissions=(),
    )  # fmt: skip


@asynccontextmanager
async def open_desk(folder: Path) -> AsyncIterator[Desk]:
    async with open_tables(folder) as tables:
        yield Desk(tables, (await start_first_turn(tables, ADA, BO)).id)


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as made:
        yield made


@pytest.fixture(scope="module")
def desk(runner: asyncio.Runner, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    opened = open_desk(tmp_path_factory.mktemp("desk"))
    yield runner.run(opened.__aenter__())
    runner.run(opened.__aexit__(None, None, None))


@pytest.mark.parametrize("verb", get_args(Verb))
def test_a_number_that_is_too_large_is_refused(
    verb: str, runner: asyncio.Runner, desk: Desk
) -> None:
    custom_ids = (
        f"st:{verb}:{TOO_LARGE}:0",
        f"st:{verb}:{desk.table}:{TOO_LARGE}",
        f"st:{verb}:{desk.table}:0:{TOO_LARGE}",
        f"st:{verb}:{MAX_NUMBER}:{MAX_NUMBER}:{MAX_NUMBER}",
    )
    for custom_id in custom_ids:
        runner.run(desk.press(custom_id, (TOO_LARGE,)))


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    verb=some.sampled_from(get_args(Verb)),
    fields=some.lists(WORDS, max_size=4),
    values=some.lists(WORDS, max_size=3),
)
def test_garbage_in_any_button_is_answered(
    verb: str, fields: list[str], values: list[str], runner: asyncio.Runner, desk: Desk
) -> None:
    runner.run(desk.press(":".join(("st", verb, *fields)), tuple(values)))


@settings(max_examples=50, deadline=None)
@given(custom_id=some.text())
def test_every_custom_id_that_begins_like_ours_is_a_press(custom_id: str) -> None:
    press = press_in(f"{PREFIX}{custom_id}", ())
    assert 0 <= press.target.step <= MAX_NUMBER
    assert 0 <= press.table <= MAX_NUMBER


def test_a_button_with_a_wrong_number_is_an_outdated_one() -> None:
    for custom_id in (f"st:draw:{TOO_LARGE}:3", "st:draw:7:-3", "st:draw:\u0667:3", "st:draw:7"):
        assert press_in(custom_id, ()).verb not in get_args(Verb)


@pytest.mark.parametrize("typed", [TOO_LARGE, "9" * 20, "-1", "1_0", "\u0661", "the blue one", ""])
async def test_moving_a_table_that_does_not_exist_is_refused(tmp_path: Path, typed: str) -> None:
    async with open_desk(tmp_path) as desk:
        with pytest.raises(TableRefusal) as refusal:
            await desk.lobby.move_here(ada(new_interaction()), typed)
        assert refusal.value.code is TableCode.UNKNOWN_TABLE


def test_a_mention_of_nobody_is_a_person_that_does_not_exist() -> None:
    assert mentioned_users(f"<@{TOO_LARGE}> <@!{ADA.user}>") == (0, ADA.user)
