"""Refusals over the wire: always in private, and nothing changes."""

from pathlib import Path

import pytest

from sandbox.people.command_input import Value
from tests.support.wire.wire import english, fail_edits, verbs
from tests.support.wire.wire_players import set_first_hand
from tests.support.wire.wire_setup import friends_online, friends_playing


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("join", {}),
        ("leave", {}),
        ("start", {}),
        ("cancel", {}),
        ("draw", {}),
        ("claim", {"route": "paris-zurich"}),
        ("board", {}),
        ("recap", {}),
        ("score", {}),
        ("undo", {}),
        ("nudge", {}),
        ("hint", {}),
    ],
)
async def test_commands_are_refused_in_a_channel_without_a_table(
    tmp_path: Path, command: str, options: dict[str, Value]
) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        reply = await friends.slash(friends.people[0], command, **options)
        assert reply.text == english("table-refused-no-table-here")
        assert friends.public_messages() == []


async def test_presses_by_a_stranger_are_refused(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        sam = friends.discord.person("Sam")
        for verb in ("draw_two", "claim", "tickets"):
            reply = await friends.press(sam, verb)
            assert reply.text == english("table-refused-not-at-this-table")
            assert not friends.file_names(reply)


async def test_presses_out_of_turn_are_refused(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        kim = friends.people[1]
        for verb in ("draw_two", "claim", "tickets"):
            reply = await friends.press(kim, verb)
            assert "Robin" in reply.text
        routes = await friends.press_private(kim, reply, "queue", "claim")
        assert friends.file_names(routes) == ["choices.png"]
        queued = await friends.press_private(kim, routes, "queue", "pay")
        assert english("queue-title") in queued.text


async def test_a_press_for_an_earlier_step_is_refused_with_a_link_to_the_newest_message(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        old = friends.newest_with_buttons()
        fail_edits(friends.discord, friends.app)
        await friends.draw_two_cards(robin)
        await friends.draw_two_cards(kim)
        await friends.settle()
        step = (await friends.public_view()).step
        reply = await friends.press(robin, "draw_two", old)
        assert reply.text.startswith(english("table-refused-board-has-moved-on", step=step))
        assert f"/{friends.channel.id}/{friends.newest_with_buttons().id}" in reply.text
        assert (await friends.public_view()).step == step


async def test_what_the_map_has_no_use_for_is_refused_and_has_no_button(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin = friends.people[0]
        reply = await friends.slash(robin, "draw", first="ferry")
        assert reply.text == english("refused-not-on-this-map", action="ferry-card")
        screen = await friends.press(robin, "turn")
        assert not {"ferry", "station"} & set(verbs(screen))


async def test_actions_of_the_wrong_stage_are_refused_with_what_to_do_first(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "europe") as friends:
        robin = friends.people[0]
        commands: dict[str, dict[str, Value]] = {
            "claim": {"route": "paris"},  # several routes
        }
        await friends.slash(robin, "draw", first="deck")
        for command, options in commands.items():
            reply = await friends.slash(robin, command, **options)
            assert reply.text == english("refused-not-now", waiting_for="second-card")
        choices = await robin.complete("draw", friends.channel, "second", second="")
        assert choices == []


async def test_a_station_that_cannot_be_paid_is_refused_with_its_price(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "europe") as friends:
        robin = friends.people[0]
        await set_first_hand(friends, "")
        reply = await friends.press(robin, "station")
        assert reply.text == english("station-none", number=1)
