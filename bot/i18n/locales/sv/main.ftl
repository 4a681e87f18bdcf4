## Ord

you = Du
done = Klart.
and = { $others } och { $last }
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
ticket-done = { -done }
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
button-cancel = Avblås
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
button-rules = Regler
button-undo = Ångra
button-undo-yes = Tillåt
button-undo-no = Säg nej
button-vote-wait = Vänta mer
button-vote-stand-in = Automatisk vikarie
button-vote-substitute = Hitta en ersättare
button-mute = Tyst den här turen
button-come-back = Jag är tillbaka
button-vote = Rösta
button-again = Spela igen
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
        [one] En tur får ta högst { $hours } timme.
       *[other] En tur får ta högst { $hours } timmar.
    }
lobby-no-hints = Inga tips vid det här bordet.
lobby-cancelled = Bordet med **{ $map }** är avblåst.
lobby-begun = **{ $map }** · Spelet har börjat: { $link }
begun-map = Spelet på **{ $map }** börjar.
begun-hash = -# SHA-256 av talet som korten blandas efter, och som visas i slutet: `{ $hash }`

## Vem ska göra vad

call-opening = { $who }, välj { -tickets }!
call-opening-still = Väljer fortfarande { -tickets }: { $who }.
call-turn = { $who }, det är din tur!
call-turn-automatic = Näst på tur: { $who }.
call-second-card = { $who }, ta ditt andra kort!
call-ticket-choice = { $who }, välj { -tickets }!
call-tunnel = { $who }, tunneln kostar { $due } kort till: betala eller ge upp?
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
        [0] { $name } prövade tunneln { $route }. Betalt: { $paid }. Uppvända: { $cards }. Inget mer att betala.
       *[other] { $name } prövade tunneln { $route }. Betalt: { $paid }. Uppvända: { $cards }. Det kostar { $due } kort till.
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
news-first-turn = Alla har valt. { $name } börjar.
news-last-round =
    { $wagons ->
        [one] ⏰ Sista rundan! { $name } har { $wagons } { -wagon } kvar; alla får en tur till.
       *[other] ⏰ Sista rundan! { $name } har { $wagons } { -wagons } kvar; alla får en tur till.
    }
news-game-ended = Spelet är slut!
news-began = Ordningen, vald av värden: { $order }.
news-began-by-lot = Ordningen, genom lottning: { $order }.
news-taken-back = { $name } tog tillbaka det senaste draget.
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
claim-tickets = 🎫 ligger på vägen för dina { -tickets }.
claim-which = Vilken sträcka menar du? De här kan du betala nu.
claim-unknown = Jag känner inte till någon sträcka ”{ $route }” på den här kartan. Menade du: { $near }?
claim-none-found = Du kan inte betala någon av de sträckor du kan mena just nu.
claim-nearest = Det här saknar du till de närmaste:
claim-placeholder = Vilken sträcka?
claim-more-ways =
    { $number ->
        [one] { $number } annat sätt att betala
       *[other] { $number } andra sätt att betala
    }
pay-choose = { $what }: hur betalar du?
pay-placeholder = Hur betalar du?
station-none = Du kan inte bygga någon station just nu. Dra kort eller muta in en sträcka i stället.
station-choose =
    { $number ->
        [one] Din nästa station kostar { $number } kort. Var?
       *[other] Din nästa station kostar { $number } kort i samma färg. Var?
    }
station-ticket-end =
    { $number ->
        [one] slutstation på din { -ticket } { $tickets }
       *[other] slutstation på dina { -tickets } { $tickets }
    }
station-placeholder = Vilken stad?
tunnel-none = Det finns ingen tunnel att betala för.
tunnel-question = Tunneln { $route }. Betalt: { $paid }. Uppvända: { $cards }. Betala { $due } kort till, eller ge upp och ta tillbaka dina kort.
tunnel-cannot-pay = Du har inte korten som behövs. Det vet inte de andra.

## Bara för dig

you-drew = Du drog { $cards }.
you-are-through = Din tur är slut; { $name } är näst på tur.
you-take-another = Ta nu ditt andra kort.
hand-cards = **{ $number } kort:** { $cards }
hand-tickets =
    { $number ->
        [one] **{ $number } { -ticket }:**
       *[other] **{ $number } { -tickets }:**
    }
hand-which-table = Vilket bord?
dm-hand = **Din hand i { $map }: { $number } kort**
dm-table = Till bordet: { $link }
dm-your-turn = ➡️ Det är din tur.
dm-not-your-turn = Det är inte din tur än.
dm-choose-tickets = ➡️ Välj { -tickets }.
dm-over = **{ $map }: spelet är slut.**
dm-gone = { $name } spelar vidare för dig i **{ $map }**.
dm-gone-automatic = En automatisk spelare spelar vidare för dig i **{ $map }**.
dm-stand-in = **En automatisk vikarie spelar för dig i { $map } tills vidare.** Kom tillbaka när du vill.
dm-switched-off = Din hand i **{ $map }** kommer inte längre som direktmeddelande, som du önskade. `/{ command-hand }` visar den, `/{ command-remind }` hämtar tillbaka den.
first-turn = 🌱 Din första tur. Gör en sak: ta två kort, muta in en sträcka eller dra { -tickets }. `/{ command-rules }` berättar mer.
dm-closed = Jag kan inte skicka direktmeddelanden till dig. `/{ command-hand }` visar dig allt, här också.
failed = Något gick fel hos mig. Inget är förlorat: spelet är som det var. Försök igen.
lacking-permissions = Jag får inte göra allt här. Det här saknar jag i { $where }: { $names }. Den som administrerar servern kan ge mig det.
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
choice-lacks = { $cards } saknas
choice-short = { $number } kort saknas

## Korta svar

done-opened = Bordet är öppet.
done-begun = Spelet har börjat. Du tittar på; spelbrädet i kanalen uppdateras av sig självt.
done-joined = Du är med.
done-left = Du har lämnat bordet.
done-cancelled = Bordet är avblåst.
done-moved = Bordet står här nu.
done-resigned = Du har gett upp. Tack för spelet!
done-voted = Ditt svar räknas.
done-nudged = Knuffad.
done-muted = Inga fler påminnelser den här turen.
done-undone = Taget tillbaka.
done-asked = De andra har tillfrågats.
done-vote-called = Frågan står i kanalen. Svara på den där, du också.
done-came-back = Välkommen tillbaka! Platsen är din igen.

## Titta

board-private = Spelbrädet med dina { -tickets }:
board-area = Spelbrädet runt { $place }.
board-text = Hela spelbrädet i ord.
board-text-whole = Hela spelbrädet i ord; det finns ingen text om en del av det.
recap-title = **Sedan din förra tur**
recap-nothing = Inget har hänt sedan din förra tur.
recap-over = Spelet slutade med din tur. `/{ command-score }` visar resultatet, `/{ command-log }` hela spelet.
log-title = **Spelet hittills**
log-nothing = Inget har hänt än.
log-undone = (taget tillbaka)
score-title = **{ $map }: ställningen**
score-final = **{ $map }: slutresultatet**
score-note = -# { -Tickets } och bonusar räknas i slutet.

## Bord och påminnelser

games-title = **Dina bord**
games-none = Du sitter inte vid något bord. `/{ command-new }` öppnar ett.
games-lobby = • **{ $map }** { $link }: har inte börjat än
games-over = • **{ $map }** { $link }: slut
games-turn = • **{ $map }** { $link }: väntar på { $who }{ $since }
remind-turn = { $who }, de andra väntar på dig vid bordet med **{ $map }**: { $link } (din tur började { $since })
remind-dm =
    { $every ->
        [one] Jag påminner dig med ett direktmeddelande: först efter { $first } tim, sedan varje timme.
       *[other] Jag påminner dig med ett direktmeddelande: först efter { $first } tim, sedan med { $every } timmars mellanrum.
    }
remind-mention =
    { $every ->
        [one] Jag påminner dig genom att nämna dig vid bordet: först efter { $first } tim, sedan varje timme.
       *[other] Jag påminner dig genom att nämna dig vid bordet: först efter { $first } tim, sedan med { $every } timmars mellanrum.
    }
remind-off =
    { $every ->
        [one] Jag påminner dig inte. (Valda tider: först efter { $first } tim, sedan varje timme.)
       *[other] Jag påminner dig inte. (Valda tider: först efter { $first } tim, sedan med { $every } timmars mellanrum.)
    }
remind-quiet = Tysta timmar: { $start }–{ $end } ({ $zone }).
remind-no-quiet = Inga tysta timmar.
remind-zone-unset = -# Tidszonen är fortfarande UTC. En annan väljer du till exempel med `/{ command-remind } { option-time-zone }:Europe/Stockholm`.
remind-dm-on = Din hand kommer som direktmeddelande.
remind-dm-off = Din hand kommer inte som direktmeddelande; `/{ command-hand }` visar den.
nudge = 👋 { $who }, hallå! De andra väntar och vill gärna spela vidare.
patience-over = { $who }, bordet har väntat länge på dig: din tur började { $since }. Från och med nu får de andra rösta om vad som ska hända.
vote-undo = { $name } vill ta tillbaka det senaste draget. Något dolt har visats, så alla andra måste säga ja.
vote-absence = Vi väntar på { $name }: turen började { $since }. Vad gör vi?
vote-count = Svar: { $number } av { $voters }.
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
end-proof-without-record =
    Reglerna har ändrats sedan spelet började, så det finns varken film eller fil med det.
    Blandningstal: `{ $seed }`
    SHA-256, som det visades i början: `{ $hash }`
line-routes =
    { $number ->
        [one] { $number } sträcka: { $points }
       *[other] { $number } sträckor: { $points }
    }
line-tickets =
    { $number ->
        [one] { $done } av { $number } { -ticket } { -done }: { $points }
       *[other] { $done } av { $number } { -tickets } klara: { $points }
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
help-begin = **Jag vill spela.** `/{ command-new }` öppnar ett bord i en kanal, med `/{ command-join }` slår man sig ner vid det, `/{ command-automatic }` lägger till automatiska spelare och `/{ command-start }` börjar spelet. Ångrat dig? `/{ command-leave }`, eller `/{ command-cancel }` för hela bordet.
help-learn = **Jag vill veta hur man gör.** `/{ command-rules }` berättar kort en kartas regler. En tur är en sak: två kort, en sträcka eller { -tickets }.
help-turn = **Det är min tur.** Använd knapparna under spelbrädet, eller skriv: `/{ command-draw }` för kort, `/{ command-claim }` för en sträcka, `/{ command-tickets }` för { -tickets }; på vissa kartor även `/{ command-station }` eller `/{ command-ferry }`; `/{ command-pass }` om inget annat går. `/{ command-hint }` ger ett råd, `/{ command-undo }` tar tillbaka.
help-look = **Vad har jag, och vad har hänt?** `/{ command-hand }` visar dina kort (bara för dig), `/{ command-board }` spelbrädet, `/{ command-recap }` vad som hänt sedan din tur, `/{ command-score }` ställningen, `/{ command-log }` allt, `/{ command-games }` alla dina bord.
help-remind = **Jag vill inte glömma min tur.** Med `/{ command-remind }` väljer du påminnelser, tysta timmar och tidszon.
help-wait = **Jag väntar på någon.** `/{ command-nudge }` knuffar på; dröjer det ändå kan ni med `/{ command-vote }` rösta om vad ni gör.
help-leave = **Jag kan inte spela vidare, eller inte här.** `/{ command-substitute }` ger någon annan din plats, `/{ command-resign }` lämnar den till en automatisk spelare, `/{ command-move }`, skrivet i en annan kanal, flyttar ditt bord dit.
