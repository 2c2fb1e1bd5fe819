import { Ok, type Result } from '../shared/result.ts'
import type { DocumentId, NamespaceId } from '../shared/ids.ts'
import { headedText } from './passage.ts'
import type { Embedder, EmbeddingFailure } from './ports/embedder.ts'
import type { PassageStore } from './ports/passage-store.ts'

/**
 * Places the passages of an indexed document by their meaning, those that the configured model has not placed yet;
 * returns how many.
 */
export type EmbedDocument = (namespace: NamespaceId, document: DocumentId) => Promise<Result<number, EmbeddingFailure>>

/** Without an embedder it does nothing. */
export const makeEmbedDocument =
  ({ passages: store, embedder }: { passages: PassageStore; embedder: Embedder | undefined }): EmbedDocument =>
  async (namespace, document) => {
    if (!embedder) return Ok(0)
    const passages = await store.unplaced(namespace, document, embedder.model)
    const vectors = await embedder.embed(passages.map(headedText), 'passage')
    if (vectors.err) return vectors
    await store.place(
      namespace,
      embedder.model,
      passages.map((passage, index) => ({ passage, vector: vectors.val[index] as number[] })),
    )
    return Ok(passages.length)
  }
