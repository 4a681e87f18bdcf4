"""Interactions: their deadlines and tokens, and the messages that respond to them."""
