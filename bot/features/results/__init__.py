"""Commands about finished games: profiles, replay, review."""
