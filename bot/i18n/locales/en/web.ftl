## The web page: the button that opens it, and why a request was refused

button-page = Open the board
web-refused-not-understood = The page asked for something that doesn't exist. Please reload it.
web-refused-signed-out = You're signed out here. Tap “{ button-page }” in Discord to come back.
web-refused-link-is-void = This link has expired. Tap “{ button-page }” in Discord for a new one.
web-refused-other-site = Only the page itself can ask for this.
web-refused-unknown-table = There's no such game, or you can't see it with this link. Tap “{ button-page }” in Discord.
web-refused-outdated = The game has moved on.
web-refused-too-long = That's too much at once.
web-refused-too-slow = Your message took too long to arrive. Please try again.
web-refused-not-json = The page asked for something that doesn't exist. Please reload it.
web-refused-refused = That isn't possible now.
web-refused-too-many = That was a lot at once. Please wait a moment.
web-refused-closing = The bot can't answer right now. Please try again.
web-refused-failed = Something went wrong here. Your game is safe; please try again.
