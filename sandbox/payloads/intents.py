"""Gateway intents: the bits with which a bot asks for groups of events."""

GUILDS = 1 << 0
GUILD_MEMBERS = 1 << 1
GUILD_PRESENCES = 1 << 8
GUILD_MESSAGES = 1 << 9
MESSAGE_CONTENT = 1 << 15

DIRECT_MESSAGE_SHIFT = 3
"""The intent for direct messages is three bits higher than that for messages in guilds."""

PRIVILEGED_INTENTS = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT
ALL_INTENTS = (1 << 26) - 1
