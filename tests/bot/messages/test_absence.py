"""Messages about somebody who keeps the others waiting."""

import pytest
from msgspec.structs import replace

from bot.domain.requests import AbsentPlayer
from bot.domain.table import Language, TableId, UserId
from bot.i18n.catalogue import LANGUAGES
from bot.messages.absence import nudge_message, patience_over_message
from engine.model import Seat
from tests.support.messages import assert_valid, buttons_by_verb, mentioned_users, phrasebook


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_nudge_mentions_everybody_who_is_waited_for(language: Language) -> None:
    message = nudge_message(phrasebook("usa", 3, language), (UserId(5), UserId(6)))
    assert_valid(message)
    assert mentioned_users(message.text) == set(message.mentions) == {5, 6}


@pytest.mark.parametrize("language", LANGUAGES)
def test_when_patience_is_over_a_vote_can_be_called(language: Language) -> None:
    absent = AbsentPlayer(TableId(1), Seat(0), UserId(5), 1.7e9, 1.7e9)
    message = patience_over_message(phrasebook("usa", 3, language), absent)
    assert_valid(message)
    assert mentioned_users(message.text) == set(message.mentions) == {5}
    assert buttons_by_verb(message.rows).keys() == {"vote"}
    muted = patience_over_message(phrasebook("usa", 3, language), replace(absent, is_muted=True))
    assert_valid(muted)
    assert mentioned_users(muted.text) == set(muted.mentions) == set()
