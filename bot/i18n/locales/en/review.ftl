## The review of a finished game

review-title = **Review** · { $map }
review-curve = Chance of winning after every turn
review-turn-label = Turn
review-luck-label = Luck
review-skill-label = Skill
review-about = -# Luck is what the cards and { -tickets } changed, skill is everything else, in percentage points. All chances are estimates from games between { -computer-players }.
review-seat = { $name }: luck { $luck }, skill { $skill }
review-dealt = After the deal
review-after =
    { $turn ->
        [0] First { -tickets }
       *[other] Turn { $turn }
    }
review-point =
    { $cause ->
        [luck] **{ $number }. Turn { $turn }:** { $what } **{ $name } { $before } → { $after }**, mostly luck.
       *[skill] **{ $number }. Turn { $turn }:** { $what } **{ $name } { $before } → { $after }**, mostly skill.
    }
review-mistake =
    { $person ->
        [you] **Your costliest move:** { review-after }
       *[other] **The costliest move of { $name }:** { review-after }
    }
review-played = Chosen: { $what }. Chance { $chance }.
review-advised = { $hint } Chance { $chance }.
review-no-mistake =
    { $person ->
        [you] The hint has nothing better than any of your moves.
       *[other] The hint has nothing better than any move of { $name }.
    }
review-alt = Chance of winning after every turn. { $map }. { $parts }
review-alt-seat = { $name }: { $first } after the deal, lowest { $low }, highest { $high }, { $last } at the end; luck { $luck }, skill { $skill }.
review-shared = Shared where the game was played: { $link }
review-which-game = I don't know which game you mean. Choose one from the list.
review-no-game = You haven't finished a game yet. Once you have, I'll look back on it with you.
button-share-review = Share
