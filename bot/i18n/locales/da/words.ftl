## Words and short phrases that many texts share

you = Du
and = { $others } og { $last }
or = { $others } eller { $last }
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
new-stations =
    { $number ->
        [one] { $number } togstation
       *[other] { $number } togstationer
    }
holding-ferry = { cards-ferry }
holding-cart = { $number } handelsvarekort
