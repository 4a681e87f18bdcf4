"""What belongs to people: their choices and their data, and how long they are kept."""
