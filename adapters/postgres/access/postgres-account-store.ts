import { UniqueConstraintViolationException } from '@mikro-orm/core'
import type { Account, AccountStore } from '../../../core/access/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import type { Database } from '../database.ts'
import { MembershipEntity, NamespaceEntity, UserEntity } from './account-entities.ts'

const COLUMNS = 'id, email, username, namespace_id'

interface Row {
  id: UserId
  email: string
  username: string
  namespace_id: NamespaceId
}

export class PostgresAccountStore implements AccountStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async add({
    userId,
    namespaceId,
    email,
    username,
    passwordHash,
    externalId,
    createdAt,
  }: Parameters<AccountStore['add']>[0]) {
    try {
      await this.#database.withEntities(null, async (entities) => {
        const at = new Date(createdAt)
        const namespace = entities.create(NamespaceEntity, { id: namespaceId, kind: 'personal', createdAt: at })
        const user = entities.create(UserEntity, {
          id: userId,
          email,
          username,
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
      return error.message.includes('users_username_key') ? ('username_taken' as const) : ('email_taken' as const)
    }
  }

  byEmail(email: string): Promise<Account | undefined> {
    return this.#one(`select ${COLUMNS} from users where email = $1`, [email])
  }

  async credentialsOf(email: string): Promise<{ userId: UserId; passwordHash: string | null } | undefined> {
    const [row] = await this.#database.query<{ id: UserId; password_hash: string | null }>(
      null,
      'select id, password_hash from users where email = $1',
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
    return row && { userId: row.id, email: row.email, username: row.username, namespaceId: row.namespace_id }
  }
}
