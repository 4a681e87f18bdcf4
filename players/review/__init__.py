"""Reviews of finished games: the chance of winning at every moment, luck and skill."""
