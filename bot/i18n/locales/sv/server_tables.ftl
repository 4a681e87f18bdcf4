## The list of a server's tables

tables-title = **Spel på servern**
tables-none = Inga spel just nu. `/{ command-new }` (`/new`) startar ett.
tables-free-seats =
    { $number ->
        [one] en ledig plats
       *[other] { $number } lediga platser
    }
tables-full = fullt, har inte börjat än
tables-turn = väntar på { $who } (turen började { $since })
tables-finished-title = **Avslutade den senaste veckan**
tables-winners = { $names } vann med { $points } poäng, { $at }
tables-more = -# … och { $number } till
tables-posted = Listan över spel uppdateras av sig själv, så fäst den gärna: { $link }
button-post-tables = Visa serverns spel
tables-joined = Du är med! Spelet finns i { $channel }.
done-list-comes = Listan över spel kommer strax.
