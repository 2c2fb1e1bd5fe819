import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { redirectUriFault, type OAuthClient } from './oauth-client.ts'
import type { Audit } from './ports/audit.ts'
import type { ClientStore } from './ports/client-store.ts'
import type { Secrets } from './ports/secrets.ts'
import { parseScopes } from './scope.ts'

/** What a client says of itself; everything else of RFC 7591 is ignored. */
export interface ClientMetadata {
  client_name?: string | undefined
  client_uri?: string | undefined
  redirect_uris: string[]
  grant_types?: string[] | undefined
  response_types?: string[] | undefined
  scope?: string | undefined
}

/** The error codes of RFC 7591 §3.2.2, with what is wrong. */
export type RegisterClientFailure = { kind: 'invalid_redirect_uri' | 'invalid_client_metadata'; reason: string }

/**
 * Registers a client. Where one with a name registers again from the same address with the same metadata, it gets the
 * client that it is already (`known`).
 */
export type RegisterClient = (
  metadata: ClientMetadata,
  address: string,
) => Promise<Result<{ client: OAuthClient; known: boolean }, RegisterClientFailure>>

export const makeRegisterClient =
  (deps: { clients: ClientStore; secrets: Secrets; ids: Ids; clock: Clock; audit: Audit }): RegisterClient =>
  async (metadata, address) => {
    const fault = metadataFault(metadata)
    if (fault) return Err(fault)
    const client: OAuthClient = {
      id: deps.ids.next<string>(),
      name: metadata.client_name?.trim() || 'Unbenannter Agent',
      uri: metadata.client_uri ?? null,
      redirectUris: metadata.redirect_uris,
      scopes: parseScopes(metadata.scope ?? ''),
      createdAt: deps.clock.now(),
    }
    const { id, createdAt: _, ...said } = client
    const fingerprint = metadata.client_name?.trim() ? deps.secrets.digest(JSON.stringify([address, said])) : null
    const kept = await deps.clients.add(client, fingerprint)
    if (kept.id !== id) return Ok({ client: kept, known: true })
    deps.audit({ event: 'client_registered', client_id: id })
    return Ok({ client, known: false })
  }

function metadataFault({
  redirect_uris,
  grant_types,
  response_types,
}: ClientMetadata): RegisterClientFailure | undefined {
  const bad = redirect_uris.map((uri) => redirectUriFault(uri)).find((fault) => fault !== undefined)
  if (bad) return { kind: 'invalid_redirect_uri', reason: bad }
  if (redirect_uris.length === 0) return { kind: 'invalid_redirect_uri', reason: 'redirect_uris must not be empty' }
  if (grant_types && !grant_types.includes('authorization_code'))
    return { kind: 'invalid_client_metadata', reason: 'grant_types must contain authorization_code' }
  if (response_types && !response_types.includes('code'))
    return { kind: 'invalid_client_metadata', reason: 'response_types must contain code' }
  return undefined
}
