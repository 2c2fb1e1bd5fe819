import type { Middleware } from 'koa'
import { SCOPES } from '../../../core/access/index.ts'
import type { ServeProvider } from './serve-provider.ts'
import { protectedResourcePath } from '../pipeline/challenge.ts'

/** The metadata of the agent pipeline as a protected resource (RFC 9728 §2). */
const protectedResource = (baseUrl: string) => ({
  resource: `${baseUrl}/mcp`,
  authorization_servers: [`${baseUrl}/oauth`],
  scopes_supported: SCOPES,
  bearer_methods_supported: ['header'],
  resource_name: 'Hofkern',
  resource_documentation: `${baseUrl}/docs`,
})

const METADATA = '/.well-known/openid-configuration'

/**
 * Every place where a client looks: as RFC 9728, RFC 8414 and OpenID Connect Discovery say, and at the root, where some
 * look all the same.
 */
export function discoveryRoutes(baseUrl: string, serveProvider: ServeProvider): Record<string, Middleware> {
  const resource: Middleware = (ctx) => {
    ctx.set('Cache-Control', 'public, max-age=300')
    ctx.body = protectedResource(baseUrl)
  }
  const server = serveProvider(METADATA)
  return {
    [protectedResourcePath]: resource,
    '/.well-known/oauth-protected-resource': resource,
    '/.well-known/oauth-authorization-server/oauth': server,
    '/.well-known/openid-configuration/oauth': server,
    '/oauth/.well-known/openid-configuration': server,
    '/oauth/.well-known/oauth-authorization-server': server,
    '/.well-known/oauth-authorization-server': server,
    '/.well-known/openid-configuration': server,
  }
}
