import type { PendingAction, PendingActionId } from '../../core/assistant/index.ts'
import type { RowId } from '../../core/farm/index.ts'
import type { NamespaceId, UserId } from '../../core/shared/ids.ts'
import { newId } from './ids.ts'

export const aPendingAction = (change: Partial<PendingAction> = {}): PendingAction => ({
  id: newId<PendingActionId>(),
  namespaceId: newId<NamespaceId>(),
  userId: newId<UserId>(),
  clientId: 'a-program',
  key: newId<string>(),
  change: { what: 'change', kind: 'needs', id: newId<RowId>(), values: { article: 'Weizen „A"', note: null } },
  before: { version: 3, label: 'Hafer', values: { article: 'Hafer', crops: [{ year: 2026 }] } },
  after: { version: 4, label: 'Weizen', values: { article: 'Weizen „A"' } },
  status: 'waiting',
  createdAt: 1_779_260_000_000,
  expiresAt: 1_779_260_000_000 + 1000,
  settledAt: null,
  ...change,
})
