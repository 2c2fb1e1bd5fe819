import { SHARED_NAMESPACE, type NamespaceId } from '../shared/ids.ts'
import type { Farms } from '../shared/ports/farms.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { makeEmbedDocument } from './embed-document.ts'
import type { Embedder, EmbeddingFailure } from './ports/embedder.ts'
import type { PassageStore } from './ports/passage-store.ts'

/** What was placed by its meaning. */
export interface EmbeddedDocuments {
  documents: number
  passages: number
}

/**
 * Places the documents that were read before the configured model was: those of the shared knowledge, then each farm's.
 * What was placed before a failure stays, and the next call goes on behind it. `told` hears of each document.
 */
export type EmbedDocuments = (
  told: (sofar: EmbeddedDocuments) => void,
) => Promise<Result<EmbeddedDocuments, EmbeddingFailure | { kind: 'no_model' }>>

const FARMS_AT_ONCE = 500

export const makeEmbedDocuments = (deps: {
  passages: PassageStore
  embedder: Embedder | undefined
  farms: Farms
}): EmbedDocuments => {
  const embedDocument = makeEmbedDocument(deps)
  return async (told) => {
    if (!deps.embedder) return Err({ kind: 'no_model' })
    const sofar = { documents: 0, passages: 0 }
    for await (const namespace of everyNamespace(deps.farms))
      for (const document of await deps.passages.withUnplaced(namespace, deps.embedder.model)) {
        const placed = await embedDocument(namespace, document)
        if (placed.err) return placed
        sofar.documents += 1
        sofar.passages += placed.val
        told({ ...sofar })
      }
    return Ok(sofar)
  }
}

async function* everyNamespace(farms: Farms): AsyncGenerator<NamespaceId> {
  yield SHARED_NAMESPACE
  for (let after: NamespaceId | null = null; ;) {
    const some: NamespaceId[] = await farms.namespaces(after, FARMS_AT_ONCE)
    yield* some
    if (some.length < FARMS_AT_ONCE) return
    after = some.at(-1)!
  }
}
