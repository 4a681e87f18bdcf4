// The page's own texts. The bot's texts come from the bot.

/** The languages by Discord's locales, in the order of the texts below. */
export const LANGUAGES = { "en-US": "English", da: "Dansk", nl: "Nederlands", "sv-SE": "Svenska" };

const TRANSLATIONS = {
  skip: [
    "Skip to the message box",
    "Gå til skrivefeltet",
    "Naar het invoerveld",
    "Hoppa till skrivfältet",
  ],
  channels: ["Channels", "Kanaler", "Kanalen", "Kanaler"],
  directMessages: ["Direct messages", "Direkte beskeder", "Privéberichten", "Direktmeddelanden"],
  openDirect: ["Write to {name}", "Skriv til {name}", "Schrijf aan {name}", "Skriv till {name}"],
  members: ["Members", "Medlemmer", "Leden", "Medlemmar"],
  online: ["online", "online", "online", "online"],
  offline: ["offline", "offline", "offline", "offline"],
  app: ["app", "app", "app", "app"],
  messagesIn: [
    "Messages in {name}",
    "Beskeder i {name}",
    "Berichten in {name}",
    "Meddelanden i {name}",
  ],
  messageTo: ["Message {name}", "Skriv i {name}", "Schrijf in {name}", "Skriv i {name}"],
  messageHint: [
    "Message {name}, or / for commands",
    "Skriv i {name}, eller / for kommandoer",
    "Schrijf in {name}, of typ / voor opdrachten",
    "Skriv i {name}, eller / för kommandon",
  ],
  mayNotWrite: [
    "You can't write here",
    "Du kan ikke skrive her",
    "Je kunt hier niet schrijven",
    "Du kan inte skriva här",
  ],
  send: ["Send", "Send", "Versturen", "Skicka"],
  youAre: ["You are", "Du er", "Je bent", "Du är"],
  you: ["you", "dig", "jij", "du"],
  language: ["Language", "Sprog", "Taal", "Språk"],
  addPerson: ["Add a person", "Tilføj en person", "Persoon toevoegen", "Lägg till en person"],
  personName: ["Name", "Navn", "Naam", "Namn"],
  dmsOpen: [
    "Accept direct messages",
    "Modtag direkte beskeder",
    "Privéberichten ontvangen",
    "Ta emot direktmeddelanden",
  ],
  clock: ["Clock", "Ur", "Klok", "Klocka"],
  plusHour: ["+1 hour", "+1 time", "+1 uur", "+1 timme"],
  plusDay: ["+1 day", "+1 døgn", "+1 dag", "+1 dygn"],
  openSide: [
    "Channels and people",
    "Kanaler og personer",
    "Kanalen en personen",
    "Kanaler och personer",
  ],
  unread: ["{n} unread", "ulæst: {n}", "{n} ongelezen", "oläst: {n}"],
  mentions: ["{n} for you", "{n} til dig", "{n} voor jou", "{n} till dig"],
  onlyYou: [
    "Only you can see this",
    "Kun du kan se dette",
    "Alleen jij kunt dit zien",
    "Bara du kan se det här",
  ],
  dismiss: ["dismiss", "skjul", "sluiten", "dölj"],
  thinking: ["{name} is thinking…", "{name} tænker…", "{name} denkt na…", "{name} tänker…"],
  waiting: ["Waiting for {name}…", "Venter på {name}…", "Wachten op {name}…", "Väntar på {name}…"],
  waitingForYou: [
    "Waiting for you, {name}",
    "Venter på dig, {name}",
    "Wacht op jou, {name}",
    "Väntar på dig, {name}",
  ],
  continueAs: [
    "Continue as {name}",
    "Fortsæt som {name}",
    "Verder als {name}",
    "Fortsätt som {name}",
  ],
  noAnswer: [
    "The application did not respond",
    "Appen svarede ikke",
    "De app reageerde niet",
    "Appen svarade inte",
  ],
  used: ["{name} used", "{name} brugte", "{name} gebruikte", "{name} använde"],
  edited: ["edited", "redigeret", "bewerkt", "redigerat"],
  enlarge: ["Enlarge: {what}", "Forstør: {what}", "Vergroot: {what}", "Förstora: {what}"],
  picture: ["picture", "billede", "afbeelding", "bild"],
  video: ["video", "video", "video", "video"],
  zoomIn: ["Zoom in", "Zoom ind", "Inzoomen", "Zooma in"],
  zoomOut: ["Zoom out", "Zoom ud", "Uitzoomen", "Zooma ut"],
  close: ["Close", "Luk", "Sluiten", "Stäng"],
  cancel: ["Cancel", "Annuller", "Annuleren", "Avbryt"],
  submit: ["Submit", "Send", "Versturen", "Skicka"],
  done: ["Done", "Færdig", "Klaar", "Klar"],
  makeChoice: ["Choose…", "Vælg…", "Kies…", "Välj…"],
  chooseBetween: [
    "Choose {min} to {max}",
    "Vælg {min} til {max}",
    "Kies er {min} tot {max}",
    "Välj {min} till {max}",
  ],
  chooseAtLeast: [
    "Choose at least {min}",
    "Vælg mindst {min}",
    "Kies er minstens {min}",
    "Välj minst {min}",
  ],
  chooseUpTo: [
    "Choose up to {max}",
    "Vælg højst {max}",
    "Kies er hoogstens {max}",
    "Välj högst {max}",
  ],
  chosen: ["{n} chosen", "{n} valgt", "{n} gekozen", "valt: {n}"],
  chooseExactly: ["Choose {max}", "Vælg {max}", "Kies er {max}", "Välj {max}"],
  botOffline: [
    "{name} is offline. The game goes on as soon as it's back.",
    "{name} er offline. Spillet fortsætter, når botten er tilbage.",
    "{name} is offline. Het spel gaat verder zodra de bot terug is.",
    "{name} är offline. Spelet fortsätter så snart botten är tillbaka.",
  ],
  connectionLost: [
    "Connection lost. Trying again…",
    "Forbindelsen er afbrudt. Prøver igen…",
    "Verbinding verbroken. Opnieuw proberen…",
    "Anslutningen bröts. Försöker igen…",
  ],
  newest: ["Newest messages", "Nyeste beskeder", "Nieuwste berichten", "Nyaste meddelandena"],
  beginning: [
    "This is the beginning of {name}. Type / to see what you can do here.",
    "Her begynder {name}. Skriv / for at se, hvad man kan gøre her.",
    "Hier begint {name}. Typ / om te zien wat je hier kunt doen.",
    "Här börjar {name}. Skriv / för att se vad man kan göra här.",
  ],
  quickGameTitle: [
    "Nobody is playing here yet",
    "Ingen spiller her endnu",
    "Hier speelt nog niemand",
    "Ingen spelar här än",
  ],
  quickGameLearn: [
    "Learn in five turns",
    "Lær spillet på fem ture",
    "Leer het in vijf beurten",
    "Lär dig på fem turer",
  ],
  quickGameStart: [
    "Play against two computer players",
    "Spil mod to computerspillere",
    "Speel tegen twee computerspelers",
    "Spela mot två datorspelare",
  ],
  quickGameStarting: [
    "Opening a table…",
    "Åbner et bord…",
    "Tafel wordt geopend…",
    "Öppnar ett bord…",
  ],
  quickGameMore: [
    "Or type /{command} to play with the others.",
    "Eller skriv /{command} for at spille med de andre.",
    "Of typ /{command} om met de anderen te spelen.",
    "Eller skriv /{command} för att spela med de andra.",
  ],
  commands: ["Commands", "Kommandoer", "Opdrachten", "Kommandon"],
  noCommand: [
    "No such command",
    "Den kommando findes ikke",
    "Onbekende opdracht",
    "Inget sådant kommando",
  ],
  noChoice: ["No suggestions", "Ingen forslag", "Geen suggesties", "Inga förslag"],
  loading: ["Loading…", "Indlæser…", "Laden…", "Laddar…"],
  loadingFailed: [
    "Couldn't load suggestions",
    "Kunne ikke hente forslag",
    "Suggesties laden mislukt",
    "Kunde inte hämta förslag",
  ],
  moreOptions: ["+{n} optional", "valgfrit: +{n}", "+{n} optioneel", "valfritt: +{n}"],
  optionalOptions: ["Optional", "Valgfrit", "Optioneel", "Valfritt"],
  enterSends: ["Enter sends", "Enter sender", "Enter verstuurt", "Enter skickar"],
  nameOption: [
    "Say which option this is, such as name:value",
    "Skriv, hvilken valgmulighed det er, f.eks. navn:værdi",
    "Typ welke optie dit is, bijvoorbeeld naam:waarde",
    "Skriv vilket alternativ det är, t.ex. namn:värde",
  ],
  noOption: [
    "This command takes nothing more",
    "Kommandoen skal ikke have andet",
    "Deze opdracht heeft verder niets nodig",
    "Kommandot behöver inget mer",
  ],
  leaveCommand: [
    "Cancel the command",
    "Annuller kommandoen",
    "Opdracht annuleren",
    "Avbryt kommandot",
  ],
  required: ["This is required", "Dette skal udfyldes", "Vul dit in", "Måste fyllas i"],
  notInList: ["Choose one from the list", "Vælg fra listen", "Kies uit de lijst", "Välj i listan"],
  notANumber: [
    "This must be a number",
    "Det skal være et tal",
    "Dit moet een getal zijn",
    "Det måste vara ett tal",
  ],
  between: [
    "From {min} to {max}",
    "Fra {min} til {max}",
    "Van {min} tot {max}",
    "Från {min} till {max}",
  ],
  yes: ["True", "Sand", "Waar", "Sant"],
  no: ["False", "Falsk", "Onwaar", "Falskt"],
  unreachable: [
    "Can't reach the sandbox.",
    "Sandkassen svarer ikke.",
    "De sandbox is niet bereikbaar.",
    "Sandlådan går inte att nå.",
  ],
  board: ["The board", "Spillepladen", "Het bord", "Brädet"],
  file: ["File", "Fil", "Bestand", "Fil"],
  spoiler: [
    "Show the hidden text",
    "Vis den skjulte tekst",
    "Verborgen tekst tonen",
    "Visa den dolda texten",
  ],
  gone: [
    "That message is no longer there.",
    "Beskeden findes ikke længere.",
    "Dat bericht is er niet meer.",
    "Meddelandet finns inte längre.",
  ],
};

const COLUMNS = Object.keys(LANGUAGES).map((one) => one.split("-")[0]);
let column = 0;
let locale = "en-US";

export function setPageLocale(newLocale) {
  locale = newLocale;
  column = Math.max(0, COLUMNS.indexOf(newLocale.split("-")[0]));
  document.documentElement.lang = COLUMNS[column];
}

export const currentLocale = () => locale;

export const translate = (key, values = {}) =>
  TRANSLATIONS[key][column].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
