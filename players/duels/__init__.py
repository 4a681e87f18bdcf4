"""Plays many games between given players and summarises the results."""
