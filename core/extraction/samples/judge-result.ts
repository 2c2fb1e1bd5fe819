import type { Analysis } from './analyses.ts'
import { doubtOf, implausible, partsOfUnit, type Parameter } from './parameter.ts'
import { TYPE_OF_KIND, type SampleKind } from './sample-kind.ts'

/** A result as the paper has it. */
export interface WrittenResult {
  analysis: Analysis
  /** Undefined: what stands there is none of what such a sample has. */
  parameter: Parameter | undefined
  /** The paper's word for it. */
  label: string
  amount: number
  /** Empty where there is none. */
  unit: string
}

/** A result as it may be kept; `doubt` is German and says why a person has to look at it. */
export interface JudgedResult {
  type: string
  parameter: string
  unit: string | null
  depth: string | null
  doubt: string | null
}

/**
 * What of a result fits the kind of its sample, or why nothing of it can be true. What does not fit keeps the words and
 * the unit of the paper, and waits.
 */
export function judgeResult(written: WrittenResult): JudgedResult | { fault: string } {
  const { analysis, amount, unit: given, label } = written
  if (!written.parameter) {
    const fault = implausible({ name: label }, amount, given || null)
    const type = analysis.kind === null ? 'other' : TYPE_OF_KIND[analysis.kind]
    const doubt = `Diese Größe ist für ${analysis.kind === null ? 'diese Probe' : NAMES[analysis.kind]} hier nicht bekannt.`
    return fault === undefined
      ? { type, parameter: label.slice(0, 100), unit: given.slice(0, 40) || null, depth: null, doubt }
      : { fault }
  }
  const formed = inItsForm(written, written.parameter)
  const { parameter } = formed
  const unit = parameter.unit === null ? null : formed.unit || parameter.unit
  const fault = implausible(parameter, amount, unit)
  if (fault !== undefined) return { fault }
  const assumed = unit !== null && formed.unit === '' && !parameter.sure
  const doubt =
    (assumed ? 'Die Einheit steht nicht dabei.' : undefined) ?? formed.doubt ?? doubtOf(parameter, amount, unit)
  return {
    type: parameter.type,
    parameter: parameter.name,
    // Of fresh or of dry mass, in percent or not: what is not said is not made up.
    unit: assumed && parameter.needsBasis ? null : (unit?.slice(0, 40) ?? null),
    depth: parameter.depth ?? null,
    doubt: doubt ?? null,
  }
}

const NAMES: Readonly<Record<SampleKind, string>> = {
  soil: 'eine Bodenprobe',
  slurry: 'eine Probe von Wirtschaftsdünger',
  feed: 'eine Futterprobe',
  plant: 'eine Pflanzenprobe',
  water: 'eine Wasserprobe',
  milk: 'eine Milchprobe',
  tissue: 'eine Gewebeprobe',
}

/** The element of each oxide. */
const ELEMENTS: Readonly<Record<string, string>> = { P2O5: 'P', K2O: 'K', MgO: 'Mg', CaO: 'Ca' }
const WORDS: Readonly<Record<string, string>> = { Phosphor: 'P', Kalium: 'K', Magnesium: 'Mg', Calcium: 'Ca' }

/** „mg P2O5/100 g“ says in the unit what is meant: the parameter of that form, and the unit without it. */
function inItsForm(
  { analysis, unit, label }: WrittenResult,
  parameter: Parameter,
): { parameter: Parameter; unit: string; doubt?: string } {
  const { form } = partsOfUnit(unit)
  const [plain = '', method] = parameter.name.split(/ (?=\()/)
  const element = form === undefined ? undefined : (ELEMENTS[form] ?? form)
  // Nitrogen, sulphur and energy have one form only.
  if (form !== undefined && ['N', 'S', 'NEL', 'ME'].includes(form))
    return { parameter, unit: unit.replace(new RegExp(` ?${form} ?(?=/)`), '') }
  if (form === undefined || (WORDS[plain] ?? ELEMENTS[plain] ?? plain) !== element) return { parameter, unit }
  const without = unit.replace(new RegExp(` ?${form} ?(?=/)`), '')
  if (plain === form) return { parameter, unit: without }
  const extracted = method ?? (/CAL/.test(label) ? '(CAL)' : undefined)
  const meant =
    analysis.parameters.find(({ name }) => name === (extracted === undefined ? form : `${form} ${extracted}`)) ??
    analysis.parameters.find(({ name }) => name === form)
  if (!meant) return { parameter, unit }
  return {
    parameter: meant,
    unit: without,
    ...(!parameter.formless && { doubt: `In der Einheit steht ${form}, davor ${plain}.` }),
  }
}
