## Reminders, and how somebody wants to be reminded

remind-turn = { $who }, jij bent aan de beurt en de anderen wachten op je. **{ $map }**: { $link } (je beurt begon { $since })
remind-dm =
    { $every ->
        [one] Je krijgt herinneringen per privébericht: eerst na { $first } uur, dan elk uur.
       *[other] Je krijgt herinneringen per privébericht: eerst na { $first } uur, dan om de { $every } uur.
    }
remind-mention =
    { $every ->
        [one] Je krijgt herinneringen met een vermelding in het kanaal: eerst na { $first } uur, dan elk uur.
       *[other] Je krijgt herinneringen met een vermelding in het kanaal: eerst na { $first } uur, dan om de { $every } uur.
    }
remind-off =
    { $every ->
        [one] Herinneringen staan uit. (Gekozen tijden: eerst na { $first } uur, dan elk uur.)
       *[other] Herinneringen staan uit. (Gekozen tijden: eerst na { $first } uur, dan om de { $every } uur.)
    }
remind-quiet = Stille uren: { $start }–{ $end } ({ $zone }).
remind-no-quiet = Geen stille uren.
remind-zone-unset = -# Je tijdzone staat nog op UTC. Een andere kies je zo: `/{ command-remind } { option-time-zone }:Europe/Amsterdam`.
remind-dm-on = Je hand komt als privébericht.
remind-dm-off = Je hand komt niet als privébericht; je ziet hem met `/{ command-hand }`.
