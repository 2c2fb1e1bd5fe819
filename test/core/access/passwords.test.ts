import { beforeEach, describe, expect, it } from 'vitest'
import { nodeSecrets } from '../../../adapters/crypto/node-secrets.ts'
import { MemoryAccountStore } from '../../../adapters/memory/access/memory-account-store.ts'
import { MemoryGrantStore } from '../../../adapters/memory/access/memory-grant-store.ts'
import { MemoryMailedLinkStore } from '../../../adapters/memory/access/memory-mailed-link-store.ts'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import { MemoryOAuthArtefacts } from '../../../adapters/memory/oidc/memory-oauth-artefacts.ts'
import { MemoryJobQueue } from '../../../adapters/memory/shared/memory-job-queue.ts'
import { MemoryMailer } from '../../../adapters/memory/shared/memory-mailer.ts'
import {
  BROWSER_CLIENT,
  CLI_CLIENT,
  makeChangePassword,
  makeEndAccess,
  makeGrantConsent,
  makeReadAccessNotice,
  makeReadPasswordReset,
  makeResetPassword,
  makeSendAccessNotice,
  makeSendPasswordReset,
  makeSetPassword,
  WEB_CLIENT,
  type AuditEvent,
} from '../../../core/access/index.ts'
import type { Job } from '../../../core/shared/job.ts'
import { newId } from '../../builders/ids.ts'
import { anAccount } from '../../contracts/access/account-store-contract.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const make = () => {
  let time = 1_000_000
  const database = new MemoryDatabase()
  const accounts = new MemoryAccountStore(database)
  const audited: AuditEvent[] = []
  const queue = new MemoryJobQueue(database)
  const queued: Job[] = []
  const deps = {
    accounts,
    transaction: database,
    grants: new MemoryGrantStore(database, accounts),
    mailedLinks: new MemoryMailedLinkStore(database),
    jobs: { enqueue: async (job: Job) => (queued.push(job), queue.enqueue(job)) },
    ids: { next: newId },
    clock: { now: () => time },
    secrets: nodeSecrets,
    mailer: new MemoryMailer(),
    baseUrl: 'https://hof.example',
    audit: (event: AuditEvent) => void audited.push(event),
    passwords: {
      hash: async (text: string) => `hash of ${text}`,
      matches: async (text: string, hash: string | null) => hash === `hash of ${text}`,
    },
  }
  const artefacts = new MemoryOAuthArtefacts(database)
  return {
    ...deps,
    audited,
    queued,
    wait: (ms: number) => void (time += ms),
    /** A grant with something alive under it. */
    async letIn(userId: Parameters<typeof deps.grants.ofUser>[0], clientId: string, sessionId: string | null = null) {
      const id = newId<string>()
      const grant = {
        id,
        userId,
        clientId,
        clientName: 'x',
        scopes: [],
        sessionId,
        createdAt: time,
        expiresAt: time + DAY,
      }
      await deps.grants.add(grant)
      await artefacts.put('RefreshToken', `t ${id}`, { payload: {}, grantId: id, uid: null, expiresAt: time + DAY })
      return id
    },
    changePassword: makeChangePassword(deps),
    resetPassword: makeResetPassword(deps),
    setPassword: makeSetPassword(deps),
    readPasswordReset: makeReadPasswordReset(deps),
    sendPasswordReset: makeSendPasswordReset(deps),
    grantConsent: makeGrantConsent(deps),
    sendAccessNotice: makeSendAccessNotice(deps),
    readAccessNotice: makeReadAccessNotice(deps),
    endAccess: makeEndAccess(deps),
  }
}

describe('the password of a person', () => {
  let world: ReturnType<typeof make>
  const account = anAccount({ email: 'anna@hof.example', passwordHash: 'hash of das alte Wort' })
  beforeEach(async () => {
    world = make()
    await world.accounts.add(account)
  })
  const hashNow = async () => (await world.accounts.credentialsOf(account.email))?.passwordHash
  const left = async () => (await world.grants.ofUser(account.userId, world.clock.now())).map(({ id }) => id)
  const secret = async () => {
    await world.sendPasswordReset({ email: account.email, requestedAt: 1 })
    return /token=(\S+)/.exec(world.mailer.sent().at(-1)!.text)![1]!
  }

  it('changes with the current one, and ends every session but this one and what belongs to it', async () => {
    const here = await world.letIn(account.userId, BROWSER_CLIENT)
    const web = await world.letIn(account.userId, WEB_CLIENT, here)
    const agent = await world.letIn(account.userId, 'some-agent')
    for (const client of [BROWSER_CLIENT, CLI_CLIENT]) await world.letIn(account.userId, client)
    const next = { current: 'das alte Wort', next: 'das neue Wort', keep: here }
    expect((await world.changePassword(account, next)).unwrap()).toEqual({ ended: 2 })
    expect(await hashNow()).toBe('hash of das neue Wort')
    expect((await left()).toSorted()).toEqual([here, web, agent].toSorted())
    expect(world.queued.map(({ kind }) => kind.name)).toEqual(['send_password_notice'])
    expect(world.audited).toEqual([{ event: 'password_changed', user_id: account.userId, by: 'person', ended: 2 }])
  })

  it.each([
    [{ current: 'geraten', next: 'das neue Wort' }, { kind: 'wrong_password' }],
    [
      { current: 'das alte Wort', next: 'kurz' },
      { kind: 'password_too_short', minimum: 10 },
    ],
    [
      { current: 'das alte Wort', next: '🐄🐄🐄🐄🐄🐄' },
      { kind: 'password_too_short', minimum: 10 },
    ],
    [
      { current: 'das alte Wort', next: 'x'.repeat(1001) },
      { kind: 'password_too_long', maximum: 1000 },
    ],
  ])('does not change with %j', async (input, failure) => {
    expect((await world.changePassword(account, { ...input, keep: null })).val).toEqual(failure)
    expect(await hashNow()).toBe(account.passwordHash)
    expect([world.queued, world.audited]).toEqual([[], []])
  })

  it('is set with a link once, within half an hour, and ends every session', async () => {
    const token = await secret()
    await world.letIn(account.userId, BROWSER_CLIENT)
    expect(await world.readPasswordReset(token)).toEqual({ email: 'a•••@h•••.example' })
    expect((await world.resetPassword({ secret: token, password: 'kurz' })).err).toBe(true)
    world.wait(30 * MINUTE - 1)
    expect((await world.resetPassword({ secret: token, password: 'das neue Wort' })).unwrap()).toEqual({ ended: 1 })
    expect((await world.resetPassword({ secret: token, password: 'noch ein Wort' })).val).toEqual({
      kind: 'link_invalid',
    })
    expect([await hashNow(), await left()]).toEqual(['hash of das neue Wort', []])
  })

  it('is set with no link that is over, was void by a change, or belongs to somebody who is kept out', async () => {
    const late = await secret()
    world.wait(30 * MINUTE)
    expect(await world.readPasswordReset(late)).toBeUndefined()
    expect((await world.resetPassword({ secret: late, password: 'das neue Wort' })).val).toEqual({
      kind: 'link_invalid',
    })

    const voided = await secret()
    await world.setPassword({ email: account.email, password: 'vom Betreiber' })
    expect((await world.resetPassword({ secret: voided, password: 'das neue Wort' })).err).toBe(true)

    const kept = await secret()
    await world.accounts.disable(account.userId)
    expect(await world.readPasswordReset(kept)).toBeUndefined()
    expect((await world.resetPassword({ secret: kept, password: 'das neue Wort' })).err).toBe(true)
    await world.sendPasswordReset({ email: account.email, requestedAt: 1 })
    expect(world.mailer.sent()).toHaveLength(3)
    await world.accounts.enable(account.userId)
    expect(await hashNow()).toBe('hash of vom Betreiber')
  })

  it('is asked for by strangers to no end', async () => {
    await world.sendPasswordReset({ email: 'niemand@hof.example', requestedAt: 1 })
    expect(world.mailer.sent()).toEqual([])
  })
})

describe('a new access', () => {
  let world: ReturnType<typeof make>
  const account = anAccount({ email: 'anna@hof.example' })
  beforeEach(async () => {
    world = make()
    await world.accounts.add(account)
  })
  const consent = (given: Partial<Parameters<ReturnType<typeof makeGrantConsent>>[0]> = {}) =>
    world.grantConsent({
      id: '01943c6e-0a50-7a11-8c2f-3d4e5f607182',
      userId: account.userId,
      clientId: 'some-agent',
      clientName: 'Stallhelfer',
      scopes: ['ask'],
      ...given,
    })
  const notified = () => world.queued.map(({ payload }) => (payload as { kind: string }).kind)
  const link = async (name = 'Stallhelfer') => {
    const { id } = await consent()
    await world.sendAccessNotice({ userId: account.userId, grantId: id, kind: 'program', name, at: 0 })
    return /token=(\S+)/.exec(world.mailer.sent().at(-1)!.text)![1]!
  }

  it('is told of once, however often the form is sent', async () => {
    await Promise.all([consent(), consent(), consent()])
    await consent({ clientName: 'Anders' })
    expect(notified()).toEqual(['program'])
    expect(world.queued[0]!.payload).toMatchObject({ name: 'Stallhelfer', userId: account.userId })
  })

  it('is a program, one that only learns who the person is, or a device that is new', async () => {
    await consent({ id: newId(), scopes: [] })
    await consent({ id: newId(), clientId: BROWSER_CLIENT, scopes: [] })
    await consent({ id: newId(), clientId: BROWSER_CLIENT, scopes: [], notify: true })
    await consent({ id: newId(), clientId: WEB_CLIENT, scopes: [] })
    expect(notified()).toEqual(['identity', 'device'])
  })

  it('is ended by its link once, and not by reading it', async () => {
    const token = await link()
    const { id } = await consent()
    for (let read = 0; read < 3; read++)
      expect(await world.readAccessNotice(token)).toMatchObject({ grantId: id, email: 'a•••@h•••.example' })
    expect(world.audited.filter(({ event }) => event === 'grants_ended')).toEqual([])
    expect((await world.endAccess(token)).unwrap()).toMatchObject({ kind: 'program', name: 'Stallhelfer' })
    expect((await world.endAccess(token)).val).toEqual({ kind: 'link_invalid' })
    expect(await world.readAccessNotice(token)).toBeUndefined()
    expect(world.audited.filter(({ event }) => event === 'grants_ended')).toEqual([
      { event: 'grants_ended', user_id: account.userId, grant_ids: [id], by: 'person' },
    ])
  })

  it('is ended by its link for thirty days', async () => {
    const token = await link()
    world.wait(30 * DAY)
    expect((await world.endAccess(token)).val).toEqual({ kind: 'link_invalid' })
  })

  it.each([
    ['Hof\r\nBcc: x@boese.example', 'Hof Bcc x boese example'],
    ['https://boese.example/a?b=c', 'https boese example a b c'],
    ['<b>Hofkern</b>', 'b Hofkern b'],
    ['x'.repeat(200), 'x'.repeat(40)],
  ])('stands in the mail by a name that is harmless: %j', async (name, said) => {
    await link(name)
    const { subject, text, html } = world.mailer.sent().at(-1)!
    expect(text).toContain(`Es nennt sich „${said}“ (Name nicht überprüft).`)
    expect(html).not.toContain('boese.example')
    expect(subject).toBe('Ein Programm hat Zugriff auf deinen Hof')
  })

  it('without a name is told of, too', async () => {
    await link('\u202e///')
    expect(world.mailer.sent().at(-1)!.text).toContain('Es hat sich keinen Namen gegeben.')
  })
})
