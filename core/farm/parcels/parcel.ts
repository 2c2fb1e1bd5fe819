import { FORMATS } from '../formats/formats.ts'
import type { Geometry } from '../geometry/geometry.ts'
import { boxesMeet, sharedLand } from '../geometry/overlap.ts'
import { keyText } from '../kinds/kind.ts'

/** What an application says of a parcel in a harvest year. */
export interface ParcelYear {
  year: number
  flik: string | null
  number: string | null
  part: string | null
}

/** What a parcel is recognized by. */
export interface ParcelTraits {
  /** What a field is recognized by alone: block, and part or name. */
  key: string | null
  name: string
  /** The name however it is written. */
  nameKey: string
  /** Field blocks that it lay in. */
  blocks: readonly string[]
  parcel: string | null
  areaHa: number | null
  geometry: Geometry | null
  /** Also the field block, number and part that it has without a year, as year 0. */
  years: readonly ParcelYear[]
}

/** The values of a field as what it is recognized by. */
export function traitsOf(values: Readonly<Record<string, unknown>>): ParcelTraits {
  const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)
  const block = (value: unknown) => {
    const written = text(value)
    return written === null ? null : (FORMATS.flik.canonical(written) ?? written)
  }
  const years = (Array.isArray(values['years']) ? (values['years'] as Partial<ParcelYear>[]) : []).map(
    ({ year, flik, number, part }) => ({
      year: Number(year),
      flik: block(flik),
      number: text(number),
      part: text(part),
    }),
  )
  const flik = block(values['flik'])
  const number = text(values['parcel_number'])
  const withoutYear = { year: 0, flik, number, part: text(values['parcel']) }
  const [name, parcel] = [text(values['name']) ?? '', text(values['parcel'])]
  return {
    key: flik === null ? null : [flik, keyText(parcel ?? name)].join(' '),
    name,
    nameKey: keyText(name),
    blocks: [...new Set([flik, ...years.map((one) => one.flik)])].filter((one) => one !== null),
    parcel,
    areaHa: typeof values['area_ha'] === 'number' ? values['area_ha'] : null,
    geometry: (values['geometry'] as Geometry | null | undefined) ?? null,
    years: years.length === 0 && flik !== null ? [withoutYear] : years,
  }
}

/** How surely two are the same parcel: from `EXACT` down to 0, which says nothing. */
export const EXACT = 5
export const SURE_BY_NUMBER = 4
export const BY_LAND = 3
export const RENAMED = 2
export const BY_NAME = 1
/** Of one name or part in one block, though not as large as it was; parts of it may say why. */
export const BY_KEY = 0.75
export const UNSURE = 0.5
export const NONE = 0

/** Boundaries are drawn anew, and landscape elements count in one year and not in the next. */
const TOLERANCE = { share: 0.1, ha: 0.1 }
/** Numbers alone are given to other parcels, so the area has to agree better. */
const TOLERANCE_OF_NUMBERS = { share: 0.02, ha: 0.02 }

/** Whether two can be the same at all, at a glance: a farm has hundreds of parcels. */
export const mayBeSame = (a: ParcelTraits, b: ParcelTraits): boolean =>
  a.nameKey === b.nameKey ||
  (a.geometry !== null && b.geometry !== null && boxesMeet(a.geometry, b.geometry)) ||
  a.blocks.some((block) => b.blocks.includes(block))

/** How surely `a` and `b` are the same parcel, of whatever years they speak. */
export function likeness(a: ParcelTraits, b: ParcelTraits): number {
  const pairs = a.years.flatMap((one) => b.years.map((other) => ({ one, other })))
  if (pairs.some(({ one, other }) => one.year > 0 && one.year === other.year && isSameEntry(one, other))) return EXACT
  const shared = a.geometry && b.geometry ? sharedLand(a.geometry, b.geometry) : undefined
  const overlap = shared && Math.min(shared.ofFirst, shared.ofSecond)
  // In one year a parcel has one number.
  if (pairs.some(({ one, other }) => one.year === other.year && isOtherEntry(one, other)))
    return overlap !== undefined && overlap >= 0.9 ? UNSURE : NONE
  const name = nameLikeness(a, b)
  const near = isNear(a.areaHa, b.areaHa, name === 'numbered' ? TOLERANCE_OF_NUMBERS : TOLERANCE)
  const isThere = overlap === undefined ? near : overlap >= 0.5
  const inBlock = pairs.some(({ one, other }) => isSameEntry(one, other))
  const blockShared = pairs.some(({ one, other }) => one.flik !== null && one.flik === other.flik)
  if (inBlock && name !== 'other' && isThere && near) return SURE_BY_NUMBER
  if (overlap !== undefined && overlap >= 0.9) return BY_LAND
  if (name === 'same' && near && isThere && (blockShared || overlap !== undefined)) return BY_LAND
  if (inBlock && near && isThere) return RENAMED
  if (name !== 'other' && near && isThere && !(name === 'numbered' && isElsewhere(a, b))) return BY_NAME
  const isSomewhereElse = overlap !== undefined && overlap < 0.1
  if (((a.key !== null && a.key === b.key) || (blockShared && name !== 'other')) && !isSomewhereElse) return BY_KEY
  return (inBlock || name === 'same') && !isSomewhereElse ? UNSURE : NONE
}

/** The same field block, number and part. */
const isSameEntry = (a: ParcelYear, b: ParcelYear): boolean =>
  a.flik !== null && a.flik === b.flik && a.number !== null && sameText(a.number, b.number) && sameText(a.part, b.part)

const isOtherEntry = (a: ParcelYear, b: ParcelYear): boolean =>
  (a.flik !== null && b.flik !== null && a.flik !== b.flik) ||
  (a.number !== null && b.number !== null && !sameText(a.number, b.number)) ||
  (a.part !== null && b.part !== null && !sameText(a.part, b.part))

const sameText = (a: string | null, b: string | null): boolean => keyText(a ?? '') === keyText(b ?? '')

/** Both say in which block they lie, and it is another. */
const isElsewhere = ({ blocks }: ParcelTraits, { blocks: others }: ParcelTraits): boolean =>
  blocks.length > 0 && others.length > 0 && !blocks.some((block) => others.includes(block))

/** What programs call a parcel that has a number and no name. */
const NUMBERED = /^(?:schlag|feld|teilschlag|fl[aä]che|nr)?\.? ?\d+[a-z]?(?: \(\d+\))?$/i
const FLIK = /^DE[A-Z]{2}LI\d{10}$/i

/** A name that says no more than number or field block. */
export const isNumberOnly = (name: string): boolean => NUMBERED.test(name) || FLIK.test(name)

function nameLikeness(a: ParcelTraits, b: ParcelTraits): 'same' | 'numbered' | 'other' {
  const parts = [a, b].map(({ years, parcel }) => years.find(({ part }) => part !== null)?.part ?? parcel)
  const sameParts = parts[0] === null || parts[1] === null || sameText(parts[0]!, parts[1]!)
  if (!sameParts || a.name === '' || a.nameKey !== b.nameKey) return 'other'
  return isNumberOnly(a.name) ? 'numbered' : 'same'
}

export const isNear = (
  a: number | null,
  b: number | null,
  { share, ha }: { share: number; ha: number } = TOLERANCE,
): boolean => a !== null && b !== null && Math.abs(a - b) <= Math.max(Math.max(a, b) * share, ha)
