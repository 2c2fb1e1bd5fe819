import { beforeEach, describe, expect, it } from 'vitest'
import { MemoryAccessTokenStore } from '../../../adapters/memory/access/memory-access-token-store.ts'
import { MemoryAccountStore } from '../../../adapters/memory/access/memory-account-store.ts'
import { MemoryClientStore } from '../../../adapters/memory/access/memory-client-store.ts'
import { MemoryGrantStore } from '../../../adapters/memory/access/memory-grant-store.ts'
import { MemorySignInLinkStore } from '../../../adapters/memory/access/memory-sign-in-link-store.ts'
import { nodeSecrets } from '../../../adapters/crypto/node-secrets.ts'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import { MemoryJobQueue } from '../../../adapters/memory/shared/memory-job-queue.ts'
import { uuidV7Ids } from '../../../adapters/system/uuid-v7-ids.ts'
import {
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
  makeRevokeAgent,
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
  type TokenSigner,
} from '../../../core/access/index.ts'
import type { UserId } from '../../../core/shared/ids.ts'

/** Tokens that name their grant in plain: what signing is worth is tested where it is done. */
const tokens: TokenSigner = {
  sign: async ({ grantId }) => `own ${grantId}`,
  async verify(token) {
    const [kind, grantId, scope] = token.split(' ')
    if (kind === 'own') return { grantId: grantId!, audience: 'session' }
    return kind === 'agent'
      ? { grantId: grantId!, audience: 'agent', clientId: 'c-1', scopes: [scope as Scope] }
      : undefined
  },
}

/** Tokens of another issuer: „foreign SUBJECT EMAIL“. */
const foreignTokens: ForeignTokens = {
  verify: async (token) => {
    const [kind, subject, email] = token.split(' ')
    return kind === 'foreign' && subject
      ? { id: { issuer: 'https://id.example', subject }, email: email ?? null }
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
      baseUrl: 'https://hof.example',
      mailer: { send: async (mail: { to: string; text: string }) => void mails.push(mail) },
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
      revokeAgent: makeRevokeAgent(deps),
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
  beforeEach(() => {
    time = 1_000_000
    world = make()
  })
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
    await world.grants.revoke(other.token.slice(4), userId)
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
    const grantConsent = () =>
      world.grantConsent({ userId: actor.userId, clientId: 'c-1', clientName: 'Feldagent', scopes: ['ask'] })

    it('speak for the person with the scopes of their token, until the person revokes them', async () => {
      const { id } = await grantConsent()
      expect((await world.authenticate(`agent ${id} ask`)).unwrap()).toEqual({
        ...actor,
        credential: { kind: 'agent', clientId: 'c-1', scopes: ['ask'] },
      })
      await world.revokeAgent(actor, id)
      expect((await world.authenticate(`agent ${id} ask`)).val).toEqual({ kind: 'invalid_token' })
    })

    it('are listed with first and last use, to the minute; the person’s own sessions are not', async () => {
      const { id } = await grantConsent()
      await world.issueSession({ email: account.email, lifetimeSeconds: 60 })
      await world.grantConsent({ userId: actor.userId, clientId: WEB_CLIENT, clientName: 'Hofkern', scopes: [] })
      for (const passed of [5000, 30_000, 40_000]) {
        time += passed
        await world.authenticate(`agent ${id} ask`)
      }
      expect(await world.listAgents(actor)).toEqual([
        expect.objectContaining({ id, clientName: 'Feldagent', createdAt: 1_000_000, lastUsedAt: 1_075_000 }),
      ])
    })

    it('of another person cannot be revoked', async () => {
      const { id } = await grantConsent()
      await world.revokeAgent({ ...actor, userId: uuidV7Ids.next<UserId>() }, id)
      expect((await world.authenticate(`agent ${id} ask`)).ok).toBe(true)
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

    const requestLink = async (email: string) => {
      await world.requestSignInLink({ email, returnTo: '/konto' })
      const job = (await world.jobs.take()) as { kind: string; email: string; returnTo: string } | undefined
      if (job?.kind === 'send_sign_in_link') await world.sendSignInLink(job)
      return job
    }

    it('works once with a link that was mailed, for a quarter of an hour', async () => {
      const { userId } = (await world.createAccount(account)).unwrap()
      const job = await requestLink('Anna@hof.example')
      const secret = /token=([\w-]+)/.exec(world.mails[0]!.text)![1]!
      expect(JSON.stringify(job)).not.toContain(secret)
      expect(world.mails).toMatchObject([
        { to: 'anna@hof.example', text: expect.stringContaining('https://hof.example/anmelden/link?token=') },
      ])
      expect((await world.signInWithLink(secret)).val).toBe(userId)
      expect((await world.signInWithLink(secret)).val).toEqual({ kind: 'link_invalid' })
      await requestLink('anna@hof.example')
      time += 15 * 60_000
      expect((await world.signInWithLink(/token=([\w-]+)/.exec(world.mails[1]!.text)![1]!)).val).toEqual({
        kind: 'link_invalid',
      })
    })

    it('queues the same work for an address without an account, and sends nothing', async () => {
      expect(await requestLink('niemand@hof.example')).toMatchObject({ kind: 'send_sign_in_link' })
      expect(await requestLink('keine Adresse')).toBeUndefined()
      expect(world.mails).toEqual([])
    })
  })

  it('registers clients without a secret, whatever they ask for', async () => {
    const client = (
      await world.registerClient({
        client_name: ' Feldagent ',
        redirect_uris: ['http://localhost:3000/cb', 'cursor://anysphere/cb'],
        scope: 'ask root',
      })
    ).unwrap()
    expect(client).toMatchObject({ name: 'Feldagent', scopes: ['ask'], createdAt: time })
    expect(await world.clients.byId(client.id)).toEqual(client)
    expect((await world.registerClient({ redirect_uris: [] })).val).toMatchObject({ kind: 'invalid_redirect_uri' })
    expect(
      (await world.registerClient({ redirect_uris: ['https://a.example/cb', 'http://a.example/cb'] })).val,
    ).toMatchObject({ kind: 'invalid_redirect_uri' })
    expect(
      (await world.registerClient({ redirect_uris: ['https://a.example/cb'], grant_types: ['client_credentials'] }))
        .val,
    ).toMatchObject({ kind: 'invalid_client_metadata' })
    expect(
      (await world.registerClient({ redirect_uris: ['https://a.example/cb'], response_types: ['token'] })).val,
    ).toMatchObject({ kind: 'invalid_client_metadata' })
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
