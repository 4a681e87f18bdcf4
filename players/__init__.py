"""Computer players. They decide from a seat's view, so they cannot see secrets."""
