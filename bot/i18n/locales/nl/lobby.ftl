## Before the game, and its beginning

lobby-title = **{ $map }** · { $host } begint een spel. Wie doet mee?
lobby-in-thread = **{ $map }** · { $host } begint een spel in een thread. Wie doet mee?
lobby-thread-link = **{ $map }** · { $host } begint een spel. Wie doet mee? { $link }
lobby-no-thread = **{ $map }** · { $host } begint een spel. Ik kan hier geen nieuwe thread openen (misschien heeft de server er te veel), dus het spel is in dit kanaal.
lobby-no-thread-no-room = **{ $map }** · { $host }, ik kan hier geen nieuwe thread openen (misschien heeft de server er te veel), en er is al een spel in dit kanaal, dus dat van jou is geannuleerd. Begin het in een ander kanaal, of zodra er een thread gesloten is.
lobby-invited = { $who }, nog een potje?
lobby-players = Spelers: { $number } ({ $least }–{ $most } kunnen meedoen)
lobby-players-exactly = Spelers: { $number } van { $most }
lobby-computer-player = { $name } ({ -computer-player }, { $level })
lobby-needs =
    { $number ->
        [one] Er is nog één speler nodig.
       *[other] Er zijn nog { $number } spelers nodig.
    }
lobby-ready = Jullie kunnen beginnen. Er is nog plek.
lobby-full = De tafel is vol. Jullie kunnen beginnen!
lobby-pace =
    { $hours ->
        [24] Tempo: één dag per beurt. Daarna kunnen de anderen stemmen over hoe het verdergaat.
        [72] Tempo: drie dagen per beurt. Daarna kunnen de anderen stemmen over hoe het verdergaat.
        [168] Tempo: één week per beurt. Daarna kunnen de anderen stemmen over hoe het verdergaat.
       *[other] Tempo: { $hours } uur per beurt. Daarna kunnen de anderen stemmen over hoe het verdergaat.
    }
lobby-length =
    { $hours ->
        [24] 🔁 Ongeveer { $turns } beurten per speler: { $time } als een ronde één dag duurt.
        [72] 🔁 Ongeveer { $turns } beurten per speler: { $time } als een ronde drie dagen duurt.
        [168] 🔁 Ongeveer { $turns } beurten per speler: { $time } als een ronde één week duurt.
       *[other] 🔁 Ongeveer { $turns } beurten per speler: { $time } als een ronde { $hours } uur duurt.
    }
lobby-days =
    { $number ->
        [one] één dag
       *[other] { $number } dagen
    }
lobby-weeks = { $number } weken
lobby-special = ✨ { $special }
special-ferries = veerboten
special-tunnels = riskante tunnels
special-stations = stations
special-ferry-cards = veerbootkaarten
special-merchandise = handelswaar om te verzamelen
special-regions = punten voor verbonden regio's
special-longest-trail = een bonus voor de langste route
special-attractions = punten bij bezienswaardigheden
special-districts = punten voor hele wijken
special-mandala = een bonus voor lussen
special-targets = { -tickets } met meerdere bestemmingen
special-substitutes = andere kaarten in plaats van { -wilds }
special-most-tickets = een bonus voor de meeste { -tickets }
lobby-more = **Meer over deze tafel**
lobby-more-hint = -# Te weinig spelers? Met **{ button-lobby-more }** voeg je { -computer-players } toe.
pace-24 = Eén dag
pace-72 = Drie dagen
pace-168 = Eén week
lobby-no-hints = Tips staan uit aan deze tafel.
lobby-language = Taal van de tafel: { $language }
lobby-ways-through = Huisregel: met een station mag je de routes van een medespeler door die stad gebruiken, één erin en één eruit.
lobby-cancelled = **{ $map }**: het spel is geannuleerd.
lobby-expired = **{ $map }**: het spel is al een hele tijd niet begonnen, dus ik heb de tafel gesloten. Met `/{ command-new }` (`/new`) open je een nieuwe.
lobby-game-link = **{ $map }** · Het spel is begonnen: { $link }
game-begun-map = **{ $map }**: het spel begint!
game-begun-hash = -# Bewijs van eerlijk schudden (SHA-256 van het schudgetal, dat je aan het einde te zien krijgt): `{ $hash }`
lobby-resigned = { $name } is gestopt.
lobby-closed = **{ $map }**: de tafel is gesloten.
moved-to = ➡️ Het spel is verhuisd: { $link }
moved-from = -# ⬅️ Het spel is hierheen verhuisd vanuit { $link }
game-taken-back = ⏪ De bot moest terug naar een eerder moment in dit spel. Alles daarna is verloren en oudere berichten gelden niet meer: speel vanaf hier verder.

## The reply to /new without a map

lobby-which-map = **Op welk bord willen jullie spelen?**
lobby-map-facts = { $least }–{ $most } spelers · ongeveer { $turns } beurten per speler
