import type { RowId, RowStore } from '../farm/index.ts'
import type { InboundLetters } from './ports/inbound-letters.ts'
import type { Source } from './source.ts'

/** The row of the letter by mail that the source is; undefined where it is none, or its row is gone. */
export async function letterRowOf(
  { letters, farmRows }: { letters: Pick<InboundLetters, 'idOf'>; farmRows: Pick<RowStore, 'existing'> },
  { namespaceId, sha256 }: Source,
): Promise<RowId | undefined> {
  const id = await letters.idOf(namespaceId, sha256)
  return id !== undefined && (await farmRows.existing(namespaceId, 'letters', [id])).has(id) ? (id as RowId) : undefined
}
