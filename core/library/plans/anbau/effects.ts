import { decimal, rounded } from '../../../shared/decimal.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { addDays } from '../../../shared/time/days.ts'
import type { PlanEffect } from '../plan.ts'
import { written } from '../steps.ts'
import type { Assignment } from './assign-crops.ts'
import { plannedCrop, type PlannedCrop } from './crops.ts'
import type { CroppedField, CroppingInputs } from './inputs.ts'
import { BETWEEN_DAYS, sowingFrom } from './options.ts'

/** The ground is worked so many days before sowing [C]. */
const TILLED_BEFORE = 10
/** Before a summer crop the ground is covered, where the harvest before leaves time for it [C]. */
const CATCH_CROP = { from: '08-20', until: '09-15' }

/** Work, seed and jobs for what is not sown yet. */
export function croppingEffects(assigned: readonly Assignment[], inputs: CroppingInputs): PlanEffect[] {
  const planned = assigned.flatMap(({ field, chosen }) =>
    chosen.isFixed || !chosen.crop ? [] : [{ field, crop: chosen.crop }],
  )
  const byCrop = [...Map.groupBy(planned, ({ crop }) => crop)]
  return [
    ...planned.flatMap(({ field, crop }) => workOf(field, crop, inputs.year)),
    ...byCrop.flatMap(([crop, of]) =>
      seedNeed(
        crop,
        of.map(({ field }) => field),
        inputs,
      ),
    ),
    ...byCrop.flatMap(([crop, of]) =>
      jobsOf(
        crop,
        of.map(({ field }) => field),
        inputs,
      ),
    ),
  ]
}

function workOf(field: CroppedField, crop: PlannedCrop, year: number): PlanEffect[] {
  const sown = crop.sowing.isYearBefore ? year - 1 : year
  const [from, until] = [sowingFrom(field, crop, year), `${sown}-${crop.sowing.until}`]
  const before = plannedCrop(field.names[year - 1] ?? '')
  const catchCrop = crop.sowing.isYearBefore || before === undefined ? undefined : catchCropDays(before, year)
  return [
    ...(catchCrop ? [work(field, 'zwischenfrucht', 'sowing', 'Zwischenfrucht säen', catchCrop)] : []),
    work(field, 'boden', 'tillage', `Boden für ${crop.name} bearbeiten`, [tilledFrom(from, before, year), until]),
    work(field, 'saat', 'sowing', `${crop.name} säen`, [from, until], perHectare(crop)),
    work(field, 'ernte', 'harvest', `${crop.name} ernten`, [
      `${year}-${crop.harvest.from}`,
      `${year}-${crop.harvest.until}`,
    ]),
  ]
}

/** Sown when the crop before is off the field; undefined where that is too late. */
function catchCropDays({ isLate, harvest }: PlannedCrop, year: number): [from: string, until: string] | undefined {
  const [usual, until] = [`${year - 1}-${CATCH_CROP.from}`, `${year - 1}-${CATCH_CROP.until}`]
  const free = addDays(`${year - 1}-${harvest.from}`, BETWEEN_DAYS)
  const from = free > usual ? free : usual
  return isLate || from > until ? undefined : [from, until]
}

/** Some days before sowing, but not before the harvest. */
function tilledFrom(sowing: string, before: PlannedCrop | undefined, year: number): string {
  const usual = addDays(sowing, -TILLED_BEFORE)
  const harvested = before && `${year - 1}-${before.harvest.from}`
  return harvested !== undefined && harvested > usual ? harvested : usual
}

function work(
  { id, name, areaHa }: CroppedField,
  what: string,
  type: 'sowing' | 'tillage' | 'harvest',
  title: string,
  [from, until]: readonly [string, string],
  note?: string,
): PlanEffect {
  return {
    id: `anbau.${id}.${what}`,
    kind: 'field_work',
    title: `${title} auf ${name}`,
    details: `${written(areaHa, 2)} ha, ${germanDay(from)} bis ${germanDay(until)}${note ? `, ${note}` : ''}`,
    values: {
      type,
      title,
      status: 'planned',
      field_id: id,
      area_ha: areaHa,
      planned_from: from,
      planned_until: until,
      ...(note && { note }),
    },
  }
}

const perHectare = ({ seed }: PlannedCrop): string => `${written(seed.perHa)} ${seed.unit}/ha`

const hectares = (fields: readonly CroppedField[]) => fields.reduce((sum, { areaHa }) => sum.plus(areaHa), decimal(0))

function seedNeed(crop: PlannedCrop, fields: readonly CroppedField[], { seed, year }: CroppingInputs): PlanEffect[] {
  const needed = hectares(fields).times(crop.seed.perHa)
  const missing = needed.minus(seed[crop.name] ?? 0)
  if (missing.lte(0)) return []
  const amount = rounded(missing.round(0, 3), 0)
  const sown = crop.sowing.isYearBefore ? year - 1 : year
  return [
    {
      id: `anbau.saatgut.${crop.name}`,
      kind: 'need',
      title: `Saatgut ${crop.name} kaufen`,
      details: `${written(amount, 0)} ${crop.seed.unit}: ${written(hectares(fields), 2)} ha zu ${perHectare(crop)}`,
      values: {
        article: `Saatgut ${crop.name}`,
        amount,
        unit: crop.seed.unit,
        needed_on: `${sown}-${crop.sowing.from}`,
        status: 'open',
      },
      // What is sown is no need any more.
      until: `${sown}-${crop.sowing.until}`,
    },
  ]
}

/** Sowing maize and combining are done by contractors. */
function jobsOf(
  crop: PlannedCrop,
  fields: readonly CroppedField[],
  { year, contractorId }: CroppingInputs,
): PlanEffect[] {
  const amount = rounded(hectares(fields), 2)
  const where = fields.map(({ name }) => name).join(', ')
  const job = (what: string, task: string, days: { from: string; until: string }): PlanEffect => {
    const [due, until] = [`${year}-${days.from}`, `${year}-${days.until}`]
    return {
      id: `anbau.auftrag.${what}.${crop.name}`,
      kind: 'expected_job',
      title: task,
      details: `${written(amount, 2)} ha ab ${germanDay(due)}: ${where}`,
      until,
      values: {
        task,
        amount,
        unit: 'ha',
        due_on: due,
        status: 'expected',
        note: where.slice(0, 2000),
        ...(contractorId && { contractor_id: contractorId }),
      },
    }
  }
  return [
    ...(crop.seed.unit === 'Einheiten' ? [job('saat', `${crop.name} legen`, crop.sowing)] : []),
    ...(crop.isCombined ? [job('drusch', `${crop.name} dreschen`, crop.harvest)] : []),
  ]
}
