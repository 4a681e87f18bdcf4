"""Questions before something that one tap should not do, and to somebody about a seat."""

import pytest

from bot.domain.requests import SeatOffer
from bot.domain.table import Human, Language, TableId, UserId
from bot.i18n.catalogue import LANGUAGES
from bot.messages import confirm, seats
from bot.messages.message import Button, Message
from engine.model import Seat
from engine.views import public_view
from tests.support.messages import must_fit, phrases, table
from tests.support.positions import table as position
from tests.support.positions import with_ticket_deck


def buttons(message: Message) -> list[Button]:
    return [button for row in message.rows if isinstance(row, tuple) for button in row]


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_tickets_come_and_stay(map_id: str, language: Language) -> None:
    spoken = phrases(map_id, 2, language)
    view = public_view(position(map_id))
    message = confirm.drawing_tickets(spoken, view)
    must_fit(message)
    deal = spoken.board.map.more_tickets
    assert str(sum(deal.offered.values())) in message.text
    assert [button.verb for button in buttons(message)] == ["draw_tickets", "hand"]


def test_the_last_ticket_of_the_pile_must_be_kept() -> None:
    ticket = position("amsterdam").board.tickets[0].id
    view = public_view(with_ticket_deck(position("amsterdam"), ticket))
    message = confirm.drawing_tickets(phrases("amsterdam", 2), view)
    assert "You draw 1 contract and must keep it." in message.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_leaving_a_game_takes_a_red_button_beside_one_that_changes_nothing(
    language: Language,
) -> None:
    spoken = phrases("usa", 2, language)
    for message, verb in (
        (confirm.resigning(spoken, is_last=False), "resign"),
        (confirm.resigning(spoken, is_last=True), "resign"),
        (confirm.calling_off(spoken), "call_off"),
    ):
        must_fit(message)
        stay, leave = buttons(message)
        assert (stay.verb, leave.verb, leave.style) == ("not_now", verb, "danger")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_asked_to_play_on_is_called_and_a_no_calls_nobody(language: Language) -> None:
    spoken = phrases("usa", 2, language)
    noor = Human(UserId(7), "No*or")
    asked = SeatOffer(TableId(1), Seat(1), noor, UserId(8), 1.7e9)
    message = seats.question(spoken, asked)
    must_fit(message)
    assert message.mentions == (7,)
    assert spoken.name(Seat(1)) in message.text
    assert {button.args for button in buttons(message)} == {(str(asked.question_id),)}
    declined = SeatOffer(TableId(1), Seat(1), noor, UserId(8), 1.7e9, is_declined=True)
    answer = seats.question(spoken, declined)
    must_fit(answer)
    assert (answer.mentions, answer.rows) == ((), ())
    assert "No\\*or" in answer.text
    assert table("usa", 2).names[1][:10] in answer.text
