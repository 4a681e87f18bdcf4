"""A film shows every turn of a game, small enough to be sent."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops, WebPImagePlugin

from engine.events import RouteClaimed, changed_places
from engine.game import start
from engine.simulate import play_at_random
from render.pictures import board as board_picture
from render.pictures import film
from render.words.english import english
from tests.support.positions import board
from tests.support.random_games import seed

pytestmark = pytest.mark.slow  # whole games

NAMES = ("Søren", "Åsa")


def test_a_film_has_a_frame_for_every_turn_and_ends_with_the_last_board() -> None:
    game = play_at_random(board("amsterdam"), 2, seed(4))
    first_game = start(board("amsterdam"), 2, game.seed).game
    turns = list(film.turns_of(first_game, game.log))
    made = film.film_picture(first_game, game.log, NAMES, english)
    assert made.name == "film.webp"
    assert len(made.data) < film.MAX_BYTES
    shown = Image.open(BytesIO(made.data))
    assert isinstance(shown, WebPImagePlugin.WebPImageFile)
    assert shown.n_frames == len(turns)
    shown.seek(shown.n_frames - 1)
    view, events = turns[-1]
    expected = board_picture.draw(view, board("amsterdam"), NAMES, english, changed_places(events))
    small = expected.convert("RGB").resize(shown.size, Image.Resampling.BOX)
    apart = ImageChops.difference(shown.convert("RGB"), small).convert("L").histogram()
    assert sum(apart[60:]) < 0.01 * sum(apart)


def test_a_turn_ends_when_somebody_else_is_to_move() -> None:
    game = play_at_random(board("europe"), 3, seed(5))
    turns = list(film.turns_of(start(board("europe"), 3, game.seed).game, game.log))
    assert len(turns) < len(game.log)
    assert turns[0][0].stage == "opening"
    assert turns[-1][0].stage == "over"
    assert all(view.stage in ("opening", "turn", "over") for view, _ in turns)
    events = [event for _, happened in turns for event in happened]
    claimed = [event for event in events if isinstance(event, RouteClaimed)]
    assert len(claimed) == sum(len(seat.routes) for seat in turns[-1][0].seats)


def test_a_very_long_game_is_thinned_but_keeps_its_end() -> None:
    game = play_at_random(board("amsterdam"), 2, seed(4))
    turns = list(film.turns_of(start(board("amsterdam"), 2, game.seed).game, game.log))
    many = turns * (1 + film.MAX_TURNS // len(turns))
    thin = film.thinned(many)
    assert len(thin) <= film.MAX_TURNS
    assert thin[-1] is many[-1]


def test_a_film_that_is_too_large_is_made_again_with_less_detail(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = play_at_random(board("amsterdam"), 2, seed(4))
    first_game = start(board("amsterdam"), 2, game.seed).game
    usual = film.film_picture(first_game, game.log[:12], NAMES, english)
    monkeypatch.setattr(film, "MAX_BYTES", len(usual.data) - 1)
    assert len(film.film_picture(first_game, game.log[:12], NAMES, english).data) < len(usual.data)
