"""The final score as a table: a column for each seat, a row for each line of its score."""

from collections.abc import Sequence
from typing import assert_never

from PIL import Image

from engine.board import Board
from engine.final_score import FinalScore, SeatScore
from engine.views import PublicView
from maps.typography import signed
from render.ink import palette
from render.ink.fonts import fitted_together
from render.ink.rgb import Rgb
from render.ink.rounded_boxes import RoundedBox, draw_box
from render.ink.symbols import draw_symbol, rounded_mask, seat_badge
from render.ink.text import draw_name, draw_text, text_width
from render.output import fixed_palette
from render.output.picture import Picture
from render.panel.score_lines import ShownLine, shown_lines
from render.pictures import alt_text
from render.words.say import Say

MARGIN = 20
GAP = 14
MAX_COLUMN_WIDTH = 430
MIN_COLUMN_WIDTH = 290
WIDTH = 1600
HEAD = 168
ROW = 44
TEXT_SIZE = 28
MIN_TEXT_SIZE = 20
NOTE = 60


def score_table_picture(view: PublicView, board: Board, names: Sequence[str], say: Say) -> Picture:
    """The picture of the final score. The game must be over."""
    image = draw(view, board, names, say)
    data = fixed_palette.png(image, fixed_palette.sheet_palette())
    text = alt_text.of_final_score(view, names, say)
    return Picture(data, "score.png", image.width, image.height, text)


def draw(view: PublicView, board: Board, names: Sequence[str], say: Say) -> Image.Image:
    """The table as an image, as wide as its columns and as high as the longest one."""
    if view.final is None:
        raise ValueError("a game that is not over has no final score")
    columns = [shown_lines(score, board, say) for score in view.final.seats]
    number = len(columns)
    width = (WIDTH - 2 * MARGIN - (number - 1) * GAP) // number
    width = max(MIN_COLUMN_WIDTH, min(MAX_COLUMN_WIDTH, width))
    note = tie_note(view.final, say)
    height = HEAD + max(map(len, columns)) * ROW + 24
    size = (2 * MARGIN + number * (width + GAP) - GAP, height + 2 * MARGIN + (NOTE if note else 0))
    image = Image.new("RGB", size, palette.PAPER)
    for score, lines in zip(view.final.seats, columns, strict=True):
        left = MARGIN + score.seat * (width + GAP)
        is_winner = score.seat in view.final.winners
        _draw_column(image, left, width, height, is_winner)
        _draw_head(image, left, width, score, names[score.seat], is_winner)
        for row, line in enumerate(lines):
            _draw_line(image, left, width, MARGIN + HEAD + row * ROW, line)
    if note:
        middle = size[0] / 2, size[1] - MARGIN - NOTE / 2 + 6
        draw_text(image, middle, note, TEXT_SIZE + 4, palette.INK, "bold", "middle")
    return image


def tie_note(final: FinalScore, say: Say) -> str:
    """How a tie was broken, or that it was not."""
    match final.decided_by:
        case "points":
            return ""
        case "tickets done":
            return f"{say('word-tie')}: {say('word-tickets-done')}"
        case "fewest stations":
            return f"{say('word-tie')}: {say('word-fewest-stations')}"
        case "longest trail":
            return f"{say('word-tie')}: {say('word-longest-wins')}"
        case "nothing":
            return f"{say('word-tie')}: {say('word-shared')}"
        case _:
            assert_never(final.decided_by)


def _draw_column(image: Image.Image, left: int, width: int, height: int, is_winner: bool) -> None:
    """A tile; the winner's is light and has a thick dark edge."""
    edge = 6 if is_winner else 2
    frame = palette.INK if is_winner else palette.PAPER_EDGE
    ground = palette.SNOW if is_winner else palette.PAPER
    draw_box(image, (left, MARGIN, width, height), RoundedBox(16, edge, frame, ground))


def _draw_head(
    image: Image.Image, left: int, width: int, score: SeatScore, name: str, is_winner: bool
) -> None:
    """Badge, name and total, over a line in the seat's colour."""
    badge = seat_badge(score.seat, 46)
    image.paste(badge, (left + 18, MARGIN + 18), badge)
    at = left + 18 + badge.width + 12
    draw_name(image, (at, MARGIN + 41), name, 38, palette.INK, left + width - 16 - at)
    middle = MARGIN + 112
    total = signed(score.total)
    draw_text(image, (left + width - 20, middle), total, 84, palette.INK, "bold", "right")
    if is_winner:
        draw_symbol(image, "crown", (left + 56, middle), 72, palette.INK)
    bar = (left + 18, MARGIN + HEAD - 12)
    image.paste(palette.seat(score.seat), bar, rounded_mask(width - 36, 6, 3))


def _draw_line(image: Image.Image, left: int, width: int, top: int, line: ShownLine) -> None:
    """Symbol, text and points."""
    middle = top + ROW / 2
    ink = _ink(line)
    draw_symbol(image, line.symbol, (left + 34, middle), 28, ink)
    points = signed(line.points)
    draw_text(image, (left + width - 20, middle), points, 34, palette.INK, "bold", "right")
    room = width - 34 - 26 - 20 - text_width(points, 34, "bold") - 8
    text, size = fitted_together(line.text, TEXT_SIZE, room, MIN_TEXT_SIZE)
    draw_text(image, (left + 58, middle), text, size, palette.INK)


def _ink(line: ShownLine) -> Rgb:
    if line.symbol == "done":
        return palette.GOOD
    return palette.BAD if line.symbol == "impossible" else palette.INK_SOFT
