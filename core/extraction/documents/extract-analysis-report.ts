import { ANALYSES, OF_FIELDS, type Analysis } from '../samples/analyses.ts'
import { analysisOf } from '../samples/choose-analysis.ts'
import { judgeResult } from '../samples/judge-result.ts'
import { allowed, partsOfUnit } from '../samples/parameter.ts'
import { sampleKindIn, type SampleKind } from '../samples/sample-kind.ts'
import type { Extraction, ExtractionInput, Assertion } from '../extractor.ts'
import { parameterNamed } from '../tables/analysis-lines.ts'
import { splitUnit } from '../tables/find-columns.ts'
import { quotedValue } from '../quoted-value.ts'
import { spreadBases } from './basis-columns.ts'
import type { Labelled } from './labelled-value.ts'
import {
  isOfLaboratory,
  LETTER,
  LETTERHEAD_LINES,
  namesSample,
  showsSample,
  TITLE,
  TITLE_LINES,
} from './laboratory-paper.ts'
import { partSamples, type PrintedSample } from './part-samples.ts'
import { readLabels } from './read-labels.ts'
import { confidenceOf } from '../confidence.ts'
import { checkAssertions } from './check-assertions.ts'
import { readPrintedDay, readQuantity } from './printed-values.ts'
import { FORMATS_OF_LETTERS, hasTitle, readLayout, type DocumentLayout } from './read-layout.ts'
import { RESULT_LABEL, saidOfAll, spreadResults, type SaidOfAll } from './spread-results.ts'
import { THOUSAND_PER_ML } from '../../terms/index.ts'
import { annotateFields, type Sample } from '../tables/annotate-fields.ts'

const SAMPLE = {
  subject:
    'Schlag(?:bezeichnung|name)?|Feldstück|Feld|Probe|Fläche|Probenbezeichnung|Bezeichnung(?: der Probe)?|Behälter',
  material:
    'Material(?:art|bezeichnung)?|Proben(?:art|material|matrix)|Art der Probe|Matrix|Futtermittel|Futterart|Gülleart|Wirtschaftsdünger',
  depth: '(?:Entnahme|Boden)?tiefe|Schicht',
  sample_number: String.raw`Proben?-?\s?(?:nummer|Nr\.?)|Labor-?\s?(?:nummer|Nr\.?)|Analysen-?\s?(?:nummer|Nr\.?)`,
  flik: 'FLIK|Feldblock',
  soil_type: 'Bodenart',
  sampled:
    'Probe(?:n|ent)?nahme(?:datum|tag)?(?: durch [\\p{L}]+)?(?: am| vom)?|Proben?(?:datum|tag|zug)|(?:entnommen|gezogen|beprobt)(?: am| vom)?|Datum(?: der)? Probe(?:n|ent)?nahme|Datum(?: der)? Probe|(?:Proben)?Entnahme(?:datum|tag)?(?: am| vom)?|Probe vom|Tag der (?:Probe(?:n|ent)?nahme|Entnahme)|Prüf(?:datum|tag)|Kontrolltag|Ziehungsdatum',
  dated:
    '(?:Berichts|Untersuchungs|Befund|Ausgangs)?datum|(?:Proben?)?eingang(?:sdatum)?|Prüfbericht(?: vom)?|Bericht(?: vom)?|Befund(?:ausgang)?(?: vom)?|Datum Befund|Ergebnis(?: vom)?|Ausgang|Ausfertigung',
} as const

/** All three depths in one line, as advisers write them. */
const THREE_DEPTHS =
  /^N-?min\s*\(?0\s?-\s?30\s?\/\s?30\s?-\s?60\s?\/\s?60\s?-\s?90(?: ?cm)?\)?:?\s*(\d{1,3}(?:,\d)?)\s?\/\s?(\d{1,3}(?:,\d)?)\s?\/\s?(\d{1,3}(?:,\d)?)\s*(kg\s?(?:N\s?)?\/\s?ha)?/iu

const LABELS = { ...SAMPLE, result: RESULT_LABEL }
type Label = keyof typeof LABELS
const DAYS: ReadonlySet<Label> = new Set<Label>(['sampled', 'dated'])
type Printed = PrintedSample<Label>

/** Reports of a laboratory that give their results as labels and values: soil, mineral nitrogen, slurry, feed. */
export function extractAnalysisReport({ document, filename, today }: ExtractionInput): Extraction | undefined {
  const read = readLayout(document, FORMATS_OF_LETTERS)
  const isTitled = read !== undefined && (hasTitle(read, TITLE, TITLE_LINES) || isOfLaboratory(read))
  if (!read || !(isTitled || namesSample(read))) return undefined
  // „pH 6,2; P (CAL) 14 mg/100 g“ are results side by side, too.
  const cut = { ...read, lines: read.lines.map((line) => ({ ...line, cells: line.cells.flatMap(asResults) })) }
  const layout = spreadResults(spreadBases(cut))
  const { values: labelled, warnings } = readLabels<Label>(layout, LABELS)
  // „Befund 26/441“ is a number and no day.
  const values = labelled.filter(({ name, text }) => !DAYS.has(name) || readPrintedDay(text) !== undefined)
  if (!isTitled && !showsSample(layout, values)) return undefined
  const samples = partSamples(values, (name) => name === 'result')
  const analyses = kindsOf(samples, titledKind(layout, filename))
  if (!analyses.some(Boolean)) return undefined
  const allWarnings = [...warnings]
  const ofAll = saidOfAll(layout)
  const readings = samples.map((sample, index) =>
    readSample({ layout, ofAll, allWarnings }, sample, analyses[index], index + 1),
  )
  const { rows, warnings: refused } = checkAssertions(
    readings.flatMap(({ results }) => results),
    allWarnings,
    today,
  )
  const { annotations, warnings: unclear } = annotateFields(
    readings.map((sample) => ({ ...sample, results: rows.filter((row) => sample.results.includes(row)) })),
  )
  return { rows, annotations, warnings: [...refused, ...unclear] }
}

/** What the title says that the samples are of, else what the name of the file says. */
const titledKind = ({ lines }: DocumentLayout, filename: string): SampleKind | undefined =>
  sampleKindIn(
    lines
      .slice(0, TITLE_LINES)
      .flatMap(({ cells }) => cells.filter((cell) => TITLE.test(cell)))
      .join('\n'),
  ) ??
  sampleKindIn(
    lines
      .slice(0, LETTERHEAD_LINES)
      .map(({ text }) => text)
      .join('\n'),
  ) ??
  sampleKindIn(filename.replaceAll(/[_.]/g, ' '))

/** The analysis of each sample: by a word for what it is of, else by its results, else that of all the others. */
function kindsOf(samples: readonly Printed[], titled: SampleKind | undefined): (Analysis | undefined)[] {
  const all = samples.flatMap(({ results }) => results)
  const shown = shownBy(all)
  const fitsTitle = titled !== undefined && namesIn(analysisOf(titled), all).size >= 2
  if (!shown && !fitsTitle) return []
  return samples.map(({ said, results }) => {
    const kind = sampleKindIn(said.material?.text ?? '')
    const weak = sampleKindIn(said.subject?.text ?? '')
    if (kind !== undefined) return analysisOf(kind)
    if (weak !== undefined && namesIn(analysisOf(weak), results).size >= 2) return analysisOf(weak)
    return fitsTitle && namesIn(analysisOf(titled), results).size > 0 ? analysisOf(titled) : (shownBy(results) ?? shown)
  })
}

function shownBy(results: readonly Labelled<Label>[]): Analysis | undefined {
  const shown = ANALYSES.find((analysis) => {
    const names = namesIn(analysis, results)
    return analysis.kind !== null && names.size >= 2 && analysis.enough((name) => names.has(name))
  })
  const milk = analysisOf('milk')
  return shown ?? (isOfMilk(namesIn(milk, results)) ? milk : undefined)
}

const isOfMilk = (names: ReadonlySet<string>): boolean =>
  names.size >= 3 && ['Fett', 'Eiweiß'].every((name) => names.has(name))

/** What is measured in the milk of each cow of a herd, and not in the tank. */
const RECORDING =
  /(?<!\p{L})(?:MLP|Milchleistungsprüfung|Herdendurchschnitt|Prüftag\p{Ll}*|Leistungskontrolle)(?!\p{Ll})/iu

const namesIn = (analysis: Analysis, results: readonly Labelled<Label>[]): Set<string> =>
  new Set(results.flatMap(({ label }) => parameterNamed(analysis, label)?.column ?? []))

const asResults = (cell: string): string[] => {
  const [, ...depths] = THREE_DEPTHS.exec(cell) ?? []
  return depths.length > 0
    ? ['0-30', '30-60', '60-90'].map((depth, index) => `Nmin ${depth}: ${depths[index]} ${depths[3] ?? ''}`)
    : cell.split(/;\s*|,\s+(?=\p{L})(?![^()]*\))/u)
}

/** What stands of the sample that is the `number`-th of its report. */
function readSample(
  { layout, ofAll, allWarnings }: { layout: DocumentLayout; ofAll: SaidOfAll; allWarnings: string[] },
  { said, results: printed }: Printed,
  analysis: Analysis | undefined,
  number: number,
): Sample {
  const textOf = (name: Label): string | undefined => said[name]?.text
  const dated = readPrintedDay(textOf('dated') ?? '')
  // The day of the report is not that of the sample.
  const day = readPrintedDay(textOf('sampled') ?? '') ?? (dated && { value: dated.value, sure: false })
  const named = textOf('subject')?.replace(/^\d{1,3}\s?[:.)]\s+/, '')
  const subject = [named, textOf('material')].filter((one) => one !== undefined)
  const sample = {
    subject: subject.join(', ').slice(0, 200) || null,
    sample_number: textOf('sample_number')?.slice(0, 60) ?? null,
  }
  const depth = textOf('depth')
    ?.replace(/ ?cm$/i, '')
    .replace(/ ?(?:[–—-]|bis) ?/, '-')
    .slice(0, 20)
  const called = [named, textOf('flik')].filter((name) => name !== undefined)
  const isLetter = layout.lines.some(({ text }) => LETTER.test(text))
  const isRecording = analysis?.kind === 'milk' && layout.lines.some(({ text }) => RECORDING.test(text))
  const results = printed.flatMap((value): Assertion[] => {
    const leave = (reason: string): Assertion[] => {
      const words = quotedValue(`${value.label} ${value.text}`)
      allWarnings.push(`Seite ${value.page}: ${words} wurde ausgelassen: ${reason}`)
      return []
    }
    if (!day) return leave('Es steht kein Tag der Probe dabei.')
    if (!analysis) return leave('Was für eine Probe das ist, ist nicht klar.')
    const result = resultOf(analysis, value, ofAll, layout.commas)
    if (typeof result === 'string') return leave(result)
    const again = printed.some((other) => other !== value && other.label === value.label)
    return [
      {
        kind: 'measurements',
        name: `sample ${number} ${result.name}${again ? ` ${partsOfUnit(result.unit ?? '').basis ?? ''}` : ''}`,
        ...(OF_FIELDS.has(result.type) && { refers: { field_id: called } }),
        values: {
          type: isRecording ? 'milk_recording' : result.type,
          parameter: result.parameter,
          value: result.value,
          unit: result.unit,
          date: day.value,
          depth_cm: result.depth ?? depth ?? null,
          ...sample,
          note: result.doubt,
        },
        confidence: confidenceOf(!layout.ocr, !isLetter, result.doubt === null && result.sure, day.sure),
        page: value.page,
        quote: value.quote,
      },
    ]
  })
  return { called, soilType: textOf('soil_type') ?? null, results }
}

/** The value as it may be kept, or why nothing of it can. */
function resultOf(
  analysis: Analysis,
  { label, text, unit: labelUnit }: Labelled<Label>,
  { unit: unitOfAll, basis }: SaidOfAll,
  commas: boolean,
) {
  const read = readQuantity(text)
  if (!read) return 'Das ist keine Zahl mit ihrer Einheit.'
  if (read.thousands && !commas) return 'Der Punkt kann für Tausender oder für das Komma stehen.'
  const written = read.unit || labelUnit
  const own = THOUSAND_PER_ML.test(written) ? 'Tsd./ml' : splitUnit(`x ${written}`).unit || written
  const known = parameterNamed(analysis, label)
  const shared = splitUnit(`x ${unitOfAll}`).unit
  const unit = own === '' && known && unitOfAll !== '' && allowed(known.parameter, shared) ? shared : own
  const judged = judgeResult({
    analysis,
    parameter: known?.parameter,
    label,
    amount: read.value,
    unit: known?.parameter.needsBasis ? withBasis(unit, basis) : unit,
  })
  return 'fault' in judged
    ? judged.fault
    : { ...judged, name: known?.column ?? label, value: read.value, sure: read.sure }
}

/** A share with what it is of, where the paper says that of all its results. */
const withBasis = (unit: string, basis: string): string =>
  basis !== '' && /^(?:%|g\/kg|MJ\/kg)$/.test(unit) ? `${unit} ${basis}` : unit
