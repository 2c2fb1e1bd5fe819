import type { KindSlug, PictureRow } from '../../../farm/index.ts'
import { needsNoRotation } from '../../cropping/crop-rotation.ts'
import {
  hectaresIn,
  isArable,
  isFarmedOn,
  mainCropIn,
  mainCropLine,
  rotationFieldOf,
} from '../../cropping/field-crops.ts'
import { FEEDING_KINDS, gatherFeeding } from '../futter/gather-inputs.ts'
import type { PlanScene } from '../plan.ts'
import { PLANNED_CROPS, plannedCrop } from './crops.ts'
import type { CroppedField, CroppingInputs } from './inputs.ts'

/** What the plan reads. */
export const CROPPING_KINDS: readonly KindSlug[] = FEEDING_KINDS

/** Pauses go back so far. */
const YEARS_BACK = 7
const FIELDS_ON = '05-15'

export function gatherCropping(scene: PlanScene): CroppingInputs {
  const { picture, year, holding } = scene
  const arable = picture
    .rows('fields')
    .filter(({ values }) => isFarmedOn(values, `${year}-${FIELDS_ON}`) && isArable(values))
  const fields = arable.flatMap((field) => fieldOf(field, year))
  const land = holding?.areas?.find((one) => one.year === year) ?? holding?.areas?.at(-1)
  const contractors = picture.rows('contacts').filter(({ values }) => values.roles?.includes('contractor'))
  const exempt = needsNoRotation(
    {
      fields: fields.map(({ rotation }) => rotation),
      organic: holding?.farming === 'organic',
      ...(land?.agricultural_ha != null && { agriculturalHa: land.agricultural_ha }),
      ...(land?.permanent_grassland_ha != null && { permanentGrasslandHa: land.permanent_grassland_ha }),
    },
    // What grows in the year is what is planned: how the farm is now, the year before tells.
    year - 1,
  )
  return {
    year,
    fields,
    isExempt: exempt === true,
    feeding: gatherFeeding(scene),
    seed: seedOf(scene),
    contractorId: contractors.length === 1 ? contractors[0]!.id : null,
  }
}

function fieldOf({ id, values }: PictureRow<'fields'>, year: number): CroppedField[] {
  const areaHa = hectaresIn(values, year)
  if (areaHa === undefined || areaHa <= 0 || values.use === 'fallow') return []
  const years = Array.from({ length: YEARS_BACK }, (_, back) => year - YEARS_BACK + back)
  const names = years.flatMap((one) => {
    const name = mainCropLine(values, one)?.crop ?? mainCropIn(values, one)?.name
    return name === undefined ? [] : [[one, name] as const]
  })
  const before = mainCropLine(values, year)?.previous_crop
  const all =
    names.some(([one]) => one === year - 1) || before == null ? names : [...names, [year - 1, before] as const]
  const { crops, ...rotation } = rotationFieldOf(values, [year - 2, year - 1, year], areaHa)
  return [
    {
      id,
      name: values.name ?? 'ohne Namen',
      areaHa,
      names: Object.fromEntries(all),
      // What is not known is left out, so that the inputs are whole as data.
      rotation: JSON.parse(JSON.stringify({ ...rotation, crops })) as CroppedField['rotation'],
      fixed: mainCropLine(values, year)?.crop ?? null,
    },
  ]
}

/** Seed in store by the crop that its name tells; kg, or units of maize. */
function seedOf({ picture }: PlanScene): CroppingInputs['seed'] {
  const rows = picture.rows('stock').flatMap(({ values: { article, category, amount, unit } }) => {
    const crop = category === 'seed' ? plannedCrop(article ?? '') : undefined
    if (!crop || amount == null || amount <= 0) return []
    const kg = unit === 't' ? amount * 1000 : unit === 'dt' ? amount * 100 : amount
    return [{ name: crop.name, amount: crop.seed.unit === 'kg' ? kg : amount }]
  })
  return Object.fromEntries(
    PLANNED_CROPS.flatMap(({ name }) => {
      const of = rows.filter((one) => one.name === name)
      return of.length === 0 ? [] : [[name, of.reduce((sum, one) => sum + one.amount, 0)]]
    }),
  )
}
