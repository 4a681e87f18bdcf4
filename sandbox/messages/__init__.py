"""Validating, storing and editing messages: the same rules for channels and interactions."""
