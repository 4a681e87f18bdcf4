"""What belongs to a server: its settings, its tables, and who watches them."""
