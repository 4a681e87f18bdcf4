## Woorden

you = Je
done = Klaar.
and = { $others } en { $last }
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
map-usa = USA
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
button-tickets = { -Short-tickets } trekken
button-choose = { -Short-tickets } kiezen
button-station = Station bouwen
button-ferry = Veerbootkaart
button-pass = Passen
button-tunnel = Betalen of opgeven
button-give-up = Opgeven
button-hand = Mijn hand
button-board = Mijn bord
button-recap = Wat is er gebeurd?
button-rules = Regels
button-undo = Terugnemen
button-undo-yes = Toestaan
button-undo-no = Weigeren
button-vote-wait = Blijven wachten
button-vote-stand-in = Automatische invaller
button-vote-substitute = Vervanger zoeken
button-mute = Deze beurt niet meer
button-come-back = Ik ben terug
button-vote = Stemmen
button-again = Nog een keer
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
lobby-pace = Een beurt mag hoogstens { $hours } uur duren.
lobby-no-hints = Aan deze tafel zijn er geen tips.
lobby-cancelled = De tafel voor **{ $map }** is opgeheven.
lobby-begun = **{ $map }** · Het spel is begonnen: { $link }
begun-map = Het spel op **{ $map }** begint.
begun-hash = -# SHA-256 van het schudgetal, dat aan het einde wordt getoond: `{ $hash }`

## Wie wat moet doen

call-opening = { $who }, kies { -tickets }!
call-opening-still = Kiest nog { -tickets }: { $who }.
call-turn = { $who }, jij bent aan de beurt!
call-turn-automatic = Nu aan de beurt: { $who }.
call-second-card = { $who }, neem je tweede kaart!
call-ticket-choice = { $who }, kies { -tickets }!
call-tunnel =
    { $due ->
        [one] { $who }, de tunnel kost nog { $due } kaart: betalen of opgeven?
       *[other] { $who }, de tunnel kost nog { $due } kaarten: betalen of opgeven?
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
        [0] { $name } probeerde de tunnel { $route }. Betaald: { $paid }. Omgedraaid: { $cards }. Geen extra kaarten nodig.
        [one] { $name } probeerde de tunnel { $route }. Betaald: { $paid }. Omgedraaid: { $cards }. Dat kost nog { $due } kaart.
       *[other] { $name } probeerde de tunnel { $route }. Betaald: { $paid }. Omgedraaid: { $cards }. Dat kost nog { $due } kaarten.
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
       *[other] De aflegstapel ({ $number } kaarten) is geschud en vormt de nieuwe stapel.
    }
news-first-turn = Iedereen heeft gekozen. { $name } mag beginnen.
news-last-round =
    { $wagons ->
        [one] ⏰ Laatste ronde! { $name } hield { $wagons } { -wagon } over; iedereen heeft nog één beurt.
       *[other] ⏰ Laatste ronde! { $name } hield { $wagons } { -wagons } over; iedereen heeft nog één beurt.
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

claim-none = Je kunt nu geen enkele vrije route betalen. Trek in plaats daarvan kaarten.
claim-choose =
    { $number ->
        [one] Je kunt nu { $number } route betalen.
       *[other] Je kunt nu { $number } routes betalen, die zonder { -wilds } eerst.
    }
claim-tickets = 🎫 ligt op de weg van een van je { -tickets }.
claim-which = Welke route bedoel je? Deze kun je nu betalen.
claim-unknown = Ik ken geen route ‘{ $route }’ op dit bord. Bedoelde je: { $near }?
claim-none-found = Je kunt nu geen van de routes betalen die je kunt bedoelen.
claim-nearest = Dit kom je tekort voor de dichtstbijzijnde:
claim-placeholder = Welke route?
claim-more-ways =
    { $number ->
        [one] nog { $number } manier om te betalen
       *[other] nog { $number } manieren om te betalen
    }
pay-choose = { $what }: hoe betaal je?
pay-placeholder = Hoe betaal je?
station-none = Je kunt nu geen station bouwen. Trek kaarten of claim een route.
station-choose =
    { $number ->
        [one] Je volgende station kost { $number } kaart. Waar?
       *[other] Je volgende station kost { $number } kaarten van één kleur. Waar?
    }
station-ticket-end =
    { $number ->
        [one] eindpunt van je { -ticket } { $tickets }
       *[other] eindpunt van je { -tickets } { $tickets }
    }
station-placeholder = Welke stad?
tunnel-none = Er is geen tunnel om voor te betalen.
tunnel-question =
    { $due ->
        [one] Tunnel { $route }. Betaald: { $paid }. Omgedraaid: { $cards }. Betaal nog { $due } kaart, of geef op en neem je kaarten terug.
       *[other] Tunnel { $route }. Betaald: { $paid }. Omgedraaid: { $cards }. Betaal nog { $due } kaarten, of geef op en neem je kaarten terug.
    }
tunnel-cannot-pay = Je hebt er de kaarten niet voor. Dat weten de anderen niet.

## Alleen voor jou

you-drew = Je trok { $cards }.
you-are-through = Je beurt is voorbij; { $name } is de volgende.
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
dm-hand =
    { $number ->
        [one] **Je hand in { $map }: { $number } kaart**
       *[other] **Je hand in { $map }: { $number } kaarten**
    }
dm-table = Naar de tafel: { $link }
dm-your-turn = ➡️ Je bent aan de beurt.
dm-not-your-turn = Je bent nog niet aan de beurt.
dm-choose-tickets = ➡️ Kies { -tickets }.
dm-over = **{ $map }: het spel is afgelopen.**
dm-gone = { $name } speelt voor je verder in **{ $map }**.
dm-gone-automatic = Een automatische speler speelt voor je verder in **{ $map }**.
dm-stand-in = **Een automatische invaller speelt voorlopig voor je in { $map }.** Kom terug wanneer je wilt.
dm-switched-off = Je hand in **{ $map }** komt niet meer per privébericht, zoals je wilde. `/{ command-hand }` laat hem zien, met `/{ command-remind }` komt hij terug.
first-turn = 🌱 Je eerste beurt. Doe één ding: pak twee kaarten, claim een route of trek { -tickets }. `/{ command-rules }` vertelt meer.
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
choice-lacks = { $cards } te weinig
choice-short =
    { $number ->
        [one] { $number } kaart te weinig
       *[other] { $number } kaarten te weinig
    }

## Korte antwoorden

done-opened = De tafel is open.
done-begun = Het spel is begonnen. Jij kijkt toe; het bord in het kanaal wordt vanzelf bijgewerkt.
done-joined = Je doet mee.
done-left = Je hebt de tafel verlaten.
done-cancelled = De tafel is opgeheven.
done-moved = De tafel staat nu hier.
done-resigned = Je bent gestopt. Bedankt voor het spelen!
done-voted = Je antwoord telt mee.
done-nudged = Por gegeven.
done-muted = Geen herinneringen meer voor deze beurt.
done-undone = Teruggenomen.
done-asked = De vraag ligt bij de anderen.
done-vote-called = De vraag staat in het kanaal. Geef daar ook zelf antwoord.
done-came-back = Welkom terug! De plaats is weer van jou.

## Kijken

board-private = Het bord met je { -tickets }:
board-area = Het bord rond { $place }.
board-text = Het hele bord in woorden.
board-text-whole = Het hele bord in woorden; van een deel ervan bestaat geen tekst.
recap-title = **Sinds je laatste beurt**
recap-nothing = Er is niets gebeurd sinds je laatste beurt.
recap-over = Het spel eindigde met jouw beurt. `/{ command-score }` toont de uitslag, `/{ command-log }` het hele spel.
log-title = **Het spel tot nu toe**
log-nothing = Er is nog niets gebeurd.
log-undone = (teruggenomen)
score-title = **{ $map }: de stand**
score-final = **{ $map }: de einduitslag**
score-note = -# { -Tickets } en bonussen tellen pas aan het einde.

## Tafels en herinneringen

games-title = **Je tafels**
games-none = Je zit aan geen enkele tafel. `/{ command-new }` opent er een.
games-lobby = • **{ $map }** { $link }: nog niet begonnen
games-over = • **{ $map }** { $link }: afgelopen
games-turn = • **{ $map }** { $link }: { $who } aan de beurt{ $since }
remind-turn = { $who }, de anderen wachten op je aan de tafel met **{ $map }**: { $link } (je beurt begon { $since })
remind-dm =
    { $every ->
        [one] Ik herinner je met een privébericht: eerst na { $first } uur, dan elk uur.
       *[other] Ik herinner je met een privébericht: eerst na { $first } uur, dan om de { $every } uur.
    }
remind-mention =
    { $every ->
        [one] Ik herinner je met een vermelding aan tafel: eerst na { $first } uur, dan elk uur.
       *[other] Ik herinner je met een vermelding aan tafel: eerst na { $first } uur, dan om de { $every } uur.
    }
remind-off =
    { $every ->
        [one] Ik herinner je niet. (Gekozen tijden: eerst na { $first } uur, dan elk uur.)
       *[other] Ik herinner je niet. (Gekozen tijden: eerst na { $first } uur, dan om de { $every } uur.)
    }
remind-quiet = Stille uren: { $start }–{ $end } ({ $zone }).
remind-no-quiet = Geen stille uren.
remind-zone-unset = -# De tijdzone is nog UTC. Een andere kies je bijvoorbeeld met `/{ command-remind } { option-time-zone }:Europe/Amsterdam`.
remind-dm-on = Je hand komt als privébericht.
remind-dm-off = Je hand komt niet als privébericht; `/{ command-hand }` laat hem zien.
nudge = 👋 { $who }, hallo! De anderen wachten en willen graag verderspelen.
patience-over = { $who }, de tafel wacht al lang op je: je beurt begon { $since }. Vanaf nu kunnen de anderen stemmen over wat er gebeurt.
vote-undo = { $name } wil de laatste zet terugnemen. Er is iets geheims te zien geweest, dus alle anderen moeten het goedvinden.
vote-absence = We wachten op { $name }: de beurt begon { $since }. Wat doen we?
vote-count = Antwoorden: { $number } van { $voters }.
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
end-tie-fewest-stations = Gelijke stand: het kleinste aantal gebouwde stations geeft de doorslag.
end-tie-longest-trail = Gelijke stand: de langste route geeft de doorslag.
end-proof =
    Het hele spel als film en als bestand waarmee iedereen elke schudbeurt kan controleren.
    Schudgetal: `{ $seed }`
    SHA-256, zoals getoond aan het begin: `{ $hash }`
end-proof-without-record =
    De regels zijn veranderd sinds dit spel begon; daarom is er geen film en geen bestand van.
    Schudgetal: `{ $seed }`
    SHA-256, zoals getoond aan het begin: `{ $hash }`
line-routes =
    { $number ->
        [one] { $number } route: { $points }
       *[other] { $number } routes: { $points }
    }
line-tickets =
    { $number ->
        [one] { $done } van { $number } { -ticket } behaald: { $points }
       *[other] { $done } van { $number } { -tickets } behaald: { $points }
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
help-begin = **Ik wil spelen.** `/{ command-new }` opent een tafel in een kanaal, met `/{ command-join }` schuif je aan, `/{ command-automatic }` voegt automatische spelers toe, `/{ command-start }` begint het spel. Toch niet? `/{ command-leave }`, of `/{ command-cancel }` voor de hele tafel.
help-learn = **Ik wil weten hoe het gaat.** `/{ command-rules }` vertelt de regels van een bord in het kort. Een beurt is één ding: twee kaarten, een route of { -tickets }.
help-turn = **Ik ben aan de beurt.** Gebruik de knoppen onder het bord, of typ: `/{ command-draw }` voor kaarten, `/{ command-claim }` voor een route, `/{ command-tickets }` voor { -tickets }; op sommige borden ook `/{ command-station }` of `/{ command-ferry }`; `/{ command-pass }` als er niets anders kan. `/{ command-hint }` geeft raad, `/{ command-undo }` neemt een zet terug.
help-look = **Wat heb ik, en wat is er gebeurd?** `/{ command-hand }` laat je kaarten zien (alleen aan jou), `/{ command-board }` het bord, `/{ command-recap }` wat er sinds je beurt gebeurd is, `/{ command-score }` de stand, `/{ command-log }` alles, `/{ command-games }` al je tafels.
help-remind = **Ik wil mijn beurt niet vergeten.** Met `/{ command-remind }` kies je herinneringen, stille uren en tijdzone.
help-wait = **Ik wacht op iemand.** `/{ command-nudge }` geeft een por; blijft iemand weg, dan stemmen jullie met `/{ command-vote }` over wat er gebeurt.
help-leave = **Ik kan niet verderspelen, of niet hier.** `/{ command-substitute }` geeft je plaats aan iemand anders, `/{ command-resign }` laat die aan een automatische speler, `/{ command-move }`, getypt in een ander kanaal, haalt je tafel daarheen.
