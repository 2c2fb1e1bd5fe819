import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { RULES, type Rule, type RuleCase } from '../../core/control-folder/index.ts'
import { kindOf } from '../../core/farm/index.ts'
import * as law from '../../core/law/index.ts'
import type { Parameter, ParameterUnit } from '../../core/law/index.ts'
import { entryOf } from '../../core/library/index.ts'
import { germanDay, germanNumber } from '../../core/shared/german/write-german.ts'

const FOLDER = fileURLToPath(new URL('../../core/control-folder/findings/', import.meta.url))

/** Every rule with its cases and every parameter of the law, in German, for people who know the matter. */
export async function rulesPage(): Promise<string> {
  const cases = await readCases()
  const registers = [...Map.groupBy(RULES, ({ register }) => register)]
  return `${[
    '# Regeln einer Kontrolle und Zahlen des Rechts',
    'Erzeugt aus dem Code mit `npm run rules`. Stufe A: im Gesetz gelesen, B: bei Behörde oder Verband, C: zu prüfen.',
    '## Regeln',
    ...registers.flatMap(([register, rules]) => [
      `### ${entryOf(register).title}`,
      ...rules.map((rule) => ruleText(rule, cases.get(rule.id) ?? [])),
    ]),
    '## Zahlen des Rechts',
    ...statutes().map(([title, parameters]) => statuteText(title, parameters)),
  ].join('\n\n')}\n`
}

async function readCases(): Promise<ReadonlyMap<string, readonly RuleCase[]>> {
  const paths = (readdirSync(FOLDER, { recursive: true }) as string[]).filter((path) => path.endsWith('.cases.ts'))
  const read = paths.map(async (path) => {
    const { cases } = (await import(`${FOLDER}${path}`)) as { cases: readonly RuleCase[] }
    return [path.replace(/^.*\//, '').replace('.cases.ts', '').replaceAll('-', '_'), cases] as const
  })
  return new Map(await Promise.all(read))
}

const SAID: Record<RuleCase['is'], string> = {
  mangel: 'Mangel',
  hinweis: 'Hinweis',
  in_ordnung: 'in Ordnung',
  nicht_pruefbar: 'Hinweis, nicht prüfbar',
  betrifft_nicht: 'betrifft nicht',
}

const ruleText = ({ id, title, legalBasis, certainty, measure, reads }: Rule, cases: readonly RuleCase[]): string =>
  [
    `#### ${id}: ${title}`,
    `${legalBasis} [${certainty}]. ${measure} Liest: ${reads.map((kind) => kindOf(kind).label).join(', ')}.`,
    table(
      ['Fall', 'Prüfdatum', 'Ergebnis', 'Frist'],
      cases.map((one) => [
        one.name,
        `${germanDay(one.today)}${one.year === undefined ? '' : `, Jahr ${one.year}`}`,
        SAID[one.is],
        one.due === undefined ? '' : germanDay(one.due),
      ]),
    ),
  ].join('\n\n')

/** By the name that their sources begin with. */
function statutes(): [title: string, parameters: Parameter<unknown>[]][] {
  const all = Object.values(law)
    .flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one as object) : []))
    .filter((one): one is Parameter<unknown> => typeof one === 'object' && one !== null && 'unit' in one)
  const named = Map.groupBy(all, ({ values }) => values[0]!.source.replace(/,? (?:§|Anl|Art|Nr|Anh|Abschn).*$/, ''))
  return [...named].toSorted(([one], [other]) => one.localeCompare(other, 'de'))
}

const statuteText = (title: string, parameters: readonly Parameter<unknown>[]): string =>
  [
    `### ${title}`,
    table(
      ['Zahl', 'Wert', 'gilt ab', 'Länder', 'Quelle'],
      parameters.flatMap(({ id, unit, values }) =>
        values.map(({ from, value, source, laender, certainty, dayCertainty }) => [
          id,
          [valueText(value), unitText(unit, value)].filter(Boolean).join(' '),
          `${germanDay(from)}${dayCertainty ? ` [${dayCertainty}]` : ''}`,
          laender?.join(', ') ?? '',
          `${source} [${certainty}]`,
        ]),
      ),
    ),
  ].join('\n\n')

type Words = readonly [one: string, many: string]

const UNITS: Partial<Record<ParameterUnit, Words>> = {
  days: ['Tag', 'Tage'],
  weeks: ['Woche', 'Wochen'],
  months: ['Monat', 'Monate'],
  hours: ['Stunde', 'Stunden'],
  years: ['Jahr', 'Jahre'],
  'half-years': ['Halbjahr', 'Halbjahre'],
  samples: ['Probe', 'Proben'],
  animals: ['Tier', 'Tiere'],
}
/** What they count is said by the value. */
const UNNAMED: readonly ParameterUnit[] = [
  'days of the year',
  'day of the year',
  'time of day',
  'duty',
  'day',
  'enforcement',
  'yes or no',
]

function unitText(unit: ParameterUnit, value: unknown): string {
  if (UNNAMED.includes(unit)) return ''
  return UNITS[unit]?.[value === 1 ? 0 : 1] ?? unit
}

function valueText(value: unknown): string {
  if (typeof value === 'number') return germanNumber(value, { most: 4 })
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  if (typeof value === 'string') return dayText(value)
  if (Array.isArray(value)) return value.map(valueText).join('; ')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, one]) => `${NAMES[name] ?? name} ${valueText(one)}`)
      .join(', ')
  return ''
}

/** `MM-DD` and `YYYY-MM-DD` as people write them. */
const dayText = (text: string): string =>
  text.replace(/^(?:(\d{4})-)?(\d\d)-(\d\d)$/, (_, year: string | undefined, month: string, day: string) =>
    [day, month, year ?? ''].join('.'),
  )

const NAMES: Readonly<Record<string, string>> = {
  from: 'von',
  until: 'bis',
  first: 'von',
  last: 'bis',
  dairy_cow: 'Milchkühe',
  bought_calf: 'zugekaufte Kälber',
  piglet: 'Ferkel',
  fattening_pig: 'Mastschweine',
  sow: 'Zuchtschweine',
  broiler: 'Masthühner',
  laying_hen: 'Legehennen',
  pullet: 'Junghennen',
  turkey: 'Mastputen',
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`)
    .join('\n')
