"""Discord's JSON objects as structs, with the length and range limits of every field."""
