"""A finished game as an animated WebP: one frame per turn, each drawn while it is encoded."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from io import BytesIO

from PIL import Image

from engine.actions import Action
from engine.board import Board
from engine.events import Event, changed_places
from engine.game import Game, Played
from engine.model import Seat
from engine.views import PublicView, public_view
from render.output.picture import Picture
from render.pictures import alt_text
from render.pictures.board import draw
from render.words.say import Say

TurnSeen = tuple[PublicView, tuple[Event, ...]]
"""What everybody sees after a turn, and the events of that turn."""

WIDTH = 800
FRAME_MS = 700
LAST_FRAME_MS = 6_000
QUALITIES = (60, 30, 10)  # the next one only if the film is too large
MAX_BYTES = 8_000_000
MAX_TURNS = 400  # of a longer game some turns are left out


class LazyFrames(Image.Image):
    """An image of many frames that draws each frame when Pillow's encoder asks for it.

    Only one frame is in memory at a time.
    """

    def __init__(self, turns: Sequence[TurnSeen], draw: Callable[[TurnSeen], Image.Image]) -> None:
        first = draw(turns[0])
        super().__init__()
        self.im = first.im
        self._mode = first.mode
        self._size = first.size
        self.n_frames = len(turns)
        self._turns = turns
        self._draw = draw
        self._frame = 0

    def seek(self, frame: int) -> None:
        if frame != self._frame:
            self.paste(self._draw(self._turns[frame]))
            self._frame = frame

    def tell(self) -> int:
        return self.n_frames - 1  # the encoder seeks back here at the end: draw nothing again


def film_picture(
    first_game: Game, log: Iterable[tuple[Seat, Action]], names: Sequence[str], say: Say
) -> Picture:
    """The film of a game, from the game before its first action and all its actions."""
    turns = thinned(list(turns_of(first_game, log)))
    for quality in QUALITIES:
        frames = LazyFrames(turns, lambda turn: draw_frame(turn, first_game.board, names, say))
        data = _encoded(frames, quality)
        if len(data) <= MAX_BYTES:
            break
    text = alt_text.of_film(first_game.board, len(turns), say)
    return Picture(data, "film.webp", frames.width, frames.height, text)


def turns_of(first_game: Game, log: Iterable[tuple[Seat, Action]]) -> Iterator[TurnSeen]:
    """What is seen before the first action and after every turn."""
    game = first_game
    events: list[Event] = []
    yield public_view(game), ()
    for seat, action in log:
        played: Played = game.play(seat, action)
        events += played.events
        is_same_turn = played.game.waiting == game.waiting and game.waiting == (seat,)
        game = played.game
        if not is_same_turn:
            yield public_view(game), tuple(events)
            events = []


def draw_frame(turn: TurnSeen, board: Board, names: Sequence[str], say: Say) -> Image.Image:
    """The board after a turn, reduced to `WIDTH`."""
    view, events = turn
    image = draw(view, board, names, say, changed_places(events))
    height = round(image.height * WIDTH / image.width)
    return image.convert("RGB").resize((WIDTH, height), Image.Resampling.BOX)


def _encoded(frames: LazyFrames, quality: int) -> bytes:
    out = BytesIO()
    frames.save(
        out,
        "WEBP",
        save_all=True,
        duration=[FRAME_MS] * (frames.n_frames - 1) + [LAST_FRAME_MS],
        loop=0,
        quality=quality,
        method=0,
        kmin=0,
        kmax=0,  # no key frame but the first: a turn changes little of a board
    )
    return out.getvalue()


def thinned(turns: list[TurnSeen]) -> list[TurnSeen]:
    """At most `MAX_TURNS` of the turns, evenly chosen, always with the last one."""
    step = -(-len(turns) // MAX_TURNS)
    return turns[::-1][::step][::-1]
