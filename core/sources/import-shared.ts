import type { Actor } from '../access/index.ts'
import { SHARED_NAMESPACE, type UserId } from '../shared/ids.ts'
import type { DeleteSource } from './delete-source.ts'
import type { IngestSource } from './ingest-source.ts'
import type { SourceStore } from './ports/source-store.ts'
import type { ReceivedFile } from './received-file.ts'
import type { RegisterSource } from './register-source.ts'
import type { Source } from './source.ts'

/** The operator at the command line, who alone writes into the shared knowledge. */
const OPERATOR: Actor = {
  userId: SHARED_NAMESPACE as string as UserId,
  namespaceId: SHARED_NAMESPACE,
  credential: { kind: 'session' },
}

export type ImportShared = (
  file: ReceivedFile,
) => Promise<{ outcome: 'added' | 'replaced' | 'unchanged' | 'failed'; source: Source }>

interface Dependencies {
  sources: SourceStore
  registerSource: RegisterSource
  ingestSource: IngestSource
  deleteSource: DeleteSource
}

/**
 * Takes a file into the shared knowledge and reads it at once. A newer edition takes the place of the one with the same
 * name once it can be found.
 */
export const makeImportShared =
  (deps: Dependencies): ImportShared =>
  async (file) => {
    const { source, outcome } = await deps.registerSource(OPERATOR, { file, category: 'wissen' })
    if (outcome === 'duplicate' && source.status === 'completed') return { outcome: 'unchanged', source }
    await deps.ingestSource({
      namespaceId: source.namespaceId,
      documentId: source.id,
      jobId: source.jobId,
      lastAttempt: true,
      lane: 'slow',
    })
    const read = (await deps.sources.byId(SHARED_NAMESPACE, source.id)) ?? source
    if (read.status === 'failed') return { outcome: 'failed', source: read }

    const earlier = (await deps.sources.byFilename(SHARED_NAMESPACE, read.filename)).filter(({ id }) => id !== read.id)
    for (const { id } of earlier) await deps.deleteSource(OPERATOR, id, { keepDerived: false })
    return { outcome: earlier.length > 0 ? 'replaced' : 'added', source: read }
  }
