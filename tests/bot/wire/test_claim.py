"""Claiming over the wire: typed routes, autocompletion, what is missing."""

from pathlib import Path

from bot.messages.parts import payments
from engine.events import RouteClaimed, TunnelTurned
from engine.payments import Payment
from tests.support.wire.wire import english, verbs
from tests.support.wire.wire_players import Friends, set_first_hand
from tests.support.wire.wire_setup import friends_playing


async def test_a_typed_route_is_claimed_or_leads_to_a_menu_or_to_suggestions(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db", "europe") as friends:
        robin, _ = friends.people
        await set_first_hand(friends, "4 green 1 red 1 wild")
        menu = await friends.slash(robin, "claim", route="zurich")
        assert {"pay", "turn"} == set(verbs(menu))
        suggestions = await friends.slash(robin, "claim", route="qqqq")
        assert suggestions.text == english("refused-unknown-route", route="qqqq")
        await set_first_hand(friends, "3 green")
        await friends.slash(robin, "claim", route="zurich paris")
        log = await friends.app.tables.lookup.history((await friends.table()).id)
        tunnels = [e.route for entry in log for e in entry.events if isinstance(e, TunnelTurned)]
        assert tunnels == ["paris-zurich"]


async def paid_for_claims(friends: Friends) -> list[str]:
    """What was paid for the routes that have been claimed, in their order."""
    log = await friends.app.tables.lookup.history((await friends.table()).id)
    claims = [e for entry in log for e in entry.events if isinstance(e, RouteClaimed)]
    return [payments.to_text(Payment(event.cards)) for event in claims]


async def test_a_suggested_route_is_paid_as_shown_and_other_ways_are_mentioned(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, _ = friends.people
        await set_first_hand(friends, "2 red 2 blue 1 wild")
        (shown,) = await robin.complete(
            "claim", friends.channel, "route", route="atlanta charleston"
        )
        assert "2 blue, or 3 other ways" in shown.name
        await set_first_hand(friends, "2 red 1 blue")  # what was shown is outdated
        refusal = await friends.slash(robin, "claim", route=shown.value)
        assert refusal.text.startswith("You need 2 blue")
        await set_first_hand(friends, "2 red 2 white 2 blue 1 wild")
        reply = await friends.slash(robin, "claim", route=shown.value)
        assert english("claim-other-ways", number=5) in reply.text.splitlines()
        assert "undo" in verbs(reply)
        assert await paid_for_claims(friends) == ["2 blue"]


async def test_a_typed_route_is_paid_as_it_would_have_been_shown(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, _ = friends.people
        await set_first_hand(friends, "2 red 2 blue 1 wild")
        reply = await friends.slash(robin, "claim", route="charleston atlanta")
        assert english("claim-other-ways", number=3) in reply.text.splitlines()
        assert await paid_for_claims(friends) == ["2 blue"]


async def test_a_route_is_paid_in_another_way_if_the_caller_says_so(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, _ = friends.people
        await set_first_hand(friends, "2 red 2 blue 1 wild")
        (shown,) = await robin.complete(
            "claim", friends.channel, "route", route="atlanta charleston"
        )
        options = await robin.complete(
            "claim", friends.channel, "cards", route=shown.value, cards="red"
        )
        assert [option.value for option in options] == ["2 red", "1 red 1 wild"]
        reply = await friends.slash(robin, "claim", route=shown.value, cards=options[1].value)
        assert "other way" not in reply.text
        assert await paid_for_claims(friends) == ["1 red 1 wild"]


async def test_any_cards_that_fit_can_be_typed_and_others_are_refused_with_the_reason(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db", "nordic") as friends:
        robin, _ = friends.people
        await set_first_hand(friends, "2 green 3 blue 1 red 1 wild")
        route = "honningsvag-kirkenes"
        reply = await friends.slash(robin, "claim", route=route, cards="3 blue 1 red")
        assert "With 3 in place of one locomotive, 1 more must be green" in reply.text
        await friends.slash(robin, "claim", route=route, cards="1 green 2 blue 1 red")
        assert await paid_for_claims(friends) == ["#002000110"]


async def test_the_menu_of_routes_has_other_buttons_if_nothing_can_be_paid(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, _ = friends.people
        await set_first_hand(friends, "")
        menu = await friends.press(robin, "claim")
        assert menu.text.count("still need") == 5
        drawn = await friends.press_private(robin, menu, "draw")
        assert "You drew" in drawn.text


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
        assert "yellow" in reply.text


async def test_a_route_is_found_by_names_in_another_language(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "europe") as friends:
        robin, _ = friends.people
        await set_first_hand(friends, "4 red")
        choices = await robin.complete("claim", friends.channel, "route", route="wenen bo")
        assert choices
        assert all("Budapest \N{EN DASH} Wien" in choice.name for choice in choices)
        await set_first_hand(friends, "1 red")
        await friends.slash(robin, "claim", route="Boedapest Wenen")
        assert await paid_for_claims(friends) == ["1 red"]


async def test_a_route_with_slips_is_claimed_only_after_a_tap(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, _ = friends.people
        await set_first_hand(friends, "2 blue")
        typed, near = "Atlanta Charlesotn", "Atlanta \N{EN DASH} Charleston"
        choices = await robin.complete("claim", friends.channel, "route", route=typed)
        assert [near in choice.name for choice in choices] == [True]
        menu = await friends.slash(robin, "claim", route=typed)
        assert english("claim-unknown", route=typed, near=near) in menu.text
        assert await paid_for_claims(friends) == []
        await friends.press_private(robin, menu, "pay")
        assert await paid_for_claims(friends) == ["2 blue"]
