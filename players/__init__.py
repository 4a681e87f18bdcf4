"""Automatic players: from what a seat may see to an action. They cannot cheat, by type."""
