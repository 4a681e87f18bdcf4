## The web page: the button that opens it, and why a request was refused

button-page = Åbn spillepladen
web-refused-not-understood = Siden bad om noget, der ikke findes. Genindlæs den.
web-refused-signed-out = Du er logget ud her. Tryk på »{ button-page }« i Discord for at komme tilbage.
web-refused-link-is-void = Linket er udløbet. Tryk på »{ button-page }« i Discord for at få et nyt.
web-refused-other-site = Det kan kun siden selv bede om.
web-refused-unknown-table = Spillet findes ikke, eller du kan ikke se det med dette link. Tryk på »{ button-page }« i Discord.
web-refused-outdated = Spillet er gået videre.
web-refused-too-long = Det er for meget på én gang.
web-refused-too-slow = Din besked var for længe undervejs. Prøv igen.
web-refused-not-json = Siden bad om noget, der ikke findes. Genindlæs den.
web-refused-refused = Det kan ikke lade sig gøre nu.
web-refused-too-many = Det var meget på én gang. Vent et øjeblik.
web-refused-closing = Botten kan ikke svare lige nu. Prøv igen.
web-refused-failed = Der gik noget galt her. Dit spil er i behold; prøv igen.
