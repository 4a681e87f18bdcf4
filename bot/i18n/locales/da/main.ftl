## Ord

you = Du
done = Klaret.
and = { $others } og { $last }
points = { $number } point
colour-pink = pink
colour-white = hvid
colour-blue = blå
colour-yellow = gul
colour-orange = orange
colour-black = sort
colour-red = rød
colour-green = grøn
colour-wild = { -wild }
colour-grey = grå
cards-pink = { $number } pink
cards-white =
    { $number ->
        [one] { $number } hvidt
       *[other] { $number } hvide
    }
cards-blue =
    { $number ->
        [one] { $number } blåt
       *[other] { $number } blå
    }
cards-yellow =
    { $number ->
        [one] { $number } gult
       *[other] { $number } gule
    }
cards-orange = { $number } orange
cards-black =
    { $number ->
        [one] { $number } sort
       *[other] { $number } sorte
    }
cards-red =
    { $number ->
        [one] { $number } rødt
       *[other] { $number } røde
    }
cards-green =
    { $number ->
        [one] { $number } grønt
       *[other] { $number } grønne
    }
cards-wild =
    { $number ->
        [one] { $number } { -wild }
       *[other] { $number } { -wilds }
    }
cards-ferry = { $number } færgekort
cards-none = ingen kort
map-amsterdam = Amsterdam
map-europe = Europa
map-italy = Italien
map-usa = USA
level-easy = let
level-normal = normal
level-hard = svær
ticket-done = opfyldt
ticket-possible = stadig muligt
ticket-impossible = ikke længere muligt
ticket-long = lang rute
route-tunnel = tunnel
route-carts = vognsymboler
route-locomotives =
    { $number ->
        [one] færge med { $number } { -wild }
       *[other] færge med { $number } { -wilds }
    }
route-waves =
    { $number ->
        [one] færge med { $number } bølge
       *[other] færge med { $number } bølger
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
        [one] { $number } togstation tilbage
       *[other] { $number } togstationer tilbage
    }
holding-ferry = { cards-ferry }
holding-cart = { $number } handelsvarekort

## Knapper

button-join = Vær med
button-leave = Gå fra bordet
button-start = Start
button-add-automatic = Tilføj automatisk spiller
button-remove-automatic = Fjern automatisk spiller
button-cancel = Aflys
button-draw = Stakken
button-claim = Gør krav på strækning
button-tickets = Træk { -tickets }
button-choose = Vælg { -tickets }
button-station = Byg togstation
button-ferry = Færgekort
button-pass = Meld pas
button-tunnel = Betal eller giv op
button-give-up = Giv op
button-hand = Min hånd
button-board = Min spilleplade
button-recap = Hvad er der sket?
button-rules = Regler
button-undo = Fortryd
button-undo-yes = Tillad
button-undo-no = Afvis
button-vote-wait = Vent lidt endnu
button-vote-stand-in = Automatisk vikar
button-vote-substitute = Find en afløser
button-mute = Stille denne tur
button-come-back = Jeg er tilbage
button-vote = Stem
button-again = Spil igen
button-before = Tilbage
button-after = Flere

## Før spillet

lobby-title = **{ $map }** · { $host } har åbnet et bord. Hvem er med?
lobby-players = Spillere: { $number } ({ $least }–{ $most })
lobby-automatic = { $name } (automatisk, { $level })
lobby-needs =
    { $number ->
        [one] Der mangler én spiller.
       *[other] Der mangler { $number } spillere.
    }
lobby-ready = Klar til start; der er plads til flere.
lobby-full = Bordet er fuldt: klar til start.
lobby-pace =
    { $hours ->
        [one] En tur må højst vare { $hours } time.
       *[other] En tur må højst vare { $hours } timer.
    }
lobby-no-hints = Der gives ikke tip ved dette bord.
lobby-cancelled = Bordet med **{ $map }** er aflyst.
lobby-begun = **{ $map }** · Spillet er begyndt: { $link }
begun-map = Spillet på **{ $map }** begynder.
begun-hash = -# SHA-256 af det tal, der blandes efter, og som vises til sidst: `{ $hash }`

## Hvem skal gøre hvad

call-opening = { $who }, vælg { -tickets }!
call-opening-still = Vælger stadig { -tickets }: { $who }.
call-turn = { $who }, det er din tur!
call-turn-automatic = Næste: { $who }.
call-second-card = { $who }, tag dit andet kort!
call-ticket-choice = { $who }, vælg { -tickets }!
call-tunnel = { $who }, tunnelen koster { $due } kort mere: betal eller giv op?
turn-last-round =
    { $number ->
        [one] ⏰ Sidste runde: { $number } tur tilbage.
       *[other] ⏰ Sidste runde: { $number } ture tilbage.
    }
turn-scores = Point: { $scores }

## Hvad der er sket

news-claimed = { $name } gjorde krav på { $route } med { $cards } (+{ $points }).
news-tunnel-turned =
    { $due ->
        [0] { $name } prøvede tunnelen { $route }. Betalt: { $paid }. Vendt: { $cards }. Intet ekstra at betale.
       *[other] { $name } prøvede tunnelen { $route }. Betalt: { $paid }. Vendt: { $cards }. Det koster { $due } kort mere.
    }
news-tunnel-left = { $name } opgav tunnelen { $route }.
news-station-built = { $name } byggede en togstation i { $place } med { $cards }.
news-tickets-chosen =
    { $offered ->
        [one] { $name } beholdt { $kept } af { $offered } { -ticket }.
       *[other] { $name } beholdt { $kept } af { $offered } { -tickets }.
    }
news-tickets-drawn =
    { $number ->
        [one] { $name } trak { $number } { -ticket }.
       *[other] { $name } trak { $number } { -tickets }.
    }
news-ferry-card-drawn = { $name } trak et færgekort (har nu { $held }).
news-merchandise-gained = { $name } fik et handelsvarekort (har nu { $held }).
news-passed = { $name } meldte pas.
news-card-drawn =
    { $number ->
        [one] { $name } trak et kort fra stakken.
       *[other] { $name } trak { $number } kort fra stakken.
    }
news-card-taken = { $name } tog { $cards }.
news-card-drawn-and-taken =
    { $number ->
        [one] { $name } tog { $cards } og trak et kort fra stakken.
       *[other] { $name } tog { $cards } og trak { $number } kort fra stakken.
    }
news-row-swept = Der lå for mange åbne { -wilds } ({ $cards }): alle de åbne kort blev skiftet ud.
news-deck-shuffled = Bunken med brugte kort ({ $number }) blev blandet til en ny stak.
news-first-turn = Alle har valgt. { $name } begynder.
news-last-round =
    { $wagons ->
        [one] ⏰ Sidste runde! { $name } har { $wagons } { -wagon } tilbage; alle får én tur mere.
       *[other] ⏰ Sidste runde! { $name } har { $wagons } { -wagons } tilbage; alle får én tur mere.
    }
news-game-ended = Spillet er slut!
news-began = Rækkefølgen, valgt af værten: { $order }.
news-began-by-lot = Rækkefølgen efter lodtrækning: { $order }.
news-taken-back = { $name } tog det sidste træk tilbage.
news-stand-in-came = En automatisk vikar spiller for { $name } indtil videre.
news-came-back = { $name } er tilbage ved bordet.
news-substituted = { $name } spiller videre for { $before }.
news-resigned = { $name } har givet op. En automatisk spiller tager over.

## Rutekort og kontraktkort

tickets-choose =
    { $number ->
        [one] Her er { $number } { -ticket }. Det skal du beholde.
       *[other] Her er { $number } { -tickets }. Behold mindst { $keep }.
    }
tickets-placeholder = Behold mindst { $keep }
tickets-kept =
    { $number ->
        [one] Du beholder { $number } { -ticket }: { $tickets }.
       *[other] Du beholder { $number } { -tickets }: { $tickets }.
    }
tickets-none-offered = Du har ingen { -tickets } at vælge imellem lige nu.

## Gøre krav på, bygge, betale

claim-none = Du kan ikke betale for nogen ledig strækning lige nu. Træk kort i stedet.
claim-choose =
    { $number ->
        [one] Du kan betale for { $number } strækning lige nu.
       *[other] Du kan betale for { $number } strækninger lige nu, dem uden { -wilds } først.
    }
claim-tickets = 🎫 ligger på vejen for et af dine { -tickets }.
claim-which = Hvilken strækning mener du? Disse kan du betale lige nu.
claim-unknown = Jeg kender ingen strækning »{ $route }« på denne spilleplade. Mente du: { $near }?
claim-none-found = Du kan ikke betale nogen af de strækninger, du kan mene, lige nu.
claim-nearest = Det mangler du til de nærmeste:
claim-placeholder = Hvilken strækning?
claim-more-ways =
    { $number ->
        [one] { $number } anden måde at betale på
       *[other] { $number } andre måder at betale på
    }
pay-choose = { $what }: hvordan betaler du?
pay-placeholder = Hvordan betaler du?
station-none = Du kan ikke bygge en togstation lige nu. Træk kort, eller gør krav på en strækning i stedet.
station-choose =
    { $number ->
        [one] Din næste togstation koster { $number } kort. Hvor?
       *[other] Din næste togstation koster { $number } kort i samme farve. Hvor?
    }
station-ticket-end =
    { $number ->
        [one] endestation på dit { -ticket } { $tickets }
       *[other] endestation på dine { -tickets } { $tickets }
    }
station-placeholder = Hvilken by?
tunnel-none = Der er ingen tunnel at betale for.
tunnel-question = Tunnelen { $route }. Betalt: { $paid }. Vendt: { $cards }. Betal { $due } kort mere, eller giv op og tag dine kort tilbage på hånden.
tunnel-cannot-pay = Du har ikke kortene til det. Det ved de andre ikke.

## Kun for dig

you-drew = Du trak { $cards }.
you-are-through = Din tur er slut; { $name } er den næste.
you-take-another = Tag nu dit andet kort.
hand-cards = **{ $number } kort:** { $cards }
hand-tickets =
    { $number ->
        [one] **{ $number } { -ticket }:**
       *[other] **{ $number } { -tickets }:**
    }
hand-which-table = Hvilket bord?
dm-hand = **Din hånd i { $map }: { $number } kort**
dm-table = Til bordet: { $link }
dm-your-turn = ➡️ Det er din tur.
dm-not-your-turn = Det er ikke din tur endnu.
dm-choose-tickets = ➡️ Vælg { -tickets }.
dm-over = **{ $map }: spillet er slut.**
dm-gone = { $name } spiller videre for dig i **{ $map }**.
dm-gone-automatic = En automatisk spiller spiller videre for dig i **{ $map }**.
dm-stand-in = **En automatisk vikar spiller for dig i { $map } indtil videre.** Kom tilbage, når du vil.
dm-switched-off = Din hånd i **{ $map }** kommer ikke længere som privat besked, som du ønskede. `/{ command-hand }` viser den, `/{ command-remind }` får den til at komme igen.
first-turn = 🌱 Din første tur. Gør én ting: tag to kort, gør krav på en strækning, eller træk { -tickets }. `/{ command-rules }` fortæller mere.
dm-closed = Jeg kan ikke sende dig private beskeder. `/{ command-hand }` viser dig det hele, også her.
failed = Noget gik galt hos mig. Intet er tabt: spillet er, som det var. Prøv igen.
lacking-permissions = Jeg må ikke alt her. Det mangler jeg i { $where }: { $names }. En, der administrerer serveren, kan give mig det.
hint = Tip: { $what }.
hint-why = Tip: { $what }. Hvorfor: { $why }.
deed-claim = gør krav på { $route } med { $cards }
deed-station = byg en togstation i { $place } med { $cards }
deed-pay = betal { $cards }
deed-take = tag det åbne kort: { $colour }
deed-keep = behold { $tickets }
deed-draw = træk fra stakken
deed-tickets = træk { -tickets }
deed-give-up = opgiv tunnelen
deed-ferry-card = træk et færgekort
deed-pass = meld pas
choice-deck = fra stakken
choice-lacks = mangler { $cards }
choice-short = mangler { $number } kort

## Korte svar

done-opened = Bordet er åbent.
done-begun = Spillet er begyndt. Du ser på; spillepladen i kanalen følger med af sig selv.
done-joined = Du er med.
done-left = Du har forladt bordet.
done-cancelled = Bordet er aflyst.
done-moved = Bordet står her nu.
done-resigned = Du har givet op. Tak for spillet!
done-voted = Dit svar er talt med.
done-nudged = Prikket.
done-muted = Ikke flere påmindelser i denne tur.
done-undone = Taget tilbage.
done-asked = De andre er blevet spurgt.
done-vote-called = Spørgsmålet står i kanalen. Svar selv på det der.
done-came-back = Velkommen tilbage! Pladsen er din igen.

## Se efter

board-private = Spillepladen med dine { -tickets }:
board-area = Spillepladen omkring { $place }.
board-text = Hele spillepladen i ord.
board-text-whole = Hele spillepladen i ord; der findes ingen tekst om en del af den.
recap-title = **Siden din sidste tur**
recap-nothing = Der er ikke sket noget siden din sidste tur.
recap-over = Spillet sluttede med din tur. `/{ command-score }` viser resultatet, `/{ command-log }` hele spillet.
log-title = **Spillet indtil nu**
log-nothing = Der er ikke sket noget endnu.
log-undone = (taget tilbage)
score-title = **{ $map }: stillingen**
score-final = **{ $map }: slutresultatet**
score-note = -# { -Tickets } og bonus tælles til sidst.

## Borde og påmindelser

games-title = **Dine borde**
games-none = Du sidder ikke ved noget bord. `/{ command-new }` åbner et.
games-lobby = • **{ $map }** { $link }: ikke begyndt endnu
games-over = • **{ $map }** { $link }: slut
games-turn = • **{ $map }** { $link }: venter på { $who }{ $since }
remind-turn = { $who }, de andre venter på dig ved bordet med **{ $map }**: { $link } (din tur begyndte { $since })
remind-dm =
    { $every ->
        [one] Jeg minder dig om det i en privat besked: første gang efter { $first } t., derefter hver time.
       *[other] Jeg minder dig om det i en privat besked: første gang efter { $first } t., derefter hver { $every }. time.
    }
remind-mention =
    { $every ->
        [one] Jeg minder dig om det ved at nævne dig ved bordet: første gang efter { $first } t., derefter hver time.
       *[other] Jeg minder dig om det ved at nævne dig ved bordet: første gang efter { $first } t., derefter hver { $every }. time.
    }
remind-off =
    { $every ->
        [one] Jeg minder dig ikke om noget. (Valgte tider: første gang efter { $first } t., derefter hver time.)
       *[other] Jeg minder dig ikke om noget. (Valgte tider: første gang efter { $first } t., derefter hver { $every }. time.)
    }
remind-quiet = Stille timer: { $start }–{ $end } ({ $zone }).
remind-no-quiet = Ingen stille timer.
remind-zone-unset = -# Tidszonen er stadig UTC. En anden vælger du for eksempel med `/{ command-remind } { option-time-zone }:Europe/Copenhagen`.
remind-dm-on = Din hånd kommer som privat besked.
remind-dm-off = Din hånd kommer ikke som privat besked; `/{ command-hand }` viser den.
nudge = 👋 { $who }, hallo! De andre venter og vil gerne spille videre.
patience-over = { $who }, bordet har ventet længe på dig: din tur begyndte { $since }. Fra nu af kan de andre stemme om, hvad der skal ske.
vote-undo = { $name } vil gerne tage det sidste træk tilbage. Noget skjult er blevet vist, så alle andre skal sige ja.
vote-absence = Vi venter på { $name }: turen begyndte { $since }. Hvad gør vi?
vote-count = Svar: { $number } af { $voters }.
vote-decided-void = Afstemningen om { $name } er lukket: spillet gik videre.
vote-decided-yes = { $name } må tage trækket tilbage.
vote-decided-no = { $name } må ikke tage trækket tilbage.
vote-decided-wait = Vi venter stadig på { $name }.
vote-decided-stand-in = En automatisk vikar spiller for { $name } indtil videre.
vote-decided-substitute = Vi søger en afløser for { $name }: `/{ command-substitute }`.

## Slutningen

end-over = 🏁 **Spillet er slut.** Nu vendes { -the-tickets }, én spiller ad gangen …
end-subtotal = Strækninger og { -tickets }: **{ $number }**
end-borrowed = 🏠 { $place }: låner { $route }
end-bonuses = **Bonus**
end-no-bonus = ingen
end-winner =
    { $number ->
        [one] 🏆 **{ $names } har vundet!**
       *[other] 🏆 **{ $names } deler sejren!**
    }
end-tie-shared = Lige mange point, og intet skiller dem ad.
end-tie-tickets-done = Lige mange point: flest opfyldte { -tickets } afgør det.
end-tie-fewest-stations = Lige mange point: færrest byggede togstationer afgør det.
end-tie-longest-trail = Lige mange point: den længste togrute afgør det.
end-proof =
    Hele spillet som film og som fil, så alle kan kontrollere hver eneste blanding.
    Blandingstal: `{ $seed }`
    SHA-256, som vist ved starten: `{ $hash }`
end-proof-without-record =
    Reglerne er ændret, siden spillet begyndte, så der er hverken film eller fil med det.
    Blandingstal: `{ $seed }`
    SHA-256, som vist ved starten: `{ $hash }`
line-routes =
    { $number ->
        [one] { $number } strækning: { $points }
       *[other] { $number } strækninger: { $points }
    }
line-tickets =
    { $number ->
        [one] { $done } af { $number } { -ticket } opfyldt: { $points }
       *[other] { $done } af { $number } { -tickets } opfyldt: { $points }
    }
line-stations =
    { $number ->
        [one] { $number } ubygget togstation: { $points }
       *[other] { $number } ubyggede togstationer: { $points }
    }
line-trail = længste togrute { $number }: { $points }
line-regions =
    { $number ->
        [one] { $number } region: { $points }
       *[other] { $number } regioner: { $points }
    }
line-merchandise = { $number } handelsvarekort: { $points }

## Hjælp

help-title = **Slow Train**: brætspil med tog, sammen med venner, én tur ad gangen.
help-begin = **Jeg vil spille.** `/{ command-new }` åbner et bord i en kanal, med `/{ command-join }` sætter man sig ved det, `/{ command-automatic }` tilføjer automatiske spillere, og `/{ command-start }` begynder spillet. Fortrudt? `/{ command-leave }`, eller `/{ command-cancel }` for hele bordet.
help-learn = **Jeg vil vide, hvordan man gør.** `/{ command-rules }` fortæller kort en spilleplades regler. En tur er én ting: to kort, en strækning eller { -tickets }.
help-turn = **Det er min tur.** Brug knapperne under spillepladen, eller skriv: `/{ command-draw }` til kort, `/{ command-claim }` til en strækning, `/{ command-tickets }` til { -tickets }; på nogle spilleplader også `/{ command-station }` eller `/{ command-ferry }`; `/{ command-pass }`, hvis intet andet er muligt. `/{ command-hint }` giver et råd, `/{ command-undo }` fortryder.
help-look = **Hvad har jeg, og hvad er der sket?** `/{ command-hand }` viser dine kort (kun for dig), `/{ command-board }` spillepladen, `/{ command-recap }` hvad der er sket siden din tur, `/{ command-score }` stillingen, `/{ command-log }` det hele, `/{ command-games }` alle dine borde.
help-remind = **Jeg vil ikke glemme min tur.** Med `/{ command-remind }` vælger du påmindelser, stille timer og tidszone.
help-wait = **Jeg venter på nogen.** `/{ command-nudge }` prikker til dem; bliver de væk, kan I med `/{ command-vote }` stemme om, hvad I gør.
help-leave = **Jeg kan ikke spille videre, eller ikke her.** `/{ command-substitute }` giver en anden din plads, `/{ command-resign }` overlader den til en automatisk spiller, `/{ command-move }`, skrevet i en anden kanal, flytter dit bord derhen.
