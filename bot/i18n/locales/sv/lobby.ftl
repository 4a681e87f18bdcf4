## Before the game, and its beginning

lobby-title = **{ $map }** · { $host } har öppnat ett bord. Vilka är med?
lobby-in-thread = **{ $map }** · { $host } startar ett spel i en tråd. Vilka är med?
lobby-thread-link = **{ $map }** · { $host } startar ett spel. Vilka är med? { $link }
lobby-invited = { $who }, ett spel till?
lobby-players = Spelare: { $number } ({ $least }–{ $most })
lobby-computer-player = { $name } (automatisk, { $level })
lobby-needs =
    { $number ->
        [one] Det saknas en spelare.
       *[other] Det saknas { $number } spelare.
    }
lobby-ready = Redo att börja; fler får vara med.
lobby-full = Bordet är fullt: redo att börja.
lobby-pace =
    { $hours ->
        [one] En tur får ta högst { $hours } timme.
       *[other] En tur får ta högst { $hours } timmar.
    }
pace-24 = Ett dygn
pace-72 = Tre dygn
pace-168 = En vecka
lobby-no-hints = Inga tips vid det här bordet.
lobby-language = Bordets språk: { $language }
lobby-ways-through = Husregel: med en station får du använda en annan spelares väg genom staden.
lobby-cancelled = Bordet med **{ $map }** är avblåst.
lobby-game-link = **{ $map }** · Spelet har börjat: { $link }
game-begun-map = Spelet på **{ $map }** börjar.
game-begun-hash = -# SHA-256 av talet som korten blandas efter, och som visas i slutet: `{ $hash }`
lobby-resigned = { $name } har gett upp.
lobby-closed = Bordet med **{ $map }** är stängt.
moved-to = ➡️ Bordet har flyttat: { $link }
moved-from = -# ⬅️ Bordet har flyttat hit från { $link }
