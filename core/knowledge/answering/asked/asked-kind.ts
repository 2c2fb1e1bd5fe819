/** The kind of thing that a question asks for; `other` where its words do not say. */
export type AskedKind =
  | 'money'
  | 'share'
  | 'duration'
  | 'frequency'
  | 'day'
  | 'hour'
  | 'area'
  | 'weight'
  | 'volume'
  | 'length'
  | 'temperature'
  | 'phone'
  | 'number'
  | 'person'
  | 'place'
  | 'reason'
  | 'whether'
  | 'other'

const words = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu')

/** What is paid or got; a compound ends with it („Mindestpreis“). */
const SUMS =
  '\\p{L}*(?:preis|kosten|betrag|beiträge|beitrag|gebühr|miete|pacht|pachtzins|lohn|(?<!\\p{L})gehalt|rechnung|prämie|buße|bußgeld|zahlung|beihilfe|förderung|entschädigung|kaution|rate|steuer|summe|skonto|erlös|gewinn|verlust|guthaben|zuschlag|abzug|abschlag|zuschuss|vergütung|honorar|restschuld|selbstbeteiligung|trinkgeld)(?:e[ns]?|s|n)?'

const PAYING =
  '(?:ge)?koss?t\\p{L}*|zahl\\p{L}*|(?:ab|an|aus|drauf|ein|nach|zu|zurück)?(?:zu|ge|be|zube)?zahl(?:en|t|te|ten)|bezahl\\p{L}*|' +
  '(?:drauf|hin)(?:ge|zu)?leg\\p{L}*|hinblätter\\p{L}*|hingeblättert|berapp\\p{L}*|blech(?:en|t|e)|geblecht|' +
  'überwies\\p{L}*|verlang\\p{L}*|berechnet|berechnen|ab(?:ge)?zogen|abziehen|zieh(?:e|en|t)?(?!\\p{L})[^?.]*(?<!\\p{L})ab|einbehalten|' +
  'abgebucht|verdien\\p{L}*|eingebracht|gebracht|erstattet|erlöst|schulde\\p{L}*'

/** Who does something for a farm, or what house. */
const ROLES =
  '\\p{L}*(?:pächter|eigentümer|besitzer|halter|vermieter|mieter|nachbar|gemeinde|arzt|ärztin|doktor|fahrer|monteur|mechaniker|schlosser|zimmerer|zimmermann|elektriker|prüfer|kontrolleur|berater|händler|lieferant|käufer|verkäufer|makler|vertreter|gutachter|mitarbeiter|sachbearbeiter|ansprechpartner|firma|werkstatt|bank|versicherung|gesellschaft|molkerei|mühle|labor|behörde|amt|verein|betrieb|hersteller|unternehmer)(?:e[ns]?|in|innen|s|n)?'

/** In standard German; the first that matches tells the kind. */
const KINDS: readonly [AskedKind, RegExp][] = [
  [
    'reason',
    words(
      'warum|wieso|weshalb|weswegen|wodurch|woran|wovon (?:ist|sind|war|waren|wurde|wurden|kommt|kam)|aus welchem grund|aus welchen gründen|wie kommt es',
    ),
  ],
  ['hour', words('um wie ?viel uhr|welche[rn]? uhrzeit|wie spät')],
  ['frequency', words('wie oft|wie häufig|in welche[nm] (?:zeitlichen )?abst(?:and|änden)')],
  [
    'duration',
    words(
      'wie lange|wie ?viele (?:tage|wochen|monate|jahre|stunden|minuten)n?|welche[rn]? (?:\\p{L}*frist|zeit(?:raum|spanne)?|\\p{L}*dauer)|wie alt|wie ?viel zeit|wie lang(?! (?:ist|sind|war|waren)(?!\\p{L})(?![^?]*(?<!\\p{L})(?:noch|her|gültig|garantie|gewährleistung|wartezeit|frist)))(?![^?]*(?<!\\p{L})sein(?!\\p{L}))',
    ),
  ],
  [
    'day',
    words(
      'wann|(?:an|bis zu)? ?welche[mnrs]? (?:datum|tage?n?|wochentag|termin|monat|jahr|jahrhundert|jahrzehnt)|wie früh muss',
    ),
  ],
  [
    'share',
    words(
      'wie ?viel (?:prozent|zins(?:en)?)|was (?:[^?.]{0,60} )?für (?:eine?n? )?zins(?:en)?|welche[rn]? (?:\\p{L}*anteil|\\p{L}*satz)|wie (?:hoch|groß) \\p{L}+ (?:\\p{L}+ ){1,2}(?:\\p{L}*anteil|prozentsatz|zinssatz|steuersatz|\\p{L}*quote)|prozent|zinssatz|steuersatz',
    ),
  ],
  ['area', words('wie ?viele? (?:hektar|ha|quadratmeter|m²|fläche)|wie groß')],
  ['weight', words('wie ?viele? (?:tonnen|kilo|kg|kilogramm|gramm|zentner|doppelzentner|dezitonnen|dt|t)|wie schwer')],
  ['volume', words('wie ?viele? (?:liter|kubikmeter|kubik|m³)')],
  ['person', words(`(?:von |bei |mit |an |für )?welche[rnms]? ${ROLES}`)],
  [
    'money',
    words(
      `(?:was|wie ?viel)(?!\\p{L})(?:(?! (?:passiert|wenn|dass|damit|ob|obwohl)(?!\\p{L}))[^?.]){0,120}?(?<!\\p{L})(?:${PAYING})|wie teuer|(?:was|wie ?viel) (?:kriege?n?|bekomme?n?|gibt es|gab es|(?:haben wir|habe ich)(?! [^?]*(?<!\\p{L})alles)|macht|wollen?|will)(?!\\p{L})[^?.]{0,80}(?:für|fürs|pro|je)|wie ?viel (?:geld|euro|cent|miete|pacht|lohn)|(?:wie hoch|welche[rns]?|was für eine?n?)(?: [\\p{L}„“]+){0,4}? ${SUMS}`,
    ),
  ],
  [
    'length',
    words(
      'wie (?:weit|lang|hoch|tief|breit|dick)(?= (?:muss|soll|darf|müssen|sollen|dürfen|weg|entfernt))|wie ?viele? (?:meter|zentimeter|kilometer)|welche[nr]? (?:\\p{L}*abstand|entfernung)',
    ),
  ],
  ['temperature', words('wie (?:warm|kalt|heiß)|welche temperatur|bei wie ?viel grad')],
  ['phone', words('(?:telefon|handy|ruf|fax|mobil|notruf|telefax)-?nummer|telefon|handy|durchwahl|hotline')],
  [
    'number',
    words(
      'wie ?viele?[nmr]?|wie (?:hoch|groß|weit|schnell|schwer|stark|tief|breit|lang|feucht|sauer|dick|windig)|welche[rnms]? (?:\\p{L}*(?:anzahl|höhe|größe|grösse|zahl|menge|wert|gehalt|abstand|nummer))|was für eine?[nm]? (?:\\p{L}+[ -])?\\p{L}*(?:gehalt|wert)|wie (?:ist|sind|war|waren) (?:der|die|das|unser|unsere) \\p{L}+(?:gehalt|wert|zahl|höhe|ertrag)e?',
    ),
  ],
  [
    'person',
    words(
      `we[rnm]|wessen|(?:von |bei |mit |an |für )?welche[rnms]?(?: \\p{L}+)? ${ROLES}|wie heißt(?: \\p{L}+){0,2} ${ROLES}`,
    ),
  ],
  [
    'place',
    words(
      'wo(?:hin|her)?|(?:auf|in|bei|an) welche[mnr]? (?:feld|schlag|acker|wiese|stall|ort|stelle|fläche|parzelle|stadt|land)',
    ),
  ],
  [
    'whether',
    /^(?:und |aber |also )?(?:ist|sind|war|waren|hat|haben|habe|hatte|hatten|darf|dürfen|dürfte|kann|können|könnte|muss|müssen|müsste|soll|sollen|sollte|wird|werden|wurde|wurden|gibt|gab|gilt|brauche?n?|kriege?n?|bekomme?n?|zahlt|zahlen|reicht|stimmt|geht|läuft|steht|passt|bleibt|hilft|wäre?n?|dürft|wollten?|will|hätten?|bin|lässt|zählt|lohnt|\p{L}{3,}t (?:sich|ich|wir|man|er|sie|es|uns|mir))(?!\p{L})/iu,
  ],
  // What is told without an asking word: „Pacht Kirchenfeld gesamt?“
  [
    'money',
    new RegExp(
      `^(?:(?!(?:was|wie|welch|wer|wo)\\p{L}*)[^?.,]){0,40}?(?<!\\p{L})${SUMS}(?!\\p{L})[^?]{0,60}\\??$`,
      'iu',
    ),
  ],
]

export const askedKindOf = (question: string): AskedKind =>
  KINDS.find(([, asks]) => asks.test(question))?.[0] ?? 'other'

const UNMEASURED: ReadonlySet<AskedKind> = new Set(['person', 'place', 'reason', 'whether', 'other'])

const SUM = words(SUMS)

/** „Betrag“, „Mindestpreis“ */
export const namesSum = (text: string): boolean => SUM.test(text)

const ROLE = new RegExp(`^${ROLES}$`, 'iu')

/** „Verpächterin“, „Kirchengemeinde“ */
export const isRole = (word: string): boolean => ROLE.test(word)

/** It has a number, a time or a unit, so that one sees whether a text has such a thing. */
export const isMeasured = (kind: AskedKind): boolean => !UNMEASURED.has(kind)
