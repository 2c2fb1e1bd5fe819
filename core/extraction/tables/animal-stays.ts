import { assertionFaults } from '../assertion-faults.ts'
import { TO_CONFIRM } from '../confidence.ts'
import type { Assertion } from '../extractor.ts'
import { noted } from './noted.ts'
import { quotedValue } from '../quoted-value.ts'

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
 * to be looked at; where lines cannot be of one animal, the last one waits alone, and a warning (German) says so.
 */
export function joinStays(lines: readonly Assertion[], today: string): { rows: Assertion[]; warnings: string[] } {
  const torn: string[] = []
  const rows = [...Map.groupBy(lines, ({ name }) => name).values()].map((stays) => {
    if (stays.length === 1) return stays[0]!
    const inOrder = stays.toSorted((a, b) => beginOf(a).localeCompare(beginOf(b)))
    const animal = joined(inOrder)
    if (assertionFaults('animals', animal.values, today).length === 0) return animal
    torn.push(animal.name)
    return { ...inOrder.at(-1)!, confidence: TO_CONFIRM }
  })
  const more = torn.length > MOST_NAMED ? ` und ${torn.length - MOST_NAMED} weiteren` : ''
  const names = torn.slice(0, MOST_NAMED).map(quotedValue).join(', ')
  const warning = `Die Zeilen zu ${names}${more} passen nicht zusammen. Übernommen ist nur der letzte Aufenthalt; er wartet auf dein Wort.`
  return { rows, warnings: torn.length > 0 ? [warning] : [] }
}

const MOST_NAMED = 5

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
      else if (name === 'note') values[name] = noted(...new Set([String(value), ...String(values[name]).split('; ')]))
      else if (values[name] !== value) differs = true
    }
  const overlaps = stays.some(({ values: { left_on: left } }, index) => {
    const next = stays[index + 1]?.values['arrived_on']
    return next !== undefined && (typeof left !== 'string' || (typeof next === 'string' && next < left))
  })
  const born = values['born_on']
  const isBeforeBirth = earlier.some((stay) =>
    [stay['arrived_on'], stay['left_on']].some(
      (day) => typeof day === 'string' && typeof born === 'string' && day < born,
    ),
  )
  const confidence = Math.min(...stays.map((stay) => stay.confidence))
  return {
    ...current,
    values,
    confidence: differs || overlaps || isBeforeBirth ? Math.min(confidence, TO_CONFIRM) : confidence,
  }
}
