"""Seats that change hands over the wire: offers, resigning, calling off."""

from pathlib import Path

from bot.domain.table import UserId
from sandbox.payloads.messages import Message
from tests.support.wire.wire import custom_id, custom_ids, english, fail_edits, verbs
from tests.support.wire.wire_players import THREE_NAMES, Friends
from tests.support.wire.wire_setup import (
    friends_in_lobby,
    friends_online,
    friends_playing,
    restartable_bot,
)


async def offer_seat_to_alex(friends: Friends) -> Message:
    """Offer Robin's seat to Alex. Returns the public question."""
    robin, alex = friends.people[0], friends.discord.person("Alex")
    reply = await friends.slash(robin, "substitute", who=alex.id)
    assert reply.text == english("done-offered")
    await friends.settle()
    return friends.newest_message()


async def test_who_takes_over_is_chosen_from_a_menu_of_people(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        (robin, kim), alex = friends.people, friends.discord.person("Alex")
        question = await friends.slash(robin, "leave")
        menu = await friends.press_private(robin, question, "substitute")
        assert menu.text == english("substitute-who", name="Robin")
        person = custom_id(menu, "substitute")
        bot = str(friends.app.client.user.id) if friends.app.client.user else ""
        for chosen, said in (
            (bot, english("table-refused-not-for-bots")),
            (kim.id, english("table-refused-already-at-this-table")),
            (alex.id, english("done-offered")),
        ):
            shown = await friends.slash(robin, "leave")
            shown = await friends.press_private(robin, shown, "substitute")
            started = await robin.choose(shown, str(chosen), menu=person)
            assert (await friends.wait_for_edit(shown, started)).text == said
        await friends.settle()
        offer = friends.newest_message()
        assert offer.text == english("offer-seat", who=alex.mention, name="Robin")
        await friends.press(alex, "take_over", offer)
        assert (await friends.table()).names == ("Alex", "Kim")


async def test_a_seat_is_taken_over_only_by_the_person_asked(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        kim, alex = friends.people[1], friends.discord.person("Alex")
        question = await offer_seat_to_alex(friends)
        assert question.text == english("offer-seat", who=alex.mention, name="Robin")
        assert [user.id for user in question.mentions] == [alex.id]
        assert (await friends.table()).names == ("Robin", "Kim")
        for verb in ("take_over", "decline"):
            reply = await friends.press(kim, verb, question)
            assert reply.text == "This question is for Alex."
        await friends.press(alex, "take_over", question)
        await friends.settle()
        assert (await friends.table()).names == ("Alex", "Kim")
        assert (
            english("event-substituted", name="Alex", before="Robin")
            in friends.newest_with_buttons().text
        )
        assert not custom_ids(friends.current(question))
        await friends.slash(alex, "draw", first="deck")


async def test_the_person_asked_can_decline(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        alex = friends.discord.person("Alex")
        question = await offer_seat_to_alex(friends)
        await friends.press(alex, "decline", question)
        await friends.settle()
        declined = friends.current(question)
        assert declined.text == english("offer-declined", who="Alex", name="Robin")
        assert not custom_ids(declined)
        assert (await friends.table()).names == ("Robin", "Kim")


async def test_an_offer_can_be_withdrawn(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, alex = friends.people[0], friends.discord.person("Alex")
        question = await offer_seat_to_alex(friends)
        fail_edits(friends.discord, friends.app)
        await friends.press(robin, "decline", question)
        await friends.settle()
        late = await friends.press(alex, "take_over", question)
        assert late.text == english("table-refused-no-such-question")


async def test_an_offer_can_be_taken_after_a_restart(tmp_path: Path) -> None:
    async with restartable_bot(tmp_path / "table.db") as bot:
        async with bot.run() as friends:
            await friends.start_game()
            await friends.choose_tickets()
            question = await offer_seat_to_alex(friends)
        async with bot.run() as friends:
            await friends.press(bot.discord.person("Alex"), "take_over", question)
            await friends.settle()
            assert (await friends.table()).names == ("Alex", "Kim")
            assert not custom_ids(friends.current(question))


async def test_a_seat_cannot_be_offered_to_bots_or_to_people_at_the_table(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        before = friends.newest_message()
        for who, key in (
            (friends.discord.world.bot.id, "table-refused-not-for-bots"),
            (kim.id, "table-refused-already-at-this-table"),
        ):
            reply = await friends.slash(robin, "substitute", who=who)
            assert reply.text == english(key)
        await friends.settle()
        assert friends.newest_message().id == before.id


async def test_resigning_must_be_confirmed_in_private(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", names=THREE_NAMES) as friends:
        robin, kim, _ = friends.people
        question = await friends.slash(kim, "leave")
        assert question.text == english("confirm-resign", map="Amsterdam")
        reply = await friends.press_private(kim, question, "not_now")
        assert reply.text == english("done-not-now")
        old = await friends.slash(kim, "leave")
        await friends.slash(robin, "draw", first="deck")
        late = await friends.press_private(kim, old, "resign")
        step = (await friends.public_view()).step
        assert late.text.startswith(english("table-refused-board-has-moved-on", step=step))
        assert (await friends.table()).seat_of(UserId(int(kim.id))) == 1
        await friends.resign(kim)
        assert (await friends.table()).seat_of(UserId(int(kim.id))) is None
        assert any("Kim left the game." in text for text in friends.public_texts())


async def test_the_last_person_to_resign_is_told_that_the_game_ends(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await friends.resign(kim)
        question = await friends.slash(robin, "leave")
        assert question.text == english("confirm-resign-last", map="Amsterdam")
        await friends.press_private(robin, question, "resign")
        assert (await friends.table()).status == "cancelled"
        assert friends.newest_message().text.splitlines() == [
            "Robin left the game.",
            english("lobby-closed", map="Amsterdam"),
        ]


async def test_calling_off_must_be_confirmed_and_is_announced_with_the_name(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        refusal = await friends.slash(kim, "cancel")
        assert not custom_ids(refusal)
        old = await friends.slash(robin, "cancel")
        assert old.text == english("confirm-call-off", map="Amsterdam")
        await friends.slash(robin, "draw", first="deck")
        late = await friends.press_private(robin, old, "call_off")
        step = (await friends.public_view()).step
        assert late.text.startswith(english("table-refused-board-has-moved-on", step=step))
        assert (await friends.table()).status == "playing"
        question = await friends.slash(robin, "cancel")
        await friends.press_private(robin, question, "call_off")
        assert (await friends.table()).status == "cancelled"
        assert friends.newest_message().text.splitlines() == [
            english("event-called-off", name="Robin"),
            english("lobby-closed", map="Amsterdam"),
        ]


async def test_a_lobby_is_cancelled_at_once_but_a_running_game_only_after_a_question(
    tmp_path: Path,
) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await friends.slash(robin, "new", map="amsterdam")
        await friends.settle()
        await friends.press(robin, "cancel")
        await friends.settle()
        assert (await friends.table()).status == "cancelled"
        await friends.slash(robin, "new", map="amsterdam")
        await friends.slash(kim, "join")
        await friends.settle()
        more = await friends.press(robin, "lobby_more")
        await friends.slash(robin, "start")
        await friends.settle()
        reply = await friends.press_private(robin, more, "cancel")
        assert "call_off" in verbs(reply)
        assert (await friends.table()).status == "playing"


async def test_a_lobby_that_others_have_joined_is_cancelled_only_after_a_question(
    tmp_path: Path,
) -> None:
    async with friends_in_lobby(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await friends.slash(robin, "join", computer="easy")
        await friends.slash(kim, "join")
        await friends.settle()
        for number in (1, 2):
            question = await friends.press(robin, "cancel")
            text = english("confirm-cancel", map="USA", names="Kim")
            assert question.text == text
            if number == 1:
                await friends.press_private(robin, question, "not_now")
            assert (await friends.table()).status == "lobby"
        await friends.press_private(robin, question, "cancel", "yes")
        assert (await friends.table()).status == "cancelled"


async def test_an_answer_about_the_lobby_does_not_end_the_game(tmp_path: Path) -> None:
    async with friends_in_lobby(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await friends.slash(kim, "join")
        old = await friends.slash(robin, "cancel")
        await friends.slash(robin, "start")
        reply = await friends.press_private(robin, old, "cancel", "yes")
        assert "call_off" in verbs(reply)
        assert (await friends.table()).status == "playing"


async def test_a_host_who_resigned_is_told_who_the_host_is_and_cannot_cancel(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db", names=THREE_NAMES) as friends:
        robin, kim, sam = friends.people  # Robin owns the server
        await friends.resign(robin)
        await friends.resign(kim)
        refusal = await friends.slash(kim, "cancel")
        assert refusal.text == english("table-refused-only-the-host", host=sam.mention)
        assert not custom_ids(refusal)
        question = await friends.slash(robin, "cancel")
        expected = english("confirm-call-off-as-manager", map="Amsterdam", host=sam.mention)
        assert question.text == expected
        assert question.mentions == []


async def test_a_computer_player_moves_for_a_person_who_resigned(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "europe", THREE_NAMES) as friends:
        robin, kim, _ = friends.people
        await friends.resign(robin)
        turn = await friends.next_to_act()
        assert turn is not None
        assert turn[0].id == kim.id


async def test_a_computer_player_keeps_the_name_of_the_person_who_resigned(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "europe", THREE_NAMES) as friends:
        robin, _, _ = friends.people
        await friends.resign(robin)
        assert (await friends.table()).names == ("Robin 🤖", "Kim", "Sam")
        board = friends.newest_message().attachments[0]
        assert "Robin 🤖: " in str(board.description)  # among the scores


async def test_a_substitute_can_act(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "europe", THREE_NAMES) as friends:
        robin, alex = friends.people[0], friends.discord.person("Alex")
        await friends.slash(robin, "substitute", who=alex.id)
        await friends.settle()
        await friends.press(alex, "take_over")
        await friends.slash(alex, "draw", first="deck")
        view = await friends.public_view()
        assert view.stage == "second card"
