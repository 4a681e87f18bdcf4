## Labels of buttons

button-join = Gå med
button-leave = Hoppa av
button-start = Starta
button-add-computer-player = Lägg till dator
button-remove-computer-player = Ta bort dator
button-cancel = Avbryt spelet
button-draw = Högen
button-draw-two = Två kort
button-claim = Muta in
button-other-ways =
    { $number ->
        [one] Ett annat sätt
       *[other] { $number } andra sätt
    }
button-tickets = { -Tickets }
button-choose = Välj { -tickets }
button-station = Bygg station
button-ferry = Färjekort
button-pass = Passa
button-do-it = Gör det
button-tunnel = Betala eller ge upp
button-give-up = Ge upp
button-turn = Min tur
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
button-undo-no = Neka
button-vote-wait = Vänta lite till
button-vote-stand-in = Låt datorn spela
button-vote-substitute = Hitta en ersättare
button-mute = Sluta påminna mig
button-come-back = Jag är tillbaka
button-vote = Rösta
button-again = Spela igen
button-previous-page = Tillbaka
button-next-page = Nästa
button-back = Tillbaka
button-not-now = Inte nu
button-resign = Lämna spelet
button-take-over = Jag tar över
button-decline = Nej tack
