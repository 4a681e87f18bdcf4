## For people who play their first game

lobby-about-trains = -# Et brætspil om tog, som I spiller én tur ad gangen over flere dage. Flest point vinder. Ny her? Tryk på **{ button-rules }**.
lobby-about-carts = -# Et brætspil om handel, som I spiller én tur ad gangen over flere dage. Flest point vinder. Ny her? Tryk på **{ button-rules }**.
tickets-about = -# Et { -ticket } viser to { -cities }. Forbinder du dem med dine strækninger inden slutningen, får du kortets point; ellers mister du dem.
tickets-about-short = Forbind de to { -cities } inden slutningen og få kortets point; ellers mister du dem.
turn-first = 🌱 Første tur: gør én af tre ting. Tag to kort (tryk på farver eller **{ button-draw }**), gør krav på en strækning (**{ button-claim }**), eller træk flere { -tickets } (**{ button-tickets }**).
turn-first-station = -# **{ button-station }** kan vente: til sidst må du med en togstation bruge en anden spillers strækning.
turn-first-ferry = -# **{ button-ferry }**: betaler for felter med bølger. At trække et tager hele turen.
topic-goal = Målet
rules-goal = Flest point vinder. Du får point for hver strækning, du gør krav på, og til sidst for { -tickets } og bonus.
help-first = **Du behøver aldrig skrive noget:** når det er din tur, kan du klare alt med knapperne under spillepladen.
