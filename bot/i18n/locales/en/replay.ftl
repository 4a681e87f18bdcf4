## The page on which a finished game can be replayed

replay-title = { $map }: replay
replay-board = Board
replay-players = Players
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move forward
replay-last = To the end
replay-claim = Next route
replay-zoom = Enlarge
replay-speed = Speed
replay-slow = slow
replay-normal = normal
replay-fast = fast
replay-position = Move
replay-step = Move { $step } of { $all }
replay-keys = Keys: ← → one move, space to play or pause, Home and End to jump.
replay-deal = Cards and { -tickets } have been dealt.
replay-row = Face-up cards
replay-piles = Deck: { $deck }. { -Tickets } left: { $tickets }.
replay-hand = Hand
replay-tickets = { -Tickets }
replay-open = not completed yet
replay-offered = offered
replay-view = What to show
replay-shown = Show hands and { -tickets } of
replay-view-all = Everything
replay-view-one = As { $name } saw it
replay-view-public = Only what everyone saw
replay-view-some = Selected players
replay-curve = Points for routes, and the final score
replay-final = Final score
replay-total = Total
replay-log = Moves
replay-proof = Fair shuffles
replay-verified = Every deal, draw, face-up card and shuffle was recomputed from the seed on this page. All match.
replay-different = This record doesn't match the seed. First difference:
replay-recorded = Recorded
replay-found = Recomputed
replay-hash = The seed's SHA-256 is the one shown when the game began:
replay-hash-compare = SHA-256 of the seed. Compare it with the one in the game's first message:
replay-hash-other = The seed's SHA-256 is not the one shown when the game began:
replay-seed = Seed:
replay-first-message = Compare with the game's first message
replay-no-script = This page can't run here. Download the file and open it in a browser.

## The reply to /replay, which also says some of the above

replay-undone = The move you were looking at has been undone.
replay-anybody = Anyone
replay-next-route = Next route claimed by …
replay-whose = Show cards and { -tickets } of …
replay-which-game = I don't know which game you mean. Choose one from the list.
replay-no-game = You haven't played yet. `/{ command-new }` starts a game.
button-replay = Move by move
