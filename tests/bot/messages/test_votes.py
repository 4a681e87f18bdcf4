"""Votes: the question while it is open, and how it ended."""

from typing import get_args

import pytest

from bot.domain.requests import (
    AbsenceChoice,
    AbsenceQuestion,
    Ballot,
    Outcome,
    Question,
    UndoQuestion,
    Vote,
)
from bot.domain.table import Language, Seq, TableId, UserId
from bot.i18n.catalogue import LANGUAGES
from bot.messages.votes import vote_message, vote_result_message
from engine.model import Seat
from tests.support.messages import assert_valid, buttons_of, phrasebook

QUESTIONS = (UndoQuestion(Seat(0), Seq(1)), AbsenceQuestion(Seat(0), 1.7e9))
OUTCOMES: tuple[Outcome, ...] = ("open", "void", "yes", "no", *get_args(AbsenceChoice))


def vote_on(question: Question, outcome: Outcome = "open") -> Vote:
    """User 5 asks users 6 and 7, of whom the first has answered."""
    voters, ballots = (UserId(6), UserId(7)), (Ballot(UserId(6), "no"),)
    return Vote(TableId(1), question, UserId(5), 1.7e9, voters, ballots, outcome)


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_mentions_those_who_have_not_answered(
    language: Language, question: Question
) -> None:
    message = vote_message(phrasebook("usa", 3, language), vote_on(question))
    assert_valid(message)
    assert message.mentions == (7,)


@pytest.mark.parametrize("outcome", OUTCOMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_a_vote_for_a_substitute_leaves_something_to_do(
    language: Language, outcome: Outcome
) -> None:
    message = vote_result_message(phrasebook("usa", 3, language), vote_on(QUESTIONS[1], outcome))
    assert_valid(message)
    assert [b.verb for b in buttons_of(message.rows)] == ["substitute"] * (outcome == "substitute")
