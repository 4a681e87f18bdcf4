"""Places of a board, found by what people type."""

from difflib import get_close_matches

from bot.i18n.folding import folded
from bot.messages.autocomplete import place_choices
from engine.board import Board
from engine.model import PlaceId

NEAREST = 3


def place_named(board: Board, typed: str) -> PlaceId | None:
    """The place with that id or name, or the only one like it."""
    if typed in board.place_number:
        return PlaceId(typed)
    found = place_choices(board, typed)
    same = [each for each in found if folded(each.name) == folded(typed)]
    if same or len(found) == 1:
        return PlaceId((same or found)[0].value)
    return None


def nearest_places(board: Board, typed: str) -> tuple[str, ...]:
    """What may have been meant: names with those words in them, or else the most similar ones."""
    names = {folded(place.name): place.name for place in board.places}
    found = [each.name for each in place_choices(board, typed)] if typed.strip() else []
    similar = get_close_matches(folded(typed), names, NEAREST, cutoff=0.0)
    return tuple(found[:NEAREST] or (names[each] for each in similar))
