import { isFarmedOn, useOf } from '../../library/index.ts'
import { germanList } from '../../shared/german/write-german.ts'
import { stemGerman } from '../../shared/german/stem-german.ts'
import { CEREALS, mainCropsOf } from '../findings/field-crops.ts'
import type { Scene } from '../findings/rule.ts'
import { quoted } from '../findings/wording.ts'
import { yearOf } from '../findings/work.ts'
import type { FieldRow, LawQuestion } from './law-question.ts'

const CEREAL_STEM = stemGerman('getreide')

/** Whether a crop is called so: „Silomais“ by the stem of „Mais“. */
export const isCalled = (crop: string, stem: string): boolean =>
  stem === CEREAL_STEM
    ? CEREALS.test(crop)
    : (crop.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => stemGerman(word).endsWith(stem))

/** Which fields a question means. */
export interface MeantFields {
  fields: readonly FieldRow[]
  /** It says which, by name, by crop or by use; else it means all of them. */
  isNarrowed: boolean
}

/**
 * The fields that a question means, of those that the farm has on a day: by name, by the main crop of the year, by
 * use, else all of them. Undefined where it names one of another use than it says.
 */
export function fieldsMeant(question: LawQuestion, { picture }: Scene, day: string): MeantFields | undefined {
  const { concepts, crops } = question
  const uses = (['grassland', 'arable'] as const).filter((use) => concepts.has(use))
  const hasUse = ({ values }: FieldRow): boolean => uses.length === 0 || uses.includes(useOf(values) as never)
  const grows = ({ values }: FieldRow): boolean =>
    crops.length === 0 ||
    mainCropsOf(values, yearOf(day)).some(({ crop }) => crops.some(({ stem }) => isCalled(crop, stem)))
  if (question.fields.length > 0)
    return question.fields.every((field) => hasUse(field) && grows(field))
      ? { fields: question.fields, isNarrowed: true }
      : undefined
  const farmed = picture.rows('fields').filter(({ values }) => isFarmedOn(values, day))
  const isNarrowed = crops.length > 0 || uses.length > 0
  return { fields: isNarrowed ? farmed.filter((field) => hasUse(field) && grows(field)) : farmed, isNarrowed }
}

const MOST_NAMED = 8

/** „Hauswiese“, „Kuhweide“ und 3 weiteren Feldern, each name in quotation marks. */
export function namesOfFields(fields: readonly FieldRow[]): string {
  const names = fields.slice(0, MOST_NAMED).map(({ values }) => quoted(values.name))
  const more = fields.length - names.length
  return germanList(more > 0 ? [...names, `${more} ${more === 1 ? 'weiteren' : 'weiteren Feldern'}`] : names)
}

const USES = { arable: 'Acker', grassland: 'Grünland', permanent_crop: 'Dauerkultur', fallow: 'Brache' } as const

/** What a field is used for, as its row says it. */
export const useText = ({ values }: FieldRow): string | undefined => USES[(values.use ?? useOf(values)) as never]

/** The rows of fields with what an answer read of each. */
export const fieldRows = (fields: readonly FieldRow[], quoteOf: (field: FieldRow) => string) =>
  fields.map((row) => ({ row, quote: quoteOf(row) }))
