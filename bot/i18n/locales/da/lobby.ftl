## Before the game, and its beginning

lobby-title = **{ $map }** · { $host } har åbnet et bord. Hvem er med?
lobby-in-thread = **{ $map }** · { $host } starter et spil i en tråd. Hvem er med?
lobby-thread-link = **{ $map }** · { $host } starter et spil. Hvem er med? { $link }
lobby-invited = { $who }, et spil til?
lobby-players = Spillere: { $number } ({ $least }–{ $most })
lobby-computer-player = { $name } (automatisk, { $level })
lobby-needs =
    { $number ->
        [one] Der mangler én spiller.
       *[other] Der mangler { $number } spillere.
    }
lobby-ready = Klar til start; der er plads til flere.
lobby-full = Bordet er fuldt: klar til start.
lobby-pace =
    { $hours ->
        [one] En tur må højst vare { $hours } time.
       *[other] En tur må højst vare { $hours } timer.
    }
pace-24 = Et døgn
pace-72 = Tre døgn
pace-168 = En uge
lobby-no-hints = Der gives ikke tip ved dette bord.
lobby-language = Bordets sprog: { $language }
lobby-ways-through = Husregel: en togstation lader dig bruge en anden spillers spor gennem byen.
lobby-cancelled = Bordet med **{ $map }** er aflyst.
lobby-game-link = **{ $map }** · Spillet er begyndt: { $link }
game-begun-map = Spillet på **{ $map }** begynder.
game-begun-hash = -# SHA-256 af det tal, der blandes efter, og som vises til sidst: `{ $hash }`
lobby-resigned = { $name } har givet op.
lobby-closed = Bordet med **{ $map }** er lukket.
moved-to = ➡️ Bordet er flyttet: { $link }
moved-from = -# ⬅️ Bordet er flyttet hertil fra { $link }
