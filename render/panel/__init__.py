"""What stands beside the board or on a hand: tiles, cards, tickets, scores."""
