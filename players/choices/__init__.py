"""One module for each kind of decision: claim, draw, tickets, tunnel, last turn."""
