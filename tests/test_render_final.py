"""The final score shows every line, who has won, and why."""

from io import BytesIO

import pytest
from arrange import MAPS, board, ended, table, with_routes, with_stations, with_tickets
from msgspec.structs import replace
from PIL import Image
from worlds import playing

from engine.game import Game
from engine.score import FinalScore
from engine.views import PublicView, public_view
from render import final
from render.score_lines import deciding_tie_break, is_tied, shown_lines
from render.words import ENGLISH

NAMES = ("Søren", "Annelies", "Åsa", "Zoë", "Ole")


def finished(map_id: str, players: int) -> Game:
    *_, (_, _, played) = playing(map_id, players, number=11)
    return played.game


@pytest.mark.parametrize("map_id", MAPS)
def test_every_line_of_every_seat_is_in_the_table(map_id: str) -> None:
    game = finished(map_id, 4)
    score = public_view(game).final
    assert score is not None
    for seat in score.seats:
        lines = shown_lines(seat, game.board, ENGLISH)
        assert len(lines) == len(seat.lines)
        assert sum(line.points for line in lines) == seat.total


@pytest.mark.parametrize("map_id", MAPS)
def test_the_table_is_the_same_every_time_and_small(map_id: str) -> None:
    game = finished(map_id, 4)
    made = final.final(public_view(game), game.board, NAMES)
    assert made == final.final(public_view(game), game.board, NAMES)
    assert Image.open(BytesIO(made.data)).size == (made.width, made.height)
    assert made.width <= final.WIDTH
    assert len(made.data) < 200_000


def test_there_is_no_table_before_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        final.draw(public_view(table("usa")), board("usa"), NAMES)


def test_a_tie_names_what_broke_it() -> None:
    game = with_stations(table("europe"), 0, "paris")
    level = view_with_totals(ended(game), 20, 20)
    assert final_of(level).winners == (1,)
    breaks = game.board.map.tie_breaks
    assert deciding_tie_break(final_of(level), level.seats, breaks) == "fewest stations"


def test_a_tie_that_nothing_breaks_is_shared() -> None:
    view = public_view(ended(table("usa")))
    assert is_tied(final_of(view))
    assert final_of(view).winners == (0, 1)
    assert deciding_tie_break(final_of(view), view.seats, board("usa").map.tie_breaks) is None
    note = final.draw(view, board("usa"), NAMES).height
    plain = final.draw(view_with_totals(ended(table("usa")), 1, 0), board("usa"), NAMES).height
    assert note == plain + final.NOTE


def test_without_a_tie_nothing_is_broken() -> None:
    game = with_tickets(with_routes(table("usa"), 0, "calgary-helena"), 1)
    assert not is_tied(final_of(public_view(ended(game))))


def view_with_totals(game: Game, *totals: int) -> PublicView:
    """The final view, with other totals in it."""
    view = public_view(game)
    score = final_of(view)
    seats = tuple(replace(seat, total=n) for seat, n in zip(score.seats, totals, strict=True))
    best = max(totals)
    winners = tuple(seat.seat for seat in seats if seat.total == best)
    if len(winners) == len(score.seats):
        winners = score.winners
    return replace(view, final=replace(score, seats=seats, winners=winners))


def final_of(view: PublicView) -> FinalScore:
    assert view.final is not None
    return view.final
