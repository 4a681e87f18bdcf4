## The list of a server's tables

tables-title = **Spil på serveren**
tables-none = Ingen spil lige nu. `/{ command-new }` (`/new`) starter et.
tables-free-seats =
    { $number ->
        [one] én ledig plads
       *[other] { $number } ledige pladser
    }
tables-full = fuldt, ikke begyndt endnu
tables-turn = venter på { $who } (turen begyndte { $since })
tables-finished-title = **Afsluttet den seneste uge**
tables-winners = vundet af { $names } med { $points } point { $at }
tables-more = -# … og { $number } til
tables-posted = Listen over spil opdaterer sig selv, så fastgør den gerne: { $link }
button-post-tables = Vis serverens spil
tables-joined = Du er med! Spillet er i { $channel }.
done-list-comes = Listen over spil kommer om et øjeblik.
