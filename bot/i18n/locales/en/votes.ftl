## Votes about undoing a move or about an absent player

vote-undo = { $name } wants to undo the last move. Hidden cards have been seen since, so everyone else must agree.
vote-absence = Still waiting for { $name } (turn began { $since }). What now?
vote-count = Votes: { $number } of { $voters }.
vote-decided-void = The vote about { $name } is closed: the game has moved on.
vote-decided-yes = Everyone agreed: { $name }'s move is undone.
vote-decided-no = Not everyone agreed, so { $name }'s move stands.
vote-decided-wait = We'll keep waiting for { $name }.
vote-decided-stand-in = A { -stand-in } is playing for { $name } until they're back.
vote-decided-substitute = The vote is for a substitute. Who'll take over from { $name }?
