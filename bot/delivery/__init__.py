"""Everything the bot sends on its own: turn messages, questions, hands, reminders."""
