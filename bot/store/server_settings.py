"""What the managers of each server have decided."""

import msgspec

from bot.domain.server_settings import ServerSettings
from bot.domain.table import GuildId
from bot.store.databases.transactions import Transaction


async def load(db: Transaction, guild: GuildId) -> ServerSettings:
    """The settings of a server, or the defaults."""
    rows = await db.fetch("SELECT body FROM server_settings WHERE guild = ?", (guild,))
    found = (msgspec.json.decode(row[0], type=ServerSettings) for row in rows)
    return next(found, ServerSettings())


async def load_to_change(db: Transaction, guild: GuildId) -> ServerSettings:
    """The same. No other process changes them until the transaction ends."""
    ((body,),) = await db.fetch(
        "INSERT INTO server_settings (guild, body) VALUES (?, ?)"
        " ON CONFLICT (guild) DO UPDATE SET body = server_settings.body RETURNING body",
        (guild, _text(ServerSettings())),
    )
    return msgspec.json.decode(body, type=ServerSettings)


async def save(db: Transaction, guild: GuildId, settings: ServerSettings) -> None:
    """The caller has called `load_to_change`."""
    await db.execute(
        "UPDATE server_settings SET body = ? WHERE guild = ?", (_text(settings), guild)
    )


def _text(settings: ServerSettings) -> str:
    return msgspec.json.encode(settings).decode()
