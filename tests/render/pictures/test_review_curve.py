"""The picture of a review."""

import pytest
from msgspec.structs import replace

from maps.typography import signed
from render.ink.geometry import Point
from render.pictures.review_curve import PATTERNS, dashed, draw, review_curve_picture
from render.sheets import CurveSeat, CurveSheet
from tests.support.golden_pictures import MAX_APART, apart, assert_looks_as_before

SHEET = CurveSheet(
    "Europe",
    "Chance of winning after every turn",
    (
        CurveSeat("Søren Ågård", (0.3, 0.35, 0.2, 0.5, 0.55, 0.9, 1.0), "+12", "+55"),
        CurveSeat("Kim", (0.3, 0.3, 0.5, 0.2, 0.15, 0.05, 0.0), signed(-3), signed(-29)),
        CurveSeat("Bo", (0.2, 0.2, 0.2, 0.2, 0.2, 0.03, 0.0), "0", signed(-20)),
        CurveSeat("Ada", (0.2, 0.15, 0.1, 0.1, 0.1, 0.02, 0.0), signed(-9), signed(-6)),
    ),
    (0, 0, 1, 2, 3, 4, 5),
    (2, 3, 5),
    ("0%", "25%", "50%", "75%", "100%"),
    "Turn",
    "Luck",
    "Skill",
    "Alt text",
)


def test_a_review_looks_as_it_did() -> None:
    assert_looks_as_before(draw(SHEET), "review-curve")


def test_no_line_can_be_another() -> None:
    one, other, *rest = SHEET.seats
    swapped = (replace(one, chances=other.chances), replace(other, chances=one.chances), *rest)
    assert apart(draw(SHEET), draw(replace(SHEET, seats=swapped))) > MAX_APART
    assert apart(draw(SHEET), draw(replace(SHEET, marks=(1, 3, 5)))) > MAX_APART


def test_a_game_of_one_turn_can_be_drawn() -> None:
    short = [replace(seat, chances=seat.chances[-1:]) for seat in SHEET.seats]
    picture = review_curve_picture(replace(SHEET, seats=tuple(short), turns=(0,), marks=()))
    assert picture.alt == "Alt text"
    assert picture.name == "review.png"


@pytest.mark.parametrize("pattern", PATTERNS)
def test_dashes_lie_on_the_line_and_leave_gaps(pattern: tuple[float, ...]) -> None:
    points = [Point(0, 0), Point(50, 0), Point(100, 0)]
    dashes = list(dashed(points, pattern))
    drawn = sum(dash[-1].x - dash[0].x for dash in dashes)
    assert all(point.y == 0 for dash in dashes for point in dash)
    assert drawn == 100 if not pattern else 0 < drawn < 100


def test_patterns_of_seats_differ() -> None:
    assert len(set(PATTERNS)) == len(PATTERNS)
