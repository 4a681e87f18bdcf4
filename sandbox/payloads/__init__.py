"""Discord's payloads as structs: what it sends and what it takes, limits included."""
