"""Opening a table, joining and starting over the wire."""

from pathlib import Path

import pytest

from bot.domain.table import Language
from bot.i18n.languages import DISCORD_LOCALES
from bot.i18n.reader_languages import language_of
from bot.messages.parts.phrasebook import map_to_play
from engine.house_rules import HouseRules
from engine.model import Seat
from maps import loader
from sandbox.people.command_input import Value
from tests.support.processes.kills import SimulatedKill
from tests.support.tables import person_at
from tests.support.wire.wire import catalogue, custom_ids, english, reply_to, verbs
from tests.support.wire.wire_players import THREE_NAMES
from tests.support.wire.wire_setup import (
    friends_in_lobby,
    friends_online,
    friends_playing,
    restartable_bot,
)

PNG = b"\x89PNG"


async def test_a_table_is_opened_joined_and_started(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await friends.slash(robin, "new", map="europe", language="da")
        await friends.settle()
        (lobby,) = friends.public_messages()
        assert "Robin" in lobby.text
        await friends.press(kim, "join")
        await friends.settle()
        (lobby,) = friends.public_messages()
        assert "Kim" in lobby.text
        await friends.slash(robin, "join", computer="normal")
        await friends.settle()
        await friends.press(robin, "start")
        await friends.settle()
        lobby, begun = friends.public_messages()
        assert not custom_ids(lobby)
        assert friends.discord.attachment(begun).startswith(PNG)
        assert begun.attachments[0].description
        assert (await friends.table()).seed_hash in begun.text
        assert {user.id for user in begun.mentions} == {robin.id, kim.id}


async def test_a_table_is_in_the_hosts_language_unless_the_server_has_one(tmp_path: Path) -> None:
    cases: list[tuple[str, dict[str, Value], Language]] = [
        ("en-US", {}, "sv"),  # Discord's default: nobody has set it
        ("da", {}, "da"),
        ("en-GB", {}, "en"),
        ("da", {"language": "nl"}, "nl"),
    ]
    async with friends_online(tmp_path / "table.db") as friends:
        discord, robin = friends.discord, friends.people[0]
        robin.speak("sv-SE")
        for number, (server, option, expected) in enumerate(cases):
            discord.world.state.guild.preferred_locale = server
            channel = discord.channel(f"table-{number}")
            await reply_to(await robin.slash("new", channel, map="usa", **option))
            await friends.settle()
            (lobby,) = discord.public(channel)
            assert catalogue().say(expected, "lobby-pace", hours=72) in lobby.text


async def test_the_host_chooses_the_language_in_the_lobby(tmp_path: Path) -> None:
    async with friends_in_lobby(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await friends.slash(robin, "join", computer="easy")
        await friends.slash(kim, "join")
        await friends.settle()
        lobby = friends.newest_with_buttons()
        more = await friends.press(robin, "lobby_more")
        now = catalogue().translator("en").say("lobby-language", language="English")
        assert now in str(more.components)
        reply = await friends.choose(robin, more, "da")
        assert reply.text == english("done-language-changed")
        await friends.settle()
        after, danish = friends.current(lobby), catalogue().translator("da")
        assert danish.say("lobby-pace", hours=72) in after.text
        assert danish.say("computer-player-easy-1") in after.text
        assert (await friends.table()).options.language == "da"


async def test_without_a_map_the_host_is_asked_for_one(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin = friends.people[0]
        question = await friends.slash(
            robin, "new", players=3, pace="24", hints=False, language="sv"
        )
        assert question.text.startswith(english("lobby-which-map"))
        assert len(custom_ids(question)) == len(loader.available())
        assert friends.public_messages() == []
        chosen = ("italy", "3", "24h", "sv", "n", "", "n", "n")
        opened = await friends.press_private(robin, question, "open_on", *chosen)
        assert opened.text == english("done-opened")
        assert custom_ids(opened) == []
        options = (await friends.table()).options
        assert (options.map, options.most_players, options.patience_h) == ("italy", 3, 24)
        assert (options.language, options.has_hints) == ("sv", False)


async def test_the_pace_can_be_typed(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin = friends.people[0]
        refusal = await friends.slash(robin, "new", map="usa", pace="two days")
        assert refusal.text.endswith("One day, Three days, One week.")
        for typed, offered in (("24", ["24"]), ("th", ["72"]), ("9", ["24", "72", "168"])):
            found = await robin.complete("new", friends.channel, "pace", map="usa", pace=typed)
            assert [choice.value for choice in found] == offered
        await friends.slash(robin, "new", map="usa", pace="24 hours")
        assert (await friends.table()).options.patience_h == 24


async def test_the_lobby_links_to_the_first_message(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        await friends.start_game()
        lobby, begun = friends.public_messages()
        guild = (await friends.table()).where.guild
        link = f"https://discord.com/channels/{guild}/{friends.channel.id}"
        expected = english("lobby-game-link", map="Amsterdam", link=f"{link}/{begun.id}")
        assert lobby.text == expected
        assert not custom_ids(lobby)


async def test_the_lobby_links_to_the_first_message_after_a_kill(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with restartable_bot(tmp_path / "table.db") as bot:
        kill = SimulatedKill(bot.discord, monkeypatch)
        async with bot.run() as friends:
            robin, kim = friends.people
            await friends.slash(robin, "new", map="amsterdam")
            await friends.slash(kim, "join")
            await friends.settle()
            kill.on_next_message(friends.channel, arrives=True)
            await friends.slash(robin, "start")
        kill.let_nonces_expire()
        await bot.restart()
        lobby, begun = friends.public_messages()
        assert begun.id in lobby.text


async def test_the_first_message_mentions_only_those_still_choosing(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db", THREE_NAMES) as friends:
        robin, kim, sam = friends.people
        await friends.start_game("europe")
        begun = friends.newest_message()
        everybody = ", ".join(person.mention for person in friends.people)
        assert begun.text.startswith(english("call-opening", who=everybody))
        for left in ((kim, sam), (sam,)):
            turn = await friends.next_to_act()
            assert turn is not None
            await friends.act_by_command(turn[0], turn[1].moves[0])
            await friends.settle()
            after, who = friends.current(begun), ", ".join(person.mention for person in left)
            assert after.text.startswith(english("call-opening-still", who=who))
            (picture,) = after.attachments
            waiting = ", ".join(person.person.user.global_name or "" for person in left)
            assert english("phrase-turn", names=waiting) in str(picture.description)
            assert [user.id for user in after.mentions] == [person.id for person in left]
            assert (await friends.table()).seed_hash in after.text
        await friends.choose_tickets()
        after = friends.current(begun)
        assert "<@" not in after.text
        assert after.components == []
        assert (await friends.table()).seed_hash in after.text
        assert friends.newest_message().text.startswith(robin.mention)


async def test_a_game_cancelled_before_it_was_published_is_only_cancelled(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await friends.slash(robin, "new", map="amsterdam")
        await friends.slash(kim, "join")
        await friends.settle()
        table = await friends.table()
        await friends.app.tables.lobby.start(table.id, table.host)
        await friends.app.tables.seats.call_off(
            table.id, person_at(table, Seat(0)), may_manage=False
        )
        await friends.app.scheduler.tick()
        await friends.settle()
        assert not any(custom_ids(message) for message in friends.public_messages())
        assert english("game-begun-map", map="Amsterdam") not in friends.newest_message().text


async def test_the_host_can_set_the_order_of_seats(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db", ("Robin", "Kim", "Noor")) as friends:
        robin, kim, noor = friends.people
        await friends.slash(robin, "new", map="usa")
        for person in (kim, noor):
            await friends.slash(person, "join")
        refusal = english("table-refused-order-is-not-of-these-people")
        for seats in ("Kim, Noor, Robin", f"{kim.mention} {noor.mention}"):
            reply = await friends.slash(robin, "start", turn_order=seats)
            assert reply.text.startswith(refusal)
        seats = f"{noor.mention} {robin.mention}, {kim.mention}"
        await friends.slash(robin, "start", turn_order=seats)
        assert (await friends.table()).names == ("Noor", "Robin", "Kim")


async def test_hints_can_be_switched_off(tmp_path: Path) -> None:
    async with friends_in_lobby(tmp_path / "table.db", ("Robin",), hints=False) as friends:
        (robin,) = friends.people
        assert english("lobby-no-hints") in friends.newest_with_buttons().text
        await friends.slash(robin, "join", computer="easy")
        await friends.slash(robin, "start")
        await friends.settle()
        reply = await friends.slash(robin, "hint")
        assert reply.text == english("table-refused-hints-are-off")


async def test_a_table_may_play_that_stations_lend_ways_through(tmp_path: Path) -> None:
    async with friends_in_lobby(
        tmp_path / "table.db", ("Robin",), map="europe", stations="through"
    ) as friends:
        (robin,) = friends.people
        assert english("lobby-ways-through") in friends.newest_with_buttons().text
        rules = await friends.slash(robin, "rules", topic="stations")
        numbers = {"number": 3, "points": 4}
        assert english("rules-stations-through", **numbers) in rules.text
        usual = await friends.slash(robin, "rules", topic="doubles", map="usa")
        assert "House rule" not in usual.text
        await friends.slash(robin, "join", computer="normal")
        await friends.slash(robin, "start")
        await friends.settle()
        table = await friends.table()
        view = (await friends.app.tables.cache.get(table.id)).public
        assert view.house_rules == HouseRules("through")


async def test_a_map_without_stations_has_no_house_rule_about_them(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db", ("Robin",)) as friends:
        (robin,) = friends.people
        reply = await friends.slash(robin, "new", map="usa", stations="through")
        assert reply.text.startswith(english("table-refused-map-has-no-stations"))
        assert friends.public_messages() == []


@pytest.mark.parametrize("locale", DISCORD_LOCALES.values())
async def test_maps_are_offered_by_their_names_in_every_language(
    tmp_path: Path, locale: str
) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        (new,) = (c for c in friends.discord.world.state.commands.values() if c.name == "new")
        offered = {str(choice.value): choice for choice in (new.options or [])[0].choices or ()}
        for map_id, choice in offered.items():
            name = map_to_play(catalogue().translator(language_of(locale)), loader.load(map_id))
            assert (choice.name_localizations or {})[locale] == name


async def test_pictures_name_the_map_in_the_tables_language(tmp_path: Path) -> None:
    async with friends_in_lobby(tmp_path / "table.db", language="nl", map="italy") as friends:
        robin, kim = friends.people
        await friends.slash(kim, "join")
        await friends.slash(robin, "start")
        await friends.settle()
        alt = friends.newest_with_buttons().attachments[0].description or ""
        assert catalogue().say("nl", "map-italy") in alt


async def test_a_person_named_in_a_lobby_is_not_notified(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        other = friends.discord.channel("platform-2")
        await reply_to(await robin.slash("new", other, map="usa"))
        await friends.settle()
        (lobby,) = friends.discord.public(other)
        assert robin.mention in lobby.text
        assert lobby.mentions == []
        await friends.draw_two_cards(robin)
        await friends.settle()
        assert [user.id for user in friends.newest_with_buttons().mentions] == [kim.id]


async def test_the_first_message_has_the_buttons_for_choosing_tickets(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        await friends.start_game()
        assert verbs(friends.newest_with_buttons()) == ["choose", "turn"]
        await friends.choose_tickets()
        assert "undo" not in verbs(friends.newest_with_buttons())


async def test_a_second_table_in_a_channel_is_refused_with_a_link_to_the_first(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        kim = friends.people[1]
        reply = await friends.slash(kim, "new", map="usa")
        assert f"/{friends.channel.id}/{friends.newest_with_buttons().id}" in reply.text
