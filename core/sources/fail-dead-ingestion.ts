import type { IngestSourceInput } from './ingest-source.ts'
import { IngestionRun, type RunDependencies } from './ingestion-run.ts'

/** Ends a run whose job has become a dead letter, so that nobody waits for it. */
export type FailDeadIngestion = (input: Omit<IngestSourceInput, 'lastAttempt' | 'lane'>) => Promise<void>

export const makeFailDeadIngestion =
  (deps: RunDependencies): FailDeadIngestion =>
  async ({ namespaceId, documentId, jobId }) => {
    await new IngestionRun(deps, { namespaceId, id: documentId, jobId }).fail({ kind: 'internal' })
  }
