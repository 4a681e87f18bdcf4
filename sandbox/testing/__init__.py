"""Driving the local Discord from a program."""
