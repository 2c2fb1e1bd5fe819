import { keyText, type Picture, type PictureRow } from '../../farm/index.ts'
import { doneOn, type WorkItem } from './work.ts'

export type FieldRow = PictureRow<'fields'>

/** A part of work: on which field, and what it says of the place and the size. */
export interface WorkedField {
  /** Undefined: the work names no field, or none that the farm has. */
  field: FieldRow | undefined
  /** As the work calls it. */
  name: string | undefined
  location: string | undefined
  areaHa: number | undefined
}

/** What `workedFields` and `worksOn` read. */
export const FIELD_WORK_KINDS = ['work_items', 'fields'] as const

/** Every field of a job; one entry without a field where it names none. */
export function workedFields(picture: Picture, { values }: WorkItem): WorkedField[] {
  const { areas, field_id, area_ha, location } = values
  if (!areas?.length) {
    const field = picture.byId('fields', field_id)
    return [{ field, name: field?.values.name, location: location ?? undefined, areaHa: area_ha ?? undefined }]
  }
  const called = picture.derive('fields by name', ['fields'], (rows) =>
    Map.groupBy(rows.rows('fields'), (field) => keyText(field.values.name ?? '')),
  )
  return areas.map((area) => {
    const fields = called.get(keyText(area.field)) ?? []
    return {
      field: fields.length === 1 ? fields[0] : fields.find(({ id }) => id === field_id),
      name: area.field,
      location: area.location ?? location ?? undefined,
      areaHa: area.area_ha ?? (areas.length === 1 ? (area_ha ?? undefined) : undefined),
    }
  })
}

/** What was done on a field, in the order of days. */
export function worksOn(picture: Picture, field: FieldRow): readonly WorkItem[] {
  const { byField, inOrder } = picture.derive('works by field', FIELD_WORK_KINDS, (rows) => ({
    byField: worksByField(rows),
    inOrder: new Map<string, readonly WorkItem[]>(),
  }))
  const known = inOrder.get(field.id)
  if (known) return known
  const works = (byField.get(field.id) ?? []).toSorted((one, other) =>
    one.values.done_on! < other.values.done_on! ? -1 : Number(one.values.done_on! > other.values.done_on!),
  )
  inOrder.set(field.id, works)
  return works
}

/** Done work by each of its fields; of each work they are looked for once. */
function worksByField(picture: Picture): ReadonlyMap<string, readonly WorkItem[]> {
  const byField = new Map<string, WorkItem[]>()
  const done = picture.deriveEach('fields of work', picture.rows('work_items'), ['fields'], (work, rows) => ({
    work,
    fields: doneOn(work.values) === null ? [] : fieldsOf(rows, work),
  }))
  for (const { work, fields } of done)
    for (const id of fields) {
      const before = byField.get(id)
      if (before) before.push(work)
      else byField.set(id, [work])
    }
  return byField
}

const fieldsOf = (picture: Picture, work: WorkItem): string[] => [
  ...new Set(workedFields(picture, work).flatMap(({ field }) => field?.id ?? [])),
]

/** „auf „Langer Kamp“ und „Moorstück““; empty where no field is named. */
export function onFields(worked: readonly WorkedField[]): string {
  const names = worked.flatMap(({ name }) => (name === undefined ? [] : [`„${name}“`]))
  return names.length === 0 ? '' : ` auf ${names.join(', ')}`
}
