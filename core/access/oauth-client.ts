import type { Scope } from './scope.ts'

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

/** Hosts that stay on the person's own machine (RFC 8252 §7.3). */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
/** Schemes that a browser itself acts on, so that a redirect to them could run something or read a file. */
const DANGEROUS = new Set([
  'javascript:',
  'vbscript:',
  'data:',
  'blob:',
  'file:',
  'about:',
  'filesystem:',
  'view-source:',
  'ws:',
  'wss:',
  'ftp:',
])

/** Why no code may be sent to this address (OAuth 2.1 §2.3.1, RFC 8252 §7), or undefined. */
export function redirectUriFault(text: string): string | undefined {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (text.length > 2000 || /[\u0000-\u0020\u007f\\]/.test(text) || !URL.canParse(text))
    return 'a redirect_uri is not an absolute URI'
  const { protocol, hostname, hash, username, password } = new URL(text)
  if (hash !== '' || text.includes('#')) return 'a redirect_uri must not have a fragment'
  if (username !== '' || password !== '') return 'a redirect_uri must not have credentials'
  if (DANGEROUS.has(protocol)) return `a redirect_uri must not use the scheme ${protocol.slice(0, -1)}`
  if (protocol === 'http:' && !LOOPBACK.has(hostname))
    return 'a redirect_uri with http must point to the loopback interface'
  if (protocol === 'https:' && LOOPBACK.has(hostname)) return 'a redirect_uri to the loopback interface uses http'
  return undefined
}
