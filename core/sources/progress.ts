import type { LiveEvents } from '../shared/ports/live-events.ts'
import type { Source } from './source.ts'

/** Tells the web client where a source stands. */
export const announceProgress = (
  live: LiveEvents,
  source: Pick<Source, 'namespaceId' | 'id' | 'jobId' | 'status' | 'progress'>,
): Promise<void> =>
  live.publish(source.namespaceId, {
    event: 'source.progress',
    data: { document_id: source.id, job_id: source.jobId, status: source.status, progress: source.progress },
  })
