import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from 'oidc-provider'
import { BROWSER_CLIENT, IDENTITY_SCOPES, parseScopes, WEB_CLIENT, type Scope } from '../../core/access/index.ts'

import type { UserId } from '../../core/shared/ids.ts'
import type { SigningKeyRing, LoadedKeys } from '../crypto/signing-key-ring.ts'
import { authorizePath, idFrom, withScopes } from './authorization-request.ts'
import type { ProviderParts } from './make-provider.ts'
import { withinOneRequest } from './one-request.ts'
import type { PendingConsent } from './pending-consent.ts'

export interface AuthorizationServerParts extends ProviderParts {
  ring: SigningKeyRing
}

const SESSION_SECONDS = 30 * 24 * 3600

/**
 * The OAuth 2.1 authorization server with the issuer `{baseUrl}/oauth`, and the browser session that it shares with our
 * pages. All state is in the store; the provider itself is made anew when the signing keys change.
 */
export class AuthorizationServer {
  readonly #parts: AuthorizationServerParts
  readonly #base: URL
  #made:
    | { keys: LoadedKeys; provider: Provider; answer: (req: IncomingMessage, res: ServerResponse) => Promise<void> }
    | undefined

  constructor(parts: AuthorizationServerParts) {
    this.#parts = parts
    this.#base = new URL(parts.baseUrl)
  }

  /** Answers a request for `path` (with its query) below the issuer. */
  async handle(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    const { answer } = await this.#current()
    const target = path.startsWith('/authorize?') && req.method === 'GET' ? await withScopes(path, this.#parts) : path
    Object.assign(this.#fixAddress(req), {
      url: target,
      originalUrl: `${this.#base.pathname.replace(/\/$/, '')}/oauth${target}`,
    })
    await withinOneRequest(() => answer(req, res))
  }

  /**
   * What the interaction of this browser asks for; undefined when it is over or belongs to somebody else. `login` means
   * that the person has to sign in first.
   */
  async pending(
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<{ kind: 'consent'; consent: PendingConsent } | { kind: 'login'; authorizePath: string } | undefined> {
    const provider = await this.#provider()
    const interaction = await interactionOf(provider, req, res)
    if (!interaction) return undefined
    const params = interaction.params as Record<string, string>
    if (interaction.prompt.name !== 'consent') return { kind: 'login', authorizePath: authorizePath(params, true) }
    // Its cookie alone does not make a browser the one that began it.
    if (!interaction.session || (await this.signedIn(req, res))?.key !== interaction.session.uid) return undefined
    const client = await withinOneRequest(() => provider.Client.find(params['client_id']!))
    if (!client || (await this.#parts.clients.isBlocked(client.clientId))) return undefined
    const requested = (params['scope'] ?? '').split(' ')
    return {
      kind: 'consent',
      consent: {
        clientName: client.clientName ?? 'Unbenannter Agent',
        clientUri: client.clientUri ?? null,
        knownBy: URL.parse(client.clientId)?.host ?? null,
        redirectUri: params['redirect_uri']!,
        scopes: params['resource'] ? parseScopes(params['scope'] ?? '') : [],
        identity: IDENTITY_SCOPES.filter((scope) => requested.includes(scope)),
        userId: interaction.session.accountId as UserId,
      },
    }
  }

  /**
   * Who asks in the authorization request at a path of ours, and where it is answered; undefined for another path, and
   * for a client that is known only by its document, which is not fetched for this.
   */
  async requestingClient(
    authorizePath: string,
  ): Promise<{ name: string; ours: boolean; redirectUri: string | undefined } | undefined> {
    const query = new URLSearchParams(authorizePath.split('?')[1])
    const clientId = query.get('client_id') ?? ''
    if (clientId === '' || URL.canParse(clientId)) return undefined
    const provider = await this.#provider()
    const client = await withinOneRequest(() => provider.Client.find(clientId))
    const redirectUri = query.get('redirect_uri') ?? ''
    return (
      client && {
        name: client.clientName ?? 'Unbenannter Agent',
        ours: clientId === WEB_CLIENT,
        redirectUri: client.redirectUriAllowed(redirectUri) ? redirectUri : undefined,
      }
    )
  }

  /**
   * The person's word on a pending consent: what of the scopes asked for they allow, or no. Returns the address at
   * which the authorization goes on. The same consent given again is the same grant.
   */
  async decide(
    req: IncomingMessage,
    res: ServerResponse,
    decision: { allow: readonly Scope[] } | 'deny',
  ): Promise<string | undefined> {
    const provider = await this.#provider()
    const [interaction, pending] = [await interactionOf(provider, req, res), await this.pending(req, res)]
    if (!interaction || pending?.kind !== 'consent') return undefined
    const { userId, clientName, identity } = pending.consent
    const { client_id: clientId, resource } = interaction.params as { client_id: string; resource?: string }
    if (decision === 'deny') {
      this.#parts.audit({ event: 'consent_denied', user_id: userId, client_id: clientId })
      return provider.interactionResult(req, res, {
        error: 'access_denied',
        error_description: 'the person declined',
      })
    }
    const { id, scopes } = await this.#parts.grantConsent({
      id: idFrom(`${interaction.uid} ${userId}`),
      userId,
      clientId,
      clientName,
      scopes: pending.consent.scopes.filter((scope) => decision.allow.includes(scope)),
    })
    const grant = new provider.Grant({ jti: id, accountId: userId, clientId } as never)
    if (identity.length > 0) grant.addOIDCScope(identity.join(' '))
    if (resource) grant.addResourceScope(resource, scopes.join(' '))
    await grant.save()
    return provider.interactionResult(req, res, { consent: { grantId: id } })
  }

  /** The same request again, for when the person has changed. */
  async restartPath(req: IncomingMessage, res: ServerResponse): Promise<string | undefined> {
    const interaction = await interactionOf(await this.#provider(), req, res)
    return interaction && authorizePath(interaction.params as Record<string, string>, false)
  }

  /**
   * Who is signed in in this browser; `key` names the session and is no secret, `grantId` is that of the sign-in, null
   * for one of an earlier release.
   */
  async signedIn(
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<{ userId: UserId; key: string; grantId: string | null } | undefined> {
    const provider = await this.#provider()
    const session = await provider.Session.get(provider.createContext(this.#fixAddress(req), res))
    const { accountId, uid } = session
    const account = accountId && (await this.#parts.accounts.byId(accountId as UserId))
    return account && !account.disabled
      ? { userId: account.userId, key: uid, grantId: session.grantIdFor(BROWSER_CLIENT) ?? null }
      : undefined
  }

  /**
   * Signs the person in with a new session; whatever session the browser brought is over. `name` is what the browser
   * calls itself; the person is told by mail of one that is not known.
   */
  async signIn(
    req: IncomingMessage,
    res: ServerResponse,
    userId: UserId,
    device: { name: string; isKnown: boolean },
  ): Promise<void> {
    const provider = await this.#provider()
    const ctx = provider.createContext(this.#fixAddress(req), res)
    await this.#endSession(await provider.Session.get(ctx))
    const { id } = await this.#parts.grantConsent({
      userId,
      clientId: BROWSER_CLIENT,
      clientName: device.name,
      scopes: [],
      notify: !device.isKnown,
    })
    const session = new provider.Session()
    session.loginAccount({ accountId: userId })
    session.grantIdFor(BROWSER_CLIENT, id)
    await session.save(SESSION_SECONDS)
    ctx.cookies.secure = ctx.secure
    ctx.cookies.set(provider.cookieName('session'), session.jti, {
      signed: true,
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: SESSION_SECONDS * 1000,
    })
  }

  /** Ends the session of this browser and everything that the web client got in it. */
  async signOut(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const provider = await this.#provider()
    const ctx = provider.createContext(this.#fixAddress(req), res)
    const session = await provider.Session.get(ctx)
    await this.#endSession(session)
    if (session.accountId) this.#parts.audit({ event: 'signed_out', user_id: session.accountId as UserId })
    ctx.cookies.set(provider.cookieName('session'), null, { signed: true, path: '/' })
  }

  async #endSession(session: InstanceType<Provider['Session']>): Promise<void> {
    for (const client of [BROWSER_CLIENT, WEB_CLIENT]) {
      const grantId = session.grantIdFor(client)
      if (grantId) await this.#parts.artefacts.endGrant(grantId, this.#parts.now())
    }
    if (session.accountId) await session.destroy()
  }

  /**
   * The provider builds addresses from the request, so the request gets the one address that we are known by, whatever
   * a proxy or a stranger wrote into it.
   */
  #fixAddress(req: IncomingMessage): IncomingMessage {
    Object.assign(req.headers, { host: this.#base.host, 'x-forwarded-proto': this.#base.protocol.slice(0, -1) })
    delete req.headers['x-forwarded-host']
    return req
  }

  async #provider(): Promise<Provider> {
    return (await this.#current()).provider
  }

  async #current() {
    const keys = await this.#parts.ring.current()
    if (this.#made?.keys === keys || (this.#made && sameKeys(this.#made.keys, keys))) return this.#made
    // Loaded by the first who needs it: a service that serves no sign-in starts without it.
    const { makeProvider } = await import('./make-provider.ts')
    const provider = makeProvider(this.#parts, keys)
    return (this.#made = { keys, provider, answer: provider.callback() })
  }
}

const sameKeys = (a: LoadedKeys, b: LoadedKeys): boolean =>
  a.keys.map(({ id }) => id).join() === b.keys.map(({ id }) => id).join()

async function interactionOf(provider: Provider, req: IncomingMessage, res: ServerResponse) {
  try {
    return await provider.interactionDetails(req, res)
  } catch (error) {
    if ((error as { error?: string }).error === 'invalid_request') return undefined
    throw error
  }
}
