"""Where everything on a board lies, and the checks of it."""
