## Words and short phrases that many texts share

-computer-player = computerspeler
-computer-players = computerspelers
-stand-in = computerinvaller

# Who did something: the reader, or a player by name. A language whose verbs change with the person
# selects by $person in its own texts instead.
actor =
    { $person ->
        [you] Je
       *[other] { $name }
    }
and = { $others } en { $last }
or = { $others } of { $last }
points =
    { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }
points-in-words =
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

# Cards in menus, lists and labels
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

# Cards in a sentence
named-cards-pink =
    { $number ->
        [one] een roze kaart
       *[other] { $number } roze kaarten
    }
named-cards-white =
    { $number ->
        [one] een witte kaart
       *[other] { $number } witte kaarten
    }
named-cards-blue =
    { $number ->
        [one] een blauwe kaart
       *[other] { $number } blauwe kaarten
    }
named-cards-yellow =
    { $number ->
        [one] een gele kaart
       *[other] { $number } gele kaarten
    }
named-cards-orange =
    { $number ->
        [one] een oranje kaart
       *[other] { $number } oranje kaarten
    }
named-cards-black =
    { $number ->
        [one] een zwarte kaart
       *[other] { $number } zwarte kaarten
    }
named-cards-red =
    { $number ->
        [one] een rode kaart
       *[other] { $number } rode kaarten
    }
named-cards-green =
    { $number ->
        [one] een groene kaart
       *[other] { $number } groene kaarten
    }
named-cards-wild =
    { $number ->
        [one] een { -wild }
       *[other] { $number } { -wilds }
    }
named-cards-ferry =
    { $number ->
        [one] een veerbootkaart
       *[other] { $number } veerbootkaarten
    }

# One of the face-up cards
open-card-pink = de open roze kaart
open-card-white = de open witte kaart
open-card-blue = de open blauwe kaart
open-card-yellow = de open gele kaart
open-card-orange = de open oranje kaart
open-card-black = de open zwarte kaart
open-card-red = de open rode kaart
open-card-green = de open groene kaart
open-card-wild = de open { -wild }

map-amsterdam = Amsterdam
map-europe = Europa
map-italy = Italië
map-usa = USA
level-easy = makkelijk
level-normal = gemiddeld
level-hard = moeilijk
route-tunnel = tunnel
route-carts = +1 handelsbonuskaart
route-any-cards = { $number } willekeurige kaarten tellen als één
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
map-newyork = New York
map-amsterdam-short = { map-amsterdam } (kort spel)
map-newyork-short = { map-newyork } (kort spel)
map-london = Londen
map-london-short = { map-london } (kort spel)
map-india = India
map-switzerland = Zwitserland
map-nordic = Noordse landen
