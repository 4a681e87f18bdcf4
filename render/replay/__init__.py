"""A finished game as one HTML file in which it can be replayed and its shuffles verified."""
