import type { Clock } from '../shared/ports/clock.ts'
import type { Ids } from '../shared/ports/ids.ts'
import { Err, Ok, type Result } from '../shared/result.ts'
import type { ClientStore } from './ports/client-store.ts'
import { parseScopes, type Scope } from './scope.ts'

/** A client that registered itself (RFC 7591). It is public: it has no secret, and nobody has checked its name. */
export interface OAuthClient {
  id: string
  name: string
  /** The client's home page, or null. */
  uri: string | null
  redirectUris: string[]
  /** What it asks for where a request names no scope; empty: the default. */
  scopes: Scope[]
  createdAt: number
}

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

export const makeRegisterClient = (deps: { clients: ClientStore; ids: Ids; clock: Clock }): RegisterClient => async (metadata) => {
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

function metadataFault({ redirect_uris, grant_types, response_types }: ClientMetadata): RegisterClientFailure | undefined {
  const bad = redirect_uris.map((uri) => redirectUriFault(uri)).find((fault) => fault !== undefined)
  if (bad) return { kind: 'invalid_redirect_uri', reason: bad }
  if (redirect_uris.length === 0) return { kind: 'invalid_redirect_uri', reason: 'redirect_uris must not be empty' }
  if (grant_types && !grant_types.includes('authorization_code')) return { kind: 'invalid_client_metadata', reason: 'grant_types must contain authorization_code' }
  if (response_types && !response_types.includes('code')) return { kind: 'invalid_client_metadata', reason: 'response_types must contain code' }
  return undefined
}

/** Hosts that stay on the person's own machine (RFC 8252 §7.3). */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Schemes that a browser itself acts on, so that a redirect to them could run something or read a file. */
const DANGEROUS = new Set(['javascript:', 'vbscript:', 'data:', 'blob:', 'file:', 'about:', 'filesystem:', 'view-source:', 'ws:', 'wss:', 'ftp:'])

/** Why no code may be sent to this address (OAuth 2.1 §2.3.1, RFC 8252 §7), or undefined. */
export function redirectUriFault(text: string): string | undefined {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (text.length > 2000 || /[\u0000-\u0020\u007f\\]/.test(text) || !URL.canParse(text)) return 'a redirect_uri is not an absolute URI'
  const { protocol, hostname, hash, username, password } = new URL(text)
  if (hash !== '' || text.includes('#')) return 'a redirect_uri must not have a fragment'
  if (username !== '' || password !== '') return 'a redirect_uri must not have credentials'
  if (DANGEROUS.has(protocol)) return `a redirect_uri must not use the scheme ${protocol.slice(0, -1)}`
  if (protocol === 'http:' && !LOOPBACK.has(hostname)) return 'a redirect_uri with http must point to the loopback interface'
  if (protocol === 'https:' && LOOPBACK.has(hostname)) return 'a redirect_uri to the loopback interface uses http'
  return undefined
}
