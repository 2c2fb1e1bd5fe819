import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import { redirectUriFault, type OAuthClient } from './oauth-client.ts'
import type { ClientStore } from './ports/client-store.ts'
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

export type RegisterClient = (metadata: ClientMetadata) => Promise<Result<OAuthClient, RegisterClientFailure>>

export const makeRegisterClient =
  (deps: { clients: ClientStore; ids: Ids; clock: Clock }): RegisterClient =>
  async (metadata) => {
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
    await deps.clients.add(client)
    return Ok(client)
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
