"""Ids of Discord contain the time at which they were given."""

from bot.domain.table import MessageId

DISCORD_EPOCH_MS = 1_420_070_400_000  # ids contain the milliseconds since 2015
SNOWFLAKE_TIME_SHIFT = 22


def snowflake_at(unix_s: float) -> MessageId:
    """An id that is greater than all that were given before this moment, and smaller than all that
    were given a millisecond later."""
    since_epoch_ms = max(0, int(unix_s * 1000) - DISCORD_EPOCH_MS)
    return MessageId(since_epoch_ms << SNOWFLAKE_TIME_SHIFT)
