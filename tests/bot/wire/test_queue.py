"""Queued moves over the wire: built in private, played in public, reported in private."""

import shutil
from pathlib import Path

from bot.domain.queue import QueuedClaim, add
from bot.domain.table import UserId
from bot.i18n.languages import FACTS
from bot.messages.parts.phrasebook import channel_link
from engine.actions import Draw
from engine.payments import all_ways
from sandbox.payloads.messages import Message
from sandbox.testing.actor import Actor
from sandbox.testing.driver import Sandbox
from tests.support import positions
from tests.support.fake_clock import FakeClock
from tests.support.log_verifier import verify
from tests.support.positions import with_hand
from tests.support.wire.messages_read import content_of
from tests.support.wire.wire import (
    begin_left_over_work,
    catalogue,
    connected_bot,
    custom_id,
    custom_ids,
    english,
    reply_to,
    verbs,
    without_publishing,
)
from tests.support.wire.wire_players import Friends, change_position
from tests.support.wire.wire_setup import (
    CHANNEL,
    friends_online,
    friends_playing,
    restartable_bot,
)

DRAW = Draw()
EPHEMERAL = 1 << 6


async def choose_in(
    friends: Friends, actor: Actor, message: Message, *menu_and_value: str
) -> Message:
    """Choose a value in the menu of a queue that has these arguments. Returns the reply."""
    *wanted, value = menu_and_value
    menu = custom_id(message, "queue", *wanted)
    return await friends.wait_for_edit(message, await actor.choose(message, value, menu=menu))


async def queue_simply(friends: Friends, actor: Actor, kind: str, mode: str = "then") -> Message:
    """Queue a move that needs no further question. Returns the queue."""
    shown = await friends.slash(actor, "queue")
    menu = next(each for each in custom_ids(shown) if ":add:" in each and each.endswith(mode))
    after = await friends.wait_for_edit(shown, await actor.choose(shown, kind, menu=menu))
    await friends.settle()
    return after


def kims_hand(friends: Friends) -> Message:
    """The direct message with Kim's hand."""
    return next(m for m in friends.discord.direct(friends.people[1]) if not m.flags & EPHEMERAL)


async def test_a_queued_turn_is_played_announced_and_reported(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        shown = await queue_simply(friends, kim, "deck")
        assert english("queue-deck") in shown.text
        assert english("queue-deck") in kims_hand(friends).text
        assert english("queue-deck") in (await friends.slash(kim, "hand")).text
        assert english("queue-deck") in (await friends.slash(kim, "board", private=True)).text
        before = len(friends.public_messages())
        await friends.draw_two_cards(robin)
        await friends.settle()
        (announced,) = friends.public_messages()[before:]
        assert announced.text.startswith(robin.mention)
        assert "Kim drew 2 cards from the deck." in announced.text
        assert "Robin 🎴 🎴" in announced.text
        assert kim.mention not in announced.text
        hand = await friends.slash(kim, "hand")
        for told in (hand.text, kims_hand(friends).text):
            assert english("queue-played") in told
            assert english("queue-deck") not in told
        assert await verify(friends.app.tables, (await friends.table()).id) == []


async def test_a_claim_is_built_step_by_step_with_an_alternative(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "europe") as friends:
        robin, kim = friends.people
        await change_position(friends, lambda game: with_hand(game, 1, "3 black"))
        shown = await friends.slash(kim, "queue")
        routes = await choose_in(friends, kim, shown, "add", "0", "then", "claim")
        payments = await choose_in(friends, kim, routes, "route", "0", "then", "brest-paris")
        shown = await choose_in(
            friends, kim, payments, "pay", "0", "then", "brest-paris", "3 black"
        )
        assert "Brest – Paris with 3 black cards" in shown.text  # noqa: RUF001
        routes = await choose_in(friends, kim, shown, "add", "1", "else", "claim")
        routes = await friends.press_private(kim, routes, "queue", "routes", "1", "else", "1")
        back = await kim.press(routes, custom_ids(routes)[-1])
        shown = await friends.wait_for_edit(routes, back)
        cards = await choose_in(friends, kim, shown, "add", "1", "else", "card")
        shown = await choose_in(friends, kim, cards, "card", "1", "else", "red deck")
        stations = await choose_in(friends, kim, shown, "add", "2", "then", "station")
        menu = next(each for each in custom_ids(stations) if ":city:" in each)
        city = await friends.wait_for_edit(
            stations, await kim.choose(stations, "amsterdam", menu=menu)
        )
        assert "build a station in Amsterdam" in city.text
        await friends.draw_two_cards(robin)
        await friends.settle()
        assert (await friends.public_view()).seats[1].routes == ("brest-paris",)
        shown = await friends.slash(kim, "queue")
        assert "1. build a station in Amsterdam" in shown.text


async def test_a_tunnel_is_tried_only_with_an_answer_about_extra_cards(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "europe") as friends:
        robin, kim = friends.people
        await change_position(friends, lambda game: with_hand(game, 1, "3 green"))
        shown = await friends.slash(kim, "queue")
        routes = await choose_in(friends, kim, shown, "add", "0", "then", "claim")
        payments = await choose_in(friends, kim, routes, "route", "0", "then", "paris-zurich")
        extra = await choose_in(
            friends, kim, payments, "pay", "0", "then", "paris-zurich", "3 green"
        )
        assert verbs(extra)[0] == "queue"
        shown = await choose_in(
            friends, kim, extra, "extra", "0", "then", "paris-zurich", "3 green", "0"
        )
        assert english("queue-extra", number=0) in shown.text
        await friends.draw_two_cards(robin)
        await friends.settle()
        view = await friends.public_view()
        assert (view.waiting, view.stage) == ((0,), "turn")


async def test_a_void_queue_calls_its_owner_as_if_there_were_none(tmp_path: Path) -> None:
    async with (
        Sandbox.start(rate_limits=False, data=tmp_path / "discord") as discord,
        connected_bot(discord, tmp_path / "table.db", now=FakeClock()) as app,
    ):
        friends = Friends(discord, app, discord.channel(CHANNEL))
        await friends.start_game()
        await friends.choose_tickets()
        await friends.settle()
    seen = []
    for number in (1, 2):
        shutil.copytree(tmp_path / "discord", tmp_path / f"discord-{number}")
        shutil.copy(tmp_path / "table.db", tmp_path / f"table-{number}.db")
        seen.append(await read_by_robin(tmp_path, number, has_queue=number == 2))
    assert seen[0] == seen[1]
    assert len(seen[0]) > 4


async def read_by_robin(folder: Path, number: int, *, has_queue: bool) -> list[object]:
    """Everything Robin can read after a turn, before which Kim may have queued a claim that costs
    more cards than Kim has."""
    async with (
        Sandbox.start(rate_limits=False, data=folder / f"discord-{number}") as discord,
        connected_bot(discord, folder / f"table-{number}.db", now=FakeClock()) as app,
    ):
        friends = Friends(discord, app, discord.channel(CHANNEL))
        robin, kim = friends.people
        view, board = await friends.player_view(kim), positions.board("amsterdam")
        unpayable = next(
            route
            for route, price in zip(board.routes, board.prices, strict=True)
            if not all_ways(price, view.hand)
        )
        if has_queue:
            user, table = UserId(int(kim.id)), await friends.table()
            change = add(QueuedClaim((unpayable.id,)), "then", 0)
            await app.tables.queues.change(table.id, user, change)
            assert english("queue-title") in (await friends.slash(kim, "queue")).text
        await friends.draw_two_cards(robin)
        await friends.settle()
        assert (await friends.public_view()).waiting == (1,)
        for command in ("recap", "score", "games"):
            await friends.slash(robin, command)
        messages = [*robin.sees(friends.channel), *discord.direct(robin)]
        return [content_of(discord, message) for message in messages]


async def test_tickets_drawn_by_the_queue_call_their_owner_to_choose(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await queue_simply(friends, kim, "tickets")
        await friends.draw_two_cards(robin)
        await friends.settle()
        newest = friends.newest_message()
        assert newest.text.startswith(kim.mention)
        assert "choose" in verbs(newest)
        opened = await friends.open_form(kim, "choose")
        view = await friends.player_view(kim)
        await friends.submit(kim, opened, *view.offered)
        await friends.settle()
        assert (await friends.public_view()).waiting == (0,)


async def test_a_delayed_move_comes_after_the_usual_call(tmp_path: Path) -> None:
    clock = FakeClock()
    async with friends_playing(tmp_path / "table.db", now=clock) as friends:
        robin, kim = friends.people
        shown = await queue_simply(friends, kim, "deck")
        await choose_in(friends, kim, shown, "delay", "hour")
        await friends.draw_two_cards(robin)
        await friends.settle()
        assert friends.newest_message().text.startswith(kim.mention)
        told = "I'll play for you <t:"  # to Kim only
        assert told in friends.discord.direct(kim)[0].text
        assert not any(told in text for text in friends.public_texts())
        await begin_left_over_work(friends.app)
        await friends.settle()
        assert (await friends.public_view()).waiting == (1,)
        clock.now += 3601
        await begin_left_over_work(friends.app)
        await friends.settle()
        assert (await friends.public_view()).waiting == (0,)
        assert friends.newest_message().text.startswith(robin.mention)


async def test_a_queue_is_played_after_a_restart_in_the_middle_of_its_turn(tmp_path: Path) -> None:
    async with restartable_bot(tmp_path / "table.db") as bot:
        async with bot.run() as friends:
            robin, kim = friends.people
            await friends.start_game()
            await friends.choose_tickets()
            await queue_simply(friends, kim, "deck")
            await friends.settle()
            listeners = friends.app.tables.cache.memory.on_automatic_turn
            listeners.clear()  # the bot is killed before it plays
            with without_publishing(friends.app):
                await friends.act_unpublished(robin, DRAW)
                await friends.act_unpublished(robin, DRAW)
                table = await friends.table()
                assert await friends.app.tables.queues.play(table.id)
        async with bot.run() as friends:
            await friends.settle()
            view = await friends.public_view()
            assert (view.waiting, view.stage) == ((0,), "turn")
            assert "Kim drew 2 cards" in friends.newest_message().text
            assert "Robin 🎴 🎴" in friends.newest_message().text


async def test_a_queue_is_changed_and_cleared_by_single_taps(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await queue_simply(friends, kim, "deck")
        shown = await queue_simply(friends, kim, "tickets", "else")
        assert "**otherwise**" in shown.text
        shown = await choose_in(friends, kim, shown, "remove", "2", "0 0")
        assert "**otherwise**" not in shown.text
        shown = await friends.press_private(kim, shown, "queue", "last", "yes")
        assert custom_id(shown, "queue", "last", "no")
        user, table = UserId(int(kim.id)), await friends.table()
        queue = await friends.app.tables.queues.get(table.id, user)
        assert (queue.in_last_round, len(queue.turns)) == (True, 1)
        cleared = await friends.press_private(kim, shown, "queue", "clear")
        assert english("queue-empty") in cleared.text
        assert english("queue-title") not in kims_hand(friends).text
        await friends.draw_two_cards(robin)
        await friends.settle()
        assert friends.newest_message().text.startswith(kim.mention)
        refused = await friends.slash(friends.discord.person("Ada"), "queue")
        assert refused.text == english("table-refused-not-at-this-table")


async def test_presses_that_come_too_late_are_answered(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        old = await queue_simply(friends, kim, "deck")
        await queue_simply(friends, kim, "deck")
        late = await choose_in(friends, kim, old, "remove", "1", "0 0")
        assert english("queue-has-changed") in late.text
        assert "2. " in late.text
        assert english("queue-own-turn") in (await friends.slash(robin, "queue")).text
        shown = await friends.slash(kim, "queue")
        cards = await choose_in(friends, kim, shown, "add", "2", "then", "card")
        await friends.press_private(kim, await friends.slash(kim, "queue"), "queue", "clear")
        await friends.draw_two_cards(robin)
        await friends.settle()
        refused = await choose_in(friends, kim, cards, "card", "2", "then", "red deck")
        assert refused.text == english("table-refused-not-in-own-turn")


async def test_the_queue_opens_in_a_direct_message_in_the_reader_s_language(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        _, kim = friends.people
        for language, facts in FACTS.items():
            kim.speak(facts.discord_locale)
            say = catalogue().translator(language).say
            shown = await reply_to(await kim.slash("queue", kim.direct()))
            assert say("queue-empty") in shown.text
            assert channel_link((await friends.table()).where) in shown.text
            menu = next(each for each in custom_ids(shown) if each.endswith("then"))
            started = await kim.choose(shown, "deck", menu=menu)
            shown = await friends.wait_for_edit(shown, started)
            assert say("queue-deck") in shown.text
            await friends.settle()
            assert say("queue-deck") in kims_hand(friends).text
            again = await friends.press(kim, "queue", kims_hand(friends))
            await friends.press_private(kim, again, "queue", "clear")


async def test_both_are_told_when_a_queued_move_is_taken_back(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await queue_simply(friends, kim, "deck")
        await friends.draw_two_cards(robin)
        await friends.settle()
        asked = await friends.slash(robin, "undo")
        assert asked.text == english("done-asked")
        await friends.settle()
        await friends.press(kim, "undo_yes", friends.newest_message())
        await friends.settle()
        newest = friends.newest_with_buttons()
        assert newest.text.startswith(robin.mention)
        assert "Kim drew 2 cards" in newest.text
        assert english("queue-taken-back") in (await friends.slash(kim, "hand")).text
        assert english("queue-taken-back") in kims_hand(friends).text
        await friends.slash(robin, "draw", first="deck")
        await friends.settle()
        view = await friends.public_view()
        assert (view.waiting, view.stage) == ((0,), "turn")


def edits_in(friends: Friends, since: int) -> list[str]:
    """What the bot has edited in the channel since so many requests."""
    requests = friends.discord.request_log.since(since)
    here = f"/channels/{friends.channel.id}/"
    return [each.path for each in requests if each.method == "PATCH" and here in each.path]


async def test_nothing_public_happens_when_a_queue_changes_in_the_middle_of_a_turn(
    tmp_path: Path,
) -> None:
    clock = FakeClock()
    async with friends_playing(tmp_path / "table.db", now=clock) as friends:
        robin, kim = friends.people
        await friends.post_tables(robin)
        await friends.slash(robin, "draw", first="deck")
        await friends.settle()
        clock.pass_hours(1)
        await friends.app.table_lists.update_due()  # it shows everything
        before, requests = friends.public_messages(), friends.discord.request_log.total
        for _ in range(2):
            await queue_simply(friends, kim, "deck")
            clock.pass_hours(1)
            await begin_left_over_work(friends.app)
            await friends.settle()
            await friends.app.table_lists.update_due()
        assert edits_in(friends, requests) == []
        assert friends.public_messages() == before


async def test_nothing_public_happens_when_a_queue_changes_while_others_choose_tickets(
    tmp_path: Path,
) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        await friends.start_game()
        chosen = await friends.next_to_act()
        assert chosen is not None
        first, view = chosen
        await friends.act_by_command(first, view.moves[0])
        await friends.settle()
        before, requests = friends.public_messages(), friends.discord.request_log.total
        await queue_simply(friends, first, "deck")
        await begin_left_over_work(friends.app)
        await friends.settle()
        assert edits_in(friends, requests) == []
        assert friends.public_messages() == before
