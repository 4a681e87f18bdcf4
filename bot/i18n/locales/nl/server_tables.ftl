## The list of a server's tables

tables-title = **Spellen op deze server**
tables-none = Er zijn nu geen spellen. Met `/{ command-new }` (`/new`) begin je er een.
tables-free-seats =
    { $number ->
        [one] één vrije plek
       *[other] { $number } vrije plekken
    }
tables-full = vol, nog niet begonnen
tables-turn = wacht op { $who } (beurt begon { $since })
tables-finished-title = **Afgelopen week uitgespeeld**
tables-winners =
    gewonnen door { $names } met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, { $at }
tables-more = -# … en nog { $number }
tables-posted = De lijst met spellen blijft vanzelf actueel, dus je kunt hem vastzetten: { $link }
button-post-tables = Plaats spellenlijst
tables-joined = Je doet mee! Het spel is in { $channel }.
done-list-comes = De lijst met spellen verschijnt zo.
