"""One module per decision: claim, draw, tickets, tunnel, last turn."""
