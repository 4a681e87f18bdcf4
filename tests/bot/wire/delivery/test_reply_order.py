"""Private replies appear below the public message that announces what was done."""

import asyncio
from pathlib import Path

from bot.features.gate import MAX_WAIT_FOR_ANNOUNCEMENT_S
from sandbox.payloads.messages import Message
from sandbox.rest.faults import ConnectionLost, DelayedResponse, RateLimited, ServerError
from sandbox.testing.actor import Actor
from tests.support.wire.wire import FakeSleep, custom_id, english, reply_to, verbs
from tests.support.wire.wire_players import Friends, set_first_hand
from tests.support.wire.wire_setup import friends_online, friends_playing, restartable_bot

POST = ("POST", "/channels/{channel_id}/messages")
EDIT = ("PATCH", "/channels/{channel_id}/messages/{message_id}")
FOLLOW_UP = ("POST", "/webhooks/{webhook_id}/{token}")
DELETE_REPLY = ("DELETE", "/webhooks/{webhook_id}/{token}/messages/{message}")


def last_two(friends: Friends, actor: Actor) -> list[tuple[bool, str]]:
    """The last two messages that somebody sees in the channel: is it private, and its text."""
    shown = [(each.is_ephemeral, each.text) for each in actor.sees(friends.channel)]
    return shown[-2:]


def is_reply_below_turn(friends: Friends, actor: Actor, next_to_move: Actor) -> bool:
    """Whether the last message is private and the one above it announces the turn."""
    (is_private, turn), (is_reply_private, _) = last_two(friends, actor)
    return not is_private and turn.startswith(next_to_move.mention) and is_reply_private


async def test_replies_to_buttons_and_commands_are_below_the_announcement(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await friends.press(robin, "draw")
        await friends.settle()
        pressed = friends.newest_with_buttons()
        started = await robin.press(pressed, custom_id(pressed, "draw"))
        reply = await reply_to(started)
        assert reply.text.startswith("You drew")
        assert is_reply_below_turn(friends, robin, kim)
        assert started.messages() == [reply]
        assert reply not in kim.sees(friends.channel)
        started = await kim.slash("draw", friends.channel, first="deck", second="deck")
        reply = await reply_to(started)
        assert reply.text.startswith("You drew")
        assert is_reply_below_turn(friends, kim, robin)
        assert started.messages() == [reply]  # "is thinking" is gone


async def test_the_first_card_and_refusals_do_not_wait_for_announcements(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        buttons, turn = DelayedResponse(), DelayedResponse()
        friends.discord.faults.plan(buttons, *EDIT)
        started = await robin.slash("draw", friends.channel, first="deck")
        assert (await reply_to(started)).id == started.interaction.original
        buttons.release.set()
        await friends.settle()
        happens = friends.discord.faults.plan(turn, *POST)
        moving = asyncio.create_task(friends.press(robin, "draw"))
        await happens.wait()
        refusal = await friends.press(robin, "draw")  # of the turn that is over
        assert refusal.text.startswith(english("table-refused-board-has-moved-on"))
        assert not moving.done()
        turn.release.set()
        await moving
        assert is_reply_below_turn(friends, robin, kim)


async def test_a_reply_whose_answer_is_lost_is_not_repeated(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await friends.press(robin, "draw")
        await friends.settle()
        friends.discord.faults.plan(ServerError(503, after_handling=True), *FOLLOW_UP)
        pressed = friends.newest_with_buttons()
        started = await robin.press(pressed, custom_id(pressed, "draw"))
        await friends.settle()
        assert len(started.messages()) == 1
        assert is_reply_below_turn(friends, robin, kim)
        friends.discord.faults.plan(ConnectionLost(after_handling=True), *FOLLOW_UP)
        started = await kim.slash("draw", friends.channel, first="deck", second="deck")
        await friends.settle()
        assert len(started.messages()) == 1
        assert is_reply_below_turn(friends, kim, robin)


async def test_a_reply_arrives_if_it_is_rate_limited_or_its_placeholder_stays(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, _ = friends.people
        friends.discord.faults.plan(RateLimited(), *FOLLOW_UP)
        reply = await friends.press(robin, "draw")
        assert reply.text.startswith("You drew")
        await friends.settle()
        friends.discord.faults.plan(ConnectionLost(after_handling=False), *DELETE_REPLY)
        started = await robin.slash("draw", friends.channel, first="deck")
        assert (await reply_to(started)).text.startswith("You drew")
        await friends.settle()
        assert len(started.messages()) == 1


async def test_the_reply_to_a_private_menu_takes_its_place_below_the_announcement(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, kim = friends.people
        await set_first_hand(friends, "4 red 4 blue 1 wild")
        menu = await friends.press(robin, "claim")
        page = await friends.press_private(robin, menu, "more", "claim", "1")
        assert page.id == menu.id
        assert "pay" in verbs(page)
        reply = await friends.press_private(robin, page, "pay")
        assert "You claimed" in reply.text
        assert is_reply_below_turn(friends, robin, kim)
        assert friends.discord.now(menu) is None


async def test_in_direct_messages_the_reply_does_not_wait(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, _ = friends.people
        (hand,) = friends.discord.direct(robin)
        await robin.press(hand, custom_id(hand, "refresh"))
        await friends.settle()
        await friends.press(robin, "draw", friends.current(hand))
        await friends.settle()
        delayed = DelayedResponse()
        happens = friends.discord.faults.plan(delayed, *POST)
        reply = await friends.press(robin, "draw", friends.current(hand))
        assert reply.text.startswith("You drew")
        await happens.wait()
        delayed.release.set()


async def test_a_reply_waits_no_longer_than_two_seconds(tmp_path: Path) -> None:
    sleep, delayed = FakeSleep(), DelayedResponse()
    async with friends_playing(tmp_path / "table.db", sleep=sleep) as friends:
        robin, kim = friends.people
        await friends.press(robin, "draw")
        await friends.settle()
        friends.discord.faults.plan(delayed, *POST)
        before, pressed = friends.public_texts(), friends.newest_with_buttons()
        waits = sleep.pauses_s.count(MAX_WAIT_FOR_ANNOUNCEMENT_S)
        started = await robin.press(pressed, custom_id(pressed, "draw"))  # acknowledged at once
        await sleep.wait_for_pauses(MAX_WAIT_FOR_ANNOUNCEMENT_S, times=waits + 1)
        assert started.messages() == []
        await sleep.end_pauses()
        reply = await reply_to(started)
        assert reply.text.startswith("You drew")
        assert friends.public_texts() == before
        delayed.release.set()
        await friends.settle()
        assert friends.newest_message().text.startswith(kim.mention)


async def test_a_bot_that_stops_replies_before_it_has_announced(tmp_path: Path) -> None:
    async with restartable_bot(tmp_path / "table.db") as bot:
        delayed = DelayedResponse()
        async with bot.run(settles_at_end=False) as friends:
            robin, kim = friends.people
            await friends.start_game()
            await friends.choose_tickets()
            happens = bot.discord.faults.plan(delayed, *POST)
            started = await robin.slash("draw", friends.channel, first="deck", second="deck")
            await happens.wait()
        (reply,) = started.messages()
        assert reply.text.startswith("You drew")
        delayed.release.set()
        await bot.restart()
        assert [text.startswith(kim.mention) for text in friends.public_texts()].count(True) == 1


async def test_a_press_delivered_again_after_a_restart_gets_the_lost_reply(tmp_path: Path) -> None:
    async with restartable_bot(tmp_path / "table.db") as bot:
        async with bot.run() as friends:
            robin, _ = friends.people
            await friends.start_game()
            await friends.choose_tickets()
            bot.discord.faults.plan(ConnectionLost(after_handling=False), *FOLLOW_UP)
            pressed = friends.newest_with_buttons()
            started = await robin.press(pressed, custom_id(pressed, "draw_two"))
            await friends.settle()
            assert started.messages() == []
        async with bot.run() as friends:
            step = (await friends.public_view()).step
            bot.discord.deliver_again(started.interaction)
            assert (await reply_to(started)).text.startswith("You drew")
            assert (await friends.public_view()).step == step


async def test_the_host_chooses_tickets_below_the_first_message_of_the_game(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await friends.slash(robin, "new", map="usa")
        await friends.slash(kim, "join")
        await friends.settle()
        menu = await friends.press(robin, "start")
        assert "keep" in verbs(menu)
        *_, begun, last = robin.sees(friends.channel)
        assert last == menu
        assert begun == friends.newest_message()


async def test_a_reply_comes_below_the_turns_of_computer_players_too(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db", ("Robin",)) as friends:
        (robin,) = friends.people
        await friends.slash(robin, "new", map="amsterdam")
        await friends.slash(robin, "join", computer="easy")
        await friends.slash(robin, "start", order="joined")
        turn = await friends.next_to_act()
        assert turn is not None
        await friends.act_by_command(robin, turn[1].moves[0])

        def own_turn() -> list[Message]:
            own = f"{robin.mention}, your turn"
            return [each for each in friends.public_messages() if each.text.startswith(own)]

        await friends.discord.until(own_turn)
        await friends.draw_two_cards(robin)
        assert is_reply_below_turn(friends, robin, robin)
