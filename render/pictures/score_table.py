"""The final score as a table: a column for each seat, a row for each line of its score."""

from collections.abc import Sequence
from typing import assert_never

from PIL import Image

from engine.board import Board
from engine.final_score import FinalScore, SeatScore
from engine.values import Value
from engine.views import PublicView
from maps.typography import signed
from render.ink import palette
from render.ink.fonts import wrapped
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
ROW, HIGH_ROW = 44, 72  # with the text on one line and on two
LINE = 30  # px from one line of a text to the next
TEXT_SIZE = 28
MIN_TEXT_SIZE = 24  # smaller letters cannot be read on a phone
POINTS_SIZE = 34
TEXT_X = 58  # px from the left edge of a column
NOTE = 60


class ScoreRow(Value, frozen=True):
    """A line of a score as it fits into a column: its text on one line or two, and their size."""

    line: ShownLine
    text: tuple[str, ...]
    size: int

    @classmethod
    def of(cls, line: ShownLine, width: int) -> "ScoreRow":
        """The line in a column of that width."""
        points = text_width(signed(line.points), POINTS_SIZE, "bold")
        room = width - TEXT_X - 20 - points - 10
        return cls(line, *wrapped(line.text, TEXT_SIZE, room, MIN_TEXT_SIZE))

    @property
    def height(self) -> int:
        """In px."""
        return ROW if len(self.text) == 1 else HIGH_ROW


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
    number = len(view.final.seats)
    width = column_width(number)
    columns = [
        [ScoreRow.of(line, width) for line in shown_lines(score, board, say)]
        for score in view.final.seats
    ]
    note = tie_note(view.final, say)
    height = HEAD + max(sum(row.height for row in rows) for rows in columns) + 24
    size = (2 * MARGIN + number * (width + GAP) - GAP, height + 2 * MARGIN + (NOTE if note else 0))
    image = Image.new("RGB", size, palette.PAPER)
    for score, rows in zip(view.final.seats, columns, strict=True):
        left = MARGIN + score.seat * (width + GAP)
        is_winner = score.seat in view.final.winners
        _draw_column(image, left, width, height, is_winner)
        _draw_head(image, left, width, score, names[score.seat], is_winner)
        top = MARGIN + HEAD
        for row in rows:
            _draw_row(image, left, width, top, row)
            top += row.height
    if note:
        middle = size[0] / 2, size[1] - MARGIN - NOTE / 2 + 6
        draw_text(image, middle, note, TEXT_SIZE + 4, palette.INK, "bold", "middle")
    return image


def column_width(number: int) -> int:
    """The width of each of so many columns."""
    width = (WIDTH - 2 * MARGIN - (number - 1) * GAP) // number
    return max(MIN_COLUMN_WIDTH, min(MAX_COLUMN_WIDTH, width))


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


def _draw_row(image: Image.Image, left: int, width: int, top: int, row: ScoreRow) -> None:
    """Symbol, text and points."""
    middle = top + row.height / 2
    draw_symbol(image, row.line.symbol, (left + 34, middle), 28, _ink(row.line))
    points, right = signed(row.line.points), left + width - 20
    draw_text(image, (right, middle), points, POINTS_SIZE, palette.INK, "bold", "right")
    first = middle - (len(row.text) - 1) / 2 * LINE
    for number, text in enumerate(row.text):
        draw_text(image, (left + TEXT_X, first + number * LINE), text, row.size, palette.INK)


def _ink(line: ShownLine) -> Rgb:
    if line.symbol == "done":
        return palette.GOOD
    return palette.BAD if line.symbol == "impossible" else palette.INK_SOFT
