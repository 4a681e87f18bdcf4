"""The review of a finished game in words and pictures."""

from functools import cache
from pathlib import Path

import pytest

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.messages.parts.message import MAX_LAYOUT_TEXT, Message, Pictures, Text
from bot.messages.parts.phrasebook import Phrasebook, phrasebook_for
from bot.messages.results.review import review_buttons, review_message, review_text_message
from engine import record as records
from engine.game import replay
from engine.model import Seat
from engine.views import PublicView, public_view
from players.review.findings import Review
from players.review.review import Reviewer
from players.review.value import read_coefficients
from render.sheets import CurveSheet
from tests.support.messages import assert_valid, catalogue
from tests.support.positions import board

RECORDS = Path(__file__).parents[3] / "golden" / "records"
LONG = "_" * 32  # each sign is escaped
GAMES = ("amsterdam-4-2026-0", "usa-5-2048-0")


@cache
def reviewed(name: str) -> tuple[Review, PublicView]:
    record = records.from_text((RECORDS / f"{name}.json").read_text())
    on = board(record.map)
    end = replay(records.deal_again(record, on).game, records.log_of(record))
    reviewer = Reviewer(on, read_coefficients(), seats_are_alike=True)
    return reviewer.review(record), public_view(end)


def phrases(language: Language, name: str = "Ada", game: str = GAMES[0]) -> Phrasebook:
    return phrasebook_for(catalogue(), language, board(game.split("-")[0]), [name] * 5)


def texts(message: Message) -> str:
    return "\n".join(block.text for block in message.blocks if isinstance(block, Text))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["Ada", LONG])
def test_a_review_fits_in_every_language(language: Language, game: str, name: str) -> None:
    review, end = reviewed(game)
    words = phrases(language, name, game)
    for reader in (None, Seat(0)):
        for is_text in (False, True):
            show = review_text_message if is_text else review_message
            buttons = review_buttons(words, is_text=is_text, can_share=True)
            message = show(words.addressing(reader), end, review, Seat(0), buttons)
            assert_valid(message)
            assert len(texts(message)) <= MAX_LAYOUT_TEXT


def test_every_picture_has_its_place_and_the_curve_its_alt_text() -> None:
    review, end = reviewed(GAMES[0])
    message = review_message(phrases("en"), end, review, None)
    places = [block.number for block in message.blocks if isinstance(block, Pictures)]
    assert places == [0, 1, 2, 3]
    curve, boards = message.attachments
    assert isinstance(curve, CurveSheet)
    assert len(getattr(boards, "boards", ())) == 3
    assert len(curve.turns) == len(curve.seats[0].chances) == len(review.turns) + 1
    assert [curve.turns[mark] for mark in curve.marks] == [
        point.turn.number for point in review.turning_points
    ]
    assert "100%" in curve.alt


def test_only_the_player_reads_why_the_hint_is_better() -> None:
    review, end = reviewed(GAMES[0])
    seat = next(Seat(n) for n, mistake in enumerate(review.mistakes) if mistake is not None)
    private = texts(review_message(phrases("en").addressing(seat), end, review, seat))
    shared = texts(review_message(phrases("en"), end, review, seat))
    nobody = texts(review_message(phrases("en"), end, review, None))
    assert "Your costliest move" in private
    assert ", because " in private
    assert "Ada's costliest move" in shared
    assert ", because " not in shared
    assert "costliest" not in nobody


def test_somebody_without_a_mistake_is_told_so() -> None:
    review, end = reviewed(GAMES[0])
    flawless = Review(
        **{
            field: getattr(review, field)
            for field in review.__struct_fields__
            if field != "mistakes"
        },
        mistakes=(None,) * 4,
    )
    text = texts(review_message(phrases("en").addressing(Seat(0)), end, flawless, Seat(0)))
    assert "No hint would have improved on any of your moves" in text
