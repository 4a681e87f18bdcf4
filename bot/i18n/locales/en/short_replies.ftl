## Short private replies: what was asked for is done

done = Done.
done-opened = The table is open.
done-opened-in-thread = Your table is open, in a thread of its own.
done-begun = The game has begun. You look on; the board in the channel keeps up by itself.
done-joined = You are in.
done-left = You have left the table.
done-cancelled = The table is called off.
done-language-changed = The language of the table has been changed.
done-moved = The table is here now.
done-resigned = You have resigned. Thank you for playing!
done-voted = Your answer counts.
done-nudged = Nudged.
done-muted = No more reminders for this turn.
done-undone = Taken back.
done-asked = The others have been asked.
done-vote-called = The question is in the channel. Answer it there, too.
done-came-back = Welcome back! The seat is yours again.
done-not-now = All right, nothing has changed.
done-offered = They have been asked in the channel. The seat changes hands when they say yes. “{ button-decline }” below the question takes it back.
done-took-over = Welcome to the table! The seat is yours: `/{ command-hand }` shows what you hold.
