"""What people do in their Discord client, and what the client refuses before sending it."""
