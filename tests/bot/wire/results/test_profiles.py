"""/profile and /leaderboard over the wire."""

from pathlib import Path

from bot.domain.table import Human, UserId
from sandbox.testing.actor import Actor
from tests.support.results import computer, game, guild_of, seat_of, store_results
from tests.support.wire.wire import catalogue, custom_ids, english, reply_to
from tests.support.wire.wire_players import Friends
from tests.support.wire.wire_setup import friends_online, restartable_bot

NAME = "*Robin* `x`"  # as it is stored with a result


def human(actor: Actor, name: str) -> Human:
    return Human(UserId(int(actor.id)), name)


async def store_games(friends: Friends, number: int = 5) -> None:
    """Robin wins so many games against Kim."""
    robin, kim = friends.people
    won = game(
        seat_of(human(robin, NAME), 90, tickets=(5, 5), path=31),
        seat_of(human(kim, "Kim"), 60),
        guild=guild_of(friends),
    )
    await store_results(friends.app.tables, *[won] * number)


async def test_a_profile_is_private_until_it_is_shared(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await store_games(friends, 6)
        private = await friends.slash(robin, "profile")
        assert friends.file_names(private) == ["profile.png"]
        (alt,) = friends.discord.alt_texts(private)
        assert "*Robin* `x`" in alt
        assert english("badge-long-path") in alt
        assert friends.public_messages() == []
        text = await friends.press_private(robin, private, "profile", robin.id, "text")
        assert "**\\*Robin\\* \\`x\\`**" in text.text
        assert f"**{english('results-wins')}**: 6" in text.text
        assert friends.file_names(text) == []
        picture = await friends.press_private(robin, text, "profile", robin.id, "picture")
        after = await friends.press_private(robin, picture, "share")
        assert after.text == english("results-shared")
        (shared,) = friends.public_messages()
        assert friends.file_names(shared) == ["profile.png"]
        assert custom_ids(shared) == []
        assert shared.mentions == []
        assert shared.id in {message.id for message in kim.sees(friends.channel)}


async def test_the_buttons_below_results_work_after_a_restart(tmp_path: Path) -> None:
    async with restartable_bot(tmp_path / "table.db") as bot:
        async with bot.run() as friends:
            await store_games(friends)
            robin, _ = friends.people
            profile = await friends.slash(robin, "profile")
            versus = await friends.slash(robin, "profile", against=friends.people[1].id)
            board = await friends.slash(robin, "leaderboard")
        async with bot.run() as friends:
            for private in (profile, versus, board):
                await friends.press_private(robin, private, "share")
            _, shared, listed = friends.public_messages()
            assert "*Robin*" in friends.discord.alt_texts(shared)[0]
            assert "\\*Robin\\*" in listed.text


async def test_somebody_who_hides_is_seen_by_nobody_else(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await store_games(friends)
        seen = await friends.slash(robin, "profile", who=kim.id)
        versus = await friends.slash(robin, "profile", against=kim.id)
        shown = await friends.slash(robin, "profile", who=kim.id)
        by_button = await friends.press_private(robin, shown, "versus", kim.id)
        assert friends.discord.alt_texts(by_button) == friends.discord.alt_texts(versus)
        own = await friends.slash(kim, "profile")
        assert not any("hide_results" in each for each in custom_ids(seen))
        hidden = await friends.press_private(kim, own, "hide_results")
        assert english("results-hidden-now") in hidden.text
        refused = english("results-hidden", name="Kim")
        assert (await friends.slash(robin, "profile", who=kim.id)).text == refused
        assert (await friends.slash(robin, "profile", against=kim.id)).text == refused
        assert (await friends.press_private(robin, seen, "share")).text == refused
        assert (await friends.press_private(robin, versus, "share")).text == refused
        assert friends.public_messages() == []
        assert "Kim" not in (await friends.slash(robin, "leaderboard")).text
        own = await friends.slash(kim, "profile")
        assert english("results-hidden-you") in own.text
        assert not any(":share:" in each for each in custom_ids(own))
        await friends.press_private(kim, hidden, "show_results")
        assert "Kim" in (await friends.slash(robin, "leaderboard")).text


async def test_the_leaderboard_has_seasons_maps_and_ones_own_place(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await store_games(friends)
        found = await friends.slash(kim, "leaderboard")
        assert found.text.index("Robin") < found.text.index("Kim")
        own = english("leaderboard-own", place=2, people=2, rating="").rstrip(", ")
        assert own in found.text
        (season,) = await robin.complete("leaderboard", friends.channel, "season", season="")
        assert (season.name, season.value) == ("Q4 2026", "2026Q4")
        in_season = await friends.slash(kim, "leaderboard", map="italy", season="2026Q4")
        assert "Robin" in in_season.text
        assert "Q4 2026" in in_season.text
        elsewhere = await friends.slash(kim, "leaderboard", map="usa")
        assert english("leaderboard-empty", number=5) in elsewhere.text
        unknown = await friends.slash(kim, "leaderboard", season="*last* year")
        assert unknown.text == english("leaderboard-unknown-season", season="\\*last\\* year")


async def test_a_leaderboard_has_pages(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, _ = friends.people
        people = [Human(UserId(700 + number), f"P{number}") for number in range(12)]
        rounds = game(*(seat_of(each, 9) for each in people), guild=guild_of(friends))
        await store_results(friends.app.tables, *[rounds] * 5)
        first = await friends.slash(robin, "leaderboard")
        second = await friends.press_private(robin, first, "more", "leaderboard", "-", "-", "1")
        for message, number in ((first, 10), (second, 2)):
            assert sum(f"**{person.name}**" in message.text for person in people) == number
        assert english("leaderboard-own-later", number=5) in second.text


async def test_in_a_direct_message_one_sees_all_servers_and_only_oneself(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await store_games(friends)
        own = await reply_to(await robin.slash("profile", robin.direct()))
        assert english("results-everywhere") in friends.discord.alt_texts(own)[0]
        assert not any(":share:" in each for each in custom_ids(own))
        other = await reply_to(await robin.slash("profile", robin.direct(), who=kim.id))
        assert other.text == english("profile-only-own-here")
        versus = await reply_to(await robin.slash("profile", robin.direct(), against=kim.id))
        assert english("versus-sum", games=5) in friends.discord.alt_texts(versus)[0]


async def test_what_cannot_be_shown_is_said_in_one_sentence(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        new = await friends.slash(robin, "profile")
        assert new.text == english("profile-none-you")
        hidden = await friends.press_private(robin, new, "hide_results")  # before the first game
        await friends.press_private(robin, hidden, "show_results")
        none = await friends.slash(robin, "profile", who=kim.id)
        assert none.text == english("profile-none", name="Kim")
        own = await friends.slash(robin, "profile", against=robin.id)
        assert own.text == english("versus-yourself")
        alone = game(seat_of(human(robin, "Robin"), 9), computer(5), guild=guild_of(friends))
        await store_results(friends.app.tables, alone)
        none = await friends.slash(robin, "profile", against=kim.id)
        assert none.text == english("versus-none", name="Robin", other="Kim")


async def test_a_profile_is_in_the_language_of_the_reader(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, _ = friends.people
        await store_games(friends)
        robin.speak("da")
        own = await friends.slash(robin, "profile")
        (alt,) = friends.discord.alt_texts(own)
        assert catalogue().say("da", "badge-long-path") in alt
        assert "Italien" in alt


async def test_somebody_who_has_left_the_server_is_still_on_the_leaderboard(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await store_games(friends)
        robin.leave()
        await friends.settle()
        assert "\\*Robin\\*" in (await friends.slash(kim, "leaderboard")).text


async def test_without_ratings_there_is_no_leaderboard(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, _ = friends.people
        await store_games(friends)
        before = await friends.slash(robin, "leaderboard")
        settings = await friends.slash(robin, "settings")
        await friends.press_private(robin, settings, "settings", "ratings", "off")
        off = english("results-ratings-off")
        assert (await friends.slash(robin, "leaderboard")).text == off
        assert (await friends.press_private(robin, before, "share")).text == off
        assert friends.public_messages() == []
