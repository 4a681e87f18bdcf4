## Votes about undoing a move or about an absent player

vote-undo = { $name } wil de laatste zet terugnemen. Intussen zijn er gedekte kaarten gezien, dus alle anderen moeten akkoord gaan.
vote-absence = We wachten nog op { $name }: de beurt begon { $since }. Wat doen we?
vote-count = Gestemd: { $number } van { $voters }.
vote-decided-void = Stemmen over { $name } hoeft niet meer: het spel is al verder.
vote-decided-yes = Iedereen ging akkoord: de zet van { $name } is teruggenomen.
vote-decided-no = Niet iedereen ging akkoord: de zet van { $name } blijft staan.
vote-decided-wait = We blijven op { $name } wachten.
vote-decided-stand-in = Een { -stand-in } speelt voorlopig voor { $name }.
vote-decided-substitute = Jullie willen een vervanger. Wie neemt het over van { $name }?
