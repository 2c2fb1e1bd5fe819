import { describe, expect, it } from 'vitest'
import { MemoryAccountStore } from '../../../adapters/memory/access/memory-account-store.ts'
import { memoryBelongings } from '../../../adapters/memory/belongings.ts'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import { MemoryTeamStore } from '../../../adapters/memory/namespaces/memory-team-store.ts'
import { MemoryNamespaceRegister } from '../../../adapters/memory/namespaces/memory-namespace-register.ts'
import { MemoryIdempotencyStore } from '../../../adapters/memory/shared/memory-idempotency-store.ts'
import { MemoryJobQueue } from '../../../adapters/memory/shared/memory-job-queue.ts'
import { MemoryLiveEvents } from '../../../adapters/memory/shared/memory-live-events.ts'
import { MemoryMailer } from '../../../adapters/memory/shared/memory-mailer.ts'
import { MemoryObjectStore } from '../../../adapters/memory/shared/memory-object-store.ts'
import { MemorySourceStore } from '../../../adapters/memory/sources/memory-source-store.ts'
import type { AuditEvent } from '../../../core/access/index.ts'
import { makeDeleteAccount } from '../../../core/namespaces/delete-account.ts'
import { makeEmptyNamespace } from '../../../core/namespaces/empty-namespace.ts'
import { EMPTY_NAMESPACE } from '../../../core/namespaces/jobs.ts'
import { makeResetNamespace } from '../../../core/namespaces/reset-namespace.ts'
import type { DocumentId, JobId, NamespaceId, UserId } from '../../../core/shared/ids.ts'
import { handleJob } from '../../../core/shared/job.ts'
import { originalKey } from '../../../core/sources/source.ts'
import { INGEST_SOURCE } from '../../../core/sources/index.ts'
import { newId } from '../../builders/ids.ts'
import { aSource } from '../../builders/source.ts'

/** Every port in memory; `mortal` ones die before or after their n-th call. */
async function anInstallation({ diesAt = Infinity }: { diesAt?: number } = {}) {
  let calls = 0
  let mortalNow = true
  const die = () => {
    calls += 1
    if (mortalNow && calls === diesAt) throw new Error('the process died')
  }
  const mortal = <T extends object>(port: T): T =>
    new Proxy(port, {
      get(target, name) {
        const member = Reflect.get(target, name) as unknown
        if (typeof member !== 'function') return member
        if (name === 'list') return member.bind(target) as unknown
        return async (...given: unknown[]) => {
          die()
          const done = await (member as (...all: unknown[]) => unknown).apply(target, given)
          die()
          return done
        }
      },
    })
  let time = 1_790_000_000_000
  const clock = { now: () => time }
  const database = new MemoryDatabase()
  const jobs = new MemoryJobQueue(database)
  const stores = {
    accounts: new MemoryAccountStore(database),
    sources: new MemorySourceStore(database),
    live: new MemoryLiveEvents(database),
    objects: new MemoryObjectStore(clock.now),
    mailer: new MemoryMailer(),
    idempotency: new MemoryIdempotencyStore(clock.now),
  }
  const audited: AuditEvent[] = []
  const deps = {
    ...stores,
    teams: new MemoryTeamStore(database),
    namespaceRegister: mortal(new MemoryNamespaceRegister(database)),
    namespaceJobs: mortal(jobs),
    objects: mortal(stores.objects),
    mailer: mortal(stores.mailer),
    idempotency: mortal(stores.idempotency),
    belongings: memoryBelongings(database).map((area) => ({ ...area, tables: area.tables.map(mortal) })),
    jobs: mortal(jobs),
    transaction: database,
    audit: (event: AuditEvent) => void audited.push(event),
    ids: { next: newId },
    wait: async () => {},
    clock,
  }
  const person = newId<UserId>()
  const namespace = newId<NamespaceId>()
  await stores.accounts.add({
    userId: person,
    namespaceId: namespace,
    email: 'anna@hof.example',
    username: 'anna',
    usernameLook: 'anna',
    passwordHash: null,
    externalId: null,
    createdAt: 0,
  })
  await fill(stores, namespace)
  const other = newId<NamespaceId>()
  await fill(stores, other)
  const emptyNamespace = makeEmptyNamespace(deps)
  const left = async (of: NamespaceId) => {
    let rows = 0
    for (const { tables } of memoryBelongings(database)) for (const table of tables) rows += await table.count(of)
    for await (const _ of stores.objects.list(`${of}/`)) rows += 1
    return rows + stores.mailer.sent().filter((mail) => mail.namespace === of).length
  }
  return {
    ...stores,
    database,
    jobs,
    audited,
    person,
    namespace,
    other,
    left,
    resetNamespace: makeResetNamespace(deps),
    deleteAccount: makeDeleteAccount(deps),
    emptyNamespace,
    /** As the worker does: again and again, until it is done. */
    work: () => jobs.work([handleJob(EMPTY_NAMESPACE, { work: ({ namespaceId }) => emptyNamespace(namespaceId) })]),
    immortal: () => void (mortalNow = false),
    calls: () => calls,
    later: (milliseconds: number) => void (time += milliseconds),
  }
}

async function fill(
  {
    sources,
    live,
    objects,
    mailer,
  }: Pick<Awaited<ReturnType<typeof anInstallation>>, 'sources' | 'live' | 'objects' | 'mailer'>,
  namespaceId: NamespaceId,
): Promise<void> {
  for (let number = 0; number < 3; number++) {
    const source = aSource({ namespaceId, id: newId<DocumentId>(), sha256: `${namespaceId} ${number}` })
    await sources.add(source)
    await objects.put(originalKey(source), new Uint8Array([number]))
  }
  await live.publish(namespaceId, { event: 'source.deleted', data: { document_id: newId<DocumentId>() } })
  await mailer.send({ to: 'anna@hof.example', subject: 'Fristen', text: 'morgen', namespace: namespaceId })
}

describe('leaving a namespace', () => {
  it('gives the person an empty one, ends what waits, and empties the old', async () => {
    const world = await anInstallation()
    await world.jobs.enqueue(
      INGEST_SOURCE.of(
        newId<JobId>(),
        { namespaceId: world.namespace, documentId: newId<DocumentId>() },
        world.namespace,
      ),
    )
    const question = { caller: 'user', route: 'post /chat/ask', key: 'k', namespaceId: world.namespace }
    await world.idempotency.claim(question, 'h', 30)
    await world.idempotency.answer(question, { status: 200, headers: {}, body: 'Der Hof hat 8 Schläge.' })
    const reset = (await world.resetNamespace({ userId: world.person })).unwrap()
    expect(await world.idempotency.claim(question, 'h', 30)).toMatchObject({ outcome: 'ours' })
    expect(reset).toMatchObject({ previousNamespaceId: world.namespace, cancelled: 1, files: 3 })
    expect(await world.accounts.byId(world.person)).toMatchObject({ namespaceId: reset.namespaceId })
    expect(await world.left(world.namespace)).toBeGreaterThan(0)
    await world.work()
    expect(await world.left(world.namespace)).toBe(0)
    expect(await world.left(world.other)).toBeGreaterThan(6)
    expect(world.audited).toEqual([{ event: 'namespace_reset', user_id: world.person, namespace_id: world.namespace }])
  })

  it('lets nothing be written in the old one, and everything in the new', async () => {
    const world = await anInstallation()
    const { namespaceId } = (await world.resetNamespace({ userId: world.person })).unwrap()
    const publish = (to: NamespaceId) =>
      world.live.publish(to, { event: 'source.deleted', data: { document_id: newId<DocumentId>() } })
    await expect(publish(world.namespace)).rejects.toThrow('removed')
    await expect(world.sources.add(aSource({ namespaceId: world.namespace }))).rejects.toThrow('removed')
    await publish(namespaceId)
    await publish(world.other)
  })

  it('is refused while the one before is not yet empty, and right after it', async () => {
    const world = await anInstallation()
    await world.resetNamespace({ userId: world.person })
    expect((await world.resetNamespace({ userId: world.person })).val).toEqual({ kind: 'reset_in_progress' })
    await world.work()
    expect((await world.resetNamespace({ userId: world.person })).val).toEqual({ kind: 'reset_in_progress' })
    world.later(10_001)
    expect((await world.resetNamespace({ userId: world.person })).ok).toBe(true)
    expect((await world.resetNamespace({ userId: newId<UserId>() })).val).toEqual({ kind: 'not_found' })
  })

  it('never empties a namespace that lives', async () => {
    const world = await anInstallation()
    const before = await world.left(world.namespace)
    await world.emptyNamespace(world.namespace)
    expect(await world.left(world.namespace)).toBe(before)
  })

  it('has happened wholly or not at all, and is finished later, wherever the process dies', async () => {
    const whole = await anInstallation()
    await whole.resetNamespace({ userId: whole.person })
    await whole.work()
    const steps = whole.calls()
    expect(steps).toBeGreaterThan(40)
    for (let diesAt = 1; diesAt <= steps; diesAt++) {
      const world = await anInstallation({ diesAt })
      const reset = await world.resetNamespace({ userId: world.person }).catch(() => undefined)
      const now = (await world.accounts.byId(world.person))!.namespaceId
      expect(now !== world.namespace).toBe(reset?.ok === true)
      if (!reset) {
        expect(await world.left(world.namespace)).toBeGreaterThan(6)
        world.immortal()
        expect((await world.resetNamespace({ userId: world.person })).ok).toBe(true)
      }
      await world.work()
      expect([diesAt, await world.left(world.namespace)]).toEqual([diesAt, 0])
      expect(await world.jobs.take()).toBeUndefined()
      expect(await world.left(world.other)).toBeGreaterThan(6)
    }
  })

  it('of an account that is deleted is finished later, too, wherever the process dies', async () => {
    const whole = await anInstallation()
    await whole.deleteAccount({ userId: whole.person })
    await whole.work()
    for (let diesAt = 1; diesAt <= whole.calls(); diesAt++) {
      const world = await anInstallation({ diesAt })
      const deleted = await world.deleteAccount({ userId: world.person }).catch(() => undefined)
      expect((await world.accounts.byId(world.person)) === undefined).toBe(deleted?.ok === true)
      world.immortal()
      if (!deleted) expect((await world.deleteAccount({ userId: world.person })).ok).toBe(true)
      await world.work()
      expect([diesAt, await world.left(world.namespace)]).toEqual([diesAt, 0])
      expect((await world.deleteAccount({ userId: world.person })).val).toEqual({ kind: 'not_found' })
    }
  })
})
