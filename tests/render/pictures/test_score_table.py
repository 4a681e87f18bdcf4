"""The final score shows every line, who has won, and why."""

from io import BytesIO
from typing import get_args

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.final_score import Decider, FinalScore, RegionsLine, SeatScore
from engine.game import Game
from engine.model import RegionId, Seat
from engine.views import PublicView, public_view
from maps.names import short_ticket_name
from render.panel.score_lines import ShownLine, scored_regions, shown_lines
from render.pictures import final_board, score_table
from render.words.english import english
from tests.support.positions import MAPS, board, ended, table, with_routes, with_stations
from tests.support.random_games import playing

NAMES = ("Søren", "Annelies", "Åsa", "Zoë", "Ole")


def finished(map_id: str, players: int) -> Game:
    *_, (_, _, played) = playing(map_id, players, number=11)
    return played.game


@pytest.mark.parametrize("map_id", MAPS)
def test_every_line_of_every_seat_is_in_the_table(map_id: str) -> None:
    game = finished(map_id, board(map_id).map.players[1])
    score = public_view(game).final
    assert score is not None
    for seat in score.seats:
        lines = shown_lines(seat, game.board, english)
        assert len(lines) == len(seat.lines)
        assert sum(line.points for line in lines) == seat.total


@pytest.mark.parametrize("map_id", MAPS)
def test_the_table_is_the_same_every_time_and_small(map_id: str) -> None:
    game = finished(map_id, board(map_id).map.players[1])
    made = score_table.score_table_picture(public_view(game), game.board, NAMES, english)
    assert made == score_table.score_table_picture(public_view(game), game.board, NAMES, english)
    assert Image.open(BytesIO(made.data)).size == (made.width, made.height)
    assert made.width <= score_table.WIDTH
    assert len(made.data) < 200_000


@pytest.mark.parametrize("map_id", MAPS)
def test_no_ticket_is_shortened_or_too_small_to_read(map_id: str) -> None:
    game = finished(map_id, board(map_id).map.players[1])
    for ticket in game.board.tickets:
        line = ShownLine("done", short_ticket_name(game.board, ticket), 20)
        row = score_table.ScoreRow.of(line, score_table.column_width(len(game.state.players)))
        assert not any("…" in text for text in row.text), row.text
        assert row.size >= score_table.MIN_TEXT_SIZE


def test_a_line_of_two_makes_its_column_higher() -> None:
    long = ShownLine("done", ("Haringpakkerstoren", "Jan Roodenpoortstoren"), 5)
    row = score_table.ScoreRow.of(long, score_table.column_width(4))
    assert row.text == ("Haringpakkerstoren \N{EN DASH}", "Jan Roodenpoortstoren")
    assert row.height == score_table.HIGH_ROW


def test_there_is_no_table_before_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        score_table.draw(public_view(table("usa")), board("usa"), NAMES, english)


def test_the_note_of_a_tie_says_what_broke_it() -> None:
    view = public_view(ended(table("usa")))
    notes = set()
    for decider in get_args(Decider):
        decided = replace(view, final=replace(final_of(view), decided_by=decider))
        notes.add(score_table.draw(decided, board("usa"), NAMES, english).tobytes())
    assert len(notes) == len(get_args(Decider))


def test_a_tie_that_nothing_breaks_is_shared() -> None:
    view = public_view(ended(table("usa")))
    assert final_of(view).winners == (0, 1)
    decided = public_view(ended(with_routes(table("usa"), 0, "calgary-helena")))
    note = score_table.draw(view, board("usa"), NAMES, english).height
    plain = score_table.draw(decided, board("usa"), NAMES, english).height
    assert note == plain + score_table.NOTE


def test_stations_in_the_table_are_those_not_built() -> None:
    game = ended(with_stations(table("europe"), 0, "paris", "wien"))
    seat = final_of(public_view(game)).seats[0]
    texts = [line.text for line in shown_lines(seat, game.board, english)]
    assert ("Stations not built · 1",) in texts


def test_every_network_that_scores_marks_its_regions() -> None:
    lines = (
        RegionsLine(1, 2, (RegionId("lazio"), RegionId("umbria")), ()),
        RegionsLine(3, 3, (RegionId("puglia"), RegionId("sicilia"), RegionId("lazio")), ()),
        RegionsLine(0, 1, (RegionId("veneto"),), ()),
    )
    seat = SeatScore(Seat(0), lines, 4, 0, ())
    assert scored_regions(seat) == ["lazio", "puglia", "sicilia", "umbria"]


def test_the_legend_of_a_final_board_has_only_what_is_marked() -> None:
    plain = final_of(public_view(ended(table("italy"))))
    assert list(final_board.signs(plain)) == []
    trail = final_of(public_view(ended(with_routes(table("europe"), 0, "berlin-wien"))))
    assert list(final_board.signs(trail)) == ["trail"]


def final_of(view: PublicView) -> FinalScore:
    assert view.final is not None
    return view.final
