import {
  doneWork,
  fieldsCalled,
  fieldsNamed,
  keyText,
  type Picture,
  type PictureRow,
  type RowValues,
} from '../../farm/index.ts'
import { amountText, numberText } from './define-register.ts'

type WorkItem = PictureRow<'work_items'>
type Position = NonNullable<RowValues<'work_items'>['positions']>[number]
type TreatedArea = Pick<NonNullable<RowValues<'work_items'>['areas']>[number], 'area_ha' | 'location'>

/** What was put on: one of the work's positions, or its one product. */
export type Good = Partial<Omit<Position, 'product'>> & { product: string | null }

/**
 * One product on one field, as laws want it recorded. Work with several products on several fields is several of these:
 * each pair once.
 */
export interface FieldApplication {
  row: WorkItem
  /** Undefined where the work names no field that the farm has. */
  field: PictureRow<'fields'> | undefined
  /** As the work calls it, where it is none of the farm's. */
  fieldName: string | null
  /** What was treated, in hectares. */
  areaHa: number | null
  location: string | null
  good: Good
  /** Of how many fields and products of the same work it is one. */
  fields: number
  goods: number
}

type WorkType = RowValues<'work_items'>['type']

/** Done work of a type on days of a year, as its applications. Reads `work_items` and `fields`. */
export function fieldApplicationsOf(
  picture: Picture,
  type: WorkType & string,
  year: number,
): readonly FieldApplication[] {
  const works = doneWork(picture, type, year)
  const ofEach = picture.deriveEach('applications', works, [], (work) => applicationsOf(work, picture), fieldsNamed)
  return picture.deriveEach('all applications', [ofEach], [], (all) => all.flat())[0]!
}

/** Done work of a type of which no day is known, so that no year has it. */
export const withoutDay = (picture: Picture, type: WorkType & string): readonly WorkItem[] =>
  doneWork(picture, type, undefined)

/** Of one work, whatever its type. */
export function applicationsOf(row: WorkItem, picture: Picture): FieldApplication[] {
  const places = placesOf(row, picture)
  const goods = goodsOf(row)
  return places.flatMap((place) =>
    goods.map((good) => ({ ...place, row, good, fields: places.length, goods: goods.length })),
  )
}

function goodsOf({ values }: WorkItem): Good[] {
  const { positions, product, amount, unit, approval_number } = values
  if (!positions?.length)
    return [{ product: product ?? null, ...given({ amount, unit, approval_number }), ...nutrientsOf(values) }]
  // What one position leaves open, its work may say.
  return positions.length > 1
    ? positions
    : [
        {
          ...given({ approval_number }),
          ...nutrientsOf(values),
          ...given(positions[0]!),
          product: positions[0]!.product,
        },
      ]
}

const nutrientsOf = ({ n_kg_ha, nh4n_kg_ha, p2o5_kg_ha }: RowValues<'work_items'>): Partial<Position> =>
  given({ n_kg_ha, nh4n_kg_ha, p2o5_kg_ha })

/** Without what is not known. */
const given = <T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as never

type Place = Pick<FieldApplication, 'field' | 'fieldName' | 'areaHa' | 'location'>

/** The fields of a work: its table of them where it has one, where the field that it refers to is one of the lines. */
function placesOf({ values }: WorkItem, picture: Picture): Place[] {
  const own = picture.byId('fields', values.field_id)
  const lines = values.areas ?? []
  if (lines.length === 0)
    return [place(own, null, { area_ha: values.area_ha ?? null, location: values.location ?? null })]
  const named = lines.map(({ field }) => fieldCalled(picture, field))
  // A list may call the field otherwise than the farm does.
  const unnamed = own && !named.includes(own) ? named.indexOf(undefined) : -1
  if (unnamed >= 0) named[unnamed] = own
  const alone = lines.length === 1
  const told = lines.map(({ field, area_ha, location }, index) =>
    place(named[index], field, {
      area_ha: area_ha ?? (alone ? (values.area_ha ?? null) : null),
      location: location ?? (alone ? (values.location ?? null) : null),
    }),
  )
  return own && !named.includes(own) ? [...told, place(own, null, { area_ha: null, location: null })] : told
}

const place = (field: Place['field'], called: string | null, { area_ha, location }: TreatedArea): Place => ({
  field,
  fieldName: field?.values.name ?? called,
  areaHa: area_ha,
  location,
})

/** Undefined also where two fields are called so. */
function fieldCalled(picture: Picture, name: string): PictureRow<'fields'> | undefined {
  const called = fieldsCalled(picture).get(keyText(name)) ?? []
  return called.length === 1 ? called[0] : undefined
}

const PER_HECTARE = /\/ ?ha$/i

/** Whether the amount is that of each hectare; one that does not say is of the whole work. */
export const isPerHectare = ({ unit, per }: Good): boolean => per === 'hectare' || PER_HECTARE.test(unit ?? '')

/** How much, and of what: „30 m³/ha“, „12 t gesamt“, or „12 t auf 2 Schlägen zusammen“. */
export function goodAmountText({ good, fields }: FieldApplication): string {
  const { amount, unit } = good
  const told = amountText(amount, unit)
  if (told === '' || PER_HECTARE.test(unit ?? '')) return told
  if (isPerHectare(good)) return `${told}${unit ? '' : ' '}/ha`
  return fields > 1 ? `${told} auf ${fields} Schlägen zusammen` : `${told} gesamt`
}

/** A nutrient in kg/ha; what only the whole work says stands beside each of its products, and says so. */
export function nutrientText(
  { row, good, goods }: FieldApplication,
  nutrient: 'n_kg_ha' | 'nh4n_kg_ha' | 'p2o5_kg_ha' | 'n_available_kg_ha',
): string {
  const own = nutrient === 'n_available_kg_ha' ? undefined : good[nutrient]
  const told = own ?? row.values[nutrient]
  return own == null && told != null && goods > 1 ? `${numberText(told)} (alle Mittel)` : numberText(told)
}
