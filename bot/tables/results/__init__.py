"""What comes of a game that is over: its result, profiles, and replaying it."""
