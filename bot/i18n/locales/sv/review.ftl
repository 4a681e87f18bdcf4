## The review of a finished game

review-title = **Tillbakablick** · { $map }
review-curve = Vinstchans efter varje tur
review-turn-label = Tur
review-luck-label = Slump
review-skill-label = Skicklighet
review-about = -# Slump är det som korten och { -the-tickets } ändrade, skicklighet är allt annat, i procentenheter. Alla chanser är uppskattade genom spel mellan { -computer-players }.
review-seat = { $name }: slump { $luck }, skicklighet { $skill }
review-dealt = Efter utdelningen
review-after =
    { $turn ->
        [0] De första { -the-tickets }
       *[other] Tur { $turn }
    }
review-point =
    { $cause ->
        [luck] **{ $number }. Tur { $turn }:** { $what } **{ $name }: { $before } → { $after }**, mest slump.
       *[skill] **{ $number }. Tur { $turn }:** { $what } **{ $name }: { $before } → { $after }**, mest på grund av draget.
    }
review-sentence = 📈 Vändpunkten var tur { $turn }: { $name }, { $before } → { $after } chans att vinna.
review-mistake =
    { $person ->
        [you] **Ditt svagaste drag:** { review-after }
       *[other] **Det svagaste draget { $name } gjorde:** { review-after }
    }
review-played = Valt: { $what }. Vinstchans: { $chance }.
review-advised = { $hint } Vinstchans: { $chance }.
review-no-mistake =
    { $person ->
        [you] Inget tips hade varit bättre än det du själv gjorde.
       *[other] Inget tips hade varit bättre än det { $name } gjorde.
    }
review-alt = Vinstchans efter varje tur. { $map }. { $parts }
review-alt-seat = { $name }: { $first } efter utdelningen, lägst { $low }, högst { $high }, { $last } på slutet; slump { $luck }, skicklighet { $skill }.
review-shared = Tillbakablicken är delad: { $link }
button-review = Tillbakablick
button-share-review = Dela
