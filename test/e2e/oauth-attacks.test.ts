import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../builders/ids.ts'
import { challengeOf, hiddenFields, letAgentIn, OAuthAgent, OAuthBrowser, type Tokens } from './oauth-browser.ts'
import { startService, type TestService } from './start-hofkern.ts'

const PASSWORD = 'Grüne Wiese 7'

/** What RFC 9700 (OAuth 2.0 Security BCP) and RFC 6819 (threat model) describe, tried on the running service. */
describe('an attacker', () => {
  let service: TestService
  let base: string
  let agent: OAuthAgent
  let other: OAuthAgent
  let browser: OAuthBrowser
  let person: { email: string; password: string }
  beforeAll(async () => {
    service = await startService({}, { worker: false })
    base = service.url
    ;[agent, other] = [
      await OAuthAgent.register(base),
      await OAuthAgent.register(base, { client_name: 'Angreifer', redirect_uris: ['https://angreifer.example/cb'] }),
    ]
  })
  beforeEach(async () => {
    browser = new OAuthBrowser(base)
    person = await aPerson()
  })
  afterAll(() => service.stop())

  async function aPerson() {
    const name = newId<string>().slice(-12)
    const made = { email: `${name}@hof.example`, username: `hof-${name}`, password: PASSWORD }
    ;(await service.application.access.createAccount(made)).unwrap()
    return made
  }
  const send = (token: string, path: string, method = 'GET', json?: object) =>
    fetch(base + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(json && { 'Content-Type': 'application/json' }) },
      ...(json && { body: JSON.stringify(json) }),
    })
  const ask = async (token: string) => (await send(token, '/chat/ask', 'POST', { question: 'Was steht an?' })).status
  const asPerson = async (token: string) => (await send(token, '/access-tokens')).status
  const asAgent = async (token: string) =>
    (
      await fetch(`${base}/mcp`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
      })
    ).status
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, string>
  const sessionOf = async (email: string) =>
    (await service.application.access.issueSession({ email, lifetimeSeconds: 600 })).unwrap().token
  const codeOf = async (change: Record<string, string | null> = {}) => {
    const { address, verifier } = agent.request(change)
    return { code: (await browser.authorize(address, person)).searchParams.get('code')!, verifier }
  }
  const errorOf = async (answer: Response) => ((await answer.json()) as { error?: string }).error

  describe('with a leaked signing key', () => {
    /** A token as whoever holds the private key would make it. */
    const forge = async (claims: Record<string, unknown>) => {
      const [key] = (await service.application.platform.signingKeyRing.current()).keys
      return new SignJWT({ iss: `${base}/oauth`, scope: 'ask letters.read workspace.write', ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: key!.id, typ: 'at+jwt' })
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(key!.private)
    }
    let agents: Record<string, string>
    let session: Record<string, string>
    beforeEach(async () => {
      const { access_token } = await letAgentIn(agent, browser, person, { scope: 'ask' })
      const { gid, sub, client_id } = claimsOf(access_token)
      agents = { gid: gid!, sub: sub!, client_id: client_id!, aud: `${base}/mcp` }
      const own = claimsOf(await sessionOf(person.email))
      session = { gid: own['gid']!, sub: own['sub']!, client_id: own['client_id']!, aud: base }
    })

    it('cannot make a session of an agent’s grant', async () => {
      for (const client_id of [agents['client_id']!, 'hofkern-web', 'hofkern-cli'])
        expect(await asPerson(await forge({ ...agents, client_id, aud: base }))).toBe(401)
    })

    it('cannot make an agent of a session’s grant', async () => {
      expect(await asAgent(await forge({ ...session, aud: `${base}/mcp` }))).toBe(401)
      expect(await ask(await forge({ ...session, aud: `${base}/mcp`, client_id: agent.clientId }))).toBe(401)
    })

    it('cannot widen the scopes that the person granted', async () => {
      const wide = await forge({ ...agents, scope: 'ask documents.read letters.read training.write workspace.write' })
      expect(await ask(wide)).toBe(200)
      expect((await send(wide, `/training/${newId<string>()}`)).status).toBe(403)
    })

    it('cannot speak for another client or another person under a grant', async () => {
      expect(await ask(await forge(agents))).toBe(200)
      expect(await ask(await forge({ ...agents, client_id: other.clientId }))).toBe(401)
      const stranger = claimsOf(await sessionOf((await aPerson()).email))['sub']
      expect(await ask(await forge({ ...agents, sub: stranger }))).toBe(401)
    })

    it('cannot speak under a grant that is over or never was', async () => {
      await send(await sessionOf(person.email), `/oauth/grants/${agents['gid']}`, 'DELETE')
      expect(await ask(await forge(agents))).toBe(401)
      expect(await ask(await forge({ ...agents, gid: newId<string>() }))).toBe(401)
      expect(await ask(await forge({ ...agents, gid: 'x' }))).toBe(401)
    })

    it('cannot mix audiences in one token', async () => {
      for (const aud of [[base, `${base}/mcp`], [`${base}/mcp`], `${base}/mcp/`, `${base}/oauth`, '']) {
        expect([aud, await ask(await forge({ ...agents, aud }))]).toEqual([aud, 401])
        expect([aud, await asPerson(await forge({ ...session, aud }))]).toEqual([aud, 401])
      }
    })

    it('is out at once when the operator says so, and nobody else is', async () => {
      const [forged, real] = [await forge(session), await sessionOf(person.email)]
      const { refresh_token } = await letAgentIn(agent, new OAuthBrowser(base), person)
      expect([await asPerson(forged), await asPerson(real)]).toEqual([200, 200])
      const keyId = (await service.application.platform.signingKeyRing.current()).keys[0]!.id
      await service.application.access.rotateSigningKey({ leaked: true })
      expect([await asPerson(forged), await asPerson(real)]).toEqual([401, 401])
      const renewed = (await (await agent.refresh(refresh_token)).json()) as Tokens
      expect(await ask(renewed.access_token)).toBe(200)
      const published = (await (await fetch(`${base}/oauth/jwks`)).json()) as { keys: { kid: string }[] }
      expect(published.keys.map(({ kid }) => kid)).not.toContain(keyId)
    })
  })

  describe('with a token of another kind', () => {
    it('cannot use an ID token, a refresh token or a code as access', async () => {
      const { code, verifier } = await codeOf({ scope: 'openid ask' })
      const tokens = (await (await agent.exchange(code, verifier)).json()) as Tokens
      for (const wrong of [tokens.id_token!, tokens.refresh_token, code])
        expect([await ask(wrong), await asAgent(wrong), await asPerson(wrong)]).toEqual([401, 401, 401])
    })

    it('cannot use an access token, an ID token or a code to refresh', async () => {
      const { code, verifier } = await codeOf({ scope: 'openid ask' })
      const tokens = (await (await agent.exchange(code, verifier)).json()) as Tokens
      for (const wrong of [tokens.access_token, tokens.id_token!, code])
        expect(await errorOf(await agent.refresh(wrong))).toBe('invalid_grant')
    })

    it('cannot use an agent’s token as a person, nor a session as an agent', async () => {
      const { access_token } = await letAgentIn(agent, browser, person)
      const session = await sessionOf(person.email)
      expect([await asPerson(access_token), await asAgent(session)]).toEqual([403, 401])
    })

    it('cannot use the token that only says who somebody is', async () => {
      const { access_token } = await letAgentIn(agent, browser, person, { resource: null, scope: 'openid email' })
      expect([await ask(access_token), await asAgent(access_token), await asPerson(access_token)]).toEqual([
        401, 401, 401,
      ])
    })

    it('cannot change a token: its algorithm, its payload, its signature', async () => {
      const { access_token } = await letAgentIn(agent, browser, person)
      const [header, payload, signature] = access_token.split('.') as [string, string, string]
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const head = JSON.parse(Buffer.from(header, 'base64url').toString()) as Record<string, string>
      const claims = claimsOf(access_token)
      for (const changed of [
        `${encode({ ...head, alg: 'none' })}.${payload}.`,
        `${encode({ ...head, alg: 'HS256' })}.${payload}.${signature}`,
        `${encode({ ...head, typ: 'JWT' })}.${payload}.${signature}`,
        `${encode({ ...head, kid: 'anderer' })}.${payload}.${signature}`,
        `${encode({ ...head, jwk: {}, jku: 'https://angreifer.example/jwks' })}.${payload}.${signature}`,
        `${encode({ ...head, crit: ['x'], x: 1 })}.${payload}.${signature}`,
        `${header}.${encode({ ...claims, scope: 'ask workspace.write' })}.${signature}`,
        `${header}.${payload}.${signature.slice(0, -2)}`,
        `${header}.${payload}.${signature}A`,
        `${header}.${payload}.${signature}=`,
        `${header}.${payload}. ${signature}`,
        `${header}.${payload}.${'A'.repeat(86)}`,
        `${header}.${payload}.`,
        `${header}.${payload}`,
      ])
        expect([changed, await ask(changed)]).toEqual([changed, 401])
      expect(await ask(access_token)).toBe(200)
    })

    it('cannot send a token in the address, in a form or twice', async () => {
      const token = await sessionOf(person.email)
      expect((await fetch(`${base}/access-tokens?access_token=${token}`)).status).toBe(401)
      const form = await fetch(`${base}/access-tokens`, {
        method: 'POST',
        body: new URLSearchParams({ access_token: token }),
      })
      expect(form.status).toBe(401)
      const twice = await fetch(`${base}/access-tokens`, { headers: { Authorization: `Bearer ${token}, Bearer x` } })
      expect(twice.status).toBe(401)
    })
  })

  describe('with a code that is not theirs', () => {
    it.each([
      ['without the verifier', (code: string) => agent.exchange(code, '')],
      [
        'with the challenge as verifier',
        (code: string, verifier: string) => agent.exchange(code, challengeOf(verifier)),
      ],
      [
        'with a verifier that is too short',
        (code: string, verifier: string) => agent.exchange(code, verifier.slice(0, 42)),
      ],
      ['as another client', (code: string, verifier: string) => other.exchange(code, verifier)],
      [
        'for another redirect',
        (code: string, verifier: string) => agent.exchange(code, verifier, { redirect_uri: 'http://127.0.0.1:7/cb' }),
      ],
      [
        'for another resource',
        (code: string, verifier: string) => agent.exchange(code, verifier, { resource: 'https://angreifer.example' }),
      ],
      ['for a session', (code: string, verifier: string) => agent.exchange(code, verifier, { resource: base })],
    ])('gets nothing %s', async (_name, attempt) => {
      const { code, verifier } = await codeOf()
      const answer = await attempt(code, verifier)
      expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([
        400,
        expect.not.arrayContaining(['access_token']),
      ])
    })

    it('cannot inject it into a request of their own (code injection)', async () => {
      const { code } = await codeOf()
      const own = agent.request()
      expect(await errorOf(await agent.exchange(code, own.verifier))).toBe('invalid_grant')
    })

    it('ends all tokens of the code when they replay it', async () => {
      const { code, verifier } = await codeOf()
      const tokens = (await (await agent.exchange(code, verifier)).json()) as Tokens
      expect(await errorOf(await agent.exchange(code, verifier))).toBe('invalid_grant')
      expect(await ask(tokens.access_token)).toBe(401)
    })

    it('gets at most one token set from thirty parallel uses', async () => {
      const { code, verifier } = await codeOf()
      const answers = await Promise.all(Array.from({ length: 30 }, () => agent.exchange(code, verifier)))
      expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1)
      expect(answers.every(({ status }) => status < 500)).toBe(true)
    })
  })

  describe('that downgrades the request', () => {
    const refusal = async (change: Record<string, string | null>) => {
      const answer = await browser.get(agent.request(change).address)
      const location = answer.headers.get('location')
      return location === null ? answer.status : new URL(location.replace('#', '?')).searchParams.get('error')
    }
    it.each([
      ['drops PKCE', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
      ['takes plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
      ['leaves the method out', { code_challenge_method: null }, 'invalid_request'],
      ['sends a challenge of the wrong length', { code_challenge: 'kurz' }, 'invalid_request'],
      ['asks for a token in the address', { response_type: 'token' }, 'unsupported_response_type'],
      ['asks for an ID token in the address', { response_type: 'id_token', nonce: 'n' }, 'unsupported_response_type'],
      ['asks for a hybrid answer', { response_type: 'code token' }, 'unsupported_response_type'],
      ['sends its own request object', { request: 'eyJhbGciOiJub25lIn0.e30.' }, 'request_not_supported'],
      ['sends a request by address', { request_uri: 'https://angreifer.example/r' }, 'request_uri_not_supported'],
      ['asks for the person’s own audience', { resource: 'BASE' }, 'invalid_target'],
    ] as const)('is refused: %s', async (_name, change, error) => {
      const given = Object.entries(change).map(([name, value]) => [name, value === 'BASE' ? base : value])
      expect(await refusal(Object.fromEntries(given) as Record<string, string | null>)).toBe(error)
    })

    it('is refused: a code for a request without PKCE cannot be made by leaving the verifier out', async () => {
      const { code } = await codeOf()
      const answer = await agent.token({ grant_type: 'authorization_code', code, redirect_uri: agent.redirectUri })
      expect(await errorOf(answer)).toMatch(/invalid_grant|invalid_request/)
    })
  })

  describe('that wants the answer elsewhere', () => {
    it.each([
      'http://127.0.0.1/cb/../evil',
      'http://127.0.0.1/cb/',
      'http://127.0.0.1/CB',
      'http://127.0.0.1/cb?x=1',
      'http://127.0.0.1/cb#x',
      'http://127.0.0.1/cb%2f..%2fevil',
      'http://127.0.0.1.angreifer.example/cb',
      'http://127.0.0.1@angreifer.example/cb',
      'http://angreifer.example/cb',
      'http://127.0.0.1\\@angreifer.example/cb',
      'https://127.0.0.1/cb',
      'http://[::ffff:127.0.0.1]/cb',
      'http://2130706433/cb',
      '//angreifer.example/cb',
      'javascript:alert(1)',
      'data:text/html,x',
    ])('is not sent to %s', async (redirect_uri) => {
      const answer = await browser.get(agent.request({ redirect_uri }).address)
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
    })

    it('is not sent anywhere by two redirect addresses', async () => {
      const address = `${agent.request().address}&redirect_uri=${encodeURIComponent('https://angreifer.example/cb')}`
      expect([(await browser.get(address)).status]).toEqual([400])
    })

    it('cannot register one that runs in the browser or leaves this machine unencrypted', async () => {
      for (const uri of [
        'javascript:alert(1)',
        'data:text/html,x',
        'http://angreifer.example/cb',
        'https://a.example/#x',
      ]) {
        const answer = await fetch(`${base}/oauth/register`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ redirect_uris: [uri] }),
        })
        expect([uri, answer.status]).toEqual([uri, 400])
      }
    })

    it('does not get the method and body of a form along (307)', async () => {
      const { address, page } = (await browser.consent(agent.request().address, person.email, PASSWORD))!
      expect((await browser.submit(address, page, { decision: 'allow', scopes: 'ask' })).status).toBe(303)
    })
  })

  describe('that mixes servers up', () => {
    it('finds the issuer in every answer, and the same in the metadata (RFC 9207)', async () => {
      const allowed = await browser.authorize(agent.request().address, person)
      const denied = await browser.authorize(agent.request().address, person, 'deny')
      const refused = new URL(
        (await browser.get(agent.request({ response_type: 'token' }).address)).headers
          .get('location')!
          .replace('#', '?'),
      )
      const metadata = (await (await fetch(`${base}/.well-known/oauth-authorization-server`)).json()) as {
        issuer: string
      }
      for (const callback of [allowed, denied, refused]) expect(callback.searchParams.get('iss')).toBe(metadata.issuer)
    })

    it('cannot move the metadata with a header', async () => {
      const answer = await fetch(`${base}/.well-known/oauth-authorization-server`, {
        headers: { 'X-Forwarded-Host': 'angreifer.example', Forwarded: 'host=angreifer.example' },
      })
      expect(await answer.text()).not.toContain('angreifer')
    })
  })

  describe('with a refresh token', () => {
    it('loses everything by using an old one', async () => {
      const first = await letAgentIn(agent, browser, person)
      const second = (await (await agent.refresh(first.refresh_token)).json()) as Tokens
      expect(await errorOf(await agent.refresh(first.refresh_token))).toBe('invalid_grant')
      expect(await errorOf(await agent.refresh(second.refresh_token))).toBe('invalid_grant')
      expect([await ask(first.access_token), await ask(second.access_token)]).toEqual([401, 401])
    })

    it('gets at most one successor from forty parallel uses', async () => {
      const { refresh_token } = await letAgentIn(agent, browser, person)
      const answers = await Promise.all(Array.from({ length: 40 }, () => agent.refresh(refresh_token)))
      expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1)
      expect(answers.every(({ status }) => status < 500)).toBe(true)
    })

    it('cannot use it as another client, for more scopes or for a session', async () => {
      const { refresh_token } = await letAgentIn(agent, browser, person, { scope: 'ask' })
      expect(await errorOf(await other.refresh(refresh_token))).toBe('invalid_grant')
      expect(await errorOf(await agent.refresh(refresh_token, { scope: 'ask letters.read' }))).toBe('invalid_scope')
      expect(await errorOf(await agent.refresh(refresh_token, { resource: base }))).toBe('invalid_target')
    })

    it('cannot revoke somebody else’s', async () => {
      const { refresh_token, access_token } = await letAgentIn(agent, browser, person)
      await fetch(`${base}/oauth/revoke`, {
        method: 'POST',
        body: new URLSearchParams({ client_id: other.clientId, token: refresh_token }),
      })
      expect(await ask(access_token)).toBe(200)
    })
  })

  describe('that answers for the person', () => {
    const consent = async () => (await browser.consent(agent.request().address, person.email, PASSWORD))!

    it('cannot send the form from elsewhere, nor without its token', async () => {
      const { address, page } = await consent()
      for (const [fields, headers] of [
        [{ csrf: '' }, {}],
        [{ csrf: challengeOf('geraten') }, {}],
        [{}, { Origin: 'https://angreifer.example' }],
        [{}, { Origin: 'null' }],
        [{}, { 'Sec-Fetch-Site': 'same-site' }],
      ] as const)
        expect((await browser.submit(address, page, { decision: 'allow', ...fields }, headers)).status).toBe(403)
    })

    it('cannot use a form token of their own browser', async () => {
      const { address, page } = await consent()
      const csrf = hiddenFields(await (await new OAuthBrowser(base).get('/anmelden')).text())['csrf']!
      expect((await browser.submit(address, page, { decision: 'allow', csrf })).status).toBe(403)
    })

    it('cannot have the consent of one browser given in another', async () => {
      const { address } = await consent()
      const stranger = new OAuthBrowser(base)
      await stranger.signIn((await aPerson()).email, PASSWORD)
      const page = await (await stranger.get('/konto')).text()
      expect((await stranger.submit(address, page, { decision: 'allow', scopes: 'ask' })).status).toBe(400)
    })

    it('cannot slip in a scope that was not asked for', async () => {
      const { address, verifier } = agent.request({ scope: 'ask' })
      const asked = (await browser.consent(address, person.email, PASSWORD))!
      const decided = await browser.submit(asked.address, asked.page, { decision: 'allow', scopes: 'ask' }, {}, [
        'workspace.write',
        'letters.read',
      ])
      const callback = new URL((await browser.get(decided.headers.get('location')!)).headers.get('location')!)
      const tokens = (await (await agent.exchange(callback.searchParams.get('code')!, verifier)).json()) as Tokens
      expect(tokens.scope).toBe('ask')
    })

    it('cannot skip the page by prompt or by an earlier consent', async () => {
      await letAgentIn(agent, browser, person)
      const silent = await browser.get(agent.request({ prompt: 'none' }).address)
      expect(new URL(silent.headers.get('location')!).searchParams.get('error')).toBe('consent_required')
      expect((await browser.get(agent.request().address)).headers.get('location')).toContain('/oauth/interaction/')
    })

    it('cannot frame a page or run anything in it', async () => {
      const { address } = await consent()
      for (const path of [address, '/anmelden', '/konto', '/anmelden/link?token=x', '/oauth/authorize?client_id=x']) {
        const answer = await browser.get(path)
        expect([path, answer.headers.get('x-frame-options')]).toEqual([path, 'DENY'])
        const policy = answer.headers.get('content-security-policy')!
        expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
        expect(policy).not.toMatch(/unsafe|script-src/)
        expect(answer.headers.get('referrer-policy')).toBe('same-origin')
      }
    })

    it('cannot make of one consent, sent many times, more than one grant', async () => {
      const { address, page } = await consent()
      const decided = await Promise.all(
        Array.from({ length: 4 }, () => browser.submit(address, page, { decision: 'allow', scopes: 'ask' })),
      )
      for (const next of decided) {
        expect(next.status).toBeLessThan(500)
        const location = next.headers.get('location')
        if (location) expect((await browser.get(location)).status).toBeLessThan(500)
      }
      const grants = await service.database.asOwner(
        'select g.id from grants g join users u on u.id = g.user_id where u.email = $1 and g.client_id = $2',
        [person.email, agent.clientId],
      )
      expect(grants).toHaveLength(1)
    })
  })
})
