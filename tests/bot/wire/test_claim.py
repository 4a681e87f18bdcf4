"""Claiming over the wire: typed routes, autocompletion, what is missing."""

from pathlib import Path

from engine.events import TunnelTurned
from tests.support.wire import verbs
from tests.support.wire_players import set_first_hand
from tests.support.wire_setup import friends_playing


async def test_a_typed_route_is_claimed_or_leads_to_a_menu_or_to_suggestions(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db", "europe") as friends:
        robin, _ = friends.people
        await set_first_hand(friends, "4 green 1 red 1 wild")
        menu = await friends.slash(robin, "claim", route="zurich")
        assert verbs(menu) == ["route", "hand"]
        suggestions = await friends.slash(robin, "claim", route="Pariss Zurisch")
        assert "Did you mean: Paris" in suggestions.content
        payments = await friends.slash(robin, "claim", route="Zürich - Paris")
        assert verbs(payments) == ["pay", "hand"]
        await set_first_hand(friends, "3 green")
        await friends.slash(robin, "claim", route="zurich paris")
        log = await friends.app.tables.lookup.history((await friends.table()).id)
        tunnels = [e.route for entry in log for e in entry.events if isinstance(e, TunnelTurned)]
        assert tunnels == ["paris-zurich"]


async def test_the_menu_of_routes_has_other_buttons_if_nothing_can_be_paid(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, _ = friends.people
        await set_first_hand(friends, "")
        menu = await friends.press(robin, "claim")
        assert menu.content.count("short") == 5
        drawn = await friends.press_private(robin, menu, "draw")
        assert "You drew" in drawn.content


async def test_routes_are_completed_without_accents(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "europe") as friends:
        robin, _ = friends.people
        choices = await robin.complete("claim", friends.channel, "route", route="zuri")
        assert choices
        assert all("Zürich" in choice.name for choice in choices)
        everything = await robin.complete("claim", friends.channel, "route", route="")
        assert len(everything) == 25
        assert all(len(choice.name) <= 100 for choice in everything)


async def test_autocompletion_offers_nothing_to_a_stranger(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        sam = friends.discord.person("Sam")
        assert await sam.complete("claim", friends.channel, "route", route="") == []


async def test_a_route_that_cannot_be_paid_is_refused_with_the_missing_cards(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin = friends.people[0]
        reply = await friends.slash(robin, "claim", route="helena-seattle")
        assert "yellow" in reply.content
