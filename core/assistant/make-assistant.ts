import type { Farm } from '../farm/index.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import type { Transaction } from '../shared/ports/transaction.ts'
import { makeDecidePendingAction } from './decide-pending-action.ts'
import { makeReadPendingAction, makeWithdrawPendingAction } from './follow-pending-action.ts'
import type { PendingActionStore } from './ports/pending-action-store.ts'
import { makeRequestChange } from './request-change.ts'

/** What the area stands on. */
export interface AssistantPlatform {
  clock: Clock
  ids: Ids
  transaction: Transaction
  pendingActions: PendingActionStore
}

/** Everything the area can do. */
export function makeAssistant(platform: AssistantPlatform, farm: Farm) {
  const deps = { ...platform, ...farm }
  return {
    requestChange: makeRequestChange(deps),
    readPendingAction: makeReadPendingAction(platform),
    withdrawPendingAction: makeWithdrawPendingAction(platform),
    decidePendingAction: makeDecidePendingAction(deps),
  }
}

export type Assistant = ReturnType<typeof makeAssistant>
