"""Which shards a process serves, as written in the settings."""

import pytest

from bot.domain.shards import ShardRange, shard_range


@pytest.mark.parametrize(
    ("text", "ids", "count"),
    [
        ("0-3/16", [0, 1, 2, 3], 16),
        ("15/16", [15], 16),
        ("0/1", [0], 1),
        (" 4 - 5 / 8 ", [4, 5], 8),
    ],
)
def test_shards_are_written_as_a_range_of_all(text: str, ids: list[int], count: int) -> None:
    found = shard_range(text)
    assert found is not None
    assert (found.ids, found.count) == (ids, count)
    assert shard_range(str(found)) == found


def test_without_a_range_discord_says_how_many() -> None:
    assert shard_range("") is None


@pytest.mark.parametrize("text", ["0-3", "16", "3-0/16", "0-16/16", "16/16", "a/b", "-1/4", "0/0"])
def test_impossible_shards_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="shards"):
        shard_range(text)


def test_a_range_is_shown_as_it_is_written() -> None:
    assert str(ShardRange(0, 3, 16)) == "0-3/16"
