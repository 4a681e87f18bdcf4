"""How many interactions one person, and one server, may cause."""

from bot.domain.limits import InteractionLimits
from bot.domain.table import GuildId, UserId
from bot.features.interaction_limits import MAX_REMEMBERED, Allowance, InteractionCounter
from tests.support.fake_clock import FakeClock

ADA, BO = UserId(1), UserId(2)
HERE, THERE = GuildId(1), GuildId(2)
NO_LIMIT = 1_000_000


def admitted(counter: InteractionCounter, user: UserId, guild: GuildId | None, times: int) -> int:
    return sum(counter.admit(user, guild, is_costly=False) for _ in range(times))


def test_half_of_a_minutes_allowance_can_be_used_at_once_and_the_rest_as_time_passes() -> None:
    clock = FakeClock()
    allowance = Allowance(120, clock)
    assert [allowance.take("Ada") for _ in range(61)] == [True] * 60 + [False]
    clock.now += 0.5
    assert [allowance.take("Ada") for _ in range(2)] == [True, False]
    assert allowance.take("Bo")
    clock.now += 3600
    assert sum(allowance.take("Ada") for _ in range(100)) == 60


def test_only_so_many_are_remembered() -> None:
    allowance = Allowance(2, FakeClock())
    for who in range(MAX_REMEMBERED + 5):
        allowance.take(who)
    assert len(allowance._left) == MAX_REMEMBERED


def test_somebody_who_plays_quickly_is_never_refused() -> None:
    clock = FakeClock()
    counter = InteractionCounter(InteractionLimits(), clock)
    for _ in range(20 * 60):  # twenty minutes of a press in each second, and two of them at once
        assert counter.admit(ADA, HERE, is_costly=False)
        assert counter.admit(ADA, HERE, is_costly=False)
        clock.now += 1


def test_two_hundred_commands_a_minute_are_too_many() -> None:
    clock = FakeClock()
    counter = InteractionCounter(InteractionLimits(), clock)
    served = 0
    for _ in range(5 * 200):
        served += counter.admit(ADA, HERE, is_costly=False)
        clock.now += 60 / 200
    assert 5 * 120 <= served <= 5 * 120 + 60
    assert counter.admit(BO, HERE, is_costly=False)


def test_all_people_of_a_server_have_a_limit_together() -> None:
    counter = InteractionCounter(InteractionLimits(NO_LIMIT, NO_LIMIT, server=20), FakeClock())
    assert admitted(counter, ADA, HERE, 6) + admitted(counter, BO, HERE, 6) == 10
    assert admitted(counter, BO, THERE, 6) == 6
    assert admitted(counter, ADA, None, 6) == 6  # in direct messages


def test_what_is_refused_as_costly_uses_up_nothing_else() -> None:
    counter = InteractionCounter(InteractionLimits(person=10, costly=2, server=100), FakeClock())
    assert [counter.admit(ADA, HERE, is_costly=True) for _ in range(9)] == [True] + [False] * 8
    assert admitted(counter, ADA, HERE, 9) == 4


def test_suggestions_are_counted_by_themselves() -> None:
    counter = InteractionCounter(InteractionLimits(person=2, costly=1, server=2), FakeClock())
    assert sum(counter.completes(ADA) for _ in range(1000)) == 120
    assert admitted(counter, ADA, HERE, 1) == 1
