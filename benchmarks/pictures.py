"""How long every picture takes on every map, how large it is, and how much of that is encoding."""

import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from engine.model import Seat
from engine.values import Value
from engine.views import player_view, public_view
from maps.loader import available
from render.output.encode import Picture
from render.pictures import area, board, film, final_board, hand, own_board, score_table
from render.position import Position, at_random
from render.words import event_sentences

SEED = 3
SEATS = 3
AFTER = 0.6  # of a game: where hands are looked at
TURNS = 40  # boards are measured one after the other, as they are drawn at a table
REPEATS = 15
FILM_MAP = "europe"
COLD = """
from engine.views import public_view
from render import board, position
here = position.at_random({map_id!r}, {seats}, 0, 0)
board.board(public_view(here.game), here.game.board, here.names)
"""


class Shot(Value, frozen=True):
    """A picture to be made: whole, and only drawn."""

    make: Callable[[], Picture]
    draw: Callable[[], object]


class Row(Value, frozen=True):
    """One picture on one map: medians of the times, the largest of the sizes; 0 if unmeasured."""

    map: str
    picture: str
    ms: float
    encoding_share: float
    kb: float


def main() -> None:
    """Print the table."""
    print(f"{'map':<10} {'picture':<11} {'ms':>8} {'encoding':>9} {'kB':>6}")
    for row in rows():
        share = f"{row.encoding_share:.0%}" if row.encoding_share else ""
        size = f"{row.kb:.0f}" if row.kb else ""
        print(f"{row.map:<10} {row.picture:<11} {row.ms:8.1f} {share:>9} {size:>6}")


def rows() -> Iterator[Row]:
    """Every picture on every map."""
    for map_id in sorted(available()):
        whole = at_random(map_id, SEATS, SEED, None)
        middle = at_random(map_id, SEATS, SEED, round(AFTER * len(whole.log)))
        yield _cold(map_id)
        yield _measured(map_id, "board", _boards(whole))
        yield _measured(map_id, "hand", _hands(middle))
        yield _measured(map_id, "private", _private_boards(middle))
        yield _measured(map_id, "area", _areas(middle))
        yield _measured(map_id, "score", _scores(whole))
        yield _measured(map_id, "final board", _final_boards(whole))
    yield _film()


def _boards(whole: Position) -> list[Shot]:
    """The boards after consecutive actions in the middle of a game."""
    game, on = whole.opening, whole.game.board
    shots = []
    for seat, action in whole.log:
        played = game.play(seat, action)
        game = played.game
        seen = public_view(game), on, whole.names, event_sentences.touched(played.events)
        shots.append(Shot(partial(board.board, *seen), partial(board.draw, *seen)))
    start = max(0, len(shots) // 2 - TURNS // 2)
    return shots[start : start + TURNS]


def _hands(middle: Position) -> list[Shot]:
    on = middle.game.board
    views = [player_view(middle.game, Seat(seat)) for seat in range(SEATS)]
    return [Shot(partial(hand.hand, v, on), partial(hand.draw, v, on)) for v in views] * REPEATS


def _private_boards(middle: Position) -> list[Shot]:
    on, names = middle.game.board, middle.names
    views = [player_view(middle.game, Seat(seat)) for seat in range(SEATS)]
    return [
        Shot(partial(own_board.private, v, on, names), partial(own_board.draw, v, on, names))
        for v in views
    ] * REPEATS


def _areas(middle: Position) -> list[Shot]:
    view, on = public_view(middle.game), middle.game.board
    return [
        Shot(
            partial(area.area, view, on, middle.names, place.id),
            partial(area.draw, view, on, place.id),
        )
        for place in on.places[:REPEATS]
    ]


def _scores(whole: Position) -> list[Shot]:
    seen = public_view(whole.game), whole.game.board, whole.names
    return [Shot(partial(score_table.final, *seen), partial(score_table.draw, *seen))] * REPEATS


def _final_boards(whole: Position) -> list[Shot]:
    seen = public_view(whole.game), whole.game.board, whole.names
    made = partial(final_board.final_board, *seen), partial(final_board.draw, *seen)
    return [Shot(*made)] * REPEATS


def _measured(map_id: str, name: str, shots: Sequence[Shot]) -> Row:
    """Warm: the first of the shots was made before."""
    shots[0].make()
    times, drawing_times, largest = [], [], 0
    for shot in shots:
        begun = time.perf_counter()
        picture = shot.make()
        times.append(time.perf_counter() - begun)
        begun = time.perf_counter()
        shot.draw()
        drawing_times.append(time.perf_counter() - begun)
        largest = max(largest, len(picture.data))
    ms, drawing_ms = (1000 * statistics.median(all_) for all_ in (times, drawing_times))
    return Row(map_id, name, ms, max(0.0, 1 - drawing_ms / ms), largest / 1000)


def _cold(map_id: str) -> Row:
    """The first board of a new process, with the start of Python in it."""
    begun = time.perf_counter()
    code = COLD.format(map_id=map_id, seats=SEATS)
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603  # our own code
    return Row(map_id, "cold board", 1000 * (time.perf_counter() - begun), 0.0, 0.0)


def _film() -> Row:
    """A game of two, once."""
    game = at_random(FILM_MAP, 2, SEED, None)
    begun = time.perf_counter()
    made = film.film(game.opening, game.log, game.names)
    ms = 1000 * (time.perf_counter() - begun)
    begun = time.perf_counter()
    for turn in film.turns_of(game.opening, game.log):
        film.frame(turn, game.game.board, game.names)
    drawing_ms = 1000 * (time.perf_counter() - begun)
    return Row(FILM_MAP, "film", ms, max(0.0, 1 - drawing_ms / ms), len(made.data) / 1000)


if __name__ == "__main__":
    main()
