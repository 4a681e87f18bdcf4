"""What ordinary tables notice of somebody who does all they can to the bot."""
