## The web page: the button that opens it, and why a request was refused

button-page = Öppna brädet
web-refused-not-understood = Sidan bad om något som inte finns. Ladda om den.
web-refused-signed-out = Du är utloggad här. Tryck på ”{ button-page }” i Discord för att komma tillbaka.
web-refused-link-is-void = Länken har gått ut. Tryck på ”{ button-page }” i Discord för att få en ny.
web-refused-other-site = Det går bara från själva sidan.
web-refused-unknown-table = Spelet finns inte, eller så kan du inte se det med den här länken. Tryck på ”{ button-page }” i Discord.
web-refused-outdated = Spelet har gått vidare.
web-refused-too-long = Det är för mycket på en gång.
web-refused-too-slow = Ditt meddelande var för länge på väg. Försök igen.
web-refused-not-json = Sidan bad om något som inte finns. Ladda om den.
web-refused-refused = Det går inte just nu.
web-refused-too-many = Det var mycket på en gång. Vänta en stund.
web-refused-closing = Botten kan inte svara just nu. Försök igen.
web-refused-failed = Något gick fel här. Inget har hänt med ditt spel; försök igen.
