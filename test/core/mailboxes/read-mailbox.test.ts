import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MemoryMailServers } from '../../../adapters/memory/mailboxes/memory-mail-servers.ts'
import { MemoryMailboxStore } from '../../../adapters/memory/mailboxes/memory-mailbox-store.ts'
import type { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import type { Actor } from '../../../core/access/index.ts'
import { makeMailboxes, READ_MAILBOX } from '../../../core/mailboxes/index.ts'
import { handleJob } from '../../../core/shared/job.ts'
import { Ok } from '../../../core/shared/result.ts'
import type { RegisterSource, TakeInLetter } from '../../../core/sources/index.ts'
import { notificationsInMemory } from '../../builders/notifying.ts'

const MINUTE_MS = 60_000

/** Mailboxes over memory, where what is taken in is noted by its farm and its bytes. */
function mailboxesInMemory() {
  const world = notificationsInMemory()
  const mailServers = new MemoryMailServers(mkdtempSync(join(tmpdir(), 'hofkern-mails-')))
  const taken: string[] = []
  const fault: { at: string | undefined } = { at: undefined }
  const registerSource = (async (actor: Actor, { file }) => {
    if (file.sha256 === fault.at) throw new Error('the database is away')
    const key = `${actor.namespaceId} ${file.filename} ${file.sha256}`
    const known = taken.includes(key)
    if (!known) taken.push(key)
    return { source: {}, outcome: known ? 'duplicate' : 'accepted' } as Awaited<ReturnType<RegisterSource>>
  }) as RegisterSource
  const letters: string[] = []
  const takeInLetter: TakeInLetter = async (namespace, { sha256 }) => {
    letters.push(`${namespace} ${sha256}`)
    return Ok('taken')
  }
  const mailboxes = new MemoryMailboxStore(world.transaction as MemoryDatabase)
  const platform = { ...world, mailboxes, mailServers, maxUploadBytes: 1_000_000, mailboxMinutes: 5 }
  const area = makeMailboxes(platform, { registerSource, takeInLetter })
  const handlers = [
    ...world.handlers,
    handleJob(READ_MAILBOX, {
      work: ({ namespaceId }) => area.readMailbox(namespaceId),
      onDeadLetter: ({ namespaceId }) => area.giveUpReading(namespaceId),
    }),
  ]
  return {
    ...world,
    ...area,
    mailboxes,
    mailServers,
    fault,
    letters,
    names: (actor: Actor) =>
      taken.filter((key) => key.startsWith(actor.namespaceId)).map((key) => key.split(' ').slice(1, -1).join(' ')),
    set: (actor: Actor, since?: string) =>
      area.setMailbox({ ...ACCESS, namespaceId: actor.namespaceId, userId: actor.userId, since }),
    /** What the worker does within so many minutes. */
    async pass(minutes: number) {
      for (let minute = 0; minute < minutes; minute++) {
        world.time.now += MINUTE_MS
        await area.takeTurns()
        await world.jobs.work(handlers)
      }
    },
    lay: (uid: number, text: string, more: object = {}) =>
      mailServers.mails.set(uid, { text, receivedAt: world.time.now, ...more }),
  }
}

const ACCESS = {
  host: 'imap.hof.test',
  port: 993,
  encryption: 'tls',
  user: 'anna',
  password: 'geheim',
  folder: 'INBOX',
} as const

describe('a mailbox', () => {
  it('gives what comes from its setting up on: the mail and its attachments, once', async () => {
    const world = mailboxesInMemory()
    const person = await world.person()
    world.lay(1, 'alt')
    await world.set(person)
    world.lay(2, 'neu', { attachments: [{ filename: 'Rechnung.pdf', content: 'PDF' }] })
    await world.pass(1)
    expect(world.names(person)).toEqual(['Mail.eml', 'Rechnung.pdf'])
    expect(world.letters.length).toBe(1)
    await world.pass(20)
    expect(world.mailServers.fetched).toEqual([2])
    // Dragged into the folder, it is new there, however old it is.
    world.lay(3, 'verschoben', { receivedAt: 0 })
    await world.pass(6)
    expect(world.mailServers.fetched).toEqual([2, 3])
  })

  it('gives older ones from a day on, and then what is new', async () => {
    const world = mailboxesInMemory()
    const person = await world.person()
    world.lay(1, 'März', { receivedAt: Date.parse('2026-03-01') })
    world.lay(2, 'April', { receivedAt: Date.parse('2026-04-01') })
    await world.set(person, '2026-04-01')
    await world.pass(1)
    expect(world.mailServers.fetched).toEqual([2])
    world.lay(3, 'verschoben', { receivedAt: 0 })
    await world.pass(6)
    expect(world.mailServers.fetched).toEqual([2, 3])
  })

  it('takes turns with others where much waits', async () => {
    const world = mailboxesInMemory()
    const [one, other] = [await world.person(), await world.person()]
    for (let uid = 1; uid <= 120; uid++) world.lay(uid, `Mail ${uid}`)
    await world.set(one, '2026-01-01')
    await world.set(other, '2026-01-01')
    await world.pass(1)
    expect([world.names(one).length, world.names(other).length]).toEqual([50, 50])
    await world.pass(2)
    expect([world.names(one).length, world.names(other).length]).toEqual([120, 120])
  })

  it('reads nothing twice and loses nothing where work breaks off', async () => {
    const world = mailboxesInMemory()
    const person = await world.person()
    await world.set(person)
    for (const uid of [1, 2, 3])
      world.lay(uid, `Mail ${uid}`, { attachments: [{ filename: `${uid}.pdf`, content: `${uid}` }] })
    world.fault.at = createHash('sha256').update('2').digest('hex')
    await world.pass(1)
    expect(world.names(person)).toEqual(['Mail.eml', '1.pdf', 'Mail.eml'])
    world.fault.at = undefined
    await world.pass(60)
    expect(world.names(person)).toEqual(['Mail.eml', '1.pdf', 'Mail.eml', '2.pdf', 'Mail.eml', '3.pdf'])
    expect(world.mailServers.fetched.filter((uid) => uid !== 2)).toEqual([1, 3])
  })

  it('goes on after a mail that can never be stored, and says which; where none can be, all of them wait', async () => {
    const world = mailboxesInMemory()
    const person = await world.person()
    await world.set(person)
    world.lay(1, 'giftig')
    world.fault.at = createHash('sha256').update('giftig').digest('hex')
    await world.pass(240)
    expect(world.names(person)).toEqual([])
    world.lay(2, 'danach')
    await world.pass(240)
    expect(world.names(person)).toEqual(['Mail.eml'])
    const told = (await world.listed(person)).filter(({ title }) => title.includes('konnte Hofkern nicht aufnehmen'))
    expect(told).toHaveLength(1)
    expect((await world.mailboxes.of(person.namespaceId))!.failures).toBe(0)
    // It stays skipped, also once it could be stored.
    world.fault.at = undefined
    await world.pass(20)
    expect(world.names(person)).toEqual(['Mail.eml'])
  })

  it('finds by the day what came since, where the server numbers its messages anew', async () => {
    const world = mailboxesInMemory()
    const person = await world.person()
    await world.set(person)
    world.lay(900, 'bekannt')
    await world.pass(1)
    world.mailServers.mails.clear()
    world.mailServers.uidValidity = '2'
    world.lay(1, 'lange her', { receivedAt: Date.parse('2025-01-01') })
    world.lay(2, 'bekannt')
    world.lay(3, 'neu')
    await world.pass(6)
    expect(world.mailServers.fetched).toEqual([900, 2, 3])
    expect(world.names(person).length).toBe(2)
    expect((await world.mailboxes.of(person.namespaceId))?.position).toEqual({
      uidValidity: '2',
      lastUid: 3,
      since: null,
    })
  })

  it('tells people once of a password that is refused, asks ever more seldom, and goes on once it is right', async () => {
    const world = mailboxesInMemory()
    const person = await world.person()
    await world.set(person)
    world.mailServers.failure = 'wrong_password'
    world.lay(1, 'wartet')
    await world.pass(60)
    const listed = await world.listed(person)
    expect(listed.map(({ title }) => title)).toEqual(['Das Postfach anna lässt sich nicht lesen.'])
    expect(listed[0]!.body).toContain('Kennwort')
    const [mailbox] = await world.listMailboxes()
    expect(mailbox!.failures).toBeLessThan(6)
    world.mailServers.failure = undefined
    await world.pass(400)
    expect(world.names(person)).toEqual(['Mail.eml'])
    expect(await world.listMailboxes()).toMatchObject([{ failure: null, failures: 0, failedSince: null }])
    world.mailServers.failure = 'wrong_password'
    await world.pass(6)
    expect((await world.listed(person)).length).toBe(2)
  })

  it('goes on where it stood where it is set up again with another password', async () => {
    const world = mailboxesInMemory()
    const person = await world.person()
    await world.set(person)
    world.mailServers.password = 'neu'
    world.lay(1, 'kam inzwischen')
    await world.pass(10)
    await world.setMailbox({ ...ACCESS, password: 'neu', namespaceId: person.namespaceId, userId: person.userId })
    await world.pass(1)
    expect(world.mailServers.fetched).toEqual([1])
  })

  it('says nothing of an outage that passes', async () => {
    const world = mailboxesInMemory()
    const person = await world.person()
    await world.set(person)
    world.mailServers.failure = 'unreachable'
    await world.pass(6)
    expect(await world.listed(person)).toEqual([])
    await world.pass(60)
    expect((await world.listed(person)).length).toBe(1)
  })

  it('tells of a mail that is too large, and of one with too many attachments', async () => {
    const world = mailboxesInMemory()
    const person = await world.person()
    await world.set(person)
    world.lay(1, 'riesig', { sizeBytes: 61_000_000 })
    world.lay(2, 'voll', { leftOut: 3 })
    await world.pass(1)
    expect((await world.listed(person)).map(({ title }) => title).toSorted()).toEqual([
      'Eine Mail vom 20.05.2026 hat zu viele Anhänge.',
      'Eine Mail vom 20.05.2026 ist zu groß.',
    ])
    expect(world.mailServers.fetched).toEqual([2])
  })

  it('is not set up where it cannot be opened, nor in plain over a network', async () => {
    const world = mailboxesInMemory()
    const { namespaceId, userId } = await world.person()
    const input = { ...ACCESS, namespaceId, userId }
    world.mailServers.password = 'anders'
    expect((await world.setMailbox(input)).val).toBe('wrong_password')
    expect((await world.setMailbox({ ...input, password: 'anders', encryption: 'none' })).val).toBe('not_encrypted')
    expect(await world.listMailboxes()).toEqual([])
    expect((await world.tryMailbox(namespaceId)).val).toBe('no_mailbox')
    const here = { ...input, password: 'anders', encryption: 'none' as const, host: '127.0.0.1' }
    expect((await world.setMailbox(here)).ok).toBe(true)
  })

  it('is forgotten with its password, and asks no server any more', async () => {
    const world = mailboxesInMemory()
    const person = await world.person()
    await world.set(person)
    expect(await world.removeMailbox(person.namespaceId)).toBe(true)
    expect(await world.removeMailbox(person.namespaceId)).toBe(false)
    world.lay(1, 'neu')
    await world.pass(10)
    expect([world.mailServers.fetched, await world.mailboxes.namespaces()]).toEqual([[], []])
  })
})
