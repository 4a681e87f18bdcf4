## Woorden

you = Je
done = Klaar.
points =
    { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }
colour-pink = roze
colour-white = wit
colour-blue = blauw
colour-yellow = geel
colour-orange = oranje
colour-black = zwart
colour-red = rood
colour-green = groen
colour-wild = { -wild }
colour-grey = grijs
cards-pink = { $number } roze
cards-white = { $number } witte
cards-blue = { $number } blauwe
cards-yellow = { $number } gele
cards-orange = { $number } oranje
cards-black = { $number } zwarte
cards-red = { $number } rode
cards-green = { $number } groene
cards-wild =
    { $number ->
        [one] { $number } { -wild }
       *[other] { $number } { -wilds }
    }
cards-ferry =
    { $number ->
        [one] { $number } veerbootkaart
       *[other] { $number } veerbootkaarten
    }
cards-none = geen kaarten
map-amsterdam = Amsterdam
map-europe = Europa
map-italy = Italië
map-usa = VS
level-easy = makkelijk
level-normal = gemiddeld
level-hard = moeilijk
ticket-done = behaald
ticket-possible = nog mogelijk
ticket-impossible = niet meer mogelijk
ticket-long = lange route
route-tunnel = tunnel
route-carts = kar-symbolen
route-locomotives =
    { $number ->
        [one] veerboot met { $number } { -wild }
       *[other] veerboot met { $number } { -wilds }
    }
route-waves =
    { $number ->
        [one] veerboot met { $number } golf
       *[other] veerboot met { $number } golven
    }
holding-wagon =
    { $number ->
        [one] { $number } { -wagon }
       *[other] { $number } { -wagons }
    }
holding-hand =
    { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
holding-ticket =
    { $number ->
        [one] { $number } { -ticket }
       *[other] { $number } { -tickets }
    }
holding-station =
    { $number ->
        [one] nog { $number } station
       *[other] nog { $number } stations
    }
holding-ferry = { cards-ferry }
holding-cart =
    { $number ->
        [one] { $number } handelsbonuskaart
       *[other] { $number } handelsbonuskaarten
    }

## Knoppen

button-join = Meedoen
button-leave = Weggaan
button-start = Starten
button-add-automatic = Automatische speler toevoegen
button-remove-automatic = Automatische speler verwijderen
button-cancel = Tafel opheffen
button-draw = Stapel
button-claim = Route claimen
button-tickets = { -Tickets } trekken
button-choose = { -Tickets } kiezen
button-station = Station bouwen
button-ferry = Veerbootkaart
button-pass = Passen
button-tunnel = Betalen of opgeven
button-give-up = Opgeven
button-hand = Mijn hand
button-board = Mijn bord
button-recap = Wat is er gebeurd?
button-undo = Terugnemen
button-undo-yes = Toestaan
button-undo-no = Weigeren
button-vote-wait = Blijven wachten
button-vote-stand-in = Automatische invaller
button-vote-substitute = Vervanger zoeken
button-mute = Deze beurt niet meer
button-come-back = Ik ben terug
button-before = Terug
button-after = Meer

## Voor het spel

lobby-title = **{ $map }** · { $host } heeft een tafel geopend. Wie doet er mee?
lobby-players = Spelers: { $number } ({ $least }–{ $most })
lobby-automatic = { $name } (automatisch, { $level })
lobby-needs =
    { $number ->
        [one] Er is nog één speler nodig.
       *[other] Er zijn nog { $number } spelers nodig.
    }
lobby-ready = Klaar om te beginnen; er kunnen er nog meer bij.
lobby-full = De tafel is vol: klaar om te beginnen.
lobby-pace = Een beurt mag { $hours } uur duren.
lobby-cancelled = De tafel voor **{ $map }** is opgeheven.
begun-map = Het spel op **{ $map }** begint.
begun-hash = -# SHA-256 van het schudgetal, dat aan het einde wordt getoond: `{ $hash }`

## Wie wat moet doen

call-opening = { $who } kies { -tickets }!
call-turn = { $who } jij bent aan de beurt!
call-turn-automatic = Nu aan de beurt: { $who }.
call-second-card = { $who } neem je tweede kaart!
call-ticket-choice = { $who } kies { -tickets }!
call-tunnel =
    { $due ->
        [one] { $who } de tunnel kost nog { $due } kaart: betalen of opgeven?
       *[other] { $who } de tunnel kost nog { $due } kaarten: betalen of opgeven?
    }
turn-last-round =
    { $number ->
        [one] ⏰ Laatste ronde: nog { $number } beurt.
       *[other] ⏰ Laatste ronde: nog { $number } beurten.
    }
turn-scores = Punten: { $scores }

## Wat er gebeurd is

news-claimed = { $name } claimde { $route } met { $cards } (+{ $points }).
news-tunnel-turned =
    { $due ->
        [0] { $name } probeerde de tunnel { $route }. Omgedraaid: { $cards }. Geen extra kaarten nodig.
        [one] { $name } probeerde de tunnel { $route }. Omgedraaid: { $cards }. Dat kost nog { $due } kaart.
       *[other] { $name } probeerde de tunnel { $route }. Omgedraaid: { $cards }. Dat kost nog { $due } kaarten.
    }
news-tunnel-left = { $name } gaf de tunnel { $route } op.
news-station-built = { $name } bouwde een station in { $place } met { $cards }.
news-tickets-chosen =
    { $offered ->
        [one] { $name } behield { $kept } van { $offered } { -ticket }.
       *[other] { $name } behield { $kept } van { $offered } { -tickets }.
    }
news-tickets-drawn =
    { $number ->
        [one] { $name } trok { $number } { -ticket }.
       *[other] { $name } trok { $number } { -tickets }.
    }
news-ferry-card-drawn = { $name } trok een veerbootkaart (nu { $held }).
news-merchandise-gained = { $name } kreeg een handelsbonuskaart (nu { $held }).
news-passed = { $name } paste.
news-card-drawn =
    { $number ->
        [one] { $name } trok een kaart van de stapel.
       *[other] { $name } trok { $number } kaarten van de stapel.
    }
news-card-taken = { $name } nam { $cards }.
news-card-drawn-and-taken =
    { $number ->
        [one] { $name } nam { $cards } en trok een kaart van de stapel.
       *[other] { $name } nam { $cards } en trok { $number } kaarten van de stapel.
    }
news-row-swept = Er lagen te veel { -wilds } open ({ $cards }): alle open kaarten zijn vervangen.
news-deck-shuffled =
    { $number ->
        [one] De aflegstapel ({ $number } kaart) is de nieuwe stapel.
       *[other] De aflegstapel ({ $number } kaarten) is geschud en is de nieuwe stapel.
    }
news-first-turn = Iedereen heeft gekozen. Eerste beurt: { $name }.
news-last-round =
    { $wagons ->
        [one] ⏰ Laatste ronde ({ $name }: nog { $wagons } { -wagon })! Iedereen heeft nog één beurt.
       *[other] ⏰ Laatste ronde ({ $name }: nog { $wagons } { -wagons })! Iedereen heeft nog één beurt.
    }
news-game-ended = Het spel is afgelopen!
news-began = Volgorde, zoals gekozen: { $order }.
news-began-by-lot = Volgorde, door loting: { $order }.
news-taken-back = { $name } nam de laatste zet terug.
news-stand-in-came = Een automatische invaller speelt voorlopig voor { $name }.
news-came-back = { $name } is terug aan tafel.
news-substituted = { $name } speelt verder voor { $before }.
news-resigned = { $name } is gestopt. Een automatische speler speelt verder.

## Bestemmings- en contractkaarten

tickets-choose =
    { $number ->
        [one] Hier is { $number } { -ticket }. Die moet je behouden.
       *[other] Hier zijn { $number } { -tickets }. Behoud er minstens { $keep }.
    }
tickets-placeholder = Behoud er minstens { $keep }
tickets-kept =
    { $number ->
        [one] Je behoudt { $number } { -ticket }: { $tickets }.
       *[other] Je behoudt { $number } { -tickets }: { $tickets }.
    }
tickets-none-offered = Er zijn nu geen { -tickets } om uit te kiezen.

## Claimen, bouwen, betalen

claim-none = Je kunt nu geen enkele vrije route betalen. Trek liever kaarten.
claim-choose =
    { $number ->
        [one] Je kunt nu { $number } route betalen.
       *[other] Je kunt nu { $number } routes betalen, die zonder { -wilds } eerst.
    }
claim-placeholder = Welke route?
claim-more-ways =
    { $number ->
        [one] nog { $number } manier om te betalen
       *[other] nog { $number } manieren om te betalen
    }
pay-choose = { $what }: hoe betaal je?
pay-placeholder = Hoe betaal je?
station-none = Je kunt nu geen station bouwen.
station-choose =
    { $number ->
        [one] Je volgende station kost { $number } kaart. Waar?
       *[other] Je volgende station kost { $number } kaarten van één kleur. Waar?
    }
station-placeholder = Welke stad?
tunnel-none = Er is geen tunnel om te betalen.
tunnel-question =
    { $due ->
        [one] Tunnel { $route }. Omgedraaid: { $cards }. Betaal nog { $due } kaart, of geef op en neem je kaarten terug.
       *[other] Tunnel { $route }. Omgedraaid: { $cards }. Betaal nog { $due } kaarten, of geef op en neem je kaarten terug.
    }
tunnel-cannot-pay = Je hebt er de kaarten niet voor. Dat weten de anderen niet.

## Alleen voor jou

you-drew = Je trok { $cards }.
you-take-another = Neem nu je tweede kaart.
hand-cards =
    { $number ->
        [one] **{ $number } kaart:** { $cards }
       *[other] **{ $number } kaarten:** { $cards }
    }
hand-tickets =
    { $number ->
        [one] **{ $number } { -ticket }:**
       *[other] **{ $number } { -tickets }:**
    }
hand-which-table = Welke tafel?
dm-table = **{ $map }** · { $link }
dm-your-turn = ➡️ Je bent aan de beurt.
dm-not-your-turn = Je bent nog niet aan de beurt.
dm-closed = Ik kan je geen privéberichten sturen. `/{ command-hand }` laat je alles zien, ook hier.
failed = Er ging iets mis bij mij. Er is niets verloren: het spel is zoals het was. Probeer het nog eens.
lacking-permissions = Ik mag hier niet alles. Wat ik mis in { $where }: { $names }. Wie de server beheert, kan me dat geven.
hint = Tip: { $what }.
hint-why = Tip: { $what }. Waarom: { $why }.
deed-claim = claim { $route } met { $cards }
deed-station = bouw een station in { $place } met { $cards }
deed-pay = betaal { $cards }
deed-take = neem de open kaart: { $colour }
deed-keep = behoud { $tickets }
deed-draw = trek van de stapel
deed-tickets = trek { -tickets }
deed-give-up = geef de tunnel op
deed-ferry-card = trek een veerbootkaart
deed-pass = pas
choice-deck = van de stapel
choice-short =
    { $number ->
        [one] { $number } kaart te weinig
       *[other] { $number } kaarten te weinig
    }

## Korte antwoorden

done-opened = De tafel is open.
done-joined = Je doet mee.
done-left = Je hebt de tafel verlaten.
done-added-automatic = Er doet een automatische speler mee.
done-removed-automatic = Er is een automatische speler weg.
done-cancelled = De tafel is opgeheven.
done-moved = De tafel staat nu hier.
done-resigned = Je bent gestopt. Bedankt voor het spelen!
done-substituted = Er zit iemand anders op die plaats.
done-voted = Je antwoord telt mee.
done-nudged = Por gegeven.
done-muted = Geen herinneringen meer voor deze beurt.
done-undone = Teruggenomen.
done-asked = De vraag ligt bij de anderen.
done-came-back = Welkom terug! De plaats is weer van jou.

## Kijken

board-private = Het bord met je { -tickets }:
board-area = Het bord rond { $place }.
board-text = Het hele bord in woorden.
recap-title = **Sinds je laatste beurt**
recap-nothing = Er is niets gebeurd sinds je laatste beurt.
log-title = **Het spel tot nu toe**
log-nothing = Er is nog niets gebeurd.
log-undone = (teruggenomen)
score-title = **{ $map }: de stand**
score-note = -# { -Tickets } en bonussen tellen pas aan het einde.

## Tafels en herinneringen

games-title = **Je tafels**
games-none = Je zit aan geen enkele tafel. `/{ command-new }` opent er een.
games-lobby = • **{ $map }** { $link }: nog niet begonnen
games-over = • **{ $map }** { $link }: afgelopen
games-turn = • **{ $map }** { $link }: { $who } aan de beurt { $since }
remind-turn = { $who } de anderen wachten op je bij **{ $map }**, sinds { $since }: { $link }
remind-dm = Ik herinner je met een privébericht: eerst na { $first } uur, dan om de { $every } uur.
remind-mention = Ik herinner je door je aan tafel te noemen: eerst na { $first } uur, dan om de { $every } uur.
remind-off = Ik herinner je niet. (Gekozen tijden: eerst na { $first } uur, dan om de { $every } uur.)
remind-quiet = Stille uren: { $start }–{ $end } ({ $zone }).
remind-no-quiet = Geen stille uren.
remind-dm-on = Je hand komt als privébericht.
remind-dm-off = Je hand komt niet als privébericht; `/{ command-hand }` laat hem zien.
nudge = 👋 { $who } ben je er nog? De anderen willen graag verder spelen.
patience-over = { $name } laat de tafel wachten sinds { $since }. Met `/{ command-vote }` kunnen de anderen beslissen wat er gebeurt.
vote-undo = { $name } wil een zet terugnemen die iets geheims liet zien. Alle anderen moeten het goedvinden.
vote-absence = { $name } is weg sinds { $since }. Wat doen we?
vote-count = Antwoorden: { $number } van { $voters }.
vote-decided-open = De stemming over { $name } loopt nog.
vote-decided-void = De stemming over { $name } is gesloten: het spel ging verder.
vote-decided-yes = { $name } mag de zet terugnemen.
vote-decided-no = { $name } mag de zet niet terugnemen.
vote-decided-wait = We blijven op { $name } wachten.
vote-decided-stand-in = Een automatische invaller speelt voorlopig voor { $name }.
vote-decided-substitute = We zoeken een vervanger voor { $name }: `/{ command-substitute }`.

## Het einde

end-over = 🏁 **Het spel is afgelopen.** Nu gaan de { -tickets } open, speler voor speler …
end-subtotal = Routes en { -tickets }: **{ $number }**
end-borrowed = 🏠 { $place }: leent { $route }
end-bonuses = **Bonussen**
end-no-bonus = geen
end-winner =
    { $number ->
        [one] 🏆 **{ $names } wint!**
       *[other] 🏆 **{ $names } delen de overwinning!**
    }
end-tie-shared = Gelijke stand, en niets geeft de doorslag.
end-tie-tickets-done = Gelijke stand: de meeste behaalde { -tickets } geven de doorslag.
end-tie-fewest-stations = Gelijke stand: de minste gebouwde stations geven de doorslag.
end-tie-longest-trail = Gelijke stand: de langste route geeft de doorslag.
end-proof =
    Het hele spel als film en als bestand waarmee iedereen elke keer schudden kan narekenen.
    Schudgetal: `{ $seed }`
    SHA-256, zoals getoond aan het begin: `{ $hash }`
line-routes =
    { $number ->
        [one] { $number } route: { $points }
       *[other] { $number } routes: { $points }
    }
line-stations =
    { $number ->
        [one] { $number } station niet gebouwd: { $points }
       *[other] { $number } stations niet gebouwd: { $points }
    }
line-trail = langste route { $number }: { $points }
line-regions =
    { $number ->
        [one] { $number } regio: { $points }
       *[other] { $number } regio's: { $points }
    }
line-merchandise =
    { $number ->
        [one] { $number } handelsbonuskaart: { $points }
       *[other] { $number } handelsbonuskaarten: { $points }
    }

## Hulp

help-title = **Slow Train**: treinbordspellen met vrienden, beurt voor beurt.
help-start = **Beginnen:** `/{ command-new }` opent een tafel in een kanaal, `/{ command-join }` en `/{ command-leave }`, `/{ command-start }` als iedereen er is, `/{ command-cancel }` om op te heffen.
help-turn = **Jouw beurt:** gebruik de knoppen, of `/{ command-draw }`, `/{ command-claim }`, `/{ command-tickets }`, `/{ command-station }`, `/{ command-ferry }`, `/{ command-pass }`. `/{ command-undo }` neemt een zet terug.
help-look = **Kijken:** `/{ command-hand }` (alleen jij ziet het), `/{ command-board }`, `/{ command-recap }`, `/{ command-score }`, `/{ command-log }`, `/{ command-rules }`, `/{ command-games }`.
help-table = **Is er iemand weg?** `/{ command-remind }` voor je eigen herinneringen, `/{ command-nudge }`, `/{ command-vote }`, `/{ command-substitute }`, `/{ command-resign }`, `/{ command-move }`.
