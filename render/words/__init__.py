"""Words and names used on pictures and in alt texts."""
