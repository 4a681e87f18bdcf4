## The review of a finished game

review-title = **Gennemgang** · { $map }
review-curve = Vinderchance efter hver tur
review-turn-label = Tur
review-luck-label = Held
review-skill-label = Spil
review-about = -# Held er det, kortene og { -the-tickets } har ændret, spil er alt andet, i procentpoint. Alle chancer er skøn ud fra spil mellem { -computer-players }.
review-seat = { $name }: held { $luck }, spil { $skill }
review-dealt = Efter uddelingen
review-after =
    { $turn ->
        [0] De første { -tickets }
       *[other] Tur { $turn }
    }
review-point =
    { $cause ->
        [luck] **{ $number }. Tur { $turn }:** { $what } **{ $name } { $before } → { $after }**, mest held.
       *[skill] **{ $number }. Tur { $turn }:** { $what } **{ $name } { $before } → { $after }**, mest på grund af trækket.
    }
review-mistake =
    { $person ->
        [you] **Dit dyreste træk:** { review-after }
       *[other] **Det dyreste træk af { $name }:** { review-after }
    }
review-played = Valget: { $what }. Chance { $chance }.
review-advised = { $hint } Chance { $chance }.
review-no-mistake =
    { $person ->
        [you] Tippet har intet bedre end dine træk.
       *[other] Tippet har intet bedre end trækkene fra { $name }.
    }
review-alt = Vinderchance efter hver tur. { $map }. { $parts }
review-alt-seat = { $name }: { $first } efter uddelingen, lavest { $low }, højest { $high }, { $last } til sidst; held { $luck }, spil { $skill }.
review-shared = Delt, hvor der blev spillet: { $link }
review-which-game = Jeg ved ikke, hvilket spil du mener. Vælg et fra listen.
review-no-game = Du har ikke afsluttet et spil endnu. Når du har, ser vi tilbage på det.
button-share-review = Del
