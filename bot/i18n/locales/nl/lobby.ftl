## Before the game, and its beginning

lobby-title = **{ $map }** · { $host } opent een tafel. Wie doet er mee?
lobby-in-thread = **{ $map }** · { $host } begint een spel in een thread. Wie doet mee?
lobby-thread-link = **{ $map }** · { $host } begint een spel. Wie doet mee? { $link }
lobby-invited = { $who }, nog een potje?
lobby-players = Spelers: { $number } ({ $least }–{ $most })
lobby-computer-player = { $name } (automatisch, { $level })
lobby-needs =
    { $number ->
        [one] Er is nog één speler nodig.
       *[other] Er zijn nog { $number } spelers nodig.
    }
lobby-ready = Klaar om te beginnen; er kunnen er nog meer bij.
lobby-full = De tafel is vol: klaar om te beginnen.
lobby-pace = Een beurt mag hoogstens { $hours } uur duren.
pace-24 = Eén dag
pace-72 = Drie dagen
pace-168 = Eén week
lobby-no-hints = Aan deze tafel zijn er geen tips.
lobby-language = Taal van de tafel: { $language }
lobby-ways-through = Huisregel: met een station mag je de weg van een andere speler door de stad gebruiken.
lobby-cancelled = De tafel voor **{ $map }** is opgeheven.
lobby-game-link = **{ $map }** · Het spel is begonnen: { $link }
game-begun-map = Het spel op **{ $map }** begint.
game-begun-hash = -# SHA-256 van het schudgetal, dat aan het einde wordt getoond: `{ $hash }`
lobby-resigned = { $name } is gestopt.
lobby-closed = De tafel voor **{ $map }** is gesloten.
moved-to = ➡️ De tafel is verhuisd: { $link }
moved-from = -# ⬅️ De tafel is hierheen verhuisd vanuit { $link }
