"""Messages about a server: its settings, the list of its tables, and watching one of them."""
