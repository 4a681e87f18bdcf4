"""Rules that a map file names because numbers and fields cannot say them."""
