"""The reply to /hint."""

import pytest

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.messages.hint import hint_message
from engine.actions import Draw, Keep, PayExtra
from engine.model import Seat
from engine.views import player_view
from players.choices.reasons import Reason, ReasonCode
from tests.support.messages import assert_valid, phrasebook, view_with_hand
from tests.support.positions import cards, opening


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_for_every_action_and_reason_are_valid(language: Language) -> None:
    phrases = phrasebook("europe", 2, language)
    params: dict[str, str | int] = {
        "route": "paris-zurich",
        "ticket": phrases.board.tickets[0].id,
        "city": "paris",
        "colour": "red",
        "seat": 1,
        "points": 4,
        "tickets": 2,
        "due": 1,
    }
    actions = [*player_view(opening("europe"), Seat(0)).moves[:1], Draw(), PayExtra(cards("1 red"))]
    for action in (*actions, *view_with_hand("europe", "4 red").moves, Keep(())):
        assert_valid(hint_message(phrases, action))
    for code in ReasonCode:
        assert_valid(hint_message(phrases, Draw(), Reason(code, params)))
