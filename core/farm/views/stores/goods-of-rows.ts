import { goodsOnDay, type GoodsOnDay, type StoredGoodsRows } from '../../movements/goods-on-day.ts'
import type { KindSlug } from '../../kinds/kinds.ts'
import type { SourcedRow } from '../../rows/row.ts'

/** Of which kinds it follows how much there is. */
export const KINDS_OF_GOODS = ['stock_movements', 'receipts', 'work_items'] as const satisfies readonly KindSlug[]

/** What these rows of several kinds say of how much there is on a day. */
export function goodsOfRows(rows: readonly SourcedRow[], day: string): GoodsOnDay[] {
  const of = (kind: (typeof KINDS_OF_GOODS)[number]): SourcedRow[] => rows.filter((row) => row.kind === kind)
  const [movements, receipts, workItems] = KINDS_OF_GOODS.map(of)
  return goodsOnDay({ movements, receipts, workItems } as unknown as StoredGoodsRows, day)
}
