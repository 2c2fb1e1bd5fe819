import type { DocumentId, JobId, NamespaceId, UserId } from '../../core/shared/ids.ts'
import type { Source } from '../../core/sources/index.ts'
import { newId } from './ids.ts'

/** A source as it is stored at its upload; what a test speaks of is given. */
export const aSource = (given: Partial<Source> = {}): Source => ({
  namespaceId: newId<NamespaceId>(),
  id: newId<DocumentId>(),
  jobId: newId<JobId>(),
  sha256: newId<string>().replaceAll('-', '').padEnd(64, '0'),
  sizeBytes: 1200,
  filename: 'boden.pdf',
  title: 'boden',
  contentType: 'application/pdf',
  format: null,
  category: 'sonstiges',
  filedBy: 'service',
  status: 'queued',
  progress: 0,
  error: null,
  pages: null,
  passages: null,
  derived: {},
  warnings: [],
  hasPreview: false,
  sender: null,
  dated: null,
  createdBy: newId<UserId>(),
  createdAt: 1000,
  updatedAt: 1000,
  completedAt: null,
  ...given,
})
