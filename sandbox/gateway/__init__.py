"""The gateway, version 10."""
