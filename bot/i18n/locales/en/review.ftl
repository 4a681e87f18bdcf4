## The review of a finished game

review-title = **Review** · { $map }
review-curve = Chance of winning after each turn
review-turn-label = Turn
review-luck-label = Luck
review-skill-label = Skill
review-about = -# In percentage points: luck is what the cards and { -tickets } changed, skill is everything else. All chances are estimates, based on games between { -computer-players }.
review-seat = { $name }: luck { $luck }, skill { $skill }
review-dealt = After the deal
review-after =
    { $turn ->
        [0] First { -tickets }
       *[other] Turn { $turn }
    }
review-point =
    { $cause ->
        [luck] **{ $number }. Turn { $turn }:** { $what } **{ $name }: { $before } → { $after }**, mostly luck.
       *[skill] **{ $number }. Turn { $turn }:** { $what } **{ $name }: { $before } → { $after }**, mostly skill.
    }
review-sentence = 📈 The turning point was turn { $turn }: { $name }, { $before } → { $after } to win.
review-mistake =
    { $person ->
        [you] **Your costliest move:** { review-after }
       *[other] **{ $name }'s costliest move:** { review-after }
    }
review-played = Your move: { $what }. Chance of winning: { $chance }.
review-advised = { $hint } Chance of winning: { $chance }.
review-no-mistake =
    { $person ->
        [you] No hint would have improved on any of your moves.
       *[other] No hint would have improved on any of { $name }'s moves.
    }
review-alt = Chance of winning after each turn. { $map }. { $parts }
review-alt-seat = { $name }: { $first } after the deal, lowest { $low }, highest { $high }, { $last } at the end; luck { $luck }, skill { $skill }.
review-shared = The review has been shared: { $link }
button-review = Review
button-share-review = Share
