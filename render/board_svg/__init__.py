"""The board as SVG, and what a script must know to lay pieces on it, for every web page."""
