"""The state of the simulated Discord: users, channels, messages, commands and events."""
