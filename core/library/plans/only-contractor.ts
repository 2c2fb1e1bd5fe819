import type { Picture, RowId } from '../../farm/index.ts'

/** Who works for the farm, where that is one; of several nobody can know which is meant. */
export function onlyContractor(picture: Picture): RowId | null {
  const contractors = picture.rows('contacts').filter(({ values }) => values.roles?.includes('contractor'))
  return contractors.length === 1 ? contractors[0]!.id : null
}
