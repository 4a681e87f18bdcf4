## Words and short phrases that many texts share

you = You
and = { $others } and { $last }
or = { $others } or { $last }
points =
    { $number ->
        [one] { $number } pt
       *[other] { $number } pts
    }
colour-pink = pink
colour-white = white
colour-blue = blue
colour-yellow = yellow
colour-orange = orange
colour-black = black
colour-red = red
colour-green = green
colour-wild = { -wild }
colour-grey = grey
cards-pink = { $number } pink
cards-white = { $number } white
cards-blue = { $number } blue
cards-yellow = { $number } yellow
cards-orange = { $number } orange
cards-black = { $number } black
cards-red = { $number } red
cards-green = { $number } green
cards-wild =
    { $number ->
        [one] { $number } { -wild }
       *[other] { $number } { -wilds }
    }
cards-ferry =
    { $number ->
        [one] { $number } ferry card
       *[other] { $number } ferry cards
    }
cards-none = no cards
map-amsterdam = Amsterdam
map-europe = Europe
map-italy = Italy
map-usa = USA
level-easy = easy
level-normal = normal
level-hard = hard
route-tunnel = tunnel
route-carts = carts
route-locomotives =
    { $number ->
        [one] ferry with { $number } { -wild }
       *[other] ferry with { $number } { -wilds }
    }
route-waves =
    { $number ->
        [one] ferry with { $number } wave
       *[other] ferry with { $number } waves
    }
holding-wagon =
    { $number ->
        [one] { $number } { -wagon }
       *[other] { $number } { -wagons }
    }
holding-hand =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
holding-ticket =
    { $number ->
        [one] { $number } { -ticket }
       *[other] { $number } { -tickets }
    }
holding-station =
    { $number ->
        [one] { $number } station left
       *[other] { $number } stations left
    }
new-stations =
    { $number ->
        [one] { $number } station
       *[other] { $number } stations
    }
holding-ferry = { cards-ferry }
holding-cart =
    { $number ->
        [one] { $number } merchandise card
       *[other] { $number } merchandise cards
    }
