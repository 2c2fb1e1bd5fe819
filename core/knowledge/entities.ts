import { MONTHS, monthNumber } from '../shared/german/months.ts'
import { CROPS, FERTILIZERS } from '../terms/index.ts'

/** What a passage speaks of, as a node of the graph. */
export interface Entity {
  kind: EntityKind
  /** One spelling for all spellings of the same thing; unique within its kind. */
  key: string
  /** As people read it. */
  label: string
}

export type EntityKind =
  | 'statute'
  | 'paragraph'
  | 'crop'
  | 'substance'
  | 'person'
  | 'organization'
  | 'place'
  | 'date'
  | 'animal'
  | 'parcel'
  | 'holding'
  | 'bank_account'
  | 'invoice'
  | 'approval'

const WORD_START = '(?<![\\p{L}\\d])'
const WORD_END = '(?![\\p{L}\\d])'

const pattern = (body: string, flags = 'gu'): RegExp => new RegExp(`${WORD_START}(?:${body})${WORD_END}`, flags)

const STATUTES: Record<string, string> = {
  düv: 'DüV',
  düngeverordnung: 'DüV',
  düngg: 'DüngG',
  düngegesetz: 'DüngG',
  düngegesetzes: 'DüngG',
  tierschnutztv: 'TierSchNutztV',
  tierschg: 'TierSchG',
  tierschutzgesetz: 'TierSchG',
  pflschg: 'PflSchG',
  pflanzenschutzgesetz: 'PflSchG',
  viehverkehrsverordnung: 'ViehVerkV',
  viehverkv: 'ViehVerkV',
  bvdvv: 'BVDVV',
  tamg: 'TAMG',
  thamnv: 'THAMNV',
  tämhlg: 'TÄHAV',
  awsv: 'AwSV',
  whg: 'WHG',
  bgb: 'BGB',
  ustg: 'UStG',
  vwgo: 'VwGO',
  vwvfg: 'VwVfG',
  gapkondg: 'GAPKondG',
  gapkondv: 'GAPKondV',
  gapdzv: 'GAPDZV',
  pflschanwv: 'PflSchAnwV',
  stoffbilv: 'StoffBilV',
  bodenschutzgesetz: 'BBodSchG',
  bbodschg: 'BBodSchG',
}

/** Terms by each of their words. */
const byWord = (terms: readonly { name: string; words: readonly string[] }[]): Record<string, string> =>
  Object.fromEntries(terms.flatMap(({ name, words }) => [name.toLowerCase(), ...words].map((word) => [word, name])))

const CROP_NAMES = byWord(CROPS)

const SUBSTANCES: Record<string, string> = {
  ...byWord(FERTILIZERS),
  glyphosat: 'Glyphosat',
  prothioconazol: 'Prothioconazol',
  tebuconazol: 'Tebuconazol',
  azoxystrobin: 'Azoxystrobin',
  metazachlor: 'Metazachlor',
  terbuthylazin: 'Terbuthylazin',
  flufenacet: 'Flufenacet',
  diflufenican: 'Diflufenican',
  pendimethalin: 'Pendimethalin',
  metamitron: 'Metamitron',
  'lambda-cyhalothrin': 'lambda-Cyhalothrin',
  meloxicam: 'Meloxicam',
  amoxicillin: 'Amoxicillin',
  penicillin: 'Penicillin',
  oxytetracyclin: 'Oxytetracyclin',
  enrofloxacin: 'Enrofloxacin',
  oxytocin: 'Oxytocin',
  ivermectin: 'Ivermectin',
  nitrat: 'Nitrat',
  phosphat: 'Phosphat',
  stickstoff: 'Stickstoff',
  ammoniumstickstoff: 'Ammoniumstickstoff',
}

const vocabulary = (words: Record<string, string>, kind: EntityKind): Rule => ({
  kind,
  find: new RegExp(
    `${WORD_START}(?:${Object.keys(words)
      .sort((one, other) => other.length - one.length)
      .join('|')})${WORD_END}`,
    'giu',
  ),
  read: ([found]) => words[found.toLowerCase()],
})

interface Rule {
  kind: EntityKind
  find: RegExp
  /** The label of a match, undefined where it is none after all. `key` is the label unless given. */
  read: (match: RegExpExecArray) => string | { key: string; label: string } | undefined
}

const LAND = '(?:0[1-9]|1[0-6])'

const dateOf = (day: string, month: number, year: string): { key: string; label: string } | undefined => {
  const full = year.length === 2 ? `20${year}` : year
  if (Number(day) < 1 || Number(day) > 31 || month < 1 || month > 12) return undefined
  const [dd, mm] = [day.padStart(2, '0'), String(month).padStart(2, '0')]
  return { key: `${full}-${mm}-${dd}`, label: `${dd}.${mm}.${full}` }
}

const digits = (text: string): string => text.replace(/\D/gu, '')

/** ISO 7064 MOD 97-10 as ISO 13616 demands it of an IBAN. */
const isIban = (iban: string): boolean => {
  let rest = 0
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = /\d/u.test(character) ? character : String(character.charCodeAt(0) - 55)
    rest = Number(`${rest}${value}`) % 97
  }
  return rest === 1
}

const NAME = '\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?'
const NOT_A_NAME = /^(?:Damen|Herren|Kolleg|Tierarzt|Betrieb|Landwirt|Kunde|Kundin|Doktor|Meier)(?:$|\s)/u

const RULES: Rule[] = [
  {
    kind: 'paragraph',
    find: /§\s?(\d{1,4}[a-z]?)(?:\s(?:Abs\.|Absatz)\s?(\d{1,2}))?(?:\s(?:Satz|S\.)\s?\d{1,2})?(?:\s(?:Nr\.|Nummer)\s?\d{1,2})?(?:\s(?:der|des)\s(\p{Lu}[\p{L}-]{2,40})|\s(\p{Lu}[\p{L}]{2,15}))?/gu,
    read: (match) => {
      const statute = STATUTES[(match[3] ?? match[4] ?? '').toLowerCase()]
      const absatz = match[2] === undefined ? '' : ` Abs. ${match[2]}`
      return `§ ${match[1] ?? ''}${absatz}${statute === undefined ? '' : ` ${statute}`}`
    },
  },
  vocabulary(STATUTES, 'statute'),
  vocabulary(CROP_NAMES, 'crop'),
  vocabulary(SUBSTANCES, 'substance'),
  {
    kind: 'person',
    find: new RegExp(
      `${WORD_START}(?:(?:Herrn?|Frau|Dr\\.|Prof\\.)\\s(?:(?:Dr\\.|Prof\\.|med\\.|vet\\.|agr\\.)\\s?){0,3})(${NAME}(?:\\s${NAME})?)`,
      'gu',
    ),
    read: (match) => (NOT_A_NAME.test(match[1] ?? '') ? undefined : match[1]),
  },
  {
    kind: 'organization',
    find: /(?<![\p{L}\d])((?:\p{Lu}[\p{L}\d&.-]{1,30}\s(?:&\s|und\s)?){1,4}(?:GmbH(?:\s&\sCo\.\sKG)?|eG|AG|KG|OHG|GbR|e\.\s?V\.|mbH))(?![\p{L}\d])/gu,
    read: (match) => match[1]?.replace(/^(?:Die|Der|Das|Firma|An|Bei|Von)\s/u, ''),
  },
  {
    kind: 'organization',
    find: /(?<![\p{L}\d])((?:Landwirtschaftskammer|Landwirtschaftsamt|Veterinäramt|Tierseuchenkasse|Bundesanstalt|Landratsamt|Landkreis|Amtsgericht|Finanzamt|Berufsgenossenschaft)(?:\s\p{Lu}[\p{Ll}]+(?:-\p{Lu}\p{Ll}+)?)?)/gu,
    read: (match) => match[1],
  },
  {
    kind: 'place',
    find: new RegExp(
      `(?<![\\d.,-])(?:D-)?(\\d{5})\\s(${NAME}(?:\\s(?:am|an der|bei|ob der)\\s${NAME})?)${WORD_END}`,
      'gu',
    ),
    read: (match) => `${match[1] ?? ''} ${match[2] ?? ''}`,
  },
  {
    kind: 'date',
    find: /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?((?:19|20)\d{2}|\d{2})(?![\d.])/gu,
    read: (match) => dateOf(match[1] ?? '', Number(match[2]), match[3] ?? ''),
  },
  {
    kind: 'date',
    find: new RegExp(`(?<!\\d)(\\d{1,2})\\.\\s?(${MONTHS.join('|')})\\s((?:19|20)\\d{2})(?!\\d)`, 'giu'),
    read: (match) => dateOf(match[1] ?? '', monthNumber(match[2] ?? ''), match[3] ?? ''),
  },
  {
    kind: 'date',
    find: /(?<![\d-])((?:19|20)\d{2})-(\d{2})-(\d{2})(?![\d-])/gu,
    read: (match) => dateOf(match[3] ?? '', Number(match[2]), match[1] ?? ''),
  },
  // VVVO: HIT writes DE 00 LL NNNNNNNN as 276 00 LL …; the key is the fifteen digits.
  {
    kind: 'animal',
    find: pattern(
      `(?:DE|276)[ ]?(?:0[01])?[ ]?${LAND}[ ]?\\d{3}[ ]?\\d{2}[ ]?\\d{3}|(?:DE|276)[ ]?(?:00)?[ ]?${LAND}[ ]?\\d{3}[ ]?\\d{5}`,
    ),
    read: ([found]) => {
      const number = digits(found).slice(-10)
      return { key: `27600${number}`, label: `DE ${number.slice(0, 2)} ${number.slice(2, 5)} ${number.slice(5)}` }
    },
  },
  {
    kind: 'parcel',
    find: pattern('DE(?:BB|BE|BW|BY|HB|HE|HH|MV|NI|NW|RP|SH|SL|SN|ST|TH)L[IE][ ]?\\d{10}'),
    read: ([found]) => found.replaceAll(' ', ''),
  },
  {
    kind: 'holding',
    find: /(?:Registriernummer|Reg\.-Nr\.|VVVO(?:-Nr\.|-Nummer)?|Betriebsnummer|Betriebs-Nr\.|BNR|HIT-Nr\.)[ :]{0,3}((?:276[ ]?)?(?:0[1-9]|1[0-6])(?:[ ]?\d){10})(?!\d)/gu,
    read: (match) => digits(match[1] ?? '').slice(-12),
  },
  {
    kind: 'bank_account',
    find: pattern('[A-Z]{2}\\d{2}(?: ?[A-Z\\d]{4}){3,7}(?: ?[A-Z\\d]{1,3})?'),
    read: ([found]) => (isIban(found.replaceAll(' ', '')) ? found.replaceAll(' ', '') : undefined),
  },
  {
    kind: 'invoice',
    find: /(?:Rechnungsnummer|Rechnungs-Nr\.|Rechnung Nr\.|Rechnungsnr\.|Beleg-Nr\.|Belegnummer|Lieferschein-Nr\.|Lieferschein Nr\.)[ :#]{0,3}([A-Z\d][A-Z\d/._-]{1,24}[A-Z\d])/gu,
    read: (match) => match[1],
  },
  {
    kind: 'approval',
    find: /(?<![\d-])(?:(0\d{5}-\d{2})|(?:Zulassungsnummer|Zulassungs-Nr\.|Zul\.-Nr\.)[ :]{0,3}(\d{6}(?:-\d{2})?))(?![\d-])/gu,
    read: (match) => match[1] ?? match[2],
  },
]

/**
 * The entities of a text by rule, each once, in order of kind and first mention. Careful rather than complete: a name
 * counts only with a title or a legal form, a place only with its postcode, a number only in its official form.
 */
export const entitiesOf = (text: string): Entity[] => {
  const found = new Map<string, Entity>()
  for (const { kind, find, read } of RULES) {
    for (const match of text.matchAll(find)) {
      const reading = read(match)
      if (reading === undefined) continue
      const entity = typeof reading === 'string' ? { kind, key: reading, label: reading } : { kind, ...reading }
      const id = `${kind} ${entity.key}`
      if (!found.has(id)) found.set(id, entity)
    }
  }
  return [...found.values()]
}
