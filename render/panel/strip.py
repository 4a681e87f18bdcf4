"""The strip under the board: what everybody may know, in symbols and numbers."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from PIL import Image

from engine.board import Board
from engine.cards import Colour
from engine.model import Map, MapWords
from engine.views import PublicView, Tunnel
from maps.bonus_counts import bonus_counts
from maps.holdings import Holding, piles, seat_holdings
from render.ink import palette
from render.ink.symbols import draw_symbol, rounded_mask
from render.ink.text import draw_text, text_width
from render.panel import seat_tile
from render.panel.cards import card_back, card_face, paste_card
from render.panel.parts import Part, RowOfParts
from render.panel.seat_tile import ROOMY, SeatTile, TileMark, draw_count, tile_parts

WIDTH = 1600  # px; the sizes below are for this width, and other widths are scaled from it
MARGIN = 20
GAP = 14
MAX_IN_ROW = 5
CARD_HEIGHT = 94
MAX_CARD_WIDTH = 160
ROW_ROOM = 850  # px for the open row, whatever its number of cards
SMALL_CARD = (84, 56)
LARGE = 58


class PlacedTile(NamedTuple):
    """A tile, where it lies on the strip, and its width and height."""

    tile: SeatTile
    at: tuple[int, int]
    size: tuple[int, int]


def draw(view: PublicView, board: Board, names: Sequence[str], width: int = WIDTH) -> Image.Image:
    """The strip as an image, as high as `height_at` says."""
    image = Image.new("RGB", (WIDTH, height_at(WIDTH, board, len(view.seats))), palette.PAPER)
    top = 0
    for height, parts in rows(view, board, names):
        for left, part in parts:
            image.paste(part.draw(), (left, top))
        top += height
    if width == WIDTH:
        return image
    height = height_at(width, board, len(view.seats))
    return image.resize((width, height), Image.Resampling.LANCZOS)


def height_at(width: int, board: Board, seats: int) -> int:
    """How high the strip is at this width, in px."""
    tiles = _tile_rows(seats) * (_tile_height(board) + GAP)
    return round((MARGIN + tiles + 4 + CARD_HEIGHT + MARGIN) * width / WIDTH)


def _tile_height(board: Board) -> int:
    """Tiles are lower on a map without bonuses."""
    return seat_tile.HEIGHT_WITH_BONUSES if board.rules_with_bonuses else seat_tile.HEIGHT


def _tile_rows(seats: int) -> int:
    return -(-seats // MAX_IN_ROW)


def _tiles(view: PublicView, board: Board, names: Sequence[str]) -> Iterator[SeatTile]:
    words, bonuses = board.map.words, bonus_counts(board, view)
    for seat, name, counts in zip(view.seats, names, bonuses, strict=True):
        held = seat_holdings(seat, board.map)
        if view.final is None:
            mark: TileMark = "forward" if seat.seat in view.waiting else ""
            yield SeatTile(seat.seat, name, seat.points, mark, held, counts, words)
        else:
            mark = "crown" if seat.seat in view.final.winners else ""
            total = view.final.seats[seat.seat].total
            yield SeatTile(seat.seat, name, total, mark, held, counts, words)


def placed_tiles(view: PublicView, board: Board, names: Sequence[str]) -> Iterator[PlacedTile]:
    """The tiles in one row, or in several if there are many seats."""
    tiles, height = list(_tiles(view, board, names)), _tile_height(board)
    in_row = -(-len(tiles) // _tile_rows(len(tiles)))
    width = (WIDTH - 2 * MARGIN - (in_row - 1) * GAP) // in_row
    for number, tile in enumerate(tiles):
        left = MARGIN + number % in_row * (width + GAP)
        top = MARGIN + number // in_row * (height + GAP)
        yield PlacedTile(tile, (left, top), (width, height))


def rows(view: PublicView, board: Board, names: Sequence[str]) -> Iterator[RowOfParts]:
    """The whole strip, row by row."""
    yield RowOfParts(MARGIN)
    for _, tiles in groupby(placed_tiles(view, board, names), key=lambda placed: placed.at[1]):
        yield from _rows_of_tiles(list(tiles))
        yield RowOfParts(GAP)
    yield RowOfParts(4)
    yield RowOfParts(CARD_HEIGHT, tuple(_market(view, board.map)))
    yield RowOfParts(MARGIN)


def _rows_of_tiles(tiles: Sequence[PlacedTile]) -> Iterator[RowOfParts]:
    """Tiles side by side."""
    lefts = [tile.at[0] for tile in tiles]
    in_parts = zip(*(tile_parts(tile.tile, tile.size) for tile in tiles), strict=True)
    heights = seat_tile.part_heights(tiles[0].size[1])
    for height, parts in zip(heights, in_parts, strict=True):
        yield RowOfParts(height, tuple(zip(lefts, parts, strict=True)))


def _market(view: PublicView, map_: Map) -> Iterator[tuple[int, Part]]:
    """The open row, the deck, and the other piles, the last round or a tunnel."""
    words, places = map_.words, map_.market.row
    card = min(MAX_CARD_WIDTH, ROW_ROOM // max(1, places) - 10)
    deck = MARGIN + places * (card + 10) + 16
    beside = deck + 94 + round(text_width("888", ROOMY.number, "bold")) + 24
    for place, colour in enumerate(view.row):
        yield MARGIN + place * (card + 10), Part(_open_card, (colour, card, words))
    yield deck, Part(_deck, (beside - deck, view.deck, words))
    turns_left = view.turns_left if view.is_last_round else None
    if view.tunnel is None:
        yield beside, Part(_piles, (WIDTH - beside, piles(view, map_), turns_left))
    else:  # drawn instead of the piles
        yield beside, Part(_tunnel, (WIDTH - beside, view.tunnel, turns_left, words))


def _paper(width: int) -> Image.Image:
    return Image.new("RGB", (width, CARD_HEIGHT), palette.PAPER)


def _open_card(colour: Colour, width: int, words: MapWords) -> Image.Image:
    """A face-up card."""
    image = _paper(width)
    paste_card(image, card_face(colour, width, CARD_HEIGHT, words), 0, 0)
    return image


def _deck(width: int, cards: int, words: MapWords) -> Image.Image:
    """The back of a card, and how many cards the deck has."""
    image, middle = _paper(width), CARD_HEIGHT / 2
    back = card_back(*SMALL_CARD, words)
    paste_card(image, back, 0, round(middle - SMALL_CARD[1] / 2))
    draw_text(image, (94, middle), str(cards), ROOMY.number, palette.INK, "bold")
    return image


def _piles(width: int, others: tuple[Holding, ...], turns_left: int | None) -> Image.Image:
    """The piles besides the deck, and the last round if it has begun."""
    image, at = _paper(width), 0.0
    for pile in others:
        draw_count(image, at, CARD_HEIGHT / 2, pile.kind, pile.number, ROOMY)
        at += ROOMY.width(88) + 30
    if turns_left is not None:
        _draw_last_round(image, turns_left)
    return image


def _tunnel(width: int, tunnel: Tunnel, turns_left: int | None, words: MapWords) -> Image.Image:
    """The cards turned over at a tunnel, and how many more cards are due."""
    image, middle = _paper(width), CARD_HEIGHT / 2
    due = f"+{tunnel.due}"
    right = width - MARGIN
    draw_text(image, (right, middle), due, LARGE, palette.INK, "bold", "right")
    left = right - text_width(due, LARGE, "bold") - 12
    for colour in reversed(tunnel.turned):
        left -= SMALL_CARD[0] + 6
        sprite = card_face(colour, *SMALL_CARD, words)
        paste_card(image, sprite, round(left), round(middle - SMALL_CARD[1] / 2))
    draw_symbol(image, "tunnel", (left - 34, middle), 48, palette.INK)
    if turns_left is not None:
        draw_count(image, 0, middle, "flag", turns_left, ROOMY)
    return image


def _draw_last_round(image: Image.Image, turns_left: int) -> None:
    """A flag, and how many turns remain."""
    width, left, middle = 190, image.width - MARGIN - 190, CARD_HEIGHT / 2
    image.paste(palette.BAD, (left, 0), rounded_mask(width, CARD_HEIGHT, 16))
    draw_symbol(image, "flag", (left + 56, middle), 56, palette.PAPER)
    number = str(turns_left)
    draw_text(image, (left + 136, middle), number, LARGE, palette.PAPER, "bold", "middle")
