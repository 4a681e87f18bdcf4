"""A finished game as a film of 20 to 30 seconds: a video, or an animated picture.

It begins with a title and ends with the score card. A turn that puts something on the board is
shown longer than others. In a long game several turns share a frame.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Literal

from PIL import Image

from engine.actions import Action
from engine.board import Board
from engine.events import Event, changed_places
from engine.game import Game, Played
from engine.model import Seat
from engine.values import Value
from engine.views import PublicView, public_view
from render.output.mp4 import VideoError, mp4
from render.output.picture import Picture
from render.output.webp_film import webp
from render.pictures import alt_text, film_frames, final_board
from render.pictures.board import draw
from render.pictures.film_frames import Built, Caption, frame_size
from render.words.say import Say

TurnSeen = tuple[PublicView, tuple[Event, ...]]
"""What everybody sees after a turn, and the events of that turn."""
Kind = Literal["turn", "title", "final board", "card"]

WIDTH = 800
MAX_BYTES = 8_000_000  # Discord takes 10 MiB
PER_SECOND = 5  # frames of a video, and the shortest time for which anything is shown
MIN_FRAMES, MAX_FRAMES = 14 * PER_SECOND, 19 * PER_SECOND  # for all turns; in between one for each
TITLE_FRAMES = 2 * PER_SECOND
BOARD_FRAMES, CARD_FRAMES = 4 * PER_SECOND, 4 * PER_SECOND  # for the end
BUILT_WEIGHT = 4  # a turn that changes the board is shown as long as so many others


class Shot(Value, frozen=True):
    """The board after a turn, the events since the shot before, and for how many frames of a video
    it is shown. `caption`: what stands above the board. `kind`: what is shown instead of the board
    after the turn."""

    view: PublicView
    events: tuple[Event, ...]
    frames: int
    caption: Caption
    kind: Kind = "turn"


def film_video(
    first_game: Game, log: Iterable[tuple[Seat, Action]], names: Sequence[str], say: Say
) -> Picture:
    """The film of a game as MP4, from the game before its first action and all its actions.
    `render.output.mp4.program` must have found ffmpeg. Raises VideoError."""
    board, shots = first_game.board, shots_of(list(turns_of(first_game, log)))
    size = frame_size(board, len(names), WIDTH)

    def frames() -> Iterator[Image.Image]:
        for shot in shots:
            image = draw_shot(shot, board, names, size, say)
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
    size = frame_size(board, len(names), WIDTH)
    durations_ms = [shot.frames * 1000 // PER_SECOND for shot in shots]

    def frame(number: int) -> Image.Image:
        return draw_shot(shots[number], board, names, size, say)

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
    """The shots of a film of 20 to 30 seconds. There must be a turn. A turn that gets no frame of
    its own is shown with the next."""
    frames = max(MIN_FRAMES, min(MAX_FRAMES, len(turns)))
    weights = [BUILT_WEIGHT if changed_places(events) else 1 for _, events in turns]
    ends = [max(1, frames * so_far // sum(weights)) for so_far in accumulate(weights)]
    begin = Caption(None, 0, len(turns) - 1)
    shots = [Shot(turns[0][0], (), TITLE_FRAMES, begin, "title")]
    shown = 0
    events: tuple[Event, ...] = ()
    built: Built | None = None
    for number, (end, (view, happened)) in enumerate(zip(ends, turns, strict=True)):
        events += happened
        built = next((e for e in reversed(happened) if isinstance(e, Built)), built)
        caption = Caption(built, number, len(turns) - 1)
        if end > shown:
            shots.append(Shot(view, events, end - shown, caption))
            shown, events = end, ()
    last = Shot(*turns[-1], BOARD_FRAMES, caption, "final board")
    if last.view.final is None:
        return [*shots, last]
    return [*shots, last, Shot(*turns[-1], CARD_FRAMES, caption, "card")]


def draw_shot(
    shot: Shot, board: Board, names: Sequence[str], size: tuple[int, int], say: Say
) -> Image.Image:
    """A frame of that size. Boards have their last changes marked; at the end of a game, what
    brought bonuses."""
    match shot.kind:
        case "title":
            return film_frames.title(board, names, size, say)
        case "card":
            return film_frames.card(shot.view, board, names, size, say)
        case "final board" if shot.view.final is not None:
            image = final_board.draw(shot.view, board, names, say)
        case _:
            image = draw(shot.view, board, names, say, changed_places(shot.events))
    return film_frames.captioned(image, shot.caption, size, board, names)


def _text(shots: Sequence[Shot], board: Board, names: Sequence[str], say: Say) -> str:
    seconds = sum(shot.frames for shot in shots) // PER_SECOND
    return alt_text.of_film(shots[-1].view, board, names, seconds, say)
