import { confidenceOf } from '../confidence.ts'
import type { Assertion, Extraction, ExtractionInput } from '../extractor.ts'
import { checkAssertions } from './check-assertions.ts'
import { readPrintedDay, readQuantity } from './printed-values.ts'
import { readLayout, type DocumentLayout } from './read-layout.ts'
import { readLabels } from './read-labels.ts'

/** § 55 and § 57 TAMG: what farms report, and what the authority tells them of it. */
const SUBJECT = /Therapiehäufigkeit|Antibiotika(?:meldung|verwendung|minimierung)|TAM-?(?:Meldung|Mitteilung)|TAM-HIT/i
const SUBJECT_LINES = 30

const LABELS = {
  usage_type: 'Nutzungsart|Produktionsrichtung|Tierart und Nutzungsart',
  frequency: '(?:(?:Ihre |Die )?betriebliche |Ihre |halbjährliche )?Therapiehäufigkeit(?: Ihres Betriebe?s)?',
  first: '(?:Bundesweite )?Kennzahl 1',
  second: '(?:Bundesweite )?Kennzahl 2',
  reported: 'Gemeldet am|Meldung vom|Meldedatum',
  zero: 'Nullmeldung',
} as const

/** „2025/II“, „2. Halbjahr 2025“, „Halbjahr 2025-2“, „II/2025“ as `2025-2`. */
const HALVES = [
  /(?:Kalender)?halbjahr\s*:?\s*(?<year>\d{4})\s*[/-]\s*(?<half>II|I|2|1)(?![\dI])/iu,
  /(?<half>II|I|2|1)\.?\s*(?:Kalender)?halbjahr\s*(?<year>\d{4})/iu,
  /(?:Kalender)?halbjahr\s*:?\s*(?<half>II|I|2|1)\s*[/.-]\s*(?<year>\d{4})/iu,
]

/** Reports on antibiotics and answers to them: how often animals were treated in half a year, and the key figures. */
export function extractAntibioticReport({ document, today }: ExtractionInput): Extraction | undefined {
  const layout = readLayout(document)
  if (!layout || !layout.lines.slice(0, SUBJECT_LINES).some(({ text }) => SUBJECT.test(text))) return undefined
  const halfYear = halfYearOf(layout)
  const { values, warnings } = readLabels(layout, LABELS)
  const numbers = values.filter(({ name }) => ['frequency', 'first', 'second'].includes(name))
  if (!halfYear || (numbers.length === 0 && !values.some(({ name }) => name === 'zero'))) return undefined
  const textOf = (name: keyof typeof LABELS): string | undefined => values.find((value) => value.name === name)?.text
  // The key figures are told with three decimals, so that a dot is never one of thousands.
  const numberOf = (name: keyof typeof LABELS): number | null => {
    const read = readQuantity(textOf(name) ?? '')
    return read ? (read.thousands ? read.value / 1000 : read.value) : null
  }
  const usage = textOf('usage_type') ?? usageIn(layout)
  if (usage === undefined)
    return {
      rows: [],
      warnings: ['Eine Mitteilung zur Therapiehäufigkeit, aber ohne Nutzungsart; daraus entsteht keine Zeile.'],
    }
  const zero = textOf('zero')
  const [first] = numbers.length > 0 ? numbers : values
  const row: Assertion = {
    kind: 'antibiotic_reports',
    name: `${halfYear} ${usage}`,
    page: first!.page,
    quote: first!.quote,
    confidence: confidenceOf(
      !layout.ocr,
      numbers.every(({ text }) => readQuantity(text) !== undefined),
    ),
    values: {
      half_year: halfYear,
      usage_type: usage.slice(0, 100),
      reported_on: readPrintedDay(textOf('reported') ?? '')?.value ?? null,
      zero_report: zero === undefined ? null : /^ja/i.test(zero) ? 'yes' : /^nein/i.test(zero) ? 'no' : null,
      therapy_frequency: numberOf('frequency'),
      benchmark_1: numberOf('first'),
      benchmark_2: numberOf('second'),
    },
  }
  return checkAssertions([row], warnings, today)
}

function halfYearOf({ lines }: DocumentLayout): string | undefined {
  for (const { text } of lines)
    for (const expression of HALVES) {
      const { year, half = '' } = expression.exec(text)?.groups ?? {}
      if (year !== undefined) return `${year}-${/^(?:II|2)$/i.test(half) ? 2 : 1}`
    }
  return undefined
}

const usageIn = ({ lines }: DocumentLayout): string | undefined =>
  lines
    .map(({ text }) => /(?:Nutzungsart|Produktionsrichtung)\s*:\s*(\S.*)$/iu.exec(text)?.[1]?.split(/\s{2,}/)[0])
    .find((usage) => usage !== undefined)
