import { keyText } from '../kinds/kind.ts'
import type { Picture, PictureRow, RowValues } from './picture.ts'

export type WorkItem = PictureRow<'work_items'>

/** The day of work that is done. */
export const doneOn = ({ status, done_on }: RowValues<'work_items'>): string | null =>
  status === 'done' ? (done_on ?? null) : null

type WorkType = NonNullable<RowValues<'work_items'>['type']>

/** Done work of a type on days of a year; without a year, that of which no day is known. */
export const doneWork = (picture: Picture, type: WorkType, year: number | undefined): readonly WorkItem[] =>
  picture
    .rowsBy('type and year if done', 'work_items', ({ values }) =>
      values.status === 'done' ? [`${values.type} ${values.done_on?.slice(0, 4) ?? ''}`] : [],
    )
    .get(`${type} ${year ?? ''}`) ?? []

/**
 * The work that refers to a field, or has one of its name in its table of fields, in the order of ids. Where two fields
 * are called so, it may be on the other one.
 */
export function workNaming(picture: Picture, { id, values }: PictureRow<'fields'>): readonly WorkItem[] {
  const index = picture.rowsBy('field', 'work_items', ({ values: { areas, field_id } }) =>
    areas?.length ? areas.map(({ field }) => calledField(field)) : [field_id ?? ''],
  )
  const [own, called] = [index.get(id) ?? [], index.get(calledField(values.name ?? '')) ?? []]
  return called.length === 0 ? own : [...own, ...called].toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** What a work says of fields: as long as these stay the same objects, it is on the same fields as before. */
export function fieldsNamed(picture: Picture, { values: { areas, field_id } }: WorkItem): readonly unknown[] {
  const own = picture.byId('fields', field_id)
  if (!areas?.length) return [own]
  const called = fieldsCalled(picture)
  return [own, ...areas.map(({ field }) => called.get(keyText(field)))]
}

/** Under their names as `keyText` makes them. */
export const fieldsCalled = (picture: Picture): ReadonlyMap<string, readonly PictureRow<'fields'>[]> =>
  picture.rowsBy('name', 'fields', ({ values }) => [keyText(values.name ?? '')])

const calledField = (name: string): string => `„${keyText(name)}“`
