"""The end of a game to be shown around: who won and by how much, everybody's points, and awards.

It is hardly higher than wide, because Discord makes high pictures narrow.
"""

from collections.abc import Sequence

from PIL import Image

from engine.board import Board
from engine.final_score import FinalScore, SeatScore
from engine.views import PublicView
from maps.awards import Award, AwardKind, margin
from maps.typography import capitalised, signed
from render.ink import palette
from render.ink.fonts import fitted_lines
from render.ink.rgb import Rgb
from render.ink.rounded_boxes import RoundedBox, draw_box
from render.ink.symbol_shapes import SymbolName, holding_shape
from render.ink.symbols import draw_symbol, seat_badge
from render.ink.text import draw_name, draw_text, text_width
from render.output import fixed_palette
from render.output.picture import Picture
from render.panel.score_lines import SummedLine, summed_lines
from render.panel.track import draw_track
from render.pictures import alt_text
from render.pictures.score_table import tie_note
from render.words.phrases import map_name
from render.words.say import Say

WIDTH = 960
MARGIN = 24
INNER = WIDTH - 2 * MARGIN
GAP = 10
HEAD = 188
GROUND = 148  # px of the head that have the winner's colour
STRIPE = 10
TILE = 140
PAD = 18
NAME_MIDDLE, LABEL_MIDDLE, POINTS_MIDDLE = 38, 84, 114  # px from the upper edge of a tile
TEXT_SIZE, POINTS_SIZE = 26, 34
MIN_TEXT_SIZE = 24  # smaller letters cannot be read on a phone
SYMBOL = 34
TEXT_LEFT = SYMBOL + 6  # px from the left edge of a line's column
WINNER_SIZES = (62, 56, 50, 44)
MAX_SPACE = 120  # px between the columns of lines
COLUMN_GAP = 24
COLUMN = (INNER - COLUMN_GAP) // 2  # of the awards
AWARD = 82
HOLDERS_SIZE = 30  # of the names of those who have an award
MAX_AWARDS = 6
PLAIN = RoundedBox(16, 2, palette.PAPER_EDGE, palette.PAPER)
AWARD_SYMBOLS: dict[AwardKind, SymbolName] = {
    "last-turn": "flag",
    "all-tickets": "ticket",
    "longest-path": "trail",
    "all-regions": "region",
    "most-regions": "region",
    "most-merchandise": "cart",
    "most-attractions": "attraction",
    "most-districts": "district",
    "most-mandalas": "mandala",
    "no-station": "station",
    "best-ticket": "ticket",
}


def score_card_picture(
    view: PublicView, board: Board, names: Sequence[str], awards: Sequence[Award], say: Say
) -> Picture:
    """The picture. The game must be over."""
    image = draw(view, board, names, awards, say)
    data = fixed_palette.png(image, fixed_palette.sheet_palette())
    text = alt_text.of_score_card(view, names, awards, say)
    return Picture(data, "score-card.png", image.width, image.height, text)


def draw(
    view: PublicView, board: Board, names: Sequence[str], awards: Sequence[Award], say: Say
) -> Image.Image:
    """The card as an image: a tile for each seat, the winners first, then the awards."""
    if view.final is None:
        raise ValueError("a game that is not over has no score card")
    seats = ranked(view.final)
    shown = awards[:MAX_AWARDS]
    below = HEAD + len(seats) * (TILE + GAP)
    rows = -(-len(shown) // 2)
    image = Image.new("RGB", (WIDTH, below + rows * AWARD + MARGIN - GAP), palette.PAPER)
    _draw_head(image, view.final, board, names, say)
    lines = [summed_lines(score, board, say) for score in seats]
    columns = lefts_of(lines)
    for number, (score, of_seat) in enumerate(zip(seats, lines, strict=True)):
        top = HEAD + number * (TILE + GAP)
        is_winner = score.seat in view.final.winners
        _draw_tile(image, top, score, names[score.seat], is_winner)
        for line in of_seat:
            _draw_line(image, (columns[line.symbol], top), line)
    for number, award in enumerate(shown):
        row, column = divmod(number, 2)
        at = MARGIN + column * (COLUMN + COLUMN_GAP), below + row * AWARD
        _draw_award(image, *at, award, names, board, say)
    return image


def ranked(final: FinalScore) -> list[SeatScore]:
    """The winners first, then by points."""
    return sorted(final.seats, key=lambda score: (score.seat not in final.winners, -score.total))


def margin_text(final: FinalScore, say: Say) -> str:
    """By how many points somebody has won, or what decided instead."""
    ahead = margin(final)
    return say("margin-points", number=ahead) if ahead else tie_note(final, say)


def _draw_head(
    image: Image.Image, final: FinalScore, board: Board, names: Sequence[str], say: Say
) -> None:
    """A crown, the winners, by how much they won and, to the right, the map, on the winner's
    colour, over a track."""
    ground = _draw_ground(image, final)
    ink = palette.ink_on(ground)
    draw_symbol(image, "crown", (MARGIN + 44, 72), 84, ink)
    left, right = MARGIN + 108, WIDTH - MARGIN
    winners = ", ".join(names[seat] for seat in final.winners)
    fitting = (size for size in WINNER_SIZES if text_width(winners, size, "bold") <= right - left)
    size = next(fitting, WINNER_SIZES[-1])
    draw_name(image, (left, 46), winners, size, ink, right - left)
    (map_,), size = fitted_lines((map_name(board.map, say),), 34, "medium", 260, MIN_TEXT_SIZE)
    draw_text(image, (right, 108), map_, size, ink, align="right")
    room = right - left - text_width(map_, size) - GAP
    text = capitalised(margin_text(final, say))
    (text,), size = fitted_lines((text,), 40, "medium", room, MIN_TEXT_SIZE)
    draw_text(image, (left, 107), text, size, ink)
    draw_track(image, MARGIN, WIDTH - MARGIN, HEAD - 18)


def _draw_ground(image: Image.Image, final: FinalScore) -> Rgb:
    """Paint the head in the winner's colour; after a shared victory a stripe below it in each of
    the winners'. Returns the colour that the words stand on."""
    colours = [palette.seat(seat) for seat in final.winners]
    ground = colours[0] if len(colours) == 1 else palette.PAPER
    image.paste(ground, (0, 0, WIDTH, GROUND))
    for number, colour in enumerate(colours if len(colours) > 1 else ()):
        left, right = (WIDTH * n // len(colours) for n in (number, number + 1))
        image.paste(colour, (left, GROUND - STRIPE, right, GROUND))
    return ground


def _draw_tile(image: Image.Image, top: int, score: SeatScore, name: str, is_winner: bool) -> None:
    """Badge, name and total."""
    won = RoundedBox(16, 8, palette.seat(score.seat), palette.SNOW)
    draw_box(image, (MARGIN, top, INNER, TILE), won if is_winner else PLAIN)
    middle = top + NAME_MIDDLE
    badge = seat_badge(score.seat, 44)
    image.paste(badge, (MARGIN + PAD, middle - 22), badge)
    left, right = MARGIN + PAD + badge.width + 12, WIDTH - MARGIN - PAD
    total = signed(score.total)
    draw_text(image, (right, middle + 2), total, 62, palette.INK, "bold", "right")
    right -= round(text_width(total, 62, "bold")) + 14
    if is_winner:
        draw_symbol(image, "crown", (right - 22, middle), 44, palette.INK)
        right -= 58
    draw_name(image, (left, middle), name, 40, palette.INK, right - left)


def lefts_of(lines: Sequence[Sequence[SummedLine]]) -> dict[SymbolName, int]:
    """Where the column of each kind of line begins: all are as wide as what is in them, with equal
    space between them."""
    widths: dict[SymbolName, float] = {}
    for of_seat in sorted(lines, key=len, reverse=True):
        for line in of_seat:
            widths[line.symbol] = max(line_width(line), widths.get(line.symbol, 0))
    space = (INNER - 2 * PAD - sum(widths.values())) / max(1, len(widths) - 1)
    lefts, at = {}, MARGIN + PAD + 0.0
    for symbol, width in widths.items():
        lefts[symbol] = round(at)
        at += width + min(space, MAX_SPACE)
    return lefts


def line_width(line: SummedLine) -> float:
    """Of the symbol and what is beside it, in px."""
    below = text_width(signed(line.points), POINTS_SIZE, "bold") + 8
    below += text_width(f"({line.detail})", TEXT_SIZE)
    return TEXT_LEFT + max(text_width(line.label, TEXT_SIZE), below)


def _draw_line(image: Image.Image, left_top: tuple[int, int], line: SummedLine) -> None:
    """Symbol and words; below them the points and how they came about."""
    left, top = left_top
    middle = top + (LABEL_MIDDLE + POINTS_MIDDLE) / 2
    draw_symbol(image, line.symbol, (left + SYMBOL / 2, middle), SYMBOL, palette.INK_SOFT)
    at, points = left + TEXT_LEFT, signed(line.points)
    draw_text(image, (at, top + LABEL_MIDDLE), line.label, TEXT_SIZE, palette.INK_SOFT)
    draw_text(image, (at, top + POINTS_MIDDLE), points, POINTS_SIZE, palette.INK, "bold")
    beside = at + text_width(points, POINTS_SIZE, "bold") + 8, top + POINTS_MIDDLE
    draw_text(image, beside, f"({line.detail})", TEXT_SIZE, palette.INK_SOFT)


def _draw_award(
    image: Image.Image,
    left: int,
    top: int,
    award: Award,
    names: Sequence[str],
    board: Board,
    say: Say,
) -> None:
    """Its symbol and words; below them badge and name of who has it, or of several only the badges
    if there is no room for all their names."""
    symbol = AWARD_SYMBOLS[award.kind]
    if symbol == "ticket":
        symbol = holding_shape("ticket", board.map.words)
    draw_symbol(image, symbol, (left + 26, top + 38), 44, palette.OPEN)
    at, right = left + 66, left + COLUMN
    label = capitalised(say(award.key)) + (f" · {award.number}" if award.number else "")
    (label,), size = fitted_lines((label,), 32, "bold", right - at, MIN_TEXT_SIZE)
    draw_text(image, (at, top + 20), label, size, palette.INK, "bold")
    for seat in award.seats:
        badge = seat_badge(seat, 30)
        image.paste(badge, (at, top + 43), badge)
        at += badge.width + 8
    holders = ", ".join(names[seat] for seat in award.seats)
    if len(award.seats) == 1 or text_width(holders, HOLDERS_SIZE, "bold") <= right - at:
        draw_name(image, (at, top + 58), holders, HOLDERS_SIZE, palette.INK_SOFT, right - at)
