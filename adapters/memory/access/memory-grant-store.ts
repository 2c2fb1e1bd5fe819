import {
  CLI_CLIENT,
  type AccountStore,
  type Grant,
  type GrantStore,
  type LiveGrant,
} from '../../../core/access/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'
import { ARTEFACTS, type ArtefactRow } from '../oidc/artefact-rows.ts'
import { acceptsTokens, SIGNING_KEYS, type SigningKeyRow } from './memory-signing-keys.ts'

export type GrantRow = Grant & { lastUsedAt: number | null; revoked: boolean }
export const GRANTS = 'grants'

export class MemoryGrantStore implements GrantStore {
  readonly #database: MemoryDatabase
  readonly #accounts: AccountStore

  constructor(database: MemoryDatabase, accounts: AccountStore) {
    this.#database = database
    this.#accounts = accounts
  }

  add(grant: Grant): Promise<{ grant: Grant; added: boolean }> {
    return this.#database.write<GrantRow, { grant: Grant; added: boolean }>(null, GRANTS, (rows) => {
      const added = !rows.has(grant.id)
      if (added) rows.set(grant.id, { ...grant, lastUsedAt: null, revoked: false })
      return { grant: grantOf(rows.get(grant.id)!), added }
    })
  }

  async live(id: string, keyId: string, now: number) {
    const grant = await this.#database.read<GrantRow, GrantRow | undefined>(null, GRANTS, (rows) => rows.get(id))
    const key = await this.#database.read<SigningKeyRow, SigningKeyRow | undefined>(null, SIGNING_KEYS, (rows) =>
      rows.get(keyId),
    )
    if (!isLiveGrant(grant, now) || !key || !acceptsTokens(key, now)) return undefined
    const { userId, clientId, scopes, lastUsedAt } = grant
    const account = await this.#accounts.byId(userId)
    if (!account || account.disabled) return undefined
    return { userId, clientId, scopes, namespaceId: account.namespaceId, lastUsedAt }
  }

  async used(id: string, now: number): Promise<void> {
    await this.#database.write<GrantRow, void>(null, GRANTS, (rows) => {
      const grant = rows.get(id)
      if (grant) rows.set(id, { ...grant, lastUsedAt: now })
    })
  }

  async ofUser(userId: UserId, now: number): Promise<LiveGrant[]> {
    const issued = await this.#database.read<ArtefactRow, ArtefactRow[]>(null, ARTEFACTS, (rows) =>
      [...rows.values()].filter(
        ({ model, consumedAt }) => (model === 'RefreshToken' || model === 'Session') && consumedAt === null,
      ),
    )
    const endOf = ({ id, clientId, expiresAt }: Grant): number =>
      clientId === CLI_CLIENT
        ? expiresAt
        : Math.min(expiresAt, Math.max(...issued.filter((one) => one.grantId === id).map((one) => one.expiresAt)))
    const rows = await this.#database.read<GrantRow, GrantRow[]>(null, GRANTS, (all) =>
      [...all.values()]
        .filter((grant) => grant.userId === userId && isLiveGrant(grant, now))
        .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)),
    )
    return rows
      .map((row) => ({ ...grantOf(row), lastUsedAt: row.lastUsedAt, endsAt: endOf(row) }))
      .filter(({ endsAt }) => endsAt > now)
  }

  revoke(ids: readonly string[], userId: UserId): Promise<string[]> {
    return this.#end(
      (grant) =>
        grant.userId === userId &&
        (ids.includes(grant.id) || (grant.sessionId !== null && ids.includes(grant.sessionId))),
    )
  }

  async revokeOfClient(clientId: string): Promise<number> {
    return (await this.#end((grant) => grant.clientId === clientId)).length
  }

  #end(chosen: (grant: GrantRow) => boolean): Promise<string[]> {
    return this.#database.write<GrantRow, string[]>(null, GRANTS, (rows) => {
      const ended = [...rows.values()].filter((grant) => !grant.revoked && chosen(grant))
      for (const grant of ended) rows.set(grant.id, { ...grant, revoked: true })
      return ended.map(({ id }) => id)
    })
  }
}

const grantOf = ({ lastUsedAt: _, revoked: __, ...grant }: GrantRow): Grant => grant

export const isLiveGrant = (grant: GrantRow | undefined, now: number): grant is GrantRow =>
  grant !== undefined && !grant.revoked && grant.expiresAt > now
