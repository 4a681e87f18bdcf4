## The review of a finished game

review-title = **Tillbakablick** · { $map }
review-curve = Vinstchans efter varje tur
review-turn-label = Tur
review-luck-label = Slump
review-skill-label = Spel
review-about = -# Slump är det som korten och { -the-tickets } har ändrat, spel är allt annat, i procentenheter. Alla chanser är uppskattningar från spel mellan { -computer-players }.
review-seat = { $name }: slump { $luck }, spel { $skill }
review-dealt = Efter given
review-after =
    { $turn ->
        [0] De första { -the-tickets }
       *[other] Tur { $turn }
    }
review-point =
    { $cause ->
        [luck] **{ $number }. Tur { $turn }:** { $what } **{ $name } { $before } → { $after }**, mest slump.
       *[skill] **{ $number }. Tur { $turn }:** { $what } **{ $name } { $before } → { $after }**, mest på grund av draget.
    }
review-mistake =
    { $person ->
        [you] **Ditt dyraste drag:** { review-after }
       *[other] **Det dyraste draget av { $name }:** { review-after }
    }
review-played = Valet: { $what }. Chans { $chance }.
review-advised = { $hint } Chans { $chance }.
review-no-mistake =
    { $person ->
        [you] Tipset har inget bättre än dina drag.
       *[other] Tipset har inget bättre än dragen av { $name }.
    }
review-alt = Vinstchans efter varje tur. { $map }. { $parts }
review-alt-seat = { $name }: { $first } efter given, lägst { $low }, högst { $high }, { $last } på slutet; slump { $luck }, spel { $skill }.
review-shared = Delat där det spelades: { $link }
review-which-game = Jag vet inte vilket spel du menar. Välj ett i listan.
review-no-game = Du har inte spelat klart något spel än. När du har det ser vi tillbaka på det.
button-share-review = Dela
