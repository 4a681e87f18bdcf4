"""Routes by what somebody typed instead of choosing: in any order, without accents, in part."""

from collections.abc import Sequence
from difflib import get_close_matches
from functools import lru_cache

from bot.i18n.folding import folded, matches, words
from bot.messages.affordable import route_ways
from bot.messages.phrasebook import BETWEEN
from bot.messages.routes import one_of_each, route_of
from engine.board import Board
from engine.model import Route, RouteId
from engine.payments import Payment
from engine.views import PlayerView
from maps.names import ends_name

MOST_NEAR = 3
LEAST_ALIKE = 0.55


def routes(board: Board, typed: str) -> list[Route]:
    """All that can be meant. A whole name means its lanes, not longer names that have it too."""
    if typed in board.route_number:
        return [route_of(board, RouteId(typed))]
    wanted = folded(typed.partition(BETWEEN)[0])  # a line of the list, typed to its end
    if not words(wanted):
        return []
    found = [(route, name) for route, name in folded_routes(board) if matches(name, wanted)]
    whole = [route for route, name in found if sorted(words(name)) == sorted(words(wanted))]
    return whole or [route for route, _ in found]


def is_one_pair(found: Sequence[Route]) -> bool:
    """Whether all of them are lanes between the same two places."""
    return len({frozenset(route.ends) for route in found}) == 1


def only_one(view: PlayerView, found: Sequence[Route], paid: Payment | None) -> RouteId | None:
    """The route that is meant, if no choice is left: of several lanes the one that can be paid.
    One that cannot be paid at all is meant as well, and its refusal says why not."""
    if not is_one_pair(found):
        return None
    ways = route_ways(view)
    payable = [
        route for route in found if route.id in ways and (paid is None or paid in ways[route.id])
    ]
    left = one_of_each(payable or found)
    return left[0].id if len(left) == 1 or not payable else None


def nearest(board: Board, typed: str) -> list[str]:
    """The names most like what was typed, of routes and of places."""
    names = _names(board)
    like = get_close_matches(" ".join(words(folded(typed))), names, len(names), LEAST_ALIKE)
    return list(dict.fromkeys(names[name] for name in like))[:MOST_NEAR]


@lru_cache(32)
def folded_routes(board: Board) -> tuple[tuple[Route, str], ...]:
    """Every route with the names of its places as they are typed."""
    names = {place.id: folded(place.name) for place in board.places}
    return tuple((route, " ".join(names[end] for end in route.ends)) for route in board.routes)


@lru_cache(32)
def _names(board: Board) -> dict[str, str]:
    """Names as they are typed, and as they are written."""
    names = {folded(place.name): place.name for place in board.places}
    for route in board.routes:
        one, other = (folded(board.places[board.place_number[end]].name) for end in route.ends)
        names[f"{one} {other}"] = names[f"{other} {one}"] = ends_name(board, route.ends)
    return names
