"""Looking back and around, and the rules in short."""

import re

import pytest

from bot.domain.events import PublicEntry
from bot.domain.table import Language, Seq
from bot.features.lookup import since_last_turn
from bot.i18n.catalogue import LANGUAGES
from bot.messages import lookup, rules, turn
from bot.messages.message import TextFile
from engine.events import LastRoundBegan
from engine.model import PlaceId, Seat
from engine.views import public_view
from maps.loader import load
from maps.typography import signed
from tests.support.messages import must_fit, phrases, table
from tests.support.random_games import TABLES, playing

SIGNED = re.compile("[+\N{MINUS SIGN}]\\d+")


@pytest.mark.parametrize("language", LANGUAGES)
def test_recap_and_log_of_a_long_game_fit(language: Language) -> None:
    steps = enumerate(playing("italy", 5, number=6), 1)
    entries = [PublicEntry(Seq(n), seat, p.events, 0.0) for n, (_, seat, p) in steps]
    *_, (_, _, last) = playing("italy", 5, number=6)
    spoken, view = phrases("italy", 5, language), public_view(last.game)
    must_fit(lookup.recap(spoken, view, entries))
    must_fit(lookup.recap(spoken, view, []))
    must_fit(lookup.log(spoken, entries))
    must_fit(lookup.log(spoken, []))
    must_fit(lookup.standings(spoken, view))
    must_fit(lookup.board_as_text(spoken, view))


def test_an_undone_move_is_marked_in_the_log_and_missing_from_the_recap() -> None:
    _, seat, played = next(playing("usa", 2, number=1))
    entries = [PublicEntry(Seq(1), seat, played.events, 0.0, is_undone=True)]
    spoken = phrases("usa", 2)
    assert "(taken back)" in lookup.log(spoken, entries).text
    nothing = lookup.recap(spoken, public_view(played.game), []).text
    assert lookup.recap(spoken, public_view(played.game), entries).text == nothing


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_of_a_map_fit_into_one_message(map_id: str, language: Language) -> None:
    spoken = phrases(map_id, 2, language)
    message = rules.rules(spoken)
    must_fit(message)
    for topic in rules.topics(spoken.board.map):
        assert rules.rule(spoken, topic) in message.text
        must_fit(rules.rules(spoken, topic))


def test_topics_follow_the_rules_of_the_map() -> None:
    of = {m: set(rules.topics(load(m))) for m in ("amsterdam", "europe", "italy", "usa")}
    common = {"turn", "drawing", "claiming", "doubles", "tickets", "end"}
    assert of["amsterdam"] == common | {"merchandise"}
    assert of["europe"] == common | {"ferries", "tunnels", "stations", "longest_trail"}
    assert of["italy"] == common | {"ferry_cards", "countries", "regions"}
    assert of["usa"] == common | {"longest_trail"}


def test_a_rule_the_map_does_not_have_is_said_so() -> None:
    assert "no such rule" in rules.rules(phrases("usa", 2), "tunnels").text


def test_the_file_of_a_log_has_no_markdown() -> None:
    _, seat, played = next(playing("usa", 2, number=1))
    log = lookup.log(phrases("usa", 2), [PublicEntry(Seq(1), seat, played.events, 0.0)])
    (file,) = log.attachments
    assert isinstance(file, TextFile)
    assert "\\" not in file.text
    assert "\\_" in log.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_after_the_end_the_standings_are_the_final_ones(
    map_id: str, players: int, language: Language
) -> None:
    *_, (_, _, last) = playing(map_id, players, number=9)
    spoken, view = phrases(map_id, players, language), public_view(last.game)
    assert view.final is not None
    message = lookup.standings(spoken, view)
    must_fit(message)
    title, winner, *lines = message.text.split("\n")
    assert spoken.map_name() in title
    assert all(spoken.name(seat) in winner for seat in view.final.winners)
    for score in view.final.seats:
        (line,) = (each for each in lines if each.startswith(spoken.name(score.seat)))
        made = line.removeprefix(f"{spoken.name(score.seat)} **{signed(score.total)}**: ")
        assert made != line
        told = [int(each.replace("\N{MINUS SIGN}", "-")) for each in SIGNED.findall(made)]
        assert sum(told) == score.total
    assert spoken.say("score-note") not in message.text


def test_before_the_end_the_standings_say_what_is_not_counted_yet() -> None:
    _, _, played = next(playing("usa", 2, number=1))
    spoken = phrases("usa", 2)
    assert spoken.say("score-note") in lookup.standings(spoken, public_view(played.game)).text


def test_after_ones_own_last_turn_a_recap_says_that_the_game_is_over() -> None:
    *_, (_, _, last) = playing("usa", 2, number=1)
    told = lookup.recap(phrases("usa", 2), public_view(last.game), []).text
    assert told.startswith("The game ended with your turn.")


@pytest.mark.parametrize(
    ("seats", "is_turn", "recent"),
    [
        ([0, 0, 1, 1], True, [3, 4]),  # the others have moved
        ([0, 0, 1, 1, 0], True, [3, 4, 5]),  # in the middle of one's turn
        ([0, 0, 1, 1, 0, 0], False, []),  # one's own move was the last
        ([0, 0, 1], False, [3]),
        ([1, 0], True, [1, 2]),  # one has chosen tickets last, and begins
        ([], False, []),
    ],
)
def test_a_recap_begins_after_ones_last_turn(
    seats: list[int], is_turn: bool, recent: list[int]
) -> None:
    entries = [PublicEntry(Seq(n), Seat(seat), (), 0.0) for n, seat in enumerate(seats, 1)]
    found = since_last_turn(entries, Seat(0), is_turn=is_turn)
    assert [entry.seq for entry in found] == recent


def test_the_last_round_is_told_once() -> None:
    events = (LastRoundBegan(Seat(0), 2),)
    *_, game = (before for before, _, _ in playing("usa", 2, number=1))
    view, spoken, seated = public_view(game), phrases("usa", 2), table("usa", 2)
    assert view.is_last_round
    assert turn.announce(spoken, seated, view, events).text.count("⏰") == 1
    assert turn.announce(spoken, seated, view, ()).text.count("⏰") == 1


def test_an_area_names_its_place() -> None:
    _, _, played = next(playing("usa", 2, number=1))
    message = lookup.area(phrases("usa", 2), public_view(played.game), PlaceId("miami"))
    assert "Miami" in message.text
