import {
  countedMovements,
  herdOnDay,
  movementsOfHerds,
  type Picture,
  type PictureRow,
  type RowId,
} from '../farm/index.ts'

/** A herd for which a sheet can be printed. */
export interface HerdInFolder {
  id: RowId
  name: string
  species: string | null
  /** How many there are by counts and movements, else by the animals that are kept in it, else as is planned. */
  head: number | null
}

export const herdsIn = (picture: Picture, today: string): HerdInFolder[] =>
  picture.rows('herds').map(({ id, label, values }) => ({
    id,
    name: label,
    species: values.species ?? null,
    head: headOf(picture, id, today) ?? values.average_count ?? values.target_count ?? null,
  }))

const keptByHerd = (picture: Picture) =>
  picture.rowsBy('herd as long as kept', 'animals', ({ values: { herd_id, left_on } }) =>
    herd_id == null || left_on != null ? [] : [herd_id],
  )

function headOf(picture: Picture, herd: RowId, today: string): number | undefined {
  const valuesOf = (rows: readonly PictureRow[] = []) => rows.map(({ values }) => values) as never
  const moved = valuesOf(movementsOfHerds(picture).get(herd))
  const counted = valuesOf(picture.referring('animal_counts', 'herd_id', herd))
  const level = herdOnDay(countedMovements(moved, counted), today)
  const single = keptByHerd(picture).get(herd)?.length ?? 0
  return level?.amount !== undefined && level.amount >= 0 ? level.amount : single > 0 ? single : undefined
}
