## Words and short phrases that many texts share

-computer-player = computer player
-computer-players = computer players
-stand-in = computer stand-in

# Who did something: the reader, or a player by name. A language whose verbs change with the person
# selects by $person in its own texts instead.
actor =
    { $person ->
        [you] You
       *[other] { $name }
    }
and = { $others } and { $last }
or = { $others } or { $last }
points =
    { $number ->
        [one] { $number } pt
       *[other] { $number } pts
    }
points-in-words =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
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

# Cards in menus, lists and labels
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

# Cards in a sentence
named-cards-pink =
    { $number ->
        [one] a pink card
       *[other] { $number } pink cards
    }
named-cards-white =
    { $number ->
        [one] a white card
       *[other] { $number } white cards
    }
named-cards-blue =
    { $number ->
        [one] a blue card
       *[other] { $number } blue cards
    }
named-cards-yellow =
    { $number ->
        [one] a yellow card
       *[other] { $number } yellow cards
    }
named-cards-orange =
    { $number ->
        [one] an orange card
       *[other] { $number } orange cards
    }
named-cards-black =
    { $number ->
        [one] a black card
       *[other] { $number } black cards
    }
named-cards-red =
    { $number ->
        [one] a red card
       *[other] { $number } red cards
    }
named-cards-green =
    { $number ->
        [one] a green card
       *[other] { $number } green cards
    }
named-cards-wild =
    { $number ->
        [one] { -a-wild }
       *[other] { $number } { -wilds }
    }
named-cards-ferry =
    { $number ->
        [one] a ferry card
       *[other] { $number } ferry cards
    }

# One of the face-up cards
open-card-pink = the face-up pink card
open-card-white = the face-up white card
open-card-blue = the face-up blue card
open-card-yellow = the face-up yellow card
open-card-orange = the face-up orange card
open-card-black = the face-up black card
open-card-red = the face-up red card
open-card-green = the face-up green card
open-card-wild = { -the-open-wild }

map-amsterdam = Amsterdam
map-europe = Europe
map-italy = Italy
map-usa = USA
level-easy = easy
level-normal = normal
level-hard = hard
route-tunnel = tunnel
route-carts = +1 merchandise card
route-any-cards = any { $number } cards count as one
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
map-newyork = New York
map-amsterdam-short = { map-amsterdam } (short game)
map-newyork-short = { map-newyork } (short game)
map-london = London
map-london-short = { map-london } (short game)
map-india = India
map-switzerland = Switzerland
map-nordic = Nordic Countries
