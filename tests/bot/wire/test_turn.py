"""A turn over the wire: public messages, private replies, buttons."""

from pathlib import Path

import pytest

from bot.store.databases.transactions import Row, SqliteConnection, Statement
from engine.cards import WILD
from sandbox.payloads.messages import Message
from tests.support.wire.wire import custom_id, custom_ids, english, reply_to, verbs
from tests.support.wire.wire_setup import friends_playing


async def test_after_a_turn_one_message_mentions_the_next_person_and_has_the_only_buttons(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        before = friends.public_messages()
        await friends.draw_two_cards(robin)
        await friends.settle()
        after = friends.public_messages()
        assert len(after) == len(before) + 1
        turn = after[-1]
        assert turn.text.startswith(kim.mention)
        assert [user.id for user in turn.mentions] == [kim.id]
        assert [file.filename for file in turn.attachments] == ["board.png"]
        assert turn.components
        assert not any(custom_ids(message) for message in after[:-1])


async def test_two_cards_by_command_are_published_at_once_with_few_switches_to_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    switches = list[list[str]]()
    run_all = SqliteConnection._run_all

    def counted(db: SqliteConnection, statements: list[Statement]) -> list[list[Row]]:
        switches.append([statement.sql for statement in statements])
        return run_all(db, statements)

    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        for actor in (robin, kim):  # whose language is known then
            await friends.draw_two_cards(actor)
            await friends.settle()
        monkeypatch.setattr(SqliteConnection, "_run_all", counted)
        await friends.slash(robin, "draw", first="deck", second="deck")
        await friends.settle()
        monkeypatch.setattr(SqliteConnection, "_run_all", run_all)
    # The table; two cards; what is unpublished; before and after posting; published; hands, whose
    # they are, what others have claimed, and that one was edited.
    assert len(switches) == 11


async def test_in_the_middle_of_a_turn_the_picture_shows_the_cards_of_the_buttons(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, _ = friends.people
        before = friends.newest_with_buttons()
        row = (await friends.public_view()).row
        plain = next(colour.word for colour in row if colour is not WILD)
        await reply_to(await robin.press(before, custom_id(before, "take", plain)))
        await friends.settle()
        now = friends.newest_with_buttons()
        assert now.id == before.id
        assert now.text.startswith(english("call-second-card", who=robin.mention))
        assert [user.id for user in now.mentions] == [robin.id]
        (picture,), (old_picture,) = now.attachments, before.attachments
        assert picture.id != old_picture.id
        assert "Robin took" in str(picture.description)
        assert custom_ids(now) != custom_ids(before)
        _, *edits = friends.discord.versions(now.id)
        assert len(edits) == 1  # text, buttons and picture with one request
        await friends.press(robin, "draw")
        await friends.settle()
        assert " and drew a card" in friends.newest_with_buttons().text  # one sentence for both


async def test_after_a_card_from_the_deck_the_newest_message_keeps_its_picture(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, kim = friends.people
        before = friends.newest_with_buttons()
        await friends.press(robin, "draw")
        await friends.settle()
        now = friends.newest_with_buttons()
        assert now.text.startswith(english("call-second-card", who=robin.mention))
        assert "Robin drew a card" in now.text
        assert now.attachments == before.attachments
        await friends.press(robin, "draw")
        await friends.settle()
        posted = friends.newest_with_buttons()
        assert posted.text.startswith(kim.mention)
        assert {picture.id for picture in posted.attachments} != {
            picture.id for picture in before.attachments
        }


async def test_a_message_that_is_gone_is_posted_again_with_its_picture(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, _ = friends.people
        before = friends.newest_with_buttons()
        pressed = await friends.press(robin, "hand")
        friends.discord.delete_message(before)
        await friends.press_private(robin, pressed, "draw")
        await friends.settle()
        posted = friends.newest_with_buttons()
        assert posted.id != before.id
        assert posted.text.startswith(english("call-second-card", who=robin.mention))
        assert friends.file_names(posted) == ["board.png"]


def count_drawn(reply: Message) -> int:
    """How many cards from the deck a reply names."""
    (line,) = (each for each in reply.text.splitlines() if each.startswith("You drew: "))
    return sum(int(word) for word in line.split() if word.isdecimal())


async def test_the_second_draw_shows_both_cards_the_hand_and_the_next_person(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, _ = friends.people
        first = await friends.press(robin, "draw")
        assert count_drawn(first) == 1
        assert first.text.endswith("Now take your second card.")
        second = await friends.press_private(robin, first, "draw")
        assert count_drawn(second) == 2
        _, hand, over = second.text.splitlines()
        assert hand.startswith("**6 cards:**")
        assert over == english("result-turn-over", name="Kim")


async def test_a_card_from_the_row_and_one_from_the_deck_are_both_shown(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, _ = friends.people
        view = await friends.public_view()
        colour = next(colour.word for colour in view.row if colour is not WILD)
        shown = friends.newest_with_buttons()
        await reply_to(await robin.press(shown, custom_id(shown, "take", colour)))
        await friends.settle()
        second = await friends.press(robin, "draw")  # by the public message's button
        assert count_drawn(second) == 1
        card = english(f"named-cards-{colour}", number=1)
        took = english("event-card-taken", person="you", name="Robin", cards=card)
        assert second.text.startswith(f"{took}\nYou drew: ")


async def test_both_cards_are_shown_if_the_table_left_memory_between_them(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, _ = friends.people
        await friends.press(robin, "draw")
        await friends.settle()
        friends.app.tables.cache.memory.forget((await friends.table()).id)
        assert count_drawn(await friends.press(robin, "draw")) == 2


async def test_hand_board_and_recap_have_the_buttons_of_the_turn_and_lead_to_each_other(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db", "europe") as friends:
        robin, kim = friends.people
        hand = await friends.press(robin, "hand")
        assert {"take", "draw", "claim", "tickets", "station", "board"} <= set(verbs(hand))
        board = await friends.press_private(robin, hand, "board")
        assert friends.file_names(board) == ["my-board.png"]
        assert {"take", "draw", "claim", "tickets", "station", "hand"} <= set(verbs(board))
        recap = await friends.press_private(robin, board, "recap")
        assert {"draw", "hand"} <= set(verbs(recap))
        assert "recap" not in verbs(recap)
        again = await friends.press_private(robin, recap, "hand")
        assert friends.file_names(again) == ["hand.png"]
        drawn = await friends.press_private(robin, again, "draw")
        assert "You drew" in drawn.text
        theirs = await friends.press(kim, "hand")
        assert set(verbs(theirs)) == {"board", "recap", "queue", "daily"}


async def test_a_turn_can_be_taken_in_direct_messages(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, kim = friends.people
        (hand,) = friends.discord.direct(robin)
        await robin.press(hand, custom_id(hand, "refresh"))
        await friends.settle()
        reply = await friends.press(robin, "draw", friends.current(hand))
        assert "second card" in reply.text
        await friends.settle()
        assert "draw" in verbs(friends.current(hand))
        await friends.press(robin, "draw", friends.current(hand))
        await friends.settle()
        assert "draw" not in verbs(friends.current(hand))
        assert friends.newest_message().text.startswith(kim.mention)


async def test_the_button_for_tickets_asks_before_drawing(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, _ = friends.people
        step = (await friends.public_view()).step
        question = await friends.press(robin, "tickets")
        assert question.text == english("confirm-tickets", number=3, keep=1)
        hand = await friends.press_private(robin, question, "hand")
        assert {"draw", "claim", "tickets"} <= set(verbs(hand))
        assert (await friends.public_view()).step == step
        question = await friends.press_private(robin, hand, "tickets")
        opened = await friends.open_form(robin, "draw_tickets", question)
        offered = (await friends.player_view(robin)).offered
        reply = await friends.submit(robin, opened, offered[0])
        assert reply.text.startswith("You kept 1 ticket")


async def test_a_button_of_an_earlier_turn_opens_no_menu(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        hand = await friends.slash(robin, "hand")
        for person in (robin, kim):
            await friends.draw_two_cards(person)
        await friends.settle()
        assert friends.newest_with_buttons().text.startswith(robin.mention)  # Robin's turn again
        pressed = await robin.press(hand, custom_id(hand, "claim"))
        reply = await friends.wait_for_edit(hand, pressed)
        assert reply.text.startswith(english("table-refused-board-has-moved-on"))
        assert not custom_ids(reply)
