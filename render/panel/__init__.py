"""What stands beside or instead of a board: strip, seat tiles, cards, ticket rows."""
