## Reminders, and how somebody wants to be reminded

remind-turn = { $who }, de andra väntar på dig vid bordet med **{ $map }**: { $link } (din tur började { $since })
remind-dm =
    { $every ->
        [one] Jag påminner dig med ett direktmeddelande: först efter { $first } tim, sedan varje timme.
       *[other] Jag påminner dig med ett direktmeddelande: först efter { $first } tim, sedan med { $every } timmars mellanrum.
    }
remind-mention =
    { $every ->
        [one] Jag påminner dig genom att nämna dig vid bordet: först efter { $first } tim, sedan varje timme.
       *[other] Jag påminner dig genom att nämna dig vid bordet: först efter { $first } tim, sedan med { $every } timmars mellanrum.
    }
remind-off =
    { $every ->
        [one] Jag påminner dig inte. (Valda tider: först efter { $first } tim, sedan varje timme.)
       *[other] Jag påminner dig inte. (Valda tider: först efter { $first } tim, sedan med { $every } timmars mellanrum.)
    }
remind-quiet = Tysta timmar: { $start }–{ $end } ({ $zone }).
remind-no-quiet = Inga tysta timmar.
remind-zone-unset = -# Tidszonen är fortfarande UTC. En annan väljer du till exempel med `/{ command-remind } { option-time-zone }:Europe/Stockholm`.
remind-dm-on = Din hand kommer som direktmeddelande.
remind-dm-off = Din hand kommer inte som direktmeddelande; `/{ command-hand }` visar den.
