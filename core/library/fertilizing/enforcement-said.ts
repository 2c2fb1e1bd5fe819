import type { RowValues } from '../../farm/index.ts'
import type { Enforcement } from '../../law/index.ts'
import { wordTable } from '../../shared/word-table.ts'

const SAID: Readonly<Record<string, Enforcement>> = wordTable({
  in_force: 'gilt',
  suspended: 'ausgesetzt',
  unknown: 'unklar',
})

/** What the farm says of the enforcement in its nitrate areas (§ 13a DüV); undefined where it says nothing. */
export const enforcementSaid = (holding: RowValues<'holdings'> | undefined): Enforcement | undefined =>
  SAID[holding?.red_zone_enforcement ?? '']
