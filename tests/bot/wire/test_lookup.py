"""Looking at things over the wire: with and without a table, and when the game is over."""

from pathlib import Path

import pytest

from sandbox.payloads.messages import Message
from sandbox.people.command_input import Value
from sandbox.testing.driver import Sandbox
from tests.support.wire import catalogue, connected, settled
from tests.support.wire_players import Friends, done, playing


def says(key: str, **values: str | int) -> str:
    return catalogue().say("en", key, **values)


def names(message: Message) -> list[str]:
    return [attached.filename for attached in message.attachments]


async def test_the_rules_of_a_map_are_told_without_a_table(tmp_path: Path) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db") as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        robin = friends.people[0]
        usa = await done(await robin.slash("rules", friends.channel, map="usa"))
        assert usa.content.startswith(says("rules-title", map="USA"))
        menu = await done(await robin.slash("rules", robin.direct(), topic="tunnels"))
        assert menu.content == says("rules-which-map")
        told = await friends.chosen(robin, menu, "europe")
        assert told.content.startswith("**Tunnels.**")
        assert not told.components


async def test_the_lobby_tells_the_rules_of_its_map_in_private(tmp_path: Path) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db") as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        robin, kim = friends.people
        kim.speak("da")
        await done(await robin.slash("new", friends.channel, map="italy"))
        await settled(app)
        told = await friends.pressed(kim, "rules")
        assert told.content.startswith(catalogue().say("da", "rules-title", map="Italien"))
        assert len(discord.public(friends.channel)) == 1


async def test_away_from_the_table_a_hand_says_whose_it_is(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        robin, elsewhere = friends.people[0], friends.discord.channel("platform-2")
        for channel in (elsewhere, robin.direct()):
            hand = await done(await robin.slash("hand", channel))
            assert hand.content.startswith("**Your hand on Amsterdam:")
            assert hand.content.endswith(f"/{friends.channel.id}")
            assert names(hand) == ["hand.png"]
        at_table = await done(await robin.slash("hand", friends.channel))
        assert "**Your hand on" not in at_table.content
        nobody = friends.discord.person("Sam")
        none = await done(await nobody.slash("hand", elsewhere))
        assert none.content == says("own-tables-none")


async def test_of_several_tables_one_is_chosen(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        discord, robin = friends.discord, friends.people[0]
        other = Friends(discord, friends.app, discord.channel("platform-2"))
        await other.sit_down("usa")
        third = await done(await robin.slash("hand", discord.channel("lounge")))
        assert third.content == says("own-tables-which")
        chosen = await other.chosen(robin, third, str((await other.table()).id))
        assert chosen.content.startswith("**Your hand on USA:")


@pytest.mark.parametrize(
    ("asked", "files", "told"),
    [
        ({"area": "dam"}, ["area.png"], "board-area"),
        ({"area": "DAM", "private": True}, ["my-area.png"], "board-private"),
        ({"text": True, "private": True}, ["board.txt"], "board-private"),
        ({"text": True, "area": "dam"}, ["board.txt"], "board-text-whole"),
        ({"text": True, "area": "dam", "private": True}, ["board.txt"], "board-text-whole"),
    ],
)
async def test_no_option_of_the_board_is_dropped_in_silence(
    tmp_path: Path, asked: dict[str, Value], files: list[str], told: str
) -> None:
    async with playing(tmp_path / "table.db") as friends:
        shown = await done(await friends.people[0].slash("board", friends.channel, **asked))
        assert names(shown) == files
        translator = catalogue().translator("en", "carts")
        expected = translator.say(
            told, **({"place": "Dam"} if translator.placeholders(told) else {})
        )
        assert expected in shown.content


async def test_an_unknown_place_is_refused_with_the_nearest(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        robin = friends.people[0]
        refused = await done(await robin.slash("board", friends.channel, area="Dan"))
        assert "“Dan”" in refused.content
        assert "Dam" in refused.content
        assert not refused.attachments


async def test_an_unknown_time_zone_changes_nothing(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        robin, here = friends.people[0], friends.channel
        refused = await done(await robin.slash("remind", here, time_zone="Mars/Base", every=5))
        assert refused.content == says("table-refused-unknown-time-zone", zone="Mars/Base")
        now = await done(await robin.slash("remind", here))
        assert "then every 24 h" in now.content
        chosen = await done(await robin.slash("remind", here, time_zone="stockholm"))
        assert "(Europe/Stockholm)" in chosen.content


async def test_muting_a_turn_does_not_drop_the_other_options(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        muted = await done(await robin.slash("remind", friends.channel, mute=True, every=5))
        assert muted.content.startswith(says("done-muted"))
        assert "then every 5 h" in muted.content
        refused = await done(await kim.slash("remind", friends.channel, mute=True))
        assert refused.content == says("refused-not-your-turn", waiting="Robin")


async def test_when_the_game_is_over_everything_says_so(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        await friends.finish_game()
        await settled(friends.app)
        robin, here = friends.people[0], friends.channel
        over = says("refused-game-over")
        assert all(f"`/{each}`" in over for each in ("score", "board", "log", "new"))
        claim: dict[str, Value] = {"route": "dam-jordaan"}
        for command, options in (("undo", {}), ("nudge", {}), ("claim", claim), ("vote", {})):
            assert (await done(await robin.slash(command, here, **options))).content == over
        score = await done(await robin.slash("score", here))
        assert score.content.startswith(says("score-final", map="Amsterdam"))
        last = (await friends.app.tables.lookup.history((await friends.table()).id))[-1].seat
        mover, _ = await friends.seen_by(await friends.table(), last)
        recap = await done(await mover.slash("recap", here))
        assert recap.content == says("recap-over")
        offered = await robin.complete("board", here, "area", area="dam")
        assert "dam" in {choice.value for choice in offered}
