export { makeAssistant, type Assistant, type AssistantPlatform } from './make-assistant.ts'
export type { DecideActionFailure, DecidePendingAction } from './decide-pending-action.ts'
export type { ReadPendingAction, WithdrawPendingAction } from './follow-pending-action.ts'
export {
  LIFETIME_MS,
  MOST_WAITING,
  type ActionNotFound,
  type ActionSettled,
  type PendingAction,
  type PendingActionId,
} from './pending-action.ts'
export type { PendingActionStore } from './ports/pending-action-store.ts'
export type { RequestChange, RequestChangeFailure } from './request-change.ts'
