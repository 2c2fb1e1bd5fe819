import { ACCESS_JOBS } from '../../core/access/index.ts'
import { CONTROL_FOLDER_JOBS } from '../../core/control-folder/index.ts'
import { KNOWLEDGE_JOBS } from '../../core/knowledge/index.ts'
import { LIBRARY_JOBS, OUTDATE_KEPT_DOCUMENTS } from '../../core/library/index.ts'
import { MAILBOX_JOBS } from '../../core/mailboxes/index.ts'
import { LIVE_CHANNEL, NOTIFICATION_JOBS, NOTIFY_OF_SOURCES } from '../../core/notifications/index.ts'
import { NAMESPACE_JOBS } from '../../core/namespaces/index.ts'
import { ONBOARDING_JOBS } from '../../core/onboarding/index.ts'
import type { EventReader } from '../../core/shared/events.ts'
import type { JobKind } from '../../core/shared/job.ts'
import { SOURCE_JOBS } from '../../core/sources/index.ts'
import { STATUTE_JOBS } from '../../core/statutes/index.ts'

/** Everyone who reads events; each is a job, too. */
export const EVENT_READERS: readonly EventReader[] = [LIVE_CHANNEL, NOTIFY_OF_SOURCES, OUTDATE_KEPT_DOCUMENTS]

/** Every kind of job that an area declares; the queue and the worker follow from it. */
export const JOBS: readonly JobKind[] = [
  ...ACCESS_JOBS,
  ...SOURCE_JOBS,
  ...KNOWLEDGE_JOBS,
  ...ONBOARDING_JOBS,
  ...NOTIFICATION_JOBS,
  ...NAMESPACE_JOBS,
  ...MAILBOX_JOBS,
  ...STATUTE_JOBS,
  ...LIBRARY_JOBS,
  ...CONTROL_FOLDER_JOBS,
  ...EVENT_READERS.map(({ job }) => job),
]
