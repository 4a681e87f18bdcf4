"""The one time limit for everything that a test waits for.

Waiting ends with the event that is waited for, so a test takes no longer on a fast machine. The
limit only turns a wait for something that never happens into a failure. It is generous because
many tests may share a slow machine.
"""

WAIT_LIMIT_S = 60.0
