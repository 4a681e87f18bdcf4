"""Whether tickets can still be completed, by which path, and what is missing."""
