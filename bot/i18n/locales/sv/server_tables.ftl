## The list of a server's tables

tables-title = **Spel på servern**
tables-none = Inga spel just nu. `/{ command-new }` startar ett.
tables-free-seats =
    { $number ->
        [one] en ledig plats
       *[other] { $number } lediga platser
    }
tables-full = börjar snart
tables-turn = väntar på { $who } (turen började { $since })
tables-finished-title = **Avslutade den här veckan**
tables-winners = vanns av { $names } med { $points } poäng { $at }
tables-more = -# … och { $number } till
tables-posted = Listan över spel finns här: { $link } Den håller sig uppdaterad, så ni kan fästa den.
tables-joined = Du är med! Spelet finns i { $channel }.
done-list-comes = Listan över spel kommer strax.
