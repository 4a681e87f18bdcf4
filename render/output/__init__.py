"""From an image to the bytes that are sent."""
