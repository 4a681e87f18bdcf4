"""The gate: every interaction is acknowledged first, handled once and replied to."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.delivery.attachments import AttachmentMaker
from bot.discord_io.components import Press
from bot.domain.requests import Target
from bot.domain.table import TableId, UserId
from bot.features.caller import Caller, Reply
from bot.features.gate import InteractionGate
from bot.features.refusal_replies import RefusalReplies
from bot.features.routes import button
from bot.i18n.reader_languages import ReaderLanguages
from bot.messages.parts.message import Message
from bot.tables import Tables
from render.picture_pool import PicturePool
from tests.support.tables import ADA, BO, HERE, open_tables, start_first_turn
from tests.support.wire import catalogue, english


class FakeInteraction:
    """A press by Ada at the table in HERE, and what the bot did to answer it, in order."""

    def __init__(self, number: int, *, is_private: bool = False) -> None:
        self.id = number
        self.user = SimpleNamespace(id=ADA.user, display_name=ADA.name)
        self.guild_id = HERE.guild
        self.channel_id = HERE.channel
        self.app_permissions = discord.Permissions.all()
        self.permissions = discord.Permissions.none()
        self.locale = discord.Locale.british_english
        self.guild_locale = None
        self.message = SimpleNamespace(flags=SimpleNamespace(ephemeral=is_private))
        self.response = SimpleNamespace(defer=self._defer)
        self.answers: list[str] = []

    async def _defer(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        self.answers.append("new private message" if ephemeral and thinking else "update")

    async def edit_original_response(self, *, content: str, **_: object) -> None:
        self.answers.append(content)

    def as_discord(self) -> discord.Interaction[Any]:
        return cast("discord.Interaction[Any]", self)


class SampleFeature:
    """Counts presses of "draw"; "pass" fails."""

    def __init__(self) -> None:
        self.presses: list[Press] = []

    @button("draw")
    async def draw(self, caller: Caller, press: Press) -> Reply:
        self.presses.append(press)
        return Reply(Message(caller.language, "You drew."))

    @button("pass")
    async def fail(self, caller: Caller, press: Press) -> Reply:
        raise ZeroDivisionError(caller, press)


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with open_tables(tmp_path) as opened:
        yield opened


@pytest.fixture
def feature() -> SampleFeature:
    return SampleFeature()


@pytest.fixture
async def gate(tables: Tables, feature: SampleFeature) -> AsyncIterator[InteractionGate]:
    dms_closed: set[UserId] = set()
    async with PicturePool(workers=1) as pool:
        gate = InteractionGate(
            AttachmentMaker(pool, tables, catalogue()),
            RefusalReplies(tables, catalogue(), dms_closed),
            ReaderLanguages(tables.store),
            dms_closed,
        )
        gate.add_buttons(feature)
        yield gate


def press_of(verb: str, table: int = 1) -> Press:
    return Press(verb, Target(TableId(table), step=5))


async def test_a_press_is_acknowledged_before_its_reply(
    gate: InteractionGate, feature: SampleFeature
) -> None:
    interaction = FakeInteraction(1)
    press = press_of("draw")
    await gate.press(interaction.as_discord(), press)
    assert interaction.answers == ["new private message", "You drew."]
    assert feature.presses == [press]


async def test_a_press_in_a_private_message_updates_that_message(gate: InteractionGate) -> None:
    interaction = FakeInteraction(1, is_private=True)
    await gate.press(interaction.as_discord(), press_of("draw"))
    assert interaction.answers == ["update", "You drew."]


async def test_the_same_interaction_twice_is_served_once(
    gate: InteractionGate, feature: SampleFeature
) -> None:
    first, again, other = FakeInteraction(1), FakeInteraction(1), FakeInteraction(2)
    for interaction in (first, again, other):
        await gate.press(interaction.as_discord(), press_of("draw"))
    assert len(feature.presses) == 2
    assert again.answers == []
    assert other.answers == first.answers != []


@pytest.mark.parametrize("table", [1, 99], ids=["open table", "unknown table"])
async def test_an_unknown_verb_is_answered_that_the_board_has_moved_on(
    gate: InteractionGate, tables: Tables, table: int
) -> None:
    await start_first_turn(tables, ADA, BO)
    interaction = FakeInteraction(1)
    await gate.press(interaction.as_discord(), press_of("verb_of_another_version", table))
    _, text = interaction.answers
    assert text.startswith(english("table-refused-board-has-moved-on"))


async def test_the_answer_to_an_unknown_verb_links_to_the_table_of_the_button(
    gate: InteractionGate, tables: Tables
) -> None:
    table = await start_first_turn(tables, ADA, BO)
    interaction = FakeInteraction(1)
    await gate.press(interaction.as_discord(), press_of("verb_of_another_version", table.id))
    assert f"/{HERE.guild}/{HERE.channel}" in interaction.answers[-1]


async def test_a_handler_that_fails_is_answered_with_an_apology(
    gate: InteractionGate, caplog: pytest.LogCaptureFixture
) -> None:
    interaction = FakeInteraction(1)
    await gate.press(interaction.as_discord(), press_of("pass"))
    assert interaction.answers == ["new private message", english("failed")]
    assert "a request failed" in caplog.text
    assert gate.busy == 0


async def test_a_closed_gate_serves_nothing(gate: InteractionGate, feature: SampleFeature) -> None:
    await gate.close(timeout_s=0)
    interaction = FakeInteraction(1)
    await gate.press(interaction.as_discord(), press_of("draw"))
    assert (interaction.answers, feature.presses) == ([], [])


class CountingFeature:
    """Notes which of the interactions were acknowledged when a handler was called."""

    def __init__(self, interactions: list[FakeInteraction]) -> None:
        self.interactions = interactions
        self.acknowledged: list[int] = []

    @button("claim")
    async def claim(self, caller: Caller, press: Press) -> Reply:  # noqa: ARG002
        self.acknowledged.append(sum(bool(each.answers) for each in self.interactions))
        return Reply(Message(caller.language, "You claimed."))


async def test_in_a_rush_all_are_acknowledged_before_the_first_handler_runs(
    gate: InteractionGate,
) -> None:
    interactions = [FakeInteraction(number) for number in range(1, 6)]
    feature = CountingFeature(interactions)
    gate.add_buttons(feature)
    await asyncio.gather(
        *(gate.press(each.as_discord(), press_of("claim")) for each in interactions)
    )
    assert feature.acknowledged == [5] * 5


def test_two_handlers_of_one_verb_are_an_error(
    gate: InteractionGate, feature: SampleFeature
) -> None:
    with pytest.raises(ValueError, match="draw"):
        gate.add_buttons(feature)
