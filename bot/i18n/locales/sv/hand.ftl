## A player's hand, also as a direct message

hand-cards = **{ $number } kort:** { $cards }
hand-empty = Du har inga kort.
hand-tickets =
    { $number ->
        [one] **{ $number } { -ticket }:**
       *[other] **{ $number } { -tickets }:**
    }
dm-hand = **Din hand i { $map }: { $number } kort**
dm-table = Till bordet: { $link }
dm-your-turn = ➡️ Det är din tur.
dm-not-your-turn = Det är inte din tur än.
dm-choose-tickets = ➡️ Välj { -tickets }.
dm-over = **{ $map }: spelet är slut.**
dm-seat-left = { $name } spelar vidare för dig i **{ $map }**.
dm-seat-left-to-computer-player = En automatisk spelare spelar vidare för dig i **{ $map }**.
dm-stand-in = **En automatisk vikarie spelar för dig i { $map } tills vidare.** Kom tillbaka när du vill.
dm-switched-off = Din hand i **{ $map }** kommer inte längre som direktmeddelande, som du önskade. `/{ command-hand }` visar den, `/{ command-remind }` hämtar tillbaka den.
hand-first-turn = 🌱 Din första tur. Gör en sak: ta två kort, muta in en sträcka eller dra { -tickets }. `/{ command-rules }` berättar mer.
dm-closed = Jag kan inte skicka direktmeddelanden till dig. `/{ command-hand }` visar dig allt, här också.
