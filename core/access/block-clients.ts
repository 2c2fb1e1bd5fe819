import type { Clock } from '../shared/ports/clock.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { isFirstParty } from './grant.ts'
import type { OAuthClient } from './oauth-client.ts'
import type { Audit } from './ports/audit.ts'
import type { ClientStore } from './ports/client-store.ts'
import type { GrantStore } from './ports/grant-store.ts'

export const MOST_CLIENTS = 10_000

/** The clients that registered last, newest first; from 1 to `MOST_CLIENTS` of them. */
export type ListClients = (
  limit: number,
) => Promise<Result<(OAuthClient & { blocked: boolean })[], { kind: 'limit_out_of_range' }>>

export const makeListClients =
  ({ clients }: { clients: ClientStore }): ListClients =>
  async (limit) => {
    if (!(limit >= 1 && limit <= MOST_CLIENTS)) return Err({ kind: 'limit_out_of_range' })
    const [newest, blocked] = await Promise.all([clients.newest(Math.floor(limit)), clients.blocked()])
    return Ok(newest.map((client) => ({ ...client, blocked: blocked.includes(client.id) })))
  }

/** Blocks a client: its grants end, and it gets no other until it is unblocked. Returns how many ended. */
export type BlockClient = (clientId: string) => Promise<Result<{ ended: number }, { kind: 'unknown_client' }>>

export const makeBlockClient =
  (deps: { clients: ClientStore; grants: GrantStore; clock: Clock; audit: Audit }): BlockClient =>
  async (clientId) => {
    const known = URL.canParse(clientId) || (await deps.clients.byId(clientId)) !== undefined
    if (!known || isFirstParty(clientId)) return Err({ kind: 'unknown_client' })
    const now = deps.clock.now()
    // The other way round, a consent in between would leave a grant.
    await deps.clients.block(clientId, now)
    const ended = await deps.grants.revokeOfClient(clientId, now)
    deps.audit({ event: 'client_blocked', client_id: clientId, ended })
    return Ok({ ended })
  }

export type UnblockClient = (clientId: string) => Promise<Result<undefined, { kind: 'not_blocked' }>>

export const makeUnblockClient =
  (deps: { clients: ClientStore; audit: Audit }): UnblockClient =>
  async (clientId) => {
    if (!(await deps.clients.unblock(clientId))) return Err({ kind: 'not_blocked' })
    deps.audit({ event: 'client_unblocked', client_id: clientId })
    return Ok(undefined)
  }

/** Whether an operator keeps a client out. */
export type IsClientBlocked = (clientId: string) => Promise<boolean>

export const makeIsClientBlocked =
  ({ clients }: { clients: ClientStore }): IsClientBlocked =>
  (clientId) =>
    clients.isBlocked(clientId)
