## A player's hand, also as a direct message

hand-cards =
    { $number ->
        [one] **{ $number } kaart:** { $cards }
       *[other] **{ $number } kaarten:** { $cards }
    }
hand-empty = Je hebt geen kaarten.
hand-tickets =
    { $number ->
        [one] **{ $number } { -ticket }:**
       *[other] **{ $number } { -tickets }:**
    }
dm-hand = **{ $map } · je hand**
dm-table = Naar de tafel: { $link }
dm-your-turn = ➡️ Je bent aan de beurt.
dm-not-your-turn = Je bent nog niet aan de beurt.
dm-choose-tickets = ➡️ Kies je { -tickets }.
dm-over = **{ $map }: het spel is afgelopen.**
dm-seat-left = **{ $map }**: { $name } heeft je plaats overgenomen.
dm-seat-left-to-computer-player = **{ $map }**: een { -computer-player } heeft je plaats overgenomen.
dm-stand-in = **{ $map }: een { -stand-in } speelt voorlopig voor je.** Kom terug wanneer je maar wilt.
dm-switched-off = **{ $map }**: je hand komt niet meer als privébericht. Je ziet hem met `/{ command-hand }`; met `/{ command-reminders }` zet je de berichten weer aan.
hand-first-turn = 🌱 Je eerste beurt! Doe **één** ding: pak twee kaarten (tik op een kleur of op **{ button-draw }**), of kies **{ button-claim }** of **{ button-tickets }**.
dm-closed = Ik kan je geen privéberichten sturen, maar met `/{ command-hand }` zie je alles hier.
