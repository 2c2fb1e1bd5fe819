import { stems } from '../../../answers/index.ts'
import { CROPS } from '../../../terms/index.ts'
import type { FarmColumn } from '../columns.ts'
import type { FarmRows, Values } from '../farm-view.ts'

/** „der Acker hinterm Deich“: how the field is used that the column `of` points to; its value is `field_use`. */
export const fieldUseColumn = (of: string): FarmColumn => ({
  name: 'field_use',
  label: 'Nutzung des Feldes',
  type: 'choice',
  words: new Set(),
  describes: of,
  choices: new Map([
    ['arable', { label: 'Acker', words: stems('Acker Äcker Ackerland Ackerfläche Ackerflächen Ackerschlag') }],
    ['grassland', { label: 'Grünland', words: stems('Grünland Wiese Wiesen Grünlandfläche Grünlandflächen') }],
  ]),
})

const TIME = /^(\d{1,2}):(\d{2})/u

/** Whole minutes from one time of a day („09:00“) to a later one; null where one is not known. */
export function minutesBetween(begun: unknown, ended: unknown): number | null {
  const [from, to] = [begun, ended].map((time) => TIME.exec(String(time ?? '')))
  if (!from || !to) return null
  const minutes = (of: RegExpExecArray): number => 60 * Number(of[1]) + Number(of[2])
  return minutes(to) >= minutes(from) ? minutes(to) - minutes(from) : null
}

/** From here on a work may be for the crop of the year or for the next one. */
const AFTER_HARVEST = '-08'

/** „Wann wurde der Weizen gespritzt?“: the crop that a work was done in; undefined where that is not sure. */
export function cropOfWork({ eppo, done_on, field_id }: Values, farm: FarmRows): string | undefined {
  const named = typeof eppo === 'string' ? CROPS.find((crop) => crop.eppo === eppo)?.name : undefined
  if (named !== undefined || typeof done_on !== 'string' || done_on.slice(4, 7) >= AFTER_HARVEST) return named
  const crops = (farm.byId('fields', field_id)?.values.crops ?? []) as Values[]
  const main = crops.filter(
    ({ year, role }) => year === Number(done_on.slice(0, 4)) && ((role ?? null) === null || role === 'main'),
  )
  return main.length === 1 ? String(main[0]!.crop) : undefined
}
