## Votes about undoing a move or about an absent player

vote-undo = { $name } asks to take the last move back. Something hidden has been shown since then, so all others must allow it.
vote-absence = We are waiting for { $name }: the turn began { $since }. What shall we do?
vote-count = Answers: { $number } of { $voters }.
vote-decided-void = The vote about { $name } is closed: the game went on.
vote-decided-yes = { $name } may take the move back.
vote-decided-no = { $name } may not take the move back.
vote-decided-wait = We keep waiting for { $name }.
vote-decided-stand-in = An automatic stand-in plays for { $name } until they come back.
vote-decided-substitute = A substitute for { $name } is wanted: `/{ command-substitute }`.
