"""Reminders over the wire, and their settings."""

from pathlib import Path

from tests.support.fake_clock import FakeClock
from tests.support.tables import run_for_hours
from tests.support.wire.wire import catalogue, english, reply_to
from tests.support.wire.wire_players import THREE_NAMES, Friends
from tests.support.wire.wire_setup import friends_online, friends_playing, restartable_bot

AFTER_6_HOURS = {"first_after": 6, "quiet_from": 0, "quiet_until": 0}
AFTER_1_HOUR = {"first_after": 1, "quiet_from": 0, "quiet_until": 0}


async def test_a_reminder_is_posted_when_it_is_due_and_can_be_muted(tmp_path: Path) -> None:
    clock = FakeClock()
    async with friends_playing(tmp_path / "table.db", "europe", THREE_NAMES, now=clock) as friends:
        robin = friends.people[0]
        await friends.slash(robin, "reminders", **AFTER_6_HOURS)
        before = len(friends.public_messages())
        clock.pass_hours(5)
        await friends.app.scheduler.tick()
        assert len(friends.public_messages()) == before
        clock.pass_hours(2)
        await friends.app.scheduler.tick()
        await friends.app.scheduler.tick()
        reminder = friends.newest_message()
        assert len(friends.public_messages()) == before + 1
        assert [user.id for user in reminder.mentions] == [robin.id]
        await friends.press(robin, "mute", reminder)
        clock.pass_hours(48)
        await friends.app.scheduler.tick()
        assert friends.public_texts().count(reminder.text) == 1


async def test_a_reminder_can_be_a_direct_message(tmp_path: Path) -> None:
    clock = FakeClock()
    async with friends_playing(tmp_path / "table.db", "europe", THREE_NAMES, now=clock) as friends:
        robin = friends.people[0]
        await reply_to(await robin.slash("reminders", robin.direct(), by="dm", **AFTER_1_HOUR))
        before = len(friends.public_messages())
        clock.pass_hours(2)
        await friends.app.scheduler.tick()
        assert len(friends.public_messages()) == before
        assert len(friends.discord.direct(robin)) > 1


async def test_a_reminder_is_posted_at_the_table_if_direct_messages_are_closed(
    tmp_path: Path,
) -> None:
    clock = FakeClock()
    async with friends_online(tmp_path / "table.db", now=clock) as friends:
        robin, _ = friends.people
        await friends.start_game()
        await friends.choose_tickets()
        await friends.slash(robin, "reminders", by="dm", **AFTER_6_HOURS)
        robin.close_dms()
        before = len(friends.public_messages())
        clock.pass_hours(7)
        for _ in range(2):
            await friends.app.scheduler.tick()
        (reminder,) = friends.public_messages()[before:]
        assert [user.id for user in reminder.mentions] == [robin.id]
        how = await friends.press(robin, "reminders", reminder)
        assert how.is_ephemeral
        assert english("remind-dm", first=6, every=24) in how.text


async def test_a_locked_thread_does_not_stop_reminders_of_other_tables(tmp_path: Path) -> None:
    clock = FakeClock()
    async with friends_playing(tmp_path / "table.db", "europe", THREE_NAMES, now=clock) as friends:
        discord, robin = friends.discord, friends.people[0]
        thread = discord.thread(discord.channel("platform-2"), "our game", robin)
        await Friends(discord, friends.app, thread).start_game()
        await friends.slash(robin, "reminders", **AFTER_6_HOURS)
        discord.archive(thread, locked=True)
        before, before_in_thread = len(friends.public_messages()), len(discord.public(thread))
        await run_for_hours(friends.app.tables, clock, 80)
        for _ in range(2):
            await friends.app.scheduler.tick()
        texts = friends.public_texts()[before:]
        assert sum(robin.mention in text for text in texts) == 1  # patience is over
        assert len(discord.public(thread)) == before_in_thread


async def test_an_unknown_time_zone_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin = friends.people[0]
        refusal = await friends.slash(robin, "reminders", time_zone="Mars/Base", every=5)
        assert refusal.text == english("table-refused-unknown-time-zone", zone="Mars/Base")
        unchanged = await friends.slash(robin, "reminders")
        assert "then every 24 h" in unchanged.text
        changed = await friends.slash(robin, "reminders", time_zone="stockholm")
        assert "(Europe/Stockholm)" in changed.text


async def test_a_time_zone_is_found_in_the_readers_language(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin = friends.people[0]
        robin.speak("da")
        offered = await robin.complete("reminders", friends.channel, "time_zone", time_zone="")
        assert offered[0].value == "Europe/Copenhagen"
        (found,) = await robin.complete("reminders", friends.channel, "time_zone", time_zone="århu")
        assert found.value == "Europe/Copenhagen"
        reply = await friends.slash(robin, "reminders", time_zone="København")
        assert "(Europe/Copenhagen)" in reply.text
        (fixed,) = await robin.complete(
            "reminders", friends.channel, "time_zone", time_zone="utc+2"
        )
        reply = await friends.slash(robin, "reminders", time_zone=fixed.value)
        assert "(UTC+2)" in reply.text
        unclear = await friends.slash(robin, "reminders", time_zone="kentucky")
        assert "America/Kentucky/Louisville eller America/Kentucky/Monticello?" in unclear.text


async def test_muting_a_turn_does_not_ignore_the_other_options(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        muted = await friends.slash(robin, "reminders", mute=True, every=5)
        assert muted.text.startswith(english("done-muted"))
        assert "then every 5 h" in muted.text
        refusal = await friends.slash(kim, "reminders", mute=True)
        assert refusal.text == english("refused-not-your-turn", waiting="Robin")


async def test_people_read_their_own_language_after_a_restart(tmp_path: Path) -> None:
    clock = FakeClock()
    async with restartable_bot(tmp_path / "table.db") as bot:
        async with bot.run(now=clock) as friends:
            robin, kim = friends.people
            kim.speak("da")
            await friends.start_game()
            await friends.slash(kim, "reminders", by="dm", **AFTER_1_HOUR)
        async with bot.run(now=clock) as friends:
            clock.pass_hours(2)
            await friends.app.scheduler.tick()
            hand, reminder = bot.discord.direct(kim)
            assert catalogue().translator("da", "carts").say("dm-choose-tickets") in hand.text
            assert catalogue().say("da", "button-mute") in str(reminder.components)
            turn = await friends.next_to_act()
            assert turn is not None
            assert turn[0].id == robin.id
            await friends.act_by_command(robin, turn[1].moves[0])
            await friends.settle()
            assert english("button-refresh") in str(bot.discord.direct(robin)[0].components)
