"""Every letter that can stand on a picture has a shape in a font that comes with the package."""

import pytest

from maps.loader import available, load
from render.ink.fonts import (
    FILES,
    FOLDER,
    Weight,
    fitted,
    font,
    has_glyph,
    readable,
)

LATIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
LETTERS = {
    "English": LATIN,
    "Danish": "æøåÆØÅéÉ",
    "Dutch": "ëïéèöüáóíúËÏÉÈÖÜij",
    "Swedish": "åäöÅÄÖéÉ",
    "signs": " .,:;!?'\"()+-/&#%@·…\N{MINUS SIGN}\N{EN DASH}\N{RIGHT SINGLE QUOTATION MARK}",
}


@pytest.mark.parametrize("weight", ["medium", "bold"])
@pytest.mark.parametrize("language", LETTERS)
def test_all_letters_of_a_language_can_be_drawn(language: str, weight: Weight) -> None:
    assert [letter for letter in LETTERS[language] if not has_glyph(letter, weight)] == []


@pytest.mark.parametrize("weight", ["medium", "bold"])
@pytest.mark.parametrize("map_id", available())
def test_all_names_on_a_map_can_be_drawn(map_id: str, weight: Weight) -> None:
    map_ = load(map_id)
    names = [city.name for city in map_.cities]
    names += [country.name for country in map_.countries]
    names += [region.name for region in map_.regions]
    assert [letter for letter in "".join(names) if not has_glyph(letter, weight)] == []


def test_a_letter_that_no_font_has_is_noticed() -> None:
    assert not has_glyph("漢", "medium")
    assert has_glyph("Ж", "wide")


def test_every_font_comes_with_its_licence() -> None:
    for file in FILES.values():
        family = file.stem.removesuffix("-Medium").removesuffix("-Bold")
        assert "Permission" in (FOLDER / f"{family}-LICENSE.txt").read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Søren", ("Søren", "bold")),
        ("Γιώργος", ("Γιώργος", "wide")),
        ("🚂 Åsa", ("Åsa", "bold")),
        ("漢字", ("", "bold")),
        (" two\n\tlines ", ("two lines", "bold")),
    ],
)
def test_names_keep_the_letters_that_can_be_drawn(name: str, shown: tuple[str, str]) -> None:
    assert readable(name) == shown


def test_a_long_text_ends_with_an_ellipsis() -> None:
    short = fitted("Constantinople", 30, "medium", 100)
    assert short.endswith("…")
    assert font(30).getlength(short) <= 100


def test_an_ellipsis_follows_no_full_stop() -> None:
    wide = font(30).getlength("Sault St. Mar")
    for width in range(60, round(wide)):
        assert ".…" not in fitted("Sault St. Marie", 30, "medium", width)
