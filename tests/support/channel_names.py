"""Stands in for the client where the names of channels do not matter."""

from bot.domain.table import Where


class NoChannelNames:
    """Knows no channel and no server."""

    def channel_name(self, where: Where) -> str:  # noqa: ARG002
        return ""

    def server_name(self, where: Where) -> str:  # noqa: ARG002
        return ""

    def may_mention_in(self, where: Where, table: Where) -> bool:  # noqa: ARG002
        return True
