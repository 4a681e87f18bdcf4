"""Boards by map id, each built once."""

import hashlib
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec.structs import replace

from bot.domain.refusals import TableCode, TableRefusal
from engine.board import Board
from engine.game import make_board
from engine.model import Map, MapId
from maps import loader
from maps.errors import UnknownMapError


class Boards:
    """The maps that come with the package, and those in the given folders."""

    def __init__(self, *folders: Path) -> None:
        self._folders = folders
        self._files: Mapping[MapId, Path] = loader.available(*folders)
        self._boards: dict[MapId, Board] = {}
        self._digests: dict[MapId, str] = {}

    @property
    def map_ids(self) -> tuple[MapId, ...]:
        return tuple(sorted(self._files))

    def get(self, map_id: MapId) -> Board:
        """The board of a map, or refuse UNKNOWN_MAP."""
        if map_id not in self._boards:
            try:
                map_ = loader.load(map_id, *self._folders)
            except UnknownMapError as error:
                known = tuple(self.map_ids)
                raise TableRefusal(TableCode.UNKNOWN_MAP, map=map_id, maps=known) from error
            self._boards[map_id] = make_board(map_)
            self._digests[map_id] = _digest(map_)
        return self._boards[map_id]

    def digest(self, map_id: MapId) -> str:
        """A hash of everything about the map that a stored game depends on."""
        self.get(map_id)
        return self._digests[map_id]


def _digest(map_: Map) -> str:
    """Names and positions on the picture may change during a game; nothing else may."""
    facts = replace(
        map_,
        name="",
        provenance="",
        cities=tuple(replace(city, name="", at=(0.0, 0.0)) for city in map_.cities),
        countries=tuple(replace(country, name="", at=(0.0, 0.0)) for country in map_.countries),
        regions=tuple(replace(region, name="") for region in map_.regions),
        tickets=tuple(replace(ticket, ours=False) for ticket in map_.tickets),
    )
    return hashlib.sha256(msgspec.json.encode(facts)).hexdigest()
