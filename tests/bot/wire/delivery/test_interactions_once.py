"""Every interaction acts once and is answered once."""

from pathlib import Path

from sandbox.interactions.interaction import WAITING
from tests.support.wire.wire import custom_id, english, reply_to
from tests.support.wire.wire_setup import friends_online, friends_playing, restartable_bot


async def test_an_interaction_delivered_twice_is_answered_once(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await friends.slash(robin, "new", map="usa")
        friends.discord.deliver_twice()
        started = await kim.slash("join", friends.channel)
        await reply_to(started)
        await friends.settle()
        (reply,) = started.messages()
        assert reply.text == english("done-joined")
        assert len(friends.discord.versions(reply.id)) == 2  # the acknowledgement and the reply


async def test_an_interaction_delivered_twice_acts_once(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin = friends.people[0]
        started = await robin.slash("draw", friends.channel, first="deck")
        friends.discord.deliver_again(started.interaction)
        await reply_to(started)
        await friends.settle()
        view = await friends.public_view()
        assert view.stage == "second card"


async def test_an_interaction_delivered_again_after_a_restart_acts_once(tmp_path: Path) -> None:
    async with restartable_bot(tmp_path / "table.db") as bot:
        async with bot.run() as friends:
            await friends.start_game()
            await friends.choose_tickets()
            started = await friends.people[0].slash("draw", friends.channel, first="deck")
            await reply_to(started)
        async with bot.run() as friends:
            before = (await friends.public_view()).step
            bot.discord.deliver_again(started.interaction)
            await friends.slash(friends.people[1], "hand")
            assert (await friends.public_view()).step == before


async def test_pressing_a_button_twice_acts_once(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin = friends.people[0]
        shown = friends.newest_with_buttons()
        draw = custom_id(shown, "take")
        first, second = robin.press_only(shown, draw), robin.press_only(shown, draw)
        await friends.discord.until(lambda: first.status != WAITING)
        await friends.discord.until(lambda: second.status != WAITING)
        await friends.settle()
        view = await friends.public_view()
        assert view.stage == "second card"
