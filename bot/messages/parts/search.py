"""Finds routes, places and regions by what somebody typed: any of their names, in any order, in
part, or nearly."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import inf

from bot.i18n.name_index import NameIndex, Rank, most_similar, typed_words
from bot.messages.parts.affordable import route_payments
from bot.messages.parts.phrasebook import SEPARATOR
from bot.messages.parts.routes import without_equal_lanes
from engine.actions import Claim
from engine.board import Board
from engine.model import PlaceId, RegionId, Route, RouteId
from engine.payments import Payment
from engine.values import Value
from engine.views import PlayerView, may_play
from maps import areas
from maps.areas import Area
from maps.names import ends_name, find_route, place_name

MAX_SUGGESTIONS = 3
MAX_WORDS = 9  # as many as the names of two places have
LEADING_WORDS = {"from", "fra", "van", "fran"}  # folded
LINKING_WORDS = {"to", "and", "til", "og", "naar", "en", "till", "och"}

Words = tuple[str, ...]
Costs = Mapping[PlaceId, float]
"""For each place that can be meant, how badly what was typed fits it."""


class SimilarRoutes(Value, frozen=True):
    """Routes that can be meant although no name fits: the most similar ones, and what to call
    them."""

    routes: tuple[Route, ...]
    names: tuple[str, ...]


def find_area(board: Board, word: str) -> Area | None:
    """The area that a button or menu names, or None for the whole board."""
    return areas.find_area(board, word)


def find_routes(board: Board, typed: str) -> list[Route]:
    """All routes that can be meant. Complete names mean the routes of these places only, not those
    of places whose names contain them."""
    if typed in board.route_number:
        return [find_route(board, RouteId(typed))]
    if not typed_words(typed):
        return []
    ranks = route_ranks(board, typed)
    complete = [route for route, rank in ranks.items() if rank.is_complete]
    return [find_route(board, route) for route in complete or ranks]


def route_ranks(board: Board, typed: str) -> Mapping[RouteId, Rank]:
    """The routes that fit what was typed, which may name one of their places or both, in any order.
    If nothing was typed, all routes."""
    words, places = _words_of_route(typed), place_index(board)
    if not words:
        return dict.fromkeys((route.id for route in board.routes), Rank.START_OF_NAME)
    costs = _route_costs(board, words, places.ranks)
    if not costs:
        costs = _route_costs(board, _without_leading_word(words), places.ranks)
    return {route: Rank(int(cost)) for route, (cost, _) in costs.items()}


def similar_routes(board: Board, typed: str, *, is_unfinished: bool = False) -> SimilarRoutes:
    """The routes with the names most similar to what was typed, if any are. `is_unfinished`: the
    beginnings of names count too."""
    places = place_index(board)

    def costs_of(words: Words) -> Costs:
        similar = places.similarities("".join(words), is_unfinished)
        return {
            **{place: 1.0 - score for place, score in similar.items()},
            **dict.fromkeys(places.ranks(words), 0.0),
        }

    costs = _route_costs(board, _without_leading_word(_words_of_route(typed)), costs_of)
    best = most_similar({route: 1.0 - cost for route, (cost, _) in costs.items()})
    best.sort(key=lambda route: costs[route][0])
    names = dict.fromkeys(
        place_name(board, place) if place else ends_name(board, find_route(board, route).ends)
        for route in best
        for place in (costs[route][1],)
    )
    routes = tuple(find_route(board, route) for route in best)
    return SimilarRoutes(routes, tuple(names)[:MAX_SUGGESTIONS])


def are_parallel(routes: Sequence[Route]) -> bool:
    """Whether there are routes, all of them lanes between the same two places."""
    return len({frozenset(route.ends) for route in routes}) == 1


def only_route_meant(
    board: Board, view: PlayerView, found: Sequence[Route], paid: Payment | None
) -> RouteId | None:
    """The route that must be meant, or None if there is a choice.

    Of several lanes it is the only one the seat can pay for, with `paid` if that is given. If it
    can pay for none, any lane will do: claiming it is refused with the reason.
    """
    if not are_parallel(found):
        return None
    ways = route_payments(view)
    payable = [
        route
        for route in found
        if route.id in ways
        and (paid is None or may_play(board, view, Claim(route.id, paid.cards, paid.ferry_cards)))
    ]
    left = without_equal_lanes(payable or found)
    return left[0].id if len(left) == 1 or not payable else None


def area_meant(board: Board, typed: str) -> PlaceId | RegionId | None:
    """The place or region with that id, or the one that is clearly meant; otherwise None."""
    if typed in board.place_number:
        return PlaceId(typed)
    return area_index(board).meant(typed)


def _route_costs(
    board: Board, words: Words, costs_of: Callable[[Words], Costs]
) -> dict[RouteId, tuple[float, PlaceId | None]]:
    """How badly each route that can be meant fits: as its worse end, if both were typed. With the
    end that was typed if it is only one."""
    found: dict[RouteId, tuple[float, PlaceId | None]] = {}
    for first, second in _splits(words):
        one, other = costs_of(first) if first else {}, costs_of(second)
        if not other or (first and not one):
            continue
        for route in board.routes:
            start, end = route.ends
            if first:
                place = None
                cost = min(
                    max(one.get(start, inf), other.get(end, inf)),
                    max(one.get(end, inf), other.get(start, inf)),
                )
            else:
                place = start if other.get(start, inf) <= other.get(end, inf) else end
                cost = other.get(place, inf)
            if cost < found.get(route.id, (inf, None))[0]:
                found[route.id] = cost, place
    return found


def _splits(words: Words) -> Iterator[tuple[Words, Words]]:
    """What was typed as one name, and as two names that follow each other, with or without a word
    between them."""
    for number in range(len(words)):
        yield words[:number], words[number:]
        if number and words[number] in LINKING_WORDS and words[number + 1 :]:
            yield words[:number], words[number + 1 :]


def _without_leading_word(words: Words) -> Words:
    """`rome to naples` for `from rome to naples`."""
    return words[1:] if words[1:] and words[0] in LEADING_WORDS else words


def _words_of_route(typed: str) -> Words:
    return typed_words(typed.partition(SEPARATOR)[0])[:MAX_WORDS]  # of a whole line of the list


@lru_cache(32)
def place_index(board: Board) -> NameIndex[PlaceId]:
    """The cities and countries by all of their names."""
    return NameIndex((place.id, place.name, place.also) for place in board.places)


@lru_cache(32)
def area_index(board: Board) -> NameIndex[PlaceId | RegionId]:
    """The places and regions by all of their names."""
    named = (*board.places, *board.map.regions)
    return NameIndex((each.id, each.name, each.also) for each in named)
