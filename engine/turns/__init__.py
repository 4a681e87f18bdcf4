"""How a game begins, how a turn is played, and how both end."""
