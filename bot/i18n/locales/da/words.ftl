## Words and short phrases that many texts share

-computer-player = computerspiller
-computer-players = computerspillere
-stand-in = computervikar

# Who did something: the reader, or a player by name. A language whose verbs change with the person
# selects by $person in its own texts instead.
actor =
    { $person ->
        [you] Du
       *[other] { $name }
    }
and = { $others } og { $last }
or = { $others } eller { $last }
points = { $number } point
points-in-words = { $number } point
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

# Cards in menus, lists and labels
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

# Cards in a sentence
named-cards-pink =
    { $number ->
        [one] et pink kort
       *[other] { $number } pink kort
    }
named-cards-white =
    { $number ->
        [one] et hvidt kort
       *[other] { $number } hvide kort
    }
named-cards-blue =
    { $number ->
        [one] et blåt kort
       *[other] { $number } blå kort
    }
named-cards-yellow =
    { $number ->
        [one] et gult kort
       *[other] { $number } gule kort
    }
named-cards-orange =
    { $number ->
        [one] et orange kort
       *[other] { $number } orange kort
    }
named-cards-black =
    { $number ->
        [one] et sort kort
       *[other] { $number } sorte kort
    }
named-cards-red =
    { $number ->
        [one] et rødt kort
       *[other] { $number } røde kort
    }
named-cards-green =
    { $number ->
        [one] et grønt kort
       *[other] { $number } grønne kort
    }
named-cards-wild =
    { $number ->
        [one] { -a-wild }
       *[other] { $number } { -wilds }
    }
named-cards-ferry =
    { $number ->
        [one] et færgekort
       *[other] { $number } færgekort
    }

# One of the face-up cards
open-card-pink = det åbne pink kort
open-card-white = det åbne hvide kort
open-card-blue = det åbne blå kort
open-card-yellow = det åbne gule kort
open-card-orange = det åbne orange kort
open-card-black = det åbne sorte kort
open-card-red = det åbne røde kort
open-card-green = det åbne grønne kort
open-card-wild = { -the-open-wild }

map-amsterdam = Amsterdam
map-europe = Europa
map-italy = Italien
map-usa = USA
level-easy = let
level-normal = normal
level-hard = svær
route-tunnel = tunnel
route-carts = +1 handelsvarekort
route-any-cards = { $number } vilkårlige kort gælder for ét
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
new-stations =
    { $number ->
        [one] { $number } togstation
       *[other] { $number } togstationer
    }
holding-ferry = { cards-ferry }
holding-cart = { $number } handelsvarekort
map-newyork = New York
map-amsterdam-short = { map-amsterdam } (kort spil)
map-newyork-short = { map-newyork } (kort spil)
map-london = London
map-london-short = { map-london } (kort spil)
map-india = Indien
map-switzerland = Schweiz
map-nordic = Norden
