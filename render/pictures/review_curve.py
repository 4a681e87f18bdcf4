"""A finished game as curves: everybody's chance of winning after every turn, with luck and skill.

Each player's line has a colour, a pattern of dashes and, at its end, the player's badge, so that
nothing is shown by colour alone.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import dist

from PIL import Image

from engine.model import Seat
from render.ink import palette
from render.ink.fonts import fitted_lines
from render.ink.geometry import Point
from render.ink.pen import Pen, smooth_pen
from render.ink.rounded_boxes import RoundedBox, draw_box
from render.ink.symbols import seat_badge
from render.ink.text import draw_name, draw_text, text_width
from render.output import fixed_palette
from render.output.picture import Picture
from render.sheets import SHARES, CurveSheet

WIDTH = 960
MARGIN = 24
HEAD = 84
CURVE_TOP = HEAD + 44  # room for the numbers of the turning points
CURVE_HEIGHT = 420
CURVE_LEFT = MARGIN + 84  # right of the percentages
CURVE_RIGHT = WIDTH - MARGIN - 74  # left of the badges
AXIS = 54
ROW = 64
COLUMN = 190  # of luck, and of skill
BADGE = 34
MARK = 17  # radius of a turning point's number
TEXT_SIZE = 30
MIN_TEXT_SIZE = 26  # smaller letters cannot be read on a phone
LINE, OUTLINE = 6.0, 2.0
PATTERNS: tuple[tuple[float, ...], ...] = (
    (),  # a continuous line
    (26.0, 11.0),
    (7.0, 9.0),
    (26.0, 9.0, 7.0, 9.0),
    (14.0, 14.0),
    (40.0, 9.0, 7.0, 9.0, 7.0, 9.0),
    (3.0, 12.0),
    (20.0, 20.0),
)
"""Of each seat: the lengths of dashes and gaps in turn, in px."""
TABLE = RoundedBox(14, 2, palette.PAPER_EDGE, palette.SNOW)


def review_curve_picture(sheet: CurveSheet) -> Picture:
    image = draw(sheet)
    data = fixed_palette.png(image, fixed_palette.sheet_palette())
    return Picture(data, "review.png", image.width, image.height, sheet.alt)


def draw(sheet: CurveSheet) -> Image.Image:
    """The picture as an image: the curves, and below them a row for each player."""
    below = CURVE_TOP + CURVE_HEIGHT + AXIS
    height = below + ROW + len(sheet.seats) * ROW + MARGIN
    image = Image.new("RGB", (WIDTH, height), palette.PAPER)
    _draw_head(image, sheet)
    _draw_axes(image, sheet)
    _draw_lines(image, sheet)
    ends = [_height(seat.chances[-1]) for seat in sheet.seats]
    for number, y in enumerate(_spread(ends, BADGE + 4, CURVE_TOP, CURVE_TOP + CURVE_HEIGHT)):
        badge = seat_badge(Seat(number), BADGE)
        image.paste(badge, (CURVE_RIGHT + 16, round(y) - BADGE // 2), badge)
    _draw_table(image, sheet, below)
    return image


def _draw_head(image: Image.Image, sheet: CurveSheet) -> None:
    right = WIDTH - MARGIN
    draw_text(image, (right, 44), sheet.title, TEXT_SIZE, palette.INK_SOFT, align="right")
    room = WIDTH - 2 * MARGIN - text_width(sheet.title, TEXT_SIZE) - 20
    (text,), size = fitted_lines((sheet.subtitle,), 40, "bold", room, MIN_TEXT_SIZE)
    draw_text(image, (MARGIN, 44), text, size, palette.INK, "bold")


def _draw_axes(image: Image.Image, sheet: CurveSheet) -> None:
    """Lines for round percentages, the numbers of some turns, and the turning points."""
    for share, words in zip(SHARES, sheet.percents, strict=True):
        y = round(_height(share))
        ink = palette.PAPER_EDGE
        image.paste(ink, (CURVE_LEFT, y - 1, CURVE_RIGHT, y + 1))
        at = CURVE_LEFT - 12, y
        draw_text(image, at, words, MIN_TEXT_SIZE, palette.INK_SOFT, align="right")
    bottom = CURVE_TOP + CURVE_HEIGHT
    for moment in _labelled(sheet.turns):
        x = _across(sheet, moment)
        image.paste(palette.PAPER_EDGE, (round(x) - 1, bottom, round(x) + 1, bottom + 10))
        words = str(sheet.turns[moment])
        draw_text(image, (x, bottom + 30), words, MIN_TEXT_SIZE, palette.INK_SOFT, align="middle")
    room = CURVE_LEFT - MARGIN - 12
    (label,), size = fitted_lines((sheet.turn_label,), MIN_TEXT_SIZE, "medium", room, 20)
    draw_text(image, (MARGIN, bottom + 30), label, size, palette.INK_SOFT)
    marked = [_across(sheet, moment) for moment in sheet.marks]
    for line in marked:
        image.paste(palette.OPEN, (round(line) - 1, CURVE_TOP - 6, round(line) + 2, bottom))
    for number, disc in enumerate(_spread(marked, 2 * MARK + 3, CURVE_LEFT, CURVE_RIGHT), 1):
        _draw_mark(image, (round(disc), CURVE_TOP - 22), number)


def _draw_mark(image: Image.Image, at: tuple[int, int], number: int) -> None:
    """The number of a turning point in a disc."""
    draw_box(image, (at[0] - MARK, at[1] - MARK, 2 * MARK, 2 * MARK), MARK_BOX)
    draw_text(image, at, str(number), MIN_TEXT_SIZE, palette.PAPER, "bold", "middle")


MARK_BOX = RoundedBox(MARK, 0, palette.OPEN, palette.OPEN)


def _draw_lines(image: Image.Image, sheet: CurveSheet) -> None:
    """The lines with a dark outline, because some colours are light; the first player's on top."""
    area = (CURVE_LEFT - 10, CURVE_TOP - 10, CURVE_RIGHT + 10, CURVE_TOP + CURVE_HEIGHT + 10)
    with smooth_pen(image, area) as pen:
        for number in reversed(range(len(sheet.seats))):
            chances = enumerate(sheet.seats[number].chances)
            points = [Point(_across(sheet, n), _height(chance)) for n, chance in chances]
            _draw_dashed(pen, points, number)


def _draw_dashed(pen: Pen, points: Sequence[Point], number: int) -> None:
    """A line in the colour and the pattern of a player."""
    dashes = list(dashed(points, PATTERNS[number % len(PATTERNS)]))
    for width, ink in ((LINE + 2 * OUTLINE, palette.INK), (LINE, palette.seat(Seat(number)))):
        for dash in dashes:
            pen.line(dash, width, ink)
            for end in (dash[0], dash[-1]):
                pen.disc(end, width / 2, ink)


def dashed(points: Sequence[Point], pattern: Sequence[float]) -> Iterator[list[Point]]:
    """The parts of a line that are drawn. The pattern gives the lengths of dashes and gaps in
    turn; without one the whole line is drawn."""
    if not pattern:
        yield list(points)
        return
    part, left, dash = 0, pattern[0], [points[0]]
    for start, end in pairwise(points):
        length, done = dist(start, end), 0.0
        while length - done > left:
            done += left
            share = done / length
            here = Point(start.x + share * (end.x - start.x), start.y + share * (end.y - start.y))
            if part % 2 == 0:
                yield [*dash, here]
            part, dash = part + 1, [here]
            left = pattern[part % len(pattern)]
        left -= length - done
        if part % 2 == 0:
            dash.append(end)
    if part % 2 == 0 and len(dash) > 1:
        yield dash


def _spread(wanted: Sequence[float], room: float, first: float, last: float) -> list[float]:
    """Places as near as possible to the wanted ones, at least `room` apart, from first to last."""
    order = sorted(range(len(wanted)), key=lambda number: (wanted[number], number))
    places, limit = [0.0] * len(wanted), first - room
    for number in order:
        places[number] = limit = max(wanted[number], limit + room)
    limit = last + room
    for number in reversed(order):
        places[number] = limit = min(places[number], limit - room)
    return places


def _draw_table(image: Image.Image, sheet: CurveSheet, top: int) -> None:
    """Luck and skill of every player, under their words."""
    right = WIDTH - MARGIN - 20
    columns = (right - COLUMN, right)
    for words, x in zip((sheet.luck_label, sheet.skill_label), columns, strict=True):
        (label,), size = fitted_lines((words,), TEXT_SIZE, "bold", COLUMN - 16, MIN_TEXT_SIZE)
        draw_text(image, (x, top + 36), label, size, palette.INK, "bold", "right")
    top += ROW
    box = (MARGIN, top, WIDTH - 2 * MARGIN, len(sheet.seats) * ROW)
    draw_box(image, box, TABLE)
    for number, seat in enumerate(sheet.seats):
        middle = top + number * ROW + ROW // 2
        badge = seat_badge(Seat(number), 40)
        image.paste(badge, (MARGIN + 16, middle - 20), badge)
        left = MARGIN + 16 + badge.width + 14
        _draw_sample(image, left, middle, number)
        left += SAMPLE + 14
        room = columns[0] - COLUMN + 40 - left
        draw_name(image, (left, middle), seat.name, 36, palette.INK, room)
        for words, x in zip((seat.luck, seat.skill), columns, strict=True):
            draw_text(image, (x, middle), words, 36, palette.INK, "bold", "right")


SAMPLE = 84


def _draw_sample(image: Image.Image, left: int, middle: int, number: int) -> None:
    """A piece of the player's line."""
    with smooth_pen(image, (left, middle - 10, left + SAMPLE, middle + 10)) as pen:
        _draw_dashed(pen, [Point(left + 8, middle), Point(left + SAMPLE - 8, middle)], number)


def _height(chance: float) -> float:
    return CURVE_TOP + (1 - chance) * CURVE_HEIGHT


def _across(sheet: CurveSheet, moment: int) -> float:
    last = max(1, len(sheet.turns) - 1)
    return CURVE_LEFT + moment / last * (CURVE_RIGHT - CURVE_LEFT)


def _labelled(turns: Sequence[int]) -> list[int]:
    """The moments under which the number of the turn stands: about five, all multiples."""
    step = next(s for s in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if turns[-1] / s <= 7)
    return [n for n, turn in enumerate(turns) if turn and turn % step == 0]
