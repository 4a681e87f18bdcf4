## Labels of buttons

button-join = Meedoen
button-leave = Afmelden
button-start = Starten
button-add-computer-player = Computer erbij
button-remove-computer-player = Computer eruit
button-cancel = Spel annuleren
button-draw = Stapel
button-draw-two = Stapel ×2
button-claim = Route claimen
button-other-ways =
    { $number ->
        [one] { $number } andere manier
       *[other] { $number } andere manieren
    }
button-tickets = { -Short-tickets } trekken
button-choose = { -Short-tickets } kiezen
button-station = Station bouwen
button-ferry = Veerbootkaart
button-pass = Passen
button-do-it = Doen
button-tunnel = Betalen of opgeven
button-give-up = Opgeven
button-hand = Mijn hand
button-refresh = Vernieuwen
button-board = Mijn bord
button-recap = Wat is er gebeurd?
button-text-board = Als tekst
button-zoom-own = Mijn { -short-tickets }
button-zoom-whole = Hele bord
button-rules = Regels
button-undo = Terugnemen
button-undo-yes = Toestaan
button-undo-no = Weigeren
button-vote-wait = Blijven wachten
button-vote-stand-in = Computer valt in
button-vote-substitute = Vervanger zoeken
button-mute = Niet meer herinneren
button-come-back = Ik ben terug
button-vote = Stemmen
button-again = Nog een keer
button-previous-page = Terug
button-next-page = Meer
button-not-now = Nu niet
button-resign = Stoppen
button-take-over = Ik speel verder
button-decline = Nee, bedankt
