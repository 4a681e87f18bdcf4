"""Hands as direct messages: what they show, and why one is closed."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from bot.delivery.hand_messages import HandMessages
from bot.discord_io.sender import Outgoing, Sender
from bot.domain.posts import HandPost
from bot.domain.queue import Queue
from bot.domain.requests import PreferencesChange
from bot.domain.table import (
    ChannelId,
    Human,
    Language,
    MessageId,
    Preferences,
    Table,
    TableId,
    UserId,
)
from bot.i18n.languages import DISCORD_LOCALES
from bot.messages import direct_messages
from bot.messages.parts.message import Message as PlainMessage
from bot.messages.parts.phrasebook import STAMP, Phrasebook
from bot.store import posts
from engine.views import PlayerView
from sandbox.payloads.messages import Message
from sandbox.rest.faults import ServerError
from sandbox.testing.actor import Actor
from tests.support.fake_clock import FakeClock
from tests.support.positions import with_hand, with_tickets
from tests.support.wire.wire import FakeSleep, catalogue, custom_id, custom_ids, english, verbs
from tests.support.wire.wire_players import THREE_NAMES, Friends, change_position
from tests.support.wire.wire_setup import friends_online, friends_playing, restartable_bot

SEND = ("POST", "/channels/{channel_id}/messages")
LASTING = ["turn", "claim", "refresh", "queue"]


def hand_of(friends: Friends, person: Actor) -> Message:
    """The only direct message to a person."""
    (message,) = friends.discord.direct(person)
    return message


async def test_a_hand_is_edited_once_a_turn_when_its_owners_turn_is_over(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        hand, theirs = hand_of(friends, robin), hand_of(friends, kim)
        assert [file.filename for file in hand.attachments] == ["hand.png"]
        edits = len(friends.discord.versions(hand.id))
        await friends.slash(robin, "draw", first="deck")
        await friends.settle()
        assert hand_of(friends, robin) == hand
        await friends.slash(robin, "draw", first="deck")
        await friends.settle()
        now = hand_of(friends, robin)
        assert now.id == hand.id
        assert now.text != hand.text
        assert len(friends.discord.versions(hand.id)) == edits + 1
        assert hand_of(friends, kim) == theirs  # Kim is to move, and has the same cards


async def test_a_hand_does_not_say_whose_turn_it_is_until_it_is_refreshed(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, kim = friends.people
        for person in (robin, kim):
            hand = hand_of(friends, person)
            assert english("dm-your-turn") not in hand.text
            assert english("dm-not-your-turn") not in hand.text
            assert verbs(hand) == LASTING
            started = await person.press(hand, custom_id(hand, "refresh"))
            await friends.settle()
            assert started.messages() == []  # the message itself is edited
        assert english("dm-your-turn") in hand_of(friends, robin).text
        assert {"draw", "claim", "refresh"} <= set(verbs(hand_of(friends, robin)))
        assert hand_of(friends, kim) == hand  # there is nothing new
        await friends.draw_two_cards(robin)
        await friends.settle()
        assert verbs(hand_of(friends, robin)) == LASTING
        assert english("dm-your-turn") not in hand_of(friends, robin).text


async def test_the_claim_button_of_a_hand_works_in_every_turn_of_its_owner(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, kim = friends.people
        hand = hand_of(friends, kim)
        early = await friends.press(kim, "claim", hand)
        assert verbs(early) == ["queue", "queue", "turn", "daily"]  # what Kim can do meanwhile
        await friends.draw_two_cards(robin)
        await friends.settle()
        assert custom_id(friends.current(hand), "claim") == custom_id(hand, "claim")
        menu = await friends.press(kim, "claim", hand)
        assert "pay" in verbs(menu)


async def test_a_hand_tells_how_far_its_tickets_are_and_as_of_which_move(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, kim = friends.people
        before, kims = hand_of(friends, robin).content, hand_of(friends, kim)
        assert STAMP in before
        assert "⬜ **1** · " in before
        assert english("ticket-fits", number=45) not in before  # far more than enough
        await friends.draw_two_cards(robin)
        await friends.settle()
        stamp = STAMP + english("tickets-as-of", step=(await friends.public_view()).step)
        assert stamp in hand_of(friends, robin).content
        assert stamp not in before
        assert hand_of(friends, kim) == kims  # a later move alone is no reason to edit it


async def test_a_path_that_somebody_has_taken_is_told_with_the_next_edit(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, kim = friends.people
        await change_position(
            friends,
            lambda game: with_tickets(with_hand(game, 0, "2 red"), 1, "denver-el-paso"),
        )
        menu = await friends.slash(robin, "claim", route="santa fe")
        await friends.press_private(robin, menu, "pay", "el-paso-santa-fe", "2 red")
        told = "El Paso – Santa Fe has been taken"  # noqa: RUF001  # as texts have it
        screen = await friends.press(kim, "turn")
        assert told in screen.text
        await friends.draw_two_cards(kim)
        await friends.settle()
        assert told in hand_of(friends, kim).content
        assert told not in hand_of(friends, robin).content
        assert told not in friends.newest_with_buttons().text


async def test_a_hand_first_asks_to_choose_tickets(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await friends.start_game("europe")
        assert english("dm-choose-tickets") in hand_of(friends, kim).text
        assert english("dm-your-turn") not in hand_of(friends, kim).text
        await friends.choose_tickets()
        for person in (robin, kim):
            assert english("dm-choose-tickets") not in hand_of(friends, person).text


@pytest.mark.parametrize(
    "language", ["da", *(pytest.param(each, marks=pytest.mark.soak) for each in ("nl", "sv"))]
)
async def test_a_hand_is_closed_with_the_result_of_the_game(
    tmp_path: Path, language: Language
) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, _ = friends.people
        robin.speak(DISCORD_LOCALES[language])
        await friends.start_game()
        await friends.finish_game()
        await friends.settle()
        now = hand_of(friends, robin)
        assert now.text.startswith(
            catalogue().say(language, "dm-over", map=catalogue().say(language, "map-amsterdam"))
        )
        assert "🏆" in now.text
        assert f"/{friends.channel.id}" in now.text
        assert (now.components, now.attachments) == ([], [])
        table_id = (await friends.table()).id
        assert await posts.load_all(friends.app.tables.store.reader, table_id, HandPost) == {}
        friends.app.jobs.publishing.run_now(table_id)
        await friends.settle()
        assert hand_of(friends, robin) == now


@pytest.mark.postgres_in_soak
async def test_hands_are_closed_although_the_end_could_not_be_posted_at_once(
    tmp_path: Path,
) -> None:
    sleep = FakeSleep()
    async with friends_online(tmp_path / "table.db", sleep=sleep) as friends:
        robin, _ = friends.people
        await friends.start_game()
        await friends.settle()
        await friends.play_unpublished()
        table_id = (await friends.table()).id
        friends.discord.faults.plan(ServerError(), *SEND)
        friends.app.jobs.publishing.run_now(table_id)
        await friends.settle()
        assert await friends.app.tables.publication.is_behind(table_id)
        assert custom_ids(hand_of(friends, robin))
        await sleep.end_pauses()
        await friends.settle()
        assert not await friends.app.tables.publication.is_behind(table_id)
        over = english("dm-over", map=english("map-amsterdam"))
        await friends.discord.until(lambda: hand_of(friends, robin).text.startswith(over))


async def test_the_hand_of_a_person_who_resigned_says_that_a_computer_player_plays_on(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db", "europe", THREE_NAMES) as friends:
        robin, kim, _ = friends.people
        await friends.resign(robin)
        now = hand_of(friends, robin)
        assert now.text.startswith(english("dm-seat-left-to-computer-player", map="Europe"))
        assert (now.components, now.attachments) == ([], [])
        assert hand_of(friends, kim).components


async def test_the_hand_of_a_person_who_was_replaced_names_the_substitute(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "europe", THREE_NAMES) as friends:
        robin, alex = friends.people[0], friends.discord.person("Alex")
        await friends.slash(robin, "substitute", who=alex.id)
        await friends.settle()
        await friends.press(alex, "take_over")
        await friends.settle()
        now = hand_of(friends, robin)
        assert now.text.startswith(english("dm-seat-left", name="Alex", map="Europe"))
        assert (now.components, now.attachments) == ([], [])
        assert [file.filename for file in hand_of(friends, alex).attachments] == ["hand.png"]


async def test_hands_say_that_the_game_was_called_off(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "europe", THREE_NAMES) as friends:
        robin, kim, _ = friends.people
        question = await friends.slash(robin, "cancel")
        await friends.press_private(robin, question, "call_off")
        for person in (robin, kim):
            now = hand_of(friends, person)
            assert now.text.startswith(english("lobby-cancelled", map="Europe"))
            assert (now.components, now.attachments) == ([], [])


async def test_a_hand_is_closed_when_it_is_switched_off_and_sent_again_when_switched_on(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db", "europe", THREE_NAMES) as friends:
        robin, _, _ = friends.people
        await friends.slash(robin, "reminders", hand_by_dm=False)
        await friends.settle()
        off = hand_of(friends, robin)
        assert off.text.startswith(english("dm-switched-off", map="Europe"))
        assert (off.components, off.attachments) == ([], [])
        await friends.slash(robin, "reminders", hand_by_dm=True)
        await friends.settle()
        _, again = friends.discord.direct(robin)
        assert [file.filename for file in again.attachments] == ["hand.png"]


@pytest.mark.parametrize("database_kind", ["sqlite", "postgres"], indirect=True)
async def test_a_hand_switched_off_while_hands_are_updated_is_closed_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, _ = friends.people
        work, preferences = friends.app.work, friends.app.tables.preferences
        mark_hands_shown = work.mark_hands_shown

        async def switch_off_before_marking(table: TableId, revision: int) -> None:
            monkeypatch.setattr(work, "mark_hands_shown", mark_hands_shown)
            await preferences.change(UserId(int(robin.id)), PreferencesChange(wants_dm=False))
            await mark_hands_shown(table, revision)

        monkeypatch.setattr(work, "mark_hands_shown", switch_off_before_marking)
        await friends.draw_two_cards(robin)
        await friends.settle()
        closed = english("dm-switched-off", map="Amsterdam")
        assert hand_of(friends, robin).text.startswith(closed)


async def test_no_hand_is_sent_to_a_person_who_has_switched_it_off(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await friends.slash(kim, "reminders", hand_by_dm=False)
        await friends.start_game()
        assert len(friends.discord.direct(robin)) == 1
        assert friends.discord.direct(kim) == []


async def test_a_person_with_closed_direct_messages_is_told_once_in_private(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        _, kim = friends.people
        kim.close_dms()
        await friends.start_game()
        closed = english("dm-closed")
        first = await friends.slash(kim, "hand")
        assert closed in first.text
        second = await friends.slash(kim, "hand")
        assert closed not in second.text
        assert not any(closed in content for content in friends.public_texts())


async def test_an_absent_person_can_come_back_by_a_button_of_their_hand(
    tmp_path: Path,
) -> None:
    clock = FakeClock()
    async with friends_playing(tmp_path / "table.db", "europe", THREE_NAMES, now=clock) as friends:
        robin, kim, sam = friends.people
        clock.pass_hours(80)
        await friends.slash(kim, "nudge", vote=True)
        await friends.settle()
        question = friends.newest_with_buttons()
        for person in (kim, sam):
            await friends.press(person, "vote_stand_in", question)
        await friends.settle()
        now = hand_of(friends, robin)
        assert now.text.startswith(english("dm-stand-in", map="Europe"))
        assert now.attachments == []
        await friends.press(robin, "come_back", now)
        await friends.settle()
        assert [file.filename for file in friends.current(now).attachments] == ["hand.png"]


async def test_a_hand_that_fails_does_not_stop_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real_hand = direct_messages.hand_direct_message

    def fail_for_robin(
        phrases: Phrasebook,
        table: Table,
        view: PlayerView,
        queue: Queue,
        news: Sequence[str],
        *,
        has_actions: bool,
    ) -> PlainMessage:
        if view.seat == 0:
            raise ZeroDivisionError
        return real_hand(phrases, table, view, queue, news, has_actions=has_actions)

    async with friends_online(tmp_path / "table.db", THREE_NAMES) as friends:
        robin, kim, sam = friends.people
        monkeypatch.setattr(direct_messages, "hand_direct_message", fail_for_robin)
        await friends.start_game("europe")
        assert hand_of(friends, kim).components
        assert hand_of(friends, sam).components
        assert friends.discord.direct(robin) == []
        monkeypatch.undo()
        friends.app.jobs.hands.run_now((await friends.table()).id)
        await friends.discord.until(lambda: friends.discord.direct(robin))


@pytest.mark.parametrize("successor", ["Alex", ""], ids=["a person", "a computer player"])
async def test_a_person_who_is_replaced_while_hands_are_updated_is_no_error(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    successor: str,
) -> None:
    """Between the list of people at the table and the hand of one of them."""
    async with friends_playing(tmp_path / "table.db", "europe", THREE_NAMES) as friends:
        robin = friends.people[0]
        tables, table_id = friends.app.tables, (await friends.table()).id
        real_get = tables.preferences.get_all

        async def replace_robin(users: Sequence[UserId]) -> Mapping[UserId, Preferences]:
            monkeypatch.undo()
            if successor:
                alex = Human(UserId(int(friends.discord.person(successor).id)), successor)
                offer = await tables.seats.offer(
                    table_id, UserId(int(robin.id)), alex, UserId(int(robin.id))
                )
                await tables.seats.take_over(table_id, alex, offer.question_id)
            else:
                await tables.seats.resign(table_id, UserId(int(robin.id)))
            return await real_get(users)

        monkeypatch.setattr(tables.preferences, "get_all", replace_robin)
        friends.app.jobs.hands.run_now(table_id)
        await friends.settle()
        assert [line.message for line in caplog.records if line.levelname == "ERROR"] == []
        key = "dm-seat-left" if successor else "dm-seat-left-to-computer-player"
        left = english(key, name=successor, map="Europe")
        assert hand_of(friends, robin).text.startswith(left)


async def test_hands_not_sent_before_a_kill_are_sent_after_the_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def send_nothing(_: HandMessages, __: TableId) -> None:
        """In place of `update`: the bot is killed after the public message."""

    async with restartable_bot(tmp_path / "table.db") as bot:
        with monkeypatch.context() as patch:
            patch.setattr(HandMessages, "update", send_nothing)
            async with bot.run() as friends:
                await friends.start_game("europe")
        robin, _ = friends.people
        assert bot.discord.direct(robin) == []
        async with bot.run() as friends:
            await friends.settle()
            assert len(bot.discord.direct(robin)) == 1


async def test_hands_show_the_winner_only_after_the_public_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_public: list[bool] = []  # for every hand that shows the winner
    real_edit = Sender.edit

    async def edit(
        sender: Sender, channel: ChannelId, message: MessageId, outgoing: Outgoing
    ) -> None:
        if "🏆" in outgoing.message.text:
            is_public.append(any("🏆" in text for text in friends.public_texts()))
        await real_edit(sender, channel, message, outgoing)

    async with friends_online(tmp_path / "table.db") as friends:
        await friends.start_game()
        monkeypatch.setattr(Sender, "edit", edit)
        await friends.finish_game()
        await friends.settle()
        assert is_public == [True, True]
