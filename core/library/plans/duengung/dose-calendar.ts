import { closedPeriodOn, type State } from '../../../law/index.ts'
import { addDays } from '../../../shared/time/days.ts'
import type { FieldInputs } from './inputs.ts'
import { usualDoses } from './usual-doses.ts'

/** A gift with the days on which it may be given. */
export interface Dose {
  number: number
  stage: string
  from: string
  until: string
  percent: number
}

/**
 * The gifts of a field in the year, none on a day of a closed period: a window that begins in one begins after it, and
 * one that lies in it is none. What stands in `closed` cannot be given.
 */
export function dosesOf(field: FieldInputs, year: number, land: State | null): { doses: Dose[]; closed: Dose[] } {
  const all = usualDoses(field, year).map(({ from, until, percent, stage }, place) => ({
    number: place + 1,
    stage: stage ?? '',
    from: openFrom(`${year}-${from}`, field, year, land),
    until: beforeHarvest(`${year}-${until}`, field),
    percent,
  }))
  return {
    doses: all.filter(({ from, until }) => from <= until),
    closed: all.filter(({ from, until }) => from > until),
  }
}

/** On arable land nothing comes after the harvest of the main crop, so no window lasts beyond it. */
const beforeHarvest = (day: string, { use, crop }: FieldInputs): string =>
  use === 'arable' && crop?.harvestedOn != null && crop.harvestedOn < day ? crop.harvestedOn : day

/** The first day, from this one on, on which neither nitrogen nor phosphate is closed. */
function openFrom(day: string, { use, redZone, crop }: FieldInputs, year: number, land: State | null): string {
  // What stands in spring was sown after the harvest of the year before, whichever day that was.
  const harvestedOn = crop?.harvestedOn != null && crop.harvestedOn < day ? crop.harvestedOn : `${year - 1}-08-01`
  const closures = (['nitrogen', 'phosphate'] as const).map((material) =>
    closedPeriodOn(day, { use, material, redZone, harvestedOn, ...(land && { land }) }),
  )
  const until = closures
    .flatMap((closure) => (closure.state === 'closed' ? [closure.until] : []))
    .toSorted()
    .at(-1)
  return until === undefined ? day : openFrom(addDays(until, 1), { use, redZone, crop } as FieldInputs, year, land)
}
