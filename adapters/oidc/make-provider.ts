import Provider from 'oidc-provider'
import { IDENTITY_SCOPES, SCOPES } from '../../core/access/index.ts'
import type { LoadedKeys } from '../crypto/signing-key-ring.ts'
import { artefactAdapter } from './artefact-adapter.ts'
import type { AuthorizationServerParts } from './authorization-server.ts'
import { providerConfiguration } from './provider-configuration.ts'

/** oidc-provider over our store and with our keys. */
export function makeProvider(parts: AuthorizationServerParts, keys: LoadedKeys): Provider {
  const { baseUrl, artefacts, clients, now, isOutage, onError, errorPage } = parts
  const provider = new Provider(`${baseUrl}/oauth`, providerConfiguration({
    ...parts, keys,
    adapter: artefactAdapter({ artefacts, clients, now, isOutage }),
    renderError: errorPage,
  }))
  provider.proxy = true
  // The provider lists only the scopes that belong to no resource.
  provider.use(async (ctx, next) => {
    await next()
    if (ctx.oidc?.route === 'discovery') ctx.body = { ...ctx.body as object, scopes_supported: [...SCOPES, ...IDENTITY_SCOPES] }
    // It answers 400 where a client's document is the fault; a client begins anew only at 401 (RFC 6749 §5.2).
    if (ctx.oidc?.route === 'token' && (ctx.body as { error?: string } | undefined)?.error === 'invalid_client') ctx.status = 401
  })
  provider.on('server_error', (_ctx, error) => onError(error))
  return provider
}
