import { TO_CONFIRM } from '../confidence.ts'
import { ISSUER, type Annotation, type Assertion, type Extraction, type ExtractionInput } from '../extractor.ts'
import { quotedValue } from '../quoted-value.ts'
import { checkAssertions } from './check-assertions.ts'
import { readLeaseTerms, type LeaseTerms } from './lease-terms.ts'
import { FORMATS_OF_LETTERS, flowOf, hasTitle, quoteLines, readLayout } from './read-layout.ts'

const TITLE = /^(?:Nachtrag\s[^.]{0,40})?\p{L}*pacht(?:vertrag|vereinbarung|abkommen)\p{L}*/iu
const TITLE_LINES = 15

const NAMES: readonly [keyof LeaseTerms, string][] = [
  ['hectares', 'Fläche'],
  ['rent', 'Pacht je Hektar'],
  ['from', 'Beginn'],
  ['until', 'Ende'],
  ['lessor', 'Verpächter'],
  ['notice', 'Kündigung'],
]

/**
 * Leases: what is clear is laid over the field that the farm calls so. Where it has none, a field with the terms waits
 * for the person, and so does the lessor as a contact: nothing is lost, and no field is doubled.
 */
export function extractLease({ document, today }: ExtractionInput): Extraction | undefined {
  const layout = readLayout(document, FORMATS_OF_LETTERS)
  if (!layout || !hasTitle(layout, TITLE, TITLE_LINES)) return undefined
  const title = layout.lines.find(({ cells }) => cells.some((cell) => TITLE.test(cell)))!
  const terms = readLeaseTerms(layout.pages.map((page) => flowOf(page).text).join('\n'))
  const place = { page: title.page, quote: quoteLines(layout, title) }
  const values = valuesOf(terms)
  const [name = terms.parcels?.slice(0, 200) ?? 'Pachtfläche'] = terms.called
  const { rows, warnings } = checkAssertions(
    [
      ...(terms.lessor === null ? [] : [lessorOf(terms.lessor, place)]),
      {
        kind: 'fields',
        name: 'lease',
        values: { name, ...values },
        ...(terms.called.length > 0 && { unlessCalled: terms.called }),
        confidence: TO_CONFIRM,
        ...place,
      },
    ],
    [saidOf(terms)],
    today,
  )
  const annotations: Annotation[] =
    terms.called.length === 0 || layout.ocr ? [] : [{ kind: 'fields', called: terms.called, values, ...place }]
  return { rows, annotations, warnings }
}

const lessorOf = (name: string, place: Pick<Assertion, 'page' | 'quote'>): Assertion => ({
  kind: 'contacts',
  name: ISSUER,
  values: { type: 'person', name, roles: ['lessor'] },
  unlessCalled: [name],
  confidence: TO_CONFIRM,
  ...place,
})

/** Only what the lease says: what it leaves open stays at the field as it is. */
const valuesOf = (terms: LeaseTerms): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({
      leased: true,
      lessor: terms.lessor,
      leased_parcels: terms.parcels,
      leased_ha: terms.hectares,
      rent_eur_ha: terms.rent,
      leased_from: terms.from,
      leased_until: terms.until,
      lease_notice: terms.notice,
    }).filter(([, value]) => value !== null),
  )

function saidOf(terms: LeaseTerms): string {
  const [name] = terms.called
  const where =
    name === undefined
      ? 'Er nennt kein Feld beim Namen, darum wartet ein Feld mit seinen Angaben auf dich.'
      : `Seine Angaben stehen am Feld ${quotedValue(name)}; wo es kein Feld gibt, das so heißt, wartet eines auf dich.`
  const open = NAMES.flatMap(([term, label]) => (terms[term] === null ? [label] : []))
  return `Als Pachtvertrag erkannt: ${where}${open.length === 0 ? '' : ` Nicht klar zu lesen: ${open.join(', ')}.`}`
}
