"""The reply to /hint."""

import pytest

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.messages.hint import hint_message
from bot.messages.tickets import tickets_in_offer
from engine.actions import Draw, Keep, PayExtra, Take
from engine.cards import BY_WORD
from engine.model import RouteId, Seat
from engine.views import player_view
from players.choices.reasons import Reason, ReasonCode
from tests.support.languages import WRITING_RULES
from tests.support.messages import assert_valid, buttons_of, phrasebook, view_with_hand
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
        "due": 1,
        "wagons": 7,
        "wilds": 3,
        "cards": 3,
    }
    actions = [*player_view(opening("europe"), Seat(0)).moves[:1], Draw(), PayExtra(cards("1 red"))]
    view = player_view(opening("europe"), Seat(0))
    for action in (*actions, *view_with_hand("europe", "4 red").moves, Keep(())):
        assert_valid(hint_message(phrases, view, action))
    purposes = [code for code in ReasonCode if code.startswith("claim_for_")]
    for code in ReasonCode:
        for purpose in purposes:
            reason = Reason(code, params, None if code in purposes else Reason(purpose, params))
            assert_valid(hint_message(phrases, view, Draw(), reason))


def test_the_button_of_a_hint_names_the_tickets_by_their_places() -> None:
    view = player_view(opening("europe"), Seat(0))
    keep = Keep((view.offered[0], view.offered[2]))
    (button, _) = buttons_of(hint_message(phrasebook("europe", 2), view, keep).rows)
    assert (button.verb, button.args) == ("keep", ("1", "3"))
    assert tickets_in_offer(view, ("1", "3", "0", "x", "99")) == list(keep.tickets)


@pytest.mark.parametrize("language", WRITING_RULES)
def test_a_hint_names_the_route_and_what_it_is_for(language: Language) -> None:
    phrases = phrasebook("usa", 2, language)
    params: dict[str, str | int] = {"route": "helena-seattle", "colour": "yellow"}
    purpose = Reason(ReasonCode.CLAIM_FOR_POINTS, {"route": "helena-seattle", "points": 15})
    reason = Reason(ReasonCode.CARD_FOR_ROUTE, params, purpose)
    view = view_with_hand("usa", "")
    message = hint_message(phrases, view, Take(BY_WORD["yellow"]), reason)
    route = phrases.route(RouteId("helena-seattle"))
    assert message.text.endswith(WRITING_RULES[language].card_hint.format(route=route))
