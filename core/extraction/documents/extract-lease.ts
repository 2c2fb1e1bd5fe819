import { foldText } from '../../shared/german/fold.ts'
import { TO_CONFIRM } from '../confidence.ts'
import { ISSUER, type Annotation, type Assertion, type Extraction, type ExtractionInput } from '../extractor.ts'
import { quotedValue } from '../quoted-value.ts'
import { checkAssertions } from './check-assertions.ts'
import { extractCorrespondence, senderOf } from './extract-correspondence.ts'
import { landIn, landInTable, type LeasedLand } from './lease-land.ts'
import { readLeaseTerms, type LeaseTerms } from './lease-terms.ts'
import { addressOf, lessorIn } from './lessor.ts'
import { tablesOf } from '../tables/find-columns.ts'
import { FORMATS_OF_LETTERS, flowOf, quoteLines, readLayout, type DocumentLayout, type Line } from './read-layout.ts'

const TITLE =
  /^(?:(?:\d{1,2}\. )?(?:Nachtrag|Ergänzung|Änderung|Verlängerung|Bestätigung|Anpassung|Zusatz|Vereinbarung|Vertrag|Erhöhung)(?!\p{L})[^.]{0,50})?(?:\p{L}*(?<!Jagd|Fischerei)pacht(?:vertrag|vereinbarung|abkommen|verhältnis|anpassung|verlängerung|bestätigung|erhöhung)\p{L}*|Verpachtung(?!\p{L}))/iu
const TITLE_LINES = 20
const LONGEST_TITLE = 120
/** „du pachtest meine 5 ha“: said by word of mouth, and confirmed in writing. */
const LETS =
  /(?<!\p{L})(?:du pachtest|Sie pachten|verpachte(?:n|st)? (?:ich|wir)|(?:ich|wir) (?:verpachten?|überlassen?)|(?:mündlich\p{L}*|getroffene\p{L}*|unsere?\p{L}*) (?:Pacht)?(?:abmachung|abrede|vereinbarung|absprache)[^]{0,200}pacht)/iu
/** Land that is offered to anybody, or that is no longer let. */
const OFFERED =
  /Gebote?(?!\p{L})|Chiffre|zu verpachten|Kleinanzeige|Pachtaufhebung|kündige (?:ich|wir)|Jagdpacht|Fischereipacht/iu
/** What is longer is no lease, and its words are not searched. */
const MOST_LETTERS = 60_000

const NAMES: readonly [keyof LeaseTerms, string][] = [
  ['hectares', 'Fläche'],
  ['rent', 'Pacht je Hektar'],
  ['from', 'Beginn'],
  ['until', 'Ende'],
  ['notice', 'Kündigung'],
]

/**
 * Leases: what is clear is laid over the field that the farm calls so. Where it has none, a field with the terms waits
 * for the person, and so does the lessor as a contact: nothing is lost, and no field is doubled. One that is a letter
 * sets its deadline, too.
 */
export function extractLease(input: ExtractionInput): Extraction | undefined {
  const layout = readLayout(input.document, FORMATS_OF_LETTERS)
  if (!layout) return undefined
  const text = layout.pages
    .map((page) => flowOf(page).text)
    .join('\n')
    .slice(0, MOST_LETTERS)
  const lines = layout.lines
    .map((line) => line.text.replaceAll(/ {2,}/g, ' '))
    .join('\n')
    .slice(0, MOST_LETTERS)
  const terms = readLeaseTerms(text)
  const title = titleOf(layout, terms, text)
  if (!title) return undefined
  const lessor = lessorIn(lines) ?? senderOf(input.document, layout)
  if (lessor !== undefined && input.own?.some((own) => foldText(own) === foldText(lessor))) return LET_BY_OWN
  const place = { page: title.page, quote: quoteLines(layout, title) }
  const letter = extractCorrespondence(input)
  const rows = tablesOf(input.document).map((table) => table.rows.map(({ cells }) => cells))
  const land =
    [...rows, layout.lines.map(({ cells }) => cells)].map(landInTable).find((pieces) => pieces !== undefined) ??
    landIn(text)
  const pieces = land.length === 0 ? [{ called: [], hectares: null }] : land
  const checked = checkAssertions(
    [
      ...(letter?.rows ?? (lessor === undefined ? [] : [contactOf(lessor, addressOf(lessor, lines), place)])),
      ...pieces.map((piece, index) => fieldOf(piece, index, valuesOf(terms, lessor, piece), terms, place)),
    ],
    [saidOf(terms, lessor, land), ...(letter?.warnings ?? [])],
    input.today,
  )
  const annotations: Annotation[] = layout.ocr
    ? []
    : land.map((piece) => ({
        kind: 'fields',
        called: piece.called,
        values: valuesOf(terms, lessor, piece),
        ...place,
      }))
  return { ...checked, annotations }
}

const LET_BY_OWN: Extraction = {
  rows: [],
  warnings: ['Als Pachtvertrag erkannt: Darin verpachtet dein Hof das Land, darum entsteht keine gepachtete Fläche.'],
}

/** The line that calls it a lease; else that in which somebody lets land, where area and rent are clear. */
function titleOf(layout: DocumentLayout, terms: LeaseTerms, text: string): Line | undefined {
  if (OFFERED.test(text)) return undefined
  const titled = layout.lines
    .slice(0, TITLE_LINES)
    .find(({ cells }) => cells.some((cell) => cell.length <= LONGEST_TITLE && TITLE.test(cell)))
  if (titled) return titled
  const isClear = terms.hectares !== null && terms.rent !== null && (terms.from ?? terms.until) !== null
  return isClear && LETS.test(text)
    ? (layout.lines.find((line) => /pacht/i.test(line.text)) ?? layout.lines[0])
    : undefined
}

type Place = Pick<Assertion, 'page' | 'quote'>

const contactOf = (name: string, address: object, place: Place): Assertion => ({
  kind: 'contacts',
  name: ISSUER,
  values: { type: 'person', name, ...address, roles: ['lessor'] },
  unlessCalled: [name],
  confidence: TO_CONFIRM,
  ...place,
})

const fieldOf = (
  { called }: LeasedLand,
  index: number,
  values: Record<string, unknown>,
  terms: LeaseTerms,
  place: Place,
): Assertion => ({
  kind: 'fields',
  name: index === 0 ? 'lease' : `lease:${index + 1}`,
  values: { name: called[0] ?? terms.parcels?.slice(0, 200) ?? 'Pachtfläche', ...values },
  ...(called.length > 0 && { unlessCalled: called }),
  confidence: TO_CONFIRM,
  ...place,
})

/** Only what the lease says: what it leaves open stays at the field as it is. */
const valuesOf = (terms: LeaseTerms, lessor: string | undefined, land: LeasedLand): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({
      leased: true,
      lessor: lessor ?? null,
      leased_parcels: land.parcels ?? terms.parcels,
      leased_ha: land.hectares ?? terms.hectares,
      rent_eur_ha: land.rent ?? terms.rent,
      leased_from: terms.from,
      leased_until: terms.until,
      lease_notice: terms.notice,
    }).filter(([, value]) => value !== null),
  )

function saidOf(terms: LeaseTerms, lessor: string | undefined, land: readonly LeasedLand[]): string {
  const names = land.flatMap(({ called }) => called.slice(0, 1)).map(quotedValue)
  const where =
    names.length === 0
      ? 'Er nennt kein Feld beim Namen, darum wartet ein Feld mit seinen Angaben auf dich.'
      : `Seine Angaben stehen am Feld ${names.join(', ')}; wo es kein Feld gibt, das so heißt, wartet eines auf dich.`
  const open = [
    ...NAMES.flatMap(([term, label]) =>
      terms[term] === null &&
      !(term === 'hectares' && land.some(({ hectares }) => hectares !== null)) &&
      !(term === 'rent' && land.every(({ rent }) => rent !== undefined) && land.length > 0)
        ? [label]
        : [],
    ),
    ...(lessor === undefined ? ['Verpächter'] : []),
  ]
  return `Als Pachtvertrag erkannt: ${where}${open.length === 0 ? '' : ` Nicht klar zu lesen: ${open.join(', ')}.`}`
}
