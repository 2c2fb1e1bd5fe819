import type { RowValues } from '../../../farm/index.ts'
import { materialOf } from '../../fertilizing/fertilizer-materials.ts'
import { manureAnalysesOf } from '../../fertilizing/manure-analyses.ts'
import { herdClassOf } from '../../nutrients/herd-class.ts'
import { storedSlurryOf } from '../../nutrients/storage-per-place.ts'
import { storeOf } from '../goods-in-store.ts'
import type { PlanScene } from '../plan.ts'
import { isSameFertilizer } from '../../fertilizing/same-fertilizer.ts'
import { mineralStoreOf } from './fertilizer-store.ts'
import { DEFAULT_NITROGEN, DEFAULT_SLURRY, DEFAULT_STARTER } from './products.ts'
import type { SlurryInputs, StockedProduct } from './inputs.ts'

type FertilizerRow = RowValues<'fertilizers'>

/** The slurry of the farm as its latest analysis has it, else as tables have that of its animals. */
export function gatherSlurry(scene: PlanScene): SlurryInputs {
  const rows = scene.picture.rows('fertilizers').flatMap(({ values }) => {
    const material = slurryOf(values)
    return material && (values.n_percent ?? 0) > 0 && values.basis !== 'percent' ? [{ values, material }] : []
  })
  const latest = rows
    .toSorted((one, other) => (one.values.analysed_on ?? '').localeCompare(other.values.analysed_on ?? ''))
    .at(-1)
  const halfYearM3 = halfYearOf(scene)
  if (!latest) {
    const material = mostIsOfPigs(scene) ? 'pig_slurry' : 'cattle_slurry'
    const product = material === 'pig_slurry' ? 'Schweinegülle' : 'Rindergülle'
    return {
      product,
      material,
      ...contentsOf(scene, material, null),
      stockM3: cubicMetres(scene, [product]),
      halfYearM3,
    }
  }
  const { values, material } = latest
  const usual = DEFAULT_SLURRY[material]
  const entered = {
    n: values.n_percent!,
    nh4n: values.nh4n_percent ?? usual.nh4n,
    p2o5: values.p2o5_percent ?? usual.p2o5,
    analysedOn: values.analysed_on ?? null,
  }
  return {
    product: values.name!,
    material,
    ...contentsOf(scene, material, entered),
    stockM3: cubicMetres(scene, namesOf(values)),
    halfYearM3,
  }
}

type Contents = Pick<SlurryInputs, 'n' | 'nh4n' | 'p2o5' | 'analysedOn'>

/**
 * As its latest analysis has it, be it entered with the fertilizer or kept as the results of a laboratory; what names
 * no animals is of those that the farm keeps.
 */
function contentsOf({ picture, year }: PlanScene, of: SlurryInputs['material'], entered: Contents | null): Contents {
  const latest = manureAnalysesOf(picture).findLast(
    ({ material, day }) =>
      day <= `${year}-12-31` && (material === of || (material === 'slurry' && of !== 'liquid_digestate')),
  )
  const usual = DEFAULT_SLURRY[of]
  if (!latest || (entered && latest.day <= (entered.analysedOn ?? ''))) return entered ?? { ...usual, analysedOn: null }
  return {
    n: latest.n,
    nh4n: latest.nh4n ?? usual.nh4n,
    p2o5: latest.p2o5 ?? usual.p2o5,
    analysedOn: latest.day,
  }
}

function slurryOf(values: FertilizerRow): SlurryInputs['material'] | undefined {
  const material = materialOf(values.name ?? '', values)
  return material !== undefined && Object.hasOwn(DEFAULT_SLURRY, material)
    ? (material as SlurryInputs['material'])
    : undefined
}

const namesOf = ({ name, called }: FertilizerRow): string[] => [name, called].filter((one) => one != null)

function cubicMetres(scene: PlanScene, names: readonly string[]): number | null {
  const litres = storeOf(scene, names, 'l')
  return litres === null ? null : Math.floor(litres / 1000)
}

/** Of a farm with cattle and pigs that slurry of which there is more; without a count, whether there are pigs alone. */
function mostIsOfPigs(scene: PlanScene): boolean {
  const herds = scene.picture.rows('herds').map(({ values }) => values.species)
  const [pigs, others] = [halfYearOf(scene, 'pigs') ?? 0, halfYearOf(scene, 'others') ?? 0]
  return pigs + others > 0 ? pigs > others : herds.includes('pig') && !herds.includes('cattle')
}

/** m³ of slurry of all herds in six months, or of some; null where no herd says how many they are. */
function halfYearOf({ picture, year }: PlanScene, of?: 'pigs' | 'others'): number | null {
  const herds = picture
    .rows('herds')
    .filter(({ values }) => of === undefined || (values.species === 'pig') === (of === 'pigs'))
  const amounts = herds.flatMap(({ values }) => {
    const ofYear = values.years?.find((one) => one.year === year)
    const herd = herdClassOf(values)
    const count = ofYear?.average_count ?? values.average_count
    const places = herd && storedSlurryOf(herd, ofYear?.milk_kg)
    return count == null || !places?.length || ofYear?.manure === 'solid'
      ? []
      : [count * Math.min(...places.map(({ slurryM3 }) => slurryM3))]
  })
  return amounts.length === 0 ? null : Math.floor(amounts.reduce((sum, one) => sum + one, 0))
}

/** Mineral fertilizers that the farm knows, and usual ones that lie there without a row, with what lies there. */
export function gatherProducts(scene: PlanScene): StockedProduct[] {
  const rows = scene.picture.rows('fertilizers').map(({ values }) => values)
  const stockOf = (row: FertilizerRow | undefined, names: readonly string[]): number | null =>
    mineralStoreOf(scene, names, rows.filter((one) => one !== row).flatMap(namesOf))
  const own = rows
    .filter(
      ({ type, n_percent, basis }) => type === 'mineral' && (n_percent ?? 0) > 0 && (basis ?? 'percent') === 'percent',
    )
    .map((row) => ({
      name: row.name!,
      nPercent: row.n_percent!,
      p2o5Percent: row.p2o5_percent ?? 0,
      stockKg: stockOf(row, namesOf(row)),
    }))
  const usual = [DEFAULT_NITROGEN, DEFAULT_STARTER]
    .filter(({ name }) => !rows.flatMap(namesOf).some((one) => isSameFertilizer(one, name)))
    .map((product) => ({ ...product, stockKg: stockOf(undefined, [product.name]) }))
    .filter(({ stockKg }) => stockKg !== null)
  return [...own, ...usual]
}
