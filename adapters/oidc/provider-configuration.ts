import { errors, interactionPolicy, type Configuration, type KoaContextWithOIDC } from 'oidc-provider'
import {
  IDENTITY_SCOPES,
  redirectUriFault,
  SCOPES,
  BROWSER_CLIENT,
  WEB_CLIENT,
  type AccountStore,
  type GrantConsent,
} from '../../core/access/index.ts'
import type { UserId } from '../../core/shared/ids.ts'
import { GRANT_CLAIM } from '../crypto/jose-token-signer.ts'
import { SIGNING_ALGORITHM, type LoadedKeys } from '../crypto/signing-key-ring.ts'
import type { artefactAdapter } from './artefact-adapter.ts'
import { makeFetchClientDocument, type FetchPublic } from './fetch-client-document.ts'

export interface ConfigurationParts {
  baseUrl: string
  keys: LoadedKeys
  adapter: ReturnType<typeof artefactAdapter>
  accounts: AccountStore
  grantConsent: GrantConsent
  webRedirectUris: string[]
  /** Fetches a client's metadata document from a public address, and from nowhere else. */
  fetchPublic: FetchPublic
  renderError: (ctx: KoaContextWithOIDC, error: { error: string; error_description?: string | undefined }) => void
}

const DAY = 24 * 3600

/** Seconds. The interface fixes the access token; a refresh token that is not used for a month is over. */
const LIFETIMES = {
  AccessToken: 900,
  AuthorizationCode: 60,
  IdToken: 900,
  Interaction: 1800,
  RefreshToken: 30 * DAY,
  Grant: 365 * DAY,
  Session: 30 * DAY,
}

/** OAuth 2.1 as the interface describes it, as settings of oidc-provider. */
export function providerConfiguration(parts: ConfigurationParts): Configuration {
  const { baseUrl, keys, adapter, accounts, grantConsent, fetchPublic, renderError } = parts
  return {
    ...tokenRules(),
    adapter,
    jwks: { keys: keys.jwks as never },
    cookies: cookiesOf(keys),
    routes: {
      authorization: '/authorize',
      token: '/token',
      jwks: '/jwks',
      userinfo: '/userinfo',
      revocation: '/revoke',
    },
    clients: [{ ...firstPartyClient, redirect_uris: parts.webRedirectUris }],
    discovery: {
      registration_endpoint: `${baseUrl}/oauth/register`,
      service_documentation: `${baseUrl}/docs`,
      ui_locales_supported: ['de'],
    },
    features: featuresOf(baseUrl, keys),
    fetch: makeFetchClientDocument(fetchPublic) as never,
    interactions: { policy: alwaysAskForConsent(), url: (_ctx, { uid }) => `${baseUrl}/oauth/interaction/${uid}` },
    loadExistingGrant: (ctx) => grantFor(ctx, grantConsent),
    // A person who is gone or kept out gets nothing more, whatever was issued before.
    async findAccount(_ctx, userId) {
      const account = await accounts.byId(userId as UserId)
      if (!account || account.disabled) return undefined
      return { accountId: userId, claims: () => claimsOf(accounts, userId as UserId) }
    },
    renderError,
  }
}

const cookiesOf = ({ cookieSecrets }: LoadedKeys): Configuration['cookies'] => ({
  keys: cookieSecrets,
  names: { session: 'hofkern_session', interaction: 'hofkern_interaction', resume: 'hofkern_resume' },
  long: { signed: true, httpOnly: true, sameSite: 'lax', path: '/' },
  short: { signed: true, httpOnly: true, sameSite: 'lax' },
})

/** Which clients get which tokens, for how long and with what in them. */
const tokenRules = (): Configuration => ({
  clientAuthMethods: ['none'],
  clientDefaults: {
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    application_type: 'native',
    id_token_signed_response_alg: SIGNING_ALGORITHM,
  },
  enabledJWA: { idTokenSigningAlgValues: [SIGNING_ALGORITHM] },
  responseTypes: ['code'],
  scopes: [...IDENTITY_SCOPES],
  claims: { openid: ['sub'], email: ['email'], profile: ['preferred_username'] },
  pkce: { required: () => true },
  ttl: LIFETIMES,
  rotateRefreshToken: true,
  issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
  expiresWithSession: () => false,
  allowOmittingSingleRegisteredRedirectUri: false,
  clientBasedCORS: () => true,
  extraTokenClaims: (_ctx, token) => ({ [GRANT_CLAIM]: (token as { grantId?: string }).grantId }),
})

function featuresOf(baseUrl: string, keys: LoadedKeys): Configuration['features'] {
  const resources = resourcesOf(baseUrl)
  return {
    devInteractions: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    dPoP: { enabled: false },
    userinfo: { enabled: true },
    revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
    // A document may name no redirect that registration refuses.
    clientIdMetadataDocument: {
      enabled: true,
      ack: 'draft-02',
      allowClient: (_ctx, client) => (client.redirectUris ?? []).every((uri) => redirectUriFault(uri) === undefined),
    },
    resourceIndicators: {
      enabled: true,
      useGrantedResource: () => true,
      // A client that names one resource twice means one (RFC 8707 §2 allows several); others are refused.
      defaultResource: (_ctx, _client, several) => oneOf(several),
      getResourceServerInfo(_ctx, resource, client) {
        const info = resources[resource]
        if (!info || (info.audience === baseUrl) !== (client.clientId === WEB_CLIENT)) throw new errors.InvalidTarget()
        return {
          ...info,
          accessTokenTTL: LIFETIMES.AccessToken,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: SIGNING_ALGORITHM, kid: keys.keys[0]!.id } },
        }
      },
    },
  } as Configuration['features']
}

const oneOf = (several: string | readonly string[] | undefined): string | string[] =>
  (new Set(several).size === 1 && typeof several === 'object' ? several[0] : several) as string | string[]

/** What a token can be for: the audience of agents, or everything that a person may do. */
const resourcesOf = (baseUrl: string): Record<string, { audience: string; scope: string }> => ({
  [`${baseUrl}/mcp`]: { audience: `${baseUrl}/mcp`, scope: SCOPES.join(' ') },
  [baseUrl]: { audience: baseUrl, scope: '' },
})

/** „native" lets the web client of a developer come back to any local port. */
const firstPartyClient = {
  client_id: WEB_CLIENT,
  client_name: 'Hofkern',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code' as const],
  token_endpoint_auth_method: 'none' as const,
  application_type: 'native' as const,
}

/** The usual policy asks a person once and remembers; ours asks every time, except for our own client. */
function alwaysAskForConsent() {
  const policy = interactionPolicy.base()
  const consent = policy.get('consent')!
  consent.checks.clear()
  consent.checks.add(
    new interactionPolicy.Check(
      'always',
      'consent is asked for every time',
      'consent_required',
      ({ oidc }) => oidc.client!.clientId !== WEB_CLIENT && !oidc.result?.consent,
    ),
  )
  return policy
}

/** Only the grant that was just given: an earlier one never skips the screen. */
async function grantFor(ctx: KoaContextWithOIDC, grantConsent: GrantConsent) {
  const { client, result, session, provider, params } = ctx.oidc
  if (result?.consent?.grantId) return provider.Grant.find(result.consent.grantId)
  if (client?.clientId !== WEB_CLIENT || !session?.accountId) return undefined
  const { id } = await grantConsent({
    userId: session.accountId as UserId,
    clientId: WEB_CLIENT,
    clientName: 'Hofkern',
    scopes: [],
    sessionId: session.grantIdFor(BROWSER_CLIENT) ?? null,
  })
  const grant = new provider.Grant({ jti: id, accountId: session.accountId, clientId: WEB_CLIENT } as never)
  grant.addOIDCScope(String(params?.['scope'] ?? 'openid'))
  await grant.save()
  return grant
}

async function claimsOf(accounts: AccountStore, userId: UserId) {
  const account = await accounts.byId(userId)
  return {
    sub: userId,
    ...(account && { email: account.email, email_verified: false, preferred_username: account.username }),
  }
}
