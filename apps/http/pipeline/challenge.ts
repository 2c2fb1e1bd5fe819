import type { Scope } from '../../../core/access/index.ts'

/** Where an agent reads how to get in (RFC 9728 §3.1). */
export const protectedResourcePath = '/.well-known/oauth-protected-resource/mcp'

/** A `WWW-Authenticate` value (RFC 6750 §3) that tells an agent where to get a token and which scopes it needs. */
export function agentChallenge(
  baseUrl: string,
  scopes: readonly Scope[],
  error?: 'invalid_token' | 'insufficient_scope',
): string {
  const parts = { ...(error && { error }), resource_metadata: baseUrl + protectedResourcePath, scope: scopes.join(' ') }
  return `Bearer ${Object.entries(parts)
    .map(([name, value]) => `${name}="${value}"`)
    .join(', ')}`
}
