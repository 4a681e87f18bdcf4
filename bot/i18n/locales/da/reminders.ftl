## Reminders, and how somebody wants to be reminded

remind-turn = { $who }, de andre venter på dig ved bordet med **{ $map }**: { $link } (din tur begyndte { $since })
remind-dm =
    { $every ->
        [one] Jeg minder dig om det i en privat besked: første gang efter { $first } t., derefter hver time.
       *[other] Jeg minder dig om det i en privat besked: første gang efter { $first } t., derefter hver { $every }. time.
    }
remind-mention =
    { $every ->
        [one] Jeg minder dig om det ved at nævne dig ved bordet: første gang efter { $first } t., derefter hver time.
       *[other] Jeg minder dig om det ved at nævne dig ved bordet: første gang efter { $first } t., derefter hver { $every }. time.
    }
remind-off =
    { $every ->
        [one] Jeg minder dig ikke om noget. (Valgte tider: første gang efter { $first } t., derefter hver time.)
       *[other] Jeg minder dig ikke om noget. (Valgte tider: første gang efter { $first } t., derefter hver { $every }. time.)
    }
remind-quiet = Stille timer: { $start }–{ $end } ({ $zone }).
remind-no-quiet = Ingen stille timer.
remind-zone-unset = -# Tidszonen er stadig UTC. En anden vælger du for eksempel med `/{ command-remind } { option-time-zone }:Europe/Copenhagen`.
remind-dm-on = Din hånd kommer som privat besked.
remind-dm-off = Din hånd kommer ikke som privat besked; `/{ command-hand }` viser den.
