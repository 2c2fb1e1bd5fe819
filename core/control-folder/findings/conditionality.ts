import type { Picture, PictureRow } from '../../farm/index.ts'
import { gapinvekosv, valueOn } from '../../law/index.ts'
import {
  hectaresIn,
  isArable,
  isFarmedOn,
  needsNoRotation,
  rotationFieldOf,
  type RotationField,
} from '../../library/index.ts'
import type { Scene } from './rule.ts'

export interface ArableField {
  row: PictureRow<'fields'>
  /** Undefined where nobody has entered it. */
  areaHa: number | undefined
}

/** Conditionality binds who receives payments; where the farm does not say, it is taken to. */
export const receivesPayments = ({ holding }: Pick<Scene, 'holding'>): boolean => holding?.direct_payments !== false

/** Certified organic, on the way to it included: both hold a certificate. */
export const isOrganic = ({ holding }: Pick<Scene, 'holding'>): boolean =>
  holding?.farming === 'organic' || holding?.farming === 'conversion'

/** The arable land of a year's application: what the farm had on the last day for submitting it. */
export const arableFields = (picture: Picture, year: number): readonly ArableField[] =>
  picture.derive(`arable fields ${year}`, ['fields'], (rows) => {
    const day = valueOn(gapinvekosv.sammelantragBis, `${year}-12-31`)
    return rows
      .rows('fields')
      .filter(({ values }) => isArable(values) && (day === undefined || isFarmedOn(values, `${year}-${day}`)))
      .map((row) => ({ row, areaHa: hectaresIn(row.values, year) }))
  })

export interface Rotation {
  fields: readonly { row: PictureRow<'fields'>; field: RotationField }[]
  /** Fields whose size is missing. */
  unsized: readonly PictureRow<'fields'>[]
  /** Undefined where that hangs on what is missing. */
  isFree: boolean | undefined
}

/** How far back and ahead crop rotation looks. */
const YEARS_BACK = 4

/** The crop rotation of a farm up to the year after the one that is looked at. */
export function rotationOf(scene: Scene, year: number): Rotation {
  const arable = arableFields(scene.picture, year)
  const years = Array.from({ length: YEARS_BACK + 2 }, (_, place) => year + 1 - place)
  const fields = scene.picture.deriveEach(
    `rotation of ${year}`,
    arable.map(({ row }) => row),
    [],
    (row) => ({ row, field: rotationFieldOf(row.values, years, hectaresIn(row.values, year) ?? 0) }),
  )
  const unsized = arable.filter(({ areaHa }) => !areaHa).map(({ row }) => row)
  const areas = scene.holding?.areas?.find((one) => one.year === year)
  const grassland =
    areas?.permanent_grassland_ha ??
    scene.picture
      .rows('fields')
      .filter(({ values }) => values.use === 'grassland' && !isArable(values))
      .reduce((sum, { values }) => sum + (hectaresIn(values, year) ?? 0), 0)
  const isFree = needsNoRotation(
    {
      fields: fields.map(({ field }) => field),
      organic: isOrganic(scene),
      permanentGrasslandHa: grassland,
      ...(areas?.agricultural_ha != null && { agriculturalHa: areas.agricultural_ha }),
    },
    year,
  )
  return { fields, unsized, isFree: isFree === true && unsized.length > 0 && !isOrganic(scene) ? undefined : isFree }
}

/** „„Eck“, „Kamp“ und 3 weitere“ */
export function namesOf(rows: readonly PictureRow[], most = 3): string {
  const named = rows.slice(0, most).map(({ label }) => `„${label}“`)
  const rest = rows.length - named.length
  return rest > 0 ? `${named.join(', ')} und ${rest} ${rest === 1 ? 'weiterer' : 'weitere'}` : named.join(', ')
}
