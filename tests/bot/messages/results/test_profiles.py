"""Profiles, head-to-head records and leaderboards in words."""

import pytest
from msgspec.structs import replace

from bot.domain.badges import MapTally
from bot.domain.ladders import Ladder, Rating
from bot.domain.outcome import NewBadge, NewRecord, Outcome, RatingChange
from bot.domain.profiles import (
    HeadToHead,
    Leaderboard,
    LeaderboardLine,
    MapMeetings,
    Meeting,
    PastGame,
    Profile,
)
from bot.domain.ratings import LEVEL_RATINGS
from bot.domain.table import GuildId, Language, UserId
from bot.i18n.catalogue import LANGUAGES
from bot.messages.parts.message import MAX_TEXT, Message
from bot.messages.results.leaderboard import leaderboard_message, season_choices
from bot.messages.results.outcome import outcome_lines
from bot.messages.results.profiles import (
    MAX_ALT_TEXT,
    head_to_head_message,
    profile_buttons,
    profile_message,
    profile_text_message,
)
from engine.model import MapId, Seat
from maps.typography import signed
from render.ink.text import text_width
from render.pictures.profile import MIN_TEXT_SIZE, TILE_PAD, TILE_WIDTH
from render.sheets import MapBar, ProfileSheet, VersusSheet
from tests.support.messages import LONG_NAME, assert_valid, catalogue, phrasebook
from tests.support.positions import MAPS, board

READER = UserId(101)
RATING = Rating(26.2, 2.0, 24)
BOARDS = {MapId(map_id): board(map_id).map for map_id in MAPS}
TALLIES = (
    MapTally(MapId("italy"), 12, 7, 154, 22, 17, 40, 31, True, True),
    MapTally(MapId("europe"), 8, 2, 120, 38, 0, 20, 14, False, False),
    MapTally(MapId("atlantis"), 1, 1, -3, 0, 0, 0, 0, False, False),  # a map that is gone
)
PROFILE = Profile(
    READER,
    LONG_NAME,
    TALLIES,
    tuple(PastGame(MapId("italy"), place, 3) for place in (1, 3, 2)),
    RATING,
    24,
    Rating(24.9, 1.5, 30),
    (1440, 1520, 1480),
    ("every-map", "all-tickets", "all-regions", "one-point", "long-path"),
)
MEETINGS = HeadToHead(
    LONG_NAME,
    LONG_NAME,
    (MapMeetings(MapId("italy"), 3, 1, 1),),
    (Meeting(MapId("italy"), 1_791_000_000.0, 90, -5),) * 5,
)


def picture_of(message: Message) -> ProfileSheet:
    (picture,) = message.attachments
    assert isinstance(picture, ProfileSheet)
    return picture


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_are_valid_messages_in_every_language(language: Language) -> None:
    translator = catalogue().translator(language)
    buttons = profile_buttons(translator, PROFILE, READER, is_text=False, can_share=True)
    shown = profile_message(translator, BOARDS, PROFILE, "here", buttons)
    assert_valid(shown)
    assert len(picture_of(shown).alt) < MAX_ALT_TEXT
    assert_valid(profile_text_message(translator, BOARDS, PROFILE, "here", buttons))
    assert_valid(head_to_head_message(translator, BOARDS, MEETINGS, "here", buttons[:1]))
    lines = tuple(LeaderboardLine(n, UserId(n), LONG_NAME, RATING) for n in range(1, 11))
    page = Leaderboard(Ladder(GuildId(7), "2026Q4"), lines, 1, 25, lines[0])
    assert_valid(leaderboard_message(translator, BOARDS, page, LEVEL_RATINGS, is_private=True))


def test_the_picture_of_two_people_says_in_its_alt_text_what_it_shows() -> None:
    shown = head_to_head_message(catalogue().translator("en"), BOARDS, MEETINGS, "This server")
    (picture,) = shown.attachments
    assert isinstance(picture, VersusSheet)
    assert (picture.wins, picture.losses) == (MEETINGS.wins, MEETINGS.losses)
    assert picture.alt.startswith(f"{MEETINGS.name} vs. {MEETINGS.other_name} · This server. ")
    assert picture.summary.split(" · ")[0] in picture.alt
    assert "<t:" not in picture.alt
    assert "<t:" in shown.text  # if it cannot be drawn
    for each in picture.games:
        assert f"{each.title}: {signed(each.points)} : {signed(each.other_points)}" in picture.alt


def test_a_picture_has_the_figures_of_the_text() -> None:
    translator = catalogue().translator("en")
    picture = picture_of(profile_message(translator, BOARDS, PROFILE, "This server"))
    text = profile_text_message(translator, BOARDS, PROFILE, "This server").text
    figures = {tile.label: (tile.value, tile.note) for tile in picture.tiles}
    assert figures == {
        "Games": ("21", "Mostly Italy"),
        "Wins": ("10", "48%"),
        "Rating": ("1572 ±240", "all servers: 1494 ±180"),
        "Best score": ("154", "Italy"),
        "Longest path": ("38", "Europe"),
        "Tickets": ("75%", "45 of 60 completed"),
    }
    for label, (value, note) in figures.items():
        assert f"**{label}**: {value} ({note})" in text
        assert f"{label}: {value} ({note})" in picture.alt
    assert picture.places == (1, 3, 2)
    assert picture.maps == (
        MapBar("Italy", 7, 12),
        MapBar("Europe", 2, 8),
        MapBar("atlantis", 1, 1),
    )
    assert "Italy 7 of 12, Europe 2 of 8, atlantis 1 of 1" in text
    assert "1440 → 1480 (lowest 1440, highest 1520)" in text
    assert "won by a single point" in text
    assert (picture.name, "\\" in picture.alt) == (LONG_NAME, False)


def test_a_rating_is_shown_only_after_five_games() -> None:
    translator = catalogue().translator("en")
    new = replace(PROFILE, rating=None, overall=None, rated_games=2, curve=())
    text = profile_text_message(translator, BOARDS, new, "").text
    assert "**Rating**: – (after 3 more games)" in text  # noqa: RUF001  # a dash
    assert translator.say("results-curve") not in text
    elsewhere = replace(new, overall=RATING)
    text = profile_text_message(translator, BOARDS, elsewhere, "").text
    assert "all servers: 1572 ±240" in text


def test_without_ratings_on_the_server_a_profile_has_none() -> None:
    translator = catalogue().translator("en")
    off = replace(PROFILE, has_ratings=False, rating=None, overall=None, curve=())
    assert "ating" not in profile_text_message(translator, BOARDS, off, "").text


def test_one_can_hide_oneself_only_and_share_nothing_that_is_hidden() -> None:
    translator = catalogue().translator("en")

    def verbs(profile: Profile, reader: UserId, *, can_share: bool = True) -> list[str]:
        found = profile_buttons(translator, profile, reader, is_text=True, can_share=can_share)
        return [each.verb for each in found]

    assert verbs(PROFILE, READER) == ["share", "profile", "hide_results"]
    assert verbs(PROFILE, UserId(9)) == ["share", "profile", "versus"]
    assert verbs(PROFILE, UserId(9), can_share=False) == ["profile", "versus"]
    assert verbs(replace(PROFILE, is_hidden=True), READER) == ["profile", "show_results"]


def test_the_leaderboard_says_where_the_reader_is() -> None:
    translator = catalogue().translator("en")
    line = LeaderboardLine(3, UserId(5), "*Kim*", RATING)
    page = Leaderboard(Ladder(GuildId(7), "", MapId("italy")), (line,), 0, 3, line)

    def text(page: Leaderboard, *, is_private: bool = True) -> str:
        found = leaderboard_message(translator, BOARDS, page, LEVEL_RATINGS, is_private=is_private)
        return found.text

    assert "**Leaderboard** · Italy · all time" in text(page)
    assert "3\\. **\\*Kim\\*** 1572 ±240 · 24 games" in text(page)
    assert "You're number 3 of 3: 1572 ±240" in text(page)
    assert "You: " not in text(page, is_private=False)
    assert "after 1 more rated game." in text(replace(page, own=None, own_games=4))
    assert translator.say("leaderboard-own-hidden") in text(replace(page, own=None, is_hidden=True))


def test_seasons_are_found_by_any_part_of_their_names() -> None:
    translator = catalogue().translator("da")
    seasons = ["2027Q1", "2026Q4"]
    assert [each.name for each in season_choices(translator, seasons, "")] == [
        "1. kvartal 2027",
        "4. kvartal 2026",
    ]
    assert [each.value for each in season_choices(translator, seasons, "2026")] == ["2026Q4"]
    assert [each.value for each in season_choices(translator, seasons, "q1")] == ["2027Q1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_meant_takes_a_few_lines(language: Language) -> None:
    phrases = phrasebook("italy", 5, language)
    seats = tuple(map(Seat, range(5)))
    outcome = Outcome(
        tuple(RatingChange(seat, RATING, Rating(27.0, 2.0, 23)) for seat in seats),
        (NewRecord("points", seats, 200), NewRecord("path", seats, 44)),
        MEETINGS,
        tuple(NewBadge(seat, "all-tickets") for seat in seats),
    )
    lines = outcome_lines(phrases, outcome)
    assert len(lines) == 5
    assert sum(map(len, lines)) < MAX_TEXT - 400  # the seed and its hash follow
    assert "1572 (−48)" in lines[0]  # noqa: RUF001  # a minus sign


def test_a_rating_shown_for_the_first_time_has_its_uncertainty() -> None:
    phrases = phrasebook("italy", 2)
    (line,) = outcome_lines(phrases, Outcome((RatingChange(Seat(1), RATING, None),)))
    assert line == f"📈 Ratings: {phrases.name(Seat(1))} 1572 ±240"
    assert outcome_lines(phrases, Outcome()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_favourite_map_fits_its_tile_on_the_card(language: Language) -> None:
    say = catalogue().translator(language).say
    room = TILE_WIDTH - 2 * TILE_PAD
    for map_id in MAPS:
        note = say("results-favourite", map=say(f"map-{map_id}"))
        assert text_width(note, MIN_TEXT_SIZE) <= room, note
