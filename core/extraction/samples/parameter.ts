import { wordTable } from '../../shared/word-table.ts'

/** What a laboratory measures, and under which words it heads or labels it. */
export interface Parameter {
  type: 'soil' | 'nmin' | 'slurry' | 'feed' | 'plant' | 'yield' | 'water' | 'milk_quality'
  /** As it is kept; also its first alias. */
  name: string
  aliases: readonly string[]
  /** Where the paper has none: the usual one, which a person has to confirm. Null: a number without a unit. */
  unit: string | null
  /** Others that it may have. */
  units?: readonly string[]
  /** From and to, in its usual unit: what lies outside has lost a comma or stands in another unit. */
  span?: readonly [from: number, to: number]
  /** Whether it is of fresh or of dry mass has to stand with it. */
  needsBasis?: true
  /** The word does not say whether the element or its oxide is meant. */
  formless?: true
  /** The unit is known from the description of the format, so there is nothing to confirm. */
  sure?: true
  depth?: string
  /** The column with its day, where it is not that of the sampling. */
  day?: 'harvested_on'
}

/** How a list of parameters gives one: its usual unit, the others it may have, its span, and its other words. */
export type ParameterLine = readonly [
  units: string | null,
  span: readonly [from: number, to: number],
  ...aliases: string[],
]

/** Parameters of a type; of units parted by `|`, the first is the usual one. */
export const parametersOf = (
  type: Parameter['type'],
  lines: Readonly<Record<string, ParameterLine>>,
  more: Partial<Parameter> = {},
): Parameter[] =>
  Object.entries(lines).map(([name, [units, span, ...aliases]]) => {
    const [unit = null, ...others] = units?.split('|') ?? []
    return { type, name, unit, units: others, span, aliases: [name, ...aliases], ...more }
  })

/** Words for a nutrient in the given form, with and without the way in which it was extracted from the soil. */
export function nutrientWords(form: string, words: readonly string[], method?: string): string[] {
  const plain = [form, ...words.flatMap((word) => [`${word} (${form})`, `${word} ${form}`, `${form} ${word}`])]
  return method === undefined
    ? plain
    : [
        ...words.flatMap((word) => [
          `${word} (${form}-${method})`,
          `${word} (${form}, ${method})`,
          `${word} (${form} ${method})`,
        ]),
        ...methodWords(plain, method),
      ]
}

const methodWords = (plain: readonly string[], method: string): string[] =>
  plain.flatMap((word) => [
    `${word} (${method})`,
    `${word} ${method}`,
    `${word}-${method}`,
    `${word} nach ${method}`,
    `${word} ${method}-Auszug`,
    `${word} im ${method}-Auszug`,
  ])

/** Contents in milligrams per kilogram; of what is liquid, a litre counts as a kilogram. */
const MG_PER_KG: Readonly<Record<string, number>> = wordTable({
  'mg/kg': 1,
  ppm: 1,
  'mg/l': 1,
  'mg/100 g': 10,
  'mg/100 ml': 10,
  'mg/dl': 10,
  'g/kg': 1000,
  'g/l': 1000,
  'kg/t': 1000,
  'kg/m³': 1000,
  'g/100 g': 10_000,
  '%': 10_000,
  'µg/l': 0.001,
  'µg/kg': 0.001,
})

const BASIS =
  /\s?(?:(?:i\.|in) ?(?:d\.|der) ?|der |d\.? ?)?(TS|TM|FM|OS|Boden|T|Trockenmasse|Trockensubstanz|Frischmasse|Originalsubstanz)$/
const FORM = /^(µg|mg|g|kg|MJ) ?(P2O5|P|K2O|K|MgO|Mg|CaO|Ca|NEL|ME|N|S) ?(?=\/)/

/** A written unit in its parts: „mg P2O5/100 g Boden“. */
export function partsOfUnit(written: string): { unit: string; form: string | undefined; basis: string | undefined } {
  const basis = BASIS.exec(written)?.[1]
  const rest = basis === undefined ? written : written.replace(BASIS, '').trim()
  const form = FORM.exec(rest)?.[2]
  return { unit: form === undefined ? rest : rest.replace(FORM, '$1'), form, basis }
}

/** What speaks against taking a result as it stands, in German; undefined where nothing does. */
export function doubtOf(parameter: Parameter, amount: number, unit: string | null): string | undefined {
  if (parameter.sure) return undefined
  if (parameter.formless && unit !== null && partsOfUnit(unit).form === undefined)
    return 'Ob das Element oder sein Oxid gemeint ist, steht nicht dabei.'
  if (unit !== null && !allowed(parameter, unit))
    return parameter.unit === null
      ? 'Diese Größe hat sonst keine Einheit.'
      : `Die Einheit ist hier nicht üblich, erwartet wird ${parameter.unit}.`
  if (parameter.needsBasis && unit !== null && partsOfUnit(unit).basis === undefined && /^(?:%|g\/kg|MJ)/.test(unit))
    return 'Ob Frisch- oder Trockenmasse gemeint ist, steht nicht dabei.'
  if (parameter.span === undefined || parameter.unit === null || unit === null)
    return parameter.span && (amount < parameter.span[0] || amount > parameter.span[1]) ? UNUSUAL : undefined
  const factor = factorOf(unit) / factorOf(parameter.unit)
  const [from, to] = parameter.span
  return Number.isFinite(factor) && (amount * factor < from || amount * factor > to) ? UNUSUAL : undefined
}

const UNUSUAL = 'Der Wert ist ungewöhnlich. Stimmen Komma und Einheit?'

/** Whether a unit is one of contents. */
export const isContent = (unit: string): boolean =>
  unit !== '' && unit !== '%' && (MG_PER_KG[partsOfUnit(unit).unit] !== undefined || /^(?:MJ|KBE|µS)/.test(unit))

/** Units that convert into nothing else count as themselves. */
const factorOf = (unit: string): number => MG_PER_KG[partsOfUnit(unit).unit] ?? 1

/** Whether a parameter may have a unit. */
export function allowed({ unit: usual, units = [] }: Parameter, written: string): boolean {
  const { unit } = partsOfUnit(written)
  return [usual, ...units].some((one) => one !== null && (one === written || partsOfUnit(one).unit === unit))
}

/** Contents are never below nothing, shares never above all, and a pH value ends at 14. */
export function implausible(
  { name }: Pick<Parameter, 'name'>,
  amount: number,
  unit: string | null,
): string | undefined {
  if (amount < 0 && name !== 'RNB') return 'Ein Gehalt ist nie kleiner als null.'
  if (name === 'pH-Wert' && amount > 14) return 'Ein pH-Wert liegt zwischen 0 und 14. Fehlt das Komma?'
  return unit?.startsWith('%') && amount > 100 ? 'Ein Anteil ist nie größer als 100 %. Fehlt das Komma?' : undefined
}
