"""What lies on the board: backdrop, spaces, pieces, marks."""
