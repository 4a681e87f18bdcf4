"""Messages about how a game ended, and about all that were played: profiles, replay, review."""
