import { keyText } from '../kinds/kind.ts'
import type { Naming, Picture, PictureRow, RowValues } from './picture.ts'

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

/** The fields that a work may name: the one that it refers to, and those called as a line of its table says. */
export const fieldsNamed: Naming<WorkItem, 'fields'> = {
  name: 'id and name',
  kind: 'fields',
  keysOf: ({ values: { areas, field_id } }) => [
    ...(field_id == null ? [] : [field_id]),
    ...(areas ?? []).map(({ field }) => calledField(field)),
  ],
  keysOfRow: ({ id, values }) => [id, calledField(values.name ?? '')],
}

/** Under their names as `keyText` makes them. */
export const fieldsCalled = (picture: Picture): ReadonlyMap<string, readonly PictureRow<'fields'>[]> =>
  picture.rowsBy('name', 'fields', ({ values }) => [keyText(values.name ?? '')])

const calledField = (name: string): string => `„${keyText(name)}“`
