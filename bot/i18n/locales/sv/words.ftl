## Words and short phrases that many texts share

you = Du
and = { $others } och { $last }
or = { $others } eller { $last }
points = { $number } poäng
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
map-amsterdam = Amsterdam
map-europe = Europa
map-italy = Italien
map-usa = USA
level-easy = lätt
level-normal = normal
level-hard = svår
route-tunnel = tunnel
route-carts = kärrsymboler
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
