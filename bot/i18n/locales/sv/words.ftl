## Words and short phrases that many texts share

-computer-player = datorspelare
-computer-players = datorspelare
-stand-in = datorvikarie

# Who did something: the reader, or a player by name. A language whose verbs change with the person
# selects by $person in its own texts instead.
actor =
    { $person ->
        [you] Du
       *[other] { $name }
    }
and = { $others } och { $last }
or = { $others } eller { $last }
points = { $number } poäng
points-in-words = { $number } poäng
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

# Cards in menus, lists and labels
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

# Cards in a sentence
named-cards-pink =
    { $number ->
        [one] ett rosa kort
       *[other] { $number } rosa kort
    }
named-cards-white =
    { $number ->
        [one] ett vitt kort
       *[other] { $number } vita kort
    }
named-cards-blue =
    { $number ->
        [one] ett blått kort
       *[other] { $number } blå kort
    }
named-cards-yellow =
    { $number ->
        [one] ett gult kort
       *[other] { $number } gula kort
    }
named-cards-orange =
    { $number ->
        [one] ett orange kort
       *[other] { $number } orange kort
    }
named-cards-black =
    { $number ->
        [one] ett svart kort
       *[other] { $number } svarta kort
    }
named-cards-red =
    { $number ->
        [one] ett rött kort
       *[other] { $number } röda kort
    }
named-cards-green =
    { $number ->
        [one] ett grönt kort
       *[other] { $number } gröna kort
    }
named-cards-wild =
    { $number ->
        [one] { -a-wild }
       *[other] { $number } { -wilds }
    }
named-cards-ferry =
    { $number ->
        [one] ett färjekort
       *[other] { $number } färjekort
    }

# One of the face-up cards
open-card-pink = det uppvända rosa kortet
open-card-white = det uppvända vita kortet
open-card-blue = det uppvända blå kortet
open-card-yellow = det uppvända gula kortet
open-card-orange = det uppvända orange kortet
open-card-black = det uppvända svarta kortet
open-card-red = det uppvända röda kortet
open-card-green = det uppvända gröna kortet
open-card-wild = { -the-open-wild }

map-amsterdam = Amsterdam
map-europe = Europa
map-italy = Italien
map-usa = USA
level-easy = lätt
level-normal = normal
level-hard = svår
route-tunnel = tunnel
route-carts = +1 handelsbonuskort
route-any-cards = { $number } valfria kort räknas som ett
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
new-stations =
    { $number ->
        [one] { $number } station
       *[other] { $number } stationer
    }
holding-ferry = { cards-ferry }
holding-cart = { $number } handelsbonuskort
map-newyork = New York
map-amsterdam-short = { map-amsterdam } (kort spel)
map-newyork-short = { map-newyork } (kort spel)
map-london = London
map-london-short = { map-london } (kort spel)
map-india = Indien
map-switzerland = Schweiz
map-nordic = Norden
