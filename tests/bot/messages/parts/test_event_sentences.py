"""Sentences about events."""

import pytest

from bot.domain.events import (
    CalledOff,
    CameBack,
    GameBegan,
    Resigned,
    StandInCame,
    Substituted,
    TakenBack,
)
from bot.domain.table import Language, Seq
from bot.i18n.catalogue import LANGUAGES
from bot.messages.parts.event_sentences import event_sentences
from engine.actions import Draw, DrawTickets
from engine.events import CardDrawn, Passed
from engine.model import Seat
from tests.support.messages import phrasebook
from tests.support.random_games import MAP_TABLES, dealt_again, playing


@pytest.mark.parametrize(("map_id", "players"), MAP_TABLES)
def test_sentences_reveal_nothing_that_is_hidden(map_id: str, players: int) -> None:
    """Two games that look the same to another seat: whatever is drawn, the sentences are equal."""
    compared = 0
    phrases = phrasebook(map_id, players)
    for game, seat, _ in playing(map_id, players, number=9):
        other = dealt_again(game, Seat((seat + 1) % players), number=3)
        for action in (Draw(), DrawTickets()):
            if action in game.moves(seat) and action in other.moves(seat):
                one, two = (
                    event_sentences(phrases, world.play(seat, action).events)
                    for world in (game, other)
                )
                assert one == two
                compared += 1
    assert compared > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_undo_says_which_moves_were_taken_back(language: Language) -> None:
    phrases = phrasebook("usa", 2, language)
    moves = (CardDrawn(Seat(0)), CardDrawn(Seat(0)), Passed(Seat(1)))
    (text,) = event_sentences(phrases, (TakenBack(Seat(0), Seq(3), moves),))
    assert text.endswith(" ".join(event_sentences(phrases, moves)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_the_table_has_its_own_sentence(language: Language) -> None:
    happened = (
        TakenBack(Seat(0), Seq(3)),
        StandInCame(Seat(0), "Ada"),
        CameBack(Seat(0), "Ada"),
        Substituted(Seat(0), "Ada", "Bo"),
        Resigned(Seat(1), "Bo"),
        CalledOff("Ada"),
        GameBegan(("Ada", "Bo"), by_lot=False),
    )
    assert len(set(event_sentences(phrasebook("usa", 2, language), happened))) == len(happened)
