import type { Adapter } from 'oidc-provider'
import type { ClientStore, OAuthClient } from '../../core/access/index.ts'

const MOST_CLIENTS = 1000

/**
 * Clients come from the register and are never written through here. A registration never changes, so the latest ones
 * are remembered.
 */
export function clientAdapter({ clients }: { clients: ClientStore }): Adapter {
  const refuse = () => Promise.reject(new Error('Clients are registered elsewhere'))
  const known = new Map<string, ReturnType<typeof clientMetadata>>()
  return {
    async find(id) {
      const remembered = known.get(id)
      if (remembered) return remembered
      const client = await clients.byId(id)
      if (!client) return undefined
      if (known.size >= MOST_CLIENTS) known.delete(known.keys().next().value!)
      known.set(id, clientMetadata(client))
      return known.get(id)
    },
    upsert: refuse,
    findByUid: refuse,
    findByUserCode: refuse,
    consume: refuse,
    destroy: refuse,
    revokeByGrantId: refuse,
  }
}

/**
 * RFC 7591 §2, as the authorization server takes it. „native" allows loopback addresses with any port and schemes of
 * apps, and refuses http to elsewhere.
 */
export const clientMetadata = ({
  id,
  name,
  uri,
  redirectUris,
}: Pick<OAuthClient, 'id' | 'name' | 'uri' | 'redirectUris'>) => ({
  client_id: id,
  client_name: name,
  ...(uri === null ? {} : { client_uri: uri }),
  redirect_uris: redirectUris,
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code' as const],
  token_endpoint_auth_method: 'none' as const,
  application_type: 'native' as const,
})
