"""Against mis-taps, over the wire: nobody leaves, comes instead or draws tickets by one tap."""

from pathlib import Path

from bot.domain.table import UserId
from sandbox.payloads.messages import Message
from sandbox.testing.driver import Sandbox
from tests.support.wire import catalogue, connected, settled
from tests.support.wire_players import Friends, custom_id, done, keep_buttons, playing, verbs

TRIO = ("Robin", "Kim", "Sam")


def says(key: str, **values: str | int) -> str:
    return catalogue().say("en", key, **values)


async def step_of(friends: Friends) -> int:
    return (await friends.app.tables.lookup.public_view((await friends.table()).id)).step


def now(friends: Friends, message: Message) -> Message:
    found = friends.discord.now(message)
    assert found is not None
    return found


# --- a seat for somebody else ---------------------------------------------------------------------


async def offered(friends: Friends) -> Message:
    """Robin asks Alex to play on; the public question."""
    robin, alex = friends.people[0], friends.discord.person("Alex")
    answer = await done(await robin.slash("substitute", friends.channel, who=alex.id))
    assert answer.content.startswith("They have been asked in the channel.")
    await settled(friends.app)
    return friends.newest()


async def test_somebody_sits_down_only_after_saying_yes(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        kim, alex = friends.people[1], friends.discord.person("Alex")
        question = await offered(friends)
        assert question.content == f"{alex.mention}, will you play on for Robin?"
        assert [user.id for user in question.mentions] == [alex.id]
        assert (await friends.table()).names == ("Robin", "Kim")
        for verb in ("take_over", "decline"):
            answer = await friends.pressed(kim, verb, question)
            assert answer.content == "This question is for Alex."
        await friends.pressed(alex, "take_over", question)
        await settled(friends.app)
        assert (await friends.table()).names == ("Alex", "Kim")
        assert "Alex plays on for Robin." in friends.shown().content
        assert not now(friends, question).components
        await done(await alex.slash("draw", friends.channel, first="deck"))


async def test_who_would_rather_not_says_so(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        alex = friends.discord.person("Alex")
        question = await offered(friends)
        await friends.pressed(alex, "decline", question)
        await settled(friends.app)
        told = now(friends, question)
        assert told.content == "Alex would rather not play on for Robin."
        assert not told.components
        assert (await friends.table()).names == ("Robin", "Kim")


async def test_who_asked_can_take_the_question_back(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        robin, alex = friends.people[0], friends.discord.person("Alex")
        question = await offered(friends)
        keep_buttons(friends)
        await friends.pressed(robin, "decline", question)
        await settled(friends.app)
        late = await done(await alex.press(question, custom_id(question, "take_over")))
        assert late.content == says("table-refused-no-such-question")


async def test_an_offer_can_be_taken_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "table.db"
    async with Sandbox.start(rate_limits=False) as discord:
        async with connected(discord, database) as app:
            friends = Friends(discord, app, discord.channel("platform-1"))
            await friends.sit_down()
            await friends.choose_tickets()
            question = await offered(friends)
        async with connected(discord, database) as app:
            friends = Friends(discord, app, discord.channel("platform-1"))
            await friends.pressed(discord.person("Alex"), "take_over", question)
            await settled(app)
            assert (await friends.table()).names == ("Alex", "Kim")
            assert not now(friends, question).components


async def test_bots_and_people_at_the_table_are_not_asked(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        before = friends.newest()
        for who, key in (
            (friends.discord.world.bot.id, "table-refused-not-for-bots"),
            (kim.id, "table-refused-already-at-this-table"),
        ):
            answer = await done(await robin.slash("substitute", friends.channel, who=who))
            assert answer.content == says(key)
        await settled(friends.app)
        assert friends.newest().id == before.id


# --- leaving a game -------------------------------------------------------------------------------


async def test_resigning_is_asked_once_more_in_private(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db", names=TRIO) as friends:
        robin, kim, _ = friends.people
        sure = await done(await kim.slash("resign", friends.channel))
        assert sure.content.startswith("Resign from the game on **Amsterdam**?")
        stays = await friends.tapped(kim, sure, "not_now")
        assert stays.content == says("done-not-now")
        old = await done(await kim.slash("resign", friends.channel))
        await done(await robin.slash("draw", friends.channel, first="deck"))
        late = await friends.tapped(kim, old, "resign")
        step = await step_of(friends)
        assert late.content.startswith(says("table-refused-board-has-moved-on", step=step))
        assert (await friends.table()).seat_of(UserId(int(kim.id))) == 1
        sure = await done(await kim.slash("resign", friends.channel))
        await friends.tapped(kim, sure, "resign")
        assert (await friends.table()).seat_of(UserId(int(kim.id))) is None
        told = [message.content for message in friends.discord.public(friends.channel)]
        assert any("Kim resigned." in text for text in told)


async def test_the_last_person_hears_that_the_game_ends(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        sure = await done(await kim.slash("resign", friends.channel))
        await friends.tapped(kim, sure, "resign")
        sure = await done(await robin.slash("resign", friends.channel))
        assert "the game ends with that" in sure.content
        await friends.tapped(robin, sure, "resign")
        assert (await friends.table()).status == "cancelled"
        assert friends.newest().content.splitlines() == [
            "Robin resigned.",
            "The table for **Amsterdam** is closed.",
        ]


async def test_a_game_is_called_off_after_a_private_question_and_it_is_said_by_whom(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        refused = await done(await kim.slash("cancel", friends.channel))
        assert not refused.components
        old = await done(await robin.slash("cancel", friends.channel))
        assert old.content.startswith("Call off the game on **Amsterdam**?")
        await done(await robin.slash("draw", friends.channel, first="deck"))
        late = await friends.tapped(robin, old, "call_off")
        step = await step_of(friends)
        assert late.content.startswith(says("table-refused-board-has-moved-on", step=step))
        assert (await friends.table()).status == "playing"
        sure = await done(await robin.slash("cancel", friends.channel))
        await friends.tapped(robin, sure, "call_off")
        assert (await friends.table()).status == "cancelled"
        by_whom, closed = friends.newest().content.splitlines()
        assert by_whom == "Robin called the game off."
        assert closed == "The table for **Amsterdam** is closed."


async def test_a_lobby_is_called_off_at_once_but_its_old_button_asks_once_the_game_has_begun(
    tmp_path: Path,
) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db") as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        robin, kim = friends.people
        await done(await robin.slash("new", friends.channel, map="amsterdam"))
        await settled(app)
        await friends.pressed(robin, "cancel")
        await settled(app)
        assert (await friends.table()).status == "cancelled"
        await done(await robin.slash("new", friends.channel, map="amsterdam"))
        await done(await kim.slash("join", friends.channel))
        await settled(app)
        lobby = friends.shown()
        keep_buttons(friends)
        await done(await robin.slash("start", friends.channel))
        await settled(app)
        answer = await done(await robin.press(lobby, custom_id(lobby, "cancel")))
        assert "call_off" in verbs(answer)
        assert (await friends.table()).status == "playing"


# --- buttons of a turn ----------------------------------------------------------------------------


async def test_the_button_for_tickets_asks_first(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db", "usa") as friends:
        robin, _ = friends.people
        step = await step_of(friends)
        sure = await friends.pressed(robin, "tickets")
        assert "You draw 3 tickets and must keep at least 1." in sure.content
        hand = await friends.tapped(robin, sure, "hand")
        assert {"draw", "claim", "tickets"} <= set(verbs(hand))
        assert await step_of(friends) == step
        sure = await friends.tapped(robin, hand, "tickets")
        menu = await friends.tapped(robin, sure, "draw_tickets")
        assert "keep" in verbs(menu)


async def test_the_command_for_tickets_draws_them(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db", "usa") as friends:
        robin, _ = friends.people
        assert "keep" in verbs(await done(await robin.slash("tickets", friends.channel)))


async def test_the_opening_has_the_buttons_that_are_of_use_there(tmp_path: Path) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db") as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        await friends.sit_down()
        assert verbs(friends.shown()) == ["choose", "hand"]
        await friends.choose_tickets()
        assert "undo" not in verbs(friends.shown())
