import type { AdoptableDocuments } from '../../core/library/index.ts'
import { originalKey, type SourceStore } from '../../core/sources/index.ts'

/** The sources of a farm as what may come onto its shelf. */
export const adoptableSources = ({ sources }: { sources: Pick<SourceStore, 'byId'> }): AdoptableDocuments => ({
  async byId(namespace, id) {
    const source = await sources.byId(namespace, id)
    return source && { ...source, objectKey: originalKey(source) }
  },
})
