"""Finds routes and places by what somebody typed: in any order, without accents, in part."""

from collections.abc import Sequence
from difflib import get_close_matches
from functools import lru_cache

from bot.i18n.folding import folded, matches, words
from bot.messages.parts.affordable import route_payments
from bot.messages.parts.phrasebook import SEPARATOR
from bot.messages.parts.routes import without_equal_lanes
from engine.board import Board
from engine.model import City, Country, PlaceId, Route, RouteId
from engine.payments import Payment
from engine.views import PlayerView
from maps import areas
from maps.areas import Area
from maps.names import ends_name

Place = City | Country

MAX_SUGGESTIONS = 3
MIN_SIMILARITY = 0.55


def find_area(board: Board, word: str) -> Area | None:
    """The area that a button or menu names, or None for the whole board."""
    return areas.find_area(board, word)


def find_routes(board: Board, typed: str) -> list[Route]:
    """All routes that can be meant. A complete name means its lanes only, not routes whose names
    contain it."""
    if typed in board.route_number:
        return [board.routes[board.route_number[RouteId(typed)]]]
    wanted = folded(typed.partition(SEPARATOR)[0])  # people may type a whole line of the list
    if not words(wanted):
        return []
    found = [(route, name) for route, name in folded_routes(board) if matches(name, wanted)]
    complete = [route for route, name in found if sorted(words(name)) == sorted(words(wanted))]
    return complete or [route for route, _ in found]


def are_parallel(routes: Sequence[Route]) -> bool:
    """Whether there are routes, all of them lanes between the same two places."""
    return len({frozenset(route.ends) for route in routes}) == 1


def only_route_meant(
    view: PlayerView, found: Sequence[Route], paid: Payment | None
) -> RouteId | None:
    """The route that must be meant, or None if there is a choice.

    Of several lanes it is the only one the seat can pay for, with `paid` if that is given. If it
    can pay for none, any lane will do: claiming it is refused with the reason.
    """
    if not are_parallel(found):
        return None
    ways = route_payments(view)
    payable = [
        route for route in found if route.id in ways and (paid is None or paid in ways[route.id])
    ]
    left = without_equal_lanes(payable or found)
    return left[0].id if len(left) == 1 or not payable else None


def nearest_names(board: Board, typed: str) -> list[str]:
    """The names of routes and places that are most similar to what was typed, if any are."""
    names = _names(board)
    typed_words = " ".join(words(folded(typed)))
    similar = get_close_matches(typed_words, names, len(names), MIN_SIMILARITY)
    return list(dict.fromkeys(names[name] for name in similar))[:MAX_SUGGESTIONS]


def find_places(board: Board, typed: str) -> list[Place]:
    """The places whose names contain all words that were typed, in alphabetical order."""
    wanted = folded(typed)
    return [place for place, name in _folded_places(board) if matches(name, wanted)]


def find_place(board: Board, typed: str) -> PlaceId | None:
    """The place with that id or name, or the only one that matches; otherwise None."""
    if typed in board.place_number:
        return PlaceId(typed)
    found = find_places(board, typed)
    same = [place for place in found if folded(place.name) == folded(typed)]
    if same or len(found) == 1:
        return (same or found)[0].id
    return None


def nearest_place_names(board: Board, typed: str) -> tuple[str, ...]:
    """The names that contain all words that were typed, or else the most similar ones."""
    names = {folded(place.name): place.name for place in board.places}
    found = [place.name for place in find_places(board, typed)] if typed.strip() else []
    similar = get_close_matches(folded(typed), names, MAX_SUGGESTIONS, cutoff=0.0)
    return tuple(found[:MAX_SUGGESTIONS] or (names[each] for each in similar))


@lru_cache(32)
def folded_routes(board: Board) -> tuple[tuple[Route, str], ...]:
    """Every route with the folded names of its places."""
    names = {place.id: folded(place.name) for place in board.places}
    return tuple((route, " ".join(names[end] for end in route.ends)) for route in board.routes)


@lru_cache(32)
def _folded_places(board: Board) -> tuple[tuple[Place, str], ...]:
    """Every place with its folded name, in alphabetical order."""
    found = ((place, folded(place.name)) for place in board.places)
    return tuple(sorted(found, key=lambda each: each[1]))


@lru_cache(32)
def _names(board: Board) -> dict[str, str]:
    """The names of all places and routes by their folded names; routes in both directions."""
    names = {folded(place.name): place.name for place in board.places}
    for route in board.routes:
        one, other = (folded(board.places[board.place_number[end]].name) for end in route.ends)
        names[f"{one} {other}"] = names[f"{other} {one}"] = ends_name(board, route.ends)
    return names
