## Reminders, and how somebody wants to be reminded

remind-turn = { $who }, je bent aan de beurt en de anderen wachten. **{ $map }**: { $link } (je beurt begon { $since })
remind-turn-alone = { $who }, je bent aan de beurt. **{ $map }**: { $link } (je beurt begon { $since })
remind-long = { $who }, **{ $map }** wacht nog steeds op je zet: { $link } (je beurt begon { $since }). Ik herinner je er één keer per week aan.
remind-turns = { $who }, je bent in { $number } spellen aan de beurt:
remind-others =
    { $number ->
        [one] -# Nog één spel op deze server wacht op je; je ziet het met `/{ command-games }` (`/games`).
       *[other] -# Nog { $number } spellen op deze server wachten op je; je ziet ze met `/{ command-games }` (`/games`).
    }
remind-how = -# Komt dit niet goed uit? Bij **{ button-reminders }** kies je je tijdzone, je stille uren en hoe vaak je een herinnering krijgt.
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
remind-zone-unset = -# Deze tijdzone is een gok. Een andere kies je zo: `/{ command-reminders } { option-time-zone }:Europe/Amsterdam`.
remind-dm-on = Je hand komt als privébericht.
remind-dm-off = Je hand komt niet als privébericht; je ziet hem met `/{ command-hand }`.

## The menus and the button of /remind

remind-menu-by = Hoe: { $chosen }
remind-menu-first = Eerste herinnering na: { $chosen }
remind-menu-every = Daarna om de: { $chosen }
remind-menu-from = Stil vanaf: { $chosen }
remind-menu-until = Stil tot: { $chosen }
remind-menu-zone = Tijdzone: { $chosen }
remind-quiet-none = geen stille uren
remind-hours = { $number } uur
button-hand-by-dm-on = Stuur me mijn hand
button-hand-by-dm-off = Stuur geen hand
