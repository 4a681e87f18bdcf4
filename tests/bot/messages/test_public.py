"""What everybody reads: it fits into Discord's limits, calls the right people, and tells nothing
that is hidden."""

import pytest
from msgspec.structs import replace

from bot.domain.events import (
    CalledOff,
    CameBack,
    GameBegan,
    Proof,
    Resigned,
    StandInCame,
    Substituted,
    TakenBack,
)
from bot.domain.table import Language, Seq, StandIn, UserId
from bot.i18n.catalogue import LANGUAGES
from bot.messages import buttons, ending, event_sentences, lobby, lookup, turn
from bot.messages.message import BoardPicture, Button, Message
from bot.messages.phrasebook import plain, unmarked
from engine.actions import Action, Draw
from engine.events import CardDrawn, Event, Passed
from engine.game import Game
from engine.model import Seat
from engine.views import public_view
from maps.loader import load
from tests.support.messages import catalogue, mentioned, must_fit, phrases, table
from tests.support.positions import (
    after,
    claim,
    opening,
    with_deck,
    with_hand,
    with_row,
    with_ticket_deck,
    with_turn,
    without_cards,
)
from tests.support.positions import table as position
from tests.support.random_games import TABLES, dealt_again, playing


def announced(game: Game, events: tuple[Event, ...], language: Language) -> Message:
    map_id, players = game.board.map.id, len(game.state.players)
    spoken = phrases(map_id, players, language)
    return turn.announce(spoken, table(map_id, players, language), public_view(game), events)


@pytest.mark.slow
@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_every_turn_of_a_game_fits_in_every_language(map_id: str, players: int) -> None:
    for _, _, played in playing(map_id, players, number=8):
        for language in LANGUAGES:
            must_fit(announced(played.game, played.events, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_even_a_whole_game_at_once_fits(language: Language) -> None:
    events: list[Event] = []
    for _, _, played in playing("italy", 5, number=7):
        events += played.events
        if played.game.waiting:
            last = played.game
    message = announced(last, tuple(events), language)
    must_fit(message)
    assert "…" in message.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_the_end_fits_in_every_language(map_id: str, players: int, language: Language) -> None:
    *_, (_, _, last) = playing(map_id, players, number=9)
    spoken, seated = phrases(map_id, players, language), table(map_id, players, language)
    stages = ending.ending(spoken, seated, public_view(last.game), Proof("7" * 64, has_record=True))
    assert len(stages) == players + 4
    for stage in stages:
        must_fit(stage)
    assert seated.seed_hash in stages[-1].text
    assert "7" * 64 in stages[-1].text


@pytest.mark.slow
@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_public_messages_are_equal_whatever_is_hidden(map_id: str, players: int) -> None:
    for game, seat, played in playing(map_id, players, number=3):
        if not played.game.waiting or game.state.step % 3:
            continue
        watcher = Seat((seat + 1) % players)
        there = dealt_again(played.game, watcher, number=game.state.step)
        for language in LANGUAGES:
            here = announced(played.game, played.events, language)
            assert announced(there, played.events, language) == here
            assert standings(there, language) == standings(played.game, language)


def standings(game: Game, language: Language) -> Message:
    spoken = phrases(game.board.map.id, len(game.state.players), language)
    return lookup.standings(spoken, public_view(game))


def test_the_first_words_are_who_is_next_and_what_happened() -> None:
    game = with_hand(position("usa"), 0, "5 blue")
    played = game.play(Seat(0), claim("atlanta-miami", "5 blue"))
    message = announced(played.game, played.events, "en")
    next_user = table("usa", 2).people[1]
    first = message.text.splitlines()[0]
    assert first.startswith(f"<@{10**18 + 1}>, your turn! ")
    assert "claimed Atlanta" in first
    assert message.mentions == (10**18 + 1,)
    assert next_user.name[:4] in message.text
    assert isinstance(message.attachments[0], BoardPicture)
    assert message.attachments[0].last == ("atlanta-miami",)


def test_only_those_who_are_waited_for_are_called() -> None:
    for _, _, played in playing("italy", 3, number=5):
        message = announced(played.game, played.events, "da")
        assert mentioned(message.text) == set(message.mentions)
        assert set(message.mentions) == {10**18 + seat for seat in played.game.waiting}


def test_nobody_is_called_for_an_automatic_player() -> None:
    game = with_turn(position("usa", 3), 2)
    seated = table("usa", 3, automatic=1)
    message = turn.announce(phrases("usa", 3), seated, public_view(game), ())
    assert not message.mentions
    assert not message.rows


def test_who_was_away_can_come_back() -> None:
    seated = table("usa", 2)
    away = StandIn(UserId(7), "Cy", "normal")
    seated = replace(seated, people=(seated.people[0], away))
    message = turn.announce(phrases("usa", 2), seated, public_view(position("usa")), ())
    must_fit(message)
    assert "come_back" in verbs(message.rows)


def test_several_turns_make_one_message() -> None:
    game = with_hand(position("usa", 3), 0, "5 blue")
    events: list[Event] = []
    actions: list[tuple[int, Action]] = [
        (0, claim("atlanta-miami", "5 blue")),
        (1, Draw()),
        (1, Draw()),
    ]
    for seat, deed in actions:
        played = game.play(Seat(seat), deed)
        events += played.events
        game = played.game
    message = announced(game, tuple(events), "en")
    assert "drew 2 cards from the deck" in message.text
    assert "claimed" in message.text


def test_names_cannot_disturb_a_message() -> None:
    assert plain("*Bo*\n@everyone") == r"\*Bo\* \@everyone"
    assert unmarked(plain("*Bo* [x](y)")) == "*Bo* [x](y)"
    assert len(plain("x" * 50)) == 32
    assert plain("Bo\N{RIGHT-TO-LEFT OVERRIDE}\N{ZERO WIDTH SPACE}") == "Bo"
    assert plain("\N{ZERO WIDTH SPACE}") == "?"


def verbs(rows: buttons.Rows) -> dict[str, Button]:
    return {b.verb: b for row in rows if isinstance(row, tuple) for b in row}


@pytest.mark.parametrize(
    ("map_id", "has", "lacks"),
    [
        ("usa", set(), {"station", "ferry"}),
        ("europe", {"station"}, {"ferry"}),
        ("italy", {"ferry"}, {"station"}),
        ("amsterdam", set(), {"station", "ferry"}),
    ],
)
def test_buttons_are_those_the_map_has(map_id: str, has: set[str], lacks: set[str]) -> None:
    shown = verbs(buttons.rows(phrases(map_id, 2), public_view(position(map_id))))
    assert {"draw", "take", "claim", "tickets", "hand", "recap"} | has <= shown.keys()
    assert "undo" not in shown  # everybody sees these; it stands under what only one person reads
    assert not (lacks | {"pass"}) & shown.keys()


def test_pass_is_offered_when_nothing_can_be_drawn() -> None:
    game = without_cards(with_ticket_deck(position("usa")))
    assert "pass" in verbs(buttons.rows(phrases("usa", 2), public_view(game)))


def test_an_open_wild_cannot_be_pressed_as_a_second_card() -> None:

    game = after(with_row(position("usa"), "red wild blue green pink"), 0, Draw())
    cards = buttons.rows(phrases("usa", 2), public_view(game))[0]
    assert isinstance(cards, tuple)
    assert [b.args[0] for b in cards if b.disabled] == ["wild"] * sum(
        b.args[0] == "wild" for b in cards
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tunnel_shows_its_cards_to_all(language: Language) -> None:
    game = with_deck(with_hand(position("europe"), 0, "3 red"), "red blue wild 5 pink")
    played = game.play(Seat(0), claim("angora-constantinople", "2 red"))
    message = announced(played.game, played.events, language)
    for emoji in ("🔴", "🔵", "🚂"):
        assert emoji in message.text
    assert "tunnel" in verbs(message.rows)
    assert message.mentions == (10**18,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_fits(map_id: str, language: Language) -> None:
    facts = load(map_id)
    for players in range(1, facts.players[1] + 1):
        seated = table(map_id, players, language, automatic=players // 2)
        message = lobby.lobby(catalogue().translator(language), seated, facts)
        must_fit(message)
        start = verbs(message.rows)["start"]
        assert start.disabled == (players < facts.players[0])
        assert list(verbs(message.rows[-1:])) == ["cancel"]  # alone: no mis-tap
    must_fit(lobby.cancelled(catalogue().translator(language), facts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_beginning_calls_everybody_and_shows_the_hash(language: Language) -> None:
    seated = table("europe", 3, language)
    view = public_view(opening("europe", 3))
    began = GameBegan(seated.names, by_lot=True)
    message = lobby.begun(phrases("europe", 3, language), seated, view, (began,))
    must_fit(message)
    assert len(message.mentions) == 3
    assert seated.seed_hash in message.text
    assert verbs(message.rows).keys() == {"choose", "hand"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_is_called_off_says_by_whom(language: Language) -> None:
    spoken = phrases("europe", 2, language)
    message = lobby.closed(spoken, (CardDrawn(Seat(0)), CalledOff("Ada")))
    must_fit(message)
    by_whom, closed = message.text.splitlines()
    assert by_whom.startswith("Ada")
    assert spoken.map_name() in closed


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_taken_back_is_told(language: Language) -> None:
    spoken = phrases("usa", 2, language)
    moves = (CardDrawn(Seat(0)), CardDrawn(Seat(0)), Passed(Seat(1)))
    (told,) = event_sentences.sentences(spoken, (TakenBack(Seat(0), Seq(3), moves),))
    assert told.endswith(" ".join(event_sentences.sentences(spoken, moves)))


def test_at_most_three_rows_of_buttons_for_everybody(map_id: str) -> None:
    view = public_view(position(map_id))
    assert len(buttons.rows(phrases(map_id, 2), view)) <= 3
    seated = table(map_id, 2)
    absent = replace(seated, people=(seated.people[0], StandIn(UserId(9), "Bo", "normal")))
    shown = turn.rows(phrases(map_id, 2), absent, view)
    assert "come_back" in verbs(shown)
    assert len(shown) <= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_people_do_at_the_table_is_told(language: Language) -> None:
    happened = (
        TakenBack(Seat(0), Seq(3)),
        StandInCame(Seat(0), "Ada"),
        CameBack(Seat(0), "Ada"),
        Substituted(Seat(0), "Ada", "Bo"),
        Resigned(Seat(1), "Bo"),
        CalledOff("Ada"),
        GameBegan(("Ada", "Bo"), by_lot=False),
    )
    assert len(set(event_sentences.sentences(phrases("usa", 2, language), happened))) == len(
        happened
    )
