"""The board one can touch: a page behind a signed link."""
