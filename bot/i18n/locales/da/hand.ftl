## A player's hand, also as a direct message

hand-cards = **{ $number } kort:** { $cards }
hand-empty = Du har ingen kort.
hand-tickets =
    { $number ->
        [one] **{ $number } { -ticket }:**
       *[other] **{ $number } { -tickets }:**
    }
dm-hand = **{ $map } · din hånd**
dm-table = Til bordet: { $link }
dm-your-turn = ➡️ Det er din tur.
dm-not-your-turn = Det er ikke din tur endnu.
dm-choose-tickets = ➡️ Vælg { -tickets }.
dm-over = **{ $map }: spillet er slut.**
dm-seat-left = **{ $map }**: { $name } har overtaget din plads.
dm-seat-left-to-computer-player = **{ $map }**: en { -computer-player } har overtaget din plads.
dm-stand-in = **{ $map }: en { -stand-in } spiller for dig indtil videre.** Kom tilbage, når du vil.
dm-switched-off = **{ $map }**: din hånd kommer ikke længere som direkte besked. `/{ command-hand }` viser den, og `/{ command-reminders }` slår beskederne til igen.
hand-first-turn = 🌱 Din første tur! Gør **én** ting: tag to kort (tryk på en farve eller **{ button-draw }**), eller vælg **{ button-claim }** eller **{ button-tickets }**.
dm-closed = Jeg kan ikke sende dig direkte beskeder, men `/{ command-hand }` viser dig det hele her.
