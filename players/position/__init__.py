"""A game position as a computer player sees it."""
