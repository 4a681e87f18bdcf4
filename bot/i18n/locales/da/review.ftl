## The review of a finished game

review-title = **Gennemgang** · { $map }
review-curve = Vinderchance efter hver tur
review-turn-label = Tur
review-luck-label = Held
review-skill-label = Dygtighed
review-about = -# I procentpoint: held er det, kortene og { -the-tickets } har betydet, dygtighed er resten. Alle chancer er skøn ud fra spil mellem { -computer-players }.
review-seat = { $name }: held { $luck }, dygtighed { $skill }
review-dealt = Efter uddelingen
review-after =
    { $turn ->
        [0] De første { -tickets }
       *[other] Tur { $turn }
    }
review-point =
    { $cause ->
        [luck] **{ $number } · tur { $turn }:** { $what } **{ $name } { $before } → { $after }**, mest på grund af kortene.
       *[skill] **{ $number } · tur { $turn }:** { $what } **{ $name } { $before } → { $after }**, mest på grund af trækket.
    }
review-sentence = 📈 Vendepunktet var tur { $turn }: { $name }, { $before } → { $after } chance for at vinde.
review-mistake =
    { $person ->
        [you] **Dit svageste træk:** { review-after }
       *[other] **Det svageste træk, { $name } lavede:** { review-after }
    }
review-played = Valgt: { $what }. Vinderchance: { $chance }.
review-advised = { $hint } Vinderchance: { $chance }.
review-no-mistake =
    { $person ->
        [you] Intet tip ville have været bedre end dine egne træk.
       *[other] Intet tip ville have været bedre end de træk, { $name } valgte.
    }
review-alt = Vinderchance efter hver tur. { $map }. { $parts }
review-alt-seat = { $name }: { $first } efter uddelingen, lavest { $low }, højest { $high }, { $last } til sidst; held { $luck }, dygtighed { $skill }.
review-shared = Gennemgangen er delt: { $link }
button-review = Gennemgang
button-share-review = Del
