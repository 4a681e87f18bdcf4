"""The state of the local Discord: people, channels, messages, permissions."""
