"""From images to the bytes that are sent."""
