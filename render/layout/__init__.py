"""Where everything on a board lies, and checks of that."""
