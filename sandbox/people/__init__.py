"""What people do in the local Discord, and the client-side checks before it."""
