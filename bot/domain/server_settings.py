"""What the managers of a server have decided for all its tables."""

from typing import Literal

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import DEFAULT_PATIENCE_H, ChannelId, Language
from engine.model import MapId
from engine.values import Value

CancelBy = Literal["host", "players", "managers"]
"""Who may call off a game in progress, besides people who manage the channel: the host, everybody
at the table, or nobody. A table in its lobby can always be cancelled by its host."""

NO_MAP = MapId("")


class ServerSettings(Value, frozen=True):
    """Defaults of `/new`, and what is allowed. `map`: NO_MAP if a map must be chosen. `language`:
    "" for the language of the server. `channels`: where tables may be opened, in threads of these
    channels too; anywhere if there are none. `has_ratings`: whether ratings are shown.
    `daily_channel`: where the daily deal's table of the day is posted, 0 for nowhere; from which
    hour on, in UTC; and in which language, unless the server has chosen one."""

    map: MapId = NO_MAP
    pace_h: int = DEFAULT_PATIENCE_H
    language: Language | Literal[""] = ""
    has_hints: bool = True
    has_ratings: bool = True
    channels: tuple[ChannelId, ...] = ()
    cancel_by: CancelBy = "host"
    daily_channel: ChannelId = ChannelId(0)
    daily_hour: int = 8
    daily_language: Language = "en"

    def require_channel(self, *channels: ChannelId) -> None:
        """Refuse TABLES_ARE_ELSEWHERE unless tables may be opened in one of these: a channel, or a
        thread and its channel."""
        if self.channels and not set(self.channels) & set(channels):
            links = tuple(f"<#{channel}>" for channel in self.channels)
            raise TableRefusal(TableCode.TABLES_ARE_ELSEWHERE, channels=links)
