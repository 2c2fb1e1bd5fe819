import Provider, { type KoaContextWithOIDC } from 'oidc-provider'
import {
  IDENTITY_SCOPES,
  SCOPES,
  type AccountStore,
  type Audit,
  type ClientStore,
  type GrantConsent,
} from '../../core/access/index.ts'
import type { SecretBox } from '../crypto/secret-box.ts'
import type { LoadedKeys } from '../crypto/signing-key-ring.ts'
import { artefactAdapter } from './artefact-adapter.ts'
import type { FetchPublic } from './fetch-client-document.ts'
import type { OAuthArtefacts } from './oauth-artefacts.ts'
import { seen } from './one-request.ts'
import { providerConfiguration } from './provider-configuration.ts'

/** What the provider stands on. */
export interface ProviderParts {
  baseUrl: string
  artefacts: OAuthArtefacts
  accounts: AccountStore
  clients: ClientStore
  grantConsent: GrantConsent
  audit: Audit
  /** Present where two refreshes of one token, one right after the other, get the same successor. */
  graceBox: SecretBox | undefined
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
  const { baseUrl, onError, errorPage } = parts
  const provider = new Provider(
    `${baseUrl}/oauth`,
    providerConfiguration({
      ...parts,
      keys,
      adapter: artefactAdapter(parts),
      renderError: errorPage,
    }),
  )
  provider.proxy = true
  provider.use(async (ctx, next) => {
    await next()
    amend(ctx as unknown as KoaContextWithOIDC)
  })
  provider.on('server_error', (_ctx, error) => onError(error))
  return provider
}

interface Answer {
  error?: string
  error_description?: string
  refresh_token?: string
}

function amend(ctx: KoaContextWithOIDC): void {
  const body = ctx.body as Answer | null | undefined
  const route = ctx.oidc?.route
  // The provider lists only the scopes that belong to no resource.
  if (route === 'discovery') ctx.body = { ...body, scopes_supported: [...SCOPES, ...IDENTITY_SCOPES] }
  if (route !== 'token' || typeof body !== 'object' || body === null) return
  // It answers 400 where a client's document is the fault; a client begins anew only at 401 (RFC 6749 §5.2).
  if (body.error === 'invalid_client') ctx.status = 401
  const successor = seen.getStore()?.successor
  if (body.refresh_token !== undefined && successor !== undefined) ctx.body = { ...body, refresh_token: successor }
  if (body.error_description !== undefined)
    ctx.body = { ...body, error_description: plainAscii(body.error_description) }
}

/** What may stand in an error's description (RFC 6749 §5.2); some repeat what the client sent. */
const plainAscii = (text: string): string => text.replaceAll(/[^\x20-\x21\x23-\x5b\x5d-\x7e]/g, '?')
