"""`python -m bot texts`: every text, in the order of a game."""

import pytest

from bot.__main__ import main
from bot.domain.table import Language
from bot.texts import TextReview
from engine.model import MapId
from maps.loader import load

FROM_THE_ENGINE = ("reason-", "purpose-", "refused-")
"""Texts that get all that the engine or a computer player knows, and use what they need."""


@pytest.mark.parametrize(
    ("language", "map_id"),
    [("da", "europe"), pytest.param("sv", "italy", marks=pytest.mark.soak)],
)
def test_every_text_is_printed_and_every_value_is_used(language: Language, map_id: str) -> None:
    review, printed = TextReview(language, MapId(map_id)), list[str]()
    review.write(printed.append)
    text = "\n".join(printed)
    listed = {line.partition(":")[0] for line in text.splitlines()}
    assert review.translator.keys <= review.said | listed
    assert {key for key, _ in review.unused if not key.startswith(FROM_THE_ENGINE)} == set()
    for key in ("end-over", "help-title", "rules-goal", "call-opening-still"):
        said = review.translator.say(key, **dict.fromkeys(review.translator.placeholders(key), ""))
        assert said.rstrip(" .") in text, key


def test_the_command_speaks_the_language_and_the_words_of_the_map(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["texts", "--language", "nl", "--map", "amsterdam"]) == 0
    printed = capsys.readouterr().out
    assert "Contracten kiezen" in printed
    assert "Bestemmingen kiezen" not in printed
    assert load(MapId("amsterdam")).cities[0].name in printed
