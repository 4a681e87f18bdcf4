"""The lesson over the wire: in private, in one message, played by words alone, without a trace."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.domain.table import Language
from bot.i18n.languages import FACTS
from bot.messages.learn import LEAVE
from sandbox.messages.component_rules import interactive
from sandbox.payloads.components import StringSelect
from sandbox.payloads.messages import EPHEMERAL, Message
from sandbox.testing.actor import Actor
from tests.support.wire.wire import catalogue, custom_id, custom_ids, reply_to, settle, verbs
from tests.support.wire.wire_players import Friends
from tests.support.wire.wire_setup import friends_in_lobby, friends_online, restartable_bot
from tests.support.wire.word_reader import controls

OTHER_LANGUAGES = [pytest.param(each, marks=pytest.mark.soak) for each in FACTS if each != "da"]
MAX_ALT = 1024
REMEMBERED = {"readers"}  # tables of the database that know people's languages


async def press(friends: Friends, actor: Actor, message: Message, *args: str) -> Message:
    """Press the button of the lesson with these arguments. The message is edited in place."""
    started = await actor.press(message, custom_id(message, "learn", *args))
    return await friends.wait_for_edit(message, started)


def letters(message: Message) -> str:
    """All choices made so far, which every button but the one that leaves carries."""
    made = {each.split(":")[4] for each in custom_ids(message) if each.count(":") >= 4}
    (found,) = made - {LEAVE}
    return found


@pytest.mark.parametrize("language", ["da", *OTHER_LANGUAGES])
async def test_a_whole_lesson_from_words_alone_leaves_no_trace(
    tmp_path: Path, language: Language
) -> None:
    say = catalogue().translator(language).say
    async with friends_online(tmp_path / "table.db") as friends:
        robin = friends.people[0]
        robin.speak(FACTS[language].discord_locale)
        before = rows(tmp_path / "table.db")
        lesson = await friends.slash(robin, "learn")
        first = lesson.id
        while say("learn-start-again") not in labels(lesson):
            assert lesson.id == first
            assert lesson.flags & EPHEMERAL
            (alt,) = friends.discord.alt_texts(lesson)
            assert 0 < len(alt) <= MAX_ALT
            lesson = await press_by_words(friends, robin, lesson, language)
        assert "🏆" in lesson.text
        await settle(friends.app)
        assert friends.public_messages() == []
        assert friends.discord.direct(robin) == []
        assert rows(tmp_path / "table.db") == before
        offer = await friends.press_private(robin, lesson, "first_game", "computer")
        assert "keep" in verbs(offer)
        (begun,) = friends.public_messages()
        assert robin.mention in begun.text
        assert say("map-newyork") in begun.text
        games = await friends.slash(robin, "games")
        assert say("map-lesson") not in games.text


def labels(message: Message) -> list[str]:
    return [control.words for control in controls(message)]


async def press_by_words(
    friends: Friends, actor: Actor, message: Message, language: Language
) -> Message:
    """What somebody does who follows the advice and sees no picture: claim if told to, or draw."""
    say = catalogue().translator(language).say
    named = {control.words: control for control in reversed(controls(message))}
    first = next(iter(reversed(named.values())))
    claim = named.get(say("button-claim"))
    told_to_claim = claim is not None and f"**{say('button-claim')}**" in message.text
    chosen = claim if told_to_claim and claim else named.get(say("button-draw"), first)
    assert not chosen.value
    started = await actor.press(message, chosen.custom_id)
    return await friends.wait_for_edit(message, started)


def rows(database: Path) -> dict[str, int]:
    """How many rows each table of the database has, except what is remembered about readers."""
    with closing(sqlite3.connect(database)) as db:
        names = [
            name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type='table'")
        ]
        return {
            name: db.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]
            for name in names
            if name not in REMEMBERED
        }


async def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with restartable_bot(tmp_path / "table.db") as bot:
        async with bot.run() as friends:
            robin = friends.people[0]
            lesson = await friends.slash(robin, "learn")
            lesson = await press(friends, robin, lesson, "a", "1")
        async with bot.run() as friends:
            lesson = await press(friends, robin, lesson, "a1", "r")
            lesson = await press(friends, robin, lesson, "a1r", "d")
    assert letters(lesson) == "a1rd"
    assert lesson.flags & EPHEMERAL


async def test_what_is_not_allowed_is_answered_in_the_lesson(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin = friends.people[0]
        lesson = await friends.slash(robin, "learn")
        lesson = await press(friends, robin, lesson, "a", "1")
        menu = await press(friends, robin, lesson, "a1", "routes")
        (select,) = (p for p in interactive(menu.components) if isinstance(p, StringSelect))
        started = await robin.choose(menu, "B", menu=select.custom_id)
        refused = await friends.wait_for_edit(menu, started)
    assert refused.text.startswith("✋")
    assert letters(refused) == "a1"


async def test_the_lobby_offers_the_lesson_in_private_to_everybody(tmp_path: Path) -> None:
    async with friends_in_lobby(tmp_path / "table.db") as friends:
        lobby = friends.newest_message()
        for actor in friends.people:
            lesson = await friends.press(actor, "learn")
            assert lesson.flags & EPHEMERAL
            assert letters(lesson) == "a"
        await settle(friends.app)
        assert friends.public_messages() == [lobby]


async def test_help_begins_with_the_lesson(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin = friends.people[0]
        shown = await friends.slash(robin, "help")
        assert shown.text.index("/learn") < shown.text.index("/new")
        lesson = await press(friends, robin, shown)
    assert letters(lesson) == "a"


async def test_the_lesson_can_be_left_and_begun_again_also_in_a_direct_message(
    tmp_path: Path,
) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin = friends.people[0]
        lesson = await reply_to(await robin.slash("learn", robin.direct()))
        left = await press(friends, robin, lesson, LEAVE)
        assert friends.discord.files(left) == []
        again = await press(friends, robin, left)
    assert letters(again) == "a"


async def test_a_lesson_goes_its_own_way_for_everybody(tmp_path: Path) -> None:
    """Nobody else sees the message of a lesson. Its custom id says nothing about its learner: from
    somebody else it would be a lesson of their own."""
    async with friends_online(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        lesson = await friends.slash(robin, "learn")
        lesson = await press(friends, robin, lesson, "a", "1")
        assert lesson not in kim.sees(friends.channel)
        other = await friends.slash(kim, "learn")
        other = await press(friends, kim, other, "a", "1")
        assert custom_ids(other) == custom_ids(lesson)
        await press(friends, kim, other, "a1", "dd")
        assert friends.current(lesson) == lesson
