"""The gate: every interaction is acknowledged first, handled once and replied to."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest import mock

import discord
import pytest

from bot.delivery.attachments import AttachmentMaker
from bot.discord_io.components import Press
from bot.discord_io.emojis import ApplicationEmojis
from bot.discord_io.sender import PressedMessages
from bot.domain.limits import InteractionLimits
from bot.domain.requests import Target
from bot.domain.table import Human, MessageId, TableId, UserId
from bot.features.caller import Caller, Reply
from bot.features.gate import (
    ALREADY_ACKNOWLEDGED,
    ATTEMPTS,
    MAX_WAIT_FOR_ANNOUNCEMENT_S,
    MAX_WAIT_FOR_FORM_S,
    InteractionGate,
)
from bot.features.interaction_limits import EXPLAINED_A_MINUTE, InteractionCounter
from bot.features.pressed_tables import PressedTables
from bot.features.refusal_replies import RefusalReplies
from bot.features.routes import button
from bot.i18n.reader_languages import ReaderLanguages
from bot.messages.parts.message import Form, Message, Option
from bot.tables import Tables
from bot.tables.only_process import OnlyProcess
from render.picture_pool import PicturePool
from tests.support.fake_clock import FakeClock
from tests.support.handler_context import private_games
from tests.support.tables import ADA, BO, HERE, STRANGER, open_lobby, open_tables, start_first_turn
from tests.support.wire.wire import FakeSleep, catalogue, english

PRESSED_ID = MessageId(900)


class FakeInteraction:
    """A press by Ada at the table in HERE, and what the bot did to answer it, in order."""

    def __init__(self, number: int, *, is_private: bool = False) -> None:
        self.id = number
        self.client = SimpleNamespace(shard_count=None)
        self.user = SimpleNamespace(id=ADA.user, display_name=ADA.name)
        self.guild_id: int | None = HERE.guild
        self.channel_id: int = HERE.channel
        self.channel = None
        self.app_permissions = discord.Permissions.all()
        self.permissions = discord.Permissions.none()
        self.locale = discord.Locale.british_english
        self.guild_locale = None
        self.message = SimpleNamespace(id=PRESSED_ID, flags=SimpleNamespace(ephemeral=is_private))
        self.response = SimpleNamespace(
            defer=self._defer, send_modal=self._send_modal, send_message=self._send_message
        )
        self.followup = SimpleNamespace(send=self._follow_up)
        self.answers: list[str] = []
        self.form_errors: list[Exception] = []  # of the next attempts to open a form

    async def _defer(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        self.answers.append("new private message" if ephemeral and thinking else "update")

    async def _send_message(self, text: str, *, ephemeral: bool) -> None:
        self.answers.append(f"private: {text}" if ephemeral else text)

    async def _send_modal(self, modal: discord.ui.Modal) -> None:
        if self.form_errors:
            raise self.form_errors.pop(0)
        self.answers.append(f"form {modal.custom_id}")

    async def edit_original_response(
        self, *, content: None, view: discord.ui.LayoutView, **_: object
    ) -> None:
        self.answers.append(content or shown_text(view))

    async def delete_original_response(self) -> None:
        self.answers.append("deleted")

    async def _follow_up(
        self, *, view: discord.ui.LayoutView, ephemeral: bool, **_: object
    ) -> None:
        self.answers.append(f"below: {shown_text(view)}" if ephemeral else "public")

    def as_discord(self) -> discord.Interaction[Any]:
        return cast("discord.Interaction[Any]", self)


FORM = Form("keep", "Choose", "Keep one", (Option("Paris", "paris"),), 1, 1)


def http_error(code: int) -> discord.HTTPException:
    response = SimpleNamespace(status=400, reason="Bad Request")
    return discord.HTTPException(cast("Any", response), {"code": code, "message": ""})


def shown_text(view: discord.ui.LayoutView) -> str:
    """The texts of a layout."""
    items = view.walk_children()
    return "\n".join(item.content for item in items if isinstance(item, discord.ui.TextDisplay))


class SampleFeature:
    """Counts presses of "draw"; "pass" fails; "ferry" is announced; "choose" opens a form, as soon
    as a test lets it."""

    def __init__(self) -> None:
        self.presses: list[Press] = []
        self.may_open = asyncio.Event()
        self.may_open.set()

    @button("review", is_costly=True)
    async def review(self, caller: Caller, press: Press) -> Reply:  # noqa: ARG002
        return Reply(Message("en", "Reviewed."))

    @button("choose", opens_form=True)
    async def choose(self, caller: Caller, press: Press) -> Reply:
        await self.may_open.wait()
        message = Message(caller.language, "The menu.")
        form = None if press.args else FORM
        return Reply(message, press.table, press.target.step, form=form)

    @button("ferry")
    async def draw_ferry_card(self, caller: Caller, press: Press) -> Reply:
        message = Message(caller.language, "You drew a ferry card.")
        return Reply(message, press.table, announced_in=HERE.channel)

    @button("draw")
    async def draw(self, caller: Caller, press: Press) -> Reply:
        self.presses.append(press)
        return Reply(Message(caller.language, "You drew."))

    @button("refresh")
    async def refresh(self, caller: Caller, press: Press) -> Reply:
        return Reply(Message(caller.language, ""), press.table)

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


class Announcements:
    """What was announced, and a pause, each ending when the test says so."""

    def __init__(self) -> None:
        self.is_announced = asyncio.Event()
        self.sleep = FakeSleep()

    async def until_announced(self, _: TableId) -> None:
        await self.is_announced.wait()


@pytest.fixture
def announcements() -> Announcements:
    return Announcements()


@pytest.fixture
def pressed() -> PressedMessages:
    return PressedMessages()


@pytest.fixture
def refreshed() -> list[tuple[TableId, UserId]]:
    """The hands that the gate wants to be shown again."""
    return []


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def gate(
    tables: Tables,
    feature: SampleFeature,
    announcements: Announcements,
    pressed: PressedMessages,
    refreshed: list[tuple[TableId, UserId]],
    clock: FakeClock,
) -> AsyncIterator[InteractionGate]:
    dms_closed: set[UserId] = set()
    async with PicturePool(workers=1) as pool:
        gate = InteractionGate(
            AttachmentMaker(pool, tables, catalogue()),
            RefusalReplies(tables, catalogue(), private_games(tables), dms_closed),
            ReaderLanguages(tables.store),
            ApplicationEmojis(discord.Client(intents=discord.Intents.none())),
            pressed,
            dms_closed,
            announcements.until_announced,
            lambda table, user: refreshed.append((table, user)),
            announcements.sleep,
            OnlyProcess(tables.cache),
            InteractionCounter(InteractionLimits(person=12, costly=2, server=1000), clock),
            PressedTables(tables).require_may_press,
        )
        gate.add_buttons(feature)
        yield gate


def press_of(verb: str, table: int = 1) -> Press:
    return Press(verb, Target(TableId(table), step=5))


async def test_a_press_is_acknowledged_before_its_reply(
    gate: InteractionGate, feature: SampleFeature, pressed: PressedMessages
) -> None:
    interaction = FakeInteraction(1)
    press = press_of("draw")
    await gate.press(interaction.as_discord(), press)
    assert interaction.answers == ["update", "below: You drew."]
    assert feature.presses == [press]
    assert pressed.find(PRESSED_ID) is interaction.as_discord()


async def test_a_press_in_a_private_message_updates_that_message(
    gate: InteractionGate, pressed: PressedMessages
) -> None:
    interaction = FakeInteraction(1, is_private=True)
    await gate.press(interaction.as_discord(), press_of("draw"))
    assert interaction.answers == ["update", "You drew."]
    assert pressed.find(PRESSED_ID) is None


@pytest.mark.parametrize(
    ("who", "is_private", "is_served"),
    [(ADA, True, True), (ADA, False, False), (STRANGER, True, False)],
    ids=["own hand", "public message", "stranger"],
)
async def test_a_press_on_another_server_is_served_for_people_of_the_table_in_private(
    gate: InteractionGate,
    tables: Tables,
    feature: SampleFeature,
    who: Human,
    is_private: bool,
    is_served: bool,
) -> None:
    table = await open_lobby(tables, ADA, BO)
    interaction = FakeInteraction(1, is_private=is_private)
    interaction.guild_id = HERE.guild + 1
    interaction.user = SimpleNamespace(id=who.user, display_name=who.name)
    await gate.press(interaction.as_discord(), press_of("draw", table.id))
    assert len(feature.presses) == is_served
    if not is_served:
        assert english("table-refused-unknown-table") in interaction.answers[-1]


@pytest.mark.parametrize("is_private", [False, True])
async def test_a_reply_comes_below_the_announcement(
    gate: InteractionGate, announcements: Announcements, is_private: bool
) -> None:
    interaction = FakeInteraction(1, is_private=is_private)
    pressing = asyncio.create_task(gate.press(interaction.as_discord(), press_of("ferry")))
    await announcements.sleep.wait_for_pauses(MAX_WAIT_FOR_ANNOUNCEMENT_S, times=1)
    assert interaction.answers == ["update"]
    announcements.is_announced.set()
    await pressing
    deleted = ["deleted"] if is_private else []
    assert interaction.answers == ["update", *deleted, "below: You drew a ferry card."]


@pytest.mark.parametrize("is_closing", [False, True], ids=["too late", "closing"])
async def test_a_reply_is_sent_if_the_announcement_takes_too_long_or_the_bot_stops(
    gate: InteractionGate, announcements: Announcements, is_closing: bool
) -> None:
    interaction = FakeInteraction(1)
    pressing = asyncio.create_task(gate.press(interaction.as_discord(), press_of("ferry")))
    await announcements.sleep.wait_for_pauses(MAX_WAIT_FOR_ANNOUNCEMENT_S, times=1)
    if is_closing:
        await gate.close(timeout_s=60)
    else:
        await announcements.sleep.end_pauses()
    await pressing
    assert interaction.answers == ["update", "below: You drew a ferry card."]


@pytest.mark.parametrize("where", ["other channel", "direct message", "missing permission"])
async def test_a_reply_does_not_wait_for_an_announcement_that_is_elsewhere_or_does_not_come(
    gate: InteractionGate, announcements: Announcements, where: str
) -> None:
    interaction = FakeInteraction(1)
    if where == "missing permission":
        interaction.app_permissions = discord.Permissions.none()
    else:
        interaction.channel_id = HERE.channel + 1
    if where == "direct message":
        interaction.guild_id = None
    await gate.press(interaction.as_discord(), press_of("ferry"))
    assert not announcements.sleep.pauses_s
    assert interaction.answers[0] == "update"
    assert "You drew a ferry card." in interaction.answers[-1]


async def test_a_press_in_a_direct_message_refreshes_the_hand_and_may_have_no_other_reply(
    gate: InteractionGate, refreshed: list[tuple[TableId, UserId]]
) -> None:
    here, direct = FakeInteraction(1), FakeInteraction(2)
    direct.guild_id = None
    for interaction in (here, direct):
        await gate.press(interaction.as_discord(), press_of("refresh"))
        assert interaction.answers == ["update"]
    assert refreshed == [(1, ADA.user)]


@pytest.mark.parametrize("is_private", [False, True])
async def test_a_form_is_the_first_and_only_answer(gate: InteractionGate, is_private: bool) -> None:
    interaction = FakeInteraction(1, is_private=is_private)
    await gate.press(interaction.as_discord(), press_of("choose"))
    assert interaction.answers == ["form st:keep:1:5"]


async def test_a_handler_that_is_too_slow_for_a_form_is_answered_with_the_message(
    gate: InteractionGate, feature: SampleFeature, announcements: Announcements
) -> None:
    feature.may_open.clear()
    interaction = FakeInteraction(1)
    pressing = asyncio.create_task(gate.press(interaction.as_discord(), press_of("choose")))
    await announcements.sleep.wait_for_pauses(MAX_WAIT_FOR_FORM_S, times=1)
    assert interaction.answers == []
    await announcements.sleep.end_pauses()
    feature.may_open.set()
    await pressing
    assert interaction.answers == ["update", "below: The menu."]


async def test_without_a_form_the_message_is_sent(gate: InteractionGate) -> None:
    interaction = FakeInteraction(1)
    press = Press("choose", Target(TableId(1), step=5), args="no form")
    await gate.press(interaction.as_discord(), press)
    assert interaction.answers == ["update", "below: The menu."]


@pytest.mark.parametrize(
    ("errors", "answers"),
    [
        ([OSError()], ["form st:keep:1:5"]),  # the second attempt succeeds
        ([OSError(), http_error(ALREADY_ACKNOWLEDGED)], []),  # the first one had succeeded
        ([OSError()] * ATTEMPTS, ["update", "below: The menu."]),
        ([http_error(50035)], ["update", "below: The menu."]),  # Discord does not accept it
    ],
)
async def test_a_form_that_cannot_be_opened_is_replaced_by_the_message(
    gate: InteractionGate, errors: list[Exception], answers: list[str]
) -> None:
    interaction = FakeInteraction(1)
    interaction.form_errors = [*errors]
    await gate.press(interaction.as_discord(), press_of("choose"))
    assert interaction.answers == answers


async def test_the_same_interaction_twice_is_served_once(
    gate: InteractionGate, feature: SampleFeature
) -> None:
    first, again, other = FakeInteraction(1), FakeInteraction(1), FakeInteraction(2)
    for interaction in (first, again, other):
        await gate.press(interaction.as_discord(), press_of("draw"))
    assert len(feature.presses) == 2
    assert again.answers == []
    assert other.answers == first.answers != []


@pytest.mark.parametrize(("verb", "answers"), [("draw", ["update"]), ("choose", [])])
async def test_what_another_process_has_taken_is_not_served(
    gate: InteractionGate,
    feature: SampleFeature,
    refreshed: list[tuple[TableId, UserId]],
    verb: str,
    answers: list[str],
) -> None:
    gate._work = mock.AsyncMock(take_interaction=mock.AsyncMock(return_value=False))
    interaction = FakeInteraction(1)
    interaction.guild_id = None
    await gate.press(interaction.as_discord(), press_of(verb))
    assert interaction.answers == answers  # all acknowledge, whoever serves it
    assert (feature.presses, refreshed) == ([], [])


async def test_what_we_have_taken_is_served_even_if_another_process_has_acknowledged_it(
    gate: InteractionGate, feature: SampleFeature
) -> None:
    async def defer(**_: object) -> None:
        raise http_error(ALREADY_ACKNOWLEDGED)

    interaction = FakeInteraction(1)
    interaction.response.defer = defer
    await gate.press(interaction.as_discord(), press_of("draw"))
    assert len(feature.presses) == 1
    assert interaction.answers == ["below: You drew."]


async def test_an_interaction_that_cannot_be_taken_is_answered_with_an_apology(
    gate: InteractionGate, feature: SampleFeature, caplog: pytest.LogCaptureFixture
) -> None:
    failure = TimeoutError("the database does not answer")
    gate._work = mock.AsyncMock(take_interaction=mock.AsyncMock(side_effect=failure))
    interaction = FakeInteraction(1)
    await gate.press(interaction.as_discord(), press_of("draw"))
    assert interaction.answers == ["update", "below: " + english("failed")]
    assert feature.presses == []
    assert "not taken" in caplog.text


@pytest.mark.parametrize("table", [1, 99], ids=["open table", "unknown table"])
async def test_an_unknown_verb_is_answered_that_the_board_has_moved_on(
    gate: InteractionGate, tables: Tables, table: int
) -> None:
    await start_first_turn(tables, ADA, BO)
    interaction = FakeInteraction(1)
    await gate.press(interaction.as_discord(), press_of("verb_of_another_version", table))
    _, text = interaction.answers
    assert text.startswith("below: " + english("table-refused-board-has-moved-on"))


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
    assert interaction.answers == ["update", "below: " + english("failed")]
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
    with pytest.raises(ValueError, match="two handlers"):
        gate.add_buttons(feature)


async def test_who_asks_for_too_much_is_told_in_one_private_sentence_and_nothing_is_done(
    gate: InteractionGate, feature: SampleFeature, clock: FakeClock
) -> None:
    presses = [FakeInteraction(number) for number in range(1, 8)]
    for each in presses:
        await gate.press(each.as_discord(), press_of("draw"))
    assert len(feature.presses) == 6
    too_much = english("table-refused-too-many-requests")
    assert presses[-1].answers == [f"private: {too_much}"]
    clock.now += 5  # twelve a minute
    later = FakeInteraction(9)
    await gate.press(later.as_discord(), press_of("draw"))
    assert later.answers == ["update", "below: You drew."]


async def test_who_goes_on_asking_for_too_much_gets_no_answer_any_more(
    gate: InteractionGate,
) -> None:
    presses = [FakeInteraction(number) for number in range(1, 30)]
    for each in presses:
        await gate.press(each.as_discord(), press_of("draw"))
    assert sum(bool(each.answers) for each in presses) == 6 + EXPLAINED_A_MINUTE // 2
    assert presses[-1].answers == []


async def test_what_takes_much_work_has_a_smaller_limit(
    gate: InteractionGate, feature: SampleFeature
) -> None:
    costly = [FakeInteraction(number) for number in range(1, 3)]
    for each in costly:
        await gate.press(each.as_discord(), press_of("review"))
    assert costly[0].answers[-1] == "below: Reviewed."
    assert costly[1].answers == [f"private: {english('table-refused-too-many-requests')}"]
    other = FakeInteraction(3)
    await gate.press(other.as_discord(), press_of("draw"))
    assert len(feature.presses) == 1
