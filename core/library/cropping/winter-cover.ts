import { gapkondv, valueOn, type DayOfYear, type Parameter } from '../../law/index.ts'
import type { MainCrop } from './crop-groups.ts'

/** What covers the soil of a field of arable land in the winter that begins in a year. */
export interface WinterField {
  areaHa: number
  clayPercent?: number
  /** The main crops of the year and of the next; left out where they are not known. */
  harvested?: MainCrop
  following?: MainCrop
  /** The day of its first ploughing after the harvest. */
  ploughedOn?: string
  /** What the farm says of the winter, each with its days where they are known. */
  covers: readonly { covered: boolean; from?: string; until?: string }[]
}

/** Until which day the soil has to be covered (GAPKondV § 17): sooner before early summer crops and on heavy soils. */
export function coveredUntil({ clayPercent, following }: WinterField, year: number): string | undefined {
  const heavy = valueOn(gapkondv.schwererBodenTongehalt, `${year}-12-31`)
  const until: Parameter<DayOfYear> =
    heavy !== undefined && clayPercent !== undefined && clayPercent >= heavy
      ? gapkondv.mindestbodenbedeckungSchwererBodenBis
      : following?.early
        ? gapkondv.mindestbodenbedeckungSommerkulturBis
        : gapkondv.mindestbodenbedeckungBis
  const day = valueOn(until, `${year}-12-31`)
  return day && `${year}-${day}`
}

/** Several years' crops, winter crops, catch crops and stubble cover the soil; ploughing without sowing bares it. */
export function winterCover(field: WinterField, year: number): 'covered' | 'bare' | 'unknown' {
  const until = coveredUntil(field, year)
  if (until === undefined) return 'unknown'
  if (field.following?.season === 'winter') return 'covered'
  const ploughedOn = field.ploughedOn !== undefined && field.ploughedOn <= until ? field.ploughedOn : undefined
  if (ploughedOn === undefined && field.harvested?.leftOut !== undefined) return 'covered'
  // What grew or lay there before the plough came does not cover the soil any more.
  const covers = field.covers.filter(
    ({ covered, from, until: end }) =>
      covered && (end === undefined || end >= until) && !(ploughedOn !== undefined && from && from < ploughedOn),
  )
  if (covers.some(({ from }) => ploughedOn === undefined || from !== undefined)) return 'covered'
  if (covers.length > 0) return 'unknown'
  return ploughedOn !== undefined || field.covers.some(({ covered }) => !covered) ? 'bare' : 'unknown'
}

export interface CoveredShare {
  arableHa: number
  /** Percent of it that is covered for sure, and if all that is not known were covered. */
  atLeast: number
  atMost: number
}

/** Undefined where there is no arable land. */
export function coveredShare(fields: readonly WinterField[], year: number): CoveredShare | undefined {
  let [arable, covered, unknown] = [0, 0, 0]
  for (const field of fields) {
    const cover = winterCover(field, year)
    arable += field.areaHa
    if (cover === 'covered') covered += field.areaHa
    if (cover === 'unknown') unknown += field.areaHa
  }
  if (arable === 0) return undefined
  const percent = (hectares: number): number => Math.round((hectares / arable) * 1e8) / 1e6
  return { arableHa: arable, atLeast: percent(covered), atMost: percent(covered + unknown) }
}
