"""The bot in processes of its own, which can be killed; and workers that need none."""
