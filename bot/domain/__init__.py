"""Plain values shared by the whole bot: tables, people, requests, events, refusals."""
