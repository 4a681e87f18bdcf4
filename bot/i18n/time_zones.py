"""Finds time zones by what people type: `copenhagen`, `København`, `new york`, `UTC+1`."""

import re
from functools import cache
from zoneinfo import available_timezones

from bot.domain.table import CHOSEN_UTC, Language
from bot.i18n.languages import FACTS
from bot.i18n.name_index import NameIndex, typed_words
from bot.i18n.zone_names import ZONE_NAMES
from maps.folding import compact, folded

SEPARATORS_TO_SPACES = str.maketrans("/_", "  ")
AREAS = tuple(
    f"{area}/"
    for area in (
        *("Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic"),
        *("Australia", "Europe", "Indian", "Pacific"),
    )
)
"""With these begin the names of zones that are called after a place."""
OFFSET = re.compile(r"(?:utc|gmt)? ?([+\-\N{MINUS SIGN}]) ?([0-9]{1,2})(?::?([0-9]{2}))?")
FIXED = re.compile(r"Etc/GMT([+-])([0-9]+)")
MAX_OFFSET_H = {"+": 14, "-": 12}
ZONES_BETWEEN_HOURS = {
    "+3:30": "Asia/Tehran",
    "+4:30": "Asia/Kabul",
    "+5:30": "Asia/Kolkata",
    "+5:45": "Asia/Kathmandu",
    "+6:30": "Asia/Yangon",
    "+9:30": "Australia/Darwin",
    "-9:30": "Pacific/Marquesas",
}


def zones_like(typed: str, language: Language) -> list[str]:
    """The zones that fit what has been typed so far, or else similar ones. If nothing was typed,
    all of them, beginning with those where the language is spoken."""
    fixed = _zone_at_offset(typed)
    if fixed:
        return [fixed]
    found = _index().suggestions(typed)
    if not typed.strip():
        return list(dict.fromkeys((*FACTS[language].home_zones, *found)))
    named = _by_any_name(typed)
    return list(dict.fromkeys((named, *found))) if named else found


def zone_named(typed: str) -> str | None:
    """The zone of that name, or the one that is clearly meant; otherwise None."""
    return _zone_at_offset(typed) or _by_any_name(typed) or _index().meant(typed)


def zone_label(zone: str) -> str:
    """The zone as people read it: `UTC+1` for `Etc/GMT-1`, otherwise its own name."""
    if zone == CHOSEN_UTC:
        return "UTC"
    fixed = FIXED.fullmatch(zone)
    return f"UTC{'-' if fixed[1] == '+' else '+'}{fixed[2]}" if fixed else zone


def _zone_at_offset(typed: str) -> str | None:
    """The zone with a fixed difference from UTC that was typed."""
    found = OFFSET.fullmatch(" ".join(folded(typed).split()))
    if found is None:
        return None
    sign, hours = "+" if found[1] == "+" else "-", int(found[2])
    if int(found[3] or 0):
        return ZONES_BETWEEN_HOURS.get(f"{sign}{hours}:{found[3]}")
    if not hours:
        return "UTC"
    if hours > MAX_OFFSET_H[sign]:
        return None
    return f"Etc/GMT{'-' if sign == '+' else '+'}{hours}"  # POSIX counts the other way round


def _by_any_name(typed: str) -> str | None:
    """The zone with that name: one called after a place, or else any other."""
    complete = [
        zone for zone, rank in _index().ranks(typed_words(typed)).items() if rank.is_complete
    ]
    return complete[0] if len(complete) == 1 else _by_own_name().get(_spaced(typed))


@cache
def _by_own_name() -> dict[str, str]:
    return {_spaced(zone): zone for zone in available_timezones()}


@cache
def _index() -> NameIndex[str]:
    """The zones that are called after a place, by all of their names. Old names of zones are left
    out: those of which the city is listed for another zone, and all but the longest name with the
    same city, as in `America/Argentina/Buenos_Aires`."""
    others = {zone: names.split(", ") for zone, names in ZONE_NAMES.items()}
    zone_by_city = {compact(name): zone for zone, names in others.items() for name in names}
    zone_by_city |= {compact(_city(zone)): zone for zone in others}
    for zone in sorted(available_timezones(), key=len, reverse=True):
        if zone.startswith(AREAS):
            zone_by_city.setdefault(compact(_city(zone)), zone)
    zones = (set(zone_by_city.values()) & available_timezones()) | {"UTC"}
    return NameIndex((zone, _spaced(zone), (_city(zone), *others.get(zone, ()))) for zone in zones)


def _city(zone: str) -> str:
    """`Buenos Aires`."""
    return _spaced(zone.rpartition("/")[2])


def _spaced(name: str) -> str:
    return " ".join(folded(name).translate(SEPARATORS_TO_SPACES).split())
