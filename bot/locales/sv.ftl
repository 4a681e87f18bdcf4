## Ord

you = Du
done = Klart.
points = { $number } poäng
colour-pink = rosa
colour-white = vit
colour-blue = blå
colour-yellow = gul
colour-orange = orange
colour-black = svart
colour-red = röd
colour-green = grön
colour-wild = { -wild }
colour-grey = grå
cards-pink = { $number } rosa
cards-white =
    { $number ->
        [one] { $number } vitt
       *[other] { $number } vita
    }
cards-blue =
    { $number ->
        [one] { $number } blått
       *[other] { $number } blå
    }
cards-yellow =
    { $number ->
        [one] { $number } gult
       *[other] { $number } gula
    }
cards-orange = { $number } orange
cards-black =
    { $number ->
        [one] { $number } svart
       *[other] { $number } svarta
    }
cards-red =
    { $number ->
        [one] { $number } rött
       *[other] { $number } röda
    }
cards-green =
    { $number ->
        [one] { $number } grönt
       *[other] { $number } gröna
    }
cards-wild =
    { $number ->
        [one] { $number } { -wild }
       *[other] { $number } { -wilds }
    }
cards-ferry = { $number } färjekort
cards-none = inga kort
map-amsterdam = Amsterdam
map-europe = Europa
map-italy = Italien
map-usa = USA
level-easy = lätt
level-normal = normal
level-hard = svår
ticket-done = klart
ticket-possible = kan fortfarande klaras
ticket-impossible = kan inte längre klaras
ticket-long = lång rutt
route-tunnel = tunnel
route-carts = kärrsymboler
route-locomotives =
    { $number ->
        [one] färja med { $number } { -wild }
       *[other] färja med { $number } { -wilds }
    }
route-waves =
    { $number ->
        [one] färja med { $number } våg
       *[other] färja med { $number } vågor
    }
holding-wagon =
    { $number ->
        [one] { $number } { -wagon }
       *[other] { $number } { -wagons }
    }
holding-hand = { $number } kort
holding-ticket =
    { $number ->
        [one] { $number } { -ticket }
       *[other] { $number } { -tickets }
    }
holding-station =
    { $number ->
        [one] { $number } station kvar
       *[other] { $number } stationer kvar
    }
holding-ferry = { cards-ferry }
holding-cart = { $number } handelsbonuskort

## Knappar

button-join = Gå med
button-leave = Lämna
button-start = Starta
button-add-automatic = Lägg till automatisk spelare
button-remove-automatic = Ta bort automatisk spelare
button-cancel = Ställ in
button-draw = Högen
button-claim = Muta in sträcka
button-tickets = Dra { -tickets }
button-choose = Välj { -tickets }
button-station = Bygg station
button-ferry = Färjekort
button-pass = Passa
button-tunnel = Betala eller ge upp
button-give-up = Ge upp
button-hand = Min hand
button-board = Mitt bräde
button-recap = Vad har hänt?
button-undo = Ångra
button-undo-yes = Tillåt
button-undo-no = Säg nej
button-vote-wait = Vänta mer
button-vote-stand-in = Automatisk vikarie
button-vote-substitute = Hitta en ersättare
button-mute = Inte mer den här turen
button-come-back = Jag är tillbaka
button-before = Tillbaka
button-after = Fler

## Före spelet

lobby-title = **{ $map }** · { $host } har öppnat ett bord. Vilka är med?
lobby-players = Spelare: { $number } ({ $least }–{ $most })
lobby-automatic = { $name } (automatisk, { $level })
lobby-needs =
    { $number ->
        [one] Det saknas en spelare.
       *[other] Det saknas { $number } spelare.
    }
lobby-ready = Redo att börja; fler får vara med.
lobby-full = Bordet är fullt: redo att börja.
lobby-pace =
    { $hours ->
        [one] En tur får ta { $hours } timme.
       *[other] En tur får ta { $hours } timmar.
    }
lobby-cancelled = Bordet med **{ $map }** är inställt.
begun-map = Spelet på **{ $map }** börjar.
begun-hash = -# SHA-256 av talet som korten blandas efter, och som visas i slutet: `{ $hash }`

## Vem ska göra vad

call-opening = { $who } välj { -tickets }!
call-turn = { $who } det är din tur!
call-turn-automatic = Näst på tur: { $who }.
call-second-card = { $who } ta ditt andra kort!
call-ticket-choice = { $who } välj { -tickets }!
call-tunnel = { $who } tunneln kostar { $due } kort till: betala eller ge upp?
turn-last-round =
    { $number ->
        [one] ⏰ Sista rundan: { $number } tur kvar.
       *[other] ⏰ Sista rundan: { $number } turer kvar.
    }
turn-scores = Poäng: { $scores }

## Vad som hänt

news-claimed = { $name } mutade in { $route } med { $cards } (+{ $points }).
news-tunnel-turned =
    { $due ->
        [0] { $name } försökte med tunneln { $route }. Uppvända: { $cards }. Inget mer att betala.
       *[other] { $name } försökte med tunneln { $route }. Uppvända: { $cards }. Det kostar { $due } kort till.
    }
news-tunnel-left = { $name } gav upp tunneln { $route }.
news-station-built = { $name } byggde en station i { $place } med { $cards }.
news-tickets-chosen =
    { $offered ->
        [one] { $name } behöll { $kept } av { $offered } { -ticket }.
       *[other] { $name } behöll { $kept } av { $offered } { -tickets }.
    }
news-tickets-drawn =
    { $number ->
        [one] { $name } drog { $number } { -ticket }.
       *[other] { $name } drog { $number } { -tickets }.
    }
news-ferry-card-drawn = { $name } drog ett färjekort (har nu { $held }).
news-merchandise-gained = { $name } fick ett handelsbonuskort (har nu { $held }).
news-passed = { $name } passade.
news-card-drawn =
    { $number ->
        [one] { $name } drog ett kort från högen.
       *[other] { $name } drog { $number } kort från högen.
    }
news-card-taken = { $name } tog { $cards }.
news-card-drawn-and-taken =
    { $number ->
        [one] { $name } tog { $cards } och drog ett kort från högen.
       *[other] { $name } tog { $cards } och drog { $number } kort från högen.
    }
news-row-swept = För många uppvända { -wilds } ({ $cards }): alla uppvända kort byttes ut.
news-deck-shuffled = Kasthögen ({ $number } kort) blandades till en ny hög.
news-first-turn = Alla har valt. Första turen: { $name }.
news-last-round =
    { $wagons ->
        [one] ⏰ Sista rundan ({ $name }: { $wagons } { -wagon } kvar)! Alla får en tur till.
       *[other] ⏰ Sista rundan ({ $name }: { $wagons } { -wagons } kvar)! Alla får en tur till.
    }
news-game-ended = Spelet är slut!
news-began = Ordningen, vald av värden: { $order }.
news-began-by-lot = Ordningen, genom lottning: { $order }.
news-taken-back = { $name } tog tillbaka sitt senaste drag.
news-stand-in-came = En automatisk vikarie spelar för { $name } tills vidare.
news-came-back = { $name } är tillbaka vid bordet.
news-substituted = { $name } spelar vidare för { $before }.
news-resigned = { $name } har gett upp. En automatisk spelare tar över.

## Biljetter och kontraktkort

tickets-choose =
    { $number ->
        [one] Här är { $number } { -ticket }, som du måste behålla.
       *[other] Här är { $number } { -tickets }. Behåll minst { $keep }.
    }
tickets-placeholder = Behåll minst { $keep }
tickets-kept =
    { $number ->
        [one] Du behåller { $number } { -ticket }: { $tickets }.
       *[other] Du behåller { $number } { -tickets }: { $tickets }.
    }
tickets-none-offered = Du har inga { -tickets } att välja bland just nu.

## Muta in, bygga, betala

claim-none = Du kan inte betala för någon ledig sträcka just nu. Dra kort i stället.
claim-choose =
    { $number ->
        [one] Du kan betala för { $number } sträcka nu.
       *[other] Du kan betala för { $number } sträckor nu, de utan { -wilds } först.
    }
claim-placeholder = Vilken sträcka?
claim-more-ways =
    { $number ->
        [one] { $number } annat sätt att betala
       *[other] { $number } andra sätt att betala
    }
pay-choose = { $what }: hur betalar du?
pay-placeholder = Hur betalar du?
station-none = Du kan inte bygga någon station just nu.
station-choose =
    { $number ->
        [one] Din nästa station kostar { $number } kort. Var?
       *[other] Din nästa station kostar { $number } kort i samma färg. Var?
    }
station-placeholder = Vilken stad?
tunnel-none = Det finns ingen tunnel att betala för.
tunnel-question = Tunneln { $route }. Uppvända: { $cards }. Betala { $due } kort till, eller ge upp och ta tillbaka dina kort.
tunnel-cannot-pay = Du har inte korten som behövs. Det vet inte de andra.

## Bara för dig

you-drew = Du drog { $cards }.
you-take-another = Ta nu ditt andra kort.
hand-cards = **{ $number } kort:** { $cards }
hand-tickets =
    { $number ->
        [one] **{ $number } { -ticket }:**
       *[other] **{ $number } { -tickets }:**
    }
hand-which-table = Vilket bord?
dm-table = **{ $map }** · { $link }
dm-your-turn = ➡️ Det är din tur.
dm-not-your-turn = Det är inte din tur än.
dm-closed = Jag kan inte skicka direktmeddelanden till dig. `/{ command-hand }` visar dig allt, här också.
failed = Något gick fel hos mig. Inget är förlorat: spelet är som det var. Försök igen.
lacking-permissions = Jag får inte göra allt här. Det här saknar jag i { $where }: { $names }. Den som sköter servern kan ge mig det.
hint = Tips: { $what }.
hint-why = Tips: { $what }. Varför: { $why }.
deed-claim = muta in { $route } med { $cards }
deed-station = bygg en station i { $place } med { $cards }
deed-pay = betala { $cards }
deed-take = ta det uppvända kortet: { $colour }
deed-keep = behåll { $tickets }
deed-draw = dra från högen
deed-tickets = dra { -tickets }
deed-give-up = ge upp tunneln
deed-ferry-card = dra ett färjekort
deed-pass = passa
choice-deck = från högen
choice-short = { $number } kort för lite

## Korta svar

done-opened = Bordet är öppet.
done-joined = Du är med.
done-left = Du har lämnat bordet.
done-added-automatic = En automatisk spelare är med.
done-removed-automatic = En automatisk spelare har gått.
done-cancelled = Bordet är inställt.
done-moved = Bordet står här nu.
done-resigned = Du har gett upp. Tack för spelet!
done-substituted = Det sitter någon annan på platsen.
done-voted = Ditt svar räknas.
done-nudged = Knuffad.
done-muted = Inga fler påminnelser den här turen.
done-undone = Taget tillbaka.
done-asked = De andra tillfrågas.
done-came-back = Välkommen tillbaka! Platsen är din igen.

## Titta

board-private = Spelbrädet med dina { -tickets }:
board-area = Spelbrädet runt { $place }.
board-text = Hela spelbrädet i ord.
recap-title = **Sedan din förra tur**
recap-nothing = Inget har hänt sedan din förra tur.
log-title = **Spelet hittills**
log-nothing = Inget har hänt än.
log-undone = (taget tillbaka)
score-title = **{ $map }: ställningen**
score-note = -# { -Tickets } och bonusar räknas i slutet.

## Bord och påminnelser

games-title = **Dina bord**
games-none = Du sitter inte vid något bord. `/{ command-new }` öppnar ett.
games-lobby = • **{ $map }** { $link }: inte börjat än
games-over = • **{ $map }** { $link }: slut
games-turn = • **{ $map }** { $link }: väntar på { $who } { $since }
remind-turn = { $who } de andra väntar på dig på **{ $map }**, sedan { $since }: { $link }
remind-dm = Jag påminner dig med ett direktmeddelande: först efter { $first } tim, sedan med { $every } timmars mellanrum.
remind-mention = Jag påminner dig genom att nämna dig vid bordet: först efter { $first } tim, sedan med { $every } timmars mellanrum.
remind-off = Jag påminner dig inte. (Valda tider: först efter { $first } tim, sedan med { $every } timmars mellanrum.)
remind-quiet = Tysta timmar: { $start }–{ $end } ({ $zone }).
remind-no-quiet = Inga tysta timmar.
remind-dm-on = Din hand kommer som direktmeddelande.
remind-dm-off = Din hand kommer inte som direktmeddelande; `/{ command-hand }` visar den.
nudge = 👋 { $who } är du kvar? De andra vill gärna spela vidare.
patience-over = { $name } har låtit bordet vänta sedan { $since }. Med `/{ command-vote }` kan de andra bestämma vad som ska hända.
vote-undo = { $name } vill ta tillbaka ett drag som visade något dolt. Alla andra måste säga ja.
vote-absence = { $name } har varit borta sedan { $since }. Vad gör vi?
vote-count = Svar: { $number } av { $voters }.
vote-decided-open = Omröstningen om { $name } pågår fortfarande.
vote-decided-void = Omröstningen om { $name } är stängd: spelet gick vidare.
vote-decided-yes = { $name } får ta tillbaka draget.
vote-decided-no = { $name } får inte ta tillbaka draget.
vote-decided-wait = Vi väntar vidare på { $name }.
vote-decided-stand-in = En automatisk vikarie spelar för { $name } tills vidare.
vote-decided-substitute = Vi söker en ersättare för { $name }: `/{ command-substitute }`.

## Slutet

end-over = 🏁 **Spelet är slut.** Nu vänds { -the-tickets } upp, en spelare i taget …
end-subtotal = Sträckor och { -tickets }: **{ $number }**
end-borrowed = 🏠 { $place }: lånar { $route }
end-bonuses = **Bonusar**
end-no-bonus = ingen
end-winner =
    { $number ->
        [one] 🏆 **{ $names } vinner!**
       *[other] 🏆 **{ $names } delar segern!**
    }
end-tie-shared = Lika många poäng, och inget skiljer dem åt.
end-tie-tickets-done = Lika många poäng: flest klara { -tickets } avgör.
end-tie-fewest-stations = Lika många poäng: minst antal byggda stationer avgör.
end-tie-longest-trail = Lika många poäng: den längsta rutten avgör.
end-proof =
    Hela spelet som film och som fil, så att alla kan kontrollera varje blandning.
    Blandningstal: `{ $seed }`
    SHA-256, som det visades i början: `{ $hash }`
line-routes =
    { $number ->
        [one] { $number } sträcka: { $points }
       *[other] { $number } sträckor: { $points }
    }
line-stations =
    { $number ->
        [one] { $number } obyggd station: { $points }
       *[other] { $number } obyggda stationer: { $points }
    }
line-trail = längsta rutt { $number }: { $points }
line-regions =
    { $number ->
        [one] { $number } region: { $points }
       *[other] { $number } regioner: { $points }
    }
line-merchandise = { $number } handelsbonuskort: { $points }

## Hjälp

help-title = **Slow Train**: brädspel med tåg tillsammans med vänner, en tur i taget.
help-start = **Börja:** `/{ command-new }` öppnar ett bord i en kanal, `/{ command-join }` och `/{ command-leave }`, `/{ command-start }` när alla är där, `/{ command-cancel }` för att ställa in.
help-turn = **Din tur:** använd knapparna, eller `/{ command-draw }`, `/{ command-claim }`, `/{ command-tickets }`, `/{ command-station }`, `/{ command-ferry }`, `/{ command-pass }`. `/{ command-undo }` tar tillbaka.
help-look = **Titta:** `/{ command-hand }` (bara du ser den), `/{ command-board }`, `/{ command-recap }`, `/{ command-score }`, `/{ command-log }`, `/{ command-rules }`, `/{ command-games }`.
help-table = **Saknas någon?** `/{ command-remind }` för dina egna påminnelser, `/{ command-nudge }`, `/{ command-vote }`, `/{ command-substitute }`, `/{ command-resign }`, `/{ command-move }`.
