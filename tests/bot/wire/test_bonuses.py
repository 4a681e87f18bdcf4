"""What the end will count, over the wire: in public for everybody, in private for one's own."""

from pathlib import Path

from tests.support.positions import with_routes, with_stations
from tests.support.wire.wire_players import change_position
from tests.support.wire.wire_setup import friends_playing


async def test_everybody_sees_what_the_end_would_count_now(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "europe") as friends:
        robin, kim = friends.people
        await change_position(
            friends,
            lambda game: with_stations(with_routes(game, 0, "paris-zurich"), 1, "paris"),
        )
        await friends.draw_two_cards(robin)
        await friends.settle()
        turn = friends.newest_message()
        compared = (
            "-# Stations left: 🇦 3 (+12) · 🇧 2 (+8)",
            "-# Longest path so far: 🇦 3 (+10) · 🇧 0",
        )
        alt = str(turn.attachments[0].description)
        assert "3 stations left (+12), longest path 3 (+10)." in alt
        assert "In brackets: bonus points if the game ended now." in alt
        assert (await friends.slash(kim, "recap")).text.endswith("\n".join(compared))
        standings = (await friends.slash(kim, "score")).text
        assert "**: 3 stations left (+12) · longest path 3 (+10)" in standings
        own = (await friends.slash(robin, "hand")).text
        assert "🛤️ Longest path 3: +10 points if the game ended now." in own
        (direct,) = friends.discord.direct(robin)
        assert "🛤️ Longest path 3\n" in direct.text
