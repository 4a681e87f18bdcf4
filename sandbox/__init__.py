"""A local Discord on loopback: gateway, REST and a web page; no account needed."""
