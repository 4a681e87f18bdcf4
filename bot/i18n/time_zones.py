"""Finds time zones by what people type: `copenhagen`, `new york`, `europe/stock`."""

from functools import cache
from zoneinfo import available_timezones

from bot.i18n.folding import folded, matches

SEPARATORS_TO_SPACES = str.maketrans("/_", "  ")


def zones_like(typed: str) -> list[str]:
    """Every zone whose name contains all words that were typed."""
    wanted = _spaced(typed)
    return [zone for zone, name in _zones() if matches(name, wanted)]


def zone_named(typed: str) -> str | None:
    """The zone of that name, or the only one that matches it; otherwise None."""
    wanted, found = _spaced(typed), zones_like(typed)
    same = [zone for zone in found if _spaced(zone) == wanted]
    return next(iter(same or found), None) if same or len(found) == 1 else None


@cache
def _zones() -> tuple[tuple[str, str], ...]:
    return tuple((zone, _spaced(zone)) for zone in sorted(available_timezones()))


def _spaced(name: str) -> str:
    return folded(name).translate(SEPARATORS_TO_SPACES).strip()
