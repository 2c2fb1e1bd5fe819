import type { KindSlug, PictureRow } from '../../../farm/index.ts'
import {
  hectaresIn,
  isArable,
  isFarmedOn,
  mainCropIn,
  mainCropLine,
  rotationFieldOf,
} from '../../cropping/field-crops.ts'
import { KILOGRAMS_IN } from '../../../terms/index.ts'
import { FEEDING_KINDS, gatherFeeding } from '../futter/gather-inputs.ts'
import { onlyContractor } from '../only-contractor.ts'
import { LAND_ON } from '../../nutrients/farm-land.ts'
import type { PlanScene } from '../plan.ts'
import { PLANNED_CROPS, plannedCrop } from './crops.ts'
import type { CroppedField, CroppingInputs } from './inputs.ts'

/** What the plan reads. */
export const CROPPING_KINDS: readonly KindSlug[] = FEEDING_KINDS

/** Pauses go back so far. */
const YEARS_BACK = 7

export function gatherCropping(scene: PlanScene): CroppingInputs {
  const { picture, year, holding } = scene
  const arable = picture
    .rows('fields')
    .filter(({ values }) => isFarmedOn(values, `${year}-${LAND_ON}`) && isArable(values))
  const fallow = arable.filter(({ values }) => values.use === 'fallow')
  const fields = arable.filter((field) => !fallow.includes(field)).flatMap((field) => fieldOf(field, year))
  const land = holding?.areas?.find((one) => one.year === year) ?? holding?.areas?.at(-1)
  return {
    year,
    fields,
    fallow: fallow.flatMap(({ values }) => {
      const areaHa = hectaresIn(values, year)
      return areaHa === undefined || areaHa <= 0 ? [] : [asData(rotationFieldOf(values, [year - 1, year], areaHa))]
    }),
    farm: {
      organic: holding?.farming === 'organic',
      ...(land?.agricultural_ha != null && { agriculturalHa: land.agricultural_ha }),
      ...(land?.permanent_grassland_ha != null && { permanentGrasslandHa: land.permanent_grassland_ha }),
    },
    feeding: gatherFeeding(scene),
    seed: seedOf(scene),
    contractorId: onlyContractor(picture),
    missing: [
      ...arable
        .filter(({ values }) => !((hectaresIn(values, year) ?? 0) > 0))
        .map(({ values }) => `Für „${values.name}“ fehlt die Größe. Trag sie beim Feld ein.`),
      ...fields.flatMap(({ name, rotation }) =>
        [year - 1, year - 2]
          .filter((of) => rotation.crops[of] === undefined)
          .map(
            (of) =>
              `Für „${name}“ fehlt die Hauptfrucht ${of}. Ob der Fruchtwechsel stimmt, lässt sich dort nicht sicher sagen.`,
          ),
      ),
    ],
  }
}

/** What is not known is left out, so that the inputs are whole as data. */
const asData = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** Grass, clover and perennial crops stay until somebody enters another crop. */
const STAYS: readonly (string | undefined)[] = ['grass', 'fine_legumes', 'perennial']

function fieldOf({ id, values }: PictureRow<'fields'>, year: number): CroppedField[] {
  const areaHa = hectaresIn(values, year)
  if (areaHa === undefined || areaHa <= 0) return []
  const years = Array.from({ length: YEARS_BACK }, (_, back) => year - YEARS_BACK + back)
  const names = years.flatMap((one) => {
    const name = mainCropLine(values, one)?.crop ?? mainCropIn(values, one)?.name
    return name === undefined ? [] : [[one, name] as const]
  })
  const before = mainCropLine(values, year)?.previous_crop
  const all =
    names.some(([one]) => one === year - 1) || before == null ? names : [...names, [year - 1, before] as const]
  const rotation = rotationFieldOf(values, [year - 2, year - 1, year], areaHa)
  const last = rotation.crops[year - 1]
  return [
    {
      id,
      name: values.name ?? 'ohne Namen',
      areaHa,
      names: Object.fromEntries(all),
      rotation: asData(rotation),
      fixed: mainCropLine(values, year)?.crop ?? (STAYS.includes(last?.leftOut) ? last!.name : null),
    },
  ]
}

/** Seed in store by the crop that its name tells; kg, or units of maize. */
function seedOf({ picture }: PlanScene): CroppingInputs['seed'] {
  const rows = picture.rows('stock').flatMap(({ values: { article, category, amount, unit } }) => {
    const crop = category === 'seed' ? plannedCrop(article ?? '') : undefined
    if (!crop || amount == null || amount <= 0) return []
    const factor = crop.seed.unit === 'kg' ? KILOGRAMS_IN[unit ?? ''] : /^einh/i.test(unit ?? '') ? 1 : undefined
    return factor === undefined ? [] : [{ name: crop.name, amount: amount * factor }]
  })
  return Object.fromEntries(
    PLANNED_CROPS.flatMap(({ name }) => {
      const of = rows.filter((one) => one.name === name)
      return of.length === 0 ? [] : [[name, of.reduce((sum, one) => sum + one.amount, 0)]]
    }),
  )
}
