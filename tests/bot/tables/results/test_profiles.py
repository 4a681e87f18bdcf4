"""Profiles, head-to-head records, leaderboards, and what a game meant, from stored results."""

from bot.domain.ladders import EVERY_SERVER, Ladder
from bot.domain.outcome import NO_OUTCOME, NewBadge, NewRecord
from bot.domain.profiles import HeadToHead, MapMeetings, Meeting, PastGame
from bot.domain.requests import PreferencesChange
from bot.domain.table import GuildId, Human, TableId, UserId
from bot.tables.results.profiles import Profiles
from bot.tables.service import Tables
from engine.model import MapId, Seat
from tests.support.results import OCTOBER_2026, computer, game, seat_of, store_results
from tests.support.tables import ADA, BO, CY, DI, HERE

OTHER_SERVER = GuildId(2)
ITALY, USA = MapId("italy"), MapId("usa")
QUARTER_S = 92 * 24 * 3600.0


async def hide(tables: Tables, person: Human) -> None:
    await tables.preferences.change(person.user, PreferencesChange(shows_results=False))


async def test_a_profile_adds_up_the_games_of_one_server(tables: Tables) -> None:
    await store_results(
        tables,
        game(seat_of(ADA, 90, tickets=(4, 3), path=12), seat_of(BO, 50)),
        game(seat_of(ADA, 40, path=21), seat_of(BO, 50), computer(60), map_id="usa"),
        game(seat_of(ADA, 70), seat_of(BO, 70)),
        game(seat_of(ADA, 200), seat_of(BO, 1), guild=OTHER_SERVER),
        game(seat_of(ADA, 300, is_rated=False), seat_of(BO, 1)),  # a stand-in's win
    )
    ada = await tables.profiles.profile(ADA.user, HERE.guild)
    assert (ada.name, ada.games, ada.wins, ada.tickets, ada.tickets_done) == ("Ada", 3, 2, 10, 7)
    assert (ada.best.map, ada.best.best_points) == (ITALY, 90)
    assert (ada.longest.map, ada.longest.longest_path) == (USA, 21)
    assert [(each.map, each.games, each.wins) for each in ada.maps] == [(ITALY, 2, 2), (USA, 1, 0)]
    assert ada.form == (PastGame(ITALY, 1, 2), PastGame(USA, 3, 3), PastGame(ITALY, 1, 2))
    assert (ada.rating, ada.overall, ada.curve) == (None, None, ())  # four rated games in all
    everywhere = await tables.profiles.profile(ADA.user, EVERY_SERVER)
    assert (everywhere.games, everywhere.best.best_points) == (4, 200)
    nobody = await tables.profiles.profile(CY.user, HERE.guild)
    assert (nobody.name, nobody.games, nobody.badges) == ("", 0, ())


async def test_ratings_are_shown_from_the_fifth_game_on(tables: Tables) -> None:
    won = game(seat_of(ADA, 90), seat_of(BO, 50))
    await store_results(tables, *[won] * 4)
    assert (await tables.profiles.profile(ADA.user, HERE.guild)).rating is None
    await store_results(
        tables, won, won, game(seat_of(ADA, 90), seat_of(CY, 5), guild=OTHER_SERVER)
    )
    ada = await tables.profiles.profile(ADA.user, HERE.guild)
    assert ada.rating is not None
    assert ada.overall is not None
    assert (ada.rating.games, ada.overall.games) == (6, 7)
    assert len(ada.curve) == 2
    assert ada.curve[0] < ada.curve[1] == ada.rating.shown
    elsewhere = await tables.profiles.profile(ADA.user, OTHER_SERVER)
    assert elsewhere.rating is None
    assert elsewhere.overall == ada.overall


async def test_the_form_is_that_of_the_last_ten_games(tables: Tables) -> None:
    lost, won = game(seat_of(ADA, 1), seat_of(BO, 5)), game(seat_of(ADA, 9), seat_of(BO, 5))
    await store_results(tables, lost, *[won] * 9, lost)
    form = (await tables.profiles.profile(ADA.user, HERE.guild)).form
    assert [each.place for each in form] == [1] * 9 + [2]


async def test_badges_are_read_from_results(tables: Tables) -> None:
    every_map = [
        game(seat_of(BO, 50), seat_of(CY, 20), map_id=map_id) for map_id in tables.boards.map_ids
    ]
    await store_results(
        tables,
        game(seat_of(ADA, 90, tickets=(5, 5), path=30, regions=17), computer(89)),
        *every_map,
        game(seat_of(CY, 90, tickets=(5, 4)), computer(90)),
    )
    ada = await tables.profiles.profile(ADA.user, HERE.guild)
    assert ada.badges == ("all-tickets", "all-regions", "one-point", "long-path")
    assert (await tables.profiles.profile(BO.user, HERE.guild)).badges == ("every-map",)
    assert (await tables.profiles.profile(CY.user, HERE.guild)).badges == ()


async def test_a_head_to_head_record_counts_who_was_placed_before_whom(tables: Tables) -> None:
    await store_results(
        tables,
        game(seat_of(ADA, 90), seat_of(BO, 50)),
        game(seat_of(BO, 60), seat_of(CY, 90), seat_of(ADA, 50)),
        game(seat_of(BO, 70), seat_of(ADA, 70), map_id="usa", at=OCTOBER_2026 + 1),
        game(seat_of(ADA, 70), seat_of(CY, 60)),
        game(seat_of(ADA, 70), seat_of(BO, 60), guild=OTHER_SERVER),
    )
    found = await tables.profiles.head_to_head(ADA, BO, HERE.guild)
    assert found.maps == (MapMeetings(ITALY, 2, 1, 1), MapMeetings(USA, 1, 0, 0))
    assert (found.games, found.wins, found.losses, found.ties) == (3, 1, 1, 1)
    assert found.last == (
        Meeting(USA, OCTOBER_2026 + 1, 70, 70),
        Meeting(ITALY, OCTOBER_2026, 50, 60),
        Meeting(ITALY, OCTOBER_2026, 90, 50),
    )
    everywhere = await tables.profiles.head_to_head(ADA, BO, EVERY_SERVER)
    assert (everywhere.games, everywhere.wins) == (4, 2)


async def test_the_leaderboard_has_pages_and_the_readers_own_place(tables: Tables) -> None:
    people = [Human(UserId(500 + number), f"P{number}") for number in range(11)]
    rounds = game(*(seat_of(person, 90 - number) for number, person in enumerate(people)))
    await store_results(tables, *[rounds] * 5, game(seat_of(ADA, 9), seat_of(BO, 5)))
    first = await tables.profiles.leaderboard(Ladder(HERE.guild), people[10].user, 0)
    assert [line.name for line in first.lines] == [person.name for person in people[:10]]
    assert [line.place for line in first.lines] == list(range(1, 11))
    assert (first.people, first.pages) == (11, 2)
    assert first.own is not None
    assert (first.own.place, first.own.name) == (11, "P10")
    last = await tables.profiles.leaderboard(Ladder(HERE.guild), ADA.user, 99)
    assert (last.page, [line.user for line in last.lines]) == (1, [people[10].user])
    assert (last.own, last.own_games) == (None, 1)


async def test_leaderboards_are_kept_for_each_map_and_season(tables: Tables) -> None:
    won = game(seat_of(ADA, 90), seat_of(BO, 50))
    lost = game(seat_of(ADA, 20), seat_of(BO, 50), map_id="usa", at=OCTOBER_2026 + QUARTER_S)
    await store_results(tables, *[won] * 5, *[lost] * 5)
    assert await tables.profiles.seasons(HERE.guild) == ["2027Q1", "2026Q4"]
    assert await tables.profiles.seasons(OTHER_SERVER) == []
    leaders = {}
    for season in ("", "2026Q4", "2027Q1"):
        for map_id in ("", "italy", "usa"):
            ladder = Ladder(HERE.guild, season, MapId(map_id))
            found = await tables.profiles.leaderboard(ladder, ADA.user, 0)
            leaders[season, map_id] = [line.name for line in found.lines][:1]
    assert leaders["2026Q4", ""] == leaders["2026Q4", "italy"] == leaders["", "italy"] == ["Ada"]
    assert leaders["2027Q1", ""] == leaders["2027Q1", "usa"] == leaders["", "usa"] == ["Bo"]
    assert leaders["2026Q4", "usa"] == leaders["2027Q1", "italy"] == []


async def test_people_who_hide_themselves_are_on_no_list_and_their_games_still_count(
    tables: Tables,
) -> None:
    won = game(seat_of(ADA, 90), seat_of(BO, 50), seat_of(CY, 10))
    *_, last = await store_results(tables, *[won] * 5)
    before = await tables.profiles.leaderboard(Ladder(HERE.guild), BO.user, 0)
    await hide(tables, ADA)
    after = await tables.profiles.leaderboard(Ladder(HERE.guild), BO.user, 0)
    assert [line.name for line in after.lines] == ["Bo", "Cy"]
    assert [line.rating for line in after.lines] == [line.rating for line in before.lines[1:]]
    assert (after.people, after.own and after.own.place) == (2, 1)
    own = await tables.profiles.leaderboard(Ladder(HERE.guild), ADA.user, 0)
    assert (own.own, own.is_hidden) == (None, True)
    assert (await tables.profiles.profile(ADA.user, HERE.guild)).is_hidden
    assert await tables.profiles.are_hidden(BO.user, ADA.user)
    assert not await tables.profiles.are_hidden(BO.user)
    outcome = await tables.profiles.outcome(last)
    assert [change.seat for change in outcome.ratings] == [1, 2]
    await tables.preferences.change(ADA.user, PreferencesChange(shows_results=True))
    shown = await tables.profiles.leaderboard(Ladder(HERE.guild), BO.user, 0)
    assert shown == before


async def test_what_a_game_meant_does_not_change_when_others_follow(tables: Tables) -> None:
    won = game(seat_of(ADA, 90, path=9), seat_of(BO, 50))
    better = game(seat_of(ADA, 80, path=31), seat_of(BO, 95))
    tables_ = await store_results(tables, *[won] * 4, better, won)
    first, *_, fifth, sixth = [await tables.profiles.outcome(table) for table in tables_]
    assert first == NO_OUTCOME  # no record, no meeting before it, no rating yet
    assert [(change.seat, change.before) for change in fifth.ratings] == [(0, None), (1, None)]
    assert fifth.records == (
        NewRecord("points", (Seat(1),), 95),
        NewRecord("path", (Seat(0),), 31),
    )
    assert fifth.badges == (NewBadge(Seat(0), "long-path"),)
    assert fifth.meetings is not None
    assert (fifth.meetings.games, fifth.meetings.wins, fifth.meetings.losses) == (5, 4, 1)
    assert (sixth.records, sixth.badges) == ((), ())
    ada, bo = sixth.ratings
    assert ada.before == fifth.ratings[0].after
    assert ada.after.shown > fifth.ratings[0].after.shown
    assert bo.after.shown < fifth.ratings[1].after.shown
    assert (await tables.profiles.profile(ADA.user, HERE.guild)).rating == ada.after


async def test_head_to_head_is_told_only_of_two_people_who_show_their_results(
    tables: Tables,
) -> None:
    duel = game(seat_of(ADA, 90), computer(95), seat_of(BO, 50))
    three = game(seat_of(ADA, 90), seat_of(CY, 95), seat_of(BO, 50))
    _, second, third = await store_results(tables, duel, duel, three)
    assert (await tables.profiles.outcome(second)).meetings == HeadToHead(
        "Ada", "Bo", (MapMeetings(ITALY, 2, 2, 0),), (Meeting(ITALY, OCTOBER_2026, 90, 50),) * 2
    )
    assert (await tables.profiles.outcome(third)).meetings is None
    await hide(tables, BO)
    assert (await tables.profiles.outcome(second)).meetings is None


async def test_a_record_of_somebody_hidden_is_not_told_and_still_stands(tables: Tables) -> None:
    await hide(tables, ADA)
    *_, hidden, other = await store_results(
        tables,
        *[game(seat_of(CY, 50), seat_of(DI, 40))] * 3,
        game(seat_of(ADA, 90), seat_of(BO, 45)),
        game(seat_of(CY, 80), seat_of(DI, 40)),
    )
    assert (await tables.profiles.outcome(hidden)).records == ()
    assert (await tables.profiles.outcome(other)).records == ()


async def test_a_game_without_result_meant_nothing(tables: Tables) -> None:
    assert await tables.profiles.outcome(TableId(77)) == NO_OUTCOME


async def test_a_former_player_is_on_no_list(tables: Tables) -> None:
    former = Human(UserId(-3), "Former player 3")
    *_, last = await store_results(tables, *[game(seat_of(ADA, 50), seat_of(former, 90))] * 5)
    found = await tables.profiles.leaderboard(Ladder(HERE.guild), ADA.user, 0)
    assert [line.name for line in found.lines] == ["Ada"]
    outcome = await tables.profiles.outcome(last)
    assert [change.seat for change in outcome.ratings] == [0]
    assert outcome.meetings is None


async def test_the_first_games_on_a_map_break_no_records(tables: Tables) -> None:
    games = [game(seat_of(ADA, points), seat_of(BO, 5)) for points in (10, 20, 30, 40)]
    elsewhere = game(seat_of(ADA, 90), seat_of(BO, 5), map_id="usa")
    *_, third, last, other = await store_results(tables, *games, elsewhere)
    assert (await tables.profiles.outcome(third)).records == ()
    assert (await tables.profiles.outcome(last)).records == (NewRecord("points", (Seat(0),), 40),)
    assert (await tables.profiles.outcome(other)).records == ()


async def test_a_game_between_computer_players_meant_nothing(tables: Tables) -> None:
    (watched,) = await store_results(tables, game(computer(9), computer(5)))
    assert await tables.profiles.outcome(watched) == NO_OUTCOME


async def test_a_server_can_switch_ratings_off(tables: Tables) -> None:
    async def is_other_server(guild: GuildId) -> bool:
        return guild == OTHER_SERVER

    won = game(seat_of(ADA, 90), seat_of(BO, 50))
    elsewhere = game(seat_of(ADA, 90), seat_of(BO, 50), guild=OTHER_SERVER)
    *_, here, there = await store_results(tables, *[elsewhere] * 4, *[won] * 5, elsewhere)
    profiles = Profiles(tables.cache, is_other_server)
    ada = await profiles.profile(ADA.user, HERE.guild)
    assert (ada.games, ada.has_ratings, ada.rating, ada.overall, ada.curve) == (
        5,
        False,
        None,
        None,
        (),
    )
    assert (await profiles.profile(ADA.user, OTHER_SERVER)).rating is not None
    assert (await profiles.outcome(here)).ratings == ()
    assert len((await profiles.outcome(there)).ratings) == 2
