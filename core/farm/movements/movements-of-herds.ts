import type { Picture, PictureRow } from '../picture/picture.ts'
import { oneSidedMoves, otherSideOf, type HerdMovement } from './moves-between-herds.ts'

type Moved = PictureRow<'group_movements'>

/** What `movementsOfHerds` looks at. */
export const HERD_MOVEMENT_KINDS = ['group_movements', 'herds', 'places'] as const

/**
 * What moved in each herd, by its id: its own rows, and those of other herds that alone say what came from it or went
 * to it, told as a row of its own with the other herd as partner.
 */
export const movementsOfHerds = (picture: Picture): ReadonlyMap<string, readonly Moved[]> =>
  picture.derive('movements of herds', HERD_MOVEMENT_KINDS, (rows) => {
    const byMove = new Map(rows.rows('group_movements').map((row) => [row.values as unknown as HerdMovement, row]))
    const herds = rows.rows('herds').map(({ id, label, values: { species, barn_id } }) => ({
      id,
      label,
      species,
      barn: rows.byId('places', barn_id)?.label,
    }))
    const others = oneSidedMoves([...byMove.keys()], herds).flatMap((one): Moved[] => {
      const row = byMove.get(one.move)!
      const { herd_id: herd, direction } = otherSideOf(one)
      if (herd === undefined) return []
      const partner = rows.byId('herds', row.values.herd_id)?.label ?? null
      const values = { herd_id: herd, direction, category: null, partner, partner_id: null } as Moved['values']
      return [{ ...row, values: { ...row.values, ...values } }]
    })
    return Map.groupBy([...byMove.values(), ...others], ({ values }) => values.herd_id ?? '')
  })
