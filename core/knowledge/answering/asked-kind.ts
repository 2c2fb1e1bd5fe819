/** The kind of thing that a question asks for; `other` where its words do not say. */
export type AskedKind =
  | 'money'
  | 'share'
  | 'duration'
  | 'day'
  | 'hour'
  | 'area'
  | 'weight'
  | 'volume'
  | 'length'
  | 'temperature'
  | 'number'
  | 'person'
  | 'place'
  | 'other'

const words = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu')

/** In standard German; the first that matches tells the kind. */
const KINDS: readonly [AskedKind, RegExp][] = [
  ['hour', words('um wie ?viel uhr|welche[rn]? uhrzeit|wie spät')],
  [
    'duration',
    words(
      'wie lange|wie ?viele (?:tage|wochen|monate|jahre|stunden|minuten)n?|welche[rn]? (?:frist|zeit(?:raum|spanne)?|dauer)|wie alt',
    ),
  ],
  ['day', words('wann|(?:an|bis zu)? ?welche[mnrs] (?:datum|tag|termin|monat|jahr|jahrhundert|jahrzehnt)')],
  ['share', words('wie ?viel prozent|welche[rn]? (?:anteil|prozentsatz)|prozent')],
  [
    'money',
    words(
      'was (?:hat|haben|kriege|kriegen|bekomme|bekommen|zahle|zahlen|macht)?(?: [\\p{L}„“]+){0,6} ?(?:gekostet|bezahlt|gezahlt|verdient|kosten)|was kostet|was kosten|wie teuer|wie ?viel (?:geld|euro|kostet|kosten|zahle|zahlen|zahlt|muss ich zahlen|miete|pacht|lohn)|wie hoch (?:ist|sind|war|waren|fällt|fiel)?(?: [\\p{L}„“]+){0,3} ?(?:\\p{L}*(?:preis|preise|kosten|betrag|beitrag|gebühr|gebühren|miete|pacht|lohn|gehalt|rechnung|prämie|buße|bußgeld|zahlung|beihilfe|förderung|entschädigung|kaution|rate|steuer|summe|skonto))|welche[rn]? (?:preis|betrag|beitrag|gebühr|summe|lohn)',
    ),
  ],
  ['area', words('wie ?viele? (?:hektar|ha|quadratmeter|m²|fläche)|wie groß')],
  ['weight', words('wie ?viele? (?:tonnen|kilo|kg|kilogramm|gramm|zentner|doppelzentner|dt|t)|wie schwer')],
  ['volume', words('wie ?viele? (?:liter|kubikmeter|m³|kubik)')],
  [
    'length',
    words(
      'wie (?:weit|lang|hoch|tief|breit|dick)(?= (?:muss|soll|darf|müssen|sollen|dürfen|weg|entfernt))|wie ?viele? (?:meter|zentimeter|kilometer)|welche[nr]? abstand',
    ),
  ],
  ['temperature', words('wie (?:warm|kalt|heiß)|welche temperatur|bei wie ?viel grad')],
  [
    'number',
    words(
      'wie ?viele?[nmr]?|wie (?:hoch|groß|weit|schnell|schwer|oft|stark|tief|breit|lang)|welche[rnms]? (?:anzahl|höhe|größe|zahl|menge|wert|abstand|nummer)',
    ),
  ],
  ['person', words('we[rnm]|wessen')],
  [
    'place',
    words(
      'wo(?:hin|her)?|(?:auf|in|bei|an) welche[mnr]? (?:feld|schlag|acker|wiese|stall|ort|stelle|fläche|parzelle|stadt|land)',
    ),
  ],
]

export const askedKindOf = (question: string): AskedKind =>
  KINDS.find(([, asks]) => asks.test(question))?.[0] ?? 'other'

/** It has a number, a time or a unit, so that one sees whether a text has such a thing. */
export const isMeasured = (kind: AskedKind): boolean => kind !== 'person' && kind !== 'place' && kind !== 'other'
