"""How much processor time every picture takes on every map, how much of that is encoding, and its
size.

Boards, hands and all private boards are those of fresh positions, each drawn once, after other
games on the same map have filled the caches, and after the public board of the same position.
"""

import gc
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from bot.messages.parts.pins import MOST_PINS
from engine.actions import Claim
from engine.events import changed_places
from engine.game import Game
from engine.values import Value
from engine.views import PlayerView, player_view, public_view
from maps.drawing import Edition
from maps.loader import available
from render.output.picture import Picture
from render.pictures import (
    area,
    board,
    film,
    final_board,
    hand,
    own_board,
    pin_board,
    score_table,
)
from render.pins import RoutePin, pin_pages
from render.position import Position, at_random
from render.words.english import english

SEED = 3
SEATS = 3
AFTER = 0.6  # share of a game after which hands and own boards are drawn
TURNS = 40  # boards of consecutive turns, as they are drawn at a table
WARM_GAMES, FRESH_GAMES = 6, 3  # whose pictures fill the caches, and are measured
FIRST_FRESH = 100  # seed of the first of these: no game is measured twice
EVERY = 3  # actions between two private pictures
REPEATS = 15
FILM_MAP = "europe"
COLD = """
from engine.views import public_view
from render.pictures.board import board_picture
from render.position import at_random
from render.words.english import english
here = at_random({map_id!r}, {seats}, 0, 0)
board_picture(public_view(here.game), here.game.board, here.names, english)
"""


class Shot(Value, frozen=True):
    """A picture to measure: made completely, and only drawn."""

    make: Callable[[], Picture]
    draw: Callable[[], object]


class PictureRow(Value, frozen=True):
    """One picture on one map: median time, time of the slowest hundredth, largest size. 0 means not
    measured."""

    map: str
    picture: str
    ms: float
    p99_ms: float
    encoding_share: float
    kb: float


def main() -> None:
    """Print the table."""
    print(f"{'map':<10} {'picture':<15} {'ms':>8} {'p99':>8} {'encoding':>9} {'kB':>6}")
    for row in rows():
        share = f"{row.encoding_share:.0%}" if row.encoding_share else ""
        size = f"{row.kb:.0f}" if row.kb else ""
        times = f"{row.ms:8.1f} {row.p99_ms:8.1f}"
        print(f"{row.map:<10} {row.picture:<15} {times} {share:>9} {size:>6}")


def rows() -> Iterator[PictureRow]:
    """Measure every picture on every map."""
    for map_id in sorted(available()):
        whole = at_random(map_id, SEATS, SEED, None)
        middle = at_random(map_id, SEATS, SEED, round(AFTER * len(whole.log)))
        yield _cold(map_id)
        for name, shots in (
            ("board", _boards(whole)),
            ("phone board", _boards(whole, "phone")),
            ("area", _areas(middle)),
            ("score", _scores(whole)),
            ("final board", _final_boards(whole)),
        ):
            yield _measured(map_id, name, shots, warmed_by=shots[:1])
        for number, (name, shots_of) in enumerate(PRIVATE.items(), start=1):
            warm, fresh = (
                _all(map_id, range(first, first + games), shots_of)
                for first, games in ((1, WARM_GAMES), (FIRST_FRESH * number, FRESH_GAMES))
            )
            yield _measured(map_id, name, fresh, warmed_by=warm)
    yield _film()


def _boards(whole: Position, edition: Edition = "full") -> list[Shot]:
    """The boards after consecutive actions in the middle of a game."""
    game = whole.first_game
    shots = []
    for seat, action in whole.log:
        played = game.play(seat, action)
        game = played.game
        last = changed_places(played.events)
        seen = public_view(game), game.board, whole.names, english, last
        make = partial(board.board_picture, *seen, edition=edition)
        shots.append(Shot(make, partial(board.draw, *seen, edition=edition)))
    start = max(0, len(shots) // 2 - TURNS // 2)
    return shots[start : start + TURNS]


def _all(
    map_id: str, seeds: Iterable[int], shots_of: Callable[[Position], Iterator[Shot]]
) -> Iterator[Shot]:
    return (shot for seed in seeds for shot in shots_of(at_random(map_id, SEATS, seed, None)))


def _hands(whole: Position) -> Iterator[Shot]:
    for view, game in _turns(whole):
        seen = view, game.board, english
        yield Shot(partial(hand.hand_picture, *seen), partial(hand.draw, *seen))


def _own_boards(whole: Position) -> Iterator[Shot]:
    """The own boards of those who are to move, for phones."""
    for view, game in _turns(whole):
        seen = view, game.board, whole.names, english
        yield Shot(
            partial(own_board.own_board_picture, *seen, edition="phone"),
            partial(own_board.draw, *seen, edition="phone"),
        )


def _own_maps(whole: Position) -> Iterator[Shot]:
    """The maps of those who are to move, as on their turn screens."""
    for view, game in _turns(whole):
        seen = view, game.board, whole.names, english
        yield Shot(
            partial(own_board.own_map_picture, *seen),
            partial(own_board.draw, *seen, edition="phone"),
        )


def _pin_boards(whole: Position) -> Iterator[Shot]:
    """The first pages of routes that those who are to move can claim."""
    for view, game in _turns(whole):
        moves = (move for move in game.moves(view.seat) if isinstance(move, Claim))
        routes = dict.fromkeys(move.route for move in moves)
        if routes:
            page = pin_pages(game.board, [RoutePin(route) for route in routes], MOST_PINS)[0]
            make = partial(pin_board.pin_board_picture, view, game.board, english, page)
            yield Shot(make, partial(pin_board.draw, view, game.board, page))


PRIVATE = {
    "hand": _hands,
    "turn screen": _own_maps,
    "own board": _own_boards,
    "pins": _pin_boards,
}


def _turns(whole: Position) -> Iterator[tuple[PlayerView, Game]]:
    """The views of those who are to move, at positions of a whole game."""
    game = whole.first_game
    for number, (seat, action) in enumerate(whole.log):
        if number % EVERY == 0:
            seen = public_view(game), game.board, whole.names, english
            board.board_picture(*seen, edition="phone")
            yield player_view(game, seat), game
        game = game.play(seat, action).game


def _areas(middle: Position) -> list[Shot]:
    game, view = middle.game, public_view(middle.game)
    return [
        Shot(
            partial(area.area_picture, view, game.board, middle.names, place.id, english),
            partial(area.draw, view, game.board, place.id, english),
        )
        for place in game.board.places[:REPEATS]
    ]


def _scores(whole: Position) -> list[Shot]:
    seen = public_view(whole.game), whole.game.board, whole.names, english
    made = partial(score_table.score_table_picture, *seen), partial(score_table.draw, *seen)
    return [Shot(*made)] * REPEATS


def _final_boards(whole: Position) -> list[Shot]:
    seen = public_view(whole.game), whole.game.board, whole.names, english
    made = partial(final_board.final_board_picture, *seen), partial(final_board.draw, *seen)
    return [Shot(*made)] * REPEATS


def _measured(
    map_id: str, name: str, shots: Iterable[Shot], warmed_by: Iterable[Shot] = ()
) -> PictureRow:
    """Measured after the pictures that fill the caches."""
    for shot in warmed_by:
        shot.make()
    gc.collect()
    times, drawing_times, largest = [], [], 0
    for shot in shots:
        begun = time.thread_time()
        picture = shot.make()
        times.append(time.thread_time() - begun)
        begun = time.thread_time()
        shot.draw()
        drawing_times.append(time.thread_time() - begun)
        largest = max(largest, len(picture.data))
    ms, drawing_ms = (1000 * statistics.median(all_) for all_ in (times, drawing_times))
    p99_ms = 1000 * sorted(times)[int(0.99 * len(times))]
    return PictureRow(map_id, name, ms, p99_ms, max(0.0, 1 - drawing_ms / ms), largest / 1000)


def _cold(map_id: str) -> PictureRow:
    """The first board of a new process, including the start of Python."""
    begun = time.perf_counter()
    code = COLD.format(map_id=map_id, seats=SEATS)
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603  # our own code
    ms = 1000 * (time.perf_counter() - begun)
    return PictureRow(map_id, "cold board", ms, ms, 0.0, 0.0)


def _film() -> PictureRow:
    """The film of a game of two players as a video, made once."""
    game = at_random(FILM_MAP, 2, SEED, None)
    begun = time.perf_counter()
    made = film.film_video(game.first_game, game.log, game.names, english)
    ms = 1000 * (time.perf_counter() - begun)
    size = made.width, made.height
    begun = time.perf_counter()
    for shot in film.shots_of(list(film.turns_of(game.first_game, game.log))):
        film.draw_shot(shot, game.game.board, game.names, size, english)
    drawing_ms = 1000 * (time.perf_counter() - begun)
    share = max(0.0, 1 - drawing_ms / ms)
    return PictureRow(FILM_MAP, "film", ms, ms, share, len(made.data) / 1000)


if __name__ == "__main__":
    main()
