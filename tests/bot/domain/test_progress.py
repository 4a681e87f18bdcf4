"""Long work says how far it is, and short work says nothing."""

from bot.domain.progress import Counter


def test_a_counter_tells_from_time_to_time_how_far_it_is() -> None:
    told: list[str] = []
    seconds = iter([0.0, 1.0, 2.0, 2.0, 3.0, 3.5, 4.0, 4.0])
    counter = Counter(told.append, "games", 1_500, now=lambda: next(seconds))
    for number in (1, 1_000, 1, 1, 400):
        counter.add(number)
    assert told == ["games: 1,001 of 1,500", "games: 1,403 of 1,500"]


def test_without_a_total_only_what_is_done_is_told() -> None:
    told: list[str] = []
    seconds = iter([0.0, 9.0, 9.0])
    Counter(told.append, "rows of log", now=lambda: next(seconds)).add(5)
    assert told == ["rows of log: 5"]
