"""Databases and messages of earlier versions: games continue, old buttons work, nothing repeats."""

from collections.abc import Mapping
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
    WatchPost,
)
from bot.domain.table import NOBODY, GuildId, Seq, Table, UserId
from bot.store import Store, posts, results
from bot.store.databases.location import DatabaseUrl
from bot.tables import Tables
from engine.model import Seat
from sandbox.payloads.channels import Thread
from tests.support.databases.back_ends import url_instead_of
from tests.support.tables import boards
from tests.support.wire.old_versions import (
    POSTGRES_SCHEMAS,
    UpgradedBot,
    left_by,
    put_database,
    upgraded_bot,
)
from tests.support.wire.wire import (
    begin_what_is_due,
    custom_id,
    custom_ids,
    english,
    reply_to,
    verbs,
)

POST_TYPES = (
    *(TurnPost, VotePost, OfferPost, PatiencePost, NudgePost, ReminderPost, HandPost, WatchPost),
)
USED = {"0.1.0": {*POST_TYPES} - {WatchPost}, "0.2.0": {*POST_TYPES}}
ADDED: Mapping[str, Mapping[str, int]] = {
    "0.1.0": {"absence": 1, "killed_lost": 1, "behind": 1},
    "0.2.0": {
        "killed_lost": 1,
        "behind": 1,
        "queue_due": 1,
        "computer": 1,
        "deletion_due": 1,  # who left the game
        "Ivo": -1,  # and the hand that he had
        "ends_arrived": 4,  # of seven stages
        "thread_lost": 1,
        "Ruben": 1,  # a reminder
    },
}
FINISHED = {"0.1.0": 1, "0.2.0": 5}


def versions(*on_postgres: pytest.MarkDecorator) -> pytest.MarkDecorator:
    """Every version on each database that it could use, with these marks on PostgreSQL."""
    return pytest.mark.parametrize(
        ("version", "database_kind"),
        [
            *((version, "sqlite") for version in USED),
            *(pytest.param(version, "postgres", marks=on_postgres) for version in POSTGRES_SCHEMAS),
        ],
        indirect=["database_kind"],
    )


every_version = versions()
every_version_of_sqlite = versions(pytest.mark.soak)
postgres_in_soak = pytest.mark.postgres_in_soak


async def open_old_database(version: str, folder: Path) -> Path | DatabaseUrl:
    """A copy of the database of a version."""
    file = folder / "table.db"
    await put_database(version, file)
    url = await url_instead_of(file)
    return DatabaseUrl(url) if url else file


def key_of(name: str) -> PostKey:
    """The key of a message that 0.1.0 stored under this name; 0.2.0 is described alike."""
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
        case ["watch", seq, number]:
            return WatchPost(Seq(int(seq)), int(number))
        case _:
            raise ValueError(name)


@every_version
async def test_every_stored_message_is_found_by_its_key_after_the_migration(
    tmp_path: Path, version: str
) -> None:
    async with Store.open(await open_old_database(version, tmp_path)) as store:
        kinds = set()
        for table in left_by(version).tables.values():
            found = {
                key
                for kind in POST_TYPES
                for key in await posts.load_all(store.reader, table.id, kind)
            }
            assert found == set(map(key_of, table.posts))
            kinds |= set(map(type, found))
        assert kinds == USED[version]


@every_version
async def test_only_unpublished_changes_are_published_and_only_once(
    tmp_path: Path, version: str
) -> None:
    async with upgraded_bot(tmp_path, version) as bot:
        assert await bot.problems() == {}
        assert bot.added == ADDED[version]
    async with upgraded_bot(tmp_path, version) as bot:
        assert await bot.problems() == {}
        assert bot.added == {}


async def table_of(bot: UpgradedBot, name: str) -> Table:
    return await bot.app.tables.lookup.table(bot.old.tables[name].id)


@every_version_of_sqlite
async def test_buttons_of_public_messages_still_work(tmp_path: Path, version: str) -> None:
    async with upgraded_bot(tmp_path, version) as bot:
        question = await bot.press("lobby", "Alex", "cancel")
        assert custom_ids(question)[-1] == f"st:cancel:{bot.old.tables['lobby'].id}:0:yes"
        await bot.press("lobby", "Robin", "join")
        assert "Robin" in (await table_of(bot, "lobby")).names
        await bot.press("undo_vote", "Sasha", "undo_yes")
        assert (await bot.stage("undo_vote"))[0] == "turn"
        await bot.press("absence", "Kim", "vote_stand_in")
        await bot.press("seat_offer", "Alex", "take_over")
        assert (await table_of(bot, "seat_offer")).names[0] == "Alex"
        await bot.press("stand_in", "Maja", "come_back")
        assert "Maja" in (await table_of(bot, "stand_in")).names
        before = await bot.stage("vacant")
        await bot.press("vacant", "Noor", "draw")
        assert await bot.stage("vacant") != before
        assert {"route", "pay"} & {*verbs(await bot.press("resigned", "Maja", "claim"))}
        for name in ("killed_arrived", "killed_lost", "behind"):
            friends = bot.friends(name)
            turn = await friends.next_to_act()
            assert turn is not None
            screen = await friends.press(turn[0], "turn")
            await turn[0].press(screen, custom_id(screen, "draw"))
            await bot.settle()
            assert (await bot.stage(name))[0] == "second card"
        await bot.press("finished", "Robin", "again")
        channel = (await table_of(bot, "finished")).where.channel
        assert await bot.app.tables.lookup.open_in(channel)
        assert await bot.problems() == {}


@every_version_of_sqlite
async def test_open_private_menus_and_questions_still_work(tmp_path: Path, version: str) -> None:
    async with upgraded_bot(tmp_path, version) as bot:
        assert "add_automatic" in verbs(
            await bot.press_private("lobby", "add_automatic", "add_automatic")
        )
        await bot.choose("opening", "keep")
        assert (await bot.stage("opening"))[0] == "turn"
        before = await bot.stage("europe_turn")
        await bot.press_private("europe_turn", "stale", "draw")  # a button of an earlier step
        assert await bot.stage("europe_turn") == before
        assert "board" in verbs(await bot.press_private("europe_turn", "tickets", "hand"))
        assert "city" in verbs(
            await bot.press_private("europe_turn", "city_menu", "more", "station", "1")
        )
        await bot.choose("europe_turn", "payment_menu")
        assert await bot.stage("europe_turn") > before
        stage, step = await bot.stage("tunnel")
        assert stage == "tunnel due"
        await bot.choose("tunnel", "tunnel_question")
        assert await bot.stage("tunnel") == ("turn", step + 1)
        stage, step = await bot.stage("second_card")
        assert stage == "second card"
        await bot.press_private("second_card", "after_first_card", "draw")
        assert await bot.stage("second_card") == ("turn", step + 1)
        await bot.choose("undone", "keep")
        assert (await bot.stage("undone"))[0] == "turn"
        await bot.press_private("seat_offer", "cancel", "call_off")
        assert (await table_of(bot, "seat_offer")).status == "cancelled"
        assert await bot.problems() == {}


@pytest.mark.parametrize("name", ["Kim", "Ruben"])
@every_version_of_sqlite
async def test_buttons_of_direct_messages_still_work(
    tmp_path: Path, version: str, name: str
) -> None:
    async with upgraded_bot(tmp_path, version) as bot:
        old = next(
            message
            for table in bot.old.tables.values()
            for message in table.direct
            if message.name == name
        )
        shown = bot.message(old)
        started = await bot.discord.person(name).press(shown, custom_ids(shown)[-1])
        assert (await reply_to(started)).text
        for label in ("which_table", "which_map"):
            if label in bot.old.elsewhere:
                assert (await bot.choose_old(bot.old.elsewhere[label])).text


@every_version
async def test_games_that_ended_with_the_earlier_version_are_in_profiles(
    tmp_path: Path, version: str
) -> None:
    async with Store.open(await open_old_database(version, tmp_path)) as store:
        tables = Tables(store, boards())
        await tables.results.add_missing()
        found = await results.everything(store.reader)
        assert len(found) == FINISHED[version]
        rated = [
            (result.guild, seat)
            for result in found
            for seat in result.seats
            if seat.user != NOBODY and seat.is_rated
        ]
        assert rated
        for guild, seat in rated:
            profile = await tables.profiles.profile(seat.user, guild)
            own = [each.points for _, each in rated if each.user == seat.user]
            assert (profile.games, profile.best.best_points) == (len(own), max(own))


@postgres_in_soak
async def test_a_thread_that_was_coming_is_opened_once(tmp_path: Path) -> None:
    async with upgraded_bot(tmp_path, "0.2.0") as bot:
        for name in ("thread_arrived", "thread_lost"):
            (starter,) = bot.discord.public(bot.channel(name))
            thread = (await table_of(bot, name)).where.channel
            assert thread == int(starter.id)
            opened = bot.discord.world.channel(starter.id)
            assert isinstance(opened, Thread)
            (lobby,) = bot.discord.public(opened)
            assert "join" in verbs(lobby)
        await bot.press("thread", "Kim", "join")
        assert (await table_of(bot, "thread")).names == ("Robin", "Kim")


@postgres_in_soak
async def test_queues_go_on(tmp_path: Path) -> None:
    async with upgraded_bot(tmp_path, "0.2.0") as bot:
        robin, kim = bot.friends("queue_due").people
        assert (await bot.friends("queue_due").public_view()).waiting == (0,)
        delayed = bot.friends("queue_delayed")
        assert (await delayed.public_view()).waiting == (1,)
        bot.clock.pass_hours(1)
        await begin_what_is_due(bot.app)
        await bot.app.jobs.autoplay.settle()
        assert (await delayed.public_view()).waiting == (0,)
        waiting = bot.friends("queue_waiting")
        shown = await bot.press_private("queue_waiting", "queue", "queue", "last", "yes")
        assert custom_id(shown, "queue", "last", "no")
        await waiting.draw_two_cards(robin)
        await bot.app.jobs.autoplay.settle()
        assert (await waiting.public_view()).waiting == (0,)
        held = bot.friends("queue_held")
        await bot.press_private("queue_held", "queue", "queue", "clear")
        await bot.press("queue_held", "Kim", "draw")
        assert (await held.public_view()).waiting == (0,)
        queue = await bot.app.tables.queues.get(
            bot.old.tables["queue_held"].id, UserId(int(kim.id))
        )
        assert queue.turns == ()
        assert await bot.problems() == {}


@postgres_in_soak
async def test_people_who_deleted_their_data_stay_away(tmp_path: Path) -> None:
    async with upgraded_bot(tmp_path, "0.2.0") as bot:
        for table, name in (
            ("former_playing", "Former player 1 🤖"),
            ("deletion_due", "Former player 2 🤖"),
        ):
            assert name in (await table_of(bot, table)).names
        await bot.press("former_playing", "Kim", "draw_two")
        assert "Former player 1" in bot.friends("former_playing").newest_message().text
        assert await bot.problems() == {}


@postgres_in_soak
async def test_computer_players_go_on(tmp_path: Path) -> None:
    async with upgraded_bot(tmp_path, "0.2.0") as bot:
        assert (await bot.friends("computer").public_view()).waiting == (0,)
        await bot.press("only_computers", "Robin", "start")
        assert (await table_of(bot, "only_computers")).status == "playing"


@postgres_in_soak
async def test_a_server_keeps_its_settings_its_list_and_who_watches(tmp_path: Path) -> None:
    async with upgraded_bot(tmp_path, "0.2.0") as bot:
        guild = GuildId(int(bot.discord.world.state.guild.id))
        settings = await bot.app.tables.server_settings.get(guild)
        assert (settings.map, settings.pace_h, settings.cancel_by) == ("italy", 24, "players")
        await bot.press_old(bot.old.elsewhere["settings"], "settings", "hints", "off")
        assert not (await bot.app.tables.server_settings.get(guild)).has_hints
        posted = bot.message(bot.old.elsewhere["tables"])
        bot.clock.pass_hours(1)
        await bot.app.table_lists.update_due()
        shown = bot.discord.now(posted)
        assert shown is not None
        assert shown.text != posted.text
        sat = await bot.discord.person("Alex").press(shown, custom_id(shown, "sit"))
        assert (await reply_to(sat)).text
        for table in ("watched", "watch_arrived"):
            sam = bot.discord.person("Sam")
            told = bot.public(table, "unwatch")
            assert [user.id for user in told.mentions] == [sam.id]
            assert (await bot.press(table, "Sam", "unwatch")).text == english("done-unwatched")


async def test_looking_at_finished_games_and_lessons_goes_on(tmp_path: Path) -> None:
    async with upgraded_bot(tmp_path, "0.2.0") as bot:
        for label, wanted in (
            ("review", ("review", "text")),
            ("replay", ("replay", "back")),
            ("profile", ("profile",)),
        ):
            assert (await bot.press_private("finished", label, *wanted)).text
        assert "learn" in verbs(await bot.press_old(bot.old.elsewhere["learn"], "learn", "a", "1"))
        for label, looked in (
            ("board", ("zoom", "own")),
            ("rules", ("more", "rules", "europe", "1")),
        ):
            assert verbs(await bot.press_private("europe_turn", label, *looked))


async def test_tickets_are_chosen_in_a_form_that_an_old_button_opens(tmp_path: Path) -> None:
    async with upgraded_bot(tmp_path, "0.2.0") as bot:
        friends = bot.friends("ticket_choice")
        noor = friends.people[0]
        await friends.public_view()  # a table that is not in memory may take too long for a form
        opened = await friends.open_form(noor, "choose", bot.public("ticket_choice", "choose"))
        await friends.submit(noor, opened, *(await friends.player_view(noor)).offered)
        assert (await bot.stage("ticket_choice"))[0] == "turn"
        assert (await friends.public_view()).waiting == (1,)
