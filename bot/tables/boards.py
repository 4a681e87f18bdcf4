"""Boards by map id, each built when it is first needed."""

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import get_args

import msgspec
from msgspec.structs import replace

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import Table
from engine.board import Board
from engine.game import make_board
from engine.house_rules import HouseRules
from engine.model import City, Country, Map, MapId, Region, WildUse
from maps import loader
from maps.errors import UnknownMapError


class Boards(dict[MapId, Board]):
    """`boards[map_id]` is the board of a map with the usual rules, or refuses UNKNOWN_MAP. The maps
    are those that come with the package and those in the given folders."""

    def __init__(self, *folders: Path) -> None:
        super().__init__()
        self._folders = folders
        self._files: Mapping[MapId, Path] = loader.available(*folders)
        self._digests: dict[MapId, str] = {}
        self._with_house_rules: dict[tuple[MapId, HouseRules], Board] = {}

    @property
    def map_ids(self) -> tuple[MapId, ...]:
        return tuple(sorted(self._files))

    @property
    def published(self) -> tuple[MapId, ...]:
        """The maps that come with the package, which everybody else has too."""
        return tuple(sorted(loader.available()))

    def __missing__(self, map_id: MapId) -> Board:
        try:
            map_ = loader.load(map_id, *self._folders)
        except UnknownMapError as error:
            known = tuple(self.map_ids)
            raise TableRefusal(TableCode.UNKNOWN_MAP, map=map_id, maps=known) from error
        self[map_id] = make_board(map_)
        self._digests[map_id] = _digest(map_)
        return self[map_id]

    def at(self, table: Table) -> Board:
        """The board of a table's map, with the table's house rules."""
        board, house_rules = self[table.options.map], table.options.house_rules
        if house_rules == board.house_rules:
            return board
        key = table.options.map, house_rules
        if key not in self._with_house_rules:
            self._with_house_rules[key] = make_board(board.map, house_rules)
        return self._with_house_rules[key]

    def digest(self, map_id: MapId) -> str:
        """A hash of everything about the map that a stored game depends on."""
        if map_id not in self._digests:
            self.__missing__(map_id)
        return self._digests[map_id]


USUAL_WILDS = {"face_up_wild": "turn", "wilds_pay": get_args(WildUse)}


def _without_other_names(named: City | Country | Region) -> dict[str, object]:
    facts: dict[str, object] = msgspec.to_builtins(named)
    del facts["also"]
    facts.pop("short", None)
    return _without(facts, attraction=False, points=0)


def _without(facts: object, **defaults: object) -> dict[str, object]:
    """The facts without these fields where they have their defaults."""
    found: dict[str, object] = msgspec.to_builtins(facts)
    is_default = {key for key, default in defaults.items() if found.get(key) == default}
    return {key: value for key, value in found.items() if key not in is_default}


def _digest(map_: Map) -> str:
    """Words, names and positions on the picture may change during a game; nothing else may."""
    without_names = replace(
        map_,
        name="",
        provenance="",
        cities=tuple(replace(city, name="", at=(0.0, 0.0)) for city in map_.cities),
        countries=tuple(replace(country, name="", at=(0.0, 0.0)) for country in map_.countries),
        regions=tuple(replace(region, name="") for region in map_.regions),
        tickets=tuple(replace(ticket, ours=False) for ticket in map_.tickets),
    )
    facts: dict[str, object] = msgspec.to_builtins(without_names)
    # Fields that maps did not have at first are left out, so that stored hashes stay valid.
    del facts["words"]
    for key in ("cities", "countries", "regions"):
        facts[key] = [_without_other_names(named) for named in getattr(without_names, key)]
    facts["routes"] = [_without(route, apart=False, any_cards=0) for route in map_.routes]
    facts["tickets"] = [_without(ticket, others=()) for ticket in without_names.tickets]
    facts["market"] = _without(map_.market, **USUAL_WILDS)
    return hashlib.sha256(msgspec.json.encode(facts)).hexdigest()
