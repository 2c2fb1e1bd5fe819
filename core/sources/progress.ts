import type { LiveEvents } from '../shared/ports/live-events.ts'
import type { Source } from './source.ts'

/** Announces on the live channel how far the ingestion of a source is. */
export const announceProgress = (
  live: LiveEvents,
  source: Pick<Source, 'namespaceId' | 'id' | 'jobId' | 'status' | 'progress'>,
): Promise<void> =>
  live.publish(source.namespaceId, {
    event: 'source.progress',
    data: { document_id: source.id, job_id: source.jobId, status: source.status, progress: source.progress },
  })
