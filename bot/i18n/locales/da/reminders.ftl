## Reminders, and how somebody wants to be reminded

remind-turn = { $who }, det er din tur, og de andre venter. **{ $map }**: { $link } (turen begyndte { $since })
remind-dm =
    { $every ->
        [one] Påmindelser som direkte besked: første gang efter { $first } t., derefter hver time.
       *[other] Påmindelser som direkte besked: første gang efter { $first } t., derefter hver { $every }. time.
    }
remind-mention =
    { $every ->
        [one] Påmindelser som omtale i kanalen: første gang efter { $first } t., derefter hver time.
       *[other] Påmindelser som omtale i kanalen: første gang efter { $first } t., derefter hver { $every }. time.
    }
remind-off =
    { $every ->
        [one] Påmindelser er slået fra. (Valgte tider: første gang efter { $first } t., derefter hver time.)
       *[other] Påmindelser er slået fra. (Valgte tider: første gang efter { $first } t., derefter hver { $every }. time.)
    }
remind-quiet = Stille timer: { $start }–{ $end } ({ $zone }).
remind-no-quiet = Ingen stille timer.
remind-zone-unset = -# Tidszonen er stadig UTC. Vælg din egen, for eksempel med `/{ command-remind } { option-time-zone }:Europe/Copenhagen`.
remind-dm-on = Din hånd kommer som direkte besked.
remind-dm-off = Din hånd kommer ikke som direkte besked; `/{ command-hand }` viser den.
