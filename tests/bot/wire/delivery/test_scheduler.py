"""The scheduler: people who move meanwhile, many messages at once, channels that are closed."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from bot.delivery import scheduler as scheduler_module
from bot.discord_io.sender import Outgoing, Sender
from bot.domain.posts import PostKey
from bot.domain.retry import RetryLater
from bot.domain.table import ChannelId, MessageId, TableId
from sandbox.payloads.channels import TextChannel
from sandbox.world import permissions
from tests.support.fake_clock import FakeClock
from tests.support.tables import run_for_hours
from tests.support.wire.wire import FakeSleep
from tests.support.wire.wire_players import THREE_NAMES, Friends
from tests.support.wire.wire_setup import friends_online, friends_playing

T = TypeVar("T")


def answering(found: T) -> Callable[[], Awaitable[T]]:
    """In place of a question to the database: what it answered some time ago."""

    async def answer() -> T:
        return found

    return answer


def mentions(friends: Friends, since: int) -> list[str]:
    """Whom the public messages after the first so many mention."""
    return [user.id for message in friends.public_messages()[since:] for user in message.mentions]


def while_sending(
    monkeypatch: pytest.MonkeyPatch, act: Callable[[], Awaitable[None]], *, is_slow: bool
) -> None:
    """Do something while the next message is being sent. `is_slow`: before it has arrived."""
    send, sent = Sender.send, list[ChannelId]()

    async def send_and_act(
        self: Sender, channel: ChannelId, outgoing: Outgoing, nonce: str, **options: bool
    ) -> MessageId:
        is_first = not sent
        sent.append(channel)
        if is_first and is_slow:
            await act()
        message = await send(self, channel, outgoing, nonce, **options)
        if is_first and not is_slow:
            await act()
        return message

    monkeypatch.setattr(Sender, "send", send_and_act)


async def move_first(friends: Friends) -> None:
    """The first of the people draws two cards, and that is published."""
    await friends.draw_two_cards(friends.people[0])
    await friends.settle()


async def test_nobody_is_reminded_or_called_absent_after_they_have_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = FakeClock()
    async with friends_playing(tmp_path / "table.db", now=clock) as friends:
        tables = friends.app.tables
        await run_for_hours(friends.app.tables, clock, 96)
        reminders, absences = await tables.reminders.due(), await tables.absence.overdue()
        assert (len(reminders), len(absences)) == (1, 1)
        await move_first(friends)  # while the scheduler writes to others
        before = len(friends.public_messages())
        monkeypatch.setattr(tables.reminders, "due", answering(reminders))
        monkeypatch.setattr(tables.absence, "overdue", answering(absences))
        await friends.app.scheduler.tick()
        assert len(friends.public_messages()) == before


@pytest.mark.postgres_in_soak
@pytest.mark.parametrize("is_slow", [False, True], ids=["before the move", "after the move"])
@pytest.mark.parametrize("by", ["mention", "off"], ids=["a reminder", "an absence"])
async def test_what_is_being_sent_while_somebody_moves_is_withdrawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str, is_slow: bool
) -> None:
    clock = FakeClock()
    async with friends_playing(tmp_path / "table.db", now=clock) as friends:
        robin, kim = friends.people
        await friends.slash(robin, "reminders", by=by, quiet_from=0, quiet_until=0)
        await run_for_hours(friends.app.tables, clock, 96 if by == "off" else 24)
        while_sending(monkeypatch, partial(move_first, friends), is_slow=is_slow)
        before = len(friends.public_messages())
        await friends.app.scheduler.tick()
        assert mentions(friends, before) == [kim.id]  # whose turn it is now
        assert await friends.app.scheduler._once.side_keys((await friends.table()).id) == []


async def test_what_could_not_be_withdrawn_is_closed_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = FakeClock()
    async with friends_playing(tmp_path / "table.db", now=clock) as friends:
        once, kim = friends.app.scheduler._once, friends.people[1]
        withdraw, asked = once.withdraw, list[PostKey]()

        async def fail_once(table: TableId, key: PostKey) -> None:
            asked.append(key)
            if len(asked) == 2:  # the first time it was the publisher, which found nothing
                raise RetryLater("Discord answers 503")
            await withdraw(table, key)

        monkeypatch.setattr(once, "withdraw", fail_once)
        while_sending(monkeypatch, partial(move_first, friends), is_slow=True)
        clock.pass_hours(24)
        before = len(friends.public_messages())
        await friends.app.scheduler.tick()
        await friends.settle()
        assert mentions(friends, before) == [kim.id]
        assert len(asked) == 3


async def test_reminders_for_which_a_tick_has_no_time_are_sent_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, sleep = FakeClock(), FakeSleep()
    monkeypatch.setattr(scheduler_module, "SEND_FOR_S", 0.0)  # one message
    async with friends_online(tmp_path / "table.db", THREE_NAMES, now=clock) as friends:
        await friends.start_game("europe")  # everybody is to choose tickets
        before = len(friends.public_messages())
        clock.pass_hours(24)
        ticks = list[int]()
        monkeypatch.setattr(
            friends.app.scheduler,
            "_after_tick",
            lambda: ticks.append(len(mentions(friends, before))),
        )
        ticking = asyncio.create_task(friends.app.scheduler.run(30.0, sleep))
        await sleep.skip_pauses(scheduler_module.GO_ON_AFTER_S, sleep.wait_for_pauses(30.0, 1))
        ticking.cancel()
        assert ticks == [1, 2, 3]
        assert sorted(mentions(friends, before)) == sorted(each.id for each in friends.people)
        await friends.app.scheduler.tick()
        assert len(mentions(friends, before)) == 3


async def test_reminders_that_fail_do_not_keep_the_others_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = FakeClock()
    monkeypatch.setattr(scheduler_module, "SEND_FOR_S", 0.0)  # one message
    async with friends_online(tmp_path / "table.db", THREE_NAMES, now=clock) as friends:
        await friends.start_game()  # all are to choose tickets
        before, send, failed = len(friends.public_messages()), Sender.send, list[Sequence[int]]()

        async def fail(
            self: Sender, channel: ChannelId, outgoing: Outgoing, nonce: str, **options: bool
        ) -> MessageId:
            if len(failed) < 2 or outgoing.message.mentions in failed:
                failed.append(outgoing.message.mentions)
                raise RetryLater("Discord answers 503")
            return await send(self, channel, outgoing, nonce, **options)

        monkeypatch.setattr(Sender, "send", fail)
        clock.pass_hours(24)
        for _ in range(4):
            await friends.app.scheduler.tick()
        assert len(failed) == 3  # one of them twice
        assert len(mentions(friends, before)) == 1


async def test_an_absence_is_announced_later_if_the_channel_was_closed(tmp_path: Path) -> None:
    clock = FakeClock()
    async with friends_playing(tmp_path / "table.db", now=clock) as friends:
        robin, discord, channel = friends.people[0], friends.discord, friends.channel
        assert isinstance(channel, TextChannel)
        await friends.slash(robin, "reminders", by="off")
        before = len(friends.public_messages())
        discord.deny(channel, permissions.SEND_MESSAGES)
        await run_for_hours(friends.app.tables, clock, 96)
        await friends.app.scheduler.tick()
        sent = discord.request_log.total
        await friends.app.scheduler.tick()
        assert discord.request_log.total == sent  # not asked again at once
        discord.deny(channel, 0)
        clock.pass_hours(1)
        await friends.app.scheduler.tick()
        assert mentions(friends, before) == [robin.id]
        assert friends.app.scheduler._unreachable == {}
