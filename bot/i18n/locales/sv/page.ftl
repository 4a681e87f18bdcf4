## The page on which people play by touching the board. Everything here is sent to browsers.

page-you = Du
page-players = Spelare
page-is-waited-for = är på tur
page-points = { points-in-words }
page-pieces =
    { $number ->
        [one] { $number } { -wagon } kvar
       *[other] { $number } { -wagons } kvar
    }
page-cards = { holding-hand }
page-tickets-held = { holding-ticket }
page-stations-built =
    { $number ->
        [one] { $number } station byggd
       *[other] { $number } stationer byggda
    }
page-ferry-cards = { cards-ferry }
page-merchandise = { holding-cart }
page-spaces =
    { $number ->
        [one] { $number } ruta
       *[other] { $number } rutor
    }
page-tunnel = { route-tunnel }
page-tunnel-note = En tunnel kan kosta extra kort. Då väljer du om du vill betala dem.
page-board = Spelbräde: { $map }
page-keys = Tangenter på brädet: pilarna flyttar det, + och − zoomar, 0 visar hela.
page-zoom-plus = Zooma in
page-zoom-minus = Zooma ut
page-zoom-fit = Visa hela brädet
page-close = Stäng
page-cancel = Avbryt
page-more = Mer
page-to-board = Till brädet

# What is going on
page-your-turn = Din tur
page-what-to-do = Din tur: tryck på en sträcka eller ta kort
page-last-turn = Din sista tur
page-second-card = Ta ditt andra kort
page-decide-tunnel = Betala för tunneln eller ge upp
page-waiting-for = Väntar på { $names }
page-over = Spelet är slut
page-cancelled = Spelet är avbrutet
page-place-chosen = { $place }: tryck på andra änden

# Tickets, cards, actions
page-your-tickets = Dina { -tickets }
page-your-hand = Din hand
page-hand-empty = Du har inga kort.
page-cards-to-take = Kort att ta
page-take-card = Ta ett kort: { $card }
page-deck = Dra från högen ({ $number } kort)
page-deck-short = Hög
page-wild-not-second = { refused-wild-as-second-card }
page-draw-tickets = { button-tickets }
page-station = Station
page-ferry-card = { button-ferry }
page-pass = { button-pass }
page-undo = { button-undo }
page-hint = Tips
page-do-it = Gör det
page-queue = { button-queue }
page-log = Det här har hänt
page-log-short = Förlopp
page-sign-out = Logga ut på den här enheten
page-signed-out = Du är utloggad. Öppna brädet från Discord när du vill spela här igen.
page-other-tables = Dina andra bord

# The sheet of a route or a city
page-more-ways =
    { $number ->
        [one] Ett annat sätt
       *[other] { $number } andra sätt
    }
page-other-cards = Andra kort
page-other-cards-note = Korten gäller för varandra som reglerna säger; passar de inte får du veta vad som saknas.
page-pay-these-cards = Betala med de här korten
page-one-less = Ett mindre: { $card }
page-one-more = Ett till: { $card }
page-is-yours = Du har den här sträckan.
page-is-taken = { $name } har den här sträckan.
page-is-closed = Den här sträckan kan inte längre mutas in.
page-is-free = Ingen har den här sträckan än.
page-first-second-card = Ta först ditt andra kort.
page-first-decide = Svara först på frågan som väntar.
page-station-in = Station i { $place }

# Decisions
page-keep-at-least =
    { $number ->
        [one] Du måste behålla { -your-ticket }.
       *[other] Behåll minst { $keep } av dessa { -tickets }.
    }
page-keep =
    { $number ->
        [0] Välj vad du vill behålla
        [one] Behåll { $number } { -ticket }
       *[other] Behåll { $number } { -tickets }
    }
page-tunnel-due = { $number } kort till att betala
page-tunnel-cannot-pay = { tunnel-cannot-pay }
page-turned = Uppvänt
page-give-up = Ge upp och ta tillbaka korten
page-vote-yes = { button-undo-yes }
page-vote-no = { button-undo-no }

# The end
page-all-points = Alla poäng
page-replay = Se spelet igen
page-review = { button-review }
page-review-wait = Det kan ta en halv minut.

# Lists below the board
page-routes = Sträckor du kan muta in
page-routes-to-queue = Sträckor du kan köa
page-no-routes = Du har inte råd med någon sträcka än.
page-stations = Bygg en station

# The queue
page-queue-for-next-turn = Köa till din nästa tur
page-queue-it = Lägg i kön till din nästa tur
page-queue-extra = Om tunneln kostar mer
page-queue-empty = Kön är tom.
page-queue-add = Lägg till ett drag
page-queue-tap = Eller tryck på en sträcka, ett kort eller en stad.
page-queue-when = När det blir din tur
page-queue-last-round = Även i sista rundan
page-queued = Det ligger i din kö.
page-remove = Ta bort

# When something is wrong
page-outdated = Spelet har gått vidare. Så här ser det ut nu.
page-offline = Ingen anslutning. Det du gör skickas så snart det finns en.
page-unreachable = Botten svarade inte. Försök igen.
page-session-over = Du är inte längre inloggad här. Öppna brädet igen från Discord.
