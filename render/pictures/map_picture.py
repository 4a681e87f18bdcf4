"""A map before the game: about the middle of its empty board, as wide as the board."""

from functools import lru_cache

from engine.board import Board
from maps.drawing import DrawingId
from render.ink.geometry import Box, Frame
from render.kept import kept
from render.layout.layout_cache import layout_of, load_layout
from render.output import png_bands
from render.output.picture import Picture
from render.output.png_bands import Band
from render.pictures import alt_text
from render.pictures.board import packed
from render.scene import compose
from render.words.say import Say

WIDTH_TO_HEIGHT = 1.5
NARROWEST, WIDEST = 1.4, 1.65  # that shape may be, so that the edges cut fewer names
HALO_PX = 4
STEP = 4  # px: of edges that are tried


def map_picture(board: Board, say: Say) -> Picture:
    """The picture of an invitation to play on a map."""
    layout = layout_of(board.map, "phone")
    frame = map_part(layout.id)
    alt = alt_text.of_map(board, say)
    size = (frame.right, frame.bottom - frame.top)
    return packed("map.png", layout.id, _packed_part(layout.id, frame), size, alt)


@lru_cache
def map_part(drawing: DrawingId) -> Frame:
    """The part of a good shape around the middle whose edges cut the fewest names."""
    width = load_layout(drawing).size[0]
    usual, lowest, highest = (
        round(width / shape) for shape in (WIDTH_TO_HEIGHT, WIDEST, NARROWEST)
    )
    return middle_part(drawing, usual, lowest, highest)


def middle_part(drawing: DrawingId, usual: int, lowest: int, highest: int) -> Frame:
    """The part around the middle whose edges cut the fewest names, as wide as the board and about
    as high as usual."""
    layout = load_layout(drawing)
    width, height = layout.size
    names = [*(name.box for name in layout.names), *(name.box for name in layout.region_names)]

    def flaws(edges: tuple[int, int]) -> tuple[int, float, float]:
        top, bottom = edges
        cut = sum(_cuts(edge, name) for edge in edges for name in names)
        return cut, abs((top + bottom - height) / 2), abs(bottom - top - usual)

    tops = range(0, height, STEP)
    heights = range(min(lowest, height), min(highest, height) + 1, STEP)
    tried = ((top, top + high) for top in tops for high in heights if top + high <= height)
    top, bottom = min(tried, key=flaws)
    return Frame(0, top, width, bottom)


@kept(megabytes=2)
def _packed_part(drawing: DrawingId, frame: Frame) -> tuple[Band, ...]:
    return (png_bands.pack(compose.draw_part(drawing, (), 1, frame)),)


def _cuts(edge: int, name: Box) -> bool:
    """Whether a level edge goes through a name, or through its halo."""
    return abs(edge - name.y) < name.half_width + HALO_PX
