import { errors, type Adapter, type AdapterPayload } from 'oidc-provider'
import type { ClientStore, OAuthClient } from '../../core/access/index.ts'
import { seen } from './one-request.ts'
import { GRANT, type Artefact, type OAuthArtefacts, type Payload } from './oauth-artefacts.ts'

interface Dependencies {
  artefacts: OAuthArtefacts
  clients: ClientStore
  now: () => number
  /** True for an error that says the database cannot be reached now. */
  isOutage: (error: unknown) => boolean
}

/** Makes what oidc-provider calls an adapter, for each of its models. */
export const artefactAdapter =
  (deps: Dependencies) =>
  (model: string): Adapter =>
    guarded(model === 'Client' ? clientAdapter(deps) : modelAdapter(model, deps), deps.isOutage)

function modelAdapter(model: string, { artefacts, now }: Dependencies): Adapter {
  /** Two requests with one code or token: the one that comes second proves that somebody has it who should not. */
  async function endFamily(id: string): Promise<never> {
    const grantId = seen.getStore()?.grantOf.get(id)
    if (grantId) await artefacts.endGrant(grantId, now())
    throw new errors.InvalidGrant(`${model} already used`)
  }

  return {
    async upsert(id, { jti: _, ...payload }, expiresIn = 0) {
      const artefact: Artefact = {
        payload,
        grantId: grantOf(model, id, payload) ?? null,
        uid: model === 'Session' ? (payload['uid'] as string) : null,
        expiresAt: now() + expiresIn * 1000,
      }
      const store = seen.getStore()
      if (model !== 'RefreshToken' || !store?.used) return artefacts.put(model, id, artefact)
      const used = store.used
      store.used = undefined
      if (!(await artefacts.rotate(model, used, id, artefact, now()))) await endFamily(used)
    },
    async find(id) {
      const known = model === GRANT ? seen.getStore()?.grants.get(id) : undefined
      if (known) return { ...known, jti: id } as AdapterPayload
      const artefact = await artefacts.find(model, id, now())
      return artefact && rememberFound(model, id, artefact)
    },
    async findByUid(uid) {
      return (await artefacts.findByUid(model, uid, now())) as AdapterPayload | undefined
    },
    findByUserCode: () => Promise.reject(new Error('There is no device flow')),
    async consume(id) {
      const store = seen.getStore()
      // Giving back a refresh token and keeping its successor are one write, so that no crash and no race falls between
      // them.
      if (model === 'RefreshToken' && store) store.used = id
      else if (!(await artefacts.consume(model, id, now()))) await endFamily(id)
    },
    destroy(id) {
      const grantId = grantEndedWith(model, id)
      return grantId ? artefacts.endGrant(grantId, now()) : artefacts.remove(model, id)
    },
    revokeByGrantId: (grantId) => artefacts.removeOfGrant(model, grantId),
  }
}

/** What was found, as the provider reads it; the request remembers its grant. */
function rememberFound(
  model: string,
  id: string,
  { payload, consumedAt, grant }: NonNullable<Awaited<ReturnType<OAuthArtefacts['find']>>>,
): AdapterPayload {
  const grantId = grantOf(model, id, payload)
  if (grantId && grant) seen.getStore()?.grants.set(grantId, grant)
  if (grantId) seen.getStore()?.grantOf.set(id, grantId)
  return {
    ...payload,
    jti: id,
    ...(consumedAt !== null && { consumed: Math.floor(consumedAt / 1000) }),
  } as AdapterPayload
}

/**
 * The provider destroys a code or refresh token when it was used twice or given back. Ending the grant says all of it
 * in one write, and no crash leaves the family alive.
 */
function grantEndedWith(model: string, id: string): string | undefined {
  if (model === GRANT) return id
  return model === 'AuthorizationCode' || model === 'RefreshToken' ? seen.getStore()?.grantOf.get(id) : undefined
}

const grantOf = (model: string, id: string, payload: Payload): string | undefined =>
  model === GRANT ? id : model === 'Interaction' ? undefined : (payload['grantId'] as string | undefined)

const MOST_CLIENTS = 1000

/**
 * Clients come from the register and are never written through here. A registration never changes, so the latest ones
 * are remembered.
 */
function clientAdapter({ clients }: Dependencies): Adapter {
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

/** An outage becomes the protocol's own word for it instead of a server error. */
function guarded(adapter: Adapter, isOutage: (error: unknown) => boolean): Adapter {
  const guard =
    <A extends unknown[], T>(work: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      try {
        return await work(...args)
      } catch (error) {
        if (!isOutage(error)) throw error
        throw Object.assign(new errors.TemporarilyUnavailable('the database cannot be reached now'), {
          status: 503,
          statusCode: 503,
        })
      }
    }
  return Object.fromEntries(
    Object.entries(adapter).map(([name, work]) => [name, guard(work as never)]),
  ) as unknown as Adapter
}
