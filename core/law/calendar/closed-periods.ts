import { addDays } from '../../shared/time/days.ts'
import type { State } from '../laender.ts'
import { entryOn, valueOn, type DatedValue, type Parameter } from '../parameter.ts'
import type { Enforcement } from '../parameters/duev/rotes-gebiet-vollzug.ts'
import { duev } from '../parameters/index.ts'
import { daysAround, nextDayOfYear, type DayOfYear, type Days, type DaysOfYear } from './days-of-year.ts'

/** What is sown after the harvest and may have nitrogen in autumn, and vegetables and soft fruit (§ 6 (9) DüV). */
export interface AutumnCrop {
  type: 'catch_crop' | 'winter_rape' | 'forage' | 'winter_barley_after_cereals' | 'vegetables_or_soft_fruit'
  /** Undefined where it is not known. */
  sownOn?: string
  /** Of a catch crop: it is fed. */
  fed?: boolean
}

export interface Spreading {
  /** Grassland, and arable land with forage of several years that was sown by 15 May, or any other arable land. */
  use: 'grassland' | 'arable'
  /** By which rule it goes: what has much nitrogen, solid manure of hoofed animals and compost, or phosphate alone. */
  material: 'nitrogen' | 'solid_manure_or_compost' | 'phosphate'
  land?: State
  /** Whether the field lies in a nitrate area (§ 13a DüV). */
  redZone: boolean
  /** Whether it is enforced there, where the farm knows better than what is said of its Land. */
  enforcement?: Enforcement
  /** Of arable land: the day on which the harvest of the last main crop was over; undefined where it is not known. */
  harvestedOn?: string
  autumnCrop?: AutumnCrop
}

export type Closure =
  | { state: 'open' }
  | ({ state: 'closed' } & Days & Pick<DatedValue<unknown>, 'source' | 'certainty'>)
  /**
   * Something that decides it is not known: whether the Land enforces it, or a day, or a soil sample or what a catch
   * crop is for (§ 13a (2) Nr. 5).
   */
  | { state: 'unknown'; missing: 'enforcement' | 'harvestedOn' | 'sownOn' | 'nmin' | 'fed' }

const OPEN: Closure = { state: 'open' }

/**
 * Whether something may be spread on a day (Sperrfrist, § 6 (8), (9) and § 13a (2) Nr. 3 to 5 DüV). What an authority
 * has allowed or moved for one farm (§ 6 (10)) is not in it: a permit comes before.
 */
export function closedPeriodOn(day: string, spreading: Spreading): Closure {
  const general = withoutRedZone(day, spreading)
  if (!spreading.redZone || general.state === 'closed') return general
  const red = inRedZone(day, spreading)
  if (red.state === 'open') return general
  const enforcement = spreading.enforcement ?? valueOn(duev.rotesGebietVollzug, day, spreading.land)
  return enforcement === 'gilt'
    ? red
    : enforcement === 'unklar'
      ? { state: 'unknown', missing: 'enforcement' }
      : general
}

function withoutRedZone(day: string, spreading: Spreading): Closure {
  const { use, material, land } = spreading
  if (material === 'phosphate') return within(duev.sperrfristPhosphat, day, land)
  if (material === 'solid_manure_or_compost') return within(duev.sperrfristFestmistKompost, day, land)
  return use === 'grassland'
    ? within(duev.sperrfristGruenland, day, land)
    : onArableLand(day, spreading, mayHaveNitrogen)
}

function inRedZone(day: string, spreading: Spreading): Closure {
  const { use, material, land } = spreading
  if (material === 'solid_manure_or_compost') return within(duev.sperrfristFestmistKompostRotesGebiet, day, land)
  if (material === 'phosphate') return OPEN
  return use === 'grassland'
    ? within(duev.sperrfristGruenlandRotesGebiet, day, land)
    : onArableLand(day, spreading, mayHaveNitrogenInRedZone)
}

function within(parameter: Parameter<DaysOfYear>, day: string, land: State | undefined): Closure {
  const entry = entryOn(parameter, day, land)
  const days = entry && daysAround(day, entry.value)
  return days ? { state: 'closed', ...days, source: entry.source, certainty: entry.certainty } : OPEN
}

/** The last day on which its crop may have nitrogen after all, or what would have to be known to say it. */
type Exception = (day: string, spreading: Spreading) => DayOfYear | Extract<Closure, { state: 'unknown' }> | undefined

/**
 * From the harvest of the last main crop on, which for a winter crop that stands on the field is behind us in January.
 */
function onArableLand(day: string, spreading: Spreading, exceptionOf: Exception): Closure {
  const { land, harvestedOn } = spreading
  const end = entryOn(duev.sperrfristAckerBis, day, land)
  if (!end) return OPEN
  if (harvestedOn === undefined) return { state: 'unknown', missing: 'harvestedOn' }
  const until = nextDayOfYear(harvestedOn, end.value)
  if (day <= harvestedOn || day > until) return OPEN
  const exception = exceptionOf(day, spreading)
  const from = addDays(harvestedOn, 1)
  const latest = valueOn(duev.herbstduengungBis, day, land)
  // Whatever would have to be known, all of its exceptions are over by then.
  const isOver = latest !== undefined && day > (lastOf(latest, from, until) ?? '')
  if (typeof exception === 'object' && !isOver) return exception
  const last = typeof exception === 'string' ? lastOf(exception, from, until) : undefined
  if (last === undefined) return { state: 'closed', from, until, source: end.source, certainty: end.certainty }
  return day <= last
    ? OPEN
    : { state: 'closed', from: addDays(last, 1), until, source: end.source, certainty: end.certainty }
}

/** The day within a closed period; undefined where it was over when that began, as after maize in October. */
function lastOf(exception: DayOfYear, from: string, until: string): string | undefined {
  const last = nextDayOfYear(from, exception)
  return last <= until ? last : undefined
}

function mayHaveNitrogen(day: string, { autumnCrop, land }: Spreading): ReturnType<Exception> {
  if (autumnCrop === undefined) return undefined
  if (autumnCrop.type === 'vegetables_or_soft_fruit') return valueOn(duev.herbstduengungGemueseBeerenBis, day, land)
  if (autumnCrop.sownOn === undefined) return { state: 'unknown', missing: 'sownOn' }
  const sownBy = valueOn(
    autumnCrop.type === 'winter_barley_after_cereals'
      ? duev.herbstduengungWintergersteSaatBis
      : duev.herbstduengungSaatBis,
    day,
    land,
  )
  return sownBy !== undefined && autumnCrop.sownOn.slice(5) <= sownBy
    ? valueOn(duev.herbstduengungBis, day, land)
    : undefined
}

/**
 * Of rape only after a soil sample, of catch crops only of those that are fed, of barley none (§ 13a (2) Nr. 5 DüV).
 */
function mayHaveNitrogenInRedZone(day: string, spreading: Spreading): ReturnType<Exception> {
  const { type, fed } = spreading.autumnCrop ?? {}
  const otherwise = mayHaveNitrogen(day, spreading)
  if (type === 'winter_barley_after_cereals' || (type === 'catch_crop' && fed === false)) return undefined
  if (type === 'catch_crop' && fed === undefined && typeof otherwise === 'string')
    return { state: 'unknown', missing: 'fed' }
  return type === 'winter_rape' && typeof otherwise === 'string' ? { state: 'unknown', missing: 'nmin' } : otherwise
}
