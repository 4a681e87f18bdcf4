"""Slash commands: names and options in Discord's way, answers from `bot.features`."""
