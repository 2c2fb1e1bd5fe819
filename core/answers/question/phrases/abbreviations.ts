// Patterns are matched in lower case.

const word = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'gu')

/** Abbreviations as letters, lists and chats have them, written out. */
export const ABBREVIATIONS: readonly [RegExp, string][] = [
  // Nouns
  [word('(?:kd|kdn|kund|kunden)\\.?[ -]?nr\\.?'), 'kundennummer'],
  [word('(?:tel|telef|fon|fone|ruf|handy|mobil)\\.?[ -]?nr\\.?'), 'telefonnummer'],
  [
    word(
      '(?:tel|telef|fon)\\.?(?=\\s*(?:[:,?!]|$)|\\s(?:von|vom|der|des|bei|beim|nr|nummer|bitte|und|für|\\p{L}{4,}))',
    ),
    'telefon',
  ],
  [
    word(
      'nummer(?= (?:von|vom) (?:der |dem )?(?:herrn?|frau|familie|tierarzt|tierärztin|lohner|händler|viehhändler|berater|beraterin)(?!\\p{L}))',
    ),
    'telefonnummer',
  ],
  [word('(?:re|rg|rech|rechn)\\.?[ -]?nr\\.?'), 'rechnungsnummer'],
  [word('(?:re|rg|rechn)\\.?(?= (?:vom|von|nr|nummer|\\d|über|datum|betrag))'), 'rechnung'],
  [word('(?:re|rg|rechn)\\.?[ -]?(?=datum|betrag)'), 'rechnungs'],
  [word('(?:ls|lief\\.?[ -]?sch)\\.?[ -]?nr\\.?'), 'lieferscheinnummer'],
  [word('(?:best|bestell)\\.?[ -]?nr\\.?'), 'bestellnummer'],
  [word('(?:art)\\.?[ -]?nr\\.?'), 'artikelnummer'],
  [word('(?:om|ohrm)\\.?[ -]?nr\\.?'), 'ohrmarke'],
  [word('az\\.?(?=\\s*(?:[:,?!]|$)|\\s(?:von|vom|der|des))'), 'aktenzeichen'],
  [word('adr\\.?'), 'adresse'],
  [word('str\\.?(?= und)'), 'straße'],
  [word('(?:m\\.?w\\.?st|u\\.?st|mwst)\\.?(?=\\s|[,:?!]|$)'), 'umsatzsteuer'],
  [word('gesamt ?summe|endsumme|summe insgesamt'), 'summe'],
  // Units
  [word('(?<=\\d ?)(?:ltr|lit)\\.?|(?<=\\p{L} )ltr\\.?'), 'liter'],
  [word('(?:std|stdn)\\.?'), 'stunden'],
  [word('(?:stk|stck)\\.?'), 'stück'],
  [word('(?<=(?:\\d|wie viele?) ?)to\\.?'), 'tonnen'],
  [word('(?<=\\d ?)ztr\\.?'), 'zentner'],
  [word('(?:qm|m²)(?= |$)(?!-?milch)'), 'quadratmeter'],
  // Small words
  [word('lfd\\.? ?(?=jahr)'), 'laufendes '],
  [word('lt\\.?'), 'laut'],
  [word('mtl\\.?'), 'monatlich'],
  [word('tägl\\.?'), 'täglich'],
  [word('(?:bspw|bsp)\\.?|z\\.? ?b\\.'), ' '],
  [word('(?:u\\.? ?a|v\\.? ?a|m\\.? ?e|i\\.? ?d\\.? ?r|d\\.? ?h|s\\.? ?o)\\.(?=\\s)'), ' '],
]
