"""Driving the sandbox from a test or another program."""
