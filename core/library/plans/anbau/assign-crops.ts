import type { Option } from './options.ts'
import type { CroppedField } from './inputs.ts'

/** What a farm's crops come to. */
export interface Totals {
  hectares: ReadonlyMap<string, number>
  countedHa: number
  changedHa: number
  allHa: number
}

export interface Assignment {
  field: CroppedField
  options: readonly Option[]
  chosen: Option
}

/** What a variant demands of the whole: hectares by which it is missed, 0 where it is met. */
export type Demand = (totals: Totals) => number

/** A hectare that misses a demand weighs more than any gross margin of it. */
const WEIGHT = 100_000

/**
 * Gives each field the crop that is worth most and then changes single fields, the cheapest change first, until every
 * demand is met or none gets nearer. The same fields always get the same crops.
 */
export function assignCrops(
  fields: readonly { field: CroppedField; options: readonly Option[] }[],
  demand: Demand,
  worth: (field: CroppedField, option: Option) => number,
): Assignment[] {
  const assigned = fields.map(({ field, options }) => ({ field, options, chosen: best(field, options, worth) }))
  const score = (totals: Totals): number => -WEIGHT * demand(totals)
  let totals = totalsOf(assigned)
  for (let round = 0; round < assigned.length * 4; round++) {
    let change: { place: number; option: Option; gain: number } | undefined
    const now = score(totals)
    assigned.forEach(({ field, options, chosen }, place) => {
      for (const option of options) {
        if (option === chosen) continue
        const after = score(moved(totals, field, chosen, option))
        const gain = after - now + worth(field, option) - worth(field, chosen)
        if (gain > 1e-6 && (change === undefined || gain > change.gain)) change = { place, option, gain }
      }
    })
    if (change === undefined) break
    const { place, option } = change as { place: number; option: Option }
    totals = moved(totals, assigned[place]!.field, assigned[place]!.chosen, option)
    assigned[place] = { ...assigned[place]!, chosen: option }
  }
  return assigned
}

const best = (
  field: CroppedField,
  options: readonly Option[],
  worth: (field: CroppedField, option: Option) => number,
) => options.reduce((one, other) => (worth(field, other) > worth(field, one) ? other : one))

export function totalsOf(assigned: readonly Pick<Assignment, 'field' | 'chosen'>[]): Totals {
  const hectares = new Map<string, number>()
  let [countedHa, changedHa, allHa] = [0, 0, 0]
  for (const { field, chosen } of assigned) {
    hectares.set(chosen.name, (hectares.get(chosen.name) ?? 0) + field.areaHa)
    allHa += field.areaHa
    if (chosen.change !== 'left_out') countedHa += field.areaHa
    if (chosen.change === 'changed') changedHa += field.areaHa
  }
  return { hectares, countedHa, changedHa, allHa }
}

function moved(totals: Totals, { areaHa }: CroppedField, from: Option, to: Option): Totals {
  const hectares = new Map(totals.hectares)
  hectares.set(from.name, (hectares.get(from.name) ?? 0) - areaHa)
  hectares.set(to.name, (hectares.get(to.name) ?? 0) + areaHa)
  const counts = ({ change }: Option): number => (change === 'left_out' ? 0 : areaHa)
  const changes = ({ change }: Option): number => (change === 'changed' ? areaHa : 0)
  return {
    hectares,
    countedHa: totals.countedHa - counts(from) + counts(to),
    changedHa: totals.changedHa - changes(from) + changes(to),
    allHa: totals.allHa,
  }
}
