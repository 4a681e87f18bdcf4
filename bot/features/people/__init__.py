"""Commands about one person: what is stored about them."""
