import type { KindSlug, Picture, PictureRow } from '../../farm/index.ts'
import { tamg, valueOn, type AntibioticUsage } from '../../law/index.ts'
import { addDays, addMonths, daysBetween } from '../../shared/time/days.ts'
import { animalsOf, isBornHere, staysOf, type Animal } from './animals.ts'
import { wasKept } from './kept-species.ts'

type Herd = PictureRow<'herds'>
export type AntibioticReport = PictureRow<'antibiotic_reports'>

export const ANTIBIOTIC_KINDS: readonly KindSlug[] = [
  'antibiotic_reports',
  'herds',
  'group_movements',
  'animals',
  'applications',
]

/** Usages as reports and herds call them; RM4 and the like are codes of HIT. */
export const USAGES: Readonly<Record<AntibioticUsage, { name: string; spelled: RegExp }>> = {
  dairy_cow: { name: 'Milchkühe', spelled: /milchk[uü]h|milchvieh|milcherzeug|\bRM4\b/iu },
  bought_calf: { name: 'Kälber von anderen Höfen', spelled: /k[aä]lb|\bRM5\b/iu },
  piglet: { name: 'Ferkel', spelled: /(?<!saug)ferkel|\bSM1\b/iu },
  fattening_pig: { name: 'Mastschweine', spelled: /mastschwein|schweinemast|\bSM2\b/iu },
  sow: { name: 'Zuchtschweine', spelled: /zucht(?:schwein|sau)|(?<!\p{L})sauen|\bSM4\b/iu },
  broiler: { name: 'Masthühner', spelled: /masth[uüä]hn|hähnchen|broiler/iu },
  laying_hen: { name: 'Legehennen', spelled: /legehenne/iu },
  pullet: { name: 'Junghennen', spelled: /junghenne/iu },
  turkey: { name: 'Mastputen', spelled: /pute|truth[uüä]hn/iu },
}

/** Half a year, or a year as the law will have it. */
export interface AntibioticPeriod {
  /** As reports name it: `2026-1`, `2027`. */
  key: string
  /** German, without its article. */
  name: string
  from: string
  until: string
  /** The last day of the period after it: what is reported later is of that one. */
  next: string
}

const MONTHS = 12

/** The periods of a calendar year. */
export function periodsOf(year: number): AntibioticPeriod[] {
  const months = valueOn(tamg.tamZeitraum, `${year}-01-01`)
  if (months === undefined) return []
  return Array.from({ length: MONTHS / months }, (_, index) => {
    const from = addMonths(`${year}-01-01`, index * months)
    const until = addDays(addMonths(from, months), -1)
    const days = { from, until, next: addDays(addMonths(from, 2 * months), -1) }
    return months === MONTHS
      ? { key: `${year}`, name: `Jahr ${year}`, ...days }
      : { key: `${year}-${index + 1}`, name: `${index + 1}. Halbjahr ${year}`, ...days }
  })
}

/** Periods that end in a year, and the one before, of which reports are due in it. */
export const periodsAround = (year: number): AntibioticPeriod[] => [
  ...periodsOf(year - 1).slice(-1),
  ...periodsOf(year),
]

/** Half a year is named in one of some ways: „2026-1“, „2026/I“, „2026-H2“; for a year any of its halves will do. */
function isOfPeriod({ values }: AntibioticReport, { key }: AntibioticPeriod): boolean {
  const [, year, half] = /^(\d{4})(?:\D*?(1|2|II?))?$/i.exec((values.half_year ?? '').trim()) ?? []
  const number = half === undefined ? undefined : /^(?:2|II)$/i.test(half) ? 2 : 1
  return year !== undefined && (key === year || key === `${year}-${number}`)
}

export const reportsOf = (picture: Picture, period: AntibioticPeriod): readonly AntibioticReport[] =>
  picture.rows('antibiotic_reports').filter((report) => isOfPeriod(report, period))

export const isOfUsage = ({ values }: AntibioticReport, usage: AntibioticUsage): boolean =>
  USAGES[usage].spelled.test(values.usage_type ?? '')

export const isOfNoUsage = (report: AntibioticReport): boolean =>
  !(Object.keys(USAGES) as AntibioticUsage[]).some((usage) => isOfUsage(report, usage))

/** One for each usage: what several papers tell of it is put together, the first that says something. */
export function mergedReports(reports: readonly AntibioticReport[]): AntibioticReport[] {
  const usages = Object.keys(USAGES) as AntibioticUsage[]
  const groups = Map.groupBy(
    reports,
    (report) => usages.find((usage) => isOfUsage(report, usage)) ?? report.values.usage_type,
  )
  return [...groups.values()].map(([first, ...others]) => {
    const told = others.map(({ values }) => Object.fromEntries(Object.entries(values).filter(([, one]) => one != null)))
    const own = Object.fromEntries(Object.entries(first!.values).filter(([, one]) => one != null))
    return { ...first!, values: Object.assign({}, ...told.toReversed(), own) as AntibioticReport['values'] }
  })
}

/** Animals of a usage on a farm; a number is undefined where nobody has entered it. */
export interface KeptUsage {
  usage: AntibioticUsage
  rows: PictureRow[]
  average: number | undefined
  /** As many as there are to be, where the average is not known. */
  planned: number | undefined
}

const OF_PRODUCTION: Readonly<Record<string, AntibioticUsage>> = {
  dairy_cow: 'dairy_cow',
  piglet: 'piglet',
  fattening_pig: 'fattening_pig',
  sow: 'sow',
  broiler: 'broiler',
  laying_hen: 'laying_hen',
  pullet: 'pullet',
  turkey: 'turkey',
}

/** What a farm keeps in a period of the usages that are watched. */
export function usagesKept(picture: Picture, period: AntibioticPeriod, today: string): KeptUsage[] {
  const herds = Map.groupBy(
    picture.rows('herds').filter((herd) => wasKept(picture, herd, period.from, period.until)),
    usageOf,
  )
  const calves = boughtCalves(picture, period)
  return [
    ...[...herds].flatMap(([usage, rows]) => (usage === undefined ? [] : [keptIn(usage, rows, period, today)])),
    ...(calves ? [calves] : []),
  ]
}

function usageOf({ values: { production, species, name = '' } }: Herd): AntibioticUsage | undefined {
  const usage = OF_PRODUCTION[production ?? '']
  if (usage !== undefined || species !== 'poultry') return usage
  return (['broiler', 'laying_hen', 'pullet', 'turkey'] as const).find((usage) => USAGES[usage].spelled.test(name))
}

function keptIn(usage: AntibioticUsage, herds: readonly Herd[], { from }: AntibioticPeriod, today: string): KeptUsage {
  const averages = herds.map((herd) => averageOf(herd, from, today))
  const planned = herds.map(({ values }, index) =>
    isRecent(from, today) ? (averages[index] ?? values.target_count ?? undefined) : averages[index],
  )
  return { usage, rows: [...herds], average: sumOf(averages), planned: sumOf(planned) }
}

const yearOf = (day: string): number => Number(day.slice(0, 'YYYY'.length))

/** What a herd says of no year is of now, and may do for the year before. */
const isRecent = (day: string, today: string): boolean => yearOf(day) >= yearOf(today) - 1

export const averageOf = ({ values }: Herd, day: string, today: string): number | undefined =>
  values.years?.find(({ year }) => year === yearOf(day))?.average_count ??
  (isRecent(day, today) ? (values.average_count ?? undefined) : undefined)

/** Undefined where one of them is. */
function sumOf(numbers: readonly (number | undefined)[]): number | undefined {
  const known = numbers.filter((one) => one !== undefined)
  return known.length === numbers.length ? known.reduce((sum, one) => sum + one, 0) : undefined
}

/** Poultry of which nothing says what it is kept for. */
export const poultryOfNoUsage = (picture: Picture): readonly Herd[] =>
  picture.rows('herds').filter((herd) => herd.values.species === 'poultry' && usageOf(herd) === undefined)

/** Calves from other farms by the days that each was there; calves of herds are born on the farm, for all we know. */
function boughtCalves(picture: Picture, { from, until }: AntibioticPeriod): KeptUsage | undefined {
  const months = valueOn(tamg.tamKalbBis, from)
  if (months === undefined) return undefined
  const begin = addMonths(from, -months)
  const calves = animalsOf(picture, 'cattle').filter(
    ({ values }) => !isBornHere(values) && values.born_on != null && values.born_on > begin && values.born_on <= until,
  )
  const days = calves.map((calf) => daysAsCalf(calf, months, from, until))
  const average = days.reduce((sum, one) => sum + one, 0) / (daysBetween(from, until) + 1)
  const rows = calves.filter((_, index) => days[index]! > 0)
  return rows.length === 0 ? undefined : { usage: 'bought_calf', rows, average, planned: average }
}

function daysAsCalf({ values }: Animal, months: number, from: string, until: string): number {
  const lastDay = addDays(addMonths(values.born_on ?? from, months), -1)
  return staysOf(values).reduce((sum, { arrived_on, left_on }) => {
    const begin = [from, arrived_on ?? from].toSorted().at(-1)!
    const end = [until, lastDay, left_on ?? until].toSorted()[0]!
    return begin > end ? sum : sum + daysBetween(begin, end) + 1
  }, 0)
}
