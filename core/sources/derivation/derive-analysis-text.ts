import type { Derivation, DerivationInput, DerivedRow } from './deriver.ts'
import { firstOf, partsOf, readLabels, type Labelled } from './paper-labels.ts'
import { checkedRows, confidenceOf } from './paper-rows.ts'
import { readPaperDay, readQuantity, type Reading } from './paper-values.ts'
import { readPaper, type Paper } from './read-paper.ts'

const TITLE = /^(?:Prüfbericht|Untersuchungs(?:bericht|befund|ergebnis(?:se)?)|Analysen?(?:bericht|ergebnis(?:se)?|attest)|Boden(?:untersuchung(?:sergebnis(?:se)?)?|proben?|analyse)|Nmin-?\s?(?:Untersuchung|Proben?|Ergebnis(?:se)?)|(?:Rinder|Schweine)?(?:Gülle|Gärrest|Wirtschaftsdünger)-?(?:untersuchung|analyse))(?!\p{Ll})/iu
const TITLE_LINES = 25
const SLURRY = /Gülle|Gärrest|Gärprodukt|Jauche|Wirtschaftsdünger/iu

const PER_100_G = /^mg ?(?:P|P2O5|K|K2O|Mg)? ?\/ ?100 ?g(?: Boden)?$/i
const PER_M3 = /^kg ?\/ ?(?:m³|m3|t)(?: FM)?$/i
const PERCENT = /^%(?: ?(?:TS|TM|FM))?$/i
const PER_HA = /^kg(?: N)? ?\/ ?ha$/i

interface Parameter {
  label: string
  /** The usual unit, null for a number without, and what else may stand for it. */
  unit: string | null
  spelling?: RegExp
  depth?: string
  max: number
}

const depthLabel = (from: number, to: number): string => String.raw`N-?min(?:-Gehalt)?\s*[(:,]?\s*${from}\s?(?:[–-]|bis)\s?${to}(?: ?cm)?\)?`

const NMIN: Record<string, Parameter> = Object.fromEntries([[0, 30], [30, 60], [60, 90], [0, 60], [0, 90]].map(([from, to]): [string, Parameter] => [`Nmin ${from}-${to}`, { label: depthLabel(from!, to!), unit: 'kg/ha', spelling: PER_HA, depth: `${from}-${to}`, max: 600 }]))

const SOIL: Record<string, Parameter> = {
  'pH-Wert': { label: String.raw`pH(?:-?\s?Wert)?(?:\s?\(CaCl2\))?|Bodenreaktion`, unit: null, max: 14 },
  'P (CAL)': { label: String.raw`P\s?\(CAL\)|P-CAL|Phosphor\s?\(CAL\)`, unit: 'mg/100 g', spelling: PER_100_G, max: 200 }, 'P2O5 (CAL)': { label: String.raw`P2O5\s?\(CAL\)|Phosphat\s?\(CAL\)`, unit: 'mg/100 g', spelling: PER_100_G, max: 400 },
  'K (CAL)': { label: String.raw`K\s?\(CAL\)|Kalium\s?\(CAL\)`, unit: 'mg/100 g', spelling: PER_100_G, max: 400 }, 'K2O (CAL)': { label: String.raw`K2O\s?\(CAL\)|Kali\s?\(CAL\)`, unit: 'mg/100 g', spelling: PER_100_G, max: 400 },
  'Mg (CaCl2)': { label: String.raw`Mg\s?\(CaCl2\)|Magnesium(?:\s?\(CaCl2\))?`, unit: 'mg/100 g', spelling: PER_100_G, max: 200 }, Humus: { label: 'Humus(?:gehalt)?', unit: '%', spelling: PERCENT, max: 100 },
  ...NMIN,
}

const SLURRY_RESULTS: Record<string, Parameter> = {
  'pH-Wert': { label: 'pH(?:-?Wert)?', unit: null, max: 14 }, TS: { label: 'TS(?:-Gehalt)?|Trockensubstanz|Trockenmasse', unit: '%', spelling: PERCENT, max: 100 },
  'N gesamt': { label: String.raw`N[\s-]?ges(?:amt|\.)?|Gesamt-?(?:N|stickstoff)|Stickstoff gesamt`, unit: 'kg/m³', spelling: PER_M3, max: 50 }, 'NH4-N': { label: 'NH4-N|Ammonium-?(?:N|stickstoff)', unit: 'kg/m³', spelling: PER_M3, max: 50 },
  P2O5: { label: String.raw`P2O5|Phosphat(?:\s?\(P2O5\))?`, unit: 'kg/m³', spelling: PER_M3, max: 50 }, K2O: { label: String.raw`K2O|Kali(?:\s?\(K2O\))?`, unit: 'kg/m³', spelling: PER_M3, max: 50 }, MgO: { label: String.raw`MgO|Magnesium(?:\s?\(MgO\))?`, unit: 'kg/m³', spelling: PER_M3, max: 50 },
}

const SAMPLE = {
  subject: 'Schlag(?:bezeichnung)?|Feld|Fläche|Probenbezeichnung|Bezeichnung(?: der Probe)?|Behälter|Material|Probenart', sample_number: String.raw`Proben?-?\s?(?:nummer|Nr\.?)|Labor-?\s?(?:nummer|Nr\.?)|Analysen-?\s?(?:nummer|Nr\.?)`,
  sampled: 'Probenahme(?:datum)?(?: am)?|Datum der Probenahme|Entnahme(?:datum)?(?: am)?|Gezogen am|Probe vom', dated: '(?:Berichts|Untersuchungs)?datum|Probeneingang|Eingang(?:sdatum)?|Prüfbericht vom',
} as const

/** All three depths in one line, as advisers write them. */
const THREE_DEPTHS = /^N-?min\s*\(?0\s?-\s?30\s?\/\s?30\s?-\s?60\s?\/\s?60\s?-\s?90(?: ?cm)?\)?:?\s*(\d{1,3}(?:,\d)?)\s?\/\s?(\d{1,3}(?:,\d)?)\s?\/\s?(\d{1,3}(?:,\d)?)\s*(kg\s?(?:N\s?)?\/\s?ha)?/iu

/** Reports of a laboratory that give their results as labels and values: soil, mineral nitrogen, slurry. */
export function deriveAnalysisText({ document, today }: DerivationInput): Derivation | undefined {
  const read = readPaper(document)
  if (!read || !read.lines.slice(0, TITLE_LINES).some(({ cells }) => cells.some((cell) => cell.length <= 120 && TITLE.test(cell)))) return undefined
  // „pH 6,2; P (CAL) 14 mg/100 g“ are results side by side, too.
  const paper = { ...read, lines: read.lines.map((line) => ({ ...line, cells: line.cells.flatMap(asResults) })) }
  const slurry = paper.lines.some(({ text }) => SLURRY.test(text)) && paper.lines.some(({ text }) => /NH4|Ammonium/i.test(text))
  const parameters = slurry ? SLURRY_RESULTS : SOIL
  const { values, warnings } = readLabels(paper, { ...SAMPLE, ...Object.fromEntries(Object.entries(parameters).map(([name, { label }]) => [name, label])) } as Record<string, string>)
  if (values.filter(({ name }) => name in parameters).length < 2) return undefined
  const starter = values.find(({ name }) => name === 'subject' || name === 'sample_number')?.name ?? 'subject'
  const { shared, parts } = partsOf(values, starter)
  const told = [...warnings]
  const rows = (parts.length === 0 ? [shared] : parts).flatMap((part, index) => sampleRows(paper, part, firstOf(shared).found, { parameters, type: slurry ? 'slurry' : 'soil', number: index + 1 }, told))
  return rows.length === 0 && told.length === 0 ? undefined : checkedRows(rows, told, today)
}

const asResults = (cell: string): string[] => {
  const [, ...depths] = THREE_DEPTHS.exec(cell) ?? []
  return depths.length > 0 ? ['0-30', '30-60', '60-90'].map((depth, index) => `Nmin ${depth}: ${depths[index]} ${depths[3] ?? ''}`) : cell.split(/;\s*|,\s+(?=\p{L})/u)
}

interface Sort {
  parameters: Record<string, Parameter>
  type: 'soil' | 'slurry'
  /** Of the sample in its paper. */
  number: number
}

function sampleRows(paper: Paper, part: readonly Labelled<string>[], shared: Partial<Record<string, Labelled<string>>>, { parameters, type, number }: Sort, told: string[]): DerivedRow[] {
  const { found } = firstOf(part)
  const textOf = (name: keyof typeof SAMPLE): string | undefined => (found[name] ?? shared[name])?.text
  const sampled = readPaperDay(textOf('sampled') ?? '')
  const dated = readPaperDay(textOf('dated') ?? '')
  // The day of the report is not that of the sample.
  const day: Reading<string> | undefined = sampled ?? (dated && { value: dated.value, sure: false })
  return part.flatMap((value): DerivedRow[] => {
    const parameter = parameters[value.name]
    if (!parameter) return []
    const read = readQuantity(value.text, paper.commas)
    const unit = read && (read.unit || value.unit)
    const fault = !day ? 'Es steht kein Tag der Probe dabei.' : !read ? 'Das ist keine Zahl mit ihrer Einheit.' : faultOf(parameter, read.value, unit ?? '')
    if (fault !== undefined || !day || !read) {
      told.push(`Seite ${value.page}: „${value.name} ${value.text.slice(0, 40).toWellFormed()}“ wurde ausgelassen: ${fault}`)
      return []
    }
    return [{
      kind: 'measurements', name: `sample ${number} ${value.name}`,
      values: {
        type: parameter.depth ? 'nmin' : type, parameter: value.name.replace(/^Nmin .*/, 'Nmin'), value: read.value, unit: parameter.unit && (parameter.unit === 'kg/m³' && /t/.test(unit ?? '') ? 'kg/t' : parameter.unit), date: day.value,
        depth_cm: parameter.depth ?? null, subject: textOf('subject')?.slice(0, 200) ?? null, sample_number: textOf('sample_number') ?? null,
      },
      confidence: confidenceOf(!paper.ocr, read.sure, day.sure, parameter.unit === null || unit !== ''), page: value.page, quote: value.quote,
    }]
  })
}

function faultOf({ unit: usual, spelling, max }: Parameter, value: number, unit: string): string | undefined {
  if (unit !== '' && !spelling?.test(unit)) return `Die Einheit „${unit.slice(0, 30).toWellFormed()}“ ist hier nicht bekannt${usual === null ? '' : `, erwartet wird ${usual}`}.`
  return value < 0 || value > max ? 'Der Wert kann nicht stimmen. Fehlt das Komma?' : undefined
}
