"""Builds plain `Message` values from views, events and tables, without knowing Discord."""
