"""Many games between given players, and their results."""
