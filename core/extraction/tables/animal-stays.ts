import { TO_CONFIRM } from '../confidence.ts'
import type { Assertion } from '../extractor.ts'

/** The fields of an animal that tell of one stay. */
const STAY = [
  'arrived_on',
  'arrived_from',
  'arrival_reported_on',
  'left_on',
  'left_to',
  'left_by',
  'leaving_reported_on',
] as const

type Values = Assertion['values']

/** What tells one stay of an animal from another. */
export const stayKey = ({ arrived_on: from, left_on: to }: { arrived_on: unknown; left_on: unknown }): string =>
  `${String(from ?? '')} ${String(to ?? '')}`

/**
 * Animals with a line for each of their stays as one animal each: the latest stay is the one it is in, the others are
 * those before. What two lines say differently of the animal itself, and a stay that does not end before the next, has
 * to be looked at.
 */
export function joinStays(lines: readonly Assertion[]): Assertion[] {
  return [...Map.groupBy(lines, ({ name }) => name).values()].map((stays) =>
    stays.length === 1 ? stays[0]! : joined(stays.toSorted((a, b) => beginOf(a).localeCompare(beginOf(b)))),
  )
}

/** An animal that was born here has no arrival, so its first stay goes before all. */
const beginOf = ({ values: { arrived_on: arrived, left_on: left } }: Assertion): string =>
  typeof arrived === 'string' ? arrived : typeof left === 'string' && left !== '' ? ` ${left}` : ''

function joined(stays: readonly Assertion[]): Assertion {
  const current = stays.at(-1)!
  const earlier = stays
    .slice(0, -1)
    .map(({ values }) => Object.fromEntries(STAY.map((name) => [name, values[name] ?? null])))
  const values: Values = { ...current.values, earlier_stays: earlier }
  let differs = false
  for (const { values: said } of stays)
    for (const [name, value] of Object.entries(said)) {
      if (value === null || name === 'status' || (STAY as readonly string[]).includes(name)) continue
      if (values[name] === null || values[name] === undefined) values[name] = value
      else if (values[name] !== value) differs = true
    }
  const overlaps = stays.some(({ values: { left_on: left } }, index) => {
    const next = stays[index + 1]?.values['arrived_on']
    return next !== undefined && (typeof left !== 'string' || (typeof next === 'string' && next < left))
  })
  const confidence = Math.min(...stays.map((stay) => stay.confidence))
  return { ...current, values, confidence: differs || overlaps ? Math.min(confidence, TO_CONFIRM) : confidence }
}
