"""The bot over the wire: a table opened, joined and begun; a turn; what everybody sees."""

from pathlib import Path
from typing import get_args

import pytest

from bot.i18n.catalogue import DISCORD_LOCALES
from bot.i18n.reader_languages import language_of
from bot.messages.parts.message import Verb
from sandbox.testing.driver import Sandbox
from tests.support.wire import catalogue, connected, settled
from tests.support.wire_players import Friends, custom_ids, done, playing

PNG = b"\x89PNG"


async def test_a_table_is_opened_joined_and_begun(tmp_path: Path) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db") as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        robin, kim = friends.people
        await done(await robin.slash("new", friends.channel, map="europe", language="da"))
        await settled(app)
        (lobby,) = discord.public(friends.channel)
        assert "Robin" in lobby.content
        await friends.pressed(kim, "join")
        await settled(app)
        (lobby,) = discord.public(friends.channel)
        assert "Kim" in lobby.content
        await done(await robin.slash("automatic", friends.channel, add="normal"))
        await settled(app)
        await friends.pressed(robin, "start")
        await settled(app)
        lobby, begun = discord.public(friends.channel)
        assert not lobby.components
        assert discord.attachment(begun).startswith(PNG)
        assert begun.attachments[0].description
        assert (await friends.table()).seed_hash in begun.content
        assert {user.id for user in begun.mentions} == {robin.id, kim.id}


async def test_after_a_turn_one_message_calls_the_next_and_the_last_one_loses_its_buttons(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        before = friends.discord.public(friends.channel)
        await done(await robin.slash("draw", friends.channel, first="deck", second="deck"))
        await settled(friends.app)
        after = friends.discord.public(friends.channel)
        assert len(after) == len(before) + 1
        turn = after[-1]
        assert turn.content.startswith(kim.mention)
        assert [user.id for user in turn.mentions] == [kim.id]
        assert [file.filename for file in turn.attachments] == ["board.png"]
        assert turn.components
        assert not any(message.components for message in after[:-1])


async def test_in_the_middle_of_a_turn_only_the_buttons_change(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        robin, _ = friends.people
        before = friends.shown()
        await friends.pressed(robin, "draw")
        await settled(friends.app)
        now = friends.shown()
        assert now.id == before.id
        assert now.content == before.content
        assert now.attachments == before.attachments
        assert custom_ids(now) != custom_ids(before)
        await friends.pressed(robin, "draw")
        await settled(friends.app)
        assert "2" in friends.shown().content  # both cards, told once


async def test_every_hand_comes_by_direct_message_and_is_edited_in_place(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        (hand,) = friends.discord.direct(robin)
        assert [file.filename for file in hand.attachments] == ["hand.png"]
        await done(await robin.slash("draw", friends.channel, first="deck"))
        await settled(friends.app)
        (now,) = friends.discord.direct(robin)
        assert now.id == hand.id
        assert now.content != hand.content
        assert len(friends.discord.direct(kim)) == 1


async def test_a_hand_can_be_looked_at_in_a_direct_message(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        robin, _ = friends.people
        answer = await done(await robin.slash("hand", robin.direct()))
        assert [file.filename for file in answer.attachments] == ["hand.png"]


async def test_of_several_tables_one_is_chosen_in_a_direct_message(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        second = Friends(friends.discord, friends.app, friends.discord.channel("platform-2"))
        await second.sit_down("usa")
        robin, _ = friends.people
        menu = await done(await robin.slash("hand", robin.direct()))
        table = await second.table()
        hand = await second.chosen(robin, menu, str(table.id))
        assert [file.filename for file in hand.attachments] == ["hand.png"]


@pytest.mark.parametrize(
    "command", ["hand", "board", "recap", "log", "score", "rules", "help", "games", "hint"]
)
async def test_looking_is_private(tmp_path: Path, command: str) -> None:
    async with playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        before = friends.discord.public(friends.channel)
        answer = await done(await robin.slash(command, friends.channel))
        assert answer.content
        assert answer.id not in {message.id for message in kim.sees(friends.channel)}
        assert friends.discord.public(friends.channel) == before


async def test_the_board_comes_with_own_tickets_enlarged_or_as_text(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        robin, _ = friends.people
        for options, name in (
            ({"private": True}, "my-board.png"),
            ({"area": "dam"}, "area.png"),
            ({"text": True}, "board.txt"),
        ):
            answer = await done(await robin.slash("board", friends.channel, **options))
            assert [file.filename for file in answer.attachments] == [name]
        assert b"contracts" in friends.discord.attachment(answer)  # in the words of the box


async def test_routes_complete_without_accents_and_with_their_price(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db", "europe") as friends:
        robin, _ = friends.people
        found = await robin.complete("claim", friends.channel, "route", route="zuri")
        assert found
        assert all("Zürich" in choice.name for choice in found)
        everything = await robin.complete("claim", friends.channel, "route", route="")
        assert len(everything) == 25
        assert all(len(choice.name) <= 100 for choice in everything)


async def test_completion_offers_nothing_to_a_stranger(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        sam = friends.discord.person("Sam")
        assert await sam.complete("claim", friends.channel, "route", route="") == []


async def test_commands_have_names_in_four_languages_and_are_told_to_discord_once(
    tmp_path: Path,
) -> None:
    async with Sandbox.start(rate_limits=False) as discord:
        for _ in range(2):
            async with connected(discord, tmp_path / "table.db"):
                pass
        (told,) = discord.request_log.of("PUT", "/applications/{application_id}/commands")
        assert told.status == 200
        for command in discord.world.state.commands.values():
            assert set(command.name_localizations or {}) == set(DISCORD_LOCALES.values())


async def test_private_answers_are_in_the_readers_language(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        _, kim = friends.people
        for locale in ("da", "nl", "sv-SE", "fr"):
            kim.speak(locale)
            answer = await done(await kim.slash("draw", friends.channel, first="deck"))
            translator = catalogue().translator(language_of(locale), "carts")
            expected = translator.say("refused-not-your-turn", seat=1, waiting="Robin")
            assert answer.content == expected


async def test_every_verb_of_a_message_is_answered(tmp_path: Path) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db") as app,
    ):
        assert set(get_args(Verb)) == app.gate.verbs
