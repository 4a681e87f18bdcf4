"""What people get for what they ask, whether they typed a command or pressed a button."""
