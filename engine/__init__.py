"""The rules of the games: values in, values out, without I/O, clock or hidden randomness."""
