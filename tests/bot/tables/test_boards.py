"""Maps that change or disappear during a game."""

import shutil
from pathlib import Path

from bot.domain.refusals import TableCode
from bot.tables import Boards, Tables
from engine.model import MapId
from maps.loader import file_of
from tests.support.databases.back_ends import open_store
from tests.support.edited_maps import edited
from tests.support.fake_clock import FakeClock
from tests.support.tables import ADA, BO, HERE, options, refusal_code


async def test_a_game_stops_when_its_map_has_changed_and_can_be_cancelled(tmp_path: Path) -> None:
    maps = tmp_path / "maps"
    maps.mkdir()
    map_file = maps / "ours.toml"
    shutil.copy(file_of("usa"), map_file)
    async with open_store(tmp_path) as store:
        tables = Tables(store, Boards(maps), FakeClock())
        table = await tables.lobby.open(HERE, ADA, options("ours", 2))
        await tables.lobby.join(table.id, BO)
        await tables.lobby.start(table.id, ADA.user)
    edited(tmp_path, "usa", "wagons = 45", "wagons = 44").rename(map_file)
    async with open_store(tmp_path) as store:
        tables = Tables(store, Boards(maps), FakeClock())
        assert await refusal_code(tables.lookup.public_view(table.id)) == TableCode.MAP_HAS_CHANGED
        assert (await tables.lookup.table(table.id)).status == "playing"
        assert await tables.lobby.is_stuck(table.id)
        assert (
            await tables.lobby.cancel(table.id, ADA.user, may_manage=False)
        ).status == "cancelled"
    map_file.unlink()
    async with open_store(tmp_path) as store:
        tables = Tables(store, Boards(maps), FakeClock())
        assert await refusal_code(tables.lookup.public_view(table.id)) == TableCode.UNKNOWN_MAP


def test_what_a_map_calls_its_things_does_not_stop_its_games(tmp_path: Path) -> None:
    maps = tmp_path / "maps"
    maps.mkdir()
    edited(tmp_path, "usa", "players =", 'words = "carts"\nplayers =').rename(maps / "ours.toml")
    worded = Boards(maps).digest(MapId("ours"))
    edited(tmp_path, "usa", "players =", "players =").rename(maps / "ours.toml")
    assert Boards(maps).digest(MapId("ours")) == worded


def test_other_names_of_places_do_not_stop_games(tmp_path: Path) -> None:
    maps = tmp_path / "maps"
    maps.mkdir()
    edited(tmp_path, "italy", 'also = ["Rome", "Rom"]', "also = []").rename(maps / "ours.toml")
    fewer = Boards(maps).digest(MapId("ours"))
    edited(tmp_path, "italy", '["Latium"]', '["Latium", "Lazien"]').rename(maps / "ours.toml")
    assert Boards(maps).digest(MapId("ours")) == fewer


def test_games_of_the_first_version_go_on() -> None:
    """The hash that version 0.1.0 stored, when maps had neither words nor other names."""
    assert Boards().digest(MapId("italy")).startswith("59872ba768f6")
