"""The Discord client, and the conversion between our values and discord.py's."""
