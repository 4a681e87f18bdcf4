"""What cannot be seen can be read: alt texts within Discord's limit, and the board as text."""

import re
from string import Formatter

import pytest
from arrange import MAPS, after_opening, opening, table, with_hand, with_routes, with_tickets
from msgspec import structs
from worlds import TABLES, dealt_again, playing, positions

from engine.model import PlaceId, Seat
from engine.views import player_view, public_view
from render import alt
from render.news import sentences
from render.phrases import ENGLISH, Phrases, within
from render.text_board import text_board, text_hand

NAMES = ("Søren", "A name of thirty-two letters long", "Åsa", "Zoë", "Ole")
ME = Seat(0)


@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_every_alt_text_is_within_the_limit_and_hides_what_is_hidden(
    map_id: str, players: int
) -> None:
    for game in positions(map_id, players, number=5, every=40):
        other, board = dealt_again(game, ME, number=1), game.board
        place = board.places[0].id
        for texts in zip(
            *(
                (
                    alt.board(public_view(world), board, NAMES),
                    alt.area(public_view(world), board, NAMES, place),
                    alt.private(player_view(world, ME), board, NAMES),
                    alt.hand(player_view(world, ME), board),
                    text_board(public_view(world), board, NAMES),
                )
                for world in (game, other)
            ),
            strict=True,
        ):
            assert texts[0] == texts[1]
            assert texts[0]
        assert all(
            len(text) <= alt.LONGEST
            for text in (
                alt.board(public_view(game), board, NAMES),
                alt.area(public_view(game), board, NAMES, place),
                alt.private(player_view(game, ME), board, NAMES),
                alt.hand(player_view(game, ME), board),
            )
        )


def test_the_alt_text_of_a_board_begins_with_what_changed_and_who_is_next() -> None:
    game = with_routes(table("europe"), 0, "paris-zurich")
    text = alt.board(
        public_view(game), game.board, NAMES, ["Søren claimed Paris \N{EN DASH} Zürich."]
    )
    assert text.startswith("Søren claimed Paris \N{EN DASH} Zürich. Søren to move.")
    assert "Søren has Paris \N{EN DASH} Zürich." in text


def test_the_alt_text_of_a_hand_names_cards_and_tickets() -> None:
    game = with_tickets(with_hand(table("europe"), 0, "3 red wild"), 0, "amsterdam-pamplona")
    text = alt.hand(player_view(game, ME), game.board)
    assert text.startswith(
        "Your hand: 3 red, 1 wild. Ticket Amsterdam \N{EN DASH} Pamplona, 7: possible."
    )


def test_offered_tickets_are_named() -> None:
    game = opening("europe")
    text = text_hand(player_view(game, ME), game.board)
    assert "Choose at least 2 of 4 tickets." in text
    assert len(re.findall("Offered:", text)) == 4


@pytest.mark.parametrize("map_id", MAPS)
def test_the_text_board_has_every_route_once(map_id: str) -> None:
    *_, game = positions(map_id, 2, number=5, every=1)
    text = text_board(public_view(game), game.board, NAMES)
    assert len(re.findall("^- ", text, re.MULTILINE)) == len(game.board.routes)


@pytest.mark.parametrize("map_id", MAPS)
def test_the_end_is_told(map_id: str) -> None:
    *_, (_, _, played) = playing(map_id, 3 if map_id != "amsterdam" else 2, number=5)
    view = public_view(played.game)
    text = alt.final(view, NAMES)
    assert 0 < len(text) <= alt.LONGEST
    assert view.final is not None
    assert text.startswith(", ".join(NAMES[seat] for seat in view.final.winners) + " won.")


def test_before_the_end_there_is_no_score_to_tell() -> None:
    assert alt.final(public_view(table("usa")), NAMES) == ""


@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_news_say_nothing_that_is_hidden(map_id: str, players: int) -> None:
    for _, seat, played in playing(map_id, players, number=9):
        board = played.game.board
        told = sentences(played.events, board, NAMES)
        assert all(NAMES[seat] in sentence for sentence in told)


def test_every_phrase_can_be_filled() -> None:
    """Another language may use the holes that English uses, and no others."""
    for field in structs.fields(Phrases):
        value = getattr(ENGLISH, field.name)
        for phrase in value.values() if hasattr(value, "values") else [value]:
            assert all(
                hole is None or hole.isidentifier() for _, hole, _, _ in Formatter().parse(phrase)
            )


def test_sentences_that_do_not_fit_are_left_out_whole() -> None:
    assert within(["One.", "Two two two.", "Three."], 12) == "One. Three."
    assert within(["A sentence that is too long."], 10) == "A sentenc…"


def test_an_area_is_named() -> None:
    game = after_opening(opening("europe"))
    text = alt.area(public_view(game), game.board, NAMES, PlaceId("zurich"))
    assert text.startswith("The board around Zürich.")
