import { ANALYSES, columnsOf, implausible, type Analysis, type Parameter } from '../tables/analysis-parameters.ts'
import type { Extraction, ExtractionInput, Assertion } from '../extractor.ts'
import { splitUnit } from '../tables/find-columns.ts'
import { quotedValue } from '../quoted-value.ts'
import { asLabel } from './label-finder.ts'
import { firstOf, partsOf, type Labelled, type LabelledValues } from './labelled-value.ts'
import { readLabels } from './read-labels.ts'
import { confidenceOf } from '../confidence.ts'
import { checkAssertions } from './check-assertions.ts'
import { readPrintedDay, readQuantity, type Reading } from './printed-values.ts'
import { hasTitle, readLayout, type DocumentLayout } from './read-layout.ts'
import { annotateFields, type Sample } from '../tables/annotate-fields.ts'

const TITLE =
  /^(?:Prüfbericht|Untersuchungs(?:bericht|befund|ergebnis(?:se)?)|Analysen?(?:bericht|ergebnis(?:se)?|attest)|Boden(?:untersuchung(?:sergebnis(?:se)?)?|proben?|analyse)|Nmin-?\s?(?:Untersuchung|Proben?|Ergebnis(?:se)?)|(?:Rinder|Schweine)?(?:Gülle|Gärrest|Wirtschaftsdünger)-?(?:untersuchung|analyse)|(?:Futter|Silage)(?:mittel)?(?:untersuchung|analyse))(?!\p{Ll})/iu
const TITLE_LINES = 25

const SAMPLE = {
  subject:
    'Schlag(?:bezeichnung)?|Feld|Fläche|Probenbezeichnung|Bezeichnung(?: der Probe)?|Behälter|Material|Probenart|Futtermittel',
  sample_number: String.raw`Proben?-?\s?(?:nummer|Nr\.?)|Labor-?\s?(?:nummer|Nr\.?)|Analysen-?\s?(?:nummer|Nr\.?)`,
  flik: 'FLIK|Feldblock',
  soil_type: 'Bodenart',
  sampled: 'Probenahme(?:datum)?(?: am)?|Datum der Probenahme|Entnahme(?:datum)?(?: am)?|Gezogen am|Probe vom',
  dated: '(?:Berichts|Untersuchungs)?datum|Probeneingang|Eingang(?:sdatum)?|Prüfbericht vom',
} as const

/** All three depths in one line, as advisers write them. */
const THREE_DEPTHS =
  /^N-?min\s*\(?0\s?-\s?30\s?\/\s?30\s?-\s?60\s?\/\s?60\s?-\s?90(?: ?cm)?\)?:?\s*(\d{1,3}(?:,\d)?)\s?\/\s?(\d{1,3}(?:,\d)?)\s?\/\s?(\d{1,3}(?:,\d)?)\s*(kg\s?(?:N\s?)?\/\s?ha)?/iu

/** Reports of a laboratory that give their results as labels and values: soil, mineral nitrogen, slurry, feed. */
export function extractAnalysisReport({ document, today }: ExtractionInput): Extraction | undefined {
  const read = readLayout(document)
  if (!read || !hasTitle(read, TITLE, TITLE_LINES)) return undefined
  // „pH 6,2; P (CAL) 14 mg/100 g“ are results side by side, too.
  const layout = { ...read, lines: read.lines.map((line) => ({ ...line, cells: line.cells.flatMap(asResults) })) }
  const report = recognize(layout)
  if (!report) return undefined
  const { values, warnings, parameters } = report
  const { shared, parts } = partsOf(
    values,
    values.find(({ name }) => name === 'subject' || name === 'sample_number')?.name ?? 'subject',
  )
  const allWarnings = [...warnings]
  const samples = (parts.length === 0 ? [shared] : parts).map((part, index) =>
    readSample(layout, part, firstOf(shared).found, parameters, index + 1, allWarnings),
  )
  const { rows, warnings: refused } = checkAssertions(
    samples.flatMap(({ results }) => results),
    allWarnings,
    today,
  )
  const { annotations, warnings: unclear } = annotateFields(
    samples.map((sample) => ({ ...sample, results: rows.filter((row) => sample.results.includes(row)) })),
  )
  return { rows, annotations, warnings: [...refused, ...unclear] }
}

const SORTS = ANALYSES.map((analysis) => {
  const parameters = columnsOf(analysis)
  return {
    analysis,
    parameters,
    labels: {
      ...SAMPLE,
      ...Object.fromEntries(
        [...parameters].map(([name, { aliases }]) => [
          name,
          aliases
            .toSorted((a, b) => b.length - a.length)
            .map(asLabel)
            .join('|'),
        ]),
      ),
    } as Record<string, string>,
  }
})

function recognize(
  layout: DocumentLayout,
): (LabelledValues<string> & { analysis: Analysis; parameters: ReadonlyMap<string, Parameter> }) | undefined {
  for (const { analysis, parameters, labels } of SORTS) {
    const read = readLabels(layout, labels)
    const results = new Set(read.values.map(({ name }) => name).filter((name) => parameters.has(name)))
    if (results.size >= 2 && analysis.enough((name) => results.has(name))) return { ...read, analysis, parameters }
  }
  return undefined
}

const asResults = (cell: string): string[] => {
  const [, ...depths] = THREE_DEPTHS.exec(cell) ?? []
  return depths.length > 0
    ? ['0-30', '30-60', '60-90'].map((depth, index) => `Nmin ${depth}: ${depths[index]} ${depths[3] ?? ''}`)
    : cell.split(/;\s*|,\s+(?=\p{L})/u)
}

/** What stands of the sample that is the `number`-th of its report. */
function readSample(
  layout: DocumentLayout,
  part: readonly Labelled<string>[],
  shared: Partial<Record<string, Labelled<string>>>,
  parameters: ReadonlyMap<string, Parameter>,
  number: number,
  allWarnings: string[],
): Sample {
  const { found } = firstOf(part)
  const textOf = (name: keyof typeof SAMPLE): string | undefined => (found[name] ?? shared[name])?.text
  const dated = readPrintedDay(textOf('dated') ?? '')
  // The day of the report is not that of the sample.
  const day = readPrintedDay(textOf('sampled') ?? '') ?? (dated && { value: dated.value, sure: false })
  const sample = { subject: textOf('subject')?.slice(0, 200) ?? null, sample_number: textOf('sample_number') ?? null }
  const called = [textOf('subject'), textOf('flik')].filter((name) => name !== undefined)
  const results = part.flatMap((value): Assertion[] => {
    const parameter = parameters.get(value.name)
    if (!parameter) return []
    const result = day ? resultOf(parameter, value) : 'Es steht kein Tag der Probe dabei.'
    if (typeof result === 'string' || !day) {
      allWarnings.push(
        `Seite ${value.page}: ${quotedValue(`${value.name} ${value.text}`)} wurde ausgelassen: ${String(result)}`,
      )
      return []
    }
    return [
      {
        kind: 'measurements',
        name: `sample ${number} ${value.name}`,
        ...(['soil', 'nmin'].includes(parameter.type) && { refers: { field_id: called } }),
        values: {
          type: parameter.type,
          parameter: parameter.name,
          value: result.value,
          unit: result.unit,
          date: day.value,
          depth_cm: parameter.depth ?? null,
          ...sample,
        },
        confidence: confidenceOf(!layout.ocr, result.sure, day.sure),
        page: value.page,
        quote: value.quote,
      },
    ]
  })
  return { called, soilType: textOf('soil_type') ?? null, results }
}

/** The value in a unit the parameter may have, or why it is none. */
function resultOf(
  parameter: Parameter,
  { text, unit: labelUnit }: Labelled<string>,
): (Reading<number> & { unit: string | null }) | string {
  const read = readQuantity(text)
  if (!read) return 'Das ist keine Zahl mit ihrer Einheit.'
  if (read.thousands) return 'Der Punkt kann für Tausender oder für das Komma stehen.'
  const written = read.unit || labelUnit
  const unit =
    written === ''
      ? parameter.unit
      : splitUnit(`x ${written}`)
          .unit.replace(/^(kg|mg) ?\p{L}+\d?\//u, '$1/')
          .replace(/(?<=\S)\s(?:TM|TS|FM|Boden)$/, '')
  const usual = parameter.unit?.replace(/ TM$/, '') ?? ''
  if (unit !== parameter.unit && unit !== usual && !(usual === 'kg/m³' && unit === 'kg/t'))
    return `Die Einheit ${quotedValue(written)} ist hier nicht bekannt${usual === '' ? '' : `, erwartet wird ${parameter.unit}`}.`
  return (
    implausible(parameter, read.value, unit) ?? {
      value: read.value,
      unit: unit === usual ? parameter.unit : unit,
      sure: read.sure && (written !== '' || parameter.unit === null),
    }
  )
}
