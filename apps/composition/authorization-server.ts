import { AuthorizationServer, type AuthorizationServerParts } from '../../adapters/oidc/authorization-server.ts'
import { makePublicFetch } from '../../adapters/web/public-fetch.ts'
import type { Reach } from '../../adapters/web/request.ts'
import type { Application } from './application.ts'

export interface AuthorizationServerOptions {
  /** The page for a fault that cannot be told to the client. */
  errorPage: AuthorizationServerParts['errorPage']
  /** How clients that are known by the address of a document are fetched; for tests. */
  reach?: Reach | undefined
}

export function openAuthorizationServer(
  { access, platform, settings, log }: Application,
  { errorPage, reach }: AuthorizationServerOptions,
): AuthorizationServer {
  const { baseUrl, signingKeyRing, artefacts, accounts, clients, clock, isOutage, audit, secretBox } = platform
  return new AuthorizationServer({
    baseUrl,
    ring: signingKeyRing,
    artefacts,
    accounts,
    clients,
    grantConsent: access.grantConsent,
    audit,
    graceBox: settings.refreshGrace ? secretBox : undefined,
    webRedirectUris: settings.webRedirectUris,
    fetchPublic: makePublicFetch(reach),
    now: clock.now,
    isOutage,
    onError: (error) => log.error({ err: error }, 'the authorization server failed'),
    errorPage,
  })
}
