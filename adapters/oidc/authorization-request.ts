import { createHash } from 'node:crypto'
import { requestedScopes, type ClientStore } from '../../core/access/index.ts'

/**
 * The path of an authorization request with the scopes that it comes to. A resource that is named twice is named once
 * (RFC 8707 §2 allows several; of different ones the provider takes none that is not ours).
 */
export async function withScopes(
  path: string,
  { baseUrl, clients }: { baseUrl: string; clients: ClientStore },
): Promise<string> {
  const query = new URLSearchParams(path.slice(path.indexOf('?')))
  const resources = [...new Set(query.getAll('resource'))]
  query.delete('resource')
  for (const resource of resources) query.append('resource', resource)
  const audience = resources.length === 0 ? 'identity' : resources.includes(baseUrl) ? 'session' : 'agent'
  const client = audience === 'agent' ? await clients.byId(query.get('client_id') ?? '') : undefined
  // A repeated parameter is the provider's to refuse.
  if (query.getAll('scope').length < 2)
    query.set('scope', requestedScopes(query.get('scope') ?? '', audience, client?.scopes ?? []).join(' '))
  return `/authorize?${query}`
}

/** The request that led to an interaction. Once the person has signed in, what asked for a fresh sign-in is met. */
export function authorizePath(params: Record<string, string>, signedIn: boolean): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params))
    if (value !== undefined && !(signedIn && name === 'max_age')) query.set(name, value)
  const prompt = (params['prompt'] ?? '')
    .split(' ')
    .filter((one) => one !== 'login')
    .join(' ')
  if (prompt) query.set('prompt', prompt)
  else query.delete('prompt')
  return `/oauth/authorize?${query}`
}

/** An id that follows from what it stands for (RFC 9562 §5.8). */
export function idFrom(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
