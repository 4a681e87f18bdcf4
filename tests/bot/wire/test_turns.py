"""A turn taken privately, over the wire: what was drawn, where to go on, how to take it back."""

from pathlib import Path

from bot.tables.snapshot import Snapshot
from engine.cards import WILD
from engine.events import TunnelTurned
from sandbox.payloads.messages import Message
from tests.support.positions import with_hand
from tests.support.wire import settled
from tests.support.wire_players import Friends, custom_id, custom_ids, done, playing


def verbs(message: Message) -> list[str]:
    return [each.split(":")[1] for each in custom_ids(message)]


async def give(friends: Friends, hand: str) -> None:
    """The first to move holds these cards; the log does not know where they came from."""
    table = await friends.table()
    snapshot = friends.app.tables.cache._snapshots[table.id]
    game = with_hand(snapshot.game, 0, hand)
    friends.app.tables.cache._snapshots[table.id] = Snapshot(
        snapshot.table, game, snapshot.seq, snapshot.undos, snapshot.map_digest
    )


def drawn(told: Message) -> int:
    """How many cards from the deck the first line tells of."""
    first = told.content.splitlines()[0]
    assert first.startswith("You drew ")
    return sum(int(word) for word in first.split() if word.isdecimal())


async def test_two_draws_by_button_tell_both_cards_the_hand_and_that_the_turn_is_over(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path / "table.db", "usa") as friends:
        robin, _ = friends.people
        first = await friends.pressed(robin, "draw")
        assert drawn(first) == 1
        assert first.content.endswith("Now take your second card.")
        second = await friends.after(first, await robin.press(first, custom_id(first, "draw")))
        assert drawn(second) == 2
        _, hand, over = second.content.splitlines()
        assert hand.startswith("**6 cards:**")
        assert over == "Your turn is over; Kim is next."


async def test_a_card_from_the_row_and_one_from_the_deck_are_both_told(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db", "usa") as friends:
        robin, _ = friends.people
        view = await friends.app.tables.lookup.public_view((await friends.table()).id)
        colour = next(colour.word for colour in view.row if colour is not WILD)
        shown = friends.shown()
        await done(await robin.press(shown, custom_id(shown, "take", colour)))
        await settled(friends.app)
        second = await friends.pressed(robin, "draw")  # under the public message this time
        assert drawn(second) == 1
        assert f"You took 1 {colour}." in second.content


async def test_both_cards_are_told_when_the_table_left_memory_between_them(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db", "usa") as friends:
        robin, _ = friends.people
        await friends.pressed(robin, "draw")
        await settled(friends.app)
        friends.app.tables.cache.forget((await friends.table()).id)
        assert drawn(await friends.pressed(robin, "draw")) == 2


async def test_hand_board_and_recap_have_the_buttons_of_ones_turn_and_lead_to_each_other(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path / "table.db", "europe") as friends:
        robin, kim = friends.people
        hand = await friends.pressed(robin, "hand")
        assert {"take", "draw", "claim", "tickets", "station", "board"} <= set(verbs(hand))
        board = await friends.after(hand, await robin.press(hand, custom_id(hand, "board")))
        assert [file.filename for file in board.attachments] == ["my-board.png"]
        assert {"take", "draw", "claim", "tickets", "station", "hand"} <= set(verbs(board))
        recap = await friends.after(board, await robin.press(board, custom_id(board, "recap")))
        assert {"draw", "hand"} <= set(verbs(recap))
        again = await friends.after(recap, await robin.press(recap, custom_id(recap, "hand")))
        assert [file.filename for file in again.attachments] == ["hand.png"]
        drawn = await friends.after(again, await robin.press(again, custom_id(again, "draw")))
        assert "You drew" in drawn.content
        theirs = await friends.pressed(kim, "hand")
        assert set(verbs(theirs)) == {"board", "recap"}


async def test_a_turn_can_be_taken_in_the_direct_message(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db", "usa") as friends:
        robin, kim = friends.people
        (hand,) = friends.discord.direct(robin)
        assert {"draw", "claim"} <= set(verbs(hand))
        answer = await done(await robin.press(hand, custom_id(hand, "draw")))
        assert "second card" in answer.content
        await settled(friends.app)
        hand, *_ = friends.discord.direct(robin)
        await done(await robin.press(hand, custom_id(hand, "draw")))
        await settled(friends.app)
        hand, *_ = friends.discord.direct(robin)
        assert set(verbs(hand)) == {"board", "recap"}
        (theirs,) = friends.discord.direct(kim)
        assert "draw" in verbs(theirs)


async def test_what_can_be_taken_back_at_once_has_a_button_for_it(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db", "usa") as friends:
        robin, _ = friends.people
        await give(friends, "5 blue")
        claimed = await done(await robin.slash("claim", friends.channel, route="miami atlanta"))
        assert "You claimed Atlanta" in claimed.content
        assert "Your turn is over; Kim is next." in claimed.content
        back = await friends.after(claimed, await robin.press(claimed, custom_id(claimed, "undo")))
        assert "Taken back." in back.content
        assert {"draw", "claim"} <= set(verbs(back))
        table = await friends.table()
        assert (await friends.app.tables.lookup.public_view(table.id)).waiting == (0,)


async def test_what_the_others_must_allow_has_no_button_of_its_own(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db", "usa") as friends:
        robin, _ = friends.people
        drawn = await friends.pressed(robin, "draw")
        assert "undo" not in verbs(drawn)


async def test_a_typed_route_is_taken_or_becomes_a_menu_or_is_answered_with_names(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path / "table.db", "europe") as friends:
        robin, _ = friends.people
        await give(friends, "4 green 1 red 1 wild")
        several = await done(await robin.slash("claim", friends.channel, route="zurich"))
        assert verbs(several) == ["route", "hand"]
        unknown = await done(await robin.slash("claim", friends.channel, route="Pariss Zurisch"))
        assert "Did you mean: Paris" in unknown.content
        payment = await done(await robin.slash("claim", friends.channel, route="Zürich - Paris"))
        assert verbs(payment) == ["pay", "hand"]
        await give(friends, "3 green")
        await done(await robin.slash("claim", friends.channel, route="zurich paris"))
        log = await friends.app.tables.lookup.history((await friends.table()).id)
        tried = [e.route for entry in log for e in entry.events if isinstance(e, TunnelTurned)]
        assert tried == ["paris-zurich"]


async def test_who_can_pay_for_nothing_can_go_on_from_there(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db", "usa") as friends:
        robin, _ = friends.people
        await give(friends, "")
        menu = await friends.pressed(robin, "claim")
        assert menu.content.count("short") == 5
        drawn = await friends.after(menu, await robin.press(menu, custom_id(menu, "draw")))
        assert "You drew" in drawn.content
