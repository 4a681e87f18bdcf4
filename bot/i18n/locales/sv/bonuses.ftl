## What the end will count, shown while the game is on

bonus-trail = längsta rutt { $number }
bonus-region =
    { $number ->
        [one] { $number } region
       *[other] { $number } regioner
    }
phrase-bonuses = Inom parentes: bonuspoäng om spelet tog slut nu.
bonuses-trail = Längsta rutt hittills: { $counts }
bonuses-region = Regioner hittills: { $counts }
bonuses-station = Stationer kvar: { $counts }
bonuses-cart = Handelsbonuskort hittills: { $counts }
own-bonus = { $what }: +{ $points } poäng om spelet tog slut nu.
own-bonus-none = { $what }: inga poäng än.
own-bonus-trail-behind = { $what }: inga poäng än; ledaren har { $number }.
own-bonus-regions-few = { $what }: inga poäng än, det krävs minst { $number }.
text-board-bonuses = Om spelet tog slut nu
text-board-regions = Regioner och deras städer
region-double = räknas dubbelt om ett nätverk når alla städer där
bonus-attraction =
    { $number ->
        [one] { $number } sevärdhet
       *[other] { $number } sevärdheter
    }
bonuses-attraction = Sevärdheter hittills: { $counts }
bonus-district =
    { $number ->
        [one] { $number } stadsdel
       *[other] { $number } stadsdelar
    }
bonuses-district = Stadsdelar hittills: { $counts }
text-board-districts = Stadsdelar, deras poäng och platser
district-joined = stadsdel { $district }: { $number } av { $all }
bonus-mandala =
    { $number ->
        [one] { $number } mandala
       *[other] { $number } mandalor
    }
