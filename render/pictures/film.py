"""A finished game as a film of 20 to 30 seconds: a video, or an animated picture.

A turn that puts something on the board is shown longer than others. In a long game several turns
share a frame.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate

from PIL import Image

from engine.actions import Action
from engine.board import Board
from engine.events import Event, changed_places
from engine.game import Game, Played
from engine.model import Seat
from engine.values import Value
from engine.views import PublicView, public_view
from render.layout.layout_cache import layout_of
from render.output.mp4 import VideoError, mp4
from render.output.picture import Picture
from render.output.webp_film import webp
from render.panel import strip
from render.pictures import alt_text, final_board
from render.pictures.board import draw
from render.words.say import Say

TurnSeen = tuple[PublicView, tuple[Event, ...]]
"""What everybody sees after a turn, and the events of that turn."""

WIDTH = 800
MAX_BYTES = 8_000_000  # Discord takes 10 MiB
PER_SECOND = 5  # frames of a video, and the shortest time for which anything is shown
MIN_FRAMES, MAX_FRAMES = 16 * PER_SECOND, 23 * PER_SECOND  # for all turns; in between one for each
LAST_FRAMES = 5 * PER_SECOND  # for the end
BUILT_WEIGHT = 4  # a turn that changes the board is shown as long as so many others


class Shot(Value, frozen=True):
    """The board after a turn, the events since the shot before, and for how many frames of a video
    it is shown. `is_end`: the turn was shown before."""

    view: PublicView
    events: tuple[Event, ...]
    frames: int
    is_end: bool = False


def film_video(
    first_game: Game, log: Iterable[tuple[Seat, Action]], names: Sequence[str], say: Say
) -> Picture:
    """The film of a game as MP4, from the game before its first action and all its actions.
    `render.output.mp4.program` must have found ffmpeg. Raises VideoError."""
    board, shots = first_game.board, shots_of(list(turns_of(first_game, log)))
    size = frame_size(board, len(names))

    def frames() -> Iterator[Image.Image]:
        for shot in shots:
            image = _resized(draw_shot(shot, board, names, say), size)
            yield from (image,) * shot.frames

    data = mp4(frames(), size, PER_SECOND)
    if len(data) > MAX_BYTES:
        raise VideoError(f"the video has {len(data)} bytes")
    return Picture(data, "film.mp4", *size, _text(shots, board, names, say))


def film_picture(
    first_game: Game, log: Iterable[tuple[Seat, Action]], names: Sequence[str], say: Say
) -> Picture:
    """The same film as an animated WebP, which needs no other program."""
    board, shots = first_game.board, shots_of(list(turns_of(first_game, log)))
    size = frame_size(board, len(names))
    durations_ms = [shot.frames * 1000 // PER_SECOND for shot in shots]

    def frame(number: int) -> Image.Image:
        return _resized(draw_shot(shots[number], board, names, say), size)

    data = webp(frame, durations_ms, MAX_BYTES)
    return Picture(data, "film.webp", *size, _text(shots, board, names, say))


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


def shots_of(turns: Sequence[TurnSeen]) -> list[Shot]:
    """The shots of a film of 20 to 30 seconds. There must be a turn. The last shot is the board at
    the end; a turn that gets no frame of its own is shown with the next."""
    frames = max(MIN_FRAMES, min(MAX_FRAMES, len(turns)))
    weights = [BUILT_WEIGHT if changed_places(events) else 1 for _, events in turns]
    ends = [max(1, frames * so_far // sum(weights)) for so_far in accumulate(weights)]
    shots: list[Shot] = []
    shown = 0
    events: tuple[Event, ...] = ()
    for end, (view, happened) in zip(ends, turns, strict=True):
        events += happened
        if end > shown:
            shots.append(Shot(view, events, end - shown))
            shown, events = end, ()
    return [*shots, Shot(*turns[-1], LAST_FRAMES, is_end=True)]


def draw_shot(shot: Shot, board: Board, names: Sequence[str], say: Say) -> Image.Image:
    """The board with its last changes marked; at the end of a game with what brought bonuses."""
    if shot.is_end and shot.view.final is not None:
        return final_board.draw(shot.view, board, names, say)
    return draw(shot.view, board, names, say, changed_places(shot.events))


def frame_size(board: Board, seats: int) -> tuple[int, int]:
    """Width and height of every frame in px, both even, as a video needs them."""
    width, height = layout_of(board.map).size
    whole = height + strip.height_at(width, board, seats)
    return WIDTH, round(whole * WIDTH / width / 2) * 2


def _resized(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    return image.convert("RGB").resize(size, Image.Resampling.BOX)


def _text(shots: Sequence[Shot], board: Board, names: Sequence[str], say: Say) -> str:
    seconds = sum(shot.frames for shot in shots) // PER_SECOND
    return alt_text.of_film(shots[-1].view, board, names, seconds, say)
