## A player's hand, also as a direct message

hand-cards = **{ $number } kort:** { $cards }
hand-empty = Du har ingen kort.
hand-tickets =
    { $number ->
        [one] **{ $number } { -ticket }:**
       *[other] **{ $number } { -tickets }:**
    }
dm-hand = **Din hånd i { $map }: { $number } kort**
dm-table = Til bordet: { $link }
dm-your-turn = ➡️ Det er din tur.
dm-not-your-turn = Det er ikke din tur endnu.
dm-choose-tickets = ➡️ Vælg { -tickets }.
dm-over = **{ $map }: spillet er slut.**
dm-seat-left = { $name } spiller videre for dig i **{ $map }**.
dm-seat-left-to-computer-player = En automatisk spiller spiller videre for dig i **{ $map }**.
dm-stand-in = **En automatisk vikar spiller for dig i { $map } indtil videre.** Kom tilbage, når du vil.
dm-switched-off = Din hånd i **{ $map }** kommer ikke længere som privat besked, som du ønskede. `/{ command-hand }` viser den, `/{ command-remind }` får den til at komme igen.
hand-first-turn = 🌱 Din første tur. Gør én ting: tag to kort, gør krav på en strækning, eller træk { -tickets }. `/{ command-rules }` fortæller mere.
dm-closed = Jeg kan ikke sende dig private beskeder. `/{ command-hand }` viser dig det hele, også her.
