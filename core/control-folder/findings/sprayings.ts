import { keyText, type Picture, type PictureRow } from '../../farm/index.ts'
import { doneOn, type WorkItem } from './work.ts'
import { onFields, workedFields } from './worked-fields.ts'
import { germanDay } from '../../shared/german/write-german.ts'

export type ProductRow = PictureRow<'plant_protection_products'>

/** One product that was used in one job of plant protection. */
export interface Spraying {
  work: WorkItem
  day: string
  /** Empty where the work names none. */
  product: string
  approvalNumber: string | undefined
  hasAmount: boolean
  /** Undefined: the farm has no row of it. */
  row: ProductRow | undefined
}

/** What `sprayingsIn` reads. */
export const SPRAYING_KINDS = ['work_items', 'fields', 'plant_protection_products'] as const

const MECHANICAL = /striegel|hack|mechanisch|abflamm|bürste/i

/** Plant protection that uses no product is no matter of its law. */
export const usesProduct = ({ values }: WorkItem): boolean =>
  values.type === 'plant_protection' &&
  (values.product != null || !!values.positions?.length || !MECHANICAL.test(values.title ?? ''))

const sprayJobs = (picture: Picture, year: string): readonly WorkItem[] =>
  picture
    .rowsBy('year of using a product', 'work_items', (work) =>
      work.values.status === 'done' && usesProduct(work) ? [work.values.done_on?.slice(0, 4) ?? ''] : [],
    )
    .get(year) ?? []

/** Jobs of plant protection that were done in a calendar year. */
export const sprayJobsIn = (picture: Picture, year: number): readonly WorkItem[] => sprayJobs(picture, `${year}`)

/** Those that are done on nobody knows which day. */
export const sprayJobsWithoutDay = (picture: Picture): readonly WorkItem[] => sprayJobs(picture, '')

/** Every use of a product in a calendar year. */
export function sprayingsIn(picture: Picture, year: number): readonly Spraying[] {
  const jobs = sprayJobsIn(picture, year)
  const ofEach = picture.deriveEach('sprayings', jobs, ['plant_protection_products'], (work, rows) =>
    sprayingsOf(rows, work),
  )
  return picture.deriveEach('all sprayings', [ofEach], [], (all) => all.flat())[0]!
}

export function sprayingsOf(picture: Picture, work: WorkItem): Spraying[] {
  const { product, approval_number, amount, unit, positions } = work.values
  const day = doneOn(work.values) ?? ''
  if (!positions?.length) {
    const approvalNumber = approval_number ?? undefined
    const row = productRow(picture, product ?? '', approvalNumber)
    return [{ work, day, product: product ?? '', approvalNumber, hasAmount: amount != null && !!unit, row }]
  }
  return positions.map((position) => {
    const approvalNumber =
      position.approval_number ?? (positions.length === 1 ? (approval_number ?? undefined) : undefined)
    const hasOwn = position.amount != null && !!position.unit
    return {
      work,
      day,
      product: position.product,
      approvalNumber,
      hasAmount: hasOwn || (positions.length === 1 && amount != null && !!unit),
      row: productRow(picture, position.product, approvalNumber),
    }
  })
}

/** By its number, of which the ending may be left out; else by its name. */
function productRow(picture: Picture, name: string, number: string | undefined): ProductRow | undefined {
  const known = picture.derive('products by number and name', ['plant_protection_products'], (rows) => {
    const products = rows.rows('plant_protection_products')
    const numbered = products.filter(({ values }) => values.approval_number != null)
    return {
      byNumber: new Map(numbered.map((row) => [withoutEnding(row.values.approval_number!), row])),
      byName: new Map(products.map((row) => [keyText(row.values.name ?? ''), row])),
    }
  })
  const numbered = number === undefined ? undefined : known.byNumber.get(withoutEnding(number))
  return numbered ?? known.byName.get(keyText(name))
}

const withoutEnding = (number: string): string => number.split('-')[0]!

/** „„Input Classic“ am 12.05.2026 auf „Moorstück““ */
export const nameOf = (picture: Picture, { work, day, product }: Spraying): string =>
  `„${product || work.values.title}“ am ${germanDay(day)}${onFields(workedFields(picture, work))}`

/** The uses of the same product, under its name. */
export const byProduct = (sprayings: readonly Spraying[]): [string, Spraying[]][] => [
  ...Map.groupBy(
    sprayings.filter(({ product }) => product !== ''),
    ({ product, row }) => row?.values.name ?? product,
  ),
]

/** Undefined where nothing says it. A growth stage in the sixties is bloom. */
export function isInBloom({ values: { in_bloom, bbch } }: WorkItem): boolean | undefined {
  if (in_bloom === true || bbch?.startsWith('6')) return true
  return in_bloom ?? (bbch == null ? undefined : false)
}
