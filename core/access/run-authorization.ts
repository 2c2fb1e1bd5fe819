import type { Clock } from '../shared/ports/clock.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { canonicalEmail } from './account.ts'
import type { Grant } from './grant.ts'
import type { OAuthClient } from './oauth-client.ts'
import type { AccountStore } from './ports/account-store.ts'
import type { ClientStore } from './ports/client-store.ts'
import type { GrantStore } from './ports/grant-store.ts'
import type { SigningKeyRotation } from './ports/signing-key-rotation.ts'

/** Makes a new key for tokens; those of the old ones stay good until they expire. */
export type RotateSigningKey = () => Promise<{ keyId: string }>

export const makeRotateSigningKey =
  ({ signingKeyRotation }: { signingKeyRotation: SigningKeyRotation }): RotateSigningKey =>
  async () => ({ keyId: await signingKeyRotation.rotate() })

export const MOST_CLIENTS = 10_000

/** The clients that registered last, newest first; from 1 to `MOST_CLIENTS` of them. */
export type ListClients = (limit: number) => Promise<Result<OAuthClient[], { kind: 'limit_out_of_range' }>>

export const makeListClients =
  ({ clients }: { clients: ClientStore }): ListClients =>
  async (limit) =>
    limit >= 1 && limit <= MOST_CLIENTS
      ? Ok(await clients.newest(Math.floor(limit)))
      : Err({ kind: 'limit_out_of_range' })

/** What a person has let clients do, newest first, their own sessions included. */
export type ListGrants = (
  email: string,
) => Promise<Result<(Grant & { lastUsedAt: number | null })[], { kind: 'no_such_account' }>>

export const makeListGrants =
  ({ accounts, grants, clock }: { accounts: AccountStore; grants: GrantStore; clock: Clock }): ListGrants =>
  async (email) => {
    const account = await accounts.byEmail(canonicalEmail(email))
    return account ? Ok(await grants.ofUser(account.userId, clock.now())) : Err({ kind: 'no_such_account' })
  }
