## The web page: the button that opens it, and why a request was refused

button-page = Open het bord
web-refused-not-understood = De pagina vroeg om iets wat niet bestaat. Laad hem opnieuw.
web-refused-signed-out = Je bent hier uitgelogd. Tik in Discord op ‘{ button-page }’ om terug te komen.
web-refused-link-is-void = Deze link is verlopen. Tik in Discord op ‘{ button-page }’ voor een nieuwe.
web-refused-other-site = Dit kan alleen vanaf de pagina zelf.
web-refused-unknown-table = Dit spel bestaat niet, of je kunt het met deze link niet zien. Tik in Discord op ‘{ button-page }’.
web-refused-outdated = Het spel is al verder.
web-refused-too-long = Dat is te veel in één keer.
web-refused-too-slow = Je bericht was te lang onderweg. Probeer het nog eens.
web-refused-not-json = De pagina vroeg om iets wat niet bestaat. Laad hem opnieuw.
web-refused-refused = Dat kan nu niet.
web-refused-too-many = Dat was veel tegelijk. Wacht even.
web-refused-closing = De bot kan nu even niet antwoorden. Probeer het nog eens.
web-refused-failed = Er ging hier iets mis. Met je spel is niets gebeurd; probeer het nog eens.
