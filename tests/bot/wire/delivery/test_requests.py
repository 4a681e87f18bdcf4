"""What a turn costs in API requests, and that no request is repeated in vain."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sandbox.rest.faults import ServerError
from sandbox.rest.request_log import LoggedRequest, costs_of
from sandbox.testing.actor import Actor
from sandbox.world import permissions
from tests.support.fake_clock import FakeClock
from tests.support.wire.wire import FakeSleep, custom_id, custom_ids
from tests.support.wire.wire_players import Friends, set_first_hand
from tests.support.wire.wire_setup import CHANNEL, friends_online, friends_playing, restartable_bot

FIVE_NAMES = ("Robin", "Kim", "Sam", "Alex", "Toni")
TOKEN_LIFETIME_S = 15 * 60.0
OPEN_DIRECT = ("POST", "/users/@me/channels")
EDIT_PRESSED = ("PATCH", "/webhooks/{webhook_id}/{token}/messages/{message}")


class Requests(list[LoggedRequest]):
    """Those of a block, once it has ended."""

    @property
    def counted(self) -> int:
        """How many count against the limit of the bot."""
        return costs_of(self).counted

    @property
    def invalid(self) -> int:
        return costs_of(self).invalid


@asynccontextmanager
async def requests_of(friends: Friends) -> AsyncIterator[Requests]:
    """The requests that follow from what is done in the block."""
    requests, log = Requests(), friends.discord.request_log
    before = log.total
    yield requests
    await friends.settle()
    requests += log.since(before)


async def draw_two_by_buttons(friends: Friends, actor: Actor) -> None:
    await friends.press(actor, "draw_two")
    await friends.settle()


async def draw_two_in_direct_message(friends: Friends, actor: Actor) -> None:
    (hand,) = friends.discord.direct(actor)
    for verb in ("refresh", "draw", "draw"):
        await actor.press(hand, custom_id(friends.current(hand), verb))
        await friends.settle()


@pytest.mark.parametrize("names", [FIVE_NAMES[:2], FIVE_NAMES], ids=["2 players", "5 players"])
async def test_a_turn_by_buttons_costs_two_requests_however_many_play(
    tmp_path: Path, names: tuple[str, ...]
) -> None:
    async with friends_playing(tmp_path / "table.db", "usa", names) as friends:
        robin, kim, *_ = friends.people
        async with requests_of(friends) as by_buttons:
            await draw_two_by_buttons(friends, robin)
        assert by_buttons.counted == 2  # the new message, and Robin's hand
        assert costs_of(by_buttons).interaction == 3  # an acknowledgement, a reply and an edit
        async with requests_of(friends) as by_command:
            await friends.draw_two_cards(kim)
        assert by_command.counted == 3  # also the message of the turn before
        assert by_buttons.invalid == by_command.invalid == 0


async def test_a_turn_in_direct_messages_edits_the_hand_without_being_counted(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, _ = friends.people
        (hand,) = friends.discord.direct(robin)
        async with requests_of(friends) as requests:
            await draw_two_in_direct_message(friends, robin)
        assert friends.current(hand).text != hand.content
        assert requests.counted == 3  # the new message, and the one before after each card
        assert not any(str(hand.id) in each.path for each in requests if each.counts_globally)


@pytest.mark.parametrize(
    ("late_by_s", "is_known", "counted"),
    [(0.0, True, 2), (TOKEN_LIFETIME_S, True, 3), (TOKEN_LIFETIME_S, False, 3)],
    ids=["in time", "late", "late by Discord's clock only"],
)
async def test_a_claim_costs_a_third_request_if_the_first_press_is_too_old(
    tmp_path: Path, late_by_s: float, is_known: bool, counted: int
) -> None:
    clock = FakeClock()
    async with friends_playing(tmp_path / "table.db", "usa", now=clock) as friends:
        robin, kim = friends.people
        await set_first_hand(friends, "4 red 4 blue 1 wild")
        async with requests_of(friends) as requests:
            menu = await friends.press(robin, "claim")
            payments = await friends.choose(robin, menu, "atlanta-charleston")
            friends.discord.advance_clock(late_by_s + 1)
            if is_known:
                clock.pass_hours(late_by_s / 3600)
            await friends.choose(robin, payments, "2 blue")
        assert requests.counted == counted
        assert friends.newest_message().text.startswith(kim.mention)
        assert not any(custom_ids(message) for message in friends.public_messages()[:-1])
        refused = [each for each in requests if each.status >= 400]
        assert len(refused) == (1 if late_by_s and not is_known else 0)


async def test_the_bot_edits_messages_itself_after_a_restart_and_if_a_press_fails(
    tmp_path: Path,
) -> None:
    async with restartable_bot(tmp_path / "table.db") as bot:
        async with bot.run() as friends:
            robin, kim = friends.people
            await friends.start_game("usa")
            await friends.choose_tickets()
            await friends.press(robin, "draw")
            await friends.settle()
        async with bot.run() as friends:
            async with requests_of(friends) as requests:
                await friends.slash(robin, "draw", first="deck")
            assert requests.counted == 3
            bot.discord.faults.plan(ServerError(500), *EDIT_PRESSED)
            async with requests_of(friends) as requests:
                await draw_two_by_buttons(friends, kim)
            assert requests.counted == 3
            assert friends.newest_message().text.startswith(robin.mention)
            assert not any(custom_ids(message) for message in friends.public_messages()[:-1])


async def test_closed_direct_messages_are_remembered_and_tried_again_after_a_day(
    tmp_path: Path,
) -> None:
    clock = FakeClock()
    async with restartable_bot(tmp_path / "table.db") as bot:
        async with bot.run(now=clock) as friends:
            robin, kim = friends.people
            kim.close_dms()
            async with requests_of(friends) as requests:
                await friends.start_game()
            assert requests.invalid == 1
            async with requests_of(friends) as requests:
                await friends.choose_tickets()
                await friends.draw_two_cards(robin)
            assert requests.invalid == 0
        async with bot.run(now=clock) as friends:
            async with requests_of(friends) as requests:
                await friends.draw_two_cards(kim)
            assert requests.invalid == 0
            kim.close_dms(False)
            clock.pass_hours(25)
            await friends.draw_two_cards(robin)
            await friends.settle()
            assert len(bot.discord.direct(kim)) == 1


async def test_closed_direct_messages_are_tried_again_an_hour_later_if_the_person_is_there(
    tmp_path: Path,
) -> None:
    clock = FakeClock()
    async with friends_online(tmp_path / "table.db", now=clock) as friends:
        robin, kim = friends.people
        kim.close_dms()
        await friends.start_game()
        await friends.choose_tickets()
        kim.close_dms(False)
        await friends.press(kim, "hand")
        await draw_two_by_buttons(friends, robin)
        assert friends.discord.direct(kim) == []
        clock.pass_hours(1)
        await draw_two_by_buttons(friends, kim)
        assert len(friends.discord.direct(kim)) == 1


async def test_new_direct_messages_wait_for_their_minute_and_are_sent_once_after_a_restart(
    tmp_path: Path,
) -> None:
    clock, sleep = FakeClock(), FakeSleep()
    async with restartable_bot(tmp_path / "table.db") as bot:
        async with bot.run(FIVE_NAMES, now=clock, sleep=sleep, new_dms_per_minute=2) as friends:
            await friends.start_game("usa")
            people = friends.people
            assert [len(bot.discord.direct(person)) for person in people] == [1, 1, 0, 0, 0]
            assert "tickets" in (await friends.slash(people[4], "hand")).text
            clock.pass_hours(1 / 60)
            await sleep.end_pauses()
            await friends.settle()
            assert [len(bot.discord.direct(person)) for person in people] == [1, 1, 1, 1, 0]
        clock.pass_hours(1 / 60)
        async with bot.run(FIVE_NAMES, now=clock, new_dms_per_minute=2) as friends:
            friends.app.jobs.hands.run_later((await friends.table()).id)
            await friends.settle()
            assert [len(bot.discord.direct(person)) for person in people] == [1, 1, 1, 1, 1]


async def test_only_people_who_joined_get_direct_messages(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        stranger = friends.discord.person("Alex")
        await friends.press(stranger, "claim")
        await friends.slash(friends.people[0], "substitute", who=stranger.id)
        await friends.settle()
        assert len(friends.discord.request_log.of(*OPEN_DIRECT)) == 2
        assert friends.discord.direct(stranger) == []


async def test_what_can_wait_waits_while_discord_refuses_many_requests(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, kim = friends.people
        (hand,) = friends.discord.direct(robin)
        for _ in range(2000):
            friends.app.client.refused.count(403)
        lines = [line for line in caplog.records if line.levelno == logging.ERROR]
        assert len(lines) == 1
        await friends.draw_two_cards(robin)
        await friends.settle()
        assert friends.newest_message().text.startswith(kim.mention)
        assert friends.current(hand) == hand
        before = friends.public_texts()
        for _ in range(4000):
            friends.app.client.refused.count(429)
        async with requests_of(friends) as requests:
            reply = await friends.draw_two_cards(kim)  # people are answered
        assert reply.text.startswith("You drew")
        assert friends.public_texts() == before
        assert requests.counted == 0


async def test_a_missing_permission_is_not_asked_for_again_and_again(tmp_path: Path) -> None:
    sleep = FakeSleep()
    async with friends_playing(tmp_path / "table.db", sleep=sleep) as friends:
        robin, kim = friends.people
        channel = friends.discord.channel(CHANNEL)
        friends.discord.deny(channel, permissions.ATTACH_FILES)
        async with requests_of(friends) as requests:
            await friends.draw_two_cards(robin)
        assert requests.invalid == 1
        async with requests_of(friends) as requests:
            for _ in range(3):
                await sleep.end_pauses()
                await friends.settle()
        assert requests == []
        friends.discord.deny(channel, 0)
        await friends.discord.until(lambda: friends.newest_message().text.startswith(kim.mention))
