"""The time limits of tests that drive the sandbox.

Waiting ends with the event that is waited for, so the limits do not slow tests down. They only
turn a wait for something that never happens into a failure. They are generous because the machine
may be busy with other work.
"""

WAIT_LIMIT_S = 60.0
"""For everything that a test waits for."""

ANSWER_LIMIT_S = 30.0
"""For the bot's answer to an interaction, where Discord allows 3 s.

Tests about the limit itself start the sandbox with `answer_within_s` or move the clock; the
benchmarks measure how fast the bot answers.
"""
