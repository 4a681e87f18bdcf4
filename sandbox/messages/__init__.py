"""Creating and checking messages and their components."""
