"""What the last moves changed, cut out of the board: readable on a phone, where the names on the
whole board are too small."""

from collections.abc import Iterable, Sequence

from engine.board import Board
from engine.model import PlaceId, RouteId
from engine.views import PublicView
from maps.names import place_name, route_name
from render.ink.geometry import Frame, around
from render.layout.board_layout import BoardLayout
from render.layout.layout_cache import layout_of
from render.output.picture import Picture
from render.pictures.board import packed, piece_layers
from render.pictures.own_frame import MARGIN, boxes_of, frame_around
from render.scene import compose
from render.words.say import Say

WIDTH = 580  # px of the board, unless the newest move needs more
PHONE_WIDTH = 400  # px in which a picture must be readable
MIN_LETTER = 9.0  # px: the height of a capital letter there
CAPITAL = 0.7  # its height, by the size of the font


def latest_moves_picture(
    view: PublicView, board: Board, say: Say, changed: Sequence[RouteId | PlaceId]
) -> Picture | None:
    """The part of the board around what the last moves changed; as many of the newest as fit. None
    if nothing has changed, or if the whole board can be read on a phone."""
    layout = layout_of(board.map)
    if not changed or letter_height(layout, layout.size[0]) >= MIN_LETTER:
        return None
    frame, shown = frame_of_latest(board, layout, changed)
    if frame is None:
        return None
    on_board = piece_layers(view, board, layout, changed)  # a legend would cover too much
    bands = compose.pack_part(board.map.id, on_board, 1, frame)
    names = ", ".join(dict.fromkeys(_name(board, each) for each in shown))
    text = say("phrase-latest-moves", names=names)
    return packed("latest.png", board.map.id, bands, (frame.width, frame.height), text)


def frame_of_latest(
    board: Board, layout: BoardLayout, changed: Sequence[RouteId | PlaceId]
) -> tuple[Frame | None, tuple[RouteId | PlaceId, ...]]:
    """The part of the board that is shown, and which of the changes are in it: at least the newest,
    and those before it as long as names stay large enough."""
    shown: tuple[RouteId | PlaceId, ...] = ()
    frame: Frame | None = None
    for first in range(len(changed) - 1, -1, -1):
        wider = _frame(board, layout, changed[first:])
        is_wide = wider is None or letter_height(layout, wider.width) < MIN_LETTER
        if shown and is_wide:
            break
        frame, shown = wider, tuple(changed[first:])
    return frame, shown


def letter_height(layout: BoardLayout, width: int) -> float:
    """How high a capital letter of a name is on a phone that shows so much of the board."""
    return CAPITAL * layout.text * PHONE_WIDTH / width


def _frame(board: Board, layout: BoardLayout, changed: Iterable[RouteId | PlaceId]) -> Frame | None:
    places = [PlaceId(each) for each in changed if each in board.place_number]
    routes = [RouteId(each) for each in changed if each not in board.place_number]
    box = around(list(boxes_of(routes, places, board, layout))).grown(MARGIN)
    return frame_around(box, layout, WIDTH)


def _name(board: Board, changed: RouteId | PlaceId) -> str:
    if changed in board.place_number:
        return place_name(board, PlaceId(changed))
    return route_name(board, RouteId(changed))
