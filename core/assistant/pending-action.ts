import type { ChangePreview, RowChange } from '../farm/index.ts'
import type { Id, NamespaceId, UserId } from '../shared/ids.ts'

export type PendingActionId = Id<'PendingAction'>

/** What a program wants to write, until the person has decided. */
export interface PendingAction extends ChangePreview {
  id: PendingActionId
  namespaceId: NamespaceId
  /** Whose word it waits for. */
  userId: UserId
  /** The program that asked. */
  clientId: string
  /** Given by the program: asked again under the same key, it is the same action. */
  key: string
  change: RowChange
  status: 'waiting' | 'confirmed' | 'declined' | 'withdrawn'
  createdAt: number
  /** From then on nobody can confirm it. */
  expiresAt: number
  settledAt: number | null
}

const DAY_MS = 24 * 3600 * 1000
export const LIFETIME_MS = 7 * DAY_MS

/** That wait, of one program for one person. */
export const MOST_WAITING = 50

export type ActionNotFound = { kind: 'action_not_found' }
/** It was decided or withdrawn, or its time is over. */
export type ActionSettled = { kind: 'action_settled'; status: Exclude<PendingAction['status'], 'waiting'> | 'expired' }

/** What has become of it by now. */
export const statusAt = ({ status, expiresAt }: PendingAction, now: number): PendingAction['status'] | 'expired' =>
  status === 'waiting' && expiresAt <= now ? 'expired' : status

/** Whether two values of JSON say the same, whatever the order of their members. */
export function saysTheSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) =>
        Object.hasOwn(other, name) &&
        saysTheSame((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
    )
  )
}
