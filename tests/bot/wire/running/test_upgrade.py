"""A database and messages of version 0.1.0: games continue, old buttons work, nothing repeats."""

import shutil
from pathlib import Path

import pytest

from bot.domain.posts import (
    HandPost,
    NudgePost,
    OfferPost,
    PatiencePost,
    PostKey,
    ReminderPost,
    TurnPost,
    VotePost,
)
from bot.domain.results import NOBODY
from bot.domain.table import Seq, UserId
from bot.store import Store, posts, results
from bot.tables import Tables
from engine.model import Seat
from tests.support.tables import boards
from tests.support.wire.version_0_1_0 import FOLDER, OLD, first_value, upgraded_bot
from tests.support.wire.wire import custom_ids, reply_to, verbs

POST_TYPES = (TurnPost, VotePost, OfferPost, PatiencePost, NudgePost, ReminderPost, HandPost)


def key_of(name: str) -> PostKey:
    """The key of a message that 0.1.0 stored under this name."""
    match name.split():
        case ["turn", revision, seq, number]:
            return TurnPost(int(revision), Seq(int(seq)), int(number))
        case ["vote", "offer", seat, at]:
            return OfferPost(Seat(int(seat)), float(at))
        case ["vote", kind, at]:
            return VotePost("undo" if kind == "undo" else "absence", float(at))
        case ["patience", seat, since]:
            return PatiencePost(Seat(int(seat)), float(since))
        case ["nudge", at]:
            return NudgePost(float(at))
        case ["reminder", seat, since, times]:
            return ReminderPost(Seat(int(seat)), float(since), int(times))
        case ["hand", user, seat]:
            return HandPost(UserId(int(user)), Seat(int(seat)))
        case _:
            raise ValueError(name)


async def test_every_stored_message_is_found_by_its_key_after_the_migration(
    tmp_path: Path,
) -> None:
    shutil.copy(FOLDER / "slow-train.db", tmp_path / "table.db")
    async with Store.open(tmp_path / "table.db") as store:
        kinds = set()
        for table in OLD.tables.values():
            found = {
                key
                for kind in POST_TYPES
                for key in await posts.load_all(store.reader, table.id, kind)
            }
            assert found == set(map(key_of, table.posts))
            kinds |= set(map(type, found))
        assert kinds == set(POST_TYPES)


async def test_only_unpublished_changes_are_published_and_only_once(
    tmp_path: Path,
) -> None:
    async with upgraded_bot(tmp_path) as bot:
        assert await bot.problems() == {}
        added = {
            name
            for name, number in bot.before.items()
            if len(bot.discord.public(bot.channel(name))) > number
        }
        assert added == {"absence", "killed_lost", "behind"}
        for name in added:
            assert len(bot.discord.public(bot.channel(name))) == bot.before[name] + 1


async def test_buttons_of_public_messages_still_work(tmp_path: Path) -> None:
    async with upgraded_bot(tmp_path) as bot:
        lookup = bot.app.tables.lookup
        question = await bot.press("lobby", "Alex", "cancel")
        assert custom_ids(question)[-1] == f"st:cancel:{OLD.tables['lobby'].id}:0:yes"
        await bot.press("lobby", "Robin", "join")
        assert "Robin" in (await lookup.table(OLD.tables["lobby"].id)).names
        await bot.press("undo_vote", "Sasha", "undo_yes")
        assert (await bot.stage("undo_vote"))[0] == "turn"
        await bot.press("absence", "Kim", "vote_stand_in")
        await bot.press("seat_offer", "Alex", "take_over")
        assert (await lookup.table(OLD.tables["seat_offer"].id)).names[0] == "Alex"
        await bot.press("stand_in", "Maja", "come_back")
        assert "Maja" in (await lookup.table(OLD.tables["stand_in"].id)).names
        before = await bot.stage("vacant")
        await bot.press("vacant", "Noor", "draw")
        assert await bot.stage("vacant") != before
        assert "route" in verbs(await bot.press("resigned", "Maja", "claim"))
        await bot.press("killed_arrived", "Kim", "draw")
        assert (await bot.stage("killed_arrived"))[0] == "second card"
        for name in ("killed_lost", "behind"):
            friends = bot.friends(name)
            turn = await friends.next_to_act()
            assert turn is not None
            await friends.press(turn[0], "draw")
            await bot.settle()
            assert (await bot.stage(name))[0] == "second card"
        await bot.press("finished", "Robin", "again")
        assert await lookup.open_in((await lookup.table(OLD.tables["finished"].id)).where.channel)
        assert await bot.problems() == {}


async def test_open_private_menus_and_questions_still_work(tmp_path: Path) -> None:
    async with upgraded_bot(tmp_path) as bot:
        assert "add_automatic" in verbs(
            await bot.press_private("lobby", "add_automatic", "add_automatic")
        )
        await bot.choose("opening", "keep")
        assert (await bot.stage("opening"))[0] == "turn"
        await bot.press_private("europe_turn", "stale", "draw")  # a button of an earlier step
        assert await bot.stage("europe_turn") == ("turn", 32)
        assert "board" in verbs(await bot.press_private("europe_turn", "tickets", "hand"))
        assert "city" in verbs(
            await bot.press_private("europe_turn", "city_menu", "more", "station", "1")
        )
        await bot.choose("europe_turn", "payment_menu")
        assert (await bot.stage("europe_turn"))[1] > 32
        await bot.choose("tunnel", "tunnel_question")
        assert await bot.stage("tunnel") == ("turn", 12)
        await bot.press_private("second_card", "after_first_card", "draw")
        assert await bot.stage("second_card") == ("turn", 10)
        await bot.choose("undone", "keep")
        assert (await bot.stage("undone"))[0] == "turn"
        await bot.press_private("seat_offer", "cancel", "call_off")
        cancelled = await bot.app.tables.lookup.table(OLD.tables["seat_offer"].id)
        assert cancelled.status == "cancelled"
        assert await bot.problems() == {}


@pytest.mark.parametrize("name", ["Kim", "Ruben"])
async def test_buttons_of_direct_messages_still_work(tmp_path: Path, name: str) -> None:
    async with upgraded_bot(tmp_path) as bot:
        old = next(
            message
            for table in OLD.tables.values()
            for message in table.direct
            if message.name == name
        )
        shown = bot.message(old)
        started = await bot.discord.person(name).press(shown, custom_ids(shown)[-1])
        assert (await reply_to(started)).text
        for menu in OLD.elsewhere.values():
            shown = bot.message(menu)
            person = bot.discord.person(menu.name)
            reply = await bot.friends("lobby").choose(person, shown, first_value(shown))
            assert reply.text


async def test_games_that_ended_with_the_earlier_version_are_in_profiles(tmp_path: Path) -> None:
    shutil.copy(FOLDER / "slow-train.db", tmp_path / "table.db")
    async with Store.open(tmp_path / "table.db") as store:
        tables = Tables(store, boards())
        assert await tables.results.add_missing() == 1
        (result,) = await results.everything(store.reader)
        people = [seat for seat in result.seats if seat.user != NOBODY and seat.is_rated]
        assert people
        for seat in people:
            found = await tables.profiles.profile(seat.user, result.guild)
            assert (found.games, found.best.best_points) == (1, seat.points)
