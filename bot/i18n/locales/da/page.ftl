## The page on which people play by touching the board. Everything here is sent to browsers.

page-you = Dig
page-players = Spillere
page-is-waited-for = har turen
page-points = { points-in-words }
page-pieces =
    { $number ->
        [one] { $number } { -wagon } tilbage
       *[other] { $number } { -wagons } tilbage
    }
page-cards = { holding-hand }
page-tickets-held = { holding-ticket }
page-stations-built =
    { $number ->
        [one] { $number } togstation bygget
       *[other] { $number } togstationer bygget
    }
page-ferry-cards = { cards-ferry }
page-merchandise = { holding-cart }
page-spaces =
    { $number ->
        [one] { $number } felt
       *[other] { $number } felter
    }
page-tunnel = { route-tunnel }
page-tunnel-note = En tunnel kan koste ekstra kort. Du bliver spurgt, før du betaler dem.
page-board = Spilleplade: { $map }
page-keys = Taster på spillepladen: pilene flytter den, + og − zoomer, 0 viser det hele.
page-zoom-plus = Zoom ind
page-zoom-minus = Zoom ud
page-zoom-fit = Vis hele spillepladen
page-close = Luk
page-cancel = Annuller
page-more = Mere
page-to-board = Til spillepladen

# What is going on
page-your-turn = Din tur
page-what-to-do = Din tur: tryk på en strækning, eller tag kort
page-last-turn = Din sidste tur
page-second-card = Tag dit andet kort
page-decide-tunnel = Betal for tunnelen, eller giv op
page-waiting-for = Venter på { $names }
page-over = Spillet er slut
page-cancelled = Spillet er aflyst
page-place-chosen = { $place }: tryk på den anden ende

# Tickets, cards, actions
page-your-tickets = Dine { -tickets }
page-your-hand = Din hånd
page-hand-empty = Du har ingen kort.
page-cards-to-take = Kort, du kan tage
page-take-card = Tag et kort: { $card }
page-deck = Træk fra stakken ({ $number } kort)
page-deck-short = Stak
page-wild-not-second = { refused-wild-as-second-card }
page-draw-tickets = { button-tickets }
page-station = Togstation
page-ferry-card = { button-ferry }
page-pass = { button-pass }
page-undo = { button-undo }
page-hint = Tip
page-do-it = Gør det
page-queue = { button-queue }
page-log = Det er der sket
page-log-short = Forløb
page-sign-out = Log ud på denne enhed
page-signed-out = Du er logget ud. Åbn spillepladen fra Discord, når du vil spille her igen.
page-other-tables = Dine andre borde

# The sheet of a route or a city
page-more-ways =
    { $number ->
        [one] { $number } anden måde at betale på
       *[other] { $number } andre måder at betale på
    }
page-other-cards = Andre kort
page-other-cards-note = Kortene gælder for hinanden, som reglerne siger; passer de ikke, får du at vide, hvad der mangler.
page-pay-these-cards = Betal med disse kort
page-one-less = Ét mindre: { $card }
page-one-more = Ét mere: { $card }
page-is-yours = Strækningen er din.
page-is-taken = { $name } har taget denne strækning.
page-is-closed = Strækningen kan ikke længere tages.
page-is-free = Ingen har denne strækning endnu.
page-first-second-card = Tag først dit andet kort.
page-first-decide = Afgør først det, du bliver spurgt om.
page-station-in = Togstation i { $place }

# Decisions
page-keep-at-least =
    { $number ->
        [one] Du skal beholde dette { -ticket }.
       *[other] Behold mindst { $keep } af disse { -tickets }.
    }
page-keep =
    { $number ->
        [0] Vælg, hvad du vil beholde
        [one] Behold { $number } { -ticket }
       *[other] Behold { $number } { -tickets }
    }
page-tunnel-due = { $number } kort mere at betale
page-tunnel-cannot-pay = { tunnel-cannot-pay }
page-turned = Vendt
page-give-up = Giv op, og tag dine kort tilbage
page-vote-yes = { button-undo-yes }
page-vote-no = { button-undo-no }

# The end
page-all-points = Alle point
page-replay = Se spillet igen
page-review = { button-review }
page-review-wait = Det kan tage et halvt minut.

# Lists below the board
page-routes = Strækninger, du kan tage
page-routes-to-queue = Strækninger, du kan sætte i kø
page-no-routes = Du har ikke kort til nogen strækning endnu.
page-stations = Byg en togstation

# The queue
page-queue-for-next-turn = Sæt i kø til din næste tur
page-queue-it = Sæt det i kø til din næste tur
page-queue-extra = Hvis tunnelen koster mere
page-queue-empty = Der er intet i køen.
page-queue-add = Tilføj et træk
page-queue-tap = Eller tryk på en strækning, et kort eller en by.
page-queue-when = Når det bliver din tur
page-queue-last-round = Også i sidste runde
page-queued = Det er i din kø.
page-remove = Fjern

# When something is wrong
page-outdated = Spillet er gået videre. Sådan ser det ud nu.
page-offline = Ingen forbindelse. Det, du gør, bliver sendt, når den er tilbage.
page-unreachable = Botten svarede ikke. Prøv igen.
page-session-over = { web-refused-signed-out }
