import type { Picture } from '../../../farm/index.ts'
import { decimal, rounded, sumOf } from '../../../shared/decimal.ts'
import { cropName } from './arable-needs.ts'
import type { FertilizingInputs } from './inputs.ts'

interface Harvested {
  crop: string
  year: number
  fieldId: string | null
  dtHa: number
}

/** What the farm harvested of each crop before the year, each field and year once. */
export function gatherYields(picture: Picture, year: number): FertilizingInputs['yields'] {
  const ofRows = picture.rows('yields').flatMap(({ values: { crop, year: of, field_id, dt_ha } }) => {
    const name = cropName(crop ?? '')
    return name === undefined || dt_ha == null
      ? []
      : [{ crop: name, year: of!, fieldId: field_id ?? null, dtHa: dt_ha }]
  })
  const known = new Set(ofRows.map(keyOf))
  const ofFields = picture.rows('fields').flatMap(({ id, values }) =>
    (values.crops ?? []).flatMap(({ crop, year: of, yield_dt_ha }): Harvested[] => {
      const name = cropName(crop)
      const one = { crop: name ?? '', year: of, fieldId: id, dtHa: yield_dt_ha ?? 0 }
      return name === undefined || yield_dt_ha == null || known.has(keyOf(one)) ? [] : [one]
    }),
  )
  const all = [...ofRows, ...ofFields].filter((one) => one.year < year)
  return Object.fromEntries(
    [...Map.groupBy(all, ({ crop }) => crop)]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([crop, found]) => [crop, meansOf(found)]),
  )
}

const keyOf = ({ crop, year, fieldId }: Harvested): string => `${crop} ${year} ${fieldId}`

const meansOf = (found: readonly Harvested[]) =>
  [...Map.groupBy(found, ({ year }) => year)]
    .toSorted(([one], [other]) => one - other)
    .map(([year, of]) => ({ year, dtHa: rounded(sumOf(of.map(({ dtHa }) => decimal(dtHa))).div(of.length), 1) }))
