## A player's hand, also as a direct message

hand-cards = **{ $number } kort:** { $cards }
hand-empty = Du har inga kort.
hand-tickets =
    { $number ->
        [one] **{ $number } { -ticket }:**
       *[other] **{ $number } { -tickets }:**
    }
dm-hand = **{ $map } · din hand**
dm-table = Till bordet: { $link }
dm-your-turn = ➡️ Det är din tur.
dm-not-your-turn = Det är inte din tur än.
dm-choose-tickets = ➡️ Välj { -tickets }.
dm-over = **{ $map }: spelet är slut.**
dm-seat-left = **{ $map }**: { $name } har tagit över din plats.
dm-seat-left-to-computer-player = **{ $map }**: en { -computer-player } har tagit över din plats.
dm-stand-in = **{ $map }: en { -stand-in } spelar för dig tills vidare.** Kom tillbaka när du vill.
dm-switched-off = **{ $map }**: du får inte längre din hand som direktmeddelande. `/{ command-hand }` visar den, och med `/{ command-reminders }` slår du på meddelandena igen.
hand-first-turn = 🌱 Din första tur! Gör **en** sak: ta två kort (tryck på en färg eller **{ button-draw }**), eller välj **{ button-claim }** eller **{ button-tickets }**.
dm-closed = Jag kan inte skicka direktmeddelanden till dig, men `/{ command-hand }` visar allt här.
