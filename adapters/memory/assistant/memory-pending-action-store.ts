import type { PendingAction, PendingActionId, PendingActionStore } from '../../../core/assistant/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'

const TABLE = 'pending_actions'
const keyOf = (namespace: NamespaceId, id: PendingActionId): string => `${namespace} ${id}`

export class MemoryPendingActionStore implements PendingActionStore {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  add(action: PendingAction): Promise<{ added: true } | { added: false; existing: PendingAction }> {
    return this.#database.write<PendingAction, { added: true } | { added: false; existing: PendingAction }>(
      action.namespaceId,
      TABLE,
      (actions) => {
        const existing = [...actions.values()].find((one) => isSame(one, action))
        if (existing) return { added: false, existing }
        actions.set(keyOf(action.namespaceId, action.id), action)
        return { added: true }
      },
    )
  }

  byKey(
    namespaceId: NamespaceId,
    of: { userId: UserId; clientId: string; key: string },
  ): Promise<PendingAction | undefined> {
    return this.#database.read<PendingAction, PendingAction | undefined>(namespaceId, TABLE, (actions) =>
      [...actions.values()].find((one) => isSame(one, { ...of, namespaceId })),
    )
  }

  byId(namespace: NamespaceId, id: PendingActionId): Promise<PendingAction | undefined> {
    return this.#database.read<PendingAction, PendingAction | undefined>(namespace, TABLE, (actions) =>
      actions.get(keyOf(namespace, id)),
    )
  }

  countWaiting(namespace: NamespaceId, of: { userId: UserId; clientId: string }, now: number): Promise<number> {
    return this.#database.read<PendingAction, number>(
      namespace,
      TABLE,
      (actions) =>
        [...actions.values()].filter(
          ({ namespaceId, userId, clientId, status, expiresAt }) =>
            namespaceId === namespace &&
            userId === of.userId &&
            clientId === of.clientId &&
            status === 'waiting' &&
            expiresAt > now,
        ).length,
    )
  }

  settle(
    namespace: NamespaceId,
    id: PendingActionId,
    as: Exclude<PendingAction['status'], 'waiting'>,
    at: number,
  ): Promise<boolean> {
    return this.#database.write<PendingAction, boolean>(namespace, TABLE, (actions) => {
      const action = actions.get(keyOf(namespace, id))
      if (action?.status !== 'waiting') return false
      actions.set(keyOf(namespace, id), { ...action, status: as, settledAt: at })
      return true
    })
  }
}

type Named = Pick<PendingAction, 'namespaceId' | 'userId' | 'clientId' | 'key'>
const isSame = (one: Named, other: Named): boolean =>
  one.namespaceId === other.namespaceId &&
  one.userId === other.userId &&
  one.clientId === other.clientId &&
  one.key === other.key
