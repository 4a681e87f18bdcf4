"""What the bonuses of a map would bring if the game ended now: for everybody, and for one seat."""

from collections import Counter
from collections.abc import Sequence

from bot.messages.parts.phrasebook import SEPARATOR, Phrasebook
from engine.model import RegionPoints
from engine.views import PlayerView, PublicView
from maps.bonus_counts import (
    BonusCount,
    BonusKind,
    bonus_counts,
    count_text,
    own_counts,
    regions_text,
    with_points,
)

KIND_SIGNS: dict[BonusKind, str] = {
    "trail": "🛤️",
    "region": "🗺️",
    "station": "🏠",
    "cart": "📦",
    "attraction": "⭐",
    "district": "📍",
    "mandala": "🏵️",
}


def bonuses_by_seat(phrases: Phrasebook, view: PublicView, *, has_signs: bool = True) -> list[str]:
    """`🇦 Ada: longest path 14 (+10) · 3 stations left (+12)`, with the names of joined regions: a
    line for each seat. Empty on a map without bonuses. `has_signs`: with the letters of the seats,
    which a screen reader would read out."""
    lines = []
    for seat, counts in zip(view.seats, bonus_counts(phrases.board, view), strict=True):
        if counts:
            name = phrases.marked_name(seat.seat) if has_signs else phrases.name(seat.seat)
            texts = [_with_regions(phrases, count) for count in counts]
            lines.append(f"**{name}**: {SEPARATOR.join(texts)}")
    return lines


def own_bonuses(phrases: Phrasebook, view: PlayerView, *, stays_true: bool = False) -> list[str]:
    """What each bonus would bring to the seat: `6 regions: +2 points if the game ended now.`
    Nothing when it is over. `stays_true`: only what others cannot change, for a message that is not
    edited when they move."""
    if view.public.stage == "over":
        return []
    by_seat = bonus_counts(phrases.board, view.public)
    lines = []
    for count in (*by_seat[view.seat], *own_counts(phrases.board, view)):
        if not count.number and not any(count.joined) and count.kind != "station":
            continue
        what = count_text(count, phrases.say)
        what = what[:1].upper() + what[1:]
        are_stations_used_up = count.kind == "station" and not count.number
        if are_stations_used_up or (stays_true and count.kind in ("trail", "cart")):
            text = what
        else:
            text = _own_bonus(phrases, count, what, by_seat)
        lines.append(f"{KIND_SIGNS[count.kind]} {text}")
        if count.joined:
            lines.append(f"-# {_districts_begun(phrases, count)}")
        elif count.regions:
            lines.append(f"-# {regions_text(phrases.board, count)}")
    return lines


def _districts_begun(phrases: Phrasebook, count: BonusCount) -> str:
    """`district 1: 2 of 2 · district 4: 1 of 4`: of which the seat has joined some places."""
    map_ = phrases.board.map
    sizes = Counter(city.region for city in map_.cities)
    return SEPARATOR.join(
        phrases.say("district-joined", district=each.name, number=joined, all=sizes[each.id])
        for each, joined in zip(map_.regions, count.joined, strict=True)
        if joined
    )


def _own_bonus(
    phrases: Phrasebook, count: BonusCount, what: str, by_seat: Sequence[Sequence[BonusCount]]
) -> str:
    """The points for a bonus, or what is missing for it."""
    if count.points:
        return phrases.say("own-bonus", what=what, points=count.points)
    if count.kind == "trail":
        longest = max(
            other.number for counts in by_seat for other in counts if other.kind == "trail"
        )
        return phrases.say("own-bonus-trail-behind", what=what, number=longest)
    fewest = _fewest_regions(phrases) if count.kind == "region" else None
    if fewest is None:
        return phrases.say("own-bonus-none", what=what)
    return phrases.say("own-bonus-regions-few", what=what, number=fewest)


def _fewest_regions(phrases: Phrasebook) -> int | None:
    """The number of regions from which a network scores, by the map's rules."""
    found = (rule.points for rule in phrases.board.map.rules if isinstance(rule, RegionPoints))
    return next((n for points in found for n, each in enumerate(points) if each), None)


def _with_regions(phrases: Phrasebook, count: BonusCount) -> str:
    text = with_points(count_text(count, phrases.say), count)
    return f"{text}: {regions_text(phrases.board, count)}" if count.regions else text
