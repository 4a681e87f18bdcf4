## Reminders, and how somebody wants to be reminded

remind-turn = { $who }, de anderen wachten op je aan de tafel met **{ $map }**: { $link } (je beurt begon { $since })
remind-dm =
    { $every ->
        [one] Ik herinner je met een privébericht: eerst na { $first } uur, dan elk uur.
       *[other] Ik herinner je met een privébericht: eerst na { $first } uur, dan om de { $every } uur.
    }
remind-mention =
    { $every ->
        [one] Ik herinner je met een vermelding aan tafel: eerst na { $first } uur, dan elk uur.
       *[other] Ik herinner je met een vermelding aan tafel: eerst na { $first } uur, dan om de { $every } uur.
    }
remind-off =
    { $every ->
        [one] Ik herinner je niet. (Gekozen tijden: eerst na { $first } uur, dan elk uur.)
       *[other] Ik herinner je niet. (Gekozen tijden: eerst na { $first } uur, dan om de { $every } uur.)
    }
remind-quiet = Stille uren: { $start }–{ $end } ({ $zone }).
remind-no-quiet = Geen stille uren.
remind-zone-unset = -# De tijdzone is nog UTC. Een andere kies je bijvoorbeeld met `/{ command-remind } { option-time-zone }:Europe/Amsterdam`.
remind-dm-on = Je hand komt als privébericht.
remind-dm-off = Je hand komt niet als privébericht; `/{ command-hand }` laat hem zien.
