import { decimal, rounded, type Decimal } from '../../../shared/decimal.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { addDays } from '../../../shared/time/days.ts'
import type { PlanEffect } from '../plan.ts'
import { written } from '../steps.ts'
import type { FeedNeed } from './feed-needs.ts'
import type { FeedField, FeedingInputs } from './inputs.ts'

/** Days of the cuts and what each yields, dt dry matter/ha; a few days sooner or later; later on high land [C]. */
const CUTS = [
  { day: '05-20', dtHa: 30 },
  { day: '07-05', dtHa: 22 },
  { day: '08-20', dtHa: 20 },
  { day: '10-05', dtHa: 12 },
]
const SPAN_DAYS = 7
const METRES_A_DAY = 30
/** Of silage maize: dt dry matter/ha, and its days of harvest [C]. */
const MAIZE = { dtHa: 150, from: '09-10', until: '09-30' }
/** Hectares that a chain of chopper, wagons and roller does in a day. */
const A_DAY = { maize: 35, grass: 40 }
/** Silage is sampled so long after it was made. */
const SAMPLED_AFTER_DAYS = 35

/** Cuts and harvest for the silage that is missing, as far as there is land for it. */
export function harvestEffects(needs: readonly FeedNeed[], inputs: FeedingInputs): PlanEffect[] {
  const tonnes = (sort: string): Decimal =>
    needs
      .filter(({ feed }) => feed.sort === sort)
      .reduce((sum, { feed, missing }) => sum.plus(missing.times(feed.dryMatter).div(1000)), decimal(0))
  return [...cutEffects(tonnes('grass_silage'), inputs), ...maizeEffects(tonnes('maize_silage'), inputs)]
}

function cutEffects(dryMatterT: Decimal, inputs: FeedingInputs): PlanEffect[] {
  const later = Math.floor(inputs.elevationM / METRES_A_DAY)
  let left = dryMatterT
  return CUTS.flatMap(({ day, dtHa }, place) => {
    if (left.lte(0) || inputs.meadows.length === 0) return []
    const fields = upTo(inputs.meadows, left.times(10).div(dtHa))
    const ha = hectares(fields)
    left = left.minus(ha.times(dtHa).div(10))
    const middle = addDays(`${inputs.year}-${day}`, later)
    const [from, until] = [addDays(middle, -SPAN_DAYS), addDays(middle, SPAN_DAYS)]
    return [
      harvestWork(`futter.schnitt.${place + 1}`, `${place + 1}. Schnitt silieren`, fields, from, until),
      ...chopping(
        `futter.auftrag.schnitt.${place + 1}`,
        `Gras häckseln, ${place + 1}. Schnitt`,
        ha,
        A_DAY.grass,
        [from, until],
        inputs,
      ),
      sampling(`futter.analyse.schnitt.${place + 1}`, `Grassilage ${place + 1}. Schnitt`, until),
    ]
  })
}

function maizeEffects(dryMatterT: Decimal, inputs: FeedingInputs): PlanEffect[] {
  if (dryMatterT.lte(0) || inputs.maize.length === 0) return []
  const fields = upTo(inputs.maize, dryMatterT.times(10).div(MAIZE.dtHa))
  const [from, until] = [`${inputs.year}-${MAIZE.from}`, `${inputs.year}-${MAIZE.until}`]
  return [
    harvestWork('futter.maisernte', 'Silomais ernten, bei 32 bis 35 % TM', fields, from, until),
    ...chopping('futter.auftrag.mais', 'Silomais häckseln', hectares(fields), A_DAY.maize, [from, until], inputs),
    sampling('futter.analyse.mais', 'Maissilage', until),
  ]
}

/** Whole fields, in the farm's order, until they are enough. */
function upTo(fields: readonly FeedField[], ha: Decimal): FeedField[] {
  let sum = decimal(0)
  return fields.filter(({ areaHa }) => {
    const isWanted = sum.lt(ha)
    if (isWanted) sum = sum.plus(areaHa)
    return isWanted
  })
}

const hectares = (fields: readonly FeedField[]): Decimal =>
  fields.reduce((sum, { areaHa }) => sum.plus(areaHa), decimal(0))

function harvestWork(id: string, title: string, fields: readonly FeedField[], from: string, until: string): PlanEffect {
  const ha = rounded(hectares(fields), 2)
  return {
    id,
    kind: 'field_work',
    title,
    details: `${written(ha, 2)} ha, ${germanDay(from)} bis ${germanDay(until)}: ${fields.map(({ name }) => name).join(', ')}`,
    values: {
      type: 'harvest',
      title,
      status: 'planned',
      planned_from: from,
      planned_until: until,
      area_ha: ha,
      areas: fields.map(({ name, areaHa }) => ({ field: name, area_ha: areaHa, location: null })),
      ...(fields.length === 1 && { field_id: fields[0]!.id }),
    },
  }
}

/** Chopper, wagons and roller, a job for each day. */
function chopping(
  id: string,
  task: string,
  ha: Decimal,
  haADay: number,
  [from, until]: readonly [string, string],
  { contractorId }: FeedingInputs,
): PlanEffect[] {
  const days = Math.ceil(ha.div(haADay).toNumber())
  return Array.from({ length: days }, (_, day): PlanEffect => {
    const amount = rounded(day < days - 1 ? decimal(haADay) : ha.minus(haADay * (days - 1)), 2)
    return {
      id: `${id}.${day + 1}`,
      kind: 'expected_job',
      title: task,
      details: `${written(amount, 2)} ha ab ${germanDay(addDays(from, day))}: Häcksler, Abfahrer, Walze`,
      until: until > addDays(from, day) ? until : addDays(from, day),
      values: {
        task,
        amount,
        unit: 'ha',
        due_on: addDays(from, day),
        status: 'expected',
        note: 'Häckselkette: Häcksler, 3 bis 4 Abfahrer, Walze',
        ...(contractorId && { contractor_id: contractorId }),
      },
    }
  })
}

function sampling(id: string, silage: string, until: string): PlanEffect {
  const due = addDays(until, SAMPLED_AFTER_DAYS)
  return {
    id,
    kind: 'expected_job',
    title: `Futteranalyse ${silage}`,
    details: `ab ${germanDay(due)}, fünf Wochen nach dem Silieren`,
    values: { task: `Futteranalyse ${silage}`, due_on: due, status: 'expected' },
  }
}
