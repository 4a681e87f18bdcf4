"""Names by which people look for a time zone: cities and countries, in all of our languages.

The city in a zone's own name is found anyway. A country is listed if one zone is right for (nearly)
all of it. No name stands for two zones.
"""

from collections.abc import Mapping

ZONE_NAMES: Mapping[str, str] = {
    # the Nordic countries
    "Europe/Copenhagen": "København, Kopenhagen, Köpenhamn, Koebenhavn, Kbh, Aarhus, Århus, "
    "Odense, Aalborg, Ålborg, Esbjerg, Danmark, Denmark, Denemarken",
    "Europe/Stockholm": "Sthlm, Göteborg, Gothenburg, Malmö, Uppsala, Linköping, Umeå, Sverige, "
    "Sweden, Zweden",
    "Europe/Oslo": "Bergen, Trondheim, Stavanger, Norge, Norway, Noorwegen",
    "Europe/Helsinki": "Helsingfors, Åbo, Turku, Tammerfors, Tampere, Finland, Suomi",
    "Europe/Mariehamn": "Åland",
    "Atlantic/Reykjavik": "Island, Iceland, IJsland",
    "Atlantic/Faroe": "Tórshavn, Thorshavn, Færøerne, Färöarna, Faroe Islands, Faeröer",
    "America/Nuuk": "Godthåb, Grønland, Greenland, Groenland, Grönland",
    # western Europe
    "Europe/Amsterdam": "Rotterdam, Utrecht, Den Haag, The Hague, Haag, Eindhoven, Groningen, "
    "Nederland, Nederlandene, Netherlands, The Netherlands, Nederländerna, Holland",
    "Europe/Brussels": "Brussel, Bruxelles, Bryssel, Brüssel, Antwerpen, Antwerp, Gent, Ghent, "
    "Brugge, Bruges, Leuven, Luik, België, Belgium, Belgien",
    "Europe/Luxembourg": "Luxemburg",
    "Europe/London": "Londen, Edinburgh, Glasgow, Manchester, Birmingham, Liverpool, Bristol, "
    "Leeds, Cardiff, England, Engeland, Scotland, Skotland, Schotland, Skottland, Wales, "
    "United Kingdom, UK, Great Britain, Storbritannien, Verenigd Koninkrijk, Groot-Brittannië",
    "Europe/Dublin": "Cork, Galway, Ireland, Irland, Ierland",
    "Europe/Paris": "Parijs, Lyon, Marseille, Nice, Bordeaux, Lille, Toulouse, France, Frankrig, "
    "Frankrijk, Frankrike",
    "Europe/Monaco": "Monte Carlo",
    "Europe/Berlin": "Berlijn, Hamburg, München, Munich, Muenchen, Köln, Cologne, Keulen, "
    "Frankfurt, Stuttgart, Düsseldorf, Leipzig, Dresden, Germany, Tyskland, Duitsland, Deutschland",
    "Europe/Zurich": "Zürich, Zuerich, Genève, Geneva, Basel, Bern, Switzerland, Schweiz, "
    "Zwitserland",
    "Europe/Vienna": "Wien, Wenen, Graz, Salzburg, Innsbruck, Austria, Østrig, Oostenrijk, "
    "Österrike",
    # southern Europe
    "Europe/Madrid": "Barcelona, Valencia, Sevilla, Seville, Málaga, Mallorca, Spain, Spanien, "
    "Spanje, España",
    "Atlantic/Canary": "Gran Canaria, Tenerife, De Kanariske Øer, Canarische Eilanden, "
    "Kanarieöarna",
    "Europe/Lisbon": "Lissabon, Lisboa, Porto, Portugal",
    "Europe/Rome": "Rom, Roma, Milano, Milan, Milaan, Napoli, Naples, Napels, Neapel, Torino, "
    "Turin, Turijn, Firenze, Florence, Florens, Venezia, Venice, Venedig, Venetië, Italy, Italien, "
    "Italië, Italia",
    "Europe/Athens": "Athen, Athene, Aten, Athina, Thessaloniki, Greece, Grækenland, Griekenland, "
    "Grekland",
    "Europe/Istanbul": "Istanboel, Ankara, Izmir, Turkey, Tyrkiet, Turkije, Turkiet, Türkiye",
    "Asia/Nicosia": "Cypern, Cyprus",
    "Europe/Malta": "Valletta",
    # central and eastern Europe
    "Europe/Prague": "Prag, Praag, Praha, Brno, Czechia, Tjekkiet, Tsjechië, Tjeckien",
    "Europe/Bratislava": "Slovakia, Slovakiet, Slowakije, Slovakien",
    "Europe/Budapest": "Boedapest, Hungary, Ungarn, Hongarije, Ungern",
    "Europe/Warsaw": "Warszawa, Warschau, Kraków, Krakow, Cracow, Krakau, Gdańsk, Danzig, Poland, "
    "Polen, Polska",
    "Europe/Vilnius": "Wilno, Kaunas, Lithuania, Litauen, Litouwen",
    "Europe/Riga": "Latvia, Letland, Lettland",
    "Europe/Tallinn": "Tartu, Estonia, Estland",
    "Europe/Kyiv": "Kiev, Kijev, Kyjiv, Kharkiv, Odesa, Odessa, Lviv, Ukraine, Oekraïne, Ukraina",
    "Europe/Moscow": "Moskva, Moskou, Moskau, Sankt Petersborg, Sint-Petersburg, Sankt Petersburg, "
    "Saint Petersburg, St Petersburg",
    "Europe/Minsk": "Belarus, Hviderusland, Wit-Rusland, Vitryssland",
    "Europe/Bucharest": "Bukarest, Boekarest, București, Romania, Rumænien, Roemenië, Rumänien",
    "Europe/Sofia": "Bulgaria, Bulgarien, Bulgarije",
    "Europe/Belgrade": "Beograd, Belgrado, Belgrad, Serbia, Serbien, Servië",
    "Europe/Zagreb": "Croatia, Kroatien, Kroatië",
    "Europe/Sarajevo": "Bosnia, Bosnien, Bosnië",
    "Europe/Ljubljana": "Slovenia, Slovenien, Slovenië",
    "Europe/Chisinau": "Chişinău, Moldova, Moldavië, Moldavien",
    # America
    "America/New_York": "NYC, Boston, Washington, Washington DC, Philadelphia, Philly, Miami, "
    "Atlanta, Orlando, Pittsburgh, Cleveland, Eastern Time",
    "America/Chicago": "Dallas, Houston, Austin, San Antonio, New Orleans, Minneapolis, St. Louis, "
    "Nashville, Kansas City, Milwaukee, Central Time",
    "America/Denver": "Salt Lake City, Albuquerque, Santa Fe, Mountain Time",
    "America/Phoenix": "Tucson, Arizona",
    "America/Los_Angeles": "LA, San Francisco, SF, San Diego, Seattle, Portland, Las Vegas, "
    "California, Californien, Californië, Kalifornien, Pacific Time",
    "Pacific/Honolulu": "Hawaii",
    "America/Toronto": "Ottawa, Montréal, Québec",
    "America/Vancouver": "British Columbia",
    "America/Edmonton": "Calgary",
    "America/St_Johns": "Newfoundland",
    "America/Mexico_City": "Ciudad de México, Mexico, Mexiko",
    "America/Sao_Paulo": "São Paulo, Rio de Janeiro, Brasília, Brazil, Brasilien, Brazilië",
    "America/Argentina/Buenos_Aires": "Argentina, Argentinië",
    "America/Santiago": "Chile, Chili",
    "America/Bogota": "Colombia",
    "America/Lima": "Peru",
    "America/Curacao": "Willemstad",
    "America/Paramaribo": "Suriname, Surinam",
    # Africa
    "Africa/Cairo": "Kairo, Caïro, Egypt, Egypten, Egypte",
    "Africa/Johannesburg": "Cape Town, Kapstaden, Kaapstad, Pretoria, Durban, South Africa, "
    "Sydafrika, Zuid-Afrika",
    "Africa/Casablanca": "Rabat, Marrakech, Morocco, Marokko, Marocko",
    "Africa/Nairobi": "Kenya, Kenia",
    "Africa/Lagos": "Nigeria",
    "Africa/Accra": "Ghana",
    "Africa/Addis_Ababa": "Ethiopia, Etiopien, Ethiopië",
    # Asia
    "Asia/Jerusalem": "Tel Aviv, Israel, Israël",
    "Asia/Beirut": "Beyrouth, Libanon, Lebanon",
    "Asia/Dubai": "Abu Dhabi, United Arab Emirates, UAE",
    "Asia/Riyadh": "Riyad, Saudi Arabia, Saudi-Arabien, Saoedi-Arabië",
    "Asia/Tehran": "Teheran, Iran",
    "Asia/Kolkata": "Calcutta, New Delhi, Delhi, Mumbai, Bombay, Bangalore, Chennai, India, Indien",
    "Asia/Karachi": "Islamabad, Lahore, Pakistan",
    "Asia/Dhaka": "Bangladesh",
    "Asia/Kathmandu": "Nepal",
    "Asia/Bangkok": "Thailand",
    "Asia/Ho_Chi_Minh": "Saigon, Hanoi, Vietnam",
    "Asia/Jakarta": "Batavia, Java",
    "Asia/Makassar": "Bali",
    "Asia/Singapore": "Singapur",
    "Asia/Kuala_Lumpur": "Malaysia, Maleisië",
    "Asia/Manila": "Philippines, Filippinerne, Filipijnen, Filippinerna",
    "Asia/Shanghai": "Beijing, Peking, Shenzhen, China, Kina",
    "Asia/Hong_Kong": "Hongkong",
    "Asia/Taipei": "Taiwan",
    "Asia/Tokyo": "Tokio, Osaka, Kyoto, Japan",
    "Asia/Seoul": "Söul, Busan, South Korea, Sydkorea, Zuid-Korea",
    # Oceania
    "Australia/Sydney": "Canberra",
    "Australia/Melbourne": "Victoria",
    "Australia/Brisbane": "Queensland",
    "Pacific/Auckland": "Wellington, Christchurch, New Zealand, Nieuw-Zeeland, Nya Zeeland",
}
"""For each zone its other names, separated by commas."""
