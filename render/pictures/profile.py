"""A person's results: figures, the last games, wins on each map, the rating over time, badges.

The picture is hardly higher than wide, because Discord makes high ones narrow.
"""

from PIL import Image

from render.ink import palette
from render.ink.fonts import fitted, fitted_lines, wrapped
from render.ink.geometry import Point
from render.ink.pen import smooth_pen
from render.ink.rounded_boxes import RoundedBox, draw_box
from render.ink.symbols import draw_symbol, rounded_mask
from render.ink.text import draw_name, draw_text, text_width
from render.output import fixed_palette
from render.output.picture import Picture
from render.panel.track import draw_track
from render.sheets import BadgeRow, MapBar, ProfileSheet, Tile

WIDTH = 960
MARGIN = 24
INNER = WIDTH - 2 * MARGIN
GAP = 14
HEAD = 112
TILES_IN_ROW = 3
TILE_PAD = 14  # px beside what is on a tile
TILE_WIDTH = (INNER - (TILES_IN_ROW - 1) * GAP) // TILES_IN_ROW
TILE_HEIGHT = 104
COLUMN_GAP = 32
COLUMN = (INNER - COLUMN_GAP) // 2  # of the sections below the tiles
SECTION_GAP = 22
SECTION_LABEL = 46
PLACE_WIDTH, PLACE_HEIGHT = 39, 70
PLACE_GAP = 5
BAR_ROW = 46
BAR_LEFT, BAR_RIGHT = 156, 346  # px from the left edge of the column
CURVE_HEIGHT = 200
CURVE_LEFT = 76  # px from the left edge of the column, right of the numbers
BADGE_ROW = 68
TEXT_SIZE = 30
MIN_TEXT_SIZE = 26  # smaller letters cannot be read on a phone
LINE = 30  # px from one line of a text to the next
MAX_MAPS = 7
MIN_SPAN = 100  # of the rating, from the lowest to the highest number beside the curve
STEPS = (50, 100, 200, 500, 1000, 2000)  # between those numbers
MAX_STEPS = 4
TILE = RoundedBox(14, 2, palette.PAPER_EDGE, palette.SNOW)
PLACE = RoundedBox(8, 2, palette.PAPER_EDGE, palette.SNOW)
WON = RoundedBox(8, 2, palette.INK, palette.INK)


def profile_picture(sheet: ProfileSheet) -> Picture:
    image = draw(sheet)
    data = fixed_palette.png(image, fixed_palette.sheet_palette())
    return Picture(data, "profile.png", image.width, image.height, sheet.alt)


def draw(sheet: ProfileSheet) -> Image.Image:
    """The picture as an image, as high as what is on it: tiles; then places and curve to the left,
    maps to the right; then badges in two columns."""
    middle = HEAD + _tiles_height(sheet) + SECTION_GAP
    left, right = _left_height(sheet), _right_height(sheet)
    below = middle + max(left, right)
    rows = -(-len(sheet.badges) // 2)
    badges = SECTION_LABEL + rows * BADGE_ROW if rows else 0
    image = Image.new("RGB", (WIDTH, below + badges + MARGIN // 2), palette.PAPER)
    _draw_head(image, sheet)
    for number, tile in enumerate(sheet.tiles):
        row, column = divmod(number, TILES_IN_ROW)
        at = MARGIN + column * (TILE_WIDTH + GAP), HEAD + row * (TILE_HEIGHT + GAP)
        _draw_tile(image, *at, tile)
    _draw_left(image, middle, sheet)
    if sheet.maps:
        _draw_label(image, (MARGIN + COLUMN + COLUMN_GAP, middle), sheet.maps_label)
        _draw_maps(image, middle + SECTION_LABEL, sheet.maps[:MAX_MAPS])
    if sheet.badges:
        _draw_label(image, (MARGIN, below), sheet.badges_label)
    for number, badge in enumerate(sheet.badges):
        row, column = divmod(number, 2)
        at = MARGIN + column * (COLUMN + COLUMN_GAP), below + SECTION_LABEL + row * BADGE_ROW
        _draw_badge(image, *at, badge)
    return image


def has_curve(sheet: ProfileSheet) -> bool:
    """A line needs two points."""
    return len(sheet.curve) > 1


def _tiles_height(sheet: ProfileSheet) -> int:
    rows = -(-len(sheet.tiles) // TILES_IN_ROW)
    return rows * (TILE_HEIGHT + GAP) - GAP


def _left_height(sheet: ProfileSheet) -> int:
    heights = (PLACE_HEIGHT if sheet.places else 0, CURVE_HEIGHT if has_curve(sheet) else 0)
    return sum(SECTION_LABEL + height + SECTION_GAP for height in heights if height)


def _right_height(sheet: ProfileSheet) -> int:
    rows = len(sheet.maps[:MAX_MAPS])
    return SECTION_LABEL + rows * BAR_ROW + SECTION_GAP if rows else 0


def _draw_head(image: Image.Image, sheet: ProfileSheet) -> None:
    """Name and, to the right, the subtitle, over a track."""
    subtitle = fitted(sheet.subtitle, TEXT_SIZE, "medium", INNER / 2)
    right = WIDTH - MARGIN
    draw_text(image, (right, 46), subtitle, TEXT_SIZE, palette.INK_SOFT, align="right")
    room = INNER - text_width(subtitle, TEXT_SIZE) - GAP
    draw_name(image, (MARGIN, 42), sheet.name, 54, palette.INK, room)
    draw_track(image, MARGIN, WIDTH - MARGIN, HEAD - 24)


def _draw_label(image: Image.Image, at: tuple[int, int], label: str) -> None:
    (text,), size = fitted_lines((label,), TEXT_SIZE, "bold", COLUMN, MIN_TEXT_SIZE)
    draw_text(image, (at[0], at[1] + 18), text, size, palette.INK, "bold")


def _draw_tile(image: Image.Image, left: int, top: int, tile: Tile) -> None:
    """What it is and, to the right, the value; the note below."""
    draw_box(image, (left, top, TILE_WIDTH, TILE_HEIGHT), TILE)
    right, room = left + TILE_WIDTH - TILE_PAD, TILE_WIDTH - 2 * TILE_PAD
    (value,), size = fitted_lines((tile.value,), 46, "bold", room * 0.72, MIN_TEXT_SIZE)
    middle = top + (36 if tile.note else TILE_HEIGHT / 2)
    draw_text(image, (right, middle), value, size, palette.INK, "bold", "right")
    beside = room - text_width(value, size, "bold") - 10
    (label,), size = fitted_lines((tile.label,), TEXT_SIZE, "medium", beside, MIN_TEXT_SIZE)
    draw_text(image, (left + TILE_PAD, middle), label, size, palette.INK_SOFT)
    if tile.note:
        (note,), size = fitted_lines((tile.note,), 28, "medium", room, MIN_TEXT_SIZE)
        draw_text(image, (right, top + 79), note, size, palette.INK_SOFT, align="right")


def _draw_left(image: Image.Image, top: int, sheet: ProfileSheet) -> None:
    """The places of the last games, and the rating over time."""
    if sheet.places:
        _draw_label(image, (MARGIN, top), sheet.places_label)
        _draw_places(image, top + SECTION_LABEL, sheet.places)
        top += SECTION_LABEL + PLACE_HEIGHT + SECTION_GAP
    if has_curve(sheet):
        _draw_label(image, (MARGIN, top), sheet.curve_label)
        _draw_curve(image, top + SECTION_LABEL, sheet.curve)


def _draw_places(image: Image.Image, top: int, places: tuple[int, ...]) -> None:
    """A box for each game; a crown on those that were won."""
    for number, place in enumerate(places):
        left = MARGIN + number * (PLACE_WIDTH + PLACE_GAP)
        is_won = place == 1
        draw_box(image, (left, top, PLACE_WIDTH, PLACE_HEIGHT), WON if is_won else PLACE)
        middle = left + PLACE_WIDTH / 2
        ink = palette.PAPER if is_won else palette.INK
        if is_won:
            draw_symbol(image, "crown", (middle, top + 19), 26, ink)
        at = (middle, top + (48 if is_won else PLACE_HEIGHT / 2))
        draw_text(image, at, str(place), 34, ink, "bold", "middle")


def _draw_maps(image: Image.Image, top: int, maps: tuple[MapBar, ...]) -> None:
    """For each map a bar as long as its share of games, filled as far as they were won."""
    most, left = max(bar.games for bar in maps), MARGIN + COLUMN + COLUMN_GAP
    for number, bar in enumerate(maps):
        middle = top + number * BAR_ROW + BAR_ROW // 2
        room = BAR_LEFT - 10
        (name,), size = fitted_lines((bar.name,), TEXT_SIZE, "medium", room, MIN_TEXT_SIZE)
        draw_text(image, (left, middle), name, size, palette.INK)
        length = max(24, round((BAR_RIGHT - BAR_LEFT) * bar.games / most))
        ground = rounded_mask(length, 28, 7)
        image.paste(palette.PAPER_EDGE, (left + BAR_LEFT, middle - 14), ground)
        won = round(length * bar.wins / bar.games)
        if won:
            filled = ground.crop((0, 0, won, 28))
            image.paste(palette.SEAT[2], (left + BAR_LEFT, middle - 14), filled)
        figures = f"{bar.wins} / {bar.games}"
        draw_text(image, (WIDTH - MARGIN, middle), figures, 30, palette.INK, "bold", "right")


def _draw_curve(image: Image.Image, top: int, curve: tuple[int, ...]) -> None:
    """The rating as a line over lines for round numbers."""
    lines = grid(curve)

    def height(rating: float) -> float:
        share = (rating - lines[0]) / (lines[-1] - lines[0])
        return 16 + (1 - share) * (CURVE_HEIGHT - 32)

    for rating in lines:
        y = top + round(height(rating))
        image.paste(palette.PAPER_EDGE, (MARGIN + CURVE_LEFT, y - 1, MARGIN + COLUMN, y + 1))
        at = MARGIN + CURVE_LEFT - 10, y
        draw_text(image, at, str(rating), MIN_TEXT_SIZE, palette.INK_SOFT, align="right")
    first, last = MARGIN + CURVE_LEFT + 10, MARGIN + COLUMN - 10
    step = (last - first) / (len(curve) - 1)
    points = [Point(first + n * step, top + height(r)) for n, r in enumerate(curve)]
    with smooth_pen(image, (MARGIN, top, MARGIN + COLUMN, top + CURVE_HEIGHT)) as pen:
        pen.line(points, 6, palette.SEAT[0])
        pen.disc(points[0], 3, palette.SEAT[0])
        pen.disc(points[-1], 9, palette.SEAT[0])


def grid(curve: tuple[int, ...]) -> list[int]:
    """Two to five round numbers, evenly spaced, from below the lowest to above the highest."""
    low, high = min(curve), max(curve)
    if high - low < MIN_SPAN:
        low, high = low - (MIN_SPAN - high + low) // 2, high + (MIN_SPAN - high + low) // 2
    for step in STEPS:
        first, last = low // step * step, -(-high // step) * step
        if (last - first) // step <= MAX_STEPS:
            return list(range(first, last + 1, step))
    return [low, high]


def _draw_badge(image: Image.Image, left: int, top: int, badge: BadgeRow) -> None:
    """The symbol, and the words on one line or two."""
    middle = top + BADGE_ROW / 2
    draw_symbol(image, badge.symbol, (left + 20, middle), 36, palette.OPEN)
    lines, size = wrapped((badge.text,), TEXT_SIZE, COLUMN - 52, MIN_TEXT_SIZE)
    first = middle - (len(lines) - 1) / 2 * LINE
    for number, line in enumerate(lines):
        draw_text(image, (left + 52, first + number * LINE), line, size, palette.INK)
