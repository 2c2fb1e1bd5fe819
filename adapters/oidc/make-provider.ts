import Provider, { type KoaContextWithOIDC } from 'oidc-provider'
import {
  IDENTITY_SCOPES,
  SCOPES,
  type AccountStore,
  type ClientStore,
  type GrantConsent,
} from '../../core/access/index.ts'
import type { LoadedKeys } from '../crypto/signing-key-ring.ts'
import { artefactAdapter } from './artefact-adapter.ts'
import type { FetchPublic } from './fetch-client-document.ts'
import type { OAuthArtefacts } from './oauth-artefacts.ts'
import { providerConfiguration } from './provider-configuration.ts'

/** What the provider stands on. */
export interface ProviderParts {
  baseUrl: string
  artefacts: OAuthArtefacts
  accounts: AccountStore
  clients: ClientStore
  grantConsent: GrantConsent
  /** Where the web client may be sent back to, exactly. */
  webRedirectUris: string[]
  fetchPublic: FetchPublic
  now: () => number
  isOutage: (error: unknown) => boolean
  onError: (error: Error) => void
  /** The page for a fault that must not be reported to the client. */
  errorPage: (ctx: KoaContextWithOIDC, error: { error: string; error_description?: string | undefined }) => void
}

/** oidc-provider over our store and with our keys. */
export function makeProvider(parts: ProviderParts, keys: LoadedKeys): Provider {
  const { baseUrl, artefacts, clients, now, isOutage, onError, errorPage } = parts
  const provider = new Provider(
    `${baseUrl}/oauth`,
    providerConfiguration({
      ...parts,
      keys,
      adapter: artefactAdapter({ artefacts, clients, now, isOutage }),
      renderError: errorPage,
    }),
  )
  provider.proxy = true
  // The provider lists only the scopes that belong to no resource.
  provider.use(async (ctx, next) => {
    await next()
    if (ctx.oidc?.route === 'discovery')
      ctx.body = { ...(ctx.body as object), scopes_supported: [...SCOPES, ...IDENTITY_SCOPES] }
    // It answers 400 where a client's document is the fault; a client begins anew only at 401 (RFC 6749 §5.2).
    if (ctx.oidc?.route === 'token' && (ctx.body as { error?: string } | undefined)?.error === 'invalid_client')
      ctx.status = 401
  })
  provider.on('server_error', (_ctx, error) => onError(error))
  return provider
}
