"""A map before the game: the middle of its empty board, as wide as the board."""

from engine.board import Board
from maps.drawing import DrawingId
from render.ink.geometry import Frame
from render.kept import kept
from render.layout.layout_cache import layout_of
from render.output.picture import Picture
from render.output.png_bands import Band
from render.pictures import alt_text
from render.pictures.board import packed
from render.scene import compose
from render.words.say import Say

WIDTH_TO_HEIGHT = 1.5


def map_picture(board: Board, say: Say) -> Picture:
    """The picture of an invitation to play on a map."""
    layout = layout_of(board.map, "phone")
    width, height = layout.size
    shown = min(height, round(width / WIDTH_TO_HEIGHT))
    top = (height - shown) // 2
    bands = _packed_part(layout.id, Frame(0, top, width, top + shown))
    return packed("map.png", layout.id, bands, (width, shown), alt_text.of_map(board, say))


@kept(megabytes=2)
def _packed_part(drawing: DrawingId, frame: Frame) -> tuple[Band, ...]:
    return tuple(compose.pack_at_once(drawing, (), frame, is_small=True))
