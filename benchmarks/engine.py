"""Measures the engine: games per second, loading, replaying, and the slow searches."""

import random
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial

from benchmarks.rows import Row, milliseconds, table
from engine.actions import Draw
from engine.board import Board
from engine.game import Game, make_board, replay, start
from engine.graph import Edge, bits, longest_trail
from engine.model import Seat
from engine.scoring import best_candidate
from engine.simulate import SimulatedGame, play_at_random, seed_of
from maps.loader import load

MAPS = ("usa", "europe", "italy", "amsterdam")


def main() -> None:
    """Print the table."""
    print(table(rows()))


def rows() -> Iterator[Row]:
    """All measurements, the quick ones first."""
    for map_id in MAPS:
        yield _loading(map_id)
    yield from _games()
    yield _replaying()
    yield _cost_along_a_game()
    yield from _hard_searches()


def _loading(map_id: str) -> Row:
    times = [_seconds(lambda: make_board(load(map_id))) for _ in range(20)]
    return Row(f"load {map_id} and make its board", milliseconds(times), "file < 50 ms")


def _games() -> Iterator[Row]:
    for map_id in MAPS:
        board = make_board(load(map_id))
        best, actions = _games_per_second(board, batches=12, games=40)
        target = ">= 450 games/s, towards 700" if map_id == "usa" else ""
        text = f"{best:.0f} games/s, {best * actions:,.0f} actions/s"
        yield Row(f"2 random players, {map_id}", text, target)


def _games_per_second(board: Board, batches: int, games: int) -> tuple[float, float]:
    """Games per second of the fastest batch, because other processes slow down the rest; and the
    mean number of actions per game."""
    for number in range(games):
        play_at_random(board, 2, seed_of(0, number))
    best, actions = 0.0, 0
    for batch in range(batches):
        begun = time.perf_counter()
        played = [play_at_random(board, 2, seed_of(batch, n)) for n in range(games)]
        best = max(best, games / (time.perf_counter() - begun))
        actions += sum(len(game.log) for game in played)
    return best, actions / batches / games


def _replaying() -> Row:
    board = make_board(load("europe"))
    game = play_at_random(board, 5, seed_of(0, 1))

    def again() -> Game:
        return replay(start(board, 5, game.seed).game, game.log)

    times = [_seconds(again) for _ in range(20)]
    return Row(f"replay a Europe game of {len(game.log)} actions", milliseconds(times), "< 50 ms")


def _cost_along_a_game() -> Row:
    """Compares the time of drawing a card early and late in a game."""
    board = make_board(load("usa"))
    games = [play_at_random(board, 5, seed_of(0, number)) for number in range(20)]
    early = statistics.median(_drawing_at(board, game, 0.1) for game in games)
    late = statistics.median(_drawing_at(board, game, 0.8) for game in games)
    text = f"{late / early:.2f} times as long at 80 % as at 10 % of a game"
    return Row("one action, late against early", text, "does not grow")


def _drawing_at(board: Board, game: SimulatedGame, share: float) -> float:
    position = start(board, 5, game.seed).game
    for number, (seat, action) in enumerate(game.log):
        if number > share * len(game.log) and Draw() in position.moves(seat):
            break
        position = position.play(seat, action).game
    (seat,) = position.waiting
    return min(_seconds(lambda: position.play(seat, Draw())) for _ in range(200))


def _hard_searches() -> Iterator[Row]:
    """Times the searches at the end of 1,000 games of five, and for dense networks."""
    board = make_board(load("europe"))
    trails = []
    stations = []
    for number in range(1_000):
        game = _end(board, number)
        for seat, player in enumerate(game.state.players):
            edges = [board.edges[route] for route in bits(player.routes)]
            trails.append(_seconds(partial(longest_trail, edges)))
            stations.append(_seconds(partial(best_candidate, board, game.state, Seat(seat))))
    target = "worst < 20 ms, median < 1 ms"
    yield Row("longest trail, 1,000 Europe games of 5", milliseconds(trails), target)
    yield Row("best stations, 1,000 Europe games of 5", milliseconds(stations), target)
    for map_id in ("europe", "usa"):
        board = make_board(load(map_id))
        dense = [_dense_network(board, number) for number in range(300)]
        times = [_seconds(partial(longest_trail, edges)) for edges in dense]
        yield Row(f"longest trail, 300 dense networks, {map_id}", milliseconds(times), "")


def _end(board: Board, number: int) -> Game:
    game = play_at_random(board, 5, seed_of(1, number))
    return replay(start(board, 5, game.seed).game, game.log)


def _dense_network(board: Board, number: int) -> list[Edge]:
    """A network of short routes with many cycles, which is the worst case known for the longest
    trail."""
    rng = random.Random(number)
    wagons = board.map.wagons
    free = {(edge.a, edge.b): edge for edge in board.edges}
    own: list[Edge] = []
    nodes: set[int] = set()
    while beside := [
        edge
        for edge in free.values()
        if edge.length <= wagons and (not own or {edge.a, edge.b} & nodes)
    ]:
        closing = [edge for edge in beside if {edge.a, edge.b} <= nodes]
        shortest = min(beside, key=lambda edge: (edge.length, rng.random()))
        edge = rng.choice([shortest, shortest, *closing, rng.choice(beside)])
        del free[edge.a, edge.b]
        own.append(edge)
        nodes |= {edge.a, edge.b}
        wagons -= edge.length
    return own


def _seconds(action: Callable[[], object]) -> float:
    begun = time.perf_counter()
    action()
    return time.perf_counter() - begun
