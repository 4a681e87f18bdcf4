"""One module per picture: a view in, bytes with an alt text out."""
