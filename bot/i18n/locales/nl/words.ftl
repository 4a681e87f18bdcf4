## Words and short phrases that many texts share

you = Je
and = { $others } en { $last }
or = { $others } of { $last }
points =
    { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }
colour-pink = roze
colour-white = wit
colour-blue = blauw
colour-yellow = geel
colour-orange = oranje
colour-black = zwart
colour-red = rood
colour-green = groen
colour-wild = { -wild }
colour-grey = grijs
cards-pink = { $number } roze
cards-white = { $number } witte
cards-blue = { $number } blauwe
cards-yellow = { $number } gele
cards-orange = { $number } oranje
cards-black = { $number } zwarte
cards-red = { $number } rode
cards-green = { $number } groene
cards-wild =
    { $number ->
        [one] { $number } { -wild }
       *[other] { $number } { -wilds }
    }
cards-ferry =
    { $number ->
        [one] { $number } veerbootkaart
       *[other] { $number } veerbootkaarten
    }
cards-none = geen kaarten
map-amsterdam = Amsterdam
map-europe = Europa
map-italy = Italië
map-usa = USA
level-easy = makkelijk
level-normal = gemiddeld
level-hard = moeilijk
route-tunnel = tunnel
route-carts = kar-symbolen
route-locomotives =
    { $number ->
        [one] veerboot met { $number } { -wild }
       *[other] veerboot met { $number } { -wilds }
    }
route-waves =
    { $number ->
        [one] veerboot met { $number } golf
       *[other] veerboot met { $number } golven
    }
holding-wagon =
    { $number ->
        [one] { $number } { -wagon }
       *[other] { $number } { -wagons }
    }
holding-hand =
    { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    }
holding-ticket =
    { $number ->
        [one] { $number } { -ticket }
       *[other] { $number } { -tickets }
    }
holding-station =
    { $number ->
        [one] nog { $number } station
       *[other] nog { $number } stations
    }
new-stations =
    { $number ->
        [one] { $number } station
       *[other] { $number } stations
    }
holding-ferry = { cards-ferry }
holding-cart =
    { $number ->
        [one] { $number } handelsbonuskaart
       *[other] { $number } handelsbonuskaarten
    }
