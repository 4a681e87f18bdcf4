"""The games of two people: the tally between their names, each map, and the last games.

The picture is hardly higher than wide, because Discord makes high ones narrow.
"""

from PIL import Image

from maps.typography import signed
from render.ink import palette
from render.ink.fonts import fitted, fitted_lines
from render.ink.rgb import Rgb
from render.ink.symbols import draw_symbol, rounded_mask
from render.ink.text import draw_name, draw_text, text_width
from render.output import fixed_palette
from render.output.picture import Picture
from render.panel.track import draw_track
from render.sheets import VersusGame, VersusMap, VersusSheet

WIDTH = 960
MARGIN = 24
MIDDLE = WIDTH // 2
NAMES = 84  # px of the two names at the top
TALLY = 190  # px below them, for the tally
TALLY_SIZE = 132
NAME_SIZE = 48
CROWN = 40
TRACK = 30
ROW = 60
LABEL = 52
BAR_HEIGHT = 34
BAR_LEFT, BAR_RIGHT = 330, WIDTH - MARGIN - 150
TEXT_SIZE, MIN_TEXT_SIZE = 32, 26  # smaller letters cannot be read on a phone
MAX_MAPS, MAX_GAMES = 6, 5
ONE, OTHER = palette.SEAT[0], palette.SEAT[1]


def versus_picture(sheet: VersusSheet) -> Picture:
    image = draw(sheet)
    data = fixed_palette.png(image, fixed_palette.sheet_palette())
    return Picture(data, "versus.png", image.width, image.height, sheet.alt)


def draw(sheet: VersusSheet) -> Image.Image:
    """The picture as an image, as high as what is on it."""
    maps, games = sheet.maps[:MAX_MAPS], sheet.games[:MAX_GAMES]
    head = NAMES + TALLY + TRACK
    below = head + len(maps) * ROW
    height = below + (LABEL + len(games) * ROW if games else 0) + MARGIN
    image = Image.new("RGB", (WIDTH, height), palette.PAPER)
    _draw_name(image, sheet.name, ONE, is_left=True, is_ahead=sheet.wins > sheet.losses)
    _draw_name(image, sheet.other, OTHER, is_left=False, is_ahead=sheet.losses > sheet.wins)
    _draw_tally(image, sheet)
    draw_track(image, MARGIN, WIDTH - MARGIN, head - TRACK // 2)
    for number, each in enumerate(maps):
        _draw_map(image, head + number * ROW + ROW // 2, each)
    if games:
        label = fitted(sheet.games_label, TEXT_SIZE, "bold", WIDTH - 2 * MARGIN)
        draw_text(image, (MARGIN, below + LABEL // 2 + 8), label, TEXT_SIZE, palette.INK, "bold")
    for number, game in enumerate(games):
        _draw_game(image, below + LABEL + number * ROW + ROW // 2, game)
    return image


def _draw_name(
    image: Image.Image, name: str, ground: Rgb, *, is_left: bool, is_ahead: bool
) -> None:
    """A name on its colour, in its half of the picture; a crown on the name of who is ahead."""
    left = 0 if is_left else MIDDLE
    image.paste(ground, (left, 0, left + MIDDLE, NAMES))
    ink = palette.ink_on(ground)
    at = left + MARGIN
    if is_ahead:
        draw_symbol(image, "crown", (at + CROWN / 2, NAMES / 2), CROWN, ink)
        at += CROWN + 12
    draw_name(image, (at, NAMES // 2), name, NAME_SIZE, ink, left + MIDDLE - MARGIN - at)


def _draw_tally(image: Image.Image, sheet: VersusSheet) -> None:
    """`3` and `2` beside a dash, which is in the middle; the number of games and where below."""
    middle, dash = NAMES + 78, "–"  # noqa: RUF001  # as in a score
    draw_text(image, (MIDDLE, middle), dash, TALLY_SIZE, palette.INK_SOFT, "bold", "middle")
    beside = text_width(dash, TALLY_SIZE, "bold") / 2 + 24
    one, other = str(sheet.wins), str(sheet.losses)
    draw_text(image, (MIDDLE - beside, middle), one, TALLY_SIZE, palette.INK, "bold", "right")
    draw_text(image, (MIDDLE + beside, middle), other, TALLY_SIZE, palette.INK, "bold")
    text, room = f"{sheet.summary} · {sheet.subtitle}", WIDTH - 2 * MARGIN
    (text,), size = fitted_lines((text,), TEXT_SIZE, "medium", room, MIN_TEXT_SIZE)
    draw_text(image, (MIDDLE, middle + 74), text, size, palette.INK_SOFT, align="middle")


def _draw_map(image: Image.Image, middle: int, each: VersusMap) -> None:
    """The map's name, a bar that both share as they were ahead, and the tally."""
    room = BAR_LEFT - MARGIN - 16
    (name,), size = fitted_lines((each.name,), TEXT_SIZE, "medium", room, MIN_TEXT_SIZE)
    draw_text(image, (MARGIN, middle), name, size, palette.INK)
    length, decided = BAR_RIGHT - BAR_LEFT, each.wins + each.losses
    mask, at = rounded_mask(length, BAR_HEIGHT, 8), (BAR_LEFT, middle - BAR_HEIGHT // 2)
    image.paste(OTHER if decided else palette.PAPER_EDGE, at, mask)
    won = round(length * each.wins / decided) if decided else 0
    if won:
        image.paste(ONE, at, mask.crop((0, 0, won, BAR_HEIGHT)))
    figures = f"{each.wins}–{each.losses}"  # noqa: RUF001  # as in a score
    draw_text(image, (WIDTH - MARGIN, middle), figures, 36, palette.INK, "bold", "right")


def _draw_game(image: Image.Image, middle: int, game: VersusGame) -> None:
    """Where and when; the points of both, the higher ones bold."""
    right = WIDTH - MARGIN
    for points, is_ahead in (
        (game.other_points, game.other_points > game.points),
        (game.points, game.points > game.other_points),
    ):
        if is_ahead:
            draw_text(image, (right, middle), signed(points), 36, palette.INK, "bold", "right")
        else:
            draw_text(image, (right, middle), signed(points), 36, palette.INK_SOFT, align="right")
        right -= 120
    (title,), size = fitted_lines((game.title,), TEXT_SIZE, "medium", right - MARGIN, MIN_TEXT_SIZE)
    draw_text(image, (MARGIN, middle), title, size, palette.INK)
