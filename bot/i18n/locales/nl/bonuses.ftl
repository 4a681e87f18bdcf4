## What the end will count, shown while the game is on

bonus-trail = langste route { $number }
bonus-region =
    { $number ->
        [one] { $number } regio
       *[other] { $number } regio's
    }
phrase-bonuses = Tussen haakjes: bonuspunten als het spel nu zou eindigen.
bonuses-trail = Langste route tot nu toe: { $counts }
bonuses-region = Regio's tot nu toe: { $counts }
bonuses-station = Stations over: { $counts }
bonuses-cart = Handelsbonuskaarten tot nu toe: { $counts }
own-bonus =
    { $points ->
        [one] { $what }: +{ $points } punt als het spel nu zou eindigen.
       *[other] { $what }: +{ $points } punten als het spel nu zou eindigen.
    }
own-bonus-none = { $what }: nog geen punten.
own-bonus-trail-behind = { $what }: nog geen punten; de koploper heeft { $number }.
own-bonus-regions-few = { $what }: nog geen punten, je hebt er { $number } nodig.
text-board-bonuses = Als het spel nu zou eindigen
text-board-regions = Regio's en hun steden
region-double = telt dubbel als alle steden ervan in het netwerk liggen
bonus-attraction =
    { $number ->
        [one] { $number } bezienswaardigheid
       *[other] { $number } bezienswaardigheden
    }
bonuses-attraction = Bezienswaardigheden tot nu toe: { $counts }
bonus-district =
    { $number ->
        [one] { $number } wijk
       *[other] { $number } wijken
    }
bonuses-district = Wijken tot nu toe: { $counts }
text-board-districts = Wijken, hun punten en locaties
district-joined = wijk { $district }: { $number } van { $all }
bonus-mandala =
    { $number ->
        [one] { $number } mandala
       *[other] { $number } mandala's
    }
