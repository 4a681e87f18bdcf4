"""Messages about one person: their tables, and what is stored about them."""
