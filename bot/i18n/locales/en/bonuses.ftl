## What the end will count, shown while the game is on

bonus-trail = longest path { $number }
bonus-region =
    { $number ->
        [one] { $number } region
       *[other] { $number } regions
    }
phrase-bonuses = In brackets: bonus points if the game ended now.
bonuses-trail = Longest path so far: { $counts }
bonuses-region = Regions so far: { $counts }
bonuses-station = Stations left: { $counts }
bonuses-cart = Merchandise so far: { $counts }
own-bonus =
    { $points ->
        [one] { $what }: +{ $points } point if the game ended now.
       *[other] { $what }: +{ $points } points if the game ended now.
    }
own-bonus-none = { $what }: no points yet.
own-bonus-trail-behind = { $what }: no points yet; the leader has { $number }.
own-bonus-regions-few = { $what }: no points yet; you need { $number }.
text-board-bonuses = If the game ended now
text-board-regions = Regions and their cities
region-double = counts twice for a network with all its cities
bonus-attraction =
    { $number ->
        [one] { $number } attraction
       *[other] { $number } attractions
    }
bonuses-attraction = Attractions so far: { $counts }
bonus-district =
    { $number ->
        [one] { $number } district
       *[other] { $number } districts
    }
bonuses-district = Districts so far: { $counts }
text-board-districts = Districts, their points and places
district-joined = district { $district }: { $number } of { $all }
bonus-mandala =
    { $number ->
        [one] { $number } Mandala
       *[other] { $number } Mandalas
    }
