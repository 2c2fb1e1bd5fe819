import { UniqueConstraintViolationException } from '@mikro-orm/core'
import type { Account, AccountStore, ListedAccount, NewAccount } from '../../../core/access/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'
import { MembershipEntity, NamespaceEntity, UserEntity } from './account-entities.ts'

const COLUMNS = 'id, email, username, namespace_id, disabled_at'

interface Row {
  id: UserId
  email: string
  username: string
  namespace_id: NamespaceId
  disabled_at: Date | null
}

export class PostgresAccountStore implements AccountStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add({ userId, namespaceId, email, username, usernameLook, passwordHash, externalId, createdAt }: NewAccount) {
    try {
      await this.#database.withEntities(null, async (entities) => {
        const at = new Date(createdAt)
        const namespace = entities.create(NamespaceEntity, { id: namespaceId, kind: 'personal', createdAt: at })
        const user = entities.create(UserEntity, {
          id: userId,
          email,
          username,
          usernameLook,
          passwordHash,
          issuer: externalId?.issuer ?? null,
          subject: externalId?.subject ?? null,
          namespace,
          createdAt: at,
        })
        entities.create(MembershipEntity, { user, namespace })
      })
      return 'added' as const
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error
      return /users_username(?:_look)?_key/.test(error.message) ? ('username_taken' as const) : ('email_taken' as const)
    }
  }

  byEmail(email: string): Promise<Account | undefined> {
    return this.#one(`select ${COLUMNS} from users where email = $1`, [email])
  }

  async credentialsOf(email: string): Promise<{ userId: UserId; passwordHash: string | null } | undefined> {
    const [row] = await this.#database.query<{ id: UserId; password_hash: string | null }>(
      null,
      'select id, password_hash from users where email = $1 and disabled_at is null',
      [email],
    )
    return row && { userId: row.id, passwordHash: row.password_hash }
  }

  byExternalId({ issuer, subject }: { issuer: string; subject: string }): Promise<Account | undefined> {
    return this.#one(`select ${COLUMNS} from users where issuer = $1 and subject = $2`, [issuer, subject])
  }

  async deletedAt({ issuer, subject }: { issuer: string; subject: string }): Promise<number | undefined> {
    const [row] = await this.#database.query<{ deleted_at: Date }>(
      null,
      'select deleted_at from deleted_identities where issuer = $1 and subject = $2',
      [issuer, subject],
    )
    return row?.deleted_at.getTime()
  }

  byId(id: UserId): Promise<Account | undefined> {
    return this.#one(`select ${COLUMNS} from users where id = $1`, [id])
  }

  async list({ limit, offset }: { limit: number; offset: number }): Promise<ListedAccount[]> {
    const rows = await this.#database.query<Row & { created_at: Date; has_password: boolean }>(
      null,
      `select ${COLUMNS}, created_at, password_hash is not null as has_password from users
       order by created_at desc, id desc limit $1 offset $2`,
      [limit, offset],
    )
    return rows.map((row) => ({
      ...accountOf(row),
      createdAt: row.created_at.getTime(),
      hasPassword: row.has_password,
    }))
  }

  async disable(id: UserId, now: number): Promise<boolean> {
    const changed = await this.#database.query(
      null,
      'update users set disabled_at = $2 where id = $1 and disabled_at is null returning id',
      [id, new Date(now)],
    )
    return changed.length > 0
  }

  async enable(id: UserId): Promise<boolean> {
    const changed = await this.#database.query(
      null,
      'update users set disabled_at = null where id = $1 and disabled_at is not null returning id',
      [id],
    )
    return changed.length > 0
  }

  async setPassword(id: UserId, passwordHash: string): Promise<void> {
    await this.#database.query(null, 'update users set password_hash = $2 where id = $1', [id, passwordHash])
  }

  async namespacesOf(id: UserId): Promise<NamespaceId[]> {
    const rows = await this.#database.query<{ namespace_id: NamespaceId }>(
      null,
      `select m.namespace_id from memberships m join users u on u.id = m.user_id
       where m.user_id = $1 order by m.namespace_id <> u.namespace_id, m.namespace_id`,
      [id],
    )
    return rows.map((row) => row.namespace_id)
  }

  async #one(statement: string, values: unknown[]): Promise<Account | undefined> {
    const [row] = await this.#database.query<Row>(null, statement, values)
    return row && accountOf(row)
  }
}

const accountOf = (row: Row): Account => ({
  userId: row.id,
  email: row.email,
  username: row.username,
  namespaceId: row.namespace_id,
  disabled: row.disabled_at !== null,
})
