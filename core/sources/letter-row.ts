import type { References, RowId } from '../farm/index.ts'
import type { InboundLetters } from './ports/inbound-letters.ts'
import type { Source } from './source.ts'

/** The row of the letter by mail that the source is; undefined where it is none, or its row is gone. */
export async function letterRowOf(
  { letters, references }: { letters: Pick<InboundLetters, 'idOf'>; references: Pick<References, 'missing'> },
  { namespaceId, sha256 }: Source,
): Promise<RowId | undefined> {
  const id = await letters.idOf(namespaceId, sha256)
  if (id === undefined || (await references.missing(namespaceId, [{ kind: 'letters', id }])).length > 0)
    return undefined
  return id as RowId
}
