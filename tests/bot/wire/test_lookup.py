"""Looking at a game, at its rules and at a hand over the wire."""

from pathlib import Path

import pytest

from bot.domain.table import ChannelId, GuildId, Human, Options, UserId, Where
from bot.i18n.languages import DISCORD_LOCALES
from bot.i18n.reader_languages import language_of
from engine.model import MapId
from sandbox.messages.component_rules import interactive
from sandbox.payloads.components import SelectOption, StringSelect
from sandbox.payloads.messages import Message
from sandbox.people.command_input import Value
from tests.support.wire.wire import catalogue, custom_ids, english, reply_to, without_publishing
from tests.support.wire.wire_players import Friends
from tests.support.wire.wire_setup import friends_online, friends_playing


def menu_options(message: Message) -> list[SelectOption]:
    """The options of its only menu."""
    (menu,) = (part for part in interactive(message.components) if isinstance(part, StringSelect))
    return menu.options


@pytest.mark.parametrize(
    "command", ["hand", "board", "recap", "score", "rules", "help", "games", "hint"]
)
async def test_replies_to_looking_are_private(tmp_path: Path, command: str) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        before = friends.public_messages()
        reply = await friends.slash(robin, command)
        assert reply.text
        assert reply.id not in {message.id for message in kim.sees(friends.channel)}
        assert friends.public_messages() == before


async def test_the_board_can_be_private_enlarged_or_text(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, _ = friends.people
        for options, name in (
            ({"private": True}, "my-board.png"),
            ({"area": "dam"}, "area.png"),
            ({"text": True}, "board.txt"),
        ):
            reply = await friends.slash(robin, "board", **options)
            assert friends.file_names(reply) == [name]
        assert b"contracts" in friends.discord.attachment(reply)  # the map's own word for tickets


@pytest.mark.parametrize(
    ("options", "files", "key"),
    [
        ({"area": "dam"}, ["area.png"], "board-area"),
        ({"area": "DAM", "private": True}, ["my-area.png"], "board-area"),
        ({"text": True}, ["board.txt"], "text-board-now"),
        ({"text": True, "private": True}, [], "text-board-own"),
        ({"text": True, "area": "dam"}, ["board.txt"], "board-area"),
        ({"text": True, "area": "dam", "private": True}, ["board.txt"], "board-area"),
    ],
)
async def test_the_reply_mentions_every_option_of_the_board(
    tmp_path: Path, options: dict[str, Value], files: list[str], key: str
) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        shown = await friends.slash(friends.people[0], "board", **options)
        assert friends.file_names(shown) == files
        translator = catalogue().translator("en", "carts")
        expected = translator.say(key, **({"place": "Dam"} if translator.placeholders(key) else {}))
        assert expected in shown.text


async def test_an_unclear_place_leads_to_buttons_for_those_that_can_be_meant(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin = friends.people[0]
        question = await friends.slash(robin, "board", area="markt")
        places = "Noordermarkt or Westermarkt"
        assert question.text == english("place-unclear", place="markt", places=places)
        assert not friends.file_names(question)
        shown = await friends.press_private(robin, question, "zoom")
        assert english("board-area", place="Noordermarkt") in shown.text
        slip = await friends.slash(robin, "board", area="Dan")
        assert slip.text == english("place-unclear", place="Dan", places="Dam")
        unknown = await friends.slash(robin, "board", area="qqqq")
        assert unknown.text == english("refused-unknown-city", city="qqqq")


async def test_a_place_is_shown_by_another_name_or_in_spite_of_a_slip(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        for typed, name in (("Weigh House", "Waag"), ("westermrakt", "Westermarkt")):
            shown = await friends.slash(friends.people[0], "board", area=typed)
            assert english("board-area", place=name) in shown.text


async def test_a_region_is_shown_by_its_name_in_another_language(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "italy") as friends:
        robin = friends.people[0]
        (choice,) = await robin.complete("board", friends.channel, "area", area="sicilien")
        assert (choice.name, choice.value) == ("Sicilia", "sicilia")
        shown = await friends.slash(robin, "board", area=choice.value)
        assert english("board-area", place="Sicilia") in shown.text


async def test_the_rules_of_a_map_can_be_read_without_a_table(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin = friends.people[0]
        usa = await friends.slash(robin, "rules", map="usa")
        assert usa.text.startswith(english("rules-title", map="USA"))
        menu = await reply_to(await robin.slash("rules", robin.direct(), topic="tunnels"))
        assert menu.text == english("rules-which-map")
        reply = await friends.choose(robin, menu, "europe")
        assert reply.text.startswith("**Tunnels.**")
        assert not custom_ids(reply)


async def test_the_lobby_has_a_button_for_the_rules_of_its_map(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        kim.speak("da")
        await friends.slash(robin, "new", map="italy")
        await friends.settle()
        reply = await friends.press(kim, "rules")
        assert reply.text.startswith(catalogue().say("da", "rules-title", map="Italien"))
        assert len(friends.public_messages()) == 1


async def test_a_hand_outside_its_channel_names_the_map_and_links_to_the_channel(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, elsewhere = friends.people[0], friends.discord.channel("platform-2")
        for channel in (elsewhere, robin.direct()):
            hand = await reply_to(await robin.slash("hand", channel))
            assert hand.text.startswith(english("dm-hand", map="Amsterdam"))
            assert hand.text.endswith(f"/{friends.channel.id}")
            assert friends.file_names(hand) == ["hand.png"]
        at_table = await friends.slash(robin, "hand")
        assert english("dm-hand", map="Amsterdam") not in at_table.text
        sam = friends.discord.person("Sam")
        none = await reply_to(await sam.slash("hand", elsewhere))
        assert none.text == english("own-tables-none")


async def test_a_person_with_several_tables_chooses_one(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        discord, robin = friends.discord, friends.people[0]
        other = Friends(discord, friends.app, discord.channel("platform-2"))
        await other.start_game("usa")
        menu = await reply_to(await robin.slash("hand", discord.channel("lounge")))
        assert menu.text == english("own-tables-which")
        hand = await other.choose(robin, menu, str((await other.table()).id))
        assert hand.text.startswith(english("dm-hand", map="USA"))


async def start_games(friends: Friends, number: int) -> None:
    """Start games of the first two people in this many channels, without publishing them."""
    tables, map_id = friends.app.tables, MapId("usa")
    robin, kim = (
        Human(UserId(int(one.id)), str(one.person.user.global_name)) for one in friends.people[:2]
    )
    guild = GuildId(int(friends.discord.world.state.guild.id))
    with without_publishing(friends.app):
        for count in range(number):
            channel = friends.discord.channel(f"room-{count:02}")
            where = Where(guild, ChannelId(int(channel.id)))
            table = await tables.lobby.open(where, robin, Options(map_id, "en", 2))
            await tables.lobby.join(table.id, kim)
            await tables.lobby.start(table.id, robin.user, (robin.user, kim.user))


async def test_a_person_with_many_tables_finds_each_in_the_menu(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin = friends.people[0]
        await start_games(friends, 28)
        menu = await friends.slash(robin, "hand")
        options = menu_options(menu)
        menu = await friends.press_private(robin, menu, "more", "hand", "1")
        options = [*options, *menu_options(menu)]
        assert sorted(each.label for each in options) == [
            f"USA · #room-{number:02} · Kim" for number in range(28)
        ]
        offered = await robin.complete("bring-here", friends.channel, "table", table="room-27")
        assert [choice.name for choice in offered] == ["USA · #room-27 · Kim"]
        hand = await friends.choose(robin, menu, options[-1].value)
        assert friends.file_names(hand) == ["hand.png"]
        games = await friends.slash(robin, "games")
        first = games.text
        assert all(line.startswith("•") for line in first.splitlines()[1:])
        games = await friends.press_private(robin, games, "more", "games", "1")
        assert games.text.splitlines()[1:] != first.splitlines()[1:]


async def test_the_list_of_tables_begins_with_the_readers_own_turns(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people  # Robin is to move here
        other = Friends(friends.discord, friends.app, friends.discord.channel("platform-2"))
        other.people = [kim, robin]
        await other.start_game("usa")
        await other.choose_tickets()
        await other.settle()
        _, first, second = (await friends.slash(kim, "games")).text.splitlines()
        assert f"/{other.channel.id}: **your turn**" in first
        assert f"/{friends.channel.id}: waiting for Robin" in second


async def test_long_help_and_rules_are_read_page_by_page(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin = friends.people[0]
        for command, options, last in (
            ("help", {}, english("help-leave")),
            ("rules", {"map": "europe"}, "**The end.**"),
        ):
            message = await friends.slash(robin, command, **options)
            title, page = message.text.splitlines()[0], 0
            assert last not in message.text
            while last not in message.text:
                page += 1
                button = next(each for each in custom_ids(message) if each.endswith(f":{page}"))
                message = await friends.wait_for_edit(message, await robin.press(message, button))
                assert message.text.startswith(title)


async def test_a_hand_can_be_shown_in_a_direct_message(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, _ = friends.people
        reply = await reply_to(await robin.slash("hand", robin.direct()))
        assert friends.file_names(reply) == ["hand.png"]


async def test_a_person_with_several_tables_chooses_one_in_a_direct_message(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        other = Friends(friends.discord, friends.app, friends.discord.channel("platform-2"))
        await other.start_game("usa")
        robin, _ = friends.people
        menu = await reply_to(await robin.slash("hand", robin.direct()))
        table = await other.table()
        hand = await other.choose(robin, menu, str(table.id))
        assert friends.file_names(hand) == ["hand.png"]


async def test_private_replies_are_in_the_readers_language(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        _, kim = friends.people
        for locale in (*DISCORD_LOCALES.values(), "fr"):
            kim.speak(locale)
            reply = await friends.slash(kim, "draw", first="deck")
            translator = catalogue().translator(language_of(locale), "carts")
            expected = translator.say("refused-not-your-turn", seat=1, waiting="Robin")
            assert reply.text == expected


async def test_commands_say_that_the_game_is_over(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        await friends.finish_game()
        await friends.settle()
        robin = friends.people[0]
        over = english("refused-game-over")
        assert all(f"`/{each}`" in over for each in ("score", "board", "recap", "replay", "new"))
        claim: dict[str, Value] = {"route": "dam-jordaan"}
        for command, options in (("undo", {}), ("nudge", {}), ("claim", claim)):
            assert (await friends.slash(robin, command, **options)).text == over
        score = await friends.slash(robin, "score")
        assert score.text.startswith(english("score-final", map="Amsterdam"))
        last = (await friends.app.tables.lookup.history((await friends.table()).id))[-1].seat
        mover, _ = await friends.actor_at(last)
        recap = await friends.slash(mover, "recap")
        assert recap.text == english("recap-over")
        offered = await robin.complete("board", friends.channel, "area", area="dam")
        assert "dam" in {choice.value for choice in offered}
