## The review of a finished game

review-title = **Terugblik** · { $map }
review-curve = Winstkans na elke beurt
review-turn-label = Beurt
review-luck-label = Geluk
review-skill-label = Spel
review-about = -# Geluk is wat de kaarten en { -tickets } veranderd hebben, spel is al het andere, in procentpunten. Alle kansen zijn schattingen uit spellen tussen { -computer-players }.
review-seat = { $name }: geluk { $luck }, spel { $skill }
review-dealt = Na het delen
review-after =
    { $turn ->
        [0] Eerste { -tickets }
       *[other] Beurt { $turn }
    }
review-point =
    { $cause ->
        [luck] **{ $number }. Beurt { $turn }:** { $what } **{ $name } { $before } → { $after }**, vooral geluk of pech.
       *[skill] **{ $number }. Beurt { $turn }:** { $what } **{ $name } { $before } → { $after }**, vooral door de zet.
    }
review-mistake =
    { $person ->
        [you] **Je duurste zet:** { review-after }
       *[other] **De duurste zet van { $name }:** { review-after }
    }
review-played = Gekozen: { $what }. Kans { $chance }.
review-advised = { $hint } Kans { $chance }.
review-no-mistake =
    { $person ->
        [you] De tip heeft niets beters dan jouw zetten.
       *[other] De tip heeft niets beters dan de zetten van { $name }.
    }
review-alt = Winstkans na elke beurt. { $map }. { $parts }
review-alt-seat = { $name }: { $first } na het delen, laagst { $low }, hoogst { $high }, { $last } op het eind; geluk { $luck }, spel { $skill }.
review-shared = Gedeeld waar er gespeeld is: { $link }
review-which-game = Ik weet niet welk spel je bedoelt. Kies er een uit de lijst.
review-no-game = Je hebt nog geen spel uitgespeeld. Zodra dat zo is, kijken we erop terug.
button-share-review = Delen
