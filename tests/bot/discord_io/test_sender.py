"""Sending to Discord: what its errors mean."""

from types import SimpleNamespace

import discord
import pytest

from bot.discord_io.emojis import ApplicationEmojis
from bot.discord_io.sender import DmsClosed, Sender
from bot.domain.table import UserId


@pytest.mark.parametrize(
    ("status", "code"),
    [(404, 10013), (403, 50007), (400, 50033), (403, 50278)],
    ids=["unknown user", "closed by the user", "invalid recipient", "no server in common"],
)
async def test_direct_messages_are_closed_for_several_reasons(
    monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    client = discord.Client(intents=discord.Intents.none())

    async def refuse(_: discord.abc.Snowflake) -> None:
        answer = SimpleNamespace(status=status, reason="")
        raise discord.HTTPException(answer, {"code": code, "message": ""})

    monkeypatch.setattr(client, "create_dm", refuse)
    with pytest.raises(DmsClosed):
        await Sender(client, ApplicationEmojis(client)).dm_channel(UserId(1))
