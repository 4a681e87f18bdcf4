"""The Discord application: tables bound to channels, secret hands, a picture after every turn."""
