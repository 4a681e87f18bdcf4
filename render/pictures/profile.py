"""A person's results: figures, the last games, wins on each map, the rating over time, badges.

All words are in the language of the reader already. The picture is half as wide as a board, so that
its letters can be read on a phone.
"""

from PIL import Image

from engine.values import Value
from render.ink import palette
from render.ink.fonts import fitted, fitted_lines
from render.ink.geometry import Point
from render.ink.pen import Pen
from render.ink.rounded_boxes import RoundedBox, draw_box
from render.ink.symbol_shapes import SymbolName
from render.ink.symbols import draw_symbol, rounded_mask
from render.ink.text import draw_name, draw_text, text_width
from render.output import fixed_palette
from render.output.picture import Picture

WIDTH = 800
MARGIN = 24
INNER = WIDTH - 2 * MARGIN
GAP = 16
HEAD = 160
TILE_HEIGHT = 112
TILE_WIDTH = (INNER - GAP) // 2
SECTION_GAP = 26
SECTION_LABEL = 50
PLACE_WIDTH, PLACE_HEIGHT = 66, 84
PLACE_GAP = 10
BAR_ROW = 54
BAR_LEFT = 236  # px from the left edge of the picture
BAR_RIGHT = 634
CURVE_HEIGHT = 210
CURVE_LEFT = 92  # px from the left edge of the picture, right of the numbers
BADGE_ROW = 54
TEXT_SIZE = 30
MIN_TEXT_SIZE = 24
MAX_MAPS = 8
ENLARGED = 3
MIN_SPAN = 100  # of the rating, from the lowest to the highest number beside the curve
STEPS = (50, 100, 200, 500, 1000, 2000)  # between those numbers
TILE = RoundedBox(14, 2, palette.PAPER_EDGE, palette.SNOW)
WON = RoundedBox(12, 2, palette.INK, palette.INK)


class Tile(Value, frozen=True):
    """A figure: what it is, the number itself, and more about it."""

    label: str
    value: str
    note: str = ""


class MapBar(Value, frozen=True):
    """A map's name, and how many of its games were won."""

    name: str
    wins: int
    games: int


class BadgeRow(Value, frozen=True):
    """A badge in words, with its symbol."""

    symbol: SymbolName
    text: str


class ProfileSheet(Value, frozen=True):
    """What is on the picture. A section without contents is left out. `places`: in the last games,
    oldest first. `curve`: the rating after each of the last games."""

    name: str
    subtitle: str
    tiles: tuple[Tile, ...]
    places_label: str
    places: tuple[int, ...]
    maps_label: str
    maps: tuple[MapBar, ...]
    curve_label: str
    curve: tuple[int, ...]
    badges_label: str
    badges: tuple[BadgeRow, ...]
    alt: str


def profile_picture(sheet: ProfileSheet) -> Picture:
    image = draw(sheet)
    data = fixed_palette.png(image, fixed_palette.sheet_palette())
    return Picture(data, "profile.png", image.width, image.height, sheet.alt)


def draw(sheet: ProfileSheet) -> Image.Image:
    """The picture as an image, as high as what is on it."""
    image = Image.new("RGB", (WIDTH, _height(sheet)), palette.PAPER)
    _draw_head(image, sheet)
    for number, tile in enumerate(sheet.tiles):
        row, column = divmod(number, 2)
        left = MARGIN + column * (TILE_WIDTH + GAP)
        _draw_tile(image, left, HEAD + row * (TILE_HEIGHT + GAP), tile)
    top = HEAD + _tiles_height(sheet) + SECTION_GAP
    if sheet.places:
        _draw_label(image, top, sheet.places_label)
        _draw_places(image, top + SECTION_LABEL, sheet.places)
        top += SECTION_LABEL + PLACE_HEIGHT + SECTION_GAP
    if sheet.maps:
        _draw_label(image, top, sheet.maps_label)
        _draw_maps(image, top + SECTION_LABEL, sheet.maps[:MAX_MAPS])
        top += SECTION_LABEL + BAR_ROW * len(sheet.maps[:MAX_MAPS]) + SECTION_GAP
    if has_curve(sheet):
        _draw_label(image, top, sheet.curve_label)
        _draw_curve(image, top + SECTION_LABEL, sheet.curve)
        top += SECTION_LABEL + CURVE_HEIGHT + SECTION_GAP
    if sheet.badges:
        _draw_label(image, top, sheet.badges_label)
        for number, badge in enumerate(sheet.badges):
            _draw_badge(image, top + SECTION_LABEL + number * BADGE_ROW, badge)
    return image


def has_curve(sheet: ProfileSheet) -> bool:
    """A line needs two points."""
    return len(sheet.curve) > 1


def _height(sheet: ProfileSheet) -> int:
    sections = (
        PLACE_HEIGHT if sheet.places else 0,
        BAR_ROW * len(sheet.maps[:MAX_MAPS]),
        CURVE_HEIGHT if has_curve(sheet) else 0,
        BADGE_ROW * len(sheet.badges),
    )
    below = sum(SECTION_GAP + SECTION_LABEL + height for height in sections if height)
    return HEAD + _tiles_height(sheet) + below + MARGIN


def _tiles_height(sheet: ProfileSheet) -> int:
    rows = -(-len(sheet.tiles) // 2)
    return rows * (TILE_HEIGHT + GAP) - GAP


def _draw_head(image: Image.Image, sheet: ProfileSheet) -> None:
    """Name and subtitle over a track."""
    draw_name(image, (MARGIN, MARGIN + 26), sheet.name, 54, palette.INK, INNER)
    subtitle = fitted(sheet.subtitle, TEXT_SIZE, "medium", INNER)
    draw_text(image, (MARGIN, MARGIN + 72), subtitle, TEXT_SIZE, palette.INK_SOFT)
    middle = HEAD - 22
    sleeper = rounded_mask(8, 22, 3)
    for left in range(MARGIN + 6, WIDTH - MARGIN - 8, 24):
        image.paste(palette.PAPER_EDGE, (left, middle - 11), sleeper)
    for rail in (middle - 7, middle + 4):
        image.paste(palette.INK, (MARGIN, rail, WIDTH - MARGIN, rail + 3))


def _draw_label(image: Image.Image, top: int, label: str) -> None:
    text = fitted(label, 32, "bold", INNER)
    draw_text(image, (MARGIN, top + 18), text, 32, palette.INK, "bold")


def _draw_tile(image: Image.Image, left: int, top: int, tile: Tile) -> None:
    """The value to the right; what it is, and the note below, to the left."""
    draw_box(image, (left, top, TILE_WIDTH, TILE_HEIGHT), TILE)
    right = left + TILE_WIDTH - 18
    (value,), size = fitted_lines((tile.value,), 52, "bold", TILE_WIDTH * 0.62, MIN_TEXT_SIZE)
    room = TILE_WIDTH - 36
    middle = top + (TILE_HEIGHT / 2 if not tile.note else 40)
    draw_text(image, (right, middle), value, size, palette.INK, "bold", "right")
    beside = room - text_width(value, size, "bold") - 12
    (label,), size = fitted_lines((tile.label,), TEXT_SIZE, "medium", beside, MIN_TEXT_SIZE)
    draw_text(image, (left + 18, middle), label, size, palette.INK_SOFT)
    if tile.note:
        (note,), size = fitted_lines((tile.note,), 28, "medium", room, MIN_TEXT_SIZE)
        draw_text(image, (right, top + 84), note, size, palette.INK_SOFT, align="right")


def _draw_places(image: Image.Image, top: int, places: tuple[int, ...]) -> None:
    """A box for each game; a crown on those that were won."""
    for number, place in enumerate(places):
        left = MARGIN + number * (PLACE_WIDTH + PLACE_GAP)
        is_won = place == 1
        draw_box(image, (left, top, PLACE_WIDTH, PLACE_HEIGHT), WON if is_won else TILE)
        middle = left + PLACE_WIDTH / 2
        ink = palette.PAPER if is_won else palette.INK
        if is_won:
            draw_symbol(image, "crown", (middle, top + 22), 30, ink)
        at = (middle, top + (56 if is_won else PLACE_HEIGHT / 2))
        draw_text(image, at, str(place), 38, ink, "bold", "middle")


def _draw_maps(image: Image.Image, top: int, maps: tuple[MapBar, ...]) -> None:
    """For each map a bar as long as its share of games, filled as far as they were won."""
    most = max(bar.games for bar in maps)
    for number, bar in enumerate(maps):
        middle = top + number * BAR_ROW + BAR_ROW // 2
        room = BAR_LEFT - MARGIN - 14
        (name,), size = fitted_lines((bar.name,), TEXT_SIZE, "medium", room, MIN_TEXT_SIZE)
        draw_text(image, (MARGIN, middle), name, size, palette.INK)
        length = max(30, round((BAR_RIGHT - BAR_LEFT) * bar.games / most))
        ground = rounded_mask(length, 30, 8)
        image.paste(palette.PAPER_EDGE, (BAR_LEFT, middle - 15), ground)
        won = round(length * bar.wins / bar.games)
        if won:
            filled = ground.crop((0, 0, won, 30))
            image.paste(palette.SEAT[2], (BAR_LEFT, middle - 15), filled)
        figures = f"{bar.wins} / {bar.games}"
        draw_text(image, (WIDTH - MARGIN, middle), figures, 32, palette.INK, "bold", "right")


def _draw_curve(image: Image.Image, top: int, curve: tuple[int, ...]) -> None:
    """The rating as a line over lines for round numbers."""
    lines = grid(curve)
    right = WIDTH - MARGIN - 12

    def height(rating: float) -> float:
        share = (rating - lines[0]) / (lines[-1] - lines[0])
        return 16 + (1 - share) * (CURVE_HEIGHT - 32)

    for rating in lines:
        y = top + round(height(rating))
        image.paste(palette.PAPER_EDGE, (CURVE_LEFT, y - 1, WIDTH - MARGIN, y + 1))
        draw_text(image, (CURVE_LEFT - 12, y), str(rating), 28, palette.INK_SOFT, align="right")
    step = (right - CURVE_LEFT - 12) / (len(curve) - 1)
    points = [Point(CURVE_LEFT + 12 + n * step, height(r)) for n, r in enumerate(curve)]
    area = (0, top, WIDTH, top + CURVE_HEIGHT)
    size = (WIDTH * ENLARGED, CURVE_HEIGHT * ENLARGED)
    large = image.crop(area).resize(size, Image.Resampling.NEAREST)
    pen = Pen(large, ENLARGED)
    pen.line(points, 6, palette.SEAT[0])
    pen.disc(points[0], 3, palette.SEAT[0])
    pen.disc(points[-1], 10, palette.SEAT[0])
    image.paste(large.resize((WIDTH, CURVE_HEIGHT), Image.Resampling.BOX), area)


def grid(curve: tuple[int, ...]) -> list[int]:
    """Two to five round numbers, evenly spaced, from below the lowest to above the highest."""
    low, high = min(curve), max(curve)
    if high - low < MIN_SPAN:
        low, high = low - (MIN_SPAN - high + low) // 2, high + (MIN_SPAN - high + low) // 2
    for step in STEPS:
        first, last = low // step * step, -(-high // step) * step
        if (last - first) // step <= 4:  # more would crowd the picture
            return list(range(first, last + 1, step))
    return [low, high]


def _draw_badge(image: Image.Image, top: int, badge: BadgeRow) -> None:
    middle = top + BADGE_ROW // 2
    draw_symbol(image, badge.symbol, (MARGIN + 22, middle), 38, palette.OPEN)
    room = INNER - 60
    (text,), size = fitted_lines((badge.text,), TEXT_SIZE, "medium", room, MIN_TEXT_SIZE)
    draw_text(image, (MARGIN + 60, middle), text, size, palette.INK)
