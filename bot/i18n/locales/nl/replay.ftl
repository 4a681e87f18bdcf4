## The page on which a finished game can be replayed

replay-title = { $map }: terugkijken
replay-board = Bord
replay-players = Spelers
replay-first = Naar het begin
replay-back = Eén zet terug
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Eén zet vooruit
replay-last = Naar het einde
replay-claim = Volgende route
replay-zoom = Vergroten
replay-speed = Snelheid
replay-slow = langzaam
replay-normal = normaal
replay-fast = snel
replay-position = Zet
replay-step = Zet { $step } van { $all }
replay-keys = Toetsen: ← → één zet, spatie om af te spelen of te pauzeren, Home en End voor begin en einde.
replay-deal = { -Cards } en { -tickets } zijn uitgedeeld.
replay-row = Open kaarten
replay-piles = Stapel: { $deck }. { -Tickets } over: { $tickets }.
replay-hand = Hand
replay-tickets = { -Tickets }
replay-open = nog niet behaald
replay-offered = te kiezen
replay-view = Wat je ziet
replay-shown = Handen en { -tickets } van
replay-view-all = Alles
replay-view-one = Zoals { $name } het zag
replay-view-public = Alleen wat iedereen zag
replay-view-some = Eigen keuze
replay-curve = Punten voor routes en de einduitslag
replay-final = Einduitslag
replay-total = Totaal
replay-log = Zetten
replay-proof = Eerlijk geschud
replay-verified = Deze pagina heeft met het schudgetal alles nagerekend wat is gedeeld, getrokken, opengelegd en geschud. Het klopt allemaal.
replay-different = Dit bestand past niet bij het schudgetal. Eerste verschil:
replay-recorded = In het bestand
replay-found = Nagerekend
replay-hash = Het schudgetal hoort bij de SHA-256 die aan het begin van het spel is getoond:
replay-hash-compare = SHA-256 van het schudgetal. Vergelijk die met het eerste bericht van het spel:
replay-hash-other = Het schudgetal hoort niet bij de SHA-256 die aan het begin van het spel is getoond:
replay-seed = Schudgetal:
replay-first-message = Vergelijk met het eerste bericht van het spel
replay-no-script = Hier werkt deze pagina niet. Download het bestand en open het in een browser.

## The reply to /replay, which also says some of the above

replay-undone = De zet die je bekeek, is teruggenomen.
replay-anybody = Wie dan ook
replay-next-route = Volgende route van …
replay-whose = Hand en { -tickets } van …
replay-which-game = Ik weet niet welk spel je bedoelt. Kies er een uit de lijst.
replay-no-game = Je hebt nog geen spel gespeeld. Met `/{ command-new }` begin je er een.
button-replay = Zet voor zet
