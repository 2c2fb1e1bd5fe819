import { FORMATS } from '../../farm/index.ts'

/** What an application says of a parcel in a harvest year, as the field `years` of a field takes it. */
export interface FieldYear {
  year: number
  flik: string | null
  number: string | null
  part: string | null
  area_ha: number | null
  code: string | null
  /** The Land, as the field block names it: `NI`. */
  state: string | null
}

/** A code without the zeros before it, and the Land in which it means something. */
export function fieldYear({
  year,
  flik,
  number,
  part,
  areaHa,
  code,
}: {
  year: number
  flik: string | null
  number: string | null
  part: string | null
  areaHa: number | null
  code: string | null
}): FieldYear {
  const block = flik === null ? undefined : FORMATS.flik.canonical(flik)
  return {
    year,
    flik: block ?? null,
    number: parcelNumber(number),
    part: parcelNumber(part),
    area_ha: areaHa === null ? null : Number(areaHa.toFixed(4)),
    code: code !== null && /^[\w.-]{1,10}$/.test(code) ? code : null,
    state: block?.slice(2, 4) ?? null,
  }
}

/** Of each year the first, by year upwards; null where there is none. */
export function yearsOf(years: readonly FieldYear[]): FieldYear[] | null {
  const first = new Map(years.toReversed().map((one) => [one.year, one]))
  return first.size === 0 ? null : [...first.values()].toSorted((a, b) => a.year - b.year)
}

/** A year of an application says where the parcel lies or which it is; a year with an area alone says nothing new. */
export const isOfApplication = ({ flik, number, code }: Pick<FieldYear, 'flik' | 'number' | 'code'>): boolean =>
  flik !== null || number !== null || code !== null

/** What is longer is no number of a parcel. */
export const parcelNumber = (text: string | null): string | null =>
  text === null || text === '' || text.length > 20 ? null : text
