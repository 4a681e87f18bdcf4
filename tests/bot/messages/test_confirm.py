"""Questions before something that should not happen by a single tap."""

import pytest

from bot.domain.table import Language, UserId
from bot.i18n.catalogue import LANGUAGES
from bot.messages.confirm import (
    call_off_question,
    cancel_question,
    draw_tickets_question,
    resign_question,
)
from engine.model import Seat
from engine.views import public_view
from tests.support.messages import assert_valid, buttons_of, phrasebook
from tests.support.positions import table as position
from tests.support.positions import with_ticket_deck


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_says_how_many_tickets_are_drawn(map_id: str, language: Language) -> None:
    phrases = phrasebook(map_id, 2, language)
    view = public_view(position(map_id))
    message = draw_tickets_question(phrases, view)
    assert_valid(message)
    deal = phrases.board.map.more_tickets
    assert str(sum(deal.offered.values())) in message.text
    assert [button.verb for button in buttons_of(message.rows)] == ["draw_tickets", "hand"]


def test_the_last_ticket_of_the_pile_must_be_kept() -> None:
    ticket = position("amsterdam").board.tickets[0].id
    view = public_view(with_ticket_deck(position("amsterdam"), ticket))
    message = draw_tickets_question(phrasebook("amsterdam", 2), view)
    assert "You'll draw 1 contract and have to keep it." in message.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_leaving_a_game_takes_a_red_button_beside_one_that_changes_nothing(
    language: Language,
) -> None:
    phrases = phrasebook("usa", 2, language)
    for message, verb in (
        (resign_question(phrases, Seat(0), is_last=False), "resign"),
        (resign_question(phrases, Seat(0), is_last=True), "resign"),
        (cancel_question(phrases, ["Ada", "Bo"]), "cancel"),
        (call_off_question(phrases), "call_off"),
        (call_off_question(phrases, UserId(101)), "call_off"),
    ):
        assert_valid(message)
        stay, *_, leave = buttons_of(message.rows)
        assert (stay.verb, leave.verb, leave.style) == ("not_now", verb, "danger")
