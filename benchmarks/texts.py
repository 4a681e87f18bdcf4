"""What people wait for while they type: autocompletion, menus, the sentences of a turn."""

import time
from collections.abc import Callable, Iterator
from functools import partial

from benchmarks.rows import Row, milliseconds, table
from bot.i18n.catalogue import Catalogue
from bot.messages import claim
from bot.messages.parts import autocomplete
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
    """Print the table."""
    print(table(rows()))


def rows() -> Iterator[Row]:
    """Loading, one sentence, then autocompletion on every map."""
    yield Row("load all catalogues", milliseconds([_seconds(Catalogue) for _ in range(5)]), "< 1 s")
    catalogue = Catalogue()
    yield _saying(catalogue)
    for map_id in MAPS:
        board = make_board(load(map_id))
        view = _middle(board)
        phrases = phrasebook_for(catalogue, "da", board, NAMES)
        yield _completing(f"routes, {map_id}", partial(_routes, phrases, view))
        yield _completing(f"menu of routes, {map_id}", partial(claim.claim_menu, phrases, view))


def _saying(catalogue: Catalogue) -> Row:
    """Every time another name, so that nothing is remembered."""
    say = partial(catalogue.say, "da", "event-claimed", route="Paris", cards="3", points=4)
    times = [_seconds(partial(say, name=str(number))) for number in range(2000)]
    return Row("say a new sentence", milliseconds(times), "< 0.1 ms")


def _completing(what: str, act: Callable[[], object]) -> Row:
    return Row(what, milliseconds([_seconds(act) for _ in range(TRIES)]), "a few ms")


def _routes(phrases: Phrasebook, view: PlayerView) -> None:
    for typed in TYPED:
        autocomplete.route_choices(phrases, view, typed)


def _middle(board: Board) -> PlayerView:
    """The view of the seat to move, half-way through a game."""
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
