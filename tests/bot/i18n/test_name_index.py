"""Things are found by their names, by other names, by parts of names, and in spite of slips."""

import pytest

from bot.i18n.name_index import NameIndex, Rank, typed_words

PLACES = NameIndex(
    [
        ("roma", "Roma", ("Rome", "Rom")),
        ("stromboli", "Stromboli", ()),
        ("new-york", "New York", ("Big Apple", "NYC")),
        ("york", "York", ()),
        ("yorktown", "Yorktown", ()),
        ("appleby", "Appleby", ()),
        ("orleans", "Orléans", ()),
        ("paris", "Paris", ()),
        ("parma", "Parma", ()),
        ("bern", "Bern", ()),
        ("berlin", "Berlin", ("Berlijn",)),
    ]
)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("york", ["york", "yorktown", "new-york"]),  # name, start of a name, start of a word
        ("rom", ["roma", "stromboli"]),  # another name, part of a name
        ("app", ["appleby", "new-york"]),  # start of a name, start of a word of another name
        ("york new", ["new-york"]),
        ("newy", ["new-york"]),
        ("ORLEANS", ["orleans"]),
        ("léans", ["orleans"]),
        ("ijn", []),  # parts of other names do not count
        ("y", ["york", "yorktown", "new-york", "appleby"]),
    ],
)
def test_the_best_fit_comes_first(typed: str, found: list[str]) -> None:
    assert list(PLACES.ranks(typed_words(typed))) == found


def test_ranks_tell_how_much_of_a_name_was_typed() -> None:
    ranks = {typed: PLACES.ranks((typed,)).get("roma") for typed in ("roma", "rom", "r", "om")}
    assert ranks == {
        "roma": Rank.NAME,
        "rom": Rank.OTHER_NAME,
        "r": Rank.START_OF_NAME,
        "om": Rank.PART,
    }


def test_things_that_fit_equally_are_in_alphabetical_order() -> None:
    everything = PLACES.suggestions("")
    assert everything == sorted(everything)
    assert len(everything) == 11


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Rome", "roma"),
        ("Strombolli", "stromboli"),  # doubled
        ("Stomboli", "stromboli"),  # missing
        ("Stormboli", "stromboli"),  # swapped
        ("nwe york", "new-york"),
        ("Yorc", "york"),
        ("Berlinn", "berlin"),
        ("Paria", None),  # Paris or Parma
        ("Borne", None),  # too little like Bern to be taken for it
        ("zzzz", None),
        ("xyz", None),
        ("", None),
    ],
)
def test_a_slip_is_forgiven_if_it_is_clear_what_is_meant(typed: str, meant: str | None) -> None:
    assert PLACES.meant(typed) == meant


def test_all_that_can_be_meant_is_suggested() -> None:
    assert PLACES.suggestions("Paria") == ["paris", "parma"]


def test_similar_beginnings_are_suggested_but_never_meant() -> None:
    assert PLACES.suggestions("Strumb") == ["stromboli"]
    assert PLACES.meant("Strumb") is None


def test_a_complete_name_means_nothing_else() -> None:
    assert PLACES.fitting("york") == ["york"]
    assert PLACES.fitting("yor") == ["york", "yorktown", "new-york"]
    assert PLACES.fitting(" - ") == []
