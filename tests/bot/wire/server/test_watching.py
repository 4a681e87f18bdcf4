"""Watching over the wire: a spectator is mentioned, once, and nobody else; and can stop at once."""

from pathlib import Path

import pytest

from sandbox.payloads.messages import Message
from tests.support.wire.wire import custom_id, english, verbs
from tests.support.wire.wire_players import Friends
from tests.support.wire.wire_setup import friends_playing, restartable_bot


def mentioning(friends: Friends, who: str) -> list[Message]:
    """The messages in the channel that have notified somebody."""
    return [
        each
        for each in friends.public_messages()
        if [user.username for user in each.mentions] == [who]
    ]


async def play_turn(friends: Friends) -> None:
    """The next player draws two cards."""
    turn = await friends.next_to_act()
    assert turn is not None
    await friends.draw_two_cards(turn[0])
    await friends.settle()


async def test_a_spectator_is_mentioned_every_few_turns_and_can_stop(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        sam = friends.discord.person("Sam")
        tick = friends.app.scheduler.tick
        asked = await friends.slash(sam, "watch")
        assert verbs(asked) == ["watch"] * 4
        chosen = await friends.slash(sam, "watch", turns=2)
        assert chosen.text == english("watch-every", map="Amsterdam", number=2)
        await play_turn(friends)
        await tick()
        assert mentioning(friends, sam.person.user.username) == []
        await play_turn(friends)
        for _ in range(2):
            await tick()
        (told,) = mentioning(friends, sam.person.user.username)
        assert told.text == english("watch-went-on", map="Amsterdam", who=sam.mention)
        recap = await friends.press(sam, "recap", told)
        assert recap.text.startswith(english("watch-recap-title"))
        assert "Robin" in recap.text
        assert "Kim" in recap.text
        await play_turn(friends)
        await play_turn(friends)
        await tick()
        (again,) = mentioning(friends, sam.person.user.username)  # the one before is gone
        assert again.id != told.id
        stopped = await friends.press(sam, "unwatch", again)
        assert stopped.text == english("done-unwatched")
        for _ in range(2):
            await play_turn(friends)
        await tick()
        assert mentioning(friends, sam.person.user.username) == [again]


async def test_a_game_is_chosen_from_the_list_of_tables(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, sam = friends.people[0], friends.discord.person("Sam")
        there = Friends(friends.discord, friends.app, friends.discord.channel("platform-2"))
        await there.post_tables(robin)
        (posted,) = there.public_messages()
        own = await there.press(robin, "watch", posted)
        assert own.text == english("watch-none")
        which = await there.press(sam, "watch", posted)
        table = await friends.table()
        started = await sam.choose(which, str(table.id), menu=custom_id(which, "watch"))
        how = await there.wait_for_edit(which, started)
        assert how.text == english("watch-how", map="Amsterdam")
        chosen = await there.press_private(sam, how, "watch", "0")
        assert chosen.text == english("watch-end", map="Amsterdam")
        question = await friends.slash(robin, "cancel")
        await friends.press_private(robin, question, "call_off")
        await friends.settle()
        await friends.app.scheduler.tick()
        (told,) = mentioning(friends, sam.person.user.username)
        assert told.text == english("watch-cancelled", map="Amsterdam", who=sam.mention)


@pytest.mark.both_databases
async def test_a_spectator_is_mentioned_once_although_the_bot_was_killed(tmp_path: Path) -> None:
    async with restartable_bot(tmp_path / "table.db") as bot:
        async with bot.run() as friends:
            sam = friends.discord.person("Sam")
            await friends.start_game("amsterdam")
            await friends.choose_tickets()
            await friends.slash(sam, "watch", turns=1)
            await play_turn(friends)
            (due,) = await friends.app.tables.watching.due()
            await friends.app.scheduler.tick()
            assert len(mentioning(friends, sam.person.user.username)) == 1
            async with friends.app.tables.store.writing() as db:  # as if it had been killed then
                await db.execute("UPDATE watchers SET due_seq = ?", (due.seq,))
                await db.execute("UPDATE posts SET message = 0 WHERE question = 'watch'")
        async with bot.run() as friends:
            await friends.settle()
            await friends.app.scheduler.tick()
            (told,) = mentioning(friends, sam.person.user.username)
            assert await friends.app.tables.watching.due() == []
            await play_turn(friends)
            await friends.app.scheduler.tick()
            (again,) = mentioning(friends, sam.person.user.username)
            assert again.id != told.id


async def test_players_and_people_elsewhere_cannot_watch(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        kim, sam = friends.people[1], friends.discord.person("Sam")
        refused = await friends.slash(kim, "watch", turns=3)
        assert refused.text == english("table-refused-already-at-this-table")
        there = Friends(friends.discord, friends.app, friends.discord.channel("platform-2"))
        assert (await there.slash(sam, "watch")).text == english("table-refused-no-table-here")
