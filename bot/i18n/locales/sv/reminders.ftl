## Reminders, and how somebody wants to be reminded

remind-turn = { $who }, det är din tur och de andra väntar. **{ $map }**: { $link } (turen började { $since })
remind-turn-alone = { $who }, det är din tur. **{ $map }**: { $link } (turen började { $since })
remind-long = { $who }, **{ $map }** väntar fortfarande på ditt drag: { $link } (turen började { $since }). Jag påminner dig en gång i veckan.
remind-turns = { $who }, det är din tur i { $number } spel:
remind-others =
    { $number ->
        [one] -# Ett spel till på den här servern väntar på dig; `/{ command-games }` (`/games`) visar det.
       *[other] -# { $number } spel till på den här servern väntar på dig; `/{ command-games }` (`/games`) visar dem.
    }
remind-how = -# Passar tiden dåligt? Under **{ button-reminders }** väljer du tidszon, tysta timmar och hur ofta du blir påmind.
remind-dm =
    { $every ->
        [one]
            Påminnelser som direktmeddelande: först efter { $first ->
                [one] en timme
               *[other] { $first } timmar
            }, sedan varje timme.
       *[other]
            Påminnelser som direktmeddelande: först efter { $first ->
                [one] en timme
               *[other] { $first } timmar
            }, sedan med { $every } timmars mellanrum.
    }
remind-mention =
    { $every ->
        [one]
            Påminnelser som omnämnande i kanalen: först efter { $first ->
                [one] en timme
               *[other] { $first } timmar
            }, sedan varje timme.
       *[other]
            Påminnelser som omnämnande i kanalen: först efter { $first ->
                [one] en timme
               *[other] { $first } timmar
            }, sedan med { $every } timmars mellanrum.
    }
remind-off =
    { $every ->
        [one]
            Påminnelser är avstängda. (Valda tider: först efter { $first ->
                [one] en timme
               *[other] { $first } timmar
            }, sedan varje timme.)
       *[other]
            Påminnelser är avstängda. (Valda tider: först efter { $first ->
                [one] en timme
               *[other] { $first } timmar
            }, sedan med { $every } timmars mellanrum.)
    }
remind-quiet = Tysta timmar: { $start }–{ $end } ({ $zone }).
remind-no-quiet = Inga tysta timmar.
remind-zone-unset = -# Tidszonen är en gissning. Välj din egen så här: `/{ command-reminders } { option-time-zone }:Europe/Stockholm`.
remind-dm-on = Du får din hand som direktmeddelande.
remind-dm-off = Du får inte din hand som direktmeddelande; `/{ command-hand }` visar den.

## The menus and the button of /remind

remind-menu-by = Hur: { $chosen }
remind-menu-first = Första påminnelsen efter: { $chosen }
remind-menu-every = Sedan igen efter: { $chosen }
remind-menu-from = Tyst från: { $chosen }
remind-menu-until = Tyst till: { $chosen }
remind-menu-zone = Tidszon: { $chosen }
remind-quiet-none = inga tysta timmar
remind-hours =
    { $number ->
        [one] { $number } timme
       *[other] { $number } timmar
    }
button-hand-by-dm-on = Skicka min hand
button-hand-by-dm-off = Skicka inte handen
