"""A game position as a computer player sees it: board, own seat and rivals, as plain numbers."""
