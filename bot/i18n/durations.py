"""Reads how long something may take, as people type it: `24`, `24h`, `1 day`, `tre døgn`."""

import re

from maps.folding import folded

TYPED = re.compile(r"([0-9]{1,4}|[a-z]+)\s*([a-z]*)\.?")
NUMBERS = {
    **dict.fromkeys(("a", "an", "one", "en", "et", "ett", "een"), 1),
    **dict.fromkeys(("two", "to", "twee", "tva"), 2),
    **dict.fromkeys(("three", "tre", "drie"), 3),
    **dict.fromkeys(("seven", "syv", "zeven", "sju"), 7),
}
HOURS_IN_UNIT = {
    **dict.fromkeys(("", "h", "hr", "hrs", "hour", "hours"), 1),
    **dict.fromkeys(("t", "time", "timer", "tim", "timme", "timmar", "u", "uur", "uren"), 1),
    **dict.fromkeys(("d", "day", "days", "dag", "dage", "dagen", "dagar", "dogn", "dygn"), 24),
    **dict.fromkeys(("w", "week", "weeks", "weken", "uge", "uger", "vecka", "veckor"), 168),
}


def hours_in(typed: str) -> int | None:
    """The hours that were typed, in any of the languages; None if it is not understood. A number
    alone means hours."""
    found = TYPED.fullmatch(folded(typed).strip())
    if found is None:
        return None
    number, unit = found.groups()
    count = int(number) if number.isdecimal() else NUMBERS.get(number)
    hours = HOURS_IN_UNIT.get(unit)
    return None if count is None or hours is None else count * hours
