"""Running the sandbox for a person with a browser, with or without the bot."""
