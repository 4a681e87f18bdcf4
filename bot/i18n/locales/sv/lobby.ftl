## Before the game, and its beginning

lobby-title = **{ $map }** · { $host } startar ett spel. Vem vill vara med?
lobby-in-thread = **{ $map }** · { $host } startar ett spel i en tråd. Vem vill vara med?
lobby-thread-link = **{ $map }** · { $host } startar ett spel. Vem vill vara med? { $link }
lobby-no-thread = **{ $map }** · { $host } startar ett spel. Jag kan inte öppna en ny tråd här (servern kanske har för många), så spelet är i den här kanalen.
lobby-no-thread-no-room = **{ $map }** · { $host }, jag kan inte öppna en ny tråd här (servern kanske har för många), och det finns redan ett spel i den här kanalen, så ditt är avbrutet. Starta det i en annan kanal, eller när en tråd har stängts.
lobby-invited = { $who }, ett spel till?
lobby-players = Spelare: { $number } ({ $least }–{ $most } kan vara med)
lobby-players-exactly = Spelare: { $number } av { $most }
lobby-computer-player = { $name } ({ -computer-player }, { $level })
lobby-needs =
    { $number ->
        [one] Det behövs en spelare till.
       *[other] Det behövs { $number } spelare till.
    }
lobby-ready = Redo att börja, men fler får gärna vara med.
lobby-full = Bordet är fullt: dags att börja!
lobby-pace =
    { $hours ->
        [24] Tempo: ett dygn per tur. Sedan får de andra rösta om vad som händer.
        [72] Tempo: tre dygn per tur. Sedan får de andra rösta om vad som händer.
        [168] Tempo: en vecka per tur. Sedan får de andra rösta om vad som händer.
        [one] Tempo: { $hours } timme per tur. Sedan får de andra rösta om vad som händer.
       *[other] Tempo: { $hours } timmar per tur. Sedan får de andra rösta om vad som händer.
    }
lobby-length =
    { $hours ->
        [24] 🔁 Omkring { $turns } turer var: { $time } om en runda tar ett dygn.
        [72] 🔁 Omkring { $turns } turer var: { $time } om en runda tar tre dygn.
        [168] 🔁 Omkring { $turns } turer var: { $time } om en runda tar en vecka.
        [one] 🔁 Omkring { $turns } turer var: { $time } om en runda tar { $hours } timme.
       *[other] 🔁 Omkring { $turns } turer var: { $time } om en runda tar { $hours } timmar.
    }
lobby-days =
    { $number ->
        [one] en dag
       *[other] { $number } dagar
    }
lobby-weeks = { $number } veckor
lobby-special = ✨ { $special }
special-ferries = färjor
special-tunnels = riskabla tunnlar
special-stations = stationer
special-ferry-cards = färjekort
special-merchandise = handelsvaror att samla
special-regions = poäng för sammanbundna regioner
special-longest-trail = bonus för den längsta rutten
special-attractions = poäng vid sevärdheter
special-districts = poäng för hela stadsdelar
special-mandala = bonus för slingor
special-targets = { -tickets } med flera mål
special-substitutes = andra kort i stället för { -wilds }
special-most-tickets = bonus för flest { -tickets }
lobby-more = **Mer om det här bordet**
lobby-more-hint = -# För få spelare? **{ button-lobby-more }** lägger till { -computer-players }.
pace-24 = Ett dygn
pace-72 = Tre dygn
pace-168 = En vecka
lobby-no-hints = Inga tips vid det här bordet.
lobby-language = Bordets språk: { $language }
lobby-ways-through = Husregel: med en station får du låna en annan spelares sträckor genom staden, en in och en ut.
lobby-cancelled = **{ $map }**: spelet är avbrutet.
lobby-expired = **{ $map }**: ingen har startat spelet på länge, så jag har stängt bordet. `/{ command-new }` (`/new`) öppnar ett nytt.
lobby-game-link = **{ $map }** · Spelet har börjat: { $link }
game-begun-map = **{ $map }**: spelet börjar!
game-begun-hash = -# Bevis på ärlig blandning (SHA-256 av blandningstalet, som visas i slutet): `{ $hash }`
lobby-resigned = { $name } har lämnat spelet.
lobby-closed = **{ $map }**: bordet är stängt.
moved-to = ➡️ Spelet har flyttat: { $link }
moved-from = -# ⬅️ Spelet har flyttat hit från { $link }
game-taken-back = ⏪ Botten var tvungen att gå tillbaka till en tidigare tidpunkt i spelet. Allt därefter är borta, och äldre meddelanden gäller inte längre: spela vidare härifrån.

## The reply to /new without a map

lobby-which-map = **Vilken karta vill ni spela på?**
lobby-map-facts = { $least }–{ $most } spelare · omkring { $turns } turer var
