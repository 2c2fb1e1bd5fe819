import type { Phrase } from '../../answers/index.ts'

// Patterns are matched in lower case.

const END = '(?=\\s*[?!.]*$)'
const NOT_BEFORE = '(?<!\\p{L})'
const NOT_BEHIND = '(?!\\p{L})'

/** What is spread and what is taken up by the hectare. */
const MANURE = 'gülle|rindergülle|schweinegülle|mist|festmist|rindermist|jauche|gärreste?|gärsubstrat|kompost|odel'
const BOUGHT =
  '\\p{L}*(?:futter|schrot|dünger|saatgut|stroh|heu|diesel|kalk|salz|mineralien|pellets|futtermittel)|kas|dap|harnstoff|kali|sprit|heizöl|milchpulver|milchaustauscher'
const BY_WEIGHT = 'kilo|kg|kilogramm|liter|einheiten|körner|pflanzen'

/** It says already what was done or is meant. */
const SAYS_WHAT_FOR =
  '(?:ausgebracht|ausgesät|gesät|gefahren|gedüngt|gestreut|gespritzt|verteilt|gelegt|gedrillt|brauch|benötig|bedarf|ertrag|erträge|ernte|geerntet|gedroschen|gebracht|pacht|kost|preis|euro|darf|dürfen|erlaubt|soll|muss|milch|nährstoff|plan|saldo|bilanz|nmin)'

/** Work in the field that has its turn. */
const TURN =
  '(?:\\d\\.? )?(?:gras|silo|heu)?schnitt|schnitte|mahd|aufwuchs|(?:gülle|mist|dünger|kas|n|stickstoff|spät|erste |zweite |\\d )gabe|\\p{L}*düngung|spritzung|ernte|drusch|silieren|häckseln|mähen|dreschen|\\p{L}*ernte|nachsaat|aussaat|saat'

/** „Wann wurde die Güllegabe erfasst?“ */
const WRITTEN_DOWN = 'erfasst|eingetragen|aufgezeichnet|aufgeschrieben|dokumentiert|notiert|vermerkt'

/** What several words say of land and stores, and the word that the views of the farm know for it. */
export const FIELD_PHRASES: readonly Phrase[] = [
  // Who gets manure from somebody takes it: „Wie viel Gülle habe ich von Tietjen bekommen?“
  [
    new RegExp(
      `^(?=.*${NOT_BEFORE}(?:${MANURE})${NOT_BEHIND})(.*${NOT_BEFORE}(?:habe?|haben|hatten?) (?:ich|wir)${NOT_BEHIND}.*${NOT_BEFORE}(?:von|vom)${NOT_BEHIND}.*) (?:bekommen|gekriegt|erhalten|geholt|genommen|abgenommen)${END}`,
      'gu',
    ),
    '$1 aufgenommen',
  ],
  // What others pay is no purchase of the farm, and nobody has entered it.
  [/(?<!\p{L})hat(?:te)? (?:er|sie)(?: uns| mir| dafür| davon)*(?= (?:be|ge)zahlt)/gu, 'gegenleistung'],
  // What comes into the ground is sown.
  [
    new RegExp(
      `${NOT_BEFORE}(?:kam|kamen|brachten?|ging|gingen)${NOT_BEHIND}(.*) (?:in|unter) (?:die erde|die krume|den acker)${NOT_BEHIND}`,
      'gu',
    ),
    '$1 gesät',
  ],
  [
    new RegExp(
      `${NOT_BEFORE}(?:in|unter) (?:die erde|die krume|den acker) (?:gekommen|gebracht|gegangen)${NOT_BEHIND}`,
      'gu',
    ),
    'gesät',
  ],
  // Nitrogen that lies in the soil is what a sample of it found.
  [
    new RegExp(
      `${NOT_BEFORE}(?:n|stickstoff)${NOT_BEHIND}(?=.* im boden${NOT_BEHIND})(.*) im boden${NOT_BEHIND}`,
      'gu',
    ),
    'nmin$1',
  ],
  [new RegExp(`${NOT_BEFORE}im boden (.*?)(?:n|stickstoff)${NOT_BEHIND}`, 'gu'), '$1nmin'],
  [new RegExp(`^wem gehör(?:t|en)${NOT_BEHIND}(?! noch)`, 'gu'), 'wer ist verpächter'],
  // How much a store still takes, and how full it is.
  [
    new RegExp(
      `${NOT_BEFORE}(?:zu wie viel prozent|wie) (?:voll|leer)${NOT_BEHIND}(?!.*(?:stall|iglu|box|abteil))`,
      'gu',
    ),
    'wie füllstand',
  ],
  [
    new RegExp(
      `^wie viel (.*?)(?:passt|passen|geht|gehen|bekommen wir|bekomme ich|kriegen wir|krieg ich) (?:(?:denn|wohl|jetzt|da) )*noch (.*?)(?:rein|hinein|da rein)${END}`,
      'gu',
    ),
    'wie viel restkapazität $1$2',
  ],
  [
    new RegExp(
      `^(?:ist|sind) (?=.*(?:tank|behälter|silo|lager|grube|kanal|speicher))(.*?)(?: (?:noch|schon|fast|bald|halb|ganz|ziemlich|eigentlich|jetzt))* (?:voll|leer)${END}`,
      'gu',
    ),
    'wie füllstand $1',
  ],
  // How long it lasts follows from what is used up in a day.
  [
    new RegExp(
      `^(?:wie lange?|bis wann|für wie lange) (?:reicht|reichen|langt|langen|hält|halten|kommen wir mit)(?= .*(?:${BOUGHT}|\\p{L}*silage|mais|gras|vorrat))(.*?)(?: (?:noch|hin|aus))*${END}`,
      'gu',
    ),
    'wie lange tagesverbrauch $1',
  ],
  [
    /^(?!.*(?:pro|je|eine|jede) (?:milch)?kuh)(?=.*(?:verbrauch|fress|frisst|fütter))(.*?)(?:(?:am|pro|je|jeden) tag|täglich)(?!\p{L})/gu,
    '$1 tagesverbrauch',
  ],
  // „Auf der Wiese schon gemäht?“
  [
    new RegExp(
      `^(?!.*(?<!\\p{L})(?:wie|was|wann|wer|wo|welche[rnms]?|ist|sind|war|hat|habe?|haben|wird|wurden?)(?!\\p{L}))(.*) (?:schon|bereits) (\\p{L}*ge\\p{L}{3,}(?:t|en))\\s*\\??$`,
      'gu',
    ),
    'ist $1 schon $2',
  ],
  [/^wer (?:hat|haben) (.*) (geweidet|gegrast)(?!\p{L})/gu, 'welche $1 $2'],
  [
    /^((?:welche|wie viele) (?:felder|flächen|schläge|äcker|stücke|wiesen|hektar)) (?:sind|gehören|haben wir) (?:unser|unsere|uns|im|als|in)? ?(?:eigen|eigene|eigenen|eigentum|eigenland|selber|selbst)(?!\p{L})/gu,
    '$1 nicht gepachtet',
  ],
  [
    /^(?:welche (?:kultur|frucht)|was) (?:kam|stand|war|wuchs|wurde) vor (?:der|dem|den) (\p{L}+)(?=\s*[?!.]*$)/gu,
    'welche vorfrucht hat $1',
  ],
  [/(?<!\p{L})(?:ammonium|nh4)-n(?!\p{L})/gu, 'ammonium'],
  // The day on which it was written down is another than the one on which it was done.
  [new RegExp(`^wann (?:wurden?|ist|sind|habe?|haben) (.*?)(?:${WRITTEN_DOWN})${END}`, 'gu'), 'wann erfassungstag $1'],
  [new RegExp(`^wann (?:wurden?|ist|sind) (?:${WRITTEN_DOWN})${NOT_BEHIND}`, 'gu'), 'wann erfassungstag'],
  // „Soll“ is no duty there, and „Anzahl“ counts nothing.
  [/(?<!\p{L})soll-(?:an)?zahl(?:en)?(?!\p{L})/gu, 'sollzahl'],
  [
    new RegExp(
      `^wann (?:wird|werden) (?:(?:das|der|die|den|unser|unsere) )*(${BOUGHT}) (?:geliefert|gebracht|angeliefert)${NOT_BEHIND}`,
      'gu',
    ),
    'wann angekündigt $1',
  ],
  // „Passt noch eine Ladung rein?“ is told with how much goes in.
  [
    new RegExp(
      `^(?:passt|passen|geht|gehen) (?:(?:denn|da|wohl|jetzt) )*noch (?:eine? )?(?:ladung |fuhre |lieferung |fass )?(?:von |mit )?(?:\\d[\\d.]* )?(?:liter|l|kubik|kubikmeter|m³|tonnen|t)? ?(.*?)(?:rein|hinein)${END}`,
      'gu',
    ),
    'wie viel restkapazität $1',
  ],
  [
    new RegExp(
      `^wie viel (?:platz|luft|raum) (?:ist|haben wir|hat|gibt es)(.*?) noch(.*?)(?=silo|tank|behälter|grube|lager|kanal)`,
      'gu',
    ),
    'wie viel restkapazität$1$2',
  ],
  // „Wie viel Liter gibt eine Kuh am Tag?“
  [
    /^(?!.*(?:futter|silage|fress|frisst|weide|wasser|mist|gülle|stroh|kosten|kostet|plan|ration))(?=.*(?:milch|liter|kilo|kg|melk|gibt|geben))(.*?)(?:(?:je|pro|eine?|jede) (?:milch)?kuh(?!\p{L})(.*?)(?:täglich|(?:und|am|pro|je|im) tag)|(?:täglich|(?:am|pro|je|im) tag) (?:und |pro |je )(?:milch)?kuh)(?!\p{L})/gu,
    'wie hoch tagesmilch $1 $2',
  ],
  // „Hat der Acker schon Dünger gesehen?“
  [
    new RegExp(`${NOT_BEFORE}((?:\\p{L}*dünger|kas|${MANURE}|kalk)(?: \\p{L}+)*?) gesehen${NOT_BEHIND}`, 'gu'),
    '$1 bekommen',
  ],
  // „Was haben wir an Diesel verbraucht?“ asks for how much.
  [
    new RegExp(
      `^was (habe?|haben|hatten|hat|ist|sind|wurden?|ging|gingen|kam|kamen|geht|läuft|brauchen|braucht|fressen|liegt|lag)${NOT_BEHIND}(.*?) an (?=(?:${BOUGHT}|${MANURE}|\\p{L}*silage|mais|gras|milch|strom|wasser)${NOT_BEHIND})`,
      'gu',
    ),
    'wie viel $1$2 ',
  ],
  // „Wie viel Mais lag Ende April da?“
  [
    new RegExp(
      `^wie viel ((?:(?:tonnen|t|liter|kubik|kilo|kg|doppelzentner|dt|ballen) )?\\p{L}+) (?:lag|lagen|liegt|liegen|ist|sind|war|waren|hatten wir|haben wir)${NOT_BEHIND}(.*?)(?: noch)? (?:da|übrig|vorhanden|auf lager)(?: gewesen)?${END}`,
      'gu',
    ),
    'wie viel $1 vorrat$2',
  ],
  // The need is the most that may be given; what is still left of it is another question.
  [
    new RegExp(
      `^wie viel (?:(?:kilo|kg|kilogramm) )?(n|stickstoff|phosphat) (?:darf|dürfen)(?!.*(?:noch|gülle|mist|organisch|wirtschaftsdünger|herbst|winter))(?: (?:ich|wir|man))? (?:auf|aufs|an|in) (.*?)(?: (?:drauf|geben|bringen|streuen|düngen|ausbringen))?${END}`,
      'gu',
    ),
    'wie hoch düngebedarf $1 $2',
  ],
  // What lies in a store is its stock.
  [
    new RegExp(
      `^was (?:liegt|lagert|ist|steht|haben wir|hab ich|habe ich|steckt)(?: (?:da|denn|alles|noch|gerade|jetzt|zurzeit))* (?:im|in der|in|auf dem) (?=\\p{L}*(?:silo|lager|tank|behälter|halle|schrank|scheune|speicher)${NOT_BEHIND})`,
      'gu',
    ),
    'was vorrat ',
  ],
  // Too sour a soil wants lime.
  [
    /^(welche[rs]? \p{L}+|wo|auf welche[mnr] \p{L}+) (?:brauche?n?|braucht|bräuchten?|benötigen?|benötigt|fehlt|müssen|muss|müssten?)(?: (?:noch|wieder|ich|wir|dringend))* (?:kalk|gekalkt werden|kalken|gekalkt)(?!\p{L})/gu,
    'welche felder ph zu niedrig',
  ],
  // The day and the place of work in the field stand together.
  [
    new RegExp(
      `^(.*(?:${MANURE}|gedüngt|gespritzt|gestreut|gesät|gemäht|gefahren).*?),? ?(?:wann|wo),?(?: und)? (?:wann|wo)${END}`,
      'gu',
    ),
    'wann $1',
  ],
  [
    new RegExp(
      `${NOT_BEFORE}(?:das letzte mal|zum letzten mal|zuletzt|letzte[rns]?) (${MANURE})${NOT_BEHIND}(?!${'.*(?:ausgebracht|gefahren|abgegeben|abgabe|probe|analyse|untersuch|aufgerührt|gerührt|gepumpt)'})`,
      'gu',
    ),
    'zuletzt $1 ausgebracht',
  ],
  [
    new RegExp(
      `${NOT_BEFORE}(?:um wie viel uhr|um welche (?:uhrzeit|zeit)|zu welcher uhrzeit|wann genau)${NOT_BEHIND}`,
      'gu',
    ),
    'welche uhrzeit',
  ],
  [new RegExp(`${NOT_BEFORE}mit was(?: für (?:einem|einer|einen|ein|eine))?${NOT_BEHIND}`, 'gu'), 'womit'],
  // Kilos of something on the hectare are what was sown or spread.
  [
    new RegExp(
      `^(?!.*${SAYS_WHAT_FOR})((?:.*${NOT_BEFORE})?wie viel (?:${BY_WEIGHT}) .*(?:pro|je|am|aufs|auf den|auf dem|vom|im) (?:ha|hektar)${NOT_BEHIND}.*?)${END}`,
      'gu',
    ),
    '$1 ausgebracht',
  ],
  // „Wann ist der zweite Schnitt dran?“
  [
    new RegExp(
      `^(?:und )?(?:ab )?wann (?:ist|sind|wird|werden|wäre|steht|stehen|kommt|kommen|geht es mit|soll|sollen) (.*?${NOT_BEFORE}(?:${TURN})${NOT_BEHIND}.*?)(?: (?:dran|an der reihe|so ?weit|fällig|an|geplant|vorgesehen|los|sein|kommen))?${END}`,
      'gu',
    ),
    'wann ist geplant $1',
  ],
  // What comes is announced, what came was delivered.
  [
    new RegExp(
      `^((?:wie viel|was|wann)(?: \\p{L}+)*? (?:${BOUGHT})|(?:wie viel|was|wann)) (?:kommt|kommen|kriegen wir|bekommen wir)(?= .*(?:im|am|in|ab|bis|nächste[rmns]?|diese[rmns]?|kommende[rmns]?) )(?=.*(?:${BOUGHT})|(?<=(?:${BOUGHT}) \\p{L}+))`,
      'gu',
    ),
    '$1 angekündigt',
  ],
  [
    new RegExp(
      `^wann (?:kam|kamen|ist|sind|haben wir) (?:(?:das|der|die|den|unser|unsere|letzte[rsn]?) )*(${BOUGHT})(?: (?:gekommen|angekommen|bekommen|gekriegt|an|eingetroffen|da|her))?${END}`,
      'gu',
    ),
    'wann geliefert $1',
  ],
]
