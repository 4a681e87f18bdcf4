## Short private replies: what was asked for is done

done = Klart.
done-opened = Bordet är öppet.
done-opened-in-thread = Ditt bord är öppet i en egen tråd.
done-begun = Spelet har börjat. Du tittar på; spelbrädet i kanalen uppdateras av sig självt.
done-joined = Du är med.
done-left = Du har lämnat bordet.
done-cancelled = Bordet är avblåst.
done-language-changed = Bordet har bytt språk.
done-moved = Bordet står här nu.
done-resigned = Du har gett upp. Tack för spelet!
done-voted = Ditt svar räknas.
done-nudged = Knuffad.
done-muted = Inga fler påminnelser den här turen.
done-undone = Taget tillbaka.
done-asked = De andra har tillfrågats.
done-vote-called = Frågan står i kanalen. Svara på den där, du också.
done-came-back = Välkommen tillbaka! Platsen är din igen.
done-not-now = Okej, inget har ändrats.
done-offered = Frågan står i kanalen. Platsen byter ägare när svaret är ja. ”{ button-decline }” under frågan tar tillbaka den.
done-took-over = Välkommen till bordet! Platsen är din: `/{ command-hand }` visar vad du har på handen.
