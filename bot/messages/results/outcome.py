"""What a game meant, in a few lines of the message about its winner."""

from collections.abc import Iterator

from bot.domain.outcome import NewRecord, Outcome, RatingChange
from bot.messages.parts.phrasebook import Phrasebook, join_names, safe_name
from bot.messages.results.profiles import badge_text, rating_text
from bot.messages.series import lines_after
from maps.typography import signed


def outcome_lines(phrases: Phrasebook, outcome: Outcome) -> list[str]:
    """The series, ratings, records, the meetings of two people, and badges: a line for each."""
    return list(_lines(phrases, outcome))


def _lines(phrases: Phrasebook, outcome: Outcome) -> Iterator[str]:
    if outcome.series is not None:
        yield from lines_after(phrases.translator, outcome.series)
    if outcome.ratings:
        changes = [_rating_change(phrases, change) for change in outcome.ratings]
        yield phrases.say("outcome-ratings", changes=", ".join(changes))
    for record in outcome.records:
        yield _record_line(phrases, record)
    if outcome.meetings is not None:
        met = outcome.meetings
        sums = {"wins": met.wins, "losses": met.losses}
        names = {"name": safe_name(met.name), "other": safe_name(met.other_name)}
        if met.ties:
            yield phrases.say("outcome-meetings-ties", **names, **sums, ties=met.ties)
        else:
            yield phrases.say("outcome-meetings", **names, **sums)
    if outcome.badges:
        badges = [
            f"{phrases.name(new.seat)}: {badge_text(phrases.translator, new.badge)}"
            for new in outcome.badges
        ]
        yield phrases.say("outcome-badges", badges="; ".join(badges))


def _rating_change(phrases: Phrasebook, change: RatingChange) -> str:
    """`Robin 1534 (+12)`, or with its uncertainty if it is shown for the first time."""
    name = phrases.name(change.seat)
    if change.before is None:
        return f"{name} {rating_text(phrases.translator, change.after)}"
    step = change.after.shown - change.before.shown
    return f"{name} {change.after.shown} ({f'+{step}' if step >= 0 else signed(step)})"


def _record_line(phrases: Phrasebook, record: NewRecord) -> str:
    names = join_names(phrases.translator, [phrases.name(seat) for seat in record.seats])
    key = {"points": "outcome-record-points", "path": "outcome-record-path"}[record.kind]
    return phrases.say(key, map=phrases.map_name(), number=record.number, names=names)
