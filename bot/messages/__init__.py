"""What the bot shows, as plain values: views and events in, messages out. Nothing knows Discord."""
