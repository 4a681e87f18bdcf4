"""One module per picture, from a view to bytes with an alt text."""
