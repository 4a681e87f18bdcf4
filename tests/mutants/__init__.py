"""Changes the engine in small ways and counts how many changes the tests notice."""
