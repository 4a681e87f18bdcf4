## Votes about undoing a move or about an absent player

vote-undo = { $name } wil de laatste zet terugnemen. Er zijn intussen verborgen kaarten getoond, dus alle anderen moeten akkoord gaan.
vote-absence = We wachten op { $name }: de beurt begon { $since }. Wat doen we?
vote-count = Antwoorden: { $number } van { $voters }.
vote-decided-void = De stemming over { $name } is gesloten: het spel ging verder.
vote-decided-yes = { $name } mag de zet terugnemen.
vote-decided-no = { $name } mag de zet niet terugnemen.
vote-decided-wait = We blijven op { $name } wachten.
vote-decided-stand-in = Een { -stand-in } speelt voorlopig voor { $name }.
vote-decided-substitute = We zoeken een vervanger voor { $name }: `/{ command-substitute }`.
