import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../builders/ids.ts'
import { challengeOf, hiddenFields, letAgentIn, OAuthAgent, OAuthBrowser, type Tokens } from './oauth-browser.ts'
import { startService, type TestService } from './start-hofkern.ts'

const PASSWORD = 'Grüne Wiese 7'

describe('the authorization server', () => {
  let service: TestService
  let base: string
  let agent: OAuthAgent
  let browser: OAuthBrowser
  let person: { email: string; password: string }
  beforeAll(async () => {
    service = await startService({}, { worker: false })
    base = service.url
    person = await aPerson()
    agent = await OAuthAgent.register(base)
  })
  beforeEach(() => void (browser = new OAuthBrowser(base)))
  afterAll(() => service.stop())

  async function aPerson() {
    const name = newId<string>().slice(-12)
    const made = { email: `${name}@hof.example`, username: `hof-${name}`, password: PASSWORD }
    ;(await service.application.access.createAccount(made)).unwrap()
    return made
  }
  const call = (
    token: string,
    method = 'POST',
    path = '/chat/ask',
    json: object | null = { question: 'Was steht an?' },
  ) =>
    fetch(base + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(json && { 'Content-Type': 'application/json' }) },
      ...(json && { body: JSON.stringify(json) }),
    })
  const grantConsent = (change: Record<string, string | null> = {}) => letAgentIn(agent, browser, person, change)
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>
  const errorOf = async (answer: Response) => [answer.status, ((await answer.json()) as { error: string }).error]

  describe('lets an agent in', () => {
    it('with the tokens of the interface', async () => {
      const { address, verifier } = agent.request()
      const callback = await browser.authorize(address, person)
      expect(callback.searchParams.get('state')).toBe('zustand')
      expect(callback.searchParams.get('iss')).toBe(`${base}/oauth`)
      const answer = await agent.exchange(callback.searchParams.get('code')!, verifier)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const tokens = (await answer.json()) as Tokens
      expect(tokens).toEqual({
        access_token: expect.any(String),
        refresh_token: expect.any(String),
        token_type: 'Bearer',
        expires_in: 900,
        scope: 'ask documents.read',
      })
      expect(claimsOf(tokens.access_token)).toMatchObject({
        iss: `${base}/oauth`,
        aud: `${base}/mcp`,
        client_id: agent.clientId,
        scope: 'ask documents.read',
      })
      expect((await call(tokens.access_token)).status).toBe(200)
    })

    it('to the routes of its scopes only, and to none that is the person’s', async () => {
      const { access_token: token } = await grantConsent({ scope: 'ask' })
      const document = newId<string>()
      expect((await call(token)).status).toBe(200)
      for (const [path, method] of [
        [`/training/${document}`, 'GET'],
        [`/training/${document}/url`, 'GET'],
      ] as const) {
        const refused = await call(token, method, path, null)
        expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, 'insufficient_scope'])
        expect(refused.headers.get('www-authenticate')).toBe(
          `Bearer error="insufficient_scope", resource_metadata="${base}/.well-known/oauth-protected-resource/mcp", scope="training.write"`,
        )
      }
      for (const [path, method] of [
        ['/training/memory-stats', 'GET'],
        ['/access-tokens', 'GET'],
        ['/oauth/grants', 'GET'],
        ['/realtime', 'GET'],
        [`/training/${document}`, 'DELETE'],
      ] as const) {
        const refused = await call(token, method, path, null)
        expect([path, refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
          path,
          403,
          'agent_not_allowed',
        ])
      }
    })

    it('by asking the person every time', async () => {
      await grantConsent()
      const again = await browser.consent(agent.request().address, person.email, PASSWORD)
      expect(again?.page).toContain('Zugriff zulassen?')
      expect((await browser.get(agent.request({ prompt: 'none' }).address)).headers.get('location')).toContain(
        'error=consent_required',
      )
    })

    it('not, where the person declines', async () => {
      const callback = await browser.authorize(agent.request().address, person, 'deny')
      expect(Object.fromEntries(callback.searchParams)).toMatchObject({
        error: 'access_denied',
        state: 'zustand',
        iss: `${base}/oauth`,
      })
    })

    it('with sensible scopes where it names none or none that we know', async () => {
      for (const scope of [null, 'root everything']) {
        const { scope: granted } = await grantConsent({ scope })
        expect(granted.split(' ')).toEqual(expect.arrayContaining(['ask', 'documents.read', 'animals.read']))
        expect(granted).not.toMatch(/write|research/)
      }
    })

    it('and tells without a resource only who the person is', async () => {
      const tokens = await grantConsent({ resource: null, scope: 'ask email' })
      expect(tokens.scope).toBe('openid email')
      for (const path of ['/chat/ask', '/training/memory-stats'])
        expect(
          (
            await call(
              tokens.access_token,
              path === '/chat/ask' ? 'POST' : 'GET',
              path,
              path === '/chat/ask' ? { question: 'Wer?' } : null,
            )
          ).status,
        ).toBe(401)
      const who = await (await call(tokens.access_token, 'GET', '/oauth/userinfo', null)).json()
      expect(who).toMatchObject({ sub: expect.any(String), email: person.email })
    })

    it('from an app with a scheme of its own, or from any local port', async () => {
      const app = await OAuthAgent.register(base, {
        redirect_uris: ['cursor://anysphere.cursor-retrieval/oauth/cb', 'http://localhost:1/cb'],
      })
      expect((await browser.authorize(app.request().address, person)).protocol).toBe('cursor:')
      expect(
        (await browser.authorize(app.request({ redirect_uri: 'http://localhost:55123/cb' }).address, person)).host,
      ).toBe('localhost:55123')
    })
  })

  describe('refuses', () => {
    const refusedAt = async (change: Record<string, string | null>) => {
      const answer = await browser.get(agent.request(change).address)
      const location = answer.headers.get('location')
      return location ? new URL(location.replace('#', '?')).searchParams.get('error') : answer.status
    }

    it.each([
      ['no PKCE', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
      ['the plain method', { code_challenge_method: 'plain' }, 'invalid_request'],
      ['a challenge without a method', { code_challenge_method: null }, 'invalid_request'],
      ['another response type', { response_type: 'token' }, 'unsupported_response_type'],
      ['a foreign resource', { resource: 'https://api.example/' }, 'invalid_target'],
      ['the person’s own plane', { resource: 'BASE' }, 'invalid_target'],
      ['a resource that only begins alike', { resource: 'BASE/mcp/x' }, 'invalid_target'],
      ['a resource that is no address', { resource: 'mcp' }, 'invalid_target'],
    ] as const)('%s', async (_name, change, error) => {
      expect(
        await refusedAt(
          Object.fromEntries(
            Object.entries(change).map(([name, value]) => [name, value?.replace('BASE', base) ?? null]),
          ),
        ),
      ).toBe(error)
    })

    it.each([
      ['that only begins alike', 'http://127.0.0.1/cb/evil'],
      ['with a query of its own', 'http://127.0.0.1/cb?x=1'],
      ['on another host', 'http://127.0.0.1.evil.example/cb'],
      ['with a login in it', 'http://127.0.0.1@evil.example/cb'],
      ['with another scheme', 'https://127.0.0.1/cb'],
      ['that is none', 'javascript:alert(1)'],
      ['on another name of this machine', 'http://localhost/cb'],
    ])('a redirect %s, without redirecting', async (_name, redirect_uri) => {
      const answer = await browser.get(agent.request({ redirect_uri }).address)
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
      expect(await answer.text()).not.toContain('evil.example/cb')
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    })

    it('a client that nobody registered: a page for the person, 401 for the client', async () => {
      expect((await browser.get(agent.request({ client_id: newId<string>() }).address)).status).toBe(400)
      const unknown = await agent.token({ client_id: newId<string>(), grant_type: 'refresh_token', refresh_token: 'x' })
      expect(await errorOf(unknown)).toEqual([401, 'invalid_client'])
    })

    it('a code with a wrong or missing verifier, for another redirect or another client', async () => {
      const other = await OAuthAgent.register(base)
      const attempts: [string, (code: string, verifier: string) => Promise<Response>][] = [
        ['wrong verifier', (code) => agent.exchange(code, 'a'.repeat(43))],
        ['challenge as verifier', (code, verifier) => agent.exchange(code, challengeOf(verifier))],
        [
          'no verifier',
          (code) => agent.token({ grant_type: 'authorization_code', code, redirect_uri: agent.redirectUri }),
        ],
        [
          'another redirect',
          (code, verifier) => agent.exchange(code, verifier, { redirect_uri: 'http://127.0.0.1:9/cb' }),
        ],
        ['another client', (code, verifier) => other.exchange(code, verifier)],
        ['foreign resource', (code, verifier) => agent.exchange(code, verifier, { resource: 'https://api.example/' })],
      ]
      for (const [name, attempt] of attempts) {
        const { address, verifier } = agent.request()
        const code = (await browser.authorize(address, person)).searchParams.get('code')!
        const [status, error] = await errorOf(await attempt(code, verifier))
        expect([name, status, ['invalid_grant', 'invalid_request', 'invalid_target'].includes(String(error))]).toEqual([
          name,
          400,
          true,
        ])
      }
    })

    it('a code that is used twice, and ends the tokens of the first use', async () => {
      const { address, verifier } = agent.request()
      const code = (await browser.authorize(address, person)).searchParams.get('code')!
      const tokens = (await (await agent.exchange(code, verifier)).json()) as Tokens
      expect((await call(tokens.access_token)).status).toBe(200)
      expect(await errorOf(await agent.exchange(code, verifier))).toEqual([400, 'invalid_grant'])
      expect((await call(tokens.access_token)).status).toBe(401)
      expect(await errorOf(await agent.refresh(tokens.refresh_token))).toEqual([400, 'invalid_grant'])
    })

    it('all but one of twenty simultaneous uses of a code', async () => {
      const { address, verifier } = agent.request()
      const code = (await browser.authorize(address, person)).searchParams.get('code')!
      const answers = await Promise.all(Array.from({ length: 20 }, () => agent.exchange(code, verifier)))
      expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
      expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true)
    })

    it('a refresh token of another client, and more scopes than were granted', async () => {
      const tokens = await grantConsent({ scope: 'ask' })
      const other = await OAuthAgent.register(base)
      expect(await errorOf(await other.refresh(tokens.refresh_token))).toEqual([400, 'invalid_grant'])
      expect(await errorOf(await agent.refresh(tokens.refresh_token, { scope: 'ask letters.read' }))).toEqual([
        400,
        'invalid_scope',
      ])
      expect(await errorOf(await agent.refresh(tokens.refresh_token, { resource: base }))).toEqual([
        400,
        'invalid_target',
      ])
    })

    it('any other grant type', async () => {
      for (const grant_type of ['client_credentials', 'password', 'implicit', ''])
        expect((await agent.token({ grant_type, username: person.email, password: PASSWORD })).status).toBe(400)
    })
  })

  describe('rotates refresh tokens', () => {
    it('so that the old one stops working and its replay ends the whole family', async () => {
      const first = await grantConsent()
      const second = (await (await agent.refresh(first.refresh_token)).json()) as Tokens
      expect(second).toMatchObject({ token_type: 'Bearer', expires_in: 900, scope: 'ask documents.read' })
      expect(second.refresh_token).not.toBe(first.refresh_token)
      const third = (await (await agent.refresh(second.refresh_token)).json()) as Tokens
      expect((await call(third.access_token)).status).toBe(200)
      expect(await errorOf(await agent.refresh(first.refresh_token))).toEqual([400, 'invalid_grant'])
      expect(await errorOf(await agent.refresh(third.refresh_token))).toEqual([400, 'invalid_grant'])
      for (const { access_token } of [first, second, third]) expect((await call(access_token)).status).toBe(401)
    })

    it('with at most one successor for fifty simultaneous uses', async () => {
      const { refresh_token, access_token } = await grantConsent()
      const answers = await Promise.all(Array.from({ length: 50 }, () => agent.refresh(refresh_token)))
      expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
      const kept = await service.database.asOwner(
        "select model from oauth_artefacts where model = 'RefreshToken' and consumed_at is null and grant_id = $1",
        [claimsOf(access_token)['gid']],
      )
      expect(kept.length).toBeLessThanOrEqual(1)
      expect((await call(access_token)).status).toBe(401)
    })

    it('into fewer scopes where asked, for that access token', async () => {
      const { refresh_token } = await grantConsent()
      const narrowed = (await (await agent.refresh(refresh_token, { scope: 'documents.read' })).json()) as Tokens
      expect(narrowed.scope).toBe('documents.read')
      expect((await call(narrowed.access_token)).status).toBe(403)
    })

    it('and leaves no token in the database that could be used', async () => {
      const tokens = await grantConsent()
      const rows = await service.database.asOwner('select model, digest, payload::text from oauth_artefacts')
      const kept = JSON.stringify(rows)
      expect(kept).toContain('RefreshToken')
      expect(kept).not.toContain(tokens.refresh_token)
      expect(kept).not.toContain(tokens.access_token)
    })
  })

  describe('revokes', () => {
    const grantsOf = async (session: string) =>
      (
        (await (await call(session, 'GET', '/oauth/grants', null)).json()) as {
          grants: { id: string; client_name: string; scopes: string[]; first_used_at: string; last_used_at: string }[]
        }
      ).grants
    const sessionOf = async (email: string) =>
      (await service.application.access.issueSession({ email, lifetimeSeconds: 600 })).unwrap().token

    it('an agent on its next request', async () => {
      person = await aPerson()
      const session = await sessionOf(person.email)
      const tokens = await grantConsent()
      expect((await call(tokens.access_token)).status).toBe(200)
      const [grant] = await grantsOf(session)
      expect(grant).toMatchObject({
        client_name: 'Feldagent',
        scopes: ['ask', 'documents.read'],
        first_used_at: expect.stringMatching(/Z$/),
        last_used_at: expect.stringMatching(/Z$/),
      })
      const stranger = await sessionOf((await aPerson()).email)
      expect((await call(stranger, 'DELETE', `/oauth/grants/${grant!.id}`, null)).status).toBe(204)
      expect((await call(tokens.access_token)).status).toBe(200)
      for (const time of ['first', 'second'])
        expect([time, (await call(session, 'DELETE', `/oauth/grants/${grant!.id}`, null)).status]).toEqual([time, 204])
      expect((await call(tokens.access_token)).status).toBe(401)
      expect((await agent.refresh(tokens.refresh_token)).status).toBe(400)
      expect(await grantsOf(session)).toEqual([])
    })

    it('what an agent gives back itself', async () => {
      const tokens = await grantConsent()
      const revoked = await fetch(`${base}/oauth/revoke`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ client_id: agent.clientId, token: tokens.refresh_token }),
      })
      expect(revoked.status).toBe(200)
      expect((await call(tokens.access_token)).status).toBe(401)
    })
  })

  describe('serves the web client', () => {
    const web = () =>
      Object.assign(Object.create(OAuthAgent.prototype) as OAuthAgent, {
        base,
        clientId: 'hofkern-web',
        redirectUri: 'http://localhost:5173/callback',
      })

    it('with a session that reaches the person’s routes, without a consent screen', async () => {
      await browser.signIn(person.email, PASSWORD)
      const { address, verifier } = web().request({ resource: base, scope: null })
      const callback = new URL((await browser.get(address)).headers.get('location')!)
      const tokens = (await (await web().exchange(callback.searchParams.get('code')!, verifier)).json()) as Tokens
      expect(claimsOf(tokens.access_token)).toMatchObject({ aud: base, client_id: 'hofkern-web' })
      expect((await call(tokens.access_token, 'GET', '/training/memory-stats', null)).status).toBe(200)
      const renewed = (await (await web().refresh(tokens.refresh_token)).json()) as Tokens
      expect((await call(renewed.access_token, 'GET', '/oauth/grants', null)).status).toBe(200)

      const account = await (await browser.get('/konto')).text()
      expect((await browser.submit('/konto/abmelden', account, {})).status).toBe(303)
      expect((await call(renewed.access_token, 'GET', '/oauth/grants', null)).status).toBe(401)
    })

    it('and no one else gets a session that way', async () => {
      expect(
        new URL(
          (await browser.get(agent.request({ resource: base }).address)).headers.get('location')!,
        ).searchParams.get('error'),
      ).toBe('invalid_target')
      expect(
        (await browser.get(web().request({ resource: base, redirect_uri: 'https://evil.example/callback' }).address))
          .status,
      ).toBe(400)
    })
  })

  describe('is found', () => {
    it.each([
      '/.well-known/oauth-authorization-server/oauth',
      '/.well-known/openid-configuration/oauth',
      '/oauth/.well-known/openid-configuration',
      '/.well-known/oauth-authorization-server',
    ])('at %s, whatever Host says', async (path) => {
      const answer = await fetch(base + path, {
        headers: { 'X-Forwarded-Host': 'evil.example', Origin: 'https://client.example' },
      })
      expect(answer.headers.get('access-control-allow-origin')).toBeTruthy()
      const metadata = (await answer.json()) as Record<string, unknown>
      expect(metadata).toMatchObject({
        issuer: `${base}/oauth`,
        authorization_endpoint: `${base}/oauth/authorize`,
        token_endpoint: `${base}/oauth/token`,
        registration_endpoint: `${base}/oauth/register`,
        revocation_endpoint: `${base}/oauth/revoke`,
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['none'],
        response_types_supported: ['code'],
        authorization_response_iss_parameter_supported: true,
        client_id_metadata_document_supported: true,
      })
      expect(JSON.stringify(metadata)).not.toContain('evil')
    })

    it('by its resource, at both places alike', async () => {
      const [inserted, root] = await Promise.all(
        ['/.well-known/oauth-protected-resource/mcp', '/.well-known/oauth-protected-resource'].map(async (path) =>
          (await fetch(base + path)).json(),
        ),
      )
      expect(inserted).toEqual(root)
      expect(inserted).toMatchObject({ resource: `${base}/mcp`, authorization_servers: [`${base}/oauth`] })
      expect(JSON.stringify(inserted)).not.toContain('offline_access')
    })
  })

  describe('registers clients', () => {
    const register = (body: unknown, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
      fetch(`${base}/oauth/register`, {
        method: 'POST',
        headers,
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })

    it('without a secret, whatever they ask for', async () => {
      for (const token_endpoint_auth_method of [undefined, 'none', 'client_secret_basic', 'private_key_jwt']) {
        const answer = await register({
          redirect_uris: ['https://a.example/cb'],
          token_endpoint_auth_method,
          jwks_uri: 'https://a.example/jwks',
          logo_uri: 'x',
        })
        expect(answer.status).toBe(201)
        const client = (await answer.json()) as Record<string, unknown>
        expect(client).toMatchObject({
          client_id: expect.any(String),
          token_endpoint_auth_method: 'none',
          grant_types: ['authorization_code', 'refresh_token'],
          response_types: ['code'],
          redirect_uris: ['https://a.example/cb'],
        })
        expect(Object.keys(client)).not.toContain('client_secret')
      }
    })

    it.each([
      [{ redirect_uris: ['http://a.example/cb'] }, 'invalid_redirect_uri'],
      [{ redirect_uris: [] }, 'invalid_redirect_uri'],
      [{}, 'invalid_redirect_uri'],
      [{ redirect_uris: 'https://a.example/cb' }, 'invalid_redirect_uri'],
      [{ redirect_uris: ['https://a.example/cb'], client_name: 7 }, 'invalid_client_metadata'],
      [{ redirect_uris: ['https://a.example/cb'], grant_types: ['implicit'] }, 'invalid_client_metadata'],
      ['{"redirect_uris":', 'invalid_client_metadata'],
      ['[]', 'invalid_client_metadata'],
    ])('and refuses %j in the words of RFC 7591', async (body, error) => {
      const answer = await register(body)
      expect([answer.status, await answer.json()]).toEqual([
        400,
        expect.objectContaining({ error, error_description: expect.stringMatching(/^\w/), code: error }),
      ])
    })
  })

  describe('guards its pages', () => {
    it('against forms of other sites', async () => {
      const { address, page } = (await browser.consent(agent.request().address, person.email, PASSWORD))!
      for (const [fields, headers] of [
        [{ csrf: '' }, {}],
        [{ csrf: 'x' }, {}],
        [{}, { Origin: 'https://evil.example' }],
        [{}, { Origin: 'null' }],
        [{}, { 'Sec-Fetch-Site': 'cross-site' }],
      ] as const) {
        expect((await browser.submit(address, page, { decision: 'allow', ...fields }, headers)).status).toBe(403)
      }
      const stranger = new OAuthBrowser(base)
      const foreign = hiddenFields(await (await stranger.get('/anmelden')).text())['csrf']!
      expect((await browser.submit(address, page, { decision: 'allow', csrf: foreign })).status).toBe(403)
      const account = await (await browser.get('/konto')).text()
      expect((await browser.submit(`/konto/agenten/${newId<string>()}/entziehen`, account, { csrf: 'x' })).status).toBe(
        403,
      )
    })

    it('against the browser of somebody else', async () => {
      const { address, page } = (await browser.consent(agent.request().address, person.email, PASSWORD))!
      const stranger = new OAuthBrowser(base)
      const other = await aPerson()
      await stranger.signIn(other.email, PASSWORD)
      expect((await stranger.get(address)).status).toBe(400)
      stranger.setCookie('hofkern_interaction', browser.cookie('hofkern_interaction')!)
      stranger.setCookie('hofkern_interaction.sig', browser.cookie('hofkern_interaction.sig')!)
      expect((await stranger.get(address)).status).toBe(400)
      expect(
        (await stranger.submit(address, await (await stranger.get('/anmelden')).text(), { decision: 'allow' })).status,
      ).toBe(400)
      expect((await browser.submit(address, page, { decision: 'deny' })).status).toBe(303)
    })

    it('with a new session at each sign-in, so that none can be planted', async () => {
      const planted = new OAuthBrowser(base)
      await planted.signIn((await aPerson()).email, PASSWORD)
      const [id, signature] = [planted.cookie('hofkern_session')!, planted.cookie('hofkern_session.sig')!]
      browser.setCookie('hofkern_session', id)
      browser.setCookie('hofkern_session.sig', signature)
      await browser.signIn(person.email, PASSWORD)
      expect(browser.cookie('hofkern_session')).not.toBe(id)
      expect((await planted.get('/konto')).status).toBe(303)
    })

    it.each([
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/konto@evil.example',
      '/../evil',
      '/oauth/authorize.evil',
      'http:evil.example',
      '/docs',
    ])('against leading elsewhere: %s', async (weiter) => {
      const answer = await browser.signIn(person.email, PASSWORD, weiter)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/konto'])
    })

    it('against framing and scripts, also in a client’s name', async () => {
      const hostile = await OAuthAgent.register(base, {
        client_name: '<script>alert(1)</script>" onload="x',
        client_uri: 'https://evil.example/"><script>',
      })
      const { page } = (await browser.consent(hostile.request().address, person.email, PASSWORD))!
      expect(page).not.toContain('<script')
      const answers = [
        await browser.get('/anmelden'),
        await browser.get('/konto'),
        await browser.get('/oauth/interaction/x'),
      ]
      for (const answer of answers) {
        expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
        expect(answer.headers.get('x-frame-options')).toBe('DENY')
        expect(answer.headers.get('cache-control')).toBe('no-store')
      }
    })

    it('with the same page for a wrong password and an unknown address', async () => {
      const pages = []
      for (const email of [person.email, 'niemand@hof.example']) {
        const answer = await browser.signIn(email, 'ganz falsch')
        pages.push([
          answer.status,
          (await answer.text()).replaceAll(email, '').replace(/name="csrf" value="[^"]*"/g, ''),
        ])
      }
      expect(pages[0]).toEqual(pages[1])
    })
  })
})
