"""Attachments are made from the specifications in a message."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.delivery import attachments
from bot.delivery.attachments import AttachmentMaker, film_of
from bot.domain.refusals import TableCode, TableRefusal
from bot.messages.parts.message import BoardPicture, Message, ReplayPage, TextFile
from bot.messages.text_board import text_board_message
from engine.record import make_record
from engine.simulate import play_at_random
from render.output import mp4
from render.picture_pool import PicturePool
from tests.support.messages import catalogue, phrasebook
from tests.support.positions import board
from tests.support.random_games import seed
from tests.support.tables import ADA, BO, open_tables, start_game


async def test_the_text_board_is_a_file_without_markdown(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables, PicturePool(workers=1) as pool:
        ada = replace(ADA, name="de_Vries*")
        table = await start_game(tables, ada, BO, map_id="usa")
        view = await tables.lookup.public_view(table.id)
        message = text_board_message(phrasebook("usa", 2), view, None, ())
        maker = AttachmentMaker(pool, tables, catalogue())
        (file,) = await maker.make(message, table)
    text = file.data.decode()
    assert file.name == "board.txt"
    assert all(name in text for name in table.names)
    assert "\\" not in text


@pytest.mark.parametrize("program", ["false", "/no/such/program"])
def test_a_video_that_fails_becomes_an_animated_picture_and_one_line_of_the_log(
    program: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(mp4, "program", lambda: program)
    game = play_at_random(board("amsterdam"), 2, seed(4))
    played = make_record(board("amsterdam"), game.seed, ("Ada", "Bo"), game.log[:3])
    film = film_of(played, board("amsterdam"), ("Ada", "Bo"), catalogue().translator("en").say)
    assert (film.name, film.data[8:12]) == ("film.webp", b"WEBP")
    assert len(caplog.messages) == 1
    assert "animated picture instead of a video" in caplog.text


async def test_a_picture_that_cannot_be_drawn_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(attachments, "board_picture", fail)
    async with open_tables(tmp_path) as tables, PicturePool(workers=1) as pool:
        table = await start_game(tables, ADA, BO, map_id="usa")
        view = await tables.lookup.public_view(table.id)
        wanted = (BoardPicture(view), TextFile("notes.txt", "notes"))
        maker = AttachmentMaker(pool, tables, catalogue())
        made = await maker.make(Message("en", "", attachments=wanted), table)
    assert [file.name for file in made] == ["notes.txt"]
    assert caplog.messages == ["a message lacks a picture or file"]


async def test_there_is_no_replay_page_while_a_game_is_not_over(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables, PicturePool(workers=1) as pool:
        table = await start_game(tables, ADA, BO, map_id="usa")
        maker = AttachmentMaker(pool, tables, catalogue())
        message = Message("en", "", attachments=(ReplayPage(table.id),))
        with pytest.raises(TableRefusal) as refused:
            await maker.make(message, table)
    assert refused.value.code is TableCode.GAME_IS_NOT_OVER
