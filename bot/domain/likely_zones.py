"""The time zone that somebody probably lives in who has not chosen one."""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from bot.domain.table import UNCHOSEN_ZONE, Language

ZONES_OF_LANGUAGES: Mapping[Language, str] = {
    "da": "Europe/Copenhagen",
    "nl": "Europe/Amsterdam",
    "sv": "Europe/Stockholm",
}
"""Where nearly everybody lives who reads a language. English is read everywhere."""

FEWEST_MOVES = 10  # that tell when somebody is awake
OFFSETS_H = range(-11, 13)
NIGHT_H = (*range(22, 24), *range(8))
USUAL_H = 17  # people play in the morning and in the evening: around this hour


def likely_zone(language: Language | None, moves: Sequence[float]) -> str:
    """The zone of somebody who reads this language and has moved at these moments. If that tells
    nothing, UTC."""
    if language is not None and language in ZONES_OF_LANGUAGES:
        return ZONES_OF_LANGUAGES[language]
    if len(moves) < FEWEST_MOVES:
        return UNCHOSEN_ZONE
    hours = Counter(datetime.fromtimestamp(at, UTC).hour for at in moves)

    def unlikeliness(offset_h: int) -> tuple[int, int, int]:
        """How many moves would have been made at night; how far they are from the usual hour."""
        local = {(hour + offset_h) % 24: number for hour, number in hours.items()}
        at_night = sum(number for hour, number in local.items() if hour in NIGHT_H)
        distance = sum(number * _distance_h(hour, USUAL_H) for hour, number in local.items())
        return at_night, distance, abs(offset_h)

    offset_h = min(OFFSETS_H, key=unlikeliness)
    return f"Etc/GMT{-offset_h:+d}" if offset_h else UNCHOSEN_ZONE  # POSIX counts the other way


def _distance_h(hour: int, other: int) -> int:
    """Between two hours of the day."""
    apart = abs(hour - other)
    return min(apart, 24 - apart)
