import type { RowValues } from '../../farm/index.ts'
import { duev, valueOn, type AutumnCrop, type State } from '../../law/index.ts'
import { readCrop } from '../../terms/index.ts'
import { addDays } from '../../shared/time/days.ts'
import { NOTICES } from './notices.ts'
import { dayOfYearOf, yearOf } from './work.ts'

type Field = RowValues<'fields'>
export type FieldCrop = NonNullable<Field['crops']>[number]

const cropsOf = ({ crops }: Field, year: number): FieldCrop[] => (crops ?? []).filter((one) => one.year === year)

/** What is harvested for itself, and neither sown between two of them nor under one. */
export const mainCropsOf = (field: Field, year: number): FieldCrop[] =>
  cropsOf(field, year).filter(({ role }) => role == null || role === 'main' || role === 'second')

export const CEREALS = /weizen|gerste|roggen|triticale|hafer|dinkel|emmer|einkorn/i
const RAPE = /raps|rübsen/i
const FORAGE = /gras|klee|luzerne|feldfutter|weidel/i
const VEGETABLES =
  /gemüse|kohl(?!ensaur)|salat|spinat|spargel|porree|lauch|zwiebel|möhre|erdbeer|beere|sellerie|radies/i
const SOWN_IN_AUTUMN = /^(?:winter|w-)|raps|roggen|triticale|dinkel|spelz/i

const FROSTED = /abgefror|abfrier/i

export const isForage = ({ crop }: FieldCrop): boolean => FORAGE.test(crop)
const isSownInAutumn = ({ crop }: FieldCrop): boolean => SOWN_IN_AUTUMN.test(readCrop(crop)?.name ?? crop)

/**
 * Whether the rules of grassland hold on a day: on grassland, and on arable land with forage of several years that was
 * sown early enough, or stands for more than a year.
 */
export function isTreatedAsGrassland(field: Field, use: string | undefined, day: string, land?: State): boolean {
  if (use === 'grassland') return true
  const sownBy = valueOn(duev.mehrjaehrigesFeldfutterSaatBis, day, land)
  const forage = [...mainCropsOf(field, yearOf(day)), ...mainCropsOf(field, yearOf(day) + 1)].filter(isForage)
  return forage.some(({ crop, year, sown_on }) =>
    sown_on == null
      ? mainCropsOf(field, year - 1).some((before) => before.crop === crop)
      : sown_on <= `${day.slice(0, 4)}-${sownBy}`,
  )
}

/** Whether a crop stands on arable land on a day (bestellt); on the days of sowing and harvest nobody knows. */
export function standOn(field: Field, day: string): 'crop' | 'bare' | 'unknown' {
  const year = yearOf(day)
  const sown = (field.crops ?? []).filter(({ sown_on }) => sown_on != null && sown_on <= day)
  if (sown.some((crop) => crop.sown_on! < day && day < standsUntil(crop).surely)) return 'crop'
  if (sown.some((crop) => day <= standsUntil(crop).maybe)) return 'unknown'
  const here = mainCropsOf(field, year)
  if (here.length === 0) return 'unknown'
  const unsown = here.filter((crop) => crop.sown_on == null && day <= standsUntil(crop).maybe)
  if (unsown.some((crop) => (isForage(crop) || isSownInAutumn(crop)) && day < standsUntil(crop).surely)) return 'crop'
  const next = mainCropsOf(field, year + 1).some((crop) => crop.sown_on == null && isSownInAutumn(crop))
  return unsown.length > 0 || (next && dayOfYearOf(day) >= NOTICES.autumnSowingFrom) ? 'unknown' : 'bare'
}

/**
 * Until when a crop stands for sure, and may stand at most. What froze in winter covers the ground in spring, and
 * stands no more.
 */
function standsUntil(crop: FieldCrop): { surely: string; maybe: string } {
  const { year, role, sown_on } = crop
  const end = crop.ended_on ?? crop.harvested_on ?? (role === 'catch' ? (crop.stays_until ?? crop.covered_until) : null)
  const endOfYear = `${role === 'catch' && sown_on != null ? yearOf(sown_on) : year}-12-31`
  const isFrosted = role === 'catch' && FROSTED.test(`${crop.crop} ${crop.winter_cover ?? ''} ${crop.mixture ?? ''}`)
  if (end != null && !(isFrosted && end > endOfYear)) return { surely: end, maybe: end }
  const surely = role === 'catch' ? '' : isForage(crop) ? endOfYear : `${year}-${NOTICES.firstHarvest}`
  return { surely, maybe: endOfYear }
}

/**
 * The day on which the harvest was over after which a closed period runs on this day, or on which it is still to come;
 * undefined where it is not known.
 */
export function lastHarvestOn(field: Field, day: string): string | undefined {
  const isJanuary = day.slice(5, 7) === '01'
  const year = isJanuary ? yearOf(day) - 1 : yearOf(day)
  const known = lastMainHarvestOf(field, year)
  if (known !== undefined) return known
  const nextSown = mainCropsOf(field, year + 1)
    .flatMap(({ sown_on }) => sown_on ?? [])
    .toSorted()[0]
  if (nextSown !== undefined && nextSown <= day && yearOf(nextSown) === year) return addDays(nextSown, -1)
  // Whatever was harvested in a year was so before its end.
  return isJanuary && mainCropsOf(field, year).length > 0 ? `${year}-12-31` : undefined
}

/** What was sown after a harvest, or is to be, and may have nitrogen in autumn: each that it may be. */
export function autumnCropsOf(field: Field, harvestedOn: string): AutumnCrop[] {
  const year = yearOf(harvestedOn)
  const wasCereal = mainCropsOf(field, year).some(({ crop }) => CEREALS.test(crop))
  const between = [...cropsOf(field, year), ...cropsOf(field, year + 1)].filter(
    ({ role, sown_on }) => (role === 'catch' || role === 'undersown') && (sown_on == null || yearOf(sown_on) === year),
  )
  const named = between.length === 0 && mainCropsOf(field, year + 1).some(({ catch_crop }) => catch_crop != null)
  const next = mainCropsOf(field, year + 1).filter(({ sown_on }) => sown_on == null || yearOf(sown_on) === year)
  return [
    ...between.map(({ sown_on, used_as }) =>
      cropOf('catch_crop', sown_on, used_as == null ? undefined : used_as === 'feed'),
    ),
    ...(named ? [cropOf('catch_crop', null)] : []),
    ...next.flatMap((crop) => {
      const type = typeOf(crop, wasCereal)
      return type === undefined ? [] : [cropOf(type, crop.sown_on)]
    }),
  ]
}

const cropOf = (type: AutumnCrop['type'], sownOn: string | null, fed?: boolean): AutumnCrop => ({
  type,
  ...(sownOn == null ? {} : { sownOn }),
  ...(fed === undefined ? {} : { fed }),
})

function typeOf(crop: FieldCrop, afterCereals: boolean): AutumnCrop['type'] | undefined {
  if (RAPE.test(crop.crop)) return 'winter_rape'
  if (/gerste/i.test(crop.crop) && isSownInAutumn(crop)) return afterCereals ? 'winter_barley_after_cereals' : undefined
  if (VEGETABLES.test(crop.crop)) return 'vegetables_or_soft_fruit'
  return isForage(crop) ? 'forage' : undefined
}

/** When the last main crop of a year was off the field; undefined where it is not known of each. */
export function lastMainHarvestOf(field: Field, year: number): string | undefined {
  const mains = mainCropsOf(field, year)
  const harvests = mains.flatMap(({ harvested_on }) => harvested_on ?? [])
  return mains.length > 0 && harvests.length === mains.length ? harvests.toSorted().at(-1) : undefined
}
