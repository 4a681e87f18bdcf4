"""The frames of a film: a title, boards with a caption, and the score card at the end."""

from collections.abc import Sequence

from PIL import Image

from engine.board import Board
from engine.events import RouteClaimed, StationBuilt
from engine.values import Value
from engine.views import PublicView
from maps.awards import awards_of
from maps.names import place_name, route_name
from maps.typography import signed
from render.ink import palette
from render.ink.fonts import fitted_lines
from render.ink.symbols import draw_symbol, seat_badge
from render.ink.text import draw_name, draw_text, text_width
from render.layout.layout_cache import layout_of
from render.panel import name_bar, strip
from render.panel.track import draw_track
from render.pictures import score_card
from render.pictures.map_picture import middle_part
from render.scene import compose
from render.words.phrases import map_name
from render.words.say import Say

CAPTION = 48  # px above the board
PAD, GAP = 14, 10
BADGE, TEXT_SIZE, MIN_TEXT_SIZE = 34, 28, 20
NAME_SHARE = 0.35  # of the width, at most, for the name of a caption
TITLE_SIZE, MIN_TITLE_SIZE = 84, 40
TITLE_SHARE = 0.34  # of a frame's height, at least, for its title
LEAST_SHOWN = 0.85  # of the board for which there is room under it

Built = RouteClaimed | StationBuilt


class Caption(Value, frozen=True):
    """The last piece that was put on the board, if there is one, and which turn of how many it
    is."""

    built: Built | None
    turn: int
    turns: int


def frame_size(board: Board, seats: int, width: int) -> tuple[int, int]:
    """Width and height of every frame in px, both even, as a video needs them."""
    board_width, height = layout_of(board.map).size
    whole = height + strip.height_at(board_width, board, seats)
    return width, round(whole * width / board_width / 2) * 2 + CAPTION


def captioned(
    image: Image.Image,
    caption: Caption,
    size: tuple[int, int],
    board: Board,
    names: Sequence[str],
) -> Image.Image:
    """A frame of that size: the board, and above it who has built what, and when."""
    width, height = size
    frame = Image.new("RGB", size, palette.PAPER)
    _draw_caption(frame, caption, board, names)
    whole = image.convert("RGB").resize((width, height - CAPTION), Image.Resampling.BOX)
    frame.paste(whole, (0, CAPTION))
    return frame


def title(board: Board, names: Sequence[str], size: tuple[int, int], say: Say) -> Image.Image:
    """A frame of that size: the map's name and who plays, over a part of the empty board."""
    width, height = size
    frame = Image.new("RGB", size, palette.PAPER)
    bar = name_bar.draw(names, width)
    below = _middle_of_board(board, width, height - round(height * TITLE_SHARE) - bar.height)
    head = height - below.height - bar.height
    text, room = map_name(board.map, say), width - 4 * PAD
    (text,), letters = fitted_lines((text,), TITLE_SIZE, "bold", room, MIN_TITLE_SIZE)
    left = (width - text_width(text, letters, "bold")) / 2
    draw_text(frame, (left, head / 2), text, letters, palette.INK, "bold")
    draw_track(frame, 2 * PAD, width - 2 * PAD, head - 30)
    frame.paste(below, (0, head))
    frame.paste(bar, (0, height - bar.height))
    return frame


def _middle_of_board(board: Board, width: int, room: int) -> Image.Image:
    """The middle of the empty board, so wide and at most so high, cut off between names."""
    board_width = layout_of(board.map).size[0]
    highest = room * board_width // width
    part = middle_part(board.map.id, highest, round(LEAST_SHOWN * highest), highest)
    drawn = compose.draw_part(board.map.id, (), 1, part).convert("RGB")
    size = width, round(part.height * width / board_width)
    return drawn.resize(size, Image.Resampling.BOX)


def card(
    view: PublicView, board: Board, names: Sequence[str], size: tuple[int, int], say: Say
) -> Image.Image:
    """A frame of that size: the score card, as large as it fits. The game must be over."""
    if view.final is None:
        raise ValueError("a game that is not over has no score card")
    awards = awards_of(board, view.final, is_won_on_last_turn=False)
    drawn = score_card.draw(view, board, names, awards, say)
    shrunk = min(size[0] / drawn.width, size[1] / drawn.height)
    fitting = round(drawn.width * shrunk), round(drawn.height * shrunk)
    frame = Image.new("RGB", size, palette.PAPER)
    left, top = (size[0] - fitting[0]) // 2, (size[1] - fitting[1]) // 2
    frame.paste(drawn.resize(fitting, Image.Resampling.LANCZOS), (left, top))
    return frame


def _draw_caption(frame: Image.Image, caption: Caption, board: Board, names: Sequence[str]) -> None:
    middle = CAPTION // 2
    count = f"{caption.turn} / {caption.turns}"
    right = frame.width - PAD
    draw_text(frame, (right, middle), count, MIN_TEXT_SIZE, palette.INK_SOFT, align="right")
    right -= round(text_width(count, MIN_TEXT_SIZE)) + GAP
    if caption.built is None:
        return
    badge = seat_badge(caption.built.seat, BADGE)
    frame.paste(badge, (PAD, middle - BADGE // 2), badge)
    left = PAD + badge.width + GAP
    name, widest = names[caption.built.seat], frame.width * NAME_SHARE
    draw_name(frame, (left, middle), name, TEXT_SIZE, palette.INK, widest)
    left += round(min(widest, text_width(name, TEXT_SIZE, "bold"))) + 2 * GAP
    if isinstance(caption.built, StationBuilt):
        draw_symbol(frame, "station", (left + BADGE / 2, middle), BADGE, palette.INK)
        left += BADGE + GAP
        text = place_name(board, caption.built.city)
    else:
        points = signed(caption.built.points)
        text = f"{route_name(board, caption.built.route)}  +{points}"
    (text,), size = fitted_lines((text,), TEXT_SIZE, "medium", right - left, MIN_TEXT_SIZE)
    draw_text(frame, (left, middle), text, size, palette.INK)
