"""Copies of a whole database: backups, putting them back, and moving to another one."""
