"""Moves the places and bends of a drawing until nothing overlaps. Run by hand, never by the bot."""
