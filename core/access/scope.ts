/** What an agent may be granted, in the order in which a person reads it on the consent screen. */
export const SCOPES = [
  'ask',
  'research',
  'documents.read',
  'training.write',
  'contacts.read',
  'places.read',
  'work_items.read',
  'listings.read',
  'animals.read',
  'letters.read',
  'workspace.write',
] as const

export type Scope = (typeof SCOPES)[number]

/** What an agent gets that names no scope: it may ask and read, but nothing that writes or costs. */
export const DEFAULT_SCOPES: readonly Scope[] = SCOPES.filter((scope) => scope === 'ask' || scope.endsWith('.read'))

/** The scopes that a space-separated list names (RFC 6749 §3.3), in our order; what we do not know is dropped. */
export function parseScopes(list: string): Scope[] {
  const named = new Set(list.split(' '))
  return SCOPES.filter((scope) => named.has(scope))
}

/** What says who the person is (OpenID Connect Core §5.4) and opens nothing of the farm. */
export const IDENTITY_SCOPES = ['openid', 'email', 'profile'] as const

/**
 * The scopes that an authorization request comes to. Without a resource it asks only who the person is; for the agent
 * audience, a request that names no scope we know gets what the client registered, else the default.
 */
export function requestedScopes(
  requested: string,
  audience: 'identity' | 'session' | 'agent',
  registered: readonly Scope[],
): string[] {
  const identity = IDENTITY_SCOPES.filter((scope) => requested.split(' ').includes(scope))
  if (audience !== 'agent') return [...new Set(['openid', ...identity])]
  const known = parseScopes(requested)
  return [...identity, ...(known.length > 0 ? known : registered.length > 0 ? registered : DEFAULT_SCOPES)]
}
