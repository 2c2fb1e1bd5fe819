import { beforeEach, describe, expect, it } from 'vitest'
import { MemoryAccessTokenStore } from '../../../adapters/memory/access/memory-access-token-store.ts'
import { MemoryAccountStore } from '../../../adapters/memory/access/memory-account-store.ts'
import { MemoryClientStore } from '../../../adapters/memory/access/memory-client-store.ts'
import { MemoryGrantStore } from '../../../adapters/memory/access/memory-grant-store.ts'
import { MemorySignInLinkStore } from '../../../adapters/memory/access/memory-sign-in-link-store.ts'
import { nodeSecrets } from '../../../adapters/crypto/node-secrets.ts'
import { MemorySigningKeys } from '../../../adapters/memory/access/memory-signing-keys.ts'
import { MemoryOAuthArtefacts } from '../../../adapters/memory/oidc/memory-oauth-artefacts.ts'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import { MemoryJobQueue } from '../../../adapters/memory/shared/memory-job-queue.ts'
import { uuidV7Ids } from '../../../adapters/system/uuid-v7-ids.ts'
import {
  BROWSER_CLIENT,
  CLI_CLIENT,
  DEFAULT_SCOPES,
  makeAuthenticate,
  makeCreateAccessToken,
  makeCreateAccount,
  makeIssueSession,
  makeGrantConsent,
  makeListAccessTokens,
  makeListAgents,
  makeRegisterClient,
  makeRequestSignInLink,
  makeRevokeAccessToken,
  makeBlockClient,
  makeListSessions,
  makeReadSignInLink,
  makeRevokeAccess,
  makeSendSignInLink,
  makeSignInWithLink,
  makeSignInWithPassword,
  redirectUriFault,
  requestedScopes,
  usernameFaults,
  WEB_CLIENT,
  type Actor,
  type ForeignTokens,
  type Scope,
  type AuditEvent,
  type TokenSigner,
  type VerifiedToken,
} from '../../../core/access/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'

/**
 * Tokens that say in plain what they claim, as JSON after their kind: what signing is worth is tested where it is done.
 */
const tokens: TokenSigner = {
  sign: async ({ grantId, subject, clientId }) => aToken({ grantId, subject, clientId, audience: 'session' }),
  verify: async (token) =>
    token.startsWith('own ')
      ? ({ keyId: 'key', scopes: [], ...JSON.parse(token.slice(4)) } as VerifiedToken)
      : undefined,
}

const aToken = (claims: Partial<VerifiedToken>): string => `own ${JSON.stringify(claims)}`

/** Tokens of another issuer: „foreign SUBJECT EMAIL“. */
const foreignTokens: ForeignTokens = {
  verify: async (token) => {
    const [kind, subject, email] = token.split(' ')
    return kind === 'foreign' && subject
      ? { id: { issuer: 'https://id.example', subject }, email: email ?? null, issuedAt: null }
      : undefined
  },
}

describe('access', () => {
  let time: number
  const make = () => {
    const clock = { now: () => time }
    const database = new MemoryDatabase()
    const accounts = new MemoryAccountStore(database)
    const mails: { to: string; text: string }[] = []
    const audited: AuditEvent[] = []
    const deps = {
      accounts,
      grants: new MemoryGrantStore(database, accounts),
      accessTokens: new MemoryAccessTokenStore(database, accounts),
      clients: new MemoryClientStore(database),
      links: new MemorySignInLinkStore(database),
      jobs: new MemoryJobQueue(database),
      tokens,
      foreignTokens,
      ids: uuidV7Ids,
      clock,
      secrets: nodeSecrets,
      artefacts: new MemoryOAuthArtefacts(database),
      signingKeys: new MemorySigningKeys(database, clock.now),
      audited,
      audit: (event: AuditEvent) => void audited.push(event),
      baseUrl: 'https://hof.example',
      mailer: { send: async (mail: { to: string; text: string }) => void mails.push(mail), forget: async () => {} },
      passwords: {
        hash: async (text: string) => `hash of ${text}`,
        matches: async (text: string, hash: string | null) => hash === `hash of ${text}`,
      },
    }
    return {
      ...deps,
      mails,
      createAccount: makeCreateAccount(deps),
      issueSession: makeIssueSession(deps),
      authenticate: makeAuthenticate(deps),
      grantConsent: makeGrantConsent(deps),
      listAgents: makeListAgents(deps),
      revokeAccess: makeRevokeAccess(deps),
      listSessions: makeListSessions(deps),
      readSignInLink: makeReadSignInLink(deps),
      createAccessToken: makeCreateAccessToken(deps),
      listAccessTokens: makeListAccessTokens(deps),
      revokeAccessToken: makeRevokeAccessToken(deps),
      registerClient: makeRegisterClient(deps),
      signInWithPassword: makeSignInWithPassword(deps),
      requestSignInLink: makeRequestSignInLink(deps),
      sendSignInLink: makeSendSignInLink(deps),
      signInWithLink: makeSignInWithLink(deps),
    }
  }
  let world: ReturnType<typeof make>
  beforeEach(async () => {
    time = 1_000_000
    world = make()
    await world.signingKeys.addFirst({ id: 'key', privateKey: { sealed: 'x' } })
  })
  /** What the authorization server keeps while an agent may refresh, or a browser is signed in. */
  const issue = (grantId: string, model = 'RefreshToken', expiresAt = time + 1e9) =>
    world.artefacts.put(model, `${model} ${grantId}`, { payload: {}, grantId, uid: null, expiresAt })
  const account = { email: ' Anna@Hof.example ', username: 'anna-hof' }

  it('makes an account, its address in one spelling', async () => {
    const made = (await world.createAccount(account)).unwrap()
    expect(made).toMatchObject({ email: 'anna@hof.example', username: 'anna-hof' })
    expect((await world.createAccount({ ...account, email: 'ANNA@hof.example', username: 'bernd' })).val).toEqual({
      kind: 'email_taken',
    })
    expect((await world.createAccount({ ...account, email: 'b@hof.example' })).val).toEqual({ kind: 'username_taken' })
  })

  it.each([
    [{ email: 'kein-at', username: 'anna' }, { kind: 'invalid_email' }],
    [
      { email: 'a@b.de', username: 'A' },
      { kind: 'invalid_username', faults: ['too_short', 'invalid_characters', 'too_few_letters'] },
    ],
    [
      { email: 'a@b.de', username: 'anna', password: 'kurz' },
      { kind: 'password_too_short', minimum: 10 },
    ],
  ])('refuses %j', async (input, failure) => {
    expect((await world.createAccount(input)).val).toEqual(failure)
  })

  it('issues a session that lives as long as it says and dies when it is revoked', async () => {
    const { userId, namespaceId } = (await world.createAccount(account)).unwrap()
    const { token, expiresAt } = (await world.issueSession({ email: account.email, lifetimeSeconds: 60 })).unwrap()
    expect((await world.authenticate(token)).val).toEqual({ userId, namespaceId, credential: { kind: 'session' } })
    time = expiresAt
    expect((await world.authenticate(token)).val).toEqual({ kind: 'invalid_token' })
    const other = (await world.issueSession({ email: account.email, lifetimeSeconds: 60 })).unwrap()
    await world.grants.revoke([(JSON.parse(other.token.slice(4)) as VerifiedToken).grantId], userId)
    expect((await world.authenticate(other.token)).err).toBe(true)
    expect((await world.issueSession({ email: 'niemand@hof.example', lifetimeSeconds: 60 })).val).toEqual({
      kind: 'unknown_account',
    })
  })

  describe('agents', () => {
    let actor: Actor
    beforeEach(async () => {
      const { userId, namespaceId } = (await world.createAccount(account)).unwrap()
      actor = { userId, namespaceId, credential: { kind: 'session' } }
    })
    const grantConsent = async (clientName = 'Feldagent', scopes: Scope[] = ['ask']) => {
      const grant = await world.grantConsent({ userId: actor.userId, clientId: 'c-1', clientName, scopes })
      await issue(grant.id)
      return grant
    }
    const tokenOf = (grantId: string, change: Partial<VerifiedToken> = {}) =>
      aToken({ grantId, subject: actor.userId, clientId: 'c-1', audience: 'agent', scopes: ['ask'], ...change })

    it('speak for the person with the scopes of their token, until the person revokes them', async () => {
      const { id } = await grantConsent()
      expect((await world.authenticate(tokenOf(id))).unwrap()).toEqual({
        ...actor,
        credential: { kind: 'agent', clientId: 'c-1', scopes: ['ask'] },
      })
      await world.revokeAccess(actor, [id])
      expect((await world.authenticate(tokenOf(id))).val).toEqual({ kind: 'invalid_token' })
      expect(world.audited.map(({ event }) => event)).toEqual(['consent_given', 'grants_ended'])
    })

    it('never do more than their grant says, whatever the token claims', async () => {
      const { id } = await grantConsent('Feldagent', ['ask', 'letters.read'])
      const wide = await world.authenticate(tokenOf(id, { scopes: ['letters.read', 'workspace.write'] }))
      expect(wide.unwrap().credential).toMatchObject({ scopes: ['letters.read'] })
      for (const change of [
        { audience: 'session' as const },
        { audience: 'session' as const, clientId: WEB_CLIENT },
        { clientId: 'c-2' },
        { subject: uuidV7Ids.next<UserId>() },
        { keyId: 'another' },
        { grantId: 'x' },
      ])
        expect([change, (await world.authenticate(tokenOf(id, change))).err]).toEqual([change, true])
    })

    it('are no sessions, and no session is one of them', async () => {
      for (const clientId of [WEB_CLIENT, CLI_CLIENT, BROWSER_CLIENT]) {
        const own = await world.grantConsent({ userId: actor.userId, clientId, clientName: 'Hofkern', scopes: [] })
        expect((await world.authenticate(tokenOf(own.id, { clientId }))).err).toBe(true)
        const asSession = await world.authenticate(tokenOf(own.id, { clientId, audience: 'session' }))
        expect([clientId, asSession.ok]).toEqual([clientId, clientId !== BROWSER_CLIENT])
      }
    })

    it('get one grant for one consent, as it was given first', async () => {
      const consent = { id: uuidV7Ids.next<string>(), userId: actor.userId, clientId: 'c-1', clientName: 'Feldagent' }
      const first = await world.grantConsent({ ...consent, scopes: ['ask'] })
      time += 5
      expect(await world.grantConsent({ ...consent, scopes: ['ask', 'workspace.write'] })).toEqual(first)
    })

    it('are listed with first and last use, to the minute; the person’s own sessions are not', async () => {
      const { id } = await grantConsent()
      await world.issueSession({ email: account.email, lifetimeSeconds: 60 })
      await world.grantConsent({ userId: actor.userId, clientId: WEB_CLIENT, clientName: 'Hofkern', scopes: [] })
      for (const passed of [5000, 30_000, 40_000]) {
        time += passed
        await world.authenticate(tokenOf(id))
      }
      expect(await world.listAgents(actor)).toEqual([
        expect.objectContaining({ id, clientName: 'Feldagent', createdAt: 1_000_000, lastUsedAt: 1_075_000 }),
      ])
    })

    it('are listed from their first token on, and as long as one lives', async () => {
      const { id } = await world.grantConsent({
        userId: actor.userId,
        clientId: 'c-1',
        clientName: 'Feldagent',
        scopes: ['ask'],
      })
      expect(await world.listAgents(actor)).toEqual([])
      await issue(id, 'RefreshToken', time + 1000)
      expect(await world.listAgents(actor)).toMatchObject([{ id, endsAt: time + 1000 }])
      time += 1000
      expect(await world.listAgents(actor)).toEqual([])
    })

    it('of another person cannot be revoked', async () => {
      const { id } = await grantConsent()
      await world.revokeAccess({ ...actor, userId: uuidV7Ids.next<UserId>() }, [id])
      expect((await world.authenticate(tokenOf(id))).ok).toBe(true)
    })

    it('end with a client that is blocked, and our own clients cannot be', async () => {
      const { client } = (
        await world.registerClient({ client_name: 'Feldagent', redirect_uris: ['http://127.0.0.1/cb'] }, '::1')
      ).unwrap()
      const { id } = await world.grantConsent({
        userId: actor.userId,
        clientId: client.id,
        clientName: client.name,
        scopes: ['ask'],
      })
      const block = makeBlockClient(world)
      expect((await block(client.id)).unwrap()).toEqual({ ended: 1 })
      expect((await world.authenticate(tokenOf(id, { clientId: client.id }))).err).toBe(true)
      for (const unknown of [WEB_CLIENT, BROWSER_CLIENT, uuidV7Ids.next<string>()])
        expect((await block(unknown)).val).toEqual({ kind: 'unknown_client' })
    })

    it('are apart from the places where the person is signed in, each of which is one', async () => {
      const browser = await world.grantConsent({
        userId: actor.userId,
        clientId: BROWSER_CLIENT,
        clientName: 'Firefox auf Linux',
        scopes: [],
      })
      await issue(browser.id, 'Session')
      const web = await world.grantConsent({
        userId: actor.userId,
        clientId: WEB_CLIENT,
        clientName: 'Hofkern',
        scopes: [],
        sessionId: browser.id,
      })
      await issue(web.id)
      await grantConsent()
      await world.authenticate(tokenOf(web.id, { clientId: WEB_CLIENT, audience: 'session' }))
      expect(await world.listSessions(actor)).toMatchObject([
        { id: browser.id, clientName: 'Firefox auf Linux', lastUsedAt: time },
      ])
      await world.revokeAccess(actor, [browser.id])
      expect(await world.listSessions(actor)).toEqual([])
      const after = await world.authenticate(tokenOf(web.id, { clientId: WEB_CLIENT, audience: 'session' }))
      expect(after.err).toBe(true)
    })

    it('also come in with an access token, whose secret is told once', async () => {
      const { token, secret } = await world.createAccessToken(actor, {
        name: 'Büro',
        scopes: ['letters.read'],
        expiresAt: time + 1000,
      })
      expect(secret).toMatch(/^hk_pat_[\w-]{43}$/)
      expect((await world.authenticate(secret)).unwrap()).toEqual({
        ...actor,
        credential: { kind: 'agent', clientId: token.id, scopes: ['letters.read'] },
      })
      const listed = await world.listAccessTokens(actor)
      expect(listed).toEqual([{ ...token, live: true, lastUsedAt: time }])
      expect(JSON.stringify(listed)).not.toContain(secret.slice(7))
      time += 1000
      expect((await world.authenticate(secret)).err).toBe(true)
      expect(await world.listAccessTokens(actor)).toMatchObject([{ live: false }])
    })

    it('lose a revoked access token at once', async () => {
      const { token, secret } = await world.createAccessToken(actor, { name: 'Büro', scopes: ['ask'], expiresAt: null })
      expect((await world.revokeAccessToken({ ...actor, userId: uuidV7Ids.next<UserId>() }, token.id)).val).toEqual({
        kind: 'access_token_not_found',
      })
      expect((await world.revokeAccessToken(actor, token.id)).ok).toBe(true)
      expect((await world.authenticate(secret)).err).toBe(true)
      for (const wrong of [`${secret}x`, 'hk_pat_', `hk_pat_${'a'.repeat(43)}`])
        expect((await world.authenticate(wrong)).err).toBe(true)
    })
  })

  describe('signing in', () => {
    const person = { ...account, password: 'Grüne Wiese 7' }

    it('takes the right password and tells nothing of a wrong one', async () => {
      const { userId } = (await world.createAccount(person)).unwrap()
      expect((await world.signInWithPassword({ email: ' ANNA@hof.example', password: person.password })).val).toBe(
        userId,
      )
      await world.createAccount({ email: 'ohne@hof.example', username: 'ohne' })
      for (const wrong of [
        { email: 'anna@hof.example', password: 'falsch' },
        { email: 'niemand@hof.example', password: 'falsch' },
        { email: 'ohne@hof.example', password: 'falsch' },
      ]) {
        expect((await world.signInWithPassword(wrong)).val).toEqual({ kind: 'wrong_credentials' })
      }
    })

    const requestLink = async (email: string, program?: string) => {
      await world.requestSignInLink({ email, returnTo: '/konto', browser: 'meiner', program })
      const job = (await world.jobs.take()) as
        { kind: string; email: string; returnTo: string; browser?: string; program?: string } | undefined
      if (job?.kind === 'send_sign_in_link') await world.sendSignInLink(job)
      return job
    }
    const secretIn = (mail: { text: string }) => /token=([\w-]+)/.exec(mail.text)![1]!
    const redeem = (secret: string, browser = 'meiner', confirmed = false) =>
      world.signInWithLink({ secret, browser, confirmed })

    it('works once with a link that was mailed, for a quarter of an hour', async () => {
      const { userId } = (await world.createAccount(account)).unwrap()
      const job = await requestLink('Anna@hof.example')
      const secret = secretIn(world.mails[0]!)
      expect(JSON.stringify(job)).not.toContain(secret)
      expect(JSON.stringify(job)).not.toContain('meiner')
      expect(world.mails).toMatchObject([
        { to: 'anna@hof.example', text: expect.stringContaining('https://hof.example/anmelden/link?token=') },
      ])
      expect((await redeem(secret)).val).toBe(userId)
      expect((await redeem(secret)).val).toEqual({ kind: 'link_invalid' })
      await requestLink('anna@hof.example')
      time += 15 * 60_000
      expect((await redeem(secretIn(world.mails[1]!))).val).toEqual({ kind: 'link_invalid' })
      expect(world.audited).toContainEqual({ event: 'signed_in', user_id: userId, way: 'link' })
      expect(JSON.stringify(world.audited)).not.toContain(secret)
    })

    it('asks in a browser that did not ask for the link, which tells no more than a masked address', async () => {
      const { userId } = (await world.createAccount(account)).unwrap()
      await requestLink('anna@hof.example')
      const secret = secretIn(world.mails[0]!)
      expect(await world.readSignInLink(secret, 'meiner')).toEqual({ email: 'a•••@h•••.example', sameBrowser: true })
      for (const other of ['', 'fremd'])
        expect(await world.readSignInLink(secret, other)).toMatchObject({ sameBrowser: false })
      expect((await redeem(secret, 'fremd')).val).toEqual({ kind: 'another_browser' })
      expect((await redeem(secret, 'fremd', true)).val).toBe(userId)
      expect(await world.readSignInLink(secret, 'meiner')).toBeUndefined()
    })

    it('says in the mail when it was asked for and by which program, whose name cannot lead anywhere', async () => {
      await world.createAccount(account)
      await requestLink('anna@hof.example', 'Gewinn! http://boese.example/x\nJetzt')
      const { text } = world.mails[0]!
      expect(text).toContain('am 01.01.1970, 01:16 Uhr wurde dieser Link')
      expect(text).toContain('„Gewinn http boese example x Jetzt“ darf (Name nicht überprüft)')
      expect(text.match(/https?:/g)).toHaveLength(1)
    })

    it('queues the same work for an address without an account, and sends nothing', async () => {
      expect(await requestLink('niemand@hof.example')).toMatchObject({ kind: 'send_sign_in_link' })
      expect(await requestLink('keine Adresse')).toBeUndefined()
      expect(world.mails).toEqual([])
    })
  })

  const register = (metadata: Parameters<ReturnType<typeof makeRegisterClient>>[0], address = '::1') =>
    world.registerClient(metadata, address)

  it('registers clients without a secret, whatever they ask for', async () => {
    const { client } = (
      await register({
        client_name: ' Feldagent ',
        redirect_uris: ['http://localhost:3000/cb', 'cursor://anysphere/cb'],
        scope: 'ask root',
      })
    ).unwrap()
    expect(client).toMatchObject({ name: 'Feldagent', scopes: ['ask'], createdAt: time })
    expect(await world.clients.byId(client.id)).toEqual(client)
    expect((await register({ redirect_uris: [] })).val).toMatchObject({ kind: 'invalid_redirect_uri' })
    expect((await register({ redirect_uris: ['https://a.example/cb', 'http://a.example/cb'] })).val).toMatchObject({
      kind: 'invalid_redirect_uri',
    })
    const https = { redirect_uris: ['https://a.example/cb'] }
    expect((await register({ ...https, grant_types: ['client_credentials'] })).val).toMatchObject({
      kind: 'invalid_client_metadata',
    })
    expect((await register({ ...https, response_types: ['token'] })).val).toMatchObject({
      kind: 'invalid_client_metadata',
    })
  })

  it('knows a client again that registers once more, and only that one', async () => {
    const metadata = { client_name: 'Feldagent', redirect_uris: ['http://127.0.0.1/cb'] }
    const first = (await register(metadata)).unwrap()
    expect(first.known).toBe(false)
    time += 1000
    expect((await register(metadata)).unwrap()).toEqual({ client: first.client, known: true })
    const others: [typeof metadata & { scope?: string; client_uri?: string }, string?][] = [
      [metadata, '::2'],
      [{ ...metadata, client_name: 'Stallhelfer' }],
      [{ ...metadata, redirect_uris: ['http://127.0.0.1/other'] }],
      [{ ...metadata, scope: 'ask' }],
      [{ ...metadata, client_uri: 'https://a.example' }],
    ]
    for (const [other, address] of others) expect((await register(other, address)).unwrap().known).toBe(false)
    const nameless = { redirect_uris: ['http://127.0.0.1/cb'] }
    expect((await register(nameless)).unwrap().known).toBe(false)
    expect((await register(nameless)).unwrap().known).toBe(false)
  })

  it('makes the account of another issuer’s person at first sight, once', async () => {
    const sights = await Promise.all([1, 2, 3].map(() => world.authenticate('foreign 7 carl@hof.example')))
    const actors = sights.map((sight) => sight.unwrap())
    expect(new Set(actors.map(({ namespaceId }) => namespaceId)).size).toBe(1)
    expect((await world.authenticate('foreign 7')).unwrap()).toEqual(actors[0])
  })

  it('never opens an account by an address that another issuer claims', async () => {
    await world.createAccount(account)
    expect((await world.authenticate('foreign 8 anna@hof.example')).val).toEqual({ kind: 'invalid_token' })
    expect((await world.authenticate('foreign 9')).val).toEqual({ kind: 'invalid_token' })
    expect((await world.authenticate('nonsense')).val).toEqual({ kind: 'invalid_token' })
  })
})

describe('a username', () => {
  it.each([
    ['anna', []],
    ['a_b-c1', []],
    ['an', ['too_short']],
    ['a'.repeat(21), ['too_long']],
    ['-anna', ['leading_separator']],
    ['anna_', ['trailing_separator']],
    ['an--na', ['repeated_separator']],
    ['1a2', ['too_few_letters']],
    ['Änna', ['invalid_characters']],
    ['', ['too_short', 'too_few_letters']],
    ['-_', ['too_short', 'leading_separator', 'trailing_separator', 'repeated_separator', 'too_few_letters']],
  ])('%j breaks %j', (name, faults) => {
    expect(usernameFaults(name)).toEqual(faults)
  })
})

describe('a redirect address', () => {
  it.each([
    'https://agent.example/cb',
    'https://agent.example:8443/cb?a=1',
    'http://localhost/cb',
    'http://127.0.0.1:9/cb',
    'http://[::1]/cb',
    'cursor://anysphere.cursor-retrieval/oauth/cb',
    'com.example.app:/cb',
    'vscode://x/y',
  ])('may be %s', (uri) => {
    expect(redirectUriFault(uri)).toBeUndefined()
  })

  it.each([
    'http://agent.example/cb',
    'http://127.0.0.1.evil.example/cb',
    'http://localhost@evil.example/cb',
    'https://user:pw@agent.example/cb',
    'https://agent.example/cb#x',
    'https://agent.example/cb#',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '/cb',
    'agent.example/cb',
    '',
    'https://agent.example/ cb',
    'https://agent.example\\@evil.example/',
    `https://agent.example/${'a'.repeat(2000)}`,
    'http://0.0.0.0/cb',
    'http://192.168.0.5/cb',
    'https://localhost/cb',
  ])('may not be %j', (uri) => {
    expect(redirectUriFault(uri)).toEqual(expect.any(String))
  })
})

describe('the scopes of a request', () => {
  it.each([
    ['ask letters.read', 'agent', [], ['ask', 'letters.read']],
    ['ask root offline_access', 'agent', [], ['ask']],
    ['', 'agent', ['research'], ['research']],
    ['root', 'agent', [], DEFAULT_SCOPES],
    ['openid ask', 'agent', [], ['openid', 'ask']],
    ['ask email', 'identity', [], ['openid', 'email']],
    ['', 'session', [], ['openid']],
  ] as const)('%j on the audience %s come to what is known and asked', (asked, audience, registered, expected) => {
    expect(requestedScopes(asked, audience, registered)).toEqual(expected)
  })

  it('that an agent gets by default neither write nor cost', () => {
    expect(DEFAULT_SCOPES).toContain('ask')
    for (const scope of ['training.write', 'workspace.write', 'research'] as const)
      expect(DEFAULT_SCOPES).not.toContain(scope)
  })
})
