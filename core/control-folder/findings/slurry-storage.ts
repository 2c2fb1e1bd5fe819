import type { PictureRow, RowValues } from '../../farm/index.ts'
import {
  averageOf,
  endOfYear,
  type Herd,
  herdClassOf,
  RAIN_M3_PER_M2,
  SOLID_MANURE_T_PER_LIVESTOCK_UNIT,
  type Span,
  STORAGE_TABLE_MONTHS,
  storedSlurryOf,
  systemsOf,
  yearOfHerd,
} from '../../library/index.ts'
import { unitsOf } from './livestock.ts'
import type { Scene } from './rule.ts'

export type Store = PictureRow<'places'>

/** What falls in a month, at least and at most, and what is missing to tell it. */
export interface Monthly extends Span {
  missing: string[]
  /** Whether any herd makes it. */
  isMade: boolean
}

/** m³ of slurry and of rain on open stores in a month. */
export function slurryPerMonth(scene: Scene, stores: readonly Store[]): Monthly {
  const rain = stores.reduce((sum, { values }) => sum + (isOpen(values) ? (values.open_area_m2 ?? 0) : 0), 0)
  const monthlyRain = (rain * RAIN_M3_PER_M2) / STORAGE_TABLE_MONTHS
  return sumOfHerds(scene, monthlyRain, (herd) => {
    const systems = systemsOf(yearOfHerd(herd, scene.year), herd.values.species ?? 'other')
    if (!systems.includes('slurry')) return undefined
    const of = herdClassOf(herd.values)
    const m3 = of === undefined ? [] : storedSlurryOf(of, yearOfHerd(herd, scene.year)?.milk_kg)
    const rows = m3.map(({ slurryM3 }) => slurryM3 / STORAGE_TABLE_MONTHS)
    return rows.length === 0
      ? 'missing'
      : { least: systems.length > 1 ? 0 : Math.min(...rows), most: Math.max(...rows) }
  })
}

/** t of solid manure in a month, of herds of which it is entered that they make it. */
export const solidPerMonth = (scene: Scene): Monthly =>
  sumOfHerds(scene, 0, (herd) => {
    const manure = yearOfHerd(herd, scene.year)?.manure
    if ((manure !== 'solid' && manure !== 'both') || herd.values.species === 'poultry') return undefined
    const units = unitsOf(herd)
    const t = units === undefined ? undefined : (units * SOLID_MANURE_T_PER_LIVESTOCK_UNIT) / STORAGE_TABLE_MONTHS
    return t === undefined ? 'missing' : { least: manure === 'both' ? 0 : t, most: t }
  })

function sumOfHerds(scene: Scene, always: number, ofOne: (herd: Herd) => Span | 'missing' | undefined): Monthly {
  const sum: Monthly = { least: always, most: always, missing: [], isMade: false }
  for (const herd of scene.picture.rows('herds')) {
    const [average, monthly] = [averageOf(herd, scene), ofOne(herd)]
    if (average === 0 || monthly === undefined) continue
    sum.isMade = true
    if (average === undefined) sum.missing.push(`bei der Herde „${herd.values.name}“ der Durchschnittsbestand`)
    else if (monthly === 'missing') sum.missing.push(`für die Herde „${herd.values.name}“ ein Tabellenwert`)
    else {
      sum.least += average * monthly.least
      sum.most += average * monthly.most
    }
  }
  return sum
}

const SLURRY = /gülle|jauche|gärrest|gärrück|flüssig/i
const SOLID = /mist|kompost/i

/** Where slurry is stored on the last day of the year, at most today. */
export const slurryStores = (scene: Scene): Store[] =>
  scene.picture
    .rows('places')
    .filter(
      ({ values }) =>
        isThere(values, endOfYear(scene)) &&
        (values.type === 'slurry_store' ? !SOLID.test(values.contents ?? '') : SLURRY.test(values.contents ?? '')),
    )

/** Where solid manure is stored. */
export const solidStores = (scene: Scene): Store[] =>
  scene.picture
    .rows('places')
    .filter(
      ({ values }) =>
        isThere(values, endOfYear(scene)) &&
        values.type !== 'barn' &&
        SOLID.test(`${values.contents ?? ''} ${values.name ?? ''}`),
    )

const isThere = ({ contract_until, built_year }: RowValues<'places'>, day: string): boolean =>
  (contract_until == null || contract_until >= day) && (built_year == null || `${built_year}-01-01` <= day)

const isOpen = ({ cover }: RowValues<'places'>): boolean =>
  cover == null || /^(?:offen|ohne|keine|nicht)/i.test(cover.trim())

/** What a farm can store, in m³ or t, and the stores of which the capacity is not known. */
export function capacityOf(stores: readonly Store[], unit: 'm3' | 't'): { amount: number; unknown: Store[] } {
  const sizes = stores.map(({ values }) => sizeOf(values, unit))
  return {
    amount: sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0),
    unknown: stores.filter((_, at) => sizes[at] === undefined),
  }
}

const LITRES_PER_M3 = 1000

function sizeOf({ own_share, capacity, capacity_unit }: RowValues<'places'>, unit: 'm3' | 't'): number | undefined {
  const size = own_share ?? capacity ?? undefined
  if (size === undefined || capacity_unit === unit) return size
  if (unit === 'm3' && capacity_unit === 'l') return size / LITRES_PER_M3
  // A store of slurry is told in m³ by everyone.
  return unit === 'm3' && capacity_unit == null ? size : undefined
}
