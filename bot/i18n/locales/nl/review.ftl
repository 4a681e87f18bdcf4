## The review of a finished game

review-title = **Terugblik** · { $map }
review-curve = Winstkans na elke beurt
review-turn-label = Beurt
review-luck-label = Geluk
review-skill-label = Kunde
review-about = -# Geluk is wat de kaarten brachten (ook de { -tickets }), kunde is al het andere; in procentpunten. Alle kansen zijn geschat op basis van spellen tussen { -computer-players }.
review-seat = { $name }: geluk { $luck }, kunde { $skill }
review-dealt = Na het uitdelen
review-after =
    { $turn ->
        [0] Eerste { -tickets }
       *[other] Beurt { $turn }
    }
review-point =
    { $cause ->
        [luck] **{ $number }. Beurt { $turn }:** { $what } **{ $name } { $before } → { $after }**, vooral door geluk of pech.
       *[skill] **{ $number }. Beurt { $turn }:** { $what } **{ $name } { $before } → { $after }**, vooral door de zet zelf.
    }
review-sentence = 📈 Het keerpunt was beurt { $turn }: { $name }, { $before } → { $after } kans om te winnen.
review-mistake =
    { $person ->
        [you] **Je zwakste zet:** { $turn ->
            [0] de eerste { -tickets }
           *[other] beurt { $turn }
        }
       *[other] **De zwakste zet van { $name }:** { $turn ->
            [0] de eerste { -tickets }
           *[other] beurt { $turn }
        }
    }
review-played = Keuze: { $what }. Winstkans: { $chance }.
review-advised = { $hint } Winstkans: { $chance }.
review-no-mistake =
    { $person ->
        [you] Geen enkele tip was beter dan wat je zelf deed.
       *[other] Geen enkele tip was beter dan wat { $name } zelf deed.
    }
review-alt = Winstkans na elke beurt. { $map }. { $parts }
review-alt-seat = { $name }: { $first } na het uitdelen, laagste { $low }, hoogste { $high }, { $last } aan het einde; geluk { $luck }, kunde { $skill }.
review-shared = De terugblik is gedeeld: { $link }
button-review = Terugblik
button-share-review = Delen
