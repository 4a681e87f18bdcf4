"""What people can do: one module per feature with its slash commands, buttons and menus."""
