import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../builders/ids.ts'
import { boxesOf, letAgentIn, OAuthAgent, OAuthBrowser, type Tokens } from './oauth-browser.ts'
import { startService, type TestService } from './start-hofkern.ts'

const PASSWORD = 'Grüne Wiese 7'
const ASCII = /^[\x20-\x21\x23-\x5b\x5d-\x7e]*$/

/** What programs of others were seen to send. */
describe('clients in the wild', () => {
  let service: TestService
  let base: string
  beforeAll(async () => {
    service = await startService({ HOFKERN_REFRESH_GRACE: 'on' }, { worker: false })
    base = service.url
  })
  afterAll(() => service.stop())

  async function aPerson() {
    const name = newId<string>().slice(-12)
    const made = { email: `${name}@hof.example`, username: `hof-${name}`, password: PASSWORD }
    ;(await service.application.access.createAccount(made)).unwrap()
    return made
  }
  const register = (body: object) =>
    fetch(`${base}/oauth/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const mcp = (path: string, headers: Record<string, string>, body: object = PING) =>
    fetch(base + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const PING = { jsonrpc: '2.0', id: 1, method: 'ping' }

  describe('register', () => {
    it.each(['client_name', 'client_uri', 'grant_types', 'response_types', 'scope', 'token_endpoint_auth_method'])(
      'with a %s that is null or empty, as if they had left it out',
      async (member) => {
        for (const value of [null, '', []]) {
          const answer = await register({ redirect_uris: ['http://127.0.0.1/cb'], [member]: value })
          expect([value, answer.status]).toEqual([value, 201])
        }
      },
    )

    it('with members of other servers, whatever they hold', async () => {
      const answer = await register({
        redirect_uris: ['http://127.0.0.1/cb'],
        logo_uri: null,
        contacts: null,
        jwks: null,
        software_id: 7,
        client_uri: 'https://agent.example',
      })
      expect(answer.status).toBe(201)
    })

    it('but not with redirect addresses that are null or empty', async () => {
      for (const redirect_uris of [null, [], '', [null], ['']]) {
        const answer = await register({ redirect_uris })
        const body = (await answer.json()) as { error: string; error_description: string }
        expect([redirect_uris, answer.status, body.error]).toEqual([redirect_uris, 400, 'invalid_redirect_uri'])
        expect(body.error_description).toMatch(ASCII)
      }
    })

    it('again and are the client that they were', async () => {
      const metadata = { client_name: `Agent ${newId<string>()}`, redirect_uris: ['http://127.0.0.1/cb'] }
      const ids = await Promise.all(
        [1, 2, 3, 4].map(async () => ((await (await register(metadata)).json()) as { client_id: string }).client_id),
      )
      expect(new Set(ids).size).toBe(1)
      const another = (await (await register({ ...metadata, scope: 'ask' })).json()) as { client_id: string }
      expect(another.client_id).not.toBe(ids[0])
    })

    it('and are told in ASCII what is wrong, whatever they sent', async () => {
      for (const body of [
        { redirect_uris: ['http://bücher.example/ü"\\'] },
        { redirect_uris: ['https://a.example/cb'], grant_types: ['ümläut"'] },
        { redirect_uris: ['https://a.example/cb'], client_uri: 'javascript:ü' },
      ])
        expect(((await (await register(body)).json()) as { error_description: string }).error_description).toMatch(
          ASCII,
        )
    })
  })

  describe('ask for access', () => {
    it('by POST, and are led on as by GET (OpenID Connect Core §3.1.2.1)', async () => {
      const [agent, browser, person] = [await OAuthAgent.register(base), new OAuthBrowser(base), await aPerson()]
      const { address, verifier } = agent.request()
      const posted = await fetch(`${base}/oauth/authorize`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(address.split('?')[1]),
      })
      expect([posted.status, posted.headers.getSetCookie()]).toEqual([303, []])
      const callback = await browser.authorize(posted.headers.get('location')!, person)
      expect((await agent.exchange(callback.searchParams.get('code')!, verifier)).status).toBe(200)
    })

    it('by a POST that is none, or too long, and get a page', async () => {
      for (const [body, type] of [
        ['{}', 'application/json'],
        ['client_id=x', 'text/plain'],
        [`client_id=${'x'.repeat(20_000)}`, 'application/x-www-form-urlencoded'],
        ['x'.repeat(100_000), 'application/x-www-form-urlencoded'],
      ]) {
        const answer = await fetch(`${base}/oauth/authorize`, {
          method: 'POST',
          headers: { 'Content-Type': type! },
          body: body!,
        })
        expect(answer.status).toBe(400)
      }
    })

    it('naming the resource twice, here and for the token, and get one grant', async () => {
      const [agent, browser, person] = [await OAuthAgent.register(base), new OAuthBrowser(base), await aPerson()]
      const { address, verifier } = agent.request()
      const twice = `${address}&resource=${encodeURIComponent(`${base}/mcp`)}`
      const code = (await browser.authorize(twice, person)).searchParams.get('code')!
      const answer = await fetch(`${base}/oauth/token`, {
        method: 'POST',
        body: new URLSearchParams([
          ['grant_type', 'authorization_code'],
          ['client_id', agent.clientId],
          ['code', code],
          ['redirect_uri', agent.redirectUri],
          ['code_verifier', verifier],
          ['resource', `${base}/mcp`],
          ['resource', `${base}/mcp`],
        ]),
      })
      expect([answer.status, ((await answer.json()) as Tokens).scope]).toEqual([200, 'ask documents.read'])
    })

    it('naming another resource besides, are refused, and leave no grant', async () => {
      const [agent, browser] = [await OAuthAgent.register(base), new OAuthBrowser(base)]
      for (const other of ['https://api.example/', base, `${base}/mcp/`]) {
        const answer = await browser.get(`${agent.request().address}&resource=${encodeURIComponent(other)}`)
        expect(new URL(answer.headers.get('location')!).searchParams.get('error')).toBe('invalid_target')
      }
      expect(await service.database.asOwner('select id from grants where client_id = $1', [agent.clientId])).toEqual([])
    })

    it('and are told in ASCII what is wrong with a token request', async () => {
      const agent = await OAuthAgent.register(base)
      for (const fields of [
        { grant_type: 'ümläut"\\' },
        { grant_type: 'refresh_token', refresh_token: 'ü', scope: 'ü"' },
        { grant_type: 'authorization_code', code: 'ü\n', redirect_uri: 'ü' },
        { client_id: 'ü"' },
      ] as Record<string, string>[]) {
        const body = (await (await agent.token(fields)).json()) as { error: string; error_description: string }
        expect([fields, body.error_description]).toEqual([fields, expect.stringMatching(ASCII)])
      }
    })
  })

  describe('refresh twice at the same second', () => {
    it('and get the same successor, where the operator allows it', async () => {
      const agent = await OAuthAgent.register(base)
      const { refresh_token } = await letAgentIn(agent, new OAuthBrowser(base), await aPerson())
      const answers = await Promise.all([1, 2, 3].map(() => agent.refresh(refresh_token)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      const tokens = (await Promise.all(answers.map((answer) => answer.json()))) as Tokens[]
      expect(new Set(tokens.map((one) => one.refresh_token)).size).toBe(1)
      for (const { access_token } of tokens)
        expect((await mcp('/mcp', { Authorization: `Bearer ${access_token}` })).status).toBe(200)
      const kept = await service.database.asOwner('select successor from oauth_artefacts where successor is not null')
      expect(JSON.stringify(kept)).not.toContain(tokens[0]!.refresh_token)
      expect((await agent.refresh(tokens[0]!.refresh_token)).status).toBe(200)
      expect((await agent.refresh(refresh_token)).status).toBe(400)
      expect((await agent.refresh(tokens[0]!.refresh_token)).status).toBe(400)
    })

    it('but not as another client', async () => {
      const [agent, other] = [
        await OAuthAgent.register(base),
        await OAuthAgent.register(base, { client_name: 'Anderer' }),
      ]
      const { refresh_token } = await letAgentIn(agent, new OAuthBrowser(base), await aPerson())
      expect((await agent.refresh(refresh_token)).status).toBe(200)
      expect((await other.refresh(refresh_token)).status).toBe(400)
    })
  })

  describe('call /mcp', () => {
    it('with a slash behind it, and meet the same challenge', async () => {
      const [plain, slash] = await Promise.all([mcp('/mcp', {}), mcp('/mcp/', {})])
      expect([plain.status, slash.status]).toEqual([401, 401])
      expect(slash.headers.get('www-authenticate')).toBe(plain.headers.get('www-authenticate'))
    })

    it('and are first asked for what only reads', async () => {
      const challenge = (await mcp('/mcp', {})).headers.get('www-authenticate')!
      expect(challenge).toContain('scope="ask documents.read')
      expect(challenge).not.toMatch(/write|research/)
    })

    it.each([
      ['*/*', 'application/json'],
      ['application/json', 'application/json'],
      ['application/*', 'application/json'],
      ['', 'application/json'],
      ['text/event-stream', 'text/event-stream'],
      ['application/json;q=0.5, text/event-stream;q=0.9', 'text/event-stream'],
    ])('accepting „%s“, and are answered in %s', async (accept, type) => {
      const agent = await OAuthAgent.register(base)
      const { access_token } = await letAgentIn(agent, new OAuthBrowser(base), await aPerson())
      for (const path of ['/mcp', '/mcp/']) {
        const answer = await mcp(path, { Authorization: `Bearer ${access_token}`, Accept: accept })
        expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([200, type])
        const text = await answer.text()
        const message = type === 'application/json' ? text : /^data: (.*)$/m.exec(text)![1]!
        expect(JSON.parse(message)).toMatchObject({ jsonrpc: '2.0', id: 1 })
      }
    })

    it('and get what writes by asking once more', async () => {
      const [agent, browser, person] = [await OAuthAgent.register(base), new OAuthBrowser(base), await aPerson()]
      const { access_token } = await letAgentIn(agent, browser, person, { scope: 'ask' })
      const call = (token: string, body: object) => mcp('/mcp', { Authorization: `Bearer ${token}` }, body)
      const listed = (await (await call(access_token, { jsonrpc: '2.0', id: 2, method: 'tools/list' })).json()) as {
        result: { tools: { name: string }[] }
      }
      expect(listed.result.tools.map(({ name }) => name)).not.toContain('add_document')
      const add = {
        jsonrpc: '2.0',
        id: 3,
        method: 'tools/call',
        params: { name: 'add_document', arguments: { title: 'Notiz', text: 'Der Zaun ist kaputt.' } },
      }
      const refused = await call(access_token, add)
      expect(refused.status).toBe(403)
      const scope = /scope="([^"]+)"/.exec(refused.headers.get('www-authenticate')!)![1]!
      expect(scope).toBe('ask training.write')
      const { address, verifier } = agent.request({ scope })
      const { address: at, page } = (await browser.consent(address, person.email, PASSWORD))!
      const ticked = [...page.matchAll(/name="scopes" value="([^"]+)" checked/g)].map(([, one]) => one)
      expect([boxesOf(page), ticked]).toEqual([['ask', 'training.write'], ['ask']])
      const decided = await browser.submit(at, page, { decision: 'allow' }, {}, boxesOf(page))
      const callback = new URL((await browser.get(decided.headers.get('location')!)).headers.get('location')!)
      const tokens = (await (await agent.exchange(callback.searchParams.get('code')!, verifier)).json()) as Tokens
      expect((await call(tokens.access_token, add)).status).toBe(200)
    })
  })
})
