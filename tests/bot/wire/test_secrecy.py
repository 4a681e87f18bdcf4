"""Non-interference over the wire: if what a person cannot see is dealt again, everything they can
read stays the same, to the last byte of a picture."""

import logging
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot.domain.table import Human, Language, UserId
from bot.i18n.languages import FACTS
from bot.logs import LineFormatter
from engine.cards import Seed
from engine.game import Game
from engine.model import Seat
from engine.state import State
from sandbox.testing.driver import Sandbox
from tests.support.fake_clock import FakeClock
from tests.support.positions import board
from tests.support.random_games import dealt_again
from tests.support.results import game, guild_of, seat_of, store_results
from tests.support.wire.messages_read import content_of
from tests.support.wire.wire import connected_bot, custom_id, reply_to, verbs
from tests.support.wire.wire_players import Friends
from tests.support.wire.wire_setup import CHANNEL, friends_playing

KIM = Seat(1)
ACTIONS_BEFORE = 14  # before the secrets are dealt again: everybody has cards and tickets
MIN_READ = 9  # messages that Kim read: the private replies alone are that many
OTHER_LANGUAGES = [pytest.param(each, marks=pytest.mark.soak) for each in ("da", "nl", "sv")]


@pytest.mark.parametrize("language", ["en", *OTHER_LANGUAGES])
async def test_what_a_player_reads_does_not_depend_on_what_they_may_not_see(
    language: Language, tmp_path: Path
) -> None:
    await play_opening(tmp_path, language)
    for number in (1, 2):
        shutil.copytree(tmp_path / "discord", tmp_path / f"discord-{number}")
        shutil.copy(tmp_path / "table.db", tmp_path / f"table-{number}.db")
        begin_replays_here(tmp_path / f"table-{number}.db")
    deal_secrets_again(tmp_path / "table-2.db")
    one = await read_by_kim(tmp_path, 1, language)
    other = await read_by_kim(tmp_path, 2, language)
    assert one == other
    assert len(one) > MIN_READ
    assert "<:st_seat_a_" in repr(one)  # the bot's own emoji are shown


async def play_opening(folder: Path, language: Language) -> None:
    """Play into a game until Robin, at seat 0, is to begin a turn."""
    async with (
        Sandbox.start(rate_limits=False, data=folder / "discord") as discord,
        connected_bot(discord, folder / "table.db", now=FakeClock()) as app,
    ):
        await app.emoji_upload.update()
        friends = Friends(discord, app, discord.channel(CHANNEL))
        robin, kim = friends.people
        people = [Human(UserId(int(person.id)), "Robin & Kim") for person in friends.people]
        won = game(*(seat_of(each, 50) for each in people), guild=guild_of(friends))
        await store_results(app.tables, *[won] * 5)
        await friends.slash(robin, "new", map="europe", language=language)
        await friends.slash(kim, "join")
        await friends.slash(robin, "start", order="joined")
        await friends.play_by_commands(ACTIONS_BEFORE)
        while (turn := await friends.next_to_act()) and (
            turn[1].seat == KIM or turn[1].public.stage != "turn"
        ):
            await friends.play_by_commands(1)
        await friends.settle()


def begin_replays_here(database: Path) -> None:
    """As if the rules had changed since: only what follows is replayed, from the checkpoint. What
    was before cannot be dealt again, because it follows from the seed."""
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("UPDATE checkpoints SET rules = 0")
        db.execute("UPDATE tables SET rules = 0")


def deal_secrets_again(database: Path) -> None:
    """Replace everything that Kim cannot see by other cards and tickets."""
    with closing(sqlite3.connect(database)) as db, db:
        seq, text = db.execute(
            "SELECT seq, state FROM checkpoints ORDER BY seq DESC LIMIT 1"
        ).fetchone()
        (seed,) = db.execute("SELECT seed FROM tables").fetchone()
        state = msgspec.json.decode(text, type=State)
        other = dealt_again(Game(board("europe"), Seed(seed), state), KIM, number=1)
        assert other.state.players[0].hand != state.players[0].hand
        body = msgspec.json.encode(other.state).decode()
        db.execute("UPDATE checkpoints SET state = ? WHERE seq = ?", (body, seq))
        db.execute("UPDATE tables SET seed = ?", (bytes(other.seed),))


async def read_by_kim(folder: Path, number: int, language: Language) -> list[object]:
    """Everything Kim and Sam, who only watches, can read after Robin has looked at secrets and
    drawn tickets."""
    async with (
        Sandbox.start(rate_limits=False, data=folder / f"discord-{number}") as discord,
        connected_bot(discord, folder / f"table-{number}.db", now=FakeClock()) as app,
    ):
        await app.emoji_upload.update()
        friends = Friends(discord, app, discord.channel(CHANNEL))
        (robin, kim), sam = friends.people, discord.person("Sam")
        kim.speak(FACTS[language].discord_locale)
        sam.speak(FACTS[language].discord_locale)
        await friends.slash(sam, "watch", turns=1)
        for command in ("hand", "hint", "recap"):
            await friends.slash(robin, command)
        await friends.slash(robin, "board", private=True)
        for verb in ("turn", "claim", "station", "hand"):
            await friends.press(robin, verb)
        await friends.press(kim, "turn")
        may_plan = await friends.press(kim, "claim")  # it is Robin's turn
        await friends.press_private(kim, may_plan, "queue", "claim")
        await friends.slash(robin, "learn")
        question = await friends.press(robin, "tickets")
        opened = await friends.open_form(robin, "draw_tickets", question)
        await friends.settle()
        await friends.open_form(robin, "choose")
        _, view = await friends.actor_at(Seat(0))
        await friends.submit(robin, opened, *view.offered)
        await friends.settle()
        queue = await friends.slash(robin, "queue")
        menu = custom_id(queue, "queue", "add")
        await friends.wait_for_edit(queue, await robin.choose(queue, "deck", menu=menu))
        await friends.settle()
        looks = (
            "hand",
            "board",
            "recap",
            "score",
            "games",
            "leaderboard",
            "queue",
        )
        for command in looks:
            await friends.slash(kim, command)
        await friends.slash(kim, "recap", whole=True)
        await friends.press_private(kim, await friends.slash(kim, "recap"), "log")
        await friends.slash(robin, "nudge")
        profile = await friends.slash(kim, "profile", who=robin.id)
        await friends.press_private(kim, profile, "profile", robin.id, "text")
        await friends.slash(kim, "profile", against=robin.id)
        await friends.press_private(kim, await friends.slash(kim, "profile"), "share")
        board = await friends.slash(kim, "board")
        await friends.press_private(kim, board, "zoom", "all", "upper-right")
        own = await friends.slash(kim, "board", private=True)
        await friends.press_private(kim, own, "zoom", "own", "lower-left")
        await friends.slash(kim, "board", text=True)
        await friends.slash(kim, "board", text=True, private=True)
        lesson = await friends.slash(kim, "learn")
        lesson = await friends.press_private(kim, lesson, "learn", "a", "1")
        await friends.press_private(kim, lesson, "learn", "a1", "dd")
        await reply_to(await kim.slash("hand", kim.direct()))
        for move in (0, 1, 2):  # where replays begin here, and what Robin did since
            replayed = await friends.slash(kim, "replay", move=move)
        await friends.press_private(kim, replayed, "replay", "at")  # as text
        own_data = await friends.slash(kim, "privacy")
        await friends.press_private(kim, own_data, "export_data")
        await friends.post_tables(kim)
        await friends.settle()
        await app.scheduler.tick()
        told = next(each for each in friends.public_messages() if "unwatch" in verbs(each))
        await friends.press(sam, "recap", told)
        messages = [*kim.sees(friends.channel), *sam.sees(friends.channel), *discord.direct(kim)]
        return [content_of(discord, message) for message in messages]


@pytest.mark.both_databases
async def test_logs_hold_nothing_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG", logger="bot")
    async with friends_playing(tmp_path / "table.db") as friends:
        await friends.play_by_commands(20)
        await friends.settle()
        seats = [await friends.actor_at(Seat(seat)) for seat in (0, 1)]
    logged = " ".join(formatted(record) for record in caplog.records)
    assert "published" in logged
    assert friends.discord.token not in logged
    for _, view in seats:
        assert not any(held.ticket in logged for held in view.tickets)


def formatted(record: logging.LogRecord) -> str:
    return LineFormatter().format(record)
