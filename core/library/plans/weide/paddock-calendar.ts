import { addDays, daysBetween } from '../../../shared/time/days.ts'
import { monthOf } from './growth.ts'
import type { GrazingGroup } from './inputs.ts'

/** One stay of a herd on a paddock. */
export interface Stay {
  paddock: GrazingGroup['paddocks'][number]
  from: string
  until: string
  /** Days since the stay before on it; undefined of the first. */
  rested: number | undefined
  /** Whether the grass has had the rest that the month asks for. */
  isRested: boolean
  /** Whether what has grown meanwhile feeds the herd for the stay. */
  isEnough: boolean
}

/** Whoever grazes so many hours eats all on the pasture [C]. */
const FULL_DAY = 16
/** Days of a stay at most, so that nothing is bitten twice [C]. */
const MOST_DAYS = 3
/** With so many paddocks grass rests long enough in autumn, too. */
const PADDOCKS = 13

/** kg of dry matter that the group takes from the pasture in a day: its part of the day, at most what it eats. */
export const grazedKg = ({ animals, hoursPerDay, dryMatterKg }: GrazingGroup): number =>
  animals * dryMatterKg * Math.min(1, hoursPerDay / FULL_DAY)

/** Larger pastures are fenced off in parts of one size: „Kuhweide 3/13“. */
export function fencedOff(paddocks: GrazingGroup['paddocks']): GrazingGroup['paddocks'] {
  const parts = Math.ceil(PADDOCKS / paddocks.length)
  if (parts === 1) return paddocks
  return paddocks.flatMap(({ id, name, areaHa }) =>
    Array.from({ length: parts }, (_, part) => ({
      id: `${id} ${part}` as typeof id,
      name: `${name} ${part + 1}/${parts}`,
      areaHa: areaHa / parts,
    })),
  )
}

/** The round over the paddocks from spring to autumn: as long on each as lets the others rest. */
export function paddockCalendar(group: GrazingGroup, year: number): Stay[] {
  const [first, last] = [`${year}-${group.from}`, `${year}-${group.until}`]
  const paddocks = fencedOff(group.paddocks)
  const left = new Map<string, string>()
  const stays: Stay[] = []
  for (let day = first, turn = 0; day <= last; turn++) {
    const paddock = paddocks[turn % paddocks.length]!
    const { growthKgHa, restDays } = monthOf(day)
    const before = left.get(paddock.id)
    const rested = before === undefined ? undefined : daysBetween(before, day) - 1
    const days = Math.min(MOST_DAYS, Math.ceil(restDays / (paddocks.length - 1)))
    const grown = paddock.areaHa * growthKgHa * (rested ?? restDays)
    const until = [addDays(day, days - 1), last].toSorted()[0]!
    stays.push({
      paddock,
      from: day,
      until,
      rested,
      isRested: rested === undefined || rested >= restDays,
      isEnough: grown >= grazedKg(group) * days,
    })
    left.set(paddock.id, until)
    day = addDays(until, 1)
  }
  return stays
}
