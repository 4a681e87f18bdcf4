"""What messages ask for is made: here the board in words."""

from bot.delivery.attachments import AttachmentMaker
from bot.domain.table import Table, TableId
from bot.messages import lookup
from engine.board import Board
from engine.model import MapId
from engine.record import Record
from engine.views import public_view
from render.picture_pool import PicturePool
from tests.support.messages import catalogue, phrases, table
from tests.support.positions import board, opening


class OneTable:
    """Has a single table on which two people play."""

    async def get(self, _: TableId) -> Table:
        return table("usa", 2)

    async def record(self, _: TableId) -> Record:
        raise NotImplementedError

    def board(self, map_id: MapId) -> Board:
        return board(map_id)


async def test_the_board_in_words_is_a_file_without_markdown() -> None:
    message = lookup.board_as_text(phrases("usa", 2), public_view(opening("usa")))
    async with PicturePool(workers=1) as pool:
        maker = AttachmentMaker(pool, OneTable(), catalogue())
        (file,) = await maker.make(message, table("usa", 2).id)
    text = file.data.decode()
    assert file.name == "board.txt"
    assert all(name in text for name in table("usa", 2).names)
    assert "\\" not in text
