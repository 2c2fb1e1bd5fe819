import { errors, type Adapter, type AdapterPayload } from 'oidc-provider'
import { BROWSER_CLIENT, type Audit, type ClientStore, type EndedBy } from '../../core/access/index.ts'
import type { SecretBox } from '../crypto/secret-box.ts'
import { GRANT, type Artefact, type FoundArtefact, type OAuthArtefacts, type Payload } from './oauth-artefacts.ts'
import { clientAdapter } from './client-adapter.ts'
import { seen, type Seen } from './one-request.ts'

interface Dependencies {
  artefacts: OAuthArtefacts
  clients: ClientStore
  now: () => number
  /** True for an error that says the database cannot be reached now. */
  isOutage: (error: unknown) => boolean
  audit: Audit
  /** Present where a refresh that comes twice in `GRACE_MS` gets the same successor; it seals that meanwhile. */
  graceBox: SecretBox | undefined
}

/** A client that lost an answer asks again within that time; after it, an old token is one that was stolen. */
const GRACE_MS = 10_000
const SUCCESSOR = 'refresh token'

/** Makes what oidc-provider calls an adapter, for each of its models. */
export const artefactAdapter =
  (deps: Dependencies) =>
  (model: string): Adapter =>
    guarded(model === 'Client' ? clientAdapter(deps) : modelAdapter(model, deps), deps.isOutage)

function modelAdapter(model: string, deps: Dependencies): Adapter {
  const { artefacts, now, graceBox } = deps
  const rotates = model === 'RefreshToken'

  /** Two requests with one code or token: the one that comes second proves that somebody has it who should not. */
  async function endFamily(id: string): Promise<never> {
    const grantId = seen.getStore()?.grantOf.get(id)
    if (grantId) await endGrant(deps, grantId, 'replay')
    throw new errors.InvalidGrant(`${model} already used`)
  }

  /** Keeps the successor of the token that was given back, unless another request was first. */
  async function rotate(store: Seen, used: string, id: string, artefact: Artefact): Promise<void> {
    if (store.successor !== undefined) return
    const rotation = { usedId: used, successorId: id, note: graceBox?.seal(id, SUCCESSOR) ?? null, artefact }
    if (await artefacts.rotate(model, rotation, now())) return
    const first = graceBox && (await artefacts.find(model, used, now()))
    store.successor = first && (await sharedSuccessor(deps, first))
    if (store.successor === undefined) await endFamily(used)
  }

  return {
    async upsert(id, { jti: _, ...payload }, expiresIn = 0) {
      const artefact: Artefact = {
        payload: model === 'Interaction' ? withoutSessionId(payload) : payload,
        grantId: grantOf(model, id, payload) ?? null,
        uid: model === 'Session' ? (payload['uid'] as string) : null,
        expiresAt: now() + expiresIn * 1000,
      }
      const store = seen.getStore()
      const used = store?.used
      if (!rotates || !store || used === undefined) return artefacts.put(model, id, artefact)
      store.used = undefined
      await rotate(store, used, id, artefact)
    },
    async find(id) {
      const store = seen.getStore()
      const known = model === GRANT ? store?.grants.get(id) : undefined
      if (known) return { ...known, jti: id } as AdapterPayload
      const artefact = await artefacts.find(model, id, now())
      if (!artefact) return undefined
      if (rotates && store) store.successor = await sharedSuccessor(deps, artefact)
      const found = rotates && store?.successor !== undefined ? { ...artefact, consumedAt: null } : artefact
      if (store && found.consumedAt !== null) store.replayed = id
      return rememberFound(model, id, found)
    },
    async findByUid(uid) {
      return (await artefacts.findByUid(model, uid, now())) as AdapterPayload | undefined
    },
    findByUserCode: () => Promise.reject(new Error('There is no device flow')),
    async consume(id) {
      const store = seen.getStore()
      // Giving back a refresh token and keeping its successor are one write, so that no crash and no race falls between
      // them.
      if (rotates && store) store.used = id
      else if (!(await artefacts.consume(model, id, now()))) await endFamily(id)
    },
    async destroy(id) {
      const grantId = grantEndedWith(model, id)
      if (grantId) return endGrant(deps, grantId, seen.getStore()?.replayed === id ? 'replay' : 'client')
      const removed = await artefacts.remove(model, id)
      // Of requests that go on with one consent at the same time, one gets a code.
      if (!removed && model === 'Interaction') throw new errors.SessionNotFound('interaction session not found')
    },
    revokeByGrantId: (grantId) => artefacts.removeOfGrant(model, grantId),
  }
}

/** The successor of a token that was given back just now and is not in use yet; undefined where there is no grace. */
async function sharedSuccessor(
  { artefacts, now, graceBox }: Dependencies,
  { consumedAt, successor }: FoundArtefact,
): Promise<string | undefined> {
  if (!graceBox || successor === null || consumedAt === null || now() - consumedAt > GRACE_MS) return undefined
  const id = graceBox.open(successor, SUCCESSOR)
  return (await artefacts.find('RefreshToken', id, now()))?.consumedAt === null ? id : undefined
}

async function endGrant({ artefacts, now, audit }: Dependencies, grantId: string, by: EndedBy): Promise<void> {
  await artefacts.endGrant(grantId, now())
  audit({ event: 'grant_ended', grant_id: grantId, by })
}

/** The provider notes the secret of the browser's session beside its name, and never reads it. */
function withoutSessionId(payload: Payload): Payload {
  const { cookie: _, ...session } = (payload['session'] ?? {}) as Payload
  return payload['session'] ? { ...payload, session } : payload
}

/** What was found, as the provider reads it; the request remembers its grant. */
function rememberFound(model: string, id: string, { payload, consumedAt, grant }: FoundArtefact): AdapterPayload {
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

/** A session belongs to the sign-in of its browser. */
function grantOf(model: string, id: string, payload: Payload): string | undefined {
  if (model === GRANT) return id
  if (model === 'Interaction') return undefined
  if (model !== 'Session') return payload['grantId'] as string | undefined
  return (payload['authorizations'] as Record<string, { grantId?: string }> | undefined)?.[BROWSER_CLIENT]?.grantId
}

/** An outage and a text that PostgreSQL refuses become the protocol's own words for it instead of a server error. */
function guarded(adapter: Adapter, isOutage: (error: unknown) => boolean): Adapter {
  const guard =
    <A extends unknown[], T>(work: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      try {
        return await work(...args)
      } catch (error) {
        if (['22021', '22P05'].includes((error as { code?: string }).code ?? ''))
          throw new errors.InvalidRequest('no text holds the character U+0000')
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
