## Reminders, and how somebody wants to be reminded

remind-turn = { $who }, det er din tur, og de andre venter. **{ $map }**: { $link } (turen begyndte { $since })
remind-turn-alone = { $who }, det er din tur. **{ $map }**: { $link } (turen begyndte { $since })
remind-long = { $who }, **{ $map }** venter stadig på dit træk: { $link } (turen begyndte { $since }). Jeg minder dig om det en gang om ugen.
remind-turns = { $who }, det er din tur i { $number } spil:
remind-others =
    { $number ->
        [one] -# Der er et spil mere på denne server, der venter på dig; `/{ command-games }` (`/games`) viser det.
       *[other] -# Der er { $number } spil mere på denne server, der venter på dig; `/{ command-games }` (`/games`) viser dem.
    }
remind-how = -# Passer tidspunktet dårligt? Under **{ button-reminders }** vælger du tidszone, stille timer og hvor tit du vil mindes om din tur.
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
remind-zone-unset = -# Tidszonen er et gæt. Vælg din egen, for eksempel med `/{ command-reminders } { option-time-zone }:Europe/Copenhagen`.
remind-dm-on = Din hånd kommer som direkte besked.
remind-dm-off = Din hånd kommer ikke som direkte besked; `/{ command-hand }` viser den.

## The menus and the button of /remind

remind-menu-by = Hvordan: { $chosen }
remind-menu-first = Første påmindelse efter: { $chosen }
remind-menu-every = Derefter igen efter: { $chosen }
remind-menu-from = Stille fra: { $chosen }
remind-menu-until = Stille til: { $chosen }
remind-menu-zone = Tidszone: { $chosen }
remind-quiet-none = ingen stille timer
remind-hours =
    { $number ->
        [one] { $number } time
       *[other] { $number } timer
    }
button-hand-by-dm-on = Send mig min hånd
button-hand-by-dm-off = Send ikke min hånd
