"""The board: backdrop, empty board, pieces, marks and legend, composed of layers."""
