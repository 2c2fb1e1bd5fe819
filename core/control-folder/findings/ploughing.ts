import { mainCropIn, mainCropOf, type MainCrop } from '../../library/index.ts'
import type { Picture } from '../../farm/index.ts'
import { doneOn, type WorkItem } from './work.ts'
import { worksOn, type FieldRow } from './worked-fields.ts'

/** With a plough: „pfluglos“ is none. */
const isPloughing = ({ values: { type, title, technique, machine } }: WorkItem): boolean =>
  type === 'tillage' &&
  [title, technique, machine].some((text) => /pflug(?!los)|pflüg/i.test(text ?? '')) &&
  !/pfluglos|ohne pflug|nicht gepflügt/i.test(`${title} ${technique}`)

/** Ploughing that was done in a calendar year. */
export const ploughingIn = (picture: Picture, year: number): readonly WorkItem[] =>
  picture
    .rowsBy('year of ploughing', 'work_items', (work) =>
      isPloughing(work) ? [doneOn(work.values)?.slice(0, 4) ?? ''] : [],
    )
    .get(`${year}`) ?? []

/** What is sown on a field after a day: the day, and the crop where it is known. */
export interface Sowing {
  day: string | undefined
  crop: MainCrop | undefined
}

/** The next sowing after ploughing; without a day where only the crop that follows is known. */
export function nextSowing(picture: Picture, field: FieldRow, ploughed: string): Sowing | undefined {
  const lines = (field.values.crops ?? []).flatMap((line) =>
    line.sown_on != null && line.sown_on >= ploughed
      ? [{ day: line.sown_on, crop: mainCropOf(line, line.year) } satisfies Sowing]
      : [],
  )
  const works = worksOn(picture, field)
    .filter((work) => work.values.type === 'sowing' && doneOn(work.values)! >= ploughed)
    .map((work): Sowing => ({ day: doneOn(work.values)!, crop: undefined }))
  const [first] = [...lines, ...works].toSorted((one, other) => one.day!.localeCompare(other.day!))
  const year = Number(ploughed.slice(0, 4))
  const following = mainCropIn(field.values, isAfterHarvest(ploughed) ? year + 1 : year)
  if (first) return { day: first.day, crop: first.crop ?? following }
  return following && { day: undefined, crop: following }
}

/** Ploughing in the second half of the year is for the crop of the next. */
export const isAfterHarvest = (day: string): boolean => day.slice(5) >= '07-01'
