"""Reads a map file into a `Map`, or raises a `MapError` with everything that is wrong with it.

The format and the plain checks are applied at every load. The slower graph analysis
(`maps.analysis`) is applied to files from elsewhere; for the maps of this package the tests do it.
"""

import stat
import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from engine.cards import BY_WORD
from engine.model import Map, MapId, Market, PlaceId, Route, Target, Ticket
from maps import check_board, check_game, file_format
from maps.errors import MapError, MapProblem, UnknownMapError
from maps.limits import MAX_FILE_BYTES, MAX_ID_LENGTH

MAPS_FOLDER = Path(__file__).parent
LESSON_MAP = MapId("lesson")
OTHER_FILES = {
    stat.S_IFDIR: "a folder",
    stat.S_IFIFO: "a pipe",
    stat.S_IFSOCK: "a socket",
    stat.S_IFCHR: "a device",
    stat.S_IFBLK: "a device",
}


def file_of(map_id: str) -> Path:
    """The file of a map of this package. The folder it is in has everything else of the map."""
    return MAPS_FOLDER / map_id / f"{map_id}.toml"


def files_in(*folders: Path) -> list[Path]:
    """The file of every map that people can choose: those of this package, so not that of the
    lesson, then those of the folders."""
    for folder in folders:
        if not folder.is_dir():
            raise MapError(str(folder), [MapProblem("", "no such folder of maps")])
    names = sorted(folder.name for folder in MAPS_FOLDER.iterdir() if folder.name != LESSON_MAP)
    ours = [file for name in names if (file := file_of(name)).exists()]
    return [*ours, *(file for folder in folders for file in sorted(folder.glob("*.toml")))]


def available(*folders: Path) -> Mapping[MapId, Path]:
    """The file of each map that people can choose, so not that of the lesson. The maps of this
    package take precedence over others of the same name."""
    files = {MapId(file.stem): file for file in reversed(files_in(*folders))}
    files.pop(LESSON_MAP, None)
    return files


def load(map_id: str, *folders: Path) -> Map:
    """The map of that name, from this package or from one of the folders; also that of the
    lesson."""
    if map_id == LESSON_MAP:
        return _read(file_of(LESSON_MAP))
    files = available(*folders)
    if map_id not in files:
        raise UnknownMapError(map_id, sorted(files))
    file = files[MapId(map_id)]
    return _read(file) if file == file_of(map_id) else load_file(file)


def load_file(file: Path) -> Map:
    """The map of any file, with all checks including the graph analysis."""
    from maps import analysis  # imports networkx, which takes 100 ms

    map_ = _read(file)
    _refuse_if(file, list(analysis.problems(map_)))
    return map_


def _read(file: Path) -> Map:
    raw = _parse(file)
    _refuse_if(file, list(file_format.problems(raw)))
    map_ = _build(MapId(file.stem), file_format.read(raw))
    _refuse_if(file, [*check_board.problems(map_), *check_game.problems(map_)])
    return map_


def _parse(file: Path) -> Mapping[str, object]:
    if not check_board.ID.fullmatch(file.stem):
        raise MapError(file.name, [MapProblem("", "the name must be like 'new-york.toml'")])
    if len(file.stem) > MAX_ID_LENGTH:
        message = f"the name must have at most {MAX_ID_LENGTH} characters before '.toml'"
        raise MapError(file.name, [MapProblem("", message)])
    try:
        _refuse_unless_small_regular_file(file)
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise MapError(file.name, [MapProblem("", f"cannot be read: {error.strerror}")]) from error
    except UnicodeDecodeError as error:
        raise MapError(file.name, [MapProblem("", "is not UTF-8 text")]) from error
    except (
        ValueError,
        RecursionError,
    ) as error:  # TOMLDecodeError, but also huge numbers or deep nesting
        raise MapError(file.name, [MapProblem("", f"is not TOML: {error}")]) from error


def _refuse_unless_small_regular_file(file: Path) -> None:
    """Reading a pipe or a device could take for ever, so this looks before the file is opened."""
    status = file.stat()
    kind = stat.S_IFMT(status.st_mode)
    if kind != stat.S_IFREG:
        message = f"is {OTHER_FILES.get(kind, 'something else')}, not a regular file"
        raise MapError(file.name, [MapProblem("", message)])
    if status.st_size > MAX_FILE_BYTES:
        message = f"has {status.st_size} bytes: at most {MAX_FILE_BYTES}"
        raise MapError(file.name, [MapProblem("", message)])


def _refuse_if(file: Path, problems: list[MapProblem]) -> None:
    if problems:
        raise MapError(file.name, problems)


def _build(map_id: MapId, table: file_format.MapTable) -> Map:
    return Map(
        id=map_id,
        name=table.name,
        provenance=table.provenance,
        players=table.players,
        wagons=table.wagons,
        last_round_at=table.last_round_at,
        points=table.points,
        all_lanes_from_players=table.all_lanes_from_players,
        market=_market(table.market),
        first_tickets=table.first_tickets,
        more_tickets=table.more_tickets,
        tie_breaks=table.tie_breaks,
        rules=table.rules,
        cities=table.cities,
        countries=table.countries,
        regions=table.regions,
        routes=_routes(table.routes),
        tickets=tuple(
            Ticket(
                row.id,
                (row.start, row.end),
                row.points,
                row.kind,
                row.ours,
                tuple(Target(other.end, other.points) for other in row.others),
            )
            for row in table.tickets
        ),
        words=table.words,
    )


def _market(table: file_format.MarketTable) -> Market:
    return Market(
        cards={BY_WORD[word]: number for word, number in table.cards.items()},
        hand=table.hand,
        row=table.row,
        sweep_at_wilds=table.sweep_at_wilds,
        face_up_wild=table.face_up_wild,
        wilds_pay=table.wilds_pay,
    )


def _routes(rows: tuple[file_format.RouteRow, ...]) -> tuple[Route, ...]:
    """The routes. Those with the same two ends are numbered as lanes in the order of the file."""
    seen: Counter[frozenset[PlaceId]] = Counter()
    routes: list[Route] = []
    for row in rows:
        ends = frozenset((row.start, row.end))
        routes.append(
            Route(
                id=row.id,
                ends=(row.start, row.end),
                length=row.length,
                colour=BY_WORD.get(row.colour),  # None for grey
                lane=0 if row.apart else seen[ends],
                tunnel=row.tunnel,
                locomotives=row.locomotives,
                waves=row.waves,
                carts=row.carts,
                apart=row.apart,
                any_cards=row.any_cards,
            )
        )
        seen[ends] += not row.apart
    return tuple(routes)
