"""The score card says who won and by how much, everybody's points, and the awards."""

from io import BytesIO
from typing import get_args

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.i18n.catalogue import LANGUAGES
from engine.final_score import Decider, FinalScore
from engine.game import Game
from engine.model import Seat
from engine.views import PublicView, public_view
from maps.awards import Award, AwardKind, awards_of
from maps.typography import capitalised
from render.ink.symbol_shapes import SHAPES
from render.ink.text import text_width
from render.panel.score_lines import summed_lines
from render.pictures import alt_text, score_card
from render.words.english import english
from tests.support.golden_pictures import MAX_APART, apart, assert_looks_as_before
from tests.support.messages import phrasebook
from tests.support.positions import (
    MAPS,
    board,
    ended,
    table,
    with_routes,
    with_stations,
    with_tickets,
)
from tests.support.random_games import playing

NAMES = ("Søren", "Wilhelmina-Alexandrina de Vries", "Åsa", "Zoë", "Ole")


def position() -> Game:
    """Åsa wins; Søren has completed a ticket; Wilhelmina has built a station."""
    game = with_tickets(table("europe", 3), 0, "paris-wien", "amsterdam-pamplona")
    game = with_routes(game, 0, "paris-zurich", "munchen-zurich", "munchen-wien")
    game = with_tickets(with_stations(game, 1, "paris"), 1, "brest-petrograd")
    return with_routes(game, 2, "petrograd-stockholm", "angora-erzurum")


def final_of(view: PublicView) -> FinalScore:
    assert view.final is not None
    return view.final


def draw(game: Game, **changed: object) -> Image.Image:
    view = public_view(ended(game))
    awards = awards_of(game.board, final_of(view), is_won_on_last_turn=True)
    view = replace(view, final=replace(final_of(view), **changed))
    return score_card.draw(view, game.board, NAMES, awards, english)


def test_a_score_card_looks_as_it_did() -> None:
    assert_looks_as_before(draw(position()), "score-card")


def test_no_point_can_be_another() -> None:
    other = with_stations(position(), 1, "paris", "wien")
    assert apart(draw(position()), draw(other)) > MAX_APART


def test_the_card_says_what_decided() -> None:
    cards = {draw(position(), decided_by=decider).tobytes() for decider in get_args(Decider)}
    assert len(cards) == len(get_args(Decider))


def test_a_shared_victory_has_a_crown_for_everybody_who_shares_it() -> None:
    one = draw(position(), decided_by="nothing")
    two = draw(position(), decided_by="nothing", winners=(Seat(2), Seat(0)))
    assert apart(one, two) > MAX_APART


def test_of_several_holders_of_an_award_the_card_cuts_off_no_name() -> None:
    view, board_ = public_view(ended(position())), position().board
    shared = (Award("all-tickets", (Seat(0), Seat(1)), 0),)

    def awards_part(*names: str) -> bytes:
        card = score_card.draw(view, board_, names, shared, english)
        top = card.height - score_card.AWARD - score_card.MARGIN
        return card.crop((0, top, card.width, card.height)).tobytes()

    assert awards_part("Søren", "Ole", "Åsa") != awards_part("Søren", "Zoë", "Åsa")
    long = "Wilhelmina-Alexandrina de Vries"
    assert awards_part("Søren", long, "Åsa") == awards_part("Annelies", long, "Åsa")


def test_there_is_no_card_before_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        score_card.draw(public_view(table("usa")), board("usa"), NAMES, (), english)
    assert alt_text.of_score_card(public_view(table("usa")), NAMES, (), english) == ""


@pytest.mark.parametrize("map_id", MAPS)
def test_the_card_of_a_full_table_is_small_and_hardly_higher_than_wide(map_id: str) -> None:
    players = board(map_id).map.players[1]
    *_, (_, _, played) = playing(map_id, players, number=11)
    view, every = public_view(played.game), tuple(map(Seat, range(players)))
    awards = [Award(kind, every, 7) for kind in get_args(AwardKind)]
    made = score_card.score_card_picture(view, board(map_id), NAMES[:players], awards, english)
    assert made.name == "score-card.png"
    assert Image.open(BytesIO(made.data)).size == (made.width, made.height)
    assert made.height <= 1.25 * made.width
    assert len(made.data) < 100_000
    assert len(made.alt) <= alt_text.MAX_LETTERS
    for seat in final_of(view).seats:
        lines = summed_lines(seat, board(map_id), english)
        assert sum(line.points for line in lines) == seat.total


@pytest.mark.parametrize("map_id", MAPS)
def test_nothing_on_a_card_overlaps_or_is_cut_off_in_any_language(map_id: str) -> None:
    *_, (_, _, played) = playing(map_id, 2, number=11)
    final = final_of(public_view(played.game))
    room = score_card.INNER - 2 * score_card.PAD
    for language in LANGUAGES:
        say = phrasebook(map_id, 2, language).translator.say
        lines = [summed_lines(seat, board(map_id), say) for seat in final.seats]
        wide = [
            replace(line, points=-288, detail="18/22")
            if line.symbol == "ticket"
            else replace(line, points=188, detail="45")
            for line in lines[0]
        ]
        assert sum(map(score_card.line_width, wide)) + 10 * len(wide) <= room
        for kind in get_args(AwardKind):
            text = f"{capitalised(say(Award(kind, ()).key))} · 88"
            assert text_width(text, score_card.MIN_TEXT_SIZE, "bold") <= score_card.COLUMN - 66


def test_every_award_has_a_symbol() -> None:
    assert set(score_card.AWARD_SYMBOLS) == set(get_args(AwardKind))
    assert set(score_card.AWARD_SYMBOLS.values()) <= set(SHAPES)


def test_the_alt_text_begins_with_the_winner_and_by_how_much() -> None:
    view = public_view(ended(position()))
    awards = awards_of(board("europe"), final_of(view))
    text = alt_text.of_score_card(view, NAMES, awards, english)
    assert text.startswith("Åsa won by ")
    assert "Longest path: Søren, Åsa, 8." in text
    assert "No station built: Søren, Åsa." in text
    shared = replace(view, final=replace(final_of(view), decided_by="nothing"))
    assert alt_text.of_score_card(shared, NAMES, awards, english).startswith("Åsa won. ")
