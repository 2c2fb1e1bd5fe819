import { herdOnDay, countedMovements, type Picture, type RowId } from '../farm/index.ts'

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
  const of = <S extends 'group_movements' | 'animal_counts'>(kind: S) =>
    picture.referring(kind, 'herd_id' as never, herd).map(({ values }) => values)
  const level = herdOnDay(countedMovements(of('group_movements') as never, of('animal_counts') as never), today)
  const single = keptByHerd(picture).get(herd)?.length ?? 0
  return level?.amount !== undefined && level.amount >= 0 ? level.amount : single > 0 ? single : undefined
}
