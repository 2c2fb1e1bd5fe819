import { CONFIDENT } from '../confidence.ts'
import type { Assertion } from '../extractor.ts'
import { quotedValue } from '../quoted-value.ts'

/** A crop as the field `crops` of a field takes it: the code is that of the application for area payments. */
export interface FieldCrop {
  year: number
  crop: string
  variety: string | null
  code: string | null
  /** The main crop where it is not said. */
  role?: 'main' | 'second' | 'catch' | 'undersown'
  previous_crop?: string
  sown_on?: string
  harvested_on?: string
}

/** A code without the zeros that some exports put before it. */
export const cropCode = (text: string): string => text.replace(/^0+(?=\d)/, '')

/** The codes of other states agree with those known here in most crops, not in all. */
export const isInNrw = (flik: string): boolean => flik.toUpperCase().startsWith('DENW')

/** Warnings about a crop that is not taken over; German, for the person. */
export const unknownCode = (code: string): string =>
  `Der Nutzungscode ${quotedValue(code)} ist hier nicht bekannt; die Kultur bleibt offen.`
export const CROP_WITHOUT_YEAR = 'Zur Kultur fehlt das Jahr; sie bleibt offen.'

/** The day for which a list of crops speaks: the first of the latest of their years. */
export const beginOfLatestYear = (crops: readonly { year: number }[]): string | undefined =>
  crops.length === 0 ? undefined : `${Math.max(...crops.map(({ year }) => year))}-01-01`

const CROPS_BY_CODE = 0.7

/**
 * A field whose crops are given by codes alone, where another state may mean something else by them: the field is
 * taken, and its crops wait for a person.
 */
export function withCropsToConfirm(field: Assertion, cropsByCode: boolean): Assertion[] {
  if (!cropsByCode || field.values['crops'] === null) return [field]
  const unsure = { ...field, confidence: Math.min(field.confidence, CROPS_BY_CODE) }
  return field.confidence < CONFIDENT
    ? [unsure]
    : [
        { ...field, values: { ...field.values, crops: null } },
        { ...unsure, name: `${field.name} crops`, of: field.name },
      ]
}
