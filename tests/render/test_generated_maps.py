"""Every map that passes the checks can be drawn, whatever its board, numbers and rules."""

from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, assume, given, settings

from engine.game import make_board
from engine.views import player_view, public_view
from maps.errors import MapError
from maps.loader import load_file
from render.layout import automatic_drawing
from render.pictures.board import board_picture
from render.pictures.final_board import final_board_picture
from render.pictures.hand import hand_picture
from render.pictures.own_board import own_board_picture
from render.pictures.score_table import score_table_picture
from render.words.english import english
from tests.support.generated_maps import map_texts
from tests.support.random_games import playing_on

numbers = count()  # layouts are kept by the id of their map


@pytest.mark.soak
@given(text=map_texts(most_cities=20))
@settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_maps_that_are_accepted_can_be_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    monkeypatch.setattr(automatic_drawing, "TRIES", 100)
    number = next(numbers)
    file = tmp_path / f"generated-{number}.toml"
    file.write_text(text, encoding="utf-8")
    try:
        board = make_board(load_file(file))
    except MapError:
        assume(False)
        raise
    players = board.map.players[1]
    names = [f"Player {seat}" for seat in range(players)]
    *_, (before, seat, last) = playing_on(board, players, number)
    view = player_view(before, seat)
    board_picture(view.public, board, names, english, [])
    own_board_picture(view, board, names, english)
    hand_picture(view, board, english)
    final_board_picture(public_view(last.game), board, names, english)
    score_table_picture(public_view(last.game), board, names, english)
