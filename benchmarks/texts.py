"""Measures texts that people wait for: loading them, one sentence, autocompletion and menus."""

import random
import time
from collections.abc import Callable, Iterator
from functools import partial

from msgspec.structs import replace

from benchmarks.rows import Row, milliseconds, table
from bot.i18n.catalogue import Catalogue
from bot.messages.claim import claim_menu
from bot.messages.parts.autocomplete import route_choices
from bot.messages.parts.phrasebook import Phrasebook, phrasebook_for
from bot.messages.parts.search import route_ranks, similar_routes
from engine.board import Board
from engine.game import Game, make_board, start
from engine.model import City, PlaceId, Route, RouteId
from engine.simulate import play_at_random, seed_of
from engine.views import PlayerView, player_view
from maps import limits
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
        yield _search_row(f"search for a route, {map_id}", board)
    yield _search_row("search for a route, largest map", _largest_board())


def _sentence_row(catalogue: Catalogue) -> Row:
    """A sentence with another name every time, so that it does not come from the cache."""
    say = partial(
        catalogue.say, "da", "event-claimed", person="other", route="Paris", cards="3", points=4
    )
    times = [_seconds(partial(say, name=str(number))) for number in range(2000)]
    return Row("say a new sentence", milliseconds(times), "< 0.1 ms")


def _row(what: str, act: Callable[[], object]) -> Row:
    return Row(what, milliseconds([_seconds(act) for _ in range(TRIES)]), "a few ms")


def _search_row(what: str, board: Board) -> Row:
    """Two names with a slip each, never typed before: the slowest that can be typed."""
    names = [name for place in board.places for name in (place.name, *place.also)]
    slips = [f"{name[:2]}{name[3:]}q" for name in names]
    typed = [f"{one} {other}" for one, other in zip(slips, slips[7:] + slips[:7], strict=True)]
    similar_routes(board, "nowhere")  # makes the index
    times = [_seconds(partial(_search, board, each)) for each in typed[:TRIES]]
    return Row(what, milliseconds(times), "< 5 ms")


def _search(board: Board, typed: str) -> None:
    if not route_ranks(board, typed):
        similar_routes(board, typed, is_unfinished=True)


def _largest_board() -> Board:
    """A map with as many places and routes as are allowed, and with many other names."""
    letters = random.Random(1)  # names, not secrets
    number = iter(range(limits.MAX_PLACES * 10))

    def name() -> str:
        return f"{''.join(letters.choices('aeiklmnorst', k=9))}{next(number)}"

    europe = load("europe")
    cities = tuple(
        City(PlaceId(str(at)), name(), (at, 0), also=tuple(name() for _ in range(6)))
        for at in range(limits.MAX_PLACES)
    )
    routes = tuple(
        Route(
            RouteId(f"{at}-{step}"), (cities[at].id, cities[(at + step) % len(cities)].id), 1, None
        )
        for step in range(1, limits.MAX_ROUTES // limits.MAX_PLACES + 1)
        for at in range(len(cities))
    )
    return make_board(replace(europe, cities=cities, routes=routes, tickets=()))


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
