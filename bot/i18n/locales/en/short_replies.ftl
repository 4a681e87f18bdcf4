## Short private replies: what was asked for is done

done = Done.
done-opened = Your game is open. Once everyone is in, tap **{ button-start }**.
done-opened-uninvited = Your game is open. The others have been invited to another game once before, so I've mentioned nobody this time: tell them yourself.
done-opened-in-thread = Your game gets a thread of its own in this channel.
done-begun = The game has begun. Sit back: the board in this channel updates by itself.
done-joined = You're in!
done-left = You've left the game.
done-cancelled = The game is cancelled.
done-language-changed = The table language has been changed.
done-moved = The game is here now.
done-resigned = You've left the game. Thanks for playing!
done-voted = Vote recorded.
done-nudged = Nudged!
done-muted = No more reminders for this turn.
done-undone = Your move is undone.
undone-unrated = Hidden cards had already been drawn or turned over, and there is nobody you could have asked. So this game no longer counts for your rating and your profile.
done-asked = I've asked the others.
done-vote-called = I've asked in the channel. Please vote there, too.
done-came-back = Welcome back! The seat is yours again.
done-not-now = OK, nothing changed.
done-offered = I've asked them in the channel. The seat is theirs once they accept; “{ button-decline }” under the question withdraws it.
done-took-over = Welcome to the table! The seat is yours: `/{ command-hand }` shows what you have.
done-signed-out = You're signed out of the web page on all devices. Links you were given before no longer work.
