import { duev, periodOn, valueOn } from '../../../law/index.ts'
import { decimal, sumOf, type Decimal } from '../../../shared/decimal.ts'
import { addMonths } from '../../../shared/time/days.ts'
import { isCompostMaterial, isOrganic } from '../../fertilizing/fertilizer-materials.ts'
import { organicNitrogenCreditPercent } from '../../nutrients/organic-nitrogen-credit.ts'
import { GRASS_PHOSPHATE_PER_DT_DRY_MATTER, phosphateContentsOf } from '../../nutrients/phosphate-removal.ts'
import { written } from '../steps.ts'
import { cropName } from './arable-needs.ts'
import { dosesOf, type Dose } from './dose-calendar.ts'
import type { NitrogenNeed } from './field-need.ts'
import type { FertilizingInputs, FieldInputs, GivenInputs, PermanentCropInputs, SlurryInputs } from './inputs.ts'
import { nitrogenNeed } from './nitrogen-need.ts'
import { lawOf } from './red-zone.ts'
import { isSowingGuessed } from './usual-doses.ts'

/** In which order slurry goes round. */
export const SLURRY_ORDER = ['maize', 'grassland', 'rape', 'cereals', 'other'] as const
export type SlurryGroup = (typeof SLURRY_ORDER)[number]

/** A field with what it needs and what it may have. */
export interface FieldPlan {
  field: FieldInputs
  areaHa: number
  group: SlurryGroup
  need: NitrogenNeed
  /** kg N/ha of the need. */
  kgHa: Decimal
  /** kg N/ha that this year's gifts have given to the crop, and what of it is organic. */
  givenKgHa: Decimal
  givenOfOrganicKgHa: Decimal
  /** kg N/ha that counts in the year for the limit of organic nitrogen: all of it, but none of compost. */
  givenOrganicKgHa: Decimal
  doses: readonly Dose[]
  closed: readonly Dose[]
  /** kg P2O5/ha that may still be given; null: as much as is wanted. Zero needs a reason. */
  phosphateLeft: Decimal | null
  /** German: why phosphate, and slurry with it, is short or none. */
  phosphateReason: string | null
  /** The sample for phosphate is too old, or there is none. */
  needsSample: boolean
  /** kg N of a m³ of slurry that count. */
  creditPerM3: Decimal
}

/** Fields that are planned, and those for which something is missing. */
export function fieldPlans(inputs: FertilizingInputs): { plans: FieldPlan[]; missing: string[] } {
  const missing: string[] = []
  const plans = inputs.fields.flatMap((field) => {
    if (isLeftAlone(field)) return []
    const need = nitrogenNeed(field, inputs)
    missing.push(...need.missing)
    if (field.areaHa === null || field.areaHa <= 0) {
      missing.push(`Für „${field.name}“ fehlt die Größe. Trag sie beim Feld ein.`)
      return []
    }
    if (need.kgHa === undefined) return []
    if (field.crop !== null && isSowingGuessed(field, inputs.year))
      missing.push(
        `Für „${field.name}“ fehlt der Tag, an dem ${field.crop.crop} gesät oder gepflanzt wird. Geplant ist die erste Gabe für April; trag den Tag beim Feld ein.`,
      )
    return [fieldPlan(field, field.areaHa, need, need.kgHa, inputs)]
  })
  return { plans, missing: [...new Set([...missing, ...inputs.permanentCrops.map(notDivided)])] }
}

/** Neither the tables of needs nor the gifts know vines and fruit trees. */
const notDivided = ({ name, crop, kgHa }: PermanentCropInputs): string =>
  `Für „${name}“${crop === null ? '' : ` (${crop})`} sind keine Gaben geplant: Der Düngeplan teilt sie für Ackerland und Grünland ein, nicht für Dauerkulturen. Deine Bedarfsermittlung nennt ${written(kgHa)} kg N/ha; trag die Düngung selbst als Feldarbeit ein.`

const isLeftAlone = ({ crop }: FieldInputs): boolean =>
  /brache|stillleg|blüh(?:streifen|fläche)/i.test(crop?.crop ?? '')

function fieldPlan(
  field: FieldInputs,
  areaHa: number,
  need: NitrogenNeed,
  kgHa: Decimal,
  inputs: FertilizingInputs,
): FieldPlan {
  const given = field.gifts.filter(({ day }) => isOfThisYear(field, day, inputs.year))
  const { doses, closed } = dosesOf(field, inputs.year, inputs.land)
  const givenP = sumOf(given.map(({ p2o5KgHa }) => p2o5KgHa ?? 0))
  return {
    field,
    areaHa,
    group: groupOf(field),
    need,
    kgHa,
    givenKgHa: sumOf(given.map(({ countedKgHa }) => countedKgHa ?? 0)).round(1, 1),
    givenOfOrganicKgHa: sumOf(
      given.filter(({ material }) => isOrganic(material ?? undefined)).map(({ countedKgHa }) => countedKgHa ?? 0),
    ).round(1, 1),
    givenOrganicKgHa: sumOf(
      field.gifts.filter((gift) => isLimited(gift, inputs.year)).map(({ nKgHa }) => nKgHa ?? 0),
    ).round(1, 1),
    doses,
    closed,
    ...phosphateOf(field, areaHa, need, givenP, doses.at(-1)?.until ?? lawOf(inputs.year)),
    creditPerM3: creditPerM3(inputs.slurry, field, lawOf(inputs.year)),
  }
}

/** Organic nitrogen is limited by calendar years, and that of compost by a limit of its own. */
const isLimited = ({ day, material }: GivenInputs, year: number): boolean =>
  day.startsWith(`${year}-`) && isOrganic(material ?? undefined) && !isCompostMaterial(material ?? undefined)

/** What was spread for the crop of the year: not what came after its harvest. */
const isOfThisYear = ({ crop, use }: FieldInputs, day: string, year: number): boolean =>
  day.startsWith(`${year}-`) && !(use === 'arable' && crop?.harvestedOn != null && day > crop.harvestedOn)

function groupOf({ use, crop }: FieldInputs): SlurryGroup {
  if (use === 'grassland') return 'grassland'
  const name = cropName(crop?.crop ?? '') ?? ''
  if (/mais/i.test(name)) return 'maize'
  if (/raps/i.test(name)) return 'rape'
  return /weizen|gerste|roggen|triticale|hafer|dinkel/i.test(name) ? 'cereals' : 'other'
}

export function creditPerM3(
  { material, n, nh4n }: SlurryInputs,
  { use }: Pick<FieldInputs, 'use'>,
  day: string,
): Decimal {
  const credited = decimal(n).times(organicNitrogenCreditPercent(material, { use, day })).div(100)
  return credited.gt(nh4n) ? credited : decimal(nh4n)
}

type Phosphate = Pick<FieldPlan, 'phosphateLeft' | 'phosphateReason' | 'needsSample'>

/** Phosphate may be given by a sample that is not too old; where the soil has much, no more than the harvest takes. */
function phosphateOf(
  { name, use, sample, crop }: FieldInputs,
  areaHa: number,
  { yieldDtHa }: NitrogenNeed,
  given: Decimal,
  lastDay: string,
): Phosphate {
  const smallest = valueOn(duev.bodenprobePhosphatAbGroesse, lastDay) ?? 0
  const age = periodOn(duev.bodenprobePhosphatAlter, lastDay)
  const validUntil = sample && age ? addMonths(sample.day, age.count) : undefined
  if (areaHa >= smallest && (validUntil === undefined || validUntil < lastDay)) {
    const what = sample ? `die Bodenprobe ist vom ${sample.day}` : 'es gibt keine Bodenprobe'
    return {
      phosphateLeft: decimal(0),
      phosphateReason: `Auf „${name}“ ist kein Phosphat geplant, auch keine Gülle: ${what}.`,
      needsSample: true,
    }
  }
  const isHigh = sample?.mg != null && sample.limitMg !== null && sample.mg > sample.limitMg
  if (!isHigh) return { phosphateLeft: null, phosphateReason: null, needsSample: false }
  const left = (phosphateRemoved({ use, crop }, yieldDtHa)?.kgHa ?? decimal(0)).minus(given)
  return {
    phosphateLeft: left.lt(0) ? decimal(0) : left,
    phosphateReason: `„${name}“ hat mehr als ${sample.limitMg} mg Phosphat: Es ist höchstens so viel geplant, wie die Ernte mitnimmt.`,
    needsSample: false,
  }
}

/** What the harvest takes of phosphate, in kg/ha; undefined where its yield or its content is not known. */
export function phosphateRemoved(
  { use, crop }: Pick<FieldInputs, 'use' | 'crop'>,
  yieldDtHa: number | undefined,
): { kgHa: Decimal; perDt: number } | undefined {
  const perDt = use === 'grassland' ? GRASS_PHOSPHATE_PER_DT_DRY_MATTER : contentOf(crop?.crop ?? '')
  return perDt === undefined || yieldDtHa === undefined
    ? undefined
    : { kgHa: decimal(perDt).times(yieldDtHa).round(1, 0), perDt }
}

const contentOf = (crop: string): number | undefined => {
  const contents = phosphateContentsOf(cropName(crop) ?? crop).map(({ kgPerDt }) => kgPerDt)
  return contents.length === 0 ? undefined : Math.min(...contents)
}
