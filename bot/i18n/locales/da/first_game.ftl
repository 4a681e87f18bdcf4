## For people who play their first game

lobby-about-trains = -# Et brætspil om tog, som I spiller én tur ad gangen over dage eller uger: tag strækninger, forbind byer, og få flest point. **{ button-rules }** forklarer hvordan.
lobby-about-carts = -# Et brætspil om handel, som I spiller én tur ad gangen over dage eller uger: tag strækninger, opfyld kontrakter, og få flest point. **{ button-rules }** forklarer hvordan.
tickets-about = -# Et { -ticket } viser to { -cities }. Forbinder du dem med dine strækninger, inden spillet slutter, får du kortets point; ellers mister du dem.
tickets-about-short = Forbind de to { -cities }, inden spillet slutter, og få kortets point; ellers mister du dem.
tickets-about-targets = -# Et { -ticket } med flere mål giver kun point for det bedste, du når; når du ingen af dem, mister du det laveste antal point.
turn-first = -# 🌱 Første tur? **{ button-turn }** forklarer det hele.
turn-first-station = -# **{ button-station }** kan vente: når spillet slutter, lader en togstation dig låne en anden spillers strækning.
turn-first-ferry = -# **{ button-ferry }**: med færgekort betaler du for felter med bølger. Det koster en hel tur at trække et.
topic-goal = Formål
rules-goal = Flest point vinder. Strækninger giver point med det samme; til sidst giver opfyldte { -tickets } og bonus flere, og uopfyldte { -tickets } trækker fra.
help-first = **I din tur behøver du aldrig skrive noget:** du kan klare alt med knapperne under spillepladen.
lobby-about-taxis = -# Et kort brætspil om taxaer, som I spiller én tur ad gangen over dage eller uger: tag strækninger, forbind steder, og få flest point. **{ button-rules }** forklarer hvordan.
lobby-about-buses = -# Et kort brætspil om busser, som I spiller én tur ad gangen over dage eller uger: tag strækninger, forbind steder, og få flest point. **{ button-rules }** forklarer hvordan.
