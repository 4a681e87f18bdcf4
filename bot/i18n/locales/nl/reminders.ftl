## Reminders, and how somebody wants to be reminded

remind-turn = { $who }, jij bent aan de beurt en de anderen wachten op je. **{ $map }**: { $link } (je beurt begon { $since })
remind-dm =
    { $every ->
        [one] Je krijgt herinneringen per privébericht: de eerste na { $first } uur, daarna elk uur.
       *[other] Je krijgt herinneringen per privébericht: de eerste na { $first } uur, daarna om de { $every } uur.
    }
remind-mention =
    { $every ->
        [one] Je krijgt herinneringen met een vermelding in het kanaal: de eerste na { $first } uur, daarna elk uur.
       *[other] Je krijgt herinneringen met een vermelding in het kanaal: de eerste na { $first } uur, daarna om de { $every } uur.
    }
remind-off =
    { $every ->
        [one] Herinneringen staan uit. (Ingesteld: de eerste na { $first } uur, daarna elk uur.)
       *[other] Herinneringen staan uit. (Ingesteld: de eerste na { $first } uur, daarna om de { $every } uur.)
    }
remind-quiet = Stille uren: { $start }–{ $end } ({ $zone }).
remind-no-quiet = Geen stille uren.
remind-zone-unset = -# Je tijdzone staat nog op UTC. Een andere kies je zo: `/{ command-remind } { option-time-zone }:Europe/Amsterdam`.
remind-dm-on = Je hand komt als privébericht.
remind-dm-off = Je hand komt niet als privébericht; je ziet hem met `/{ command-hand }`.
