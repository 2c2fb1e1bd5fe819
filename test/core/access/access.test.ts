import { beforeEach, describe, expect, it } from 'vitest'
import { MemoryAccountStore } from '../../../adapters/memory/access/memory-account-store.ts'
import { MemorySessionStore } from '../../../adapters/memory/access/memory-session-store.ts'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import { uuidV7Ids } from '../../../adapters/system/uuid-v7-ids.ts'
import { makeAuthenticate, makeCreateAccount, makeIssueSession, usernameFaults, type ForeignTokens, type TokenSigner } from '../../../core/access/index.ts'

/** Tokens that name their session in plain: what signing is worth is tested where it is done. */
const tokens: TokenSigner = {
  sign: async ({ session }) => `own ${session}`,
  verify: async (token) => (token.startsWith('own ') ? { session: token.slice(4) } : undefined),
}

/** Tokens of another issuer: „foreign SUBJECT EMAIL“. */
const foreignTokens: ForeignTokens = {
  verify: async (token) => {
    const [kind, subject, email] = token.split(' ')
    return kind === 'foreign' && subject ? { id: { issuer: 'https://id.example', subject }, email: email ?? null } : undefined
  },
}

describe('access', () => {
  let time: number
  const make = () => {
    const clock = { now: () => time }
    const database = new MemoryDatabase()
    const accounts = new MemoryAccountStore(database)
    const deps = { accounts, sessions: new MemorySessionStore(database, accounts), tokens, foreignTokens, ids: uuidV7Ids, clock, passwords: { hash: async (text: string) => `hash of ${text}`, matches: async () => true } }
    return { ...deps, createAccount: makeCreateAccount(deps), issueSession: makeIssueSession(deps), authenticate: makeAuthenticate(deps) }
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
    expect((await world.createAccount({ ...account, email: 'ANNA@hof.example', username: 'bernd' })).val).toEqual({ kind: 'email_taken' })
    expect((await world.createAccount({ ...account, email: 'b@hof.example' })).val).toEqual({ kind: 'username_taken' })
  })

  it.each([
    [{ email: 'kein-at', username: 'anna' }, { kind: 'invalid_email' }],
    [{ email: 'a@b.de', username: 'A' }, { kind: 'invalid_username', faults: ['too_short', 'invalid_characters', 'too_few_letters'] }],
    [{ email: 'a@b.de', username: 'anna', password: 'kurz' }, { kind: 'password_too_short', minimum: 10 }],
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
    await world.sessions.revoke(other.token.slice(4))
    expect((await world.authenticate(other.token)).err).toBe(true)
    expect((await world.issueSession({ email: 'niemand@hof.example', lifetimeSeconds: 60 })).val).toEqual({ kind: 'unknown_account' })
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
    ['anna', []], ['a_b-c1', []], ['an', ['too_short']], ['a'.repeat(21), ['too_long']], ['-anna', ['leading_separator']], ['anna_', ['trailing_separator']], ['an--na', ['repeated_separator']],
    ['1a2', ['too_few_letters']], ['Änna', ['invalid_characters']], ['', ['too_short', 'too_few_letters']], ['-_', ['too_short', 'leading_separator', 'trailing_separator', 'repeated_separator', 'too_few_letters']],
  ])('%j breaks %j', (name, faults) => {
    expect(usernameFaults(name)).toEqual(faults)
  })
})
