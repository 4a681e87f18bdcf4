"""What somebody who has not finished a daily deal can learn about it over the wire."""

import re
from pathlib import Path

from bot.domain import daily
from bot.domain.requests import PreferencesChange
from bot.store import daily as daily_rows
from tests.support.fake_clock import FakeClock
from tests.support.wire.daily_deals import (
    begin,
    finish,
    post_tables_in,
    update_boards,
    user_of,
)
from tests.support.wire.messages_read import content_of
from tests.support.wire.wire import english, reply_to
from tests.support.wire.wire_setup import friends_online

HASH = re.compile(r"`([0-9a-f]{64})`")


async def what_kim_reads(folder: Path, number: int) -> list[object]:
    """Everything that somebody who has not finished can read about a deal that another person has
    finished, with the same result whatever the cards were."""
    clock = FakeClock()
    async with friends_online(folder / f"table-{number}.db", now=clock) as friends:
        robin, kim = friends.people
        tables, day = friends.app.tables, friends.app.tables.daily.today
        await post_tables_in(friends, friends.channel.id)
        await begin(friends, robin)
        await finish(friends, robin, day, number)
        same = '{"points":70,"opponent":60,"tickets":4,"tickets_done":3,"lengths":[4,3,1]}'
        async with tables.store.writing() as db:
            await db.execute("UPDATE daily_tries SET points = 70, result = ?", (same,))
            await db.execute("UPDATE daily_counts SET points = 70")
        await update_boards(friends, clock)
        own = await friends.slash(robin, "daily")
        await friends.press_private(robin, own, "daily", "share")
        for message in friends.public_messages():  # the shared result, and the table of the day
            await friends.press(kim, "daily", message)
        intro = await friends.slash(kim, "daily")
        await friends.press_private(kim, intro, "daily", "closed")
        for command in ("games", "replay", "hand", "recap", "board", "leaderboard"):
            await friends.slash(kim, command)
        await friends.slash(kim, "profile", who=robin.id)
        offered = [
            await kim.complete(command, friends.channel, option)
            for command, option in (("replay", "game"), ("bring-here", "table"))
        ]
        direct = await reply_to(await kim.slash("daily", kim.direct()))
        secret = await daily_rows.secret(tables.store.reader)
        assert secret is not None
        messages = [*kim.sees(friends.channel), direct]
        read = repr([content_of(friends.discord, message) for message in messages])
        assert daily.seed_of(secret, day).hex() not in read
        edits = [len(friends.discord.versions(message.id)) for message in messages]
        return [HASH.sub("a hash", read), edits, offered]


async def test_nothing_shows_that_somebody_has_finished_who_hides_their_results(
    tmp_path: Path,
) -> None:
    clock = FakeClock()
    async with friends_online(tmp_path / "table.db", now=clock) as friends:
        robin, kim = friends.people
        tables, day = friends.app.tables, friends.app.tables.daily.today
        await tables.preferences.change(user_of(robin), PreferencesChange(shows_results=False))
        await post_tables_in(friends, friends.channel.id)
        await update_boards(friends, clock)
        (board,) = friends.public_messages()
        for actor in (robin, kim):
            await begin(friends, actor)
        await finish(friends, robin, day)
        await update_boards(friends, clock)
        assert len(friends.discord.versions(board.id)) == 1
        await finish(friends, kim, day, 2)
        await update_boards(friends, clock)
        assert "**Kim**" in friends.current(board).text  # so it was looked at
        assert "Robin" not in friends.current(board).text
        own = await friends.slash(kim, "daily")
        assert re.search(r"(One other player|the only other player)", own.text)  # counts, unnamed
        others = await friends.press_private(kim, own, "daily", "others")
        assert english("daily-others-none") in others.text


async def test_a_running_deal_tells_nothing_to_who_has_not_finished_it(tmp_path: Path) -> None:
    one, other = [await what_kim_reads(tmp_path, number) for number in (1, 2)]
    assert one == other
    assert "**70**" in repr(one)  # the result without the cards
