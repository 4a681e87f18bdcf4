## A player's hand, also as a direct message

hand-cards =
    { $number ->
        [one] **{ $number } card:** { $cards }
       *[other] **{ $number } cards:** { $cards }
    }
hand-empty = You have no cards.
hand-tickets =
    { $number ->
        [one] **{ $number } { -ticket }:**
       *[other] **{ $number } { -tickets }:**
    }
dm-hand =
    { $number ->
        [one] **Your hand on { $map }: { $number } card**
       *[other] **Your hand on { $map }: { $number } cards**
    }
dm-table = To the table: { $link }
dm-your-turn = ➡️ It is your turn.
dm-not-your-turn = It is not your turn yet.
dm-choose-tickets = ➡️ Choose your { -tickets }.
dm-over = **{ $map }: the game is over.**
dm-seat-left = { $name } plays on for you on **{ $map }**.
dm-seat-left-to-computer-player = An automatic player plays on for you on **{ $map }**.
dm-stand-in = **An automatic stand-in plays for you on { $map } for now.** Come back whenever you like.
dm-switched-off = Your hand on **{ $map }** no longer comes by direct message, as you wished. `/{ command-hand }` shows it, `/{ command-remind }` brings it back.
hand-first-turn = 🌱 Your first turn. Do one thing: take two cards, claim a route, or draw { -tickets }. `/{ command-rules }` tells you more.
dm-closed = I cannot send you direct messages. `/{ command-hand }` shows you everything, here too.
