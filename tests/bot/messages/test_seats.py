"""The question to somebody who is offered a seat."""

import pytest

from bot.domain.requests import SeatOffer
from bot.domain.table import Human, Language, TableId, UserId
from bot.i18n.catalogue import LANGUAGES
from bot.messages.seats import seat_offer_message
from engine.model import Seat
from tests.support.messages import assert_valid, buttons_of, phrasebook, seated_table


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_offer_mentions_the_person_asked_and_a_declined_one_mentions_nobody(
    language: Language,
) -> None:
    phrases = phrasebook("usa", 2, language)
    noor = Human(UserId(7), "No*or")
    asked = SeatOffer(TableId(1), Seat(1), noor, UserId(8), 1.7e9)
    message = seat_offer_message(phrases, asked)
    assert_valid(message)
    assert message.mentions == (7,)
    assert phrases.name(Seat(1)) in message.text
    assert {button.args for button in buttons_of(message.rows)} == {(str(asked.question_id),)}
    declined = SeatOffer(TableId(1), Seat(1), noor, UserId(8), 1.7e9, is_declined=True)
    answer = seat_offer_message(phrases, declined)
    assert_valid(answer)
    assert (answer.mentions, answer.rows) == ((), ())
    assert "No\\*or" in answer.text
    assert seated_table("usa", 2).names[1][:10] in answer.text
