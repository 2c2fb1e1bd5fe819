import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as oauth from 'oauth4webapi'

const plain = { [oauth.allowInsecureRequests]: true }

/** Where a client on this machine waits for the browser to come back. */
export interface Callback {
  uri: string
  /** The address that the browser came with last. */
  seen(): URL | undefined
  close(): void
}

export async function openCallback({ host = '127.0.0.1', page = 'Verbunden' } = {}): Promise<Callback> {
  let last: URL | undefined
  const server = createServer((request, response) => {
    if (request.url!.startsWith('/callback')) last = new URL(request.url!, uri)
    response
      .setHeader('Content-Type', 'text/html; charset=utf-8')
      .end(`<!doctype html><title>Programm</title><body>${page}`)
  })
  await new Promise<void>((done) => {
    server.listen(0, host, done)
  })
  const uri = `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}/callback`
  return { uri, seen: () => last, close: () => void server.close() }
}

/** An agent that holds itself to the standards and expects the same of the service. */
export interface Agent {
  /** Where it sends the person; each address is for one sign-in. */
  authorizeUrl(options?: { scope?: string; identityOnly?: boolean }): Promise<string>
  /** Exchanges what the browser brought back; throws what the service refused. */
  exchange(callback: URL): Promise<oauth.TokenEndpointResponse>
  refresh(refreshToken: string): Promise<oauth.TokenEndpointResponse>
}

export async function registerAgent(
  baseUrl: string,
  { name, redirectUri, uri }: { name: string; redirectUri: string; uri?: string },
): Promise<Agent> {
  const issuer = new URL(`${baseUrl}/oauth`)
  const server = await oauth.processDiscoveryResponse(
    issuer,
    await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...plain }),
  )
  const registration = await oauth.dynamicClientRegistrationRequest(
    server,
    {
      client_name: name,
      redirect_uris: [redirectUri],
      ...(uri !== undefined && { client_uri: uri }),
      token_endpoint_auth_method: 'none',
    },
    plain,
  )
  const client = await oauth.processDynamicClientRegistrationResponse(registration)
  const verifier = oauth.generateRandomCodeVerifier()
  const state = oauth.generateRandomState()
  const resource = `${baseUrl}/mcp`
  return {
    async authorizeUrl({ scope = 'ask documents.read training.write', identityOnly = false } = {}) {
      return `${server.authorization_endpoint}?${new URLSearchParams({
        client_id: client.client_id,
        redirect_uri: redirectUri,
        response_type: 'code',
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        scope,
        ...(!identityOnly && { resource }),
      })}`
    },
    async exchange(callback) {
      const parameters = oauth.validateAuthResponse(server, client, callback, state)
      return oauth.processAuthorizationCodeResponse(
        server,
        client,
        await oauth.authorizationCodeGrantRequest(server, client, oauth.None(), parameters, redirectUri, verifier, {
          additionalParameters: { resource },
          ...plain,
        }),
      )
    },
    refresh: async (refreshToken) =>
      oauth.processRefreshTokenResponse(
        server,
        client,
        await oauth.refreshTokenGrantRequest(server, client, oauth.None(), refreshToken, {
          additionalParameters: { resource },
          ...plain,
        }),
      ),
  }
}
