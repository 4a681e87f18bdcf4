## Labels of buttons

button-join = Gå med
button-leave = Lämna
button-start = Starta
button-add-computer-player = Lägg till automatisk spelare
button-remove-computer-player = Ta bort automatisk spelare
button-cancel = Avblås
button-draw = Högen
button-draw-two = Högen ×2
button-claim = Muta in sträcka
button-other-ways =
    { $number ->
        [one] { $number } annat sätt
       *[other] { $number } andra sätt
    }
button-tickets = Dra { -tickets }
button-choose = Välj { -tickets }
button-station = Bygg station
button-ferry = Färjekort
button-pass = Passa
button-do-it = Gör så
button-tunnel = Betala eller ge upp
button-give-up = Ge upp
button-hand = Min hand
button-refresh = Uppdatera
button-board = Mitt bräde
button-recap = Vad har hänt?
button-text-board = Som text
button-zoom-own = Mina { -tickets }
button-zoom-whole = Hela brädet
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
button-previous-page = Tillbaka
button-next-page = Fler
button-not-now = Inte nu
button-resign = Ge upp
button-take-over = Jag spelar vidare
button-decline = Nej tack
