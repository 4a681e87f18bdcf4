"""The tile of a seat in the strip: badge, name, points, holdings, and bonuses so far."""

from functools import lru_cache
from typing import Literal

from PIL import Image

from engine.model import MapWords, Seat
from engine.values import Value
from maps.bonus_counts import BonusCount, bonus_points
from maps.holdings import Holding
from maps.typography import signed
from render.ink import palette
from render.ink.symbol_shapes import SymbolName, holding_shape
from render.ink.symbols import draw_symbol, rounded_mask, seat_badge
from render.ink.text import draw_name, draw_text, text_width
from render.panel.parts import Part

HEIGHT = 138
HEIGHT_WITH_BONUSES = 194
CORNER = 16
PAD = 16
MAX_GAP = 60.0
BONUS_GAP = 22
HEAD, HOLDINGS, BONUSES = (0, 72), (72, 130), (130, HEIGHT_WITH_BONUSES)  # px from top to bottom

TileMark = Literal["", "forward", "crown"]


class SeatTile(Value, frozen=True):
    """What a tile shows. `mark`: an arrow if the seat is to move, a crown if it has won.
    `bonuses`: if the game ended now."""

    seat: Seat
    name: str
    points: int
    mark: TileMark
    holdings: tuple[Holding, ...]
    bonuses: tuple[BonusCount, ...]
    words: MapWords


class TileSize(Value, frozen=True):
    """The sizes of everything on a tile, in px."""

    badge: int
    name: int
    points: int
    symbol: int
    number: int

    def width(self, number: int) -> float:
        """How wide a symbol and its number are."""
        return self.symbol + 5 + text_width(str(number), self.number, "bold")


ROOMY = TileSize(badge=46, name=38, points=58, symbol=36, number=40)
TIGHT = TileSize(badge=42, name=33, points=50, symbol=29, number=37)
NARROW = 340


def tile_parts(tile: SeatTile, size: tuple[int, int]) -> tuple[Part, Part, Part]:
    """The tile on paper in three parts, one below the other, with everything smaller if it is
    narrow. A turn seldom changes more than one of them, besides the mark. Bonuses need the height
    `HEIGHT_WITH_BONUSES`."""
    is_marked = bool(tile.mark)
    return (
        Part(_head, (size, tile.mark, tile.seat, tile.name, tile.points)),
        Part(_holdings, (size, is_marked, tile.holdings, tile.words)),
        Part(_bonuses, (size, is_marked, tile.bonuses)),
    )


def part_heights(height: int) -> list[int]:
    """How high the parts of a tile are."""
    return [min(bottom, height) - top for top, bottom in (HEAD, HOLDINGS, BONUSES)]


def draw_count(
    image: Image.Image, left: float, middle: float, symbol: SymbolName, number: int, size: TileSize
) -> None:
    """Draw a symbol and its number."""
    at = left + size.symbol / 2, middle
    draw_symbol(image, symbol, at, size.symbol, palette.INK_SOFT)
    at = left + size.symbol + 5, middle
    draw_text(image, at, str(number), size.number, palette.INK, "bold")


@lru_cache(maxsize=16)
def _ground(width: int, height: int, is_marked: bool) -> Image.Image:
    """An empty tile on paper. A marked one is light and has a thick dark edge. Opaque, because that
    is pasted ten times as fast."""
    edge = 6 if is_marked else 2
    tile = Image.new("RGB", (width, height), palette.INK if is_marked else palette.PAPER_EDGE)
    inner = rounded_mask(width - 2 * edge, height - 2 * edge, CORNER - edge)
    tile.paste(palette.SNOW if is_marked else palette.PAPER, (edge, edge), inner)
    on_paper = Image.new("RGB", tile.size, palette.PAPER)
    on_paper.paste(tile, (0, 0), rounded_mask(width, height, CORNER))
    return on_paper


def _rows_of_ground(
    size: tuple[int, int], rows: tuple[int, int], *, is_marked: bool
) -> Image.Image:
    """Some rows of an empty tile."""
    (width, height), (top, bottom) = size, rows
    return _ground(width, height, is_marked).crop((0, top, width, min(bottom, height)))


def _sizes(width: int) -> TileSize:
    return ROOMY if width >= NARROW else TIGHT


def _head(
    width_height: tuple[int, int], mark: TileMark, seat: Seat, name: str, points_now: int
) -> Image.Image:
    """Badge, mark, name and points."""
    image = _rows_of_ground(width_height, HEAD, is_marked=bool(mark))
    size, right, middle = _sizes(image.width), image.width - PAD, 40
    badge = seat_badge(seat, size.badge)
    image.paste(badge, (PAD, middle - size.badge // 2), badge)
    text = PAD + badge.width + 8
    if mark:
        draw_symbol(image, mark, (text + 11, middle), 24, palette.INK)
        text += 27
    points = signed(points_now)
    draw_text(image, (right, middle), points, size.points, palette.INK, "bold", "right")
    room = right - text_width(points, size.points, "bold") - 8 - text
    draw_name(image, (text, middle), name, size.name, palette.INK, room)
    return image


def _holdings(
    width_height: tuple[int, int], is_marked: bool, holdings: tuple[Holding, ...], words: MapWords
) -> Image.Image:
    """Symbols and numbers with equal space between them."""
    image = _rows_of_ground(width_height, HOLDINGS, is_marked=is_marked)
    size, middle = _sizes(image.width), 102 - HOLDINGS[0]
    widths = [size.width(held.number) for held in holdings]
    gap = min(MAX_GAP, (image.width - 2 * PAD - sum(widths)) / max(1, len(widths) - 1))
    at = PAD + 0.0
    for held, wide in zip(holdings, widths, strict=True):
        symbol = holding_shape(held.kind, words)
        draw_count(image, at, middle, symbol, held.number, size)
        at += wide + gap
    return image


def _bonuses(
    width_height: tuple[int, int], is_marked: bool, bonuses: tuple[BonusCount, ...]
) -> Image.Image:
    """The symbol of each bonus, how far the seat is, and the points for it if the game ended now.
    Stations and merchandise cards are counted among the holdings, so only their points follow."""
    image = _rows_of_ground(width_height, BONUSES, is_marked=is_marked)
    size, middle = _sizes(image.width), 158 - BONUSES[0]
    at = PAD + 0.0
    for bonus in bonuses:
        symbol_at = at + size.symbol / 2, middle
        draw_symbol(image, bonus.kind, symbol_at, size.symbol, palette.INK_SOFT)
        at += size.symbol + 5
        is_counted = bonus.kind in ("station", "cart")
        if not is_counted:
            number = str(bonus.number)
            draw_text(image, (at, middle), number, size.number, palette.INK, "bold")
            at += text_width(number, size.number, "bold") + 8
        if bonus.points or is_counted:
            points, ink = bonus_points(bonus), palette.GOOD if bonus.points else palette.INK_SOFT
            draw_text(image, (at, middle), points, size.number, ink, "bold")
            at += text_width(points, size.number, "bold")
        at += BONUS_GAP
    return image
