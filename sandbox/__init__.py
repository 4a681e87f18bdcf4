"""A local Discord on loopback: gateway, REST and a web page, to play and to test without an account."""
