import { keyText, type Picture, type PictureRow } from '../../farm/index.ts'
import { periodOn, pflschgeraetv, valueOn, type State } from '../../law/index.ts'
import { addDays, addMonths, endOfPeriod } from '../../shared/time/days.ts'
import { sprayJobsIn } from './sprayings.ts'
import type { WorkItem } from './work.ts'

type Machine = PictureRow<'machines'>

/** When a sprayer bore a valid badge. */
export interface BadgeState {
  /** The last day of the latest; undefined where no inspection is known. */
  until: string | undefined
  /** Each with its first day, where the inspection is known. */
  spans: readonly { from: string | undefined; until: string }[]
  /** Of a new sprayer of which no inspection is known: the last day for the first one, and until when that would do. */
  first?: { due: string; until: string | undefined }
}

export const isSprayer = ({ values: { name, type } }: Machine): boolean =>
  /spritz|sprüh|pflanzenschutz|nebler|karrenspritze|gebläse/i.test(`${name} ${type ?? ''}`)

/** What is carried is not inspected. */
const isCarried = ({ values: { name, type } }: Machine): boolean =>
  /rückenspritz|handspritz|tragbar|rückensprüh/i.test(`${name} ${type ?? ''}`)

/**
 * Jobs of plant protection by the machine that they name. What a contractor did is no matter of the farm's machines.
 */
export function sprayersMachines(picture: Picture, year: number) {
  const byName = new Map(picture.rows('machines').map((machine) => [keyText(machine.values.name ?? ''), machine]))
  const [byMachine, withoutMachine] = [new Map<string, WorkItem[]>(), [] as WorkItem[]]
  for (const work of sprayJobsIn(picture, year)) {
    const { machine_id, machine: called, done_by } = work.values
    const machine = picture.byId('machines', machine_id) ?? byName.get(keyText(called ?? ''))
    if (machine) byMachine.set(machine.id, [...(byMachine.get(machine.id) ?? []), work])
    else if (!/gmbh|lohnunternehm|maschinenring/i.test(`${done_by ?? ''} ${called ?? ''}`)) withoutMachine.push(work)
  }
  return { byMachine, withoutMachine }
}

/** `2026-2`: the calendar half-year of a day. */
export const halfYearOf = (day: string): string => `${day.slice(0, 4)}-${day.slice(5, 7) <= '06' ? 1 : 2}`

/** The last day of a badge: the end of the half-year that comes so many after that of the inspection. */
export function badgeUntil(inspected: string, land?: State): string | undefined {
  const halves = valueOn(pflschgeraetv.pruefungHalbjahre, inspected, land)
  if (halves === undefined) return undefined
  const begin = `${inspected.slice(0, 4)}-${inspected.slice(5, 7) <= '06' ? '01' : '07'}-01`
  return addDays(addMonths(begin, (halves + 1) * 6), -1)
}

/**
 * `free`: nothing asks for an inspection. A badge as it is written counts before one that is computed; a new sprayer
 * needs none for some months.
 */
export function badgesOf(
  machine: Machine,
  { picture, land }: { picture: Picture; land: State | undefined },
): BadgeState | 'free' | 'unknown' {
  if (isCarried(machine)) return 'free'
  const { inspected_on, badge_until, bought_on } = machine.values
  const spans = picture
    .referring('certificates', 'machine_id', machine.id)
    .filter(({ values }) => values.category == null || values.category === 'sprayer_inspection')
    .map(({ values }) => ({ inspected: values.issued_on, until: values.valid_until }))
    .concat([{ inspected: inspected_on, until: badge_until }])
    .flatMap(({ inspected, until }) => {
      const last = until ?? (inspected == null ? undefined : badgeUntil(inspected, land))
      return last === undefined ? [] : [{ from: inspected ?? undefined, until: last }]
    })
  const until = spans
    .map((span) => span.until)
    .toSorted()
    .at(-1)
  const period =
    bought_on == null || isUsed(machine) ? undefined : periodOn(pflschgeraetv.pruefungNeugeraet, bought_on, land)
  if (bought_on == null || !period) return spans.length === 0 ? 'unknown' : { until, spans }
  const due = endOfPeriod(bought_on, period)
  const first = until === undefined ? { due, until: badgeUntil(due, land) } : undefined
  return { until, spans: [...spans, { from: bought_on, until: due }], ...(first && { first }) }
}

/** Built long before it was bought. */
const isUsed = ({ values: { bought_on, built_year } }: Machine): boolean =>
  bought_on != null && built_year != null && built_year < Number(bought_on.slice(0, 'YYYY'.length)) - 1
