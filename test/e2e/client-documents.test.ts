import { createServer, type Server } from 'node:net'
import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { patience } from '../patience.ts'
import { startWebServer, type WebServer } from '../stand-ins/web-server.ts'
import { letAgentIn, OAuthAgent, OAuthBrowser, type Tokens } from './oauth-browser.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

const PASSWORD = 'Grüne Wiese 7'

const titleOf = (page: string): string | undefined => /<h1>(.*?)<\/h1>/.exec(page)?.[1]

/** Clients whose id is the address of a document about them (OAuth Client ID Metadata Document). */
describe('a client that is known by a document', () => {
  let site: WebServer
  let service: TestService
  let farm: Farm
  let browser: OAuthBrowser
  const asked: string[] = []
  const documents: Record<string, RequestListener> = {}
  beforeAll(async () => {
    site = await startWebServer((req, res) => {
      asked.push(req.url!)
      return documents[req.url!] ? documents[req.url!]!(req, res) : void res.writeHead(404).end()
    })
    service = await startService({}, { worker: false, reach: { ...site.reach, timeoutMs: patience(20_000) } })
    farm = await service.farm({ password: PASSWORD })
  })
  beforeEach(() => {
    browser = new OAuthBrowser(service.url)
    asked.length = 0
  })
  afterAll(async () => {
    await service.stop()
    await site.close()
  })

  /** Puts a document at a path of the site and returns the client that it describes. */
  function publish(path: string, change: Record<string, unknown> = {}): OAuthAgent {
    const metadata = {
      client_id: site.url + path,
      client_name: 'Feldagent vom Netz',
      client_uri: 'https://hof.test',
      redirect_uris: ['http://127.0.0.1/cb'],
      token_endpoint_auth_method: 'none',
      ...change,
    }
    documents[path] = (_, res) => void res.setHeader('Content-Type', 'application/json').end(JSON.stringify(metadata))
    return new OAuthAgent(service.url, site.url + path, 'http://127.0.0.1/cb')
  }
  const person = () => ({ email: farm.email, password: PASSWORD })
  const tools = (token: string) =>
    fetch(`${service.url}/mcp`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
      },
      body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    })

  it('is announced as welcome', async () => {
    expect(await (await fetch(`${service.url}/.well-known/oauth-authorization-server/oauth`)).json()).toMatchObject({
      client_id_metadata_document_supported: true,
      token_endpoint_auth_methods_supported: ['none'],
    })
  })

  it('gets in, refreshes and is thrown out like any other', async () => {
    const agent = publish('/agent.json')
    const screen = await browser.consent(
      agent.request({ redirect_uri: 'http://127.0.0.1:55123/cb' }).address,
      farm.email,
      PASSWORD,
    )
    expect(screen!.page).toContain('Feldagent vom Netz')
    expect(screen!.page).toContain('nicht überprüft')
    expect(screen!.page).toContain(
      `<dt>Bekannt durch</dt><dd>ein Dokument auf <strong>${new URL(site.url).host}</strong></dd>`,
    )
    const tokens = await letAgentIn(agent, browser, person())
    const renewed = (await (await agent.refresh(tokens.refresh_token)).json()) as Tokens
    expect((await tools(renewed.access_token)).status).toBe(200)
    // The document is read once and remembered for a while.
    expect(asked).toEqual(['/agent.json'])
    const { grants } = (await (await farm.call('GET', '/oauth/grants')).json()) as {
      grants: { id: string; client_id: string; client_name: string }[]
    }
    expect(grants).toMatchObject([{ client_id: agent.clientId, client_name: 'Feldagent vom Netz' }])
    await farm.call('DELETE', `/oauth/grants/${grants[0]!.id}`)
    expect((await tools(renewed.access_token)).status).toBe(401)
    expect((await agent.refresh(renewed.refresh_token)).status).toBe(400)
  })

  it.each([
    ['unknown scopes', { scope: 'openid offline_access ask root' }],
    [
      'members that we do not know',
      {
        software_id: 'x',
        'x-anything': { nested: true },
        logo_uri: 'https://hof.test/logo.png',
        tos_uri: 'https://hof.test/agb',
      },
    ],
    [
      'the grant types of other servers',
      { grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'] },
    ],
    [
      'algorithms and response types of other servers',
      { id_token_signed_response_alg: 'RS512', response_types: ['code', 'token id_token'], application_type: 'web' },
    ],
    ['an app of its own', { redirect_uris: ['cursor://anysphere.cursor-mcp/oauth/callback', 'http://127.0.0.1/cb'] }],
    ['no authentication method', { token_endpoint_auth_method: undefined }],
  ])('may name %s', async (name, change) => {
    const agent = publish(`/${encodeURIComponent(name)}.json`, change)
    const tokens = await letAgentIn(agent, browser, person())
    expect((await tools(tokens.access_token)).status).toBe(200)
  })

  it.each([
    ['that is about somebody else', { client_id: 'https://hof.test/andere.json' }],
    ['with a secret', { client_secret: 'geheim' }],
    ['that wants to show a secret', { token_endpoint_auth_method: 'client_secret_basic' }],
    [
      'that sends answers to a scheme which browsers act on',
      { redirect_uris: ['http://127.0.0.1/cb', 'ftp://hof.test/cb'] },
    ],
  ])('is refused for a document %s', async (name, change) => {
    await expectRefused(publish(`/${encodeURIComponent(name)}.json`, change))
  })

  it.each([
    ['is no JSON', (_, res) => void res.end('<html>')],
    ['is no object', (_, res) => void res.end('["x"]')],
    ['is not there', (_, res) => void res.writeHead(404).end()],
    ['leads elsewhere', (_, res) => void res.writeHead(302, { Location: '/agent.json' }).end()],
    [
      'has no end',
      (_, res) => {
        const more = () => void (res.destroyed || res.write(' '.repeat(65_536), () => setImmediate(more)))
        more()
      },
    ],
  ] satisfies [string, RequestListener][])('is refused for a document that %s', async (name, listener) => {
    const agent = publish(`/${encodeURIComponent(name)}.json`)
    documents[`/${encodeURIComponent(name)}.json`] = listener
    await expectRefused(agent)
  })

  it('is sent only to the redirects of its document', async () => {
    const agent = publish('/redirects.json')
    for (const redirect_uri of ['http://127.0.0.1/cb/evil', 'https://boese.example/cb', 'http://localhost/cb']) {
      const answer = await browser.get(agent.request({ redirect_uri }).address)
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
      expect(await answer.text()).toContain('nicht angemeldet hat')
    }
  })

  it.each([
    ['no redirects', undefined],
    ['a redirect to a foreign machine in the clear', ['http://hof.test/cb']],
    ['a redirect that is a script', ['javascript:alert(1)']],
  ])('is refused for a document with %s', async (name, redirect_uris) => {
    await expectRefused(publish(`/${encodeURIComponent(name)}.json`, { redirect_uris }), 'Hier stimmt etwas nicht')
  })

  /** A page for the person, and no way back to whoever asked. */
  async function expectRefused(
    agent: OAuthAgent,
    title = 'Dieses Programm weist sich nicht richtig aus',
  ): Promise<void> {
    const answer = await browser.get(agent.request().address)
    const page = await answer.text()
    expect([answer.status, answer.headers.get('location'), answer.headers.get('content-type')]).toEqual([
      400,
      null,
      'text/html; charset=utf-8',
    ])
    expect(titleOf(page)).toBe(title)
    expect(page).not.toContain(agent.clientId)
  }
})

describe('an address that is none of the public web', () => {
  let service: TestService
  let inside: Server
  let port: number
  let connections = 0
  beforeAll(async () => {
    inside = createServer((socket) => {
      connections++
      socket.destroy()
    })
    await new Promise<void>((done) => {
      inside.listen(0, '127.0.0.1', done)
    })
    port = (inside.address() as { port: number }).port
    // The port is allowed, so that the address alone decides; every name leads to this machine.
    service = await startService(
      {},
      {
        worker: false,
        reach: {
          port,
          lookup: ((_name: string, _options: unknown, answer: (error: null, found: object[]) => void) =>
            answer(null, [{ address: '127.0.0.1', family: 4 }])) as never,
        },
      },
    )
  })
  afterAll(async () => {
    await service.stop()
    inside.close()
  })

  const asClient = (address: string) =>
    new OAuthAgent(service.url, address.replace('PORT', String(port)), 'http://127.0.0.1/cb')

  it.each([
    ['this machine', 'https://127.0.0.1:PORT/a.json'],
    ['this machine in IPv6', 'https://[::1]:PORT/a.json'],
    ['this machine as a number', 'https://2130706433:PORT/a.json'],
    ['this machine as IPv4 in IPv6', 'https://[::ffff:127.0.0.1]:PORT/a.json'],
    ['a private network', 'https://10.0.0.1:PORT/a.json'],
    ['the metadata of a cloud', 'https://169.254.169.254:PORT/latest/meta-data'],
    ['a name that leads to this machine', 'https://intern.test:PORT/a.json'],
    ['another port', 'https://intern.test:22/a.json'],
  ])('is not fetched: %s', async (_name, address) => {
    await expectRefused(asClient(address), 'Dieses Programm weist sich nicht richtig aus')
  })

  it.each([
    ['without TLS', 'http://intern.test:PORT/a.json'],
    ['with a password', 'https://a:b@intern.test:PORT/a.json'],
    ['of a file', 'file:///etc/passwd'],
    ['with a fragment', 'https://intern.test:PORT/a.json#b'],
    ['with dots', 'https://intern.test:PORT/a/../b.json'],
    ['without a host', 'https://'],
  ])('is no client at all: %s', async (_name, address) => {
    await expectRefused(asClient(address), 'Dieses Programm kennen wir nicht')
  })

  async function expectRefused(client: OAuthAgent, title: string): Promise<void> {
    const answer = await new OAuthBrowser(service.url).get(client.request().address)
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
    expect(titleOf(await answer.text())).toBe(title)
    const token = await client.refresh('x')
    expect([token.status, ((await token.json()) as { error: string }).error]).toEqual([401, 'invalid_client'])
    expect(connections).toBe(0)
  }
})
