"""A finished game as an animated WebP: one frame after every turn, drawn while it is encoded."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from io import BytesIO

from PIL import Image

from engine.actions import Action
from engine.board import Board
from engine.events import Event
from engine.game import Game, Played
from engine.model import Seat
from engine.views import PublicView, public_view
from render.output.encode import Picture
from render.pictures import alt_text, board
from render.words.alt_phrases import ENGLISH as ENGLISH_PHRASES
from render.words.alt_phrases import AltPhrases
from render.words.event_sentences import touched
from render.words.labels import ENGLISH, Labels

Turn = tuple[PublicView, tuple[Event, ...]]

WIDTH = 800
FRAME_MS = 700
LAST_FRAME_MS = 6_000
QUALITIES = (60, 30, 10)  # the next one only if the film is too large
MOST_BYTES = 8_000_000
LONGEST = 400  # turns in one film; of a longer game the turns between are left out


class Reel(Image.Image):
    """An image of many frames of which only one exists at a time: Pillow asks for the next."""

    def __init__(self, turns: Sequence[Turn], paint: Callable[[Turn], Image.Image]) -> None:
        first = paint(turns[0])
        super().__init__()
        self.im = first.im
        self._mode = first.mode
        self._size = first.size
        self.n_frames = len(turns)
        self._turns = turns
        self._paint = paint
        self._frame = 0

    def seek(self, frame: int) -> None:
        if frame != self._frame:
            self.paste(self._paint(self._turns[frame]))
            self._frame = frame

    def tell(self) -> int:
        return self.n_frames - 1  # so that nothing is drawn again when all is done


def film(
    opening: Game,
    log: Iterable[tuple[Seat, Action]],
    names: Sequence[str],
    words: Labels = ENGLISH,
    say: AltPhrases = ENGLISH_PHRASES,
) -> Picture:
    """The film of a game, from its opening and its actions."""
    turns = thinned(list(turns_of(opening, log)))
    for quality in QUALITIES:
        reel = Reel(turns, lambda turn: frame(turn, opening.board, names, words))
        data = _encoded(reel, quality)
        if len(data) <= MOST_BYTES:
            break
    about = alt_text.film(opening.board, len(turns), say)
    return Picture(data, "film.webp", reel.width, reel.height, about)


def turns_of(opening: Game, log: Iterable[tuple[Seat, Action]]) -> Iterator[Turn]:
    """What is seen after every turn, and all that happened in it."""
    game = opening
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


def frame(turn: Turn, on: Board, names: Sequence[str], words: Labels = ENGLISH) -> Image.Image:
    """The board after a turn, smaller."""
    view, events = turn
    image = board.draw(view, on, names, touched(events), words)
    height = round(image.height * WIDTH / image.width)
    return image.convert("RGB").resize((WIDTH, height), Image.Resampling.BOX)


def _encoded(reel: Reel, quality: int) -> bytes:
    out = BytesIO()
    reel.save(
        out,
        "WEBP",
        save_all=True,
        duration=[FRAME_MS] * (reel.n_frames - 1) + [LAST_FRAME_MS],
        loop=0,
        quality=quality,
        method=0,
        kmin=0,
        kmax=0,  # no whole frame but the first: a turn changes little of a board
    )
    return out.getvalue()


def thinned(turns: list[Turn]) -> list[Turn]:
    """At most `LONGEST` turns, the last one always among them."""
    step = -(-len(turns) // LONGEST)
    return turns[::-1][::step][::-1]
