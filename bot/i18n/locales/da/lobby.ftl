## Before the game, and its beginning

lobby-title = **{ $map }** · { $host } starter et spil. Hvem er med?
lobby-in-thread = **{ $map }** · { $host } starter et spil i en tråd. Hvem er med?
lobby-thread-link = **{ $map }** · { $host } starter et spil. Hvem er med? { $link }
lobby-no-thread = **{ $map }** · { $host } starter et spil. Jeg kan ikke åbne en ny tråd her (måske har serveren for mange), så spillet er i denne kanal.
lobby-no-thread-no-room = **{ $map }** · { $host }, jeg kan ikke åbne en ny tråd her (måske har serveren for mange), og der er allerede et spil i denne kanal, så dit er aflyst. Start det i en anden kanal, eller når en tråd er blevet lukket.
lobby-invited = { $who }, et spil til?
lobby-players = Spillere: { $number } ({ $least }–{ $most } kan være med)
lobby-players-exactly = Spillere: { $number } af { $most }
lobby-computer-player = { $name } ({ -computer-player }, { $level })
lobby-needs =
    { $number ->
        [one] Der mangler én spiller.
       *[other] Der mangler { $number } spillere.
    }
lobby-ready = Klar til start; der er plads til flere.
lobby-full = Bordet er fuldt: klar til start.
lobby-pace =
    { $hours ->
        [24] Tempo: et døgn pr. tur. Derefter kan de andre stemme om, hvad der skal ske.
        [72] Tempo: tre døgn pr. tur. Derefter kan de andre stemme om, hvad der skal ske.
        [168] Tempo: en uge pr. tur. Derefter kan de andre stemme om, hvad der skal ske.
        [one] Tempo: { $hours } time pr. tur. Derefter kan de andre stemme om, hvad der skal ske.
       *[other] Tempo: { $hours } timer pr. tur. Derefter kan de andre stemme om, hvad der skal ske.
    }
lobby-length =
    { $hours ->
        [24] 🔁 Omkring { $turns } ture til hver: { $time }, hvis en runde tager et døgn.
        [72] 🔁 Omkring { $turns } ture til hver: { $time }, hvis en runde tager tre døgn.
        [168] 🔁 Omkring { $turns } ture til hver: { $time }, hvis en runde tager en uge.
        [one] 🔁 Omkring { $turns } ture til hver: { $time }, hvis en runde tager { $hours } time.
       *[other] 🔁 Omkring { $turns } ture til hver: { $time }, hvis en runde tager { $hours } timer.
    }
lobby-days =
    { $number ->
        [one] én dag
       *[other] { $number } dage
    }
lobby-weeks = { $number } uger
lobby-special = ✨ { $special }
special-ferries = færger
special-tunnels = risikable tunneller
special-stations = togstationer
special-ferry-cards = færgekort
special-merchandise = handelsvarer at samle
special-regions = point for forbundne regioner
special-longest-trail = bonus for den længste togrute
special-attractions = point for seværdigheder
special-districts = point for hele bydele
special-mandala = bonus for ringforbindelser
special-targets = { -tickets } med flere mål
special-substitutes = andre kort i stedet for { -wilds }
special-most-tickets = bonus for flest { -tickets }
lobby-more = **Mere om dette bord**
lobby-more-hint = -# For få spillere? **{ button-lobby-more }** tilføjer { -computer-players }.
pace-24 = Et døgn
pace-72 = Tre døgn
pace-168 = En uge
lobby-no-hints = Ingen tip ved dette bord.
lobby-language = Bordets sprog: { $language }
lobby-ways-through = Ved dette bord: en togstation lader dig bruge en anden spillers strækninger gennem byen, én ind og én ud.
lobby-cancelled = **{ $map }**: spillet er aflyst.
lobby-expired = **{ $map }**: spillet er ikke kommet i gang i lang tid, så jeg har lukket bordet. `/{ command-new }` (`/new`) åbner et nyt.
lobby-game-link = **{ $map }** · Spillet er begyndt: { $link }
game-begun-map = **{ $map }**: spillet begynder!
game-begun-hash = -# Bevis for ærlig blanding (SHA-256 af blandingstallet, som vises til sidst): `{ $hash }`
lobby-resigned = { $name } har forladt spillet.
lobby-closed = **{ $map }**: bordet er lukket.
moved-to = ➡️ Spillet er flyttet: { $link }
moved-from = -# ⬅️ Spillet er flyttet hertil fra { $link }
game-taken-back = ⏪ Botten måtte gå tilbage til et tidligere tidspunkt i spillet. Alt derefter er tabt, og ældre beskeder gælder ikke længere: spil videre herfra.

## The reply to /new without a map

lobby-which-map = **Hvilken spilleplade vil I spille på?**
lobby-map-facts = { $least }–{ $most } spillere · omkring { $turns } ture til hver
