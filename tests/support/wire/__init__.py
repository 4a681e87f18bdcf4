"""The whole bot over the wire: people who play, and what they can read."""
