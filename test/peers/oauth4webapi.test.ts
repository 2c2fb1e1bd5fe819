import * as oauth from 'oauth4webapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPeerFarm, PACHT, type PeerFarm } from './peer-farm.ts'
import { describeWholeWay } from './whole-way.ts'

const plain = { [oauth.allowInsecureRequests]: true } as const
const REDIRECT_URI = 'http://127.0.0.1/callback'

/** A client that follows the RFCs to the letter and refuses whatever does not. */
async function registerStrictly(issuer: URL, algorithm: 'oauth2' | 'oidc') {
  const server = await oauth.processDiscoveryResponse(
    issuer,
    await oauth.discoveryRequest(issuer, { algorithm, ...plain }),
  )
  const client = await oauth.processDynamicClientRegistrationResponse(
    await oauth.dynamicClientRegistrationRequest(
      server,
      { client_name: 'Feldagent', redirect_uris: [REDIRECT_URI] },
      plain,
    ),
  )
  return { server, client }
}

type Registered = Awaited<ReturnType<typeof registerStrictly>>

/**
 * Asks the person; `parameters` are what the request has beside what each one has. Issuer, state and the shape of the
 * answer are checked.
 */
async function authorizeStrictly(
  { server, client }: Registered,
  allow: PeerFarm['allow'],
  parameters: Record<string, string>,
) {
  const [verifier, state] = [oauth.generateRandomCodeVerifier(), oauth.generateRandomState()]
  const address = new URL(server.authorization_endpoint!)
  address.search = new URLSearchParams({
    client_id: client.client_id,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...parameters,
  }).toString()
  const callback = await allow(address)
  const answer = oauth.validateAuthResponse(server, client, callback, state)
  return {
    callback,
    state,
    exchange: () =>
      oauth.authorizationCodeGrantRequest(server, client, oauth.None(), answer, REDIRECT_URI, verifier, plain),
  }
}

describeWholeWay('oauth4webapi', ({ url, mcpUrl, allow }) => {
  let registered: Registered
  let tokens: oauth.TokenEndpointResponse
  const rpc = async (method: string, params: object) => {
    const send = () =>
      oauth.protectedResourceRequest(
        tokens.access_token,
        'POST',
        new URL(mcpUrl),
        new Headers({
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
          'MCP-Protocol-Version': '2025-11-25',
        }),
        JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
        plain,
      )
    const answer = await send().catch(async (error) => {
      if (!(error instanceof oauth.WWWAuthenticateChallengeError)) throw error
      expect(error.cause).toMatchObject([{ scheme: 'bearer', parameters: { error: 'invalid_token' } }])
      await refresh()
      return send()
    })
    const text = await answer.text()
    return (JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text) as { result: Record<string, unknown> }).result
  }
  async function refresh() {
    const { server, client } = registered
    const answer = await oauth.refreshTokenGrantRequest(server, client, oauth.None(), tokens.refresh_token!, {
      additionalParameters: { resource: mcpUrl },
      ...plain,
    })
    tokens = await oauth.processRefreshTokenResponse(server, client, answer).catch((error) => {
      throw error instanceof oauth.ResponseBodyError ? new Error(`Unauthorized: ${error.error}`) : error
    })
  }
  return {
    async connect() {
      const refused = await fetch(mcpUrl, { method: 'POST' })
      expect(refused.headers.get('www-authenticate')).toContain(
        `resource_metadata="${url}/.well-known/oauth-protected-resource/mcp"`,
      )
      const resource = await oauth.processResourceDiscoveryResponse(
        new URL(mcpUrl),
        await oauth.resourceDiscoveryRequest(new URL(mcpUrl), plain),
      )
      registered = await registerStrictly(new URL(resource.authorization_servers![0]!), 'oauth2')
      const { server, client } = registered
      const { exchange } = await authorizeStrictly(registered, allow, {
        scope: resource.scopes_supported!.join(' '),
        resource: resource.resource,
      })
      tokens = await oauth.processAuthorizationCodeResponse(server, client, await exchange())
      // RFC 9068: type, issuer, audience and claims of a JWT access token, its signature by the published keys.
      const presented = new Request(mcpUrl, { headers: { Authorization: `Bearer ${tokens.access_token}` } })
      expect(await oauth.validateJwtAccessToken(server, presented, resource.resource, plain)).toMatchObject({
        client_id: client.client_id,
        scope: tokens.scope,
      })
      expect(
        await rpc('initialize', {
          protocolVersion: '2025-11-25',
          capabilities: {},
          clientInfo: { name: 'feldagent', version: '1' },
        }),
      ).toMatchObject({ serverInfo: { name: 'hofkern' } })
    },
    listTools: async () => ((await rpc('tools/list', {}))['tools'] as { name: string }[]).map(({ name }) => name),
    call: async (name, input) => (await rpc('tools/call', { name, arguments: input }))['structuredContent'],
    close: async () => {},
  }
})

describe('oauth4webapi as a client that only wants to know who the person is', () => {
  let farm: PeerFarm
  beforeAll(async () => {
    farm = await openPeerFarm()
  })
  afterAll(() => farm.stop())

  it('gets an identity token and userinfo, and with it no tool', async () => {
    const registered = await registerStrictly(new URL(`${farm.url}/oauth`), 'oidc')
    const { server, client } = registered
    const nonce = oauth.generateRandomNonce()
    const { exchange } = await authorizeStrictly(registered, farm.allow, { scope: 'openid email profile', nonce })
    const answer = await exchange()
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, answer, {
      expectedNonce: nonce,
      requireIdToken: true,
    })
    await oauth.validateApplicationLevelSignature(server, answer, plain)
    const { sub } = oauth.getValidatedIdTokenClaims(tokens)!
    const person = await oauth.processUserInfoResponse(
      server,
      client,
      sub,
      await oauth.userInfoRequest(server, client, tokens.access_token, plain),
    )
    expect(person).toMatchObject({ sub, email: farm.farm.email })
    await expect(
      oauth.protectedResourceRequest(tokens.access_token, 'POST', new URL(farm.mcpUrl), undefined, null, plain),
    ).rejects.toBeInstanceOf(oauth.WWWAuthenticateChallengeError)
    await expect(
      oauth.protectedResourceRequest(
        tokens.access_token,
        'POST',
        new URL(`${farm.url}/chat/ask`),
        new Headers({ 'Content-Type': 'application/json' }),
        JSON.stringify({ question: PACHT.question }),
        plain,
      ),
    ).rejects.toBeInstanceOf(oauth.WWWAuthenticateChallengeError)
  })

  it('gives its access back itself', async () => {
    const registered = await registerStrictly(new URL(`${farm.url}/oauth`), 'oauth2')
    const { server, client } = registered
    const { exchange } = await authorizeStrictly(registered, farm.allow, { scope: 'ask', resource: farm.mcpUrl })
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, await exchange())
    await oauth.processRevocationResponse(
      await oauth.revocationRequest(server, client, oauth.None(), tokens.refresh_token!, plain),
    )
    await expect(
      oauth.protectedResourceRequest(tokens.access_token, 'POST', new URL(farm.mcpUrl), undefined, null, plain),
    ).rejects.toBeInstanceOf(oauth.WWWAuthenticateChallengeError)
    const refused = oauth.processRefreshTokenResponse(
      server,
      client,
      await oauth.refreshTokenGrantRequest(server, client, oauth.None(), tokens.refresh_token!, plain),
    )
    await expect(refused).rejects.toMatchObject({ error: 'invalid_grant', status: 400 })
  })

  it('sees through an answer that another issuer, another request or nobody sent', async () => {
    const registered = await registerStrictly(new URL(`${farm.url}/oauth`), 'oauth2')
    const { server, client } = registered
    const { callback, state } = await authorizeStrictly(registered, farm.allow, { scope: 'ask', resource: farm.mcpUrl })
    const changed = (name: string, value: string | null) => {
      const url = new URL(callback)
      if (value === null) url.searchParams.delete(name)
      else url.searchParams.set(name, value)
      return url
    }
    for (const answer of [
      changed('iss', 'https://boese.example/oauth'),
      changed('iss', null),
      changed('state', 'x'),
      changed('state', null),
    ]) {
      expect(() => oauth.validateAuthResponse(server, client, answer, state)).toThrow(oauth.OperationProcessingError)
    }
  })
})
