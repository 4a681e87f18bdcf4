"""/privacy: what it says, the file with everything, and deleting it, with all traces."""

import asyncio
import json
import logging
from pathlib import Path

import pytest

from bot.app import App
from bot.domain.table import ComputerPlayer, GuildId, UserId
from bot.store import retention
from sandbox.payloads.messages import Message
from sandbox.testing.actor import Actor
from tests.support.fake_clock import FakeClock
from tests.support.log_verifier import verify
from tests.support.personal_data import all_text
from tests.support.wire.wire import (
    FakeSleep,
    english,
    identifying_at_any_time,
    reply_to,
    verbs,
)
from tests.support.wire.wire_players import Friends
from tests.support.wire.wire_setup import (
    friends_in_lobby,
    friends_online,
    friends_playing,
    restartable_bot,
)


def user_of(actor: Actor) -> UserId:
    return UserId(int(actor.id))


def hands_of(friends: Friends, actor: Actor) -> list[Message]:
    """The direct messages to a person."""
    return [m for m in friends.discord.direct(actor) if m.author.bot]


async def delete_data(friends: Friends, actor: Actor) -> str:
    """Ask for /privacy, confirm twice, and return the last reply."""
    shown = await friends.slash(actor, "privacy")
    asked = await friends.press_private(actor, shown, "delete_data", "0")
    assert asked.text.startswith("**Delete your data?** You'll leave your open game")
    sure = await friends.press_private(actor, asked, "delete_data", "1")
    assert sure.text.startswith("**Are you sure?**")
    return (await friends.press_private(actor, sure, "delete_data", "2")).text


async def test_privacy_is_answered_in_a_channel_and_in_a_direct_message(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, _ = friends.people
        shown = await friends.slash(robin, "privacy")
        assert "Messages already posted in Discord stay there" in shown.text
        assert verbs(shown) == ["export_data", "delete_data"]
        assert friends.public_messages() == []
        direct = await reply_to(await robin.slash("privacy", robin.direct()))
        assert direct.text == shown.text
        question = await friends.press_private(robin, direct, "delete_data", "0")
        assert question.text.startswith("**Delete your data?** Your ID")
        kept = await friends.press_private(robin, question, "not_now")
        assert kept.text == english("done-not-now")


async def test_data_can_be_asked_for_and_deleted_by_typing(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, _ = friends.people
        reply = await friends.slash(robin, "privacy", action="export")
        assert friends.file_names(reply) == ["slow-train-data.json"]
        question = await friends.slash(robin, "privacy", action="delete")
        assert question.text.startswith("**Delete your data?** Your ID")
        assert verbs(question) == ["not_now", "delete_data"]


@pytest.mark.both_databases
async def test_the_file_has_the_own_hand_and_nothing_that_is_secret_or_of_others(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await friends.draw_two_cards(robin)
        mine, others = await friends.player_view(robin), await friends.player_view(kim)
        shown = await friends.slash(robin, "privacy")
        reply = await friends.press_private(robin, shown, "export_data")
        assert friends.file_names(reply) == ["slow-train-data.json"]
        text = friends.discord.attachment(reply, 0).decode()
        assert not any("slow-train-data" in str(each) for each in kim.sees(friends.channel))
    stored = json.loads(text)
    (table,) = stored["tables"]
    (seat,) = table["seats"]
    assert stored["user"] == user_of(robin)
    assert [entry["kind"] for entry in seat["entries"]] == ["action", "action", "action"]
    assert set(seat["hand"]["tickets"]) == {each.ticket for each in mine.tickets}
    assert stored["rows"]["direct_messages"]
    for secret in ("seed", "digest", kim.id, '"Kim"', *(each.ticket for each in others.tickets)):
        assert secret not in text


@pytest.mark.postgres_in_soak
async def test_nothing_is_left_of_somebody_who_deletes_their_data(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="bot")
    async with friends_playing(tmp_path / "table.db") as friends:
        app, (robin, kim) = friends.app, friends.people
        await friends.draw_two_cards(robin)
        await friends.settle()
        table_id = (await friends.table()).id
        assert robin.id in await all_text(app.tables.store)
        assert len(hands_of(friends, robin)) == 1
        assert await delete_data(friends, robin) == english("privacy-deleted")
        await friends.settle()
        await app.scheduler.tick()
        await friends.settle()
        found = await all_text(app.tables.store)
        assert robin.id not in found
        assert "Robin" not in found
        assert hands_of(friends, robin) == []
        table = await friends.table()
        assert table.occupants[0] == ComputerPlayer("normal", "Former player 1 🤖")
        assert table.host == user_of(kim)
        assert await verify(app.tables, table_id) == []
        # The message may have been posted just before or just after the name was replaced.
        told = friends.newest_message().text
        assert "Robin left the game" in told or "Former player 1 left the game" in told
        await friends.draw_two_cards(kim)  # and the game goes on
        await friends.settle()
        assert "Former player 1 🤖" in friends.newest_message().text
        assert "Robin" not in friends.newest_message().text
        assert "<@-" not in "".join(friends.public_texts())
        files = [*tmp_path.iterdir()]
        assert not any(is_in(file, robin) for file in files if file.is_file())
    logged = " ".join(f"{each.getMessage()} {vars(each)}" for each in caplog.records)
    assert "deleted the data of a person" in logged
    assert robin.id not in logged
    assert "Robin" not in logged


def is_in(file: Path, actor: Actor) -> bool:
    found = file.read_bytes()
    return int(actor.id).to_bytes(8, "big") in found or actor.id.encode() in found


async def test_a_deletion_that_was_interrupted_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with restartable_bot(tmp_path / "table.db") as bot:
        async with bot.run() as friends:
            robin, _ = friends.people
            await friends.start_game()
            await friends.app.tables.personal_data.request_deletion(user_of(robin), "Robin")
        async with bot.run() as friends:
            await friends.settle()
            assert robin.id not in await all_text(friends.app.tables.store)


async def test_only_a_removal_of_the_bot_counts_and_coming_back_ends_it(tmp_path: Path) -> None:
    clock = FakeClock()
    async with restartable_bot(tmp_path / "table.db") as bot:
        async with bot.run(now=clock) as friends:
            await friends.start_game()
            app, guild = friends.app, (await friends.table()).where.guild
            connection = app.client._connection
            connection.parse_guild_delete({"id": str(guild), "unavailable": True})  # an outage
            clock.pass_hours(1)
            connection.parse_guild_delete({"id": str(guild), "unavailable": False})
            while not (found := await left(app)):
                await asyncio.sleep(0)
            assert found == [(guild, clock())]
        async with bot.run(now=clock) as friends:
            while await left(friends.app):
                await asyncio.sleep(0)


async def test_a_removal_while_the_bot_was_disconnected_is_noticed_when_it_connects_again(
    tmp_path: Path,
) -> None:
    sleep = FakeSleep()
    async with friends_in_lobby(tmp_path / "table.db", bot={"sleep": sleep}) as friends:
        app, discord = friends.app, friends.discord
        guild = (await friends.table()).where.guild
        discord.world.state.bot_in_guild = False  # nobody is told
        with identifying_at_any_time():
            discord.gateway.invalidate_sessions()
            while not (found := await left(app)):
                await sleep.end_pauses()
        assert [each for each, _ in found] == [guild]


async def test_jobs_of_a_table_that_was_deleted_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with friends_playing(tmp_path / "table.db", sleep=FakeSleep()) as friends:
        app, table_id = friends.app, (await friends.table()).id
        async with app.tables.store.writing() as db:
            await retention.delete_table(db, table_id)
        app.tables.cache.memory.forget(table_id)
        for jobs in app.jobs.by_kind.values():
            jobs.run_now(table_id)
            await jobs.settle()
            assert not jobs.has(table_id)
        assert "a job failed" not in caplog.text


async def left(app: App) -> list[tuple[GuildId, float]]:
    """The servers that removed the bot, and when."""
    rows = await app.tables.store.reader.fetch("SELECT guild, at FROM left_guilds")
    return [(GuildId(row[0]), row[1]) for row in rows]
