"""How far every seat is with the map's bonuses, for messages, pictures and alt texts alike."""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, assert_never

from engine.board import Board
from engine.bonuses_so_far import bonuses_so_far, own_bonuses_so_far
from engine.final_score import (
    AttractionsLine,
    DistrictsLine,
    MandalaLine,
    MerchandiseLine,
    MostTicketsLine,
    RegionsLine,
    RoutesLine,
    ScoreLine,
    StationsLine,
    TicketLine,
    TrailLine,
)
from engine.model import RegionId
from engine.values import Value
from engine.views import PlayerView, PublicView
from maps.names import region_name

BonusKind = Literal["trail", "region", "station", "cart", "attraction", "district", "mandala"]
"""Also the name of the symbol that pictures show."""

BETWEEN = " \N{MIDDLE DOT} "
TIMES = "\N{MULTIPLICATION SIGN}"

COUNT_KEYS: dict[BonusKind, str] = {
    "trail": "bonus-trail",
    "region": "bonus-region",
    "station": "holding-station",
    "cart": "holding-cart",
    "attraction": "bonus-attraction",
    "district": "bonus-district",
    "mandala": "bonus-mandala",
}


class BonusCount(Value, frozen=True):
    """How far a seat is with a bonus, and the points for it if the game ended now. `number` is the
    length of its longest trail, or how many stations, merchandise cards, attractions, districts,
    Mandalas or regions of one network it has. `regions` are those of the network, of which the
    `doubled` ones count twice; or the districts. `joined`: of each district of the map, the most
    places of it that one network has."""

    kind: BonusKind
    number: int
    points: int
    regions: tuple[RegionId, ...] = ()
    doubled: tuple[RegionId, ...] = ()
    joined: tuple[int, ...] = ()


def bonus_counts(board: Board, view: PublicView) -> tuple[tuple[BonusCount, ...], ...]:
    """For each seat how far it is with every bonus of the map: one count for each, but for regions
    one for each network that scores. Nothing on a map without bonuses."""
    return tuple(tuple(_counts(lines)) for lines in bonuses_so_far(board, view))


def own_counts(board: Board, view: PlayerView) -> tuple[BonusCount, ...]:
    """How far the seat is with the bonuses that depend on its own tickets. Only it may know."""
    return tuple(_counts(own_bonuses_so_far(board, view)))


def count_text(count: BonusCount, say: Callable[..., str]) -> str:
    """`longest path 14`. `say(key, **values)`: the text of a key in some language."""
    return say(COUNT_KEYS[count.kind], number=count.number)


def with_points(text: str, count: BonusCount) -> str:
    """`longest path 14 (+10)`: a text about a count, and its points if it brings any."""
    return f"{text} ({bonus_points(count)})" if count.points else text


def bonus_points(count: BonusCount) -> str:
    """`+10`."""
    return f"+{count.points}"


def compared_bonuses(
    board: Board, view: PublicView, names: Sequence[str], say: Callable[..., str]
) -> list[str]:
    """A line for each kind of bonus, whoever leads first, without those for which nobody has done
    anything yet. `names`: of the seats, as short as possible; there may be more of them."""
    by_seat = bonus_counts(board, view)
    lines = []
    for kind in dict.fromkeys(count.kind for counts in by_seat for count in counts):
        found = [[count for count in counts if count.kind == kind] for counts in by_seat]
        if not _is_untouched(kind, found):
            ranked = sorted(zip(found, names, strict=False), key=_rank)
            counts = BETWEEN.join(f"{name} {_compared(counts)}" for counts, name in ranked)
            lines.append(say(f"bonuses-{kind}", counts=counts))
    return lines


def regions_text(board: Board, count: BonusCount) -> str:
    """`Lazio, Sicilia x2, Umbria`: the regions of a network."""
    twice = f" {TIMES}2"
    return ", ".join(
        region_name(board, region) + (twice if region in count.doubled else "")
        for region in count.regions
    )


def _compared(counts: Sequence[BonusCount]) -> str:
    """`14 (+10)`; or `6 (+2) + 5 (+1)` for two networks."""
    return " + ".join(with_points(str(count.number), count) for count in counts)


def _rank(of_seat: tuple[Sequence[BonusCount], str]) -> tuple[int, int]:
    """Sorts seats by their points for a bonus, then by how far they are."""
    counts, _ = of_seat
    return -sum(count.points for count in counts), -sum(count.number for count in counts)


def _is_untouched(kind: BonusKind, found: Sequence[Sequence[BonusCount]]) -> bool:
    """Whether nobody has anything of that kind; of stations, whether nobody has built one."""
    numbers = {count.number for counts in found for count in counts}
    return len(numbers) == 1 if kind == "station" else numbers == {0}


def _counts(lines: Iterable[ScoreLine]) -> Iterable[BonusCount]:
    for line in lines:
        match line:
            case TrailLine(points=points, length=length):
                yield BonusCount("trail", length, points)
            case RegionsLine(points=points, count=count, regions=regions, doubled=doubled):
                yield BonusCount("region", count, points, regions, doubled)
            case StationsLine(points=points, unbuilt=unbuilt):
                yield BonusCount("station", unbuilt, points)
            case MerchandiseLine(points=points, cards=cards):
                yield BonusCount("cart", cards, points)
            case AttractionsLine(points=points, places=places):
                yield BonusCount("attraction", len(places), points)
            case DistrictsLine(points=points, districts=districts, joined=joined):
                yield BonusCount("district", len(districts), points, districts, joined=joined)
            case MandalaLine(points=points, tickets=tickets):
                yield BonusCount("mandala", len(tickets), points)
            case RoutesLine() | TicketLine() | MostTicketsLine():
                pass  # no bonuses, or a secret of all seats until the end
            case _:
                assert_never(line)
