import { fieldsCalled, fieldsNamed, keyText, type Picture, type PictureRow, type RowValues } from '../../farm/index.ts'
import { isOrganic, materialOf, type Material } from './fertilizer-materials.ts'
import { countedNitrogen, nutrientsOf, type Nutrients } from './fertilizer-nutrients.ts'
import { doneOn, doneWork, workNaming, type WorkItem } from '../../farm/index.ts'

export type FieldRow = PictureRow<'fields'>

/** One product that was spread on one field on one day. Nutrients are kg on each hectare of what was spread. */
export interface Gift extends Nutrients {
  work: WorkItem
  day: string
  /** Undefined: the work names no field, or none that the farm has. */
  field: FieldRow | undefined
  /** Of what was spread of the field. */
  areaHa: number | undefined
  use: Use | undefined
  product: string | undefined
  /** Its row, where the farm has one. */
  fertilizer: RowValues<'fertilizers'> | undefined
  material: Material | undefined
  /** What counts of the nitrogen in the year. */
  countedKg: number | undefined
}

export type Use = 'arable' | 'grassland'

/** What `giftsOf` reads. */
export const GIFT_KINDS = ['work_items', 'fields', 'fertilizers'] as const

/**
 * The gifts of works, in the order of days: of each work made once, as long as its fields stay the same, and the same
 * list as long as all gifts do.
 */
function giftsOf(picture: Picture, works: readonly WorkItem[]): readonly Gift[] {
  const ofEach = picture.deriveEach(
    'gifts',
    works,
    ['fertilizers'],
    (work, rows) => giftsOfWork(work, picture, fertilizersIn(rows)),
    fieldsNamed,
  )
  return picture.deriveEach('gifts in order', [ofEach], [], inDayOrder)[0]!
}

const inDayOrder = (gifts: readonly (readonly Gift[])[]): readonly Gift[] =>
  gifts.flat().toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))

/** Everything that was spread in a calendar year, in the order of days. */
export const giftsIn = (picture: Picture, year: number): readonly Gift[] =>
  giftsOf(picture, doneWork(picture, 'fertilizing', year))

/** Everything that was ever spread on a field, in the order of days. */
export const giftsOn = (picture: Picture, field: FieldRow): readonly Gift[] =>
  giftsOf(picture, workNaming(picture, field)).filter((gift) => gift.field?.id === field.id)

/** What a name stands for: the row that is called so, and the material. */
interface Named {
  fertilizer: RowValues<'fertilizers'> | undefined
  material: Material | undefined
}

/** A farm spreads the same few products all the time, so each name is read once. */
const fertilizersIn = (picture: Picture): ((name: string) => Named) =>
  picture.derive('fertilizers by what works name', ['fertilizers'], (rows) => {
    const byName = new Map(
      rows
        .rows('fertilizers')
        .flatMap(({ values }) =>
          [values.called, values.name].flatMap((name) => (name == null ? [] : [[keyText(name), values] as const])),
        ),
    )
    const read = new Map<string, Named>()
    return (name) => {
      const known = read.get(name)
      if (known) return known
      const fertilizer = byName.get(keyText(name))
      const named = { fertilizer, material: materialOf(name, fertilizer) }
      read.set(name, named)
      return named
    }
  })

function giftsOfWork(work: WorkItem, picture: Picture, named: (name: string) => Named): Gift[] {
  const day = work.values.type === 'fertilizing' ? doneOn(work.values) : null
  if (day === null) return []
  const targets = targetsOf(work.values, picture)
  const areas = targets.map(({ areaHa }) => areaHa)
  const totalHa = areas.includes(undefined) ? undefined : areas.reduce<number>((sum, one) => sum + one!, 0)
  return spreadsOf(work.values).flatMap(({ product, stated, ...spread }) => {
    // The title of a work may tell the material, but names no row.
    const { fertilizer, material } =
      product === undefined
        ? { fertilizer: undefined, material: materialOf(work.values.title ?? '', undefined) }
        : named(product)
    const nutrients = nutrientsOf({ ...spread, material, stated }, fertilizer, totalHa)
    return targets.map(({ field, areaHa }) => {
      const use = field && useOf(field.values)
      const countedKg = countedNitrogen(material, nutrients, { use: use ?? 'arable', day, statedKg: stated.countedKg })
      return { work, day, field, areaHa, use, product, fertilizer, material, ...nutrients, countedKg }
    })
  })
}

/** The fields of work; of one that names none, a target that is no field of the farm. */
function targetsOf(
  { areas, field_id, area_ha }: RowValues<'work_items'>,
  picture: Picture,
): { field: FieldRow | undefined; areaHa: number | undefined }[] {
  const sized = (field: FieldRow | undefined, ...ha: (number | null | undefined)[]) => ({
    field,
    areaHa: [...ha, field?.values.area_ha].find((one) => one != null && one > 0) ?? undefined,
  })
  if (!areas?.length) return [sized(picture.byId('fields', field_id), area_ha)]
  return areas.map((area) => {
    const called = fieldsCalled(picture).get(keyText(area.field)) ?? []
    const field = called.length === 1 ? called[0] : called.find(({ id }) => id === field_id)
    return sized(field, area.area_ha, areas.length === 1 ? area_ha : null)
  })
}

/** What one work spread: each of its positions, or else its one product. Its own nutrients are of all together. */
function spreadsOf(work: RowValues<'work_items'>) {
  const stated = {
    nKg: work.n_kg_ha ?? undefined,
    nh4nKg: work.nh4n_kg_ha ?? undefined,
    p2o5Kg: work.p2o5_kg_ha ?? undefined,
    countedKg: work.n_available_kg_ha ?? undefined,
  }
  if (!work.positions?.length)
    return [{ product: work.product ?? undefined, amount: work.amount, unit: work.unit, per: null, stated }]
  const isOnly = work.positions.length === 1
  return work.positions.map((position) => ({
    product: position.product,
    amount: position.amount,
    unit: position.unit,
    per: position.per,
    stated: {
      nKg: position.n_kg_ha ?? (isOnly ? stated.nKg : undefined),
      nh4nKg: position.nh4n_kg_ha ?? (isOnly ? stated.nh4nKg : undefined),
      p2o5Kg: position.p2o5_kg_ha ?? (isOnly ? stated.p2o5Kg : undefined),
      countedKg: isOnly ? stated.countedKg : undefined,
    },
  }))
}

/** Undefined for orchards and vineyards, and where nothing says it. */
export function useOf({ use, permanent_grassland, crops }: RowValues<'fields'>): Use | undefined {
  if (use === 'grassland' || (permanent_grassland === true && use !== 'permanent_crop')) return 'grassland'
  if (use === 'arable' || use === 'fallow') return 'arable'
  if (use === 'permanent_crop' || !crops?.length) return undefined
  return crops.some(({ crop }) => /gr(?:ü|ue)nland|wiese|weide/i.test(crop)) ? 'grassland' : 'arable'
}

/** A sum on the average of a field, and the gifts of which the amount is missing: it is at least so much. */
export interface GiftSum {
  kgHa: number
  missing: readonly Gift[]
}

/** What gifts to one field come to on each of its hectares; a part that was spread counts for its part. */
export function sumOnField(gifts: readonly Gift[], kgOf: (gift: Gift) => number | undefined): GiftSum {
  const kgHa = gifts.reduce((sum, gift) => sum + (kgOf(gift) ?? 0) * shareOf(gift), 0)
  return { kgHa: tidy(kgHa), missing: gifts.filter((gift) => kgOf(gift) === undefined) }
}

function shareOf({ areaHa, field }: Gift): number {
  const whole = field?.values.area_ha
  return areaHa === undefined || whole == null || whole <= 0 ? 1 : Math.min(1, areaHa / whole)
}

/** Without the dust of binary fractions, so that what is exactly a limit is not above it. */
export const tidy = (value: number): number => Math.round(value * 1_000_000) / 1_000_000

/** What was spread on a field, in the order of days; never nothing. */
export interface FieldGifts {
  field: FieldRow
  gifts: readonly Gift[]
}

/** Of each field to which something was given in these years; the same object as long as its row and its gifts are. */
export function fieldGiftsIn(picture: Picture, ...years: readonly number[]): readonly FieldGifts[] {
  const byField = Map.groupBy(
    years.flatMap((year) => giftsIn(picture, year)),
    ({ field }) => field,
  )
  byField.delete(undefined)
  return picture.deriveEach(
    `gifts of a field in ${years.join(', ')}`,
    [...byField.keys()] as FieldRow[],
    [],
    (field) => ({ field, gifts: byField.get(field)! }),
    (field) => byField.get(field)!,
  )
}

/** The works of gifts, each once. */
export const worksOf = (gifts: readonly Gift[]): WorkItem[] => [...new Set(gifts.map(({ work }) => work))]

/** As a person names what was spread. */
export const productOf = ({ product, work }: Gift): string => product ?? work.values.title ?? 'Düngung'

export const isOrganicGift = ({ material }: Gift): boolean => isOrganic(material)
