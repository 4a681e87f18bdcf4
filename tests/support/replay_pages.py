"""Replay pages of golden games."""

from functools import partial

import pytest

from bot.domain.table import Language
from bot.messages.parts.phrasebook import phrasebook_for
from bot.messages.results.replay import plain_sentences
from engine.game import make_board
from engine.record import Record, from_text
from maps.loader import load
from render.replay.page import PageTexts, Published, replay_page
from tests.support.golden_pictures import RECORDS
from tests.support.messages import catalogue

ONE_OF_EACH_MAP = (
    "amsterdam-normal-hard-easy",
    "europe-4-2027-through",
    "india-hard-normal",
    "italy-5-2048-0",
    "london-4-2026-0",
    "newyork-hard-normal",
    "nordic-hard-normal",
    "switzerland-hard-normal",
    "usa-hard-normal",
)

IN_A_BROWSER = [
    pytest.param(name, marks=() if name.startswith("italy") else pytest.mark.soak)
    for name in ONE_OF_EACH_MAP
]
"""The same for tests in a real browser: in `make test` the one with the most kinds of rules."""


def golden_record(name: str) -> Record:
    return from_text((RECORDS / f"{name}.json").read_bytes())


def golden_records_of(map_id: str) -> list[str]:
    """The texts of all golden records of a map."""
    return [file.read_text(encoding="utf-8") for file in sorted(RECORDS.glob(f"{map_id}-*.json"))]


def page_of(
    record: Record,
    language: Language = "en",
    published: Published = Published(),  # noqa: B008  # a frozen value
) -> str:
    """The page of a record."""
    board = make_board(load(record.map), record.house_rules)
    phrases = phrasebook_for(catalogue(), language, board, record.seats)
    texts = PageTexts(language, phrases.translator.say, partial(plain_sentences, phrases))
    return replay_page(record, board, texts, published=published)
