"""The button under a reminder, and the menus of /reminders."""

from pathlib import Path

import pytest

from bot.discord_io.components import id_of, press_in
from bot.domain.refusals import TableRefusal
from bot.domain.requests import PreferencesChange
from bot.domain.table import InteractionId, Preferences, TableId
from bot.features.caller import Caller
from bot.features.reminders import RemindersFeature
from bot.messages.parts.message import Menu
from bot.messages.reminders import OtherTurn, reminder_message
from engine.model import MapId
from tests.support.fake_clock import FakeClock
from tests.support.handler_context import handler_context
from tests.support.messages import buttons_by_verb, english, phrasebook, rows_of
from tests.support.tables import (
    ADA,
    BO,
    HERE,
    THERE,
    draw_two_cards,
    open_tables,
    save_preferences,
    start_first_turn,
)

NO_TABLE = TableId(0)


async def test_no_more_reminders_come_of_any_game_that_a_reminder_names(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_tables(tmp_path, clock) as tables:
        await save_preferences(tables, ADA.user, Preferences(quiet_from_h=0, quiet_until_h=0))
        played = await start_first_turn(tables, ADA, BO)
        await start_first_turn(tables, ADA, BO, where=THERE)
        clock.pass_hours(12)
        (due,) = await tables.reminders.due()
        others = [
            OtherTurn(
                await tables.lookup.table(each.table), tables.boards[MapId("europe")].map, 0.0
            )
            for each in due.others
        ]
        message = reminder_message(phrasebook("europe", 2, "en"), played, due, others)
        button = buttons_by_verb(message.rows)["mute"]
        caller = Caller(
            ADA.user, ADA.name, "en", InteractionId(1), HERE.channel, HERE, "en", may_manage=False,
            missing_permissions=(),
        )  # fmt: skip
        feature = RemindersFeature(handler_context(tables))
        await feature.mute(caller, press_in(id_of(button, played.id, 0), ()))
        assert await tables.reminders.due() == []
        await draw_two_cards(tables, played.id, ADA)
        await draw_two_cards(tables, played.id, BO)
        clock.pass_hours(12)
        assert [each.table for each in await tables.reminders.due()] == [played.id]


def caller_of(number: int) -> Caller:
    return Caller(
        ADA.user, ADA.name, "en", InteractionId(number), HERE.channel, HERE, "en", may_manage=False,
        missing_permissions=(),
    )  # fmt: skip


async def test_every_menu_of_the_panel_changes_its_preference(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        feature = RemindersFeature(handler_context(tables))
        panel = (await feature.change(caller_of(1))).message
        values = {"by": "dm", "first": "3", "every": "48", "from": "21", "until": "7"}
        values["zone"] = "Europe/London"
        menus = {each.args[0]: each for each in rows_of(panel) if isinstance(each, Menu)}
        assert menus.keys() == values.keys()
        for wish, value in values.items():
            assert value in [option.value for option in menus[wish].options]
            press = press_in(id_of(menus[wish], NO_TABLE, 0), (value,))
            panel = (await feature.change_one(caller_of(2), press)).message
        hand = buttons_by_verb(rows_of(panel))["remind"]
        await feature.change_one(caller_of(3), press_in(id_of(hand, NO_TABLE, 0), ()))
        assert await tables.preferences.change(ADA.user, PreferencesChange()) == Preferences(
            by="dm",
            first_after_h=3,
            every_h=48,
            quiet_from_h=21,
            quiet_until_h=7,
            time_zone="Europe/London",
            wants_dm=False,
        )
        press = press_in(id_of(menus["from"], NO_TABLE, 0), ("none",))
        text = (await feature.change_one(caller_of(4), press)).message.text
        assert english("remind-no-quiet") in text


async def test_a_value_that_no_menu_has_is_refused(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        feature = RemindersFeature(handler_context(tables))
        for wish, value in (("by", "post"), ("first", "0"), ("from", "24"), ("zone", "Mars/Base")):
            menu = Menu("remind", (), args=(wish,))
            with pytest.raises(TableRefusal, match="BOARD_HAS_MOVED_ON"):
                await feature.change_one(caller_of(1), press_in(id_of(menu, NO_TABLE, 0), (value,)))
