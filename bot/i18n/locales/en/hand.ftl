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
dm-hand = **{ $map } · your hand**
dm-table = Go to the table: { $link }
dm-your-turn = ➡️ It's your turn.
dm-not-your-turn = It isn't your turn yet.
dm-choose-tickets = ➡️ Choose your { -tickets }.
dm-over = **{ $map }: the game is over.**
dm-seat-left = **{ $map }**: { $name } has taken over your seat.
dm-seat-left-to-computer-player = **{ $map }**: a { -computer-player } has taken over your seat.
dm-stand-in = **{ $map }: a { -stand-in } is playing for you for now.** Come back whenever you like.
dm-switched-off = **{ $map }**: your hand no longer comes by direct message. `/{ command-hand }` shows it; `/{ command-reminders }` brings the messages back.
hand-first-turn = 🌱 Your first turn! Do **one** thing: take two cards (tap a colour or **{ button-draw }**), or choose **{ button-claim }** or **{ button-tickets }**.
dm-closed = I can't send you direct messages, but `/{ command-hand }` shows you everything right here.
