"""What the last moves changed, cut out of the board for phones."""

from engine.events import changed_places
from engine.model import PlaceId, RouteId
from engine.views import public_view
from render.layout.layout_cache import layout_of
from render.pictures.latest_moves import (
    MIN_LETTER,
    frame_of_latest,
    latest_moves_picture,
    letter_height,
)
from render.words.english import english as say
from tests.support.positions import board, claim, table, with_hand
from tests.support.random_games import playing

MAX_BYTES = 60_000


def test_names_are_readable_on_a_phone_and_the_picture_is_small(map_id: str) -> None:
    number = 0
    for _, _, played in playing(map_id, 3, number=5):
        changed = changed_places(played.events)
        if not changed:
            continue
        number += 1
        layout = layout_of(played.game.board.map)
        frame, shown = frame_of_latest(played.game.board, layout, changed)
        assert frame is not None
        assert shown
        if number == 20:
            view = public_view(played.game)
            picture = latest_moves_picture(view, played.game.board, say, changed)
            assert picture is not None
            assert len(picture.data) <= MAX_BYTES
            assert letter_height(layout, picture.width) >= MIN_LETTER
            assert letter_height(layout, layout.size[0]) < MIN_LETTER  # of the whole board


def test_the_newest_moves_are_shown_if_all_together_are_too_far_apart() -> None:
    on = board("usa")
    changed = (RouteId("atlanta-miami"), RouteId("las-vegas-los-angeles"), PlaceId("phoenix"))
    _, shown = frame_of_latest(on, layout_of(on.map), changed)
    assert shown == changed[1:]


def test_the_alt_text_names_what_is_shown() -> None:
    game = with_hand(table("usa"), 0, "5 blue")
    played = game.play(game.waiting[0], claim("atlanta-miami", "5 blue"))
    view, changed = public_view(played.game), changed_places(played.events)
    picture = latest_moves_picture(view, board("usa"), say, changed)
    assert picture is not None
    assert picture.alt == "The board around the latest moves: Atlanta \N{EN DASH} Miami."


def test_there_is_no_picture_if_nothing_was_built() -> None:
    assert latest_moves_picture(public_view(table("usa")), board("usa"), say, ()) is None
