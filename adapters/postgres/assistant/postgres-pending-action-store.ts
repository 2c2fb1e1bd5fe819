import type { PendingAction, PendingActionId, PendingActionStore } from '../../../core/assistant/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'

interface StoredAction {
  namespace_id: NamespaceId
  id: PendingActionId
  user_id: UserId
  client_id: string
  key: string
  change: PendingAction['change']
  before: PendingAction['before']
  after: PendingAction['after']
  status: PendingAction['status']
  created_at: Date
  expires_at: Date
  settled_at: Date | null
}

const COLUMNS = `namespace_id, id, user_id, client_id, key, change, before, after, status, created_at, expires_at,
  settled_at`

export class PostgresPendingActionStore implements PendingActionStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add(action: PendingAction): Promise<{ added: true } | { added: false; existing: PendingAction }> {
    const { namespaceId } = action
    const added = await this.#database.query(
      namespaceId,
      `insert into pending_actions (${COLUMNS})
       values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8::jsonb, $9, $10, $11, $12)
       on conflict (namespace_id, user_id, client_id, key) do nothing returning true`,
      [
        namespaceId,
        action.id,
        action.userId,
        action.clientId,
        action.key,
        JSON.stringify(action.change),
        action.before && JSON.stringify(action.before),
        action.after && JSON.stringify(action.after),
        action.status,
        new Date(action.createdAt),
        new Date(action.expiresAt),
        action.settledAt === null ? null : new Date(action.settledAt),
      ],
    )
    if (added.length > 0) return { added: true }
    return { added: false, existing: (await this.byKey(namespaceId, action))! }
  }

  async byKey(
    namespace: NamespaceId,
    { userId, clientId, key }: { userId: UserId; clientId: string; key: string },
  ): Promise<PendingAction | undefined> {
    const [row] = await this.#database.query<StoredAction>(
      namespace,
      `select ${COLUMNS} from pending_actions
       where namespace_id = $1 and user_id = $2 and client_id = $3 and key = $4`,
      [namespace, userId, clientId, key],
    )
    return row && actionOf(row)
  }

  async byId(namespace: NamespaceId, id: PendingActionId): Promise<PendingAction | undefined> {
    const [row] = await this.#database.query<StoredAction>(
      namespace,
      `select ${COLUMNS} from pending_actions where namespace_id = $1 and id = $2 for update`,
      [namespace, id],
    )
    return row && actionOf(row)
  }

  async countWaiting(
    namespace: NamespaceId,
    { userId, clientId }: { userId: UserId; clientId: string },
    now: number,
  ): Promise<number> {
    const [row] = await this.#database.query<{ waiting: number }>(
      namespace,
      `select count(*)::int as waiting from pending_actions
       where namespace_id = $1 and user_id = $2 and client_id = $3 and status = 'waiting' and expires_at > $4`,
      [namespace, userId, clientId, new Date(now)],
    )
    return row!.waiting
  }

  async settle(
    namespace: NamespaceId,
    id: PendingActionId,
    as: Exclude<PendingAction['status'], 'waiting'>,
    at: number,
  ): Promise<boolean> {
    const settled = await this.#database.query(
      namespace,
      `update pending_actions set status = $3, settled_at = $4
       where namespace_id = $1 and id = $2 and status = 'waiting' returning true`,
      [namespace, id, as, new Date(at)],
    )
    return settled.length > 0
  }
}

const actionOf = (row: StoredAction): PendingAction => ({
  id: row.id,
  namespaceId: row.namespace_id,
  userId: row.user_id,
  clientId: row.client_id,
  key: row.key,
  change: row.change,
  before: row.before,
  after: row.after,
  status: row.status,
  createdAt: row.created_at.getTime(),
  expiresAt: row.expires_at.getTime(),
  settledAt: row.settled_at?.getTime() ?? null,
})
