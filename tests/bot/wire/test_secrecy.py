"""Non-interference over the wire: deal what somebody cannot see again, and everything that is sent
where they can read it stays the same, to the last byte of a picture."""

import logging
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot.domain.table import Language
from bot.logs import LineFormatter
from engine.cards import Seed
from engine.game import Game
from engine.model import Seat
from engine.state import State
from sandbox.payloads.messages import Message
from sandbox.testing.driver import Sandbox
from tests.support.positions import board
from tests.support.random_games import dealt_again
from tests.support.wire import FakeClock, connected, settled
from tests.support.wire_players import Friends, custom_ids, done, playing

LANGUAGES: dict[Language, str] = {"en": "en-GB", "da": "da", "nl": "nl", "sv": "sv-SE"}
KIM = Seat(1)
OPENING = 14  # actions before the worlds part: everybody has cards and tickets
LEAST_SEEN = 9  # messages that Kim read: the answers alone are so many
NUMBERS = re.compile(r"\d{9,}")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_one_player_sees_does_not_depend_on_what_they_cannot_see(
    language: Language, tmp_path: Path
) -> None:
    await prepare(tmp_path, language)
    for number in (1, 2):
        shutil.copytree(tmp_path / "discord", tmp_path / f"discord-{number}")
        shutil.copy(tmp_path / "table.db", tmp_path / f"table-{number}.db")
    deal_again(tmp_path / "table-2.db")
    one = await seen_by_kim(tmp_path, 1, language)
    other = await seen_by_kim(tmp_path, 2, language)
    assert one == other
    assert len(one) > LEAST_SEEN


async def prepare(folder: Path, language: Language) -> None:
    """A game under way; Robin, at seat 0, is to begin a turn."""
    async with (
        Sandbox.start(rate_limits=False, data=folder / "discord") as discord,
        connected(discord, folder / "table.db", now=FakeClock()) as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        robin, kim = friends.people
        await done(await robin.slash("new", friends.channel, map="europe", language=language))
        await done(await kim.slash("join", friends.channel))
        await done(await robin.slash("start", friends.channel, order="joined"))
        await friends.play_by_commands(OPENING)
        while (turn := await friends.next()) and (
            turn[1].seat == KIM or turn[1].public.stage != "turn"
        ):
            await friends.play_by_commands(1)
        await settled(app)


def deal_again(database: Path) -> None:
    """The same table as far as Kim can know, with other secrets."""
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


async def seen_by_kim(folder: Path, number: int, language: Language) -> list[object]:
    """Robin looks at secrets and takes a turn that shows nothing; then Kim looks at everything."""
    async with (
        Sandbox.start(rate_limits=False, data=folder / f"discord-{number}") as discord,
        connected(discord, folder / f"table-{number}.db", now=FakeClock()) as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        robin, kim = friends.people
        kim.speak(LANGUAGES[language])
        for command in ("hand", "hint", "recap"):
            await done(await robin.slash(command, friends.channel))
        await done(await robin.slash("board", friends.channel, private=True))
        await friends.pressed(robin, "claim")
        menu = await done(await robin.slash("tickets", friends.channel))
        await settled(app)
        table = await friends.table()
        _, view = await friends.seen_by(table, Seat(0))
        await friends.chosen(robin, menu, *view.offered)
        await settled(app)
        for command in ("hand", "board", "recap", "log", "score", "games"):
            await done(await kim.slash(command, friends.channel))
        await done(await kim.slash("board", friends.channel, text=True))
        await done(await kim.slash("hand", kim.direct()))
        await settled(app)
        read = [*kim.sees(friends.channel), *discord.direct(kim)]
        return [told(discord, message) for message in read]


def told(discord: Sandbox, message: Message) -> object:
    """Everything a message says, but for Discord's own numbers and times."""
    files = [
        (file.filename, file.description, file.size, discord.attachment(message, number))
        for number, file in enumerate(message.attachments)
    ]
    components = NUMBERS.sub("#", repr(message.components))
    return NUMBERS.sub("#", message.content), files, components, custom_ids(message)


async def test_logs_hold_nothing_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG", logger="bot")
    async with playing(tmp_path / "table.db") as friends:
        await friends.play_by_commands(20)
        await settled(friends.app)
        table = await friends.table()
        seats = [await friends.seen_by(table, Seat(seat)) for seat in (0, 1)]
    logged = " ".join(formatted(record) for record in caplog.records)
    assert "published" in logged
    assert friends.discord.token not in logged
    for _, view in seats:
        assert not any(mine.ticket in logged for mine in view.tickets)


def formatted(record: logging.LogRecord) -> str:
    return LineFormatter().format(record)
