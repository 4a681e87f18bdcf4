## The page on which people play by touching the board. Everything here is sent to browsers.

page-you = Jij
page-players = Spelers
page-is-waited-for = is aan de beurt
page-points = { points-in-words }
page-pieces =
    { $number ->
        [one] nog { $number } { -wagon }
       *[other] nog { $number } { -wagons }
    }
page-cards = { holding-hand }
page-tickets-held = { holding-ticket }
page-stations-built =
    { $number ->
        [one] { $number } station gebouwd
       *[other] { $number } stations gebouwd
    }
page-ferry-cards = { cards-ferry }
page-merchandise = { holding-cart }
page-spaces =
    { $number ->
        [one] { $number } vakje
       *[other] { $number } vakjes
    }
page-tunnel = { route-tunnel }
page-tunnel-note = Een tunnel kan extra kaarten kosten. Of je die betaalt, beslis je dan pas.
page-board = Bord: { $map }
page-keys = Toetsen op het bord: met de pijltjes verschuif je het, + en − zoomen, 0 toont het hele bord.
page-zoom-plus = Inzoomen
page-zoom-minus = Uitzoomen
page-zoom-fit = Hele bord tonen
page-close = Sluiten
page-cancel = Annuleren
page-more = Meer
page-to-board = Naar het bord

# What is going on
page-your-turn = Jouw beurt
page-what-to-do = Jouw beurt: tik op een route of pak kaarten
page-last-turn = Je laatste beurt
page-second-card = Pak je tweede kaart
page-decide-tunnel = Betaal voor de tunnel of geef op
page-waiting-for = Wachten op { $names }
page-over = Het spel is afgelopen
page-cancelled = Het spel is geannuleerd
page-place-chosen = { $place }: tik op het andere eindpunt

# Tickets, cards, actions
page-your-tickets = Je { -tickets }
page-your-hand = Je hand
page-hand-empty = Je hebt geen kaarten.
page-cards-to-take = Kaarten die je kunt pakken
page-take-card = Pak een kaart: { $card }
page-deck =
    { $number ->
        [one] Trek van de stapel ({ $number } kaart)
       *[other] Trek van de stapel ({ $number } kaarten)
    }
page-deck-short = Stapel
page-wild-not-second = { refused-wild-as-second-card }
page-draw-tickets = { button-tickets }
page-station = Station
page-ferry-card = { button-ferry }
page-pass = { button-pass }
page-undo = { button-undo }
page-hint = Tip
page-do-it = { button-do-it }
page-queue = { button-queue }
page-log = Wat er gebeurd is
page-log-short = Verloop
page-sign-out = Uitloggen op dit apparaat
page-signed-out = Je bent uitgelogd. Open het bord vanuit Discord om hier weer te spelen.
page-other-tables = Je andere tafels

# The sheet of a route or a city
page-more-ways =
    { $number ->
        [one] { $number } andere manier
       *[other] { $number } andere manieren
    }
page-other-cards = Andere kaarten
page-other-cards-note = De kaarten gelden voor elkaar zoals de regels zeggen; passen ze niet, dan lees je wat er ontbreekt.
page-pay-these-cards = Betaal met deze kaarten
page-one-less = Eén minder: { $card }
page-one-more = Eén meer: { $card }
page-is-yours = Deze route is van jou.
page-is-taken = Deze route is van { $name }.
page-is-closed = Deze route kan niet meer geclaimd worden.
page-is-free = Deze route is nog van niemand.
page-first-second-card = Pak eerst je tweede kaart.
page-first-decide = Beantwoord eerst de vraag die openstaat.
page-station-in = Station in { $place }

# Decisions
page-keep-at-least =
    { $number ->
        [one] Deze { -ticket } moet je houden.
       *[other] Kies er minstens { $keep } om te houden.
    }
page-keep =
    { $number ->
        [0] Kies wat je wilt houden
        [one] { $number } { -ticket } houden
       *[other] { $number } { -tickets } houden
    }
page-tunnel-due =
    { $number ->
        [one] Nog { $number } kaart te betalen
       *[other] Nog { $number } kaarten te betalen
    }
page-tunnel-cannot-pay = { tunnel-cannot-pay }
page-turned = Omgedraaid
page-give-up = Opgeven en de kaarten terugnemen
page-vote-yes = { button-undo-yes }
page-vote-no = { button-undo-no }

# The end
page-all-points = Alle punten
page-replay = Het spel terugkijken
page-review = { button-review }
page-review-wait = Dit kan een halve minuut duren.

# Lists below the board
page-routes = Routes die je kunt claimen
page-routes-to-queue = Routes voor je wachtrij
page-no-routes = Je kunt nog geen enkele route betalen.
page-stations = Een station bouwen

# The queue
page-queue-for-next-turn = In de wachtrij voor je volgende beurt
page-queue-it = Zet in de wachtrij voor je volgende beurt
page-queue-extra = Als de tunnel meer kost
page-queue-empty = Je wachtrij is leeg.
page-queue-add = Een zet toevoegen
page-queue-tap = Of tik op een route, een kaart of een stad.
page-queue-when = Als je aan de beurt bent
page-queue-last-round = Ook in de laatste ronde
page-queued = Het staat in je wachtrij.
page-remove = Verwijderen

# When something is wrong
page-outdated = Het spel is al verder. Zo staat het er nu voor.
page-offline = Geen verbinding. Wat je doet, wordt verstuurd zodra die er weer is.
page-unreachable = De bot antwoordde niet. Probeer het nog eens.
page-session-over = Je bent hier niet meer ingelogd. Open het bord opnieuw vanuit Discord.
