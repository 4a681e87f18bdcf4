## Labels of buttons

button-join = Deltag
button-leave = Meld fra
button-start = Start
button-add-computer-player = Tilføj computer
button-remove-computer-player = Fjern computer
button-cancel = Aflys spillet
button-draw = Stakken
button-draw-two = To kort
button-claim = Tag strækning
button-other-ways =
    { $number ->
        [one] { $number } anden måde
       *[other] { $number } andre måder
    }
button-tickets = { -Tickets }
button-choose = Vælg { -tickets }
button-station = Byg station
button-ferry = Færgekort
button-pass = Meld pas
button-do-it = Gør det
button-tunnel = Betal eller giv op
button-give-up = Giv op
button-turn = Min tur
button-hand = Min hånd
button-refresh = Opdater
button-board = Min spilleplade
button-recap = Hvad er der sket?
button-text-board = Som tekst
button-zoom-own = Mine { -tickets }
button-zoom-whole = Hele spillepladen
button-rules = Regler
button-undo = Fortryd
button-undo-yes = Tillad
button-undo-no = Afvis
button-vote-wait = Vent lidt endnu
button-vote-stand-in = Computervikar
button-vote-substitute = Find en afløser
button-mute = Stop påmindelser
button-come-back = Jeg er tilbage
button-vote = Stem
button-again = Spil igen
button-previous-page = Forrige
button-next-page = Næste
button-back = Tilbage
button-not-now = Ikke nu
button-resign = Forlad spillet
button-take-over = Jeg tager over
button-decline = Nej tak
