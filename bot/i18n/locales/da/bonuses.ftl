## What the end will count, shown while the game is on

bonus-trail = længste togrute { $number }
bonus-region =
    { $number ->
        [one] { $number } region
       *[other] { $number } regioner
    }
phrase-bonuses = I parentes: bonuspoint, hvis spillet sluttede nu.
bonuses-trail = Længste togrute indtil nu: { $counts }
bonuses-region = Regioner indtil nu: { $counts }
bonuses-station = Togstationer tilbage: { $counts }
bonuses-cart = Handelsvarekort indtil nu: { $counts }
own-bonus = { $what }: +{ $points } point, hvis spillet sluttede nu.
own-bonus-none = { $what }: ingen point endnu.
own-bonus-trail-behind = { $what }: ingen point endnu; den førende har { $number }.
own-bonus-regions-few = { $what }: ingen point endnu, der skal { $number } til.
text-board-bonuses = Hvis spillet sluttede nu
text-board-regions = Regioner og deres byer
region-double = tæller for to i et netværk med alle dens byer
bonus-attraction =
    { $number ->
        [one] { $number } seværdighed
       *[other] { $number } seværdigheder
    }
bonuses-attraction = Seværdigheder indtil nu: { $counts }
bonus-district =
    { $number ->
        [one] { $number } bydel
       *[other] { $number } bydele
    }
bonuses-district = Bydele indtil nu: { $counts }
text-board-districts = Bydele, deres point og steder
district-joined = bydel { $district }: { $number } af { $all }
bonus-mandala =
    { $number ->
        [one] { $number } mandala
       *[other] { $number } mandalaer
    }
