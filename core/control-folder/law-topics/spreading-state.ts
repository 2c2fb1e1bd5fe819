import { duev, periodOn, type Closure, type Spreading } from '../../law/index.ts'
import {
  hasNitrogen,
  hasPhosphate,
  isOrganic,
  isSolidManureOrCompost,
  useOf,
  type Material,
} from '../../library/index.ts'
import { addDays, daysBetween, endOfPeriod } from '../../shared/time/days.ts'
import { arableClosure, closureOf, isOnGrassland, MOVED } from '../findings/closures.ts'
import { permitAbout } from '../findings/permits.ts'
import { isRed } from '../findings/red-zones.ts'
import { sceneOf, type Scene } from '../findings/rule.ts'
import { yearOf } from '../findings/work.ts'
import type { AskedDays, FieldRow } from './law-question.ts'

/** By which closed period something goes. */
export type ClosedMaterial = Spreading['material']

/** Days on end on which a closed period says the same. */
export type ClosureRun = Closure & { days: AskedDays }

/** The closed periods that concern what is spread; none of lime and potash. */
export function closedMaterials(materials: readonly Material[]): ClosedMaterial[] {
  const all = materials.flatMap((material): ClosedMaterial[] => {
    if (isSolidManureOrCompost(material)) return ['solid_manure_or_compost']
    return [
      ...(hasNitrogen(material) ? (['nitrogen'] as const) : []),
      ...(!isOrganic(material) && hasPhosphate(material) ? (['phosphate'] as const) : []),
    ]
  })
  return [...new Set(all)]
}

/** Undefined for land that is neither arable nor grassland. */
function closureOn(field: FieldRow, material: ClosedMaterial, day: string, scene: Scene): Closure | undefined {
  const use = useOf(field.values)
  if (use === undefined) return undefined
  const [place, then] = [{ field, day }, sceneOf(scene.picture, { year: yearOf(day), today: scene.today })]
  if (material !== 'nitrogen') return closureOf(place, then, { use, material })
  return isOnGrassland({ ...place, use }, then)
    ? closureOf(place, then, { use: 'grassland', material })
    : arableClosure(place, then)
}

/** More are no longer asked day by day. */
const MOST_DAYS = 370

/** What holds over these days, a part for each change; undefined of land that is neither arable nor grassland. */
export function closureRuns(
  field: FieldRow,
  material: ClosedMaterial,
  { from, until }: AskedDays,
  scene: Scene,
): ClosureRun[] | undefined {
  const runs: ClosureRun[] = []
  for (let day = from; day <= until && daysBetween(from, day) < MOST_DAYS; day = addDays(day, 1)) {
    const closure = closureOn(field, material, day, scene)
    if (!closure) return undefined
    const last = runs.at(-1)
    if (last && isSame(last, closure)) last.days.until = day
    else runs.push({ ...closure, days: { from: day, until: day } })
  }
  return runs
}

const isSame = (one: Closure, other: Closure): boolean =>
  one.state === other.state &&
  (one.state !== 'closed' || one.from === (other as typeof one).from) &&
  (one.state !== 'unknown' || one.missing === (other as typeof one).missing)

/** The next day from which on it is not open for sure, with what is then. */
export function nextChange(
  field: FieldRow,
  material: ClosedMaterial,
  day: string,
  scene: Scene,
): { day: string; closure: Closure } | undefined {
  for (let ahead = 1; ahead < MOST_DAYS; ahead++) {
    const next = addDays(day, ahead)
    const closure = closureOn(field, material, next, scene)
    if (closure && closure.state !== 'open') return { day: next, closure }
  }
  return undefined
}

/**
 * Whether an authority may have moved a closed period to or away from a day (§ 6 (10) DüV), by a permit that the farm
 * has or because one begins or ends within the weeks by which it may be moved.
 */
export function mayBeMoved(field: FieldRow, material: ClosedMaterial, day: string, scene: Scene): boolean {
  if (permitAbout(scene.picture, day, MOVED)) return true
  const period = periodOn(duev.sperrfristVerschiebungHoechstens, day, scene.land)
  const days = period ? daysBetween(day, endOfPeriod(day, period)) : 0
  const isClosed = (on: string): boolean => closureOn(field, material, on, scene)?.state === 'closed'
  return [days, -days].some((by) => isClosed(addDays(day, by)) !== isClosed(day))
}

/** What would be closed in a nitrate area, where nobody has entered whether the field lies in one. */
export function redZoneOpen(field: FieldRow, material: ClosedMaterial, day: string, scene: Scene): boolean {
  if (isRed(field.values) || field.values.red_zone === 'no') return false
  const red: FieldRow = { ...field, values: { ...field.values, red_zone: 'yes' } }
  return closureOn(red, material, day, scene)?.state !== closureOn(field, material, day, scene)?.state
}
