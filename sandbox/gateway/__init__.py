"""Discord's gateway, version 10: the websocket that sends events to the bot."""
