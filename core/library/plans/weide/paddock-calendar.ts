import { addDays, daysBetween } from '../../../shared/time/days.ts'
import { monthOf, SEASON } from './growth.ts'
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
}

/** kg of dry matter that the group takes from the pasture in a day: its part of the day, at most what it eats. */
export const grazedKg = ({ animals, hoursPerDay, dryMatterKg }: GrazingGroup): number =>
  animals * dryMatterKg * Math.min(1, hoursPerDay / FULL_DAY)

/** Whoever grazes so many hours eats all on the pasture [C]. */
const FULL_DAY = 16
/** Stays are short, so that nothing is bitten twice [C]. */
const MOST_DAYS = 7

/** The round over the paddocks from spring to autumn; each is grazed as long as what has grown lasts. */
export function paddockCalendar(group: GrazingGroup, year: number): Stay[] {
  const [first, last] = [`${year}-${SEASON.from}`, `${year}-${SEASON.until}`]
  const left = new Map<string, string>()
  const stays: Stay[] = []
  const demand = grazedKg(group)
  for (let day = first, turn = 0; day <= last; turn++) {
    const paddock = group.paddocks[turn % group.paddocks.length]!
    const { growthKgHa, restDays } = monthOf(day)
    const before = left.get(paddock.id)
    const rested = before === undefined ? undefined : daysBetween(before, day) - 1
    const grown = paddock.areaHa * growthKgHa * Math.min(rested ?? restDays, restDays)
    const lasts = Math.max(1, Math.min(MOST_DAYS, Math.floor(grown / demand)))
    const until = [addDays(day, lasts - 1), last].toSorted()[0]!
    stays.push({ paddock, from: day, until, rested, isRested: rested === undefined || rested >= restDays })
    left.set(paddock.id, until)
    day = addDays(until, 1)
  }
  return stays
}
