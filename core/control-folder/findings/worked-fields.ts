import { fieldsCalled, fieldsNamed, keyText, workNaming, type Picture, type PictureRow } from '../../farm/index.ts'
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
  const called = fieldsCalled(picture)
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

export interface FieldWork {
  work: WorkItem
  worked: readonly WorkedField[]
}

/** Each work with its fields; the same object as long as these stay the same. */
export const withFields = (picture: Picture, works: readonly WorkItem[]): readonly FieldWork[] =>
  picture.deriveEach(
    'work with its fields',
    works,
    [],
    (work) => ({ work, worked: workedFields(picture, work) }),
    fieldsNamed,
  )

/** What was done on a field, in the order of days. */
export const worksOn = (picture: Picture, field: FieldRow): readonly WorkItem[] =>
  workNaming(picture, field)
    .filter((work) => doneOn(work.values) !== null && isOn(picture, work, field))
    .toSorted((one, other) =>
      one.values.done_on! < other.values.done_on! ? -1 : Number(one.values.done_on! > other.values.done_on!),
    )

const isOn = (picture: Picture, work: WorkItem, { id }: FieldRow): boolean =>
  work.values.areas?.length ? workedFields(picture, work).some(({ field }) => field?.id === id) : true

/** „auf „Langer Kamp“ und „Moorstück““; empty where no field is named. */
export function onFields(worked: readonly WorkedField[]): string {
  const names = worked.flatMap(({ name }) => (name === undefined ? [] : [`„${name}“`]))
  return names.length === 0 ? '' : ` auf ${names.join(', ')}`
}
