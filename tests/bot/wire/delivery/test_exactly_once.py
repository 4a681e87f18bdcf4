"""Killed while sending and started again hours later: every message is there, and there once."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.domain.events import Unpublished
from bot.domain.table import TableId
from bot.tables.publication import Publication
from engine.actions import Draw
from sandbox.payloads.messages import Message
from tests.support.databases.due_work import behind
from tests.support.fake_clock import FakeClock
from tests.support.processes.kills import SimulatedKill
from tests.support.tables import run_for_hours
from tests.support.wire.wire import custom_ids
from tests.support.wire.wire_players import THREE_NAMES
from tests.support.wire.wire_setup import CHANNEL, RestartableBot, restartable_bot

STAGES = 7  # of the end: the last turn, that it is over, two players, bonuses, winner, proof
FIRST_REMINDER = {"first_after": 6, "quiet_from": 0, "quiet_until": 0}

arrives_or_not = pytest.mark.parametrize("arrives", [True, False], ids=["arrived", "lost"])


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[RestartableBot]:
    async with restartable_bot(tmp_path / "table.db") as started:
        yield started


@pytest.fixture
def kill(bot: RestartableBot, monkeypatch: pytest.MonkeyPatch) -> SimulatedKill:
    return SimulatedKill(bot.discord, monkeypatch)


def public_messages(bot: RestartableBot) -> list[Message]:
    return bot.discord.public(bot.discord.channel(CHANNEL))


def is_question(message: Message) -> bool:
    return any(":undo_yes:" in each or ":vote_wait:" in each for each in custom_ids(message))


@pytest.mark.parametrize(
    "kills",
    [pytest.param([False, True], marks=pytest.mark.soak), [True]],
    ids=["before and after it has arrived", "after it has arrived"],
)
async def test_the_end_is_posted_in_order_and_once_with_kills_at_every_stage(
    bot: RestartableBot, kill: SimulatedKill, kills: list[bool]
) -> None:
    async with bot.run() as friends:
        await friends.start_game()
        await friends.play_unpublished()
    before = len(public_messages(bot))
    for arrives in kills * STAGES:
        kill.on_next_message(friends.channel, arrives=arrives)
        async with bot.run() as friends:
            await friends.settle()
            assert await behind(friends.app.tables)
        kill.let_nonces_expire()
    async with bot.run() as friends:
        await friends.settle()
        assert await behind(friends.app.tables) == []
    stages = public_messages(bot)[before:]
    texts = [stage.text for stage in stages]
    assert len(set(texts)) == len(stages) == STAGES
    assert texts[1].startswith("🏁")
    assert [len(stage.attachments) for stage in stages] == [1, 0, 0, 0, 1, 1, 3]


@arrives_or_not
async def test_a_turn_is_posted_once(
    bot: RestartableBot, kill: SimulatedKill, arrives: bool
) -> None:
    async with bot.run() as friends:
        await friends.start_game()
        await friends.choose_tickets()
        before, old = len(friends.public_messages()), friends.newest_with_buttons()
        kill.on_next_message(friends.channel, arrives=arrives)
        robin, kim = friends.people
        await friends.draw_two_cards(robin)
    assert len(public_messages(bot)) == before + arrives
    kill.let_nonces_expire()
    async with bot.run() as friends:
        await friends.settle()
        assert await behind(friends.app.tables) == []
        assert len(friends.public_messages()) == before + 1
        assert friends.newest_message().text.startswith(kim.mention)
        assert not custom_ids(friends.current(old))
        await friends.press(kim, "draw")


@pytest.mark.postgres_in_soak
@arrives_or_not
async def test_a_turn_is_posted_once_although_the_table_changes_before_every_look(
    bot: RestartableBot, kill: SimulatedKill, monkeypatch: pytest.MonkeyPatch, arrives: bool
) -> None:
    """What raises the revision has nothing to do with the turn: a queue, a vote, a nudge."""
    async with bot.run() as friends:
        await friends.start_game()
        await friends.choose_tickets()
        before, old = len(friends.public_messages()), friends.newest_with_buttons()
        kill.on_next_message(friends.channel, arrives=arrives)
        robin, kim = friends.people
        await friends.draw_two_cards(robin)
    kill.let_nonces_expire()
    look = Publication.unpublished
    looks = 0

    async def look_after_a_change(publication: Publication, table: TableId) -> Unpublished:
        nonlocal looks
        found = await look(publication, table)
        looks += 1
        if looks <= 5:
            async with publication._cache.held(table) as held, held.changing(is_shown=False):
                pass
        return found

    monkeypatch.setattr(Publication, "unpublished", look_after_a_change)
    async with bot.run() as friends:
        await friends.settle()
        assert looks
    monkeypatch.undo()
    async with bot.run() as friends:
        await friends.settle()
        assert len(friends.public_messages()) == before + 1
        assert friends.newest_message().text.startswith(kim.mention)
        assert not custom_ids(friends.current(old))
        await friends.press(kim, "draw")


async def test_a_turn_that_arrived_is_not_repeated_in_the_message_of_the_next_turn(
    bot: RestartableBot, kill: SimulatedKill
) -> None:
    async with bot.run() as friends:
        await friends.start_game()
        await friends.choose_tickets()
        before = len(friends.public_messages())
        kill.on_next_message(friends.channel, arrives=True)
        robin, kim = friends.people
        await friends.draw_two_cards(robin)
        await friends.settle()
        for _ in range(2):
            await friends.act_unpublished(kim, Draw())
    kill.let_nonces_expire()
    await bot.restart()
    robins_turn, kims_turn = (message.text for message in public_messages(bot)[before:])
    assert robins_turn.startswith("Robin drew")
    assert kims_turn.startswith(robin.mention)
    assert "Robin drew" not in kims_turn


async def test_a_hand_is_sent_once_and_then_edited(
    bot: RestartableBot, kill: SimulatedKill
) -> None:
    async with bot.run() as friends:
        robin, _ = friends.people
        kill.on_next_message(robin.direct(), arrives=True)
        await friends.start_game()
    (sent,) = bot.discord.direct(robin)
    kill.let_nonces_expire()
    async with bot.run() as friends:
        await friends.choose_tickets()
    (edited,) = bot.discord.direct(robin)
    assert edited.id == sent.id
    assert edited.text != sent.text


@arrives_or_not
async def test_a_question_is_asked_once_and_loses_its_buttons_after_a_restart(
    bot: RestartableBot, kill: SimulatedKill, arrives: bool
) -> None:
    async with bot.run(THREE_NAMES) as friends:
        robin, kim, sam = friends.people
        await friends.start_game()
        await friends.choose_tickets()
        await friends.slash(robin, "draw", first="deck")
        await friends.settle()
        kill.on_next_message(friends.channel, arrives=arrives)
        await friends.slash(robin, "undo")
    kill.let_nonces_expire()
    async with bot.run() as friends:
        await friends.settle()
        (question,) = filter(is_question, friends.public_messages())
        await friends.press(kim, "undo_yes", question)
    async with bot.run() as friends:
        await friends.press(sam, "undo_yes", question)
        await friends.settle()
        assert not custom_ids(friends.current(question))
        assert not any(map(is_question, friends.public_messages()))


@arrives_or_not
async def test_a_nudge_is_posted_once(
    bot: RestartableBot, kill: SimulatedKill, clock: FakeClock, arrives: bool
) -> None:
    async with bot.run(now=clock) as friends:
        robin, kim = friends.people
        await friends.start_game()
        await friends.choose_tickets()
        clock.pass_hours(1)
        before = len(friends.public_messages())
        kill.on_next_message(friends.channel, arrives=arrives)
        await friends.slash(kim, "nudge")
    kill.let_nonces_expire()
    for _ in range(2):
        await bot.restart(now=clock)
    (nudge,) = public_messages(bot)[before:]
    assert [user.id for user in nudge.mentions] == [robin.id]


@arrives_or_not
@pytest.mark.parametrize("by", ["dm", "mention"])
async def test_a_reminder_is_sent_once(
    bot: RestartableBot, kill: SimulatedKill, clock: FakeClock, by: str, arrives: bool
) -> None:
    async with bot.run(now=clock) as friends:
        robin, _ = friends.people
        await friends.start_game()
        await friends.choose_tickets()
        await friends.slash(robin, "reminders", by=by, **FIRST_REMINDER)
        channel = robin.direct() if by == "dm" else friends.channel
        before = len(bot.discord.messages(channel))
        clock.pass_hours(6)
        kill.on_next_message(channel, arrives=arrives)
        await friends.app.scheduler.tick()
    kill.let_nonces_expire()
    for _ in range(2):
        async with bot.run(now=clock) as friends:
            await friends.app.scheduler.tick()
    (reminder,) = bot.discord.messages(channel)[before:]
    assert [user.id for user in reminder.mentions] == [robin.id]


@arrives_or_not
async def test_the_end_of_patience_is_posted_once(
    bot: RestartableBot, kill: SimulatedKill, clock: FakeClock, arrives: bool
) -> None:
    async with bot.run(now=clock) as friends:
        robin, _ = friends.people
        await friends.start_game()
        await friends.choose_tickets()
        await friends.slash(robin, "reminders", by="off")
        before = len(friends.public_messages())
        await run_for_hours(friends.app.tables, clock, 73)
        kill.on_next_message(friends.channel, arrives=arrives)
        await friends.app.scheduler.tick()
    kill.let_nonces_expire()
    for _ in range(3):
        async with bot.run(now=clock) as friends:
            await friends.app.scheduler.tick()
    assert len(public_messages(bot)) == before + 1
