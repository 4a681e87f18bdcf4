"""The button under a reminder."""

from pathlib import Path

from bot.discord_io.components import id_of, press_in
from bot.domain.table import InteractionId, Preferences
from bot.features.caller import Caller
from bot.features.reminders import RemindersFeature
from bot.messages.reminders import OtherTurn, reminder_message
from engine.model import MapId
from tests.support.fake_clock import FakeClock
from tests.support.handler_context import handler_context
from tests.support.messages import buttons_by_verb, phrasebook
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
