"""The rules of the games: values in, values out, no I/O, no clock, no randomness but the seed."""
