"""The REST API, version 10."""
