"""Measures texts that people wait for: loading them, one sentence, autocompletion and menus."""

import time
from collections.abc import Callable, Iterator
from functools import partial

from benchmarks.rows import Row, milliseconds, table
from bot.i18n.catalogue import Catalogue
from bot.messages.claim import claim_menu
from bot.messages.parts.autocomplete import route_choices
from bot.messages.parts.phrasebook import Phrasebook, phrasebook_for
from engine.board import Board
from engine.game import Game, make_board, start
from engine.simulate import play_at_random, seed_of
from engine.views import PlayerView, player_view
from maps.loader import load

MAPS = ("usa", "europe", "italy", "amsterdam")
TRIES = 200
NAMES = ("Ada", "Bo", "Cy", "Di")
TYPED = ("", "a", "zur", "paris")


def main() -> None:
    """Print the measurements as a table."""
    print(table(rows()))


def rows() -> Iterator[Row]:
    """Loading all texts, one sentence, then autocompletion and the menu of routes on every map."""
    yield Row("load all catalogues", milliseconds([_seconds(Catalogue) for _ in range(5)]), "< 1 s")
    catalogue = Catalogue()
    yield _sentence_row(catalogue)
    for map_id in MAPS:
        board = make_board(load(map_id))
        view = _midgame_view(board)
        phrases = phrasebook_for(catalogue, "da", board, NAMES)
        yield _row(f"routes, {map_id}", partial(_complete_routes, phrases, view))
        yield _row(f"menu of routes, {map_id}", partial(claim_menu, phrases, view))


def _sentence_row(catalogue: Catalogue) -> Row:
    """A sentence with another name every time, so that it does not come from the cache."""
    say = partial(catalogue.say, "da", "event-claimed", route="Paris", cards="3", points=4)
    times = [_seconds(partial(say, name=str(number))) for number in range(2000)]
    return Row("say a new sentence", milliseconds(times), "< 0.1 ms")


def _row(what: str, act: Callable[[], object]) -> Row:
    return Row(what, milliseconds([_seconds(act) for _ in range(TRIES)]), "a few ms")


def _complete_routes(phrases: Phrasebook, view: PlayerView) -> None:
    for typed in TYPED:
        route_choices(phrases, view, typed)


def _midgame_view(board: Board) -> PlayerView:
    """The view of the seat to move, halfway through a random game."""
    seed = seed_of(1, 0)
    log = play_at_random(board, 4, seed).log
    game: Game = start(board, 4, seed).game
    for seat, action in log[: len(log) // 2]:
        game = game.play(seat, action).game
    return player_view(game, game.waiting[0])


def _seconds(act: Callable[[], object]) -> float:
    begun = time.perf_counter()
    act()
    return time.perf_counter() - begun
