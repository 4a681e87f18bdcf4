"""A local stand-in for Discord on 127.0.0.1: gateway, REST API and a web page."""
