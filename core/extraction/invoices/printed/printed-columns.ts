/** What the columns of the table are, from the left. */
export type Column =
  | 'position'
  | 'number'
  | 'article'
  | 'note'
  | 'day'
  | 'discount'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'tax'
  | 'amount'
  | 'batch'
  | 'pack'
  | 'class'
  | 'other'

const words = (text: string) => new RegExp(`^(?:${text})$`, 'iu')
const HEADINGS: readonly (readonly [Column, RegExp])[] = [
  ['position', words(String.raw`Pos\.?|Position|Nr\.?|Lfd\.?\s?Nr\.?|#`)],
  ['number', words(String.raw`Art(?:ikel)?\.?\s?-?\s?(?:Nr\.?|Nummer)`)],
  [
    'article',
    words(
      'Sorte ?/ ?Artikel|Artikel ?/ ?Sorte|Artikel ?/ ?Bezeichnung|Tätigkeit|Arbeit|Maßnahme|Position ?/ ?Leistung|Ware ?/ ?Leistung|Präparat|Medikament|Text ?/ ?Artikel|Artikel|Bezeichnung|Artikelbezeichnung|Beschreibung|Leistung|Ware|Produkt|Text|Gegenstand|Artikel ?/ ?Leistung|Warenbezeichnung|Sorte|Leistungsbeschreibung|Bezeichnung der (?:Ware|Leistung)',
    ),
  ],
  [
    'quantity',
    words(
      String.raw`(?:Liefer)?Menge(?:\s?\(.{1,8}\)|\s?\[.{1,8}\]|\s(?:in\s)?(?:kg|t|to|dt|l|ha|m³|Stk\.?|Stück|St\.?|Liter|Tonnen))?|Anzahl|Anz\.?|Mge\.?|Gewicht|Nettogewicht|geliefert(?:e Menge)?|(?:Netto|Abrechn(?:ungs|\.)?|Abr\.)[\s-]*(?:gewicht|menge)?\s*\(?(?:t|kg|dt|l)\)?|(?:SG|Schlachtgew(?:icht|\.))\s*\(?(?:kg)?(?:\s*kalt)?\)?|kg(?:\s*kalt)?|Liter|Tonnen|Stück|Std\.?|Stunden|Stk\.?`,
    ),
  ],
  ['unit', words(String.raw`Einheit|ME|Einh\.?|Ein-?heit|VE|EH`)],
  [
    'price',
    words(
      String.raw`(?:Einzel(?=$|\s?(?:€|EUR))|(?:Einzel|E-?|Stück|Netto)?-?preis)(?:\s?(?:\(?(?:in\s)?(?:EUR|€|netto)\)?(?:\s?(?:/|je|pro)\s?\S{1,12})?|/.*|je .*))?|EP(?:\s?(?:€|EUR|\(?netto\)?))?|(?:€|EUR|ct|Cent)\s?/\s?(?:\d+\s?)?\p{L}+|Preis\s?/\s?(?:Einheit|ME)`,
    ),
  ],
  ['tax', words(String.raw`(?:USt|MwSt|St|Steuer)\.?(?:\s?-?\s?(?:Satz|%|\(%\)|in %|Schl\.?|Kz\.?))?|Steuersatz|%`)],
  ['note', words(String.raw`(?:Lieferschein|LS|Liefersch\.|Wiegeschein)(?:\s?-?\s?(?:Nr\.?|Nummer))?`)],
  [
    'day',
    words(String.raw`(?:Liefer|Leistungs|Schlacht|Anliefer(?:ungs)?|Lade|Verlade)?-?(?:datum|tag)|Lieferung|vom|am`),
  ],
  ['discount', words(String.raw`Rabatt(?:\s?%)?|Rab\.?(?:\s?%)?|Nachlass|Abschlag`)],
  ['batch', words(String.raw`Charge(?:n-?\s?Nr\.?|nnummer)?|Partie(?:-?Nr\.?)?|LOT|Los(?:-?Nr\.?)?`)],
  [
    'class',
    words(
      String.raw`(?:Handels-?|Schlacht-?)?(?:kategorie|klasse)|Kat\.?|(?:Handels)?kl\.|HKL|Fettklasse|Fett(?:kl\.)?`,
    ),
  ],
  ['pack', words('Gebinde|Verpackung|VPE|Gebindegröße|Inhalt')],
  [
    'amount',
    words(
      String.raw`(?:Gesamt|Ges\.|G|Netto|Zeilen|Positions)?-?(?:betrag|preis|summe|wert)(?:\s?\(?(?:in\s)?(?:EUR|€|netto)(?:\s(?:EUR|€|netto))?\)?)?|Gesamt(?:\s?\(?(?:in\s)?(?:EUR|€|netto)\)?)?|GP|Wert|Summe|(?:€|EUR)\s?netto|Netto(?:\s?(?:€|EUR))?|EUR|€`,
    ),
  ],
]

const EAR_TAGS =
  /^(?:Ohrmarken?(?:-?\s?(?:Nr\.?|nummer))?|Tier(?:-?\s?(?:Nr\.?|nummer))?|LOM|Lebensohrmarke|Schlacht-?\s?Nr\.?)$/iu

/** The columns of a line that heads positions; undefined for any other line. */
export function columnsOf(cells: readonly string[]): Column[] | undefined {
  const columns = cells.flatMap(headingsIn)
  const known = new Set(columns)
  // What is sold by the head is named by its ear tag.
  if (!known.has('article') && known.has('amount')) {
    const tag = cells.findIndex((cell) => EAR_TAGS.test(cell.trim()))
    if (tag >= 0 && columns.length === cells.length) {
      columns[tag] = 'article'
      return columns
    }
  }
  // What a dairy pays for stands under no head: „kg  ct/kg  EUR“.
  const isBare = columns.length === 3 && (['quantity', 'price', 'amount'] as const).every((one) => known.has(one))
  if (isBare) return ['article', ...columns]
  // Beside a name „Artikel“ heads the numbers.
  if (columns.filter((column) => column === 'article').length === 2) columns[columns.indexOf('article')] = 'number'
  const isHeader =
    known.has('quantity') && known.has('article') && columns.filter((column) => column === 'other').length <= 3
  const byAmount = known.has('article') && known.has('amount') && !cells.some((cell) => /\d,\d\d/.test(cell))
  return isHeader || byAmount ? columns : undefined
}

/** „Artikel-Nr. / Bezeichnung“: the number stands before the name. */
const NUMBER_AND_NAME = words(
  String.raw`Art(?:ikel)?\.?\s?-?\s?(?:Nr\.?|Nummer)\s?(?:/|,|\+|und|u\.)\s?(?:Artikel)?(?:bezeichnung|text|Beschreibung|Artikel|Ware|Produkt)`,
)

const headingOf = (text: string): Column | undefined => HEADINGS.find(([, heading]) => heading.test(text.trim()))?.[0]

/** The headings of a cell; several may stand one blank apart in it. */
function headingsIn(cell: string): Column[] {
  const whole = headingOf(cell)
  if (whole !== undefined) return [whole]
  if (NUMBER_AND_NAME.test(cell.trim())) return ['number', 'article']
  const words = cell.trim().split(/\s+/)
  const found: Column[] = []
  for (let at = 0; at < words.length && words.length <= 12;) {
    const headings = (count: number): Column[] => {
      const text = words.slice(at, at + count).join(' ')
      const heading = headingOf(text)
      return heading ? [heading] : NUMBER_AND_NAME.test(text) ? ['number', 'article'] : []
    }
    const length = [3, 2, 1].find((count) => at + count <= words.length && headings(count).length > 0)
    if (length === undefined) return ['other']
    found.push(...headings(length))
    at += length
  }
  return found.length > 0 ? found : ['other']
}

/** „Netto t“, „kg kalt“: the unit that the head has for how many; empty where it has none. */
export function unitOfQuantity(cells: readonly string[]): string {
  const cell = cells.find((one) => headingOf(one) === 'quantity') ?? ''
  return /(?<!\p{L})(kg|dt|to?|l|ha|m³|Std|Stück)(?!\p{L})/iu.exec(cell)?.[1] ?? ''
}
