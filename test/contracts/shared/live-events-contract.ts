import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import type { HeardEvent, LiveEvents, LiveFeed } from '../../../core/shared/ports/live-events.ts'
import type { Transaction } from '../../../core/shared/ports/transaction.ts'
import { Err, Ok } from '../../../core/shared/result.ts'
import { newId } from '../../builders/ids.ts'
import { equal, holds, rejects } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'

/** Both sides of the live channel over one fresh database; the contract starts the feed. */
export interface OpenedLiveEvents {
  live: LiveEvents
  feed: LiveFeed
  transaction: Transaction
  close(): Promise<void>
}

/** A listener that keeps what it hears, and that a test can wait for. */
function makeEar() {
  const heard: HeardEvent[] = []
  const waiting = new Set<() => void>()
  return {
    heard,
    names: () => heard.map(nameOf),
    listener(event: HeardEvent): void {
      heard.push(event)
      for (const look of waiting) look()
    },
    /** Resolves once an event of this name was heard. */
    hears: (name: string) =>
      new Promise<void>((done) => {
        const look = () => {
          if (!heard.some((event) => nameOf(event) === name)) return
          waiting.delete(look)
          done()
        }
        waiting.add(look)
        look()
      }),
  }
}

const nameOf = ({ data }: HeardEvent): string => (data as { kind: string }).kind
const named = (kind: string) => ({ event: 'rows.changed' as const, data: { kind, ids: null } })

function worldOf({ live, feed, transaction }: OpenedLiveEvents) {
  const namespace = newId<NamespaceId>()
  return {
    namespace,
    publish: (name: string, of = namespace) => live.publish(of, named(name)),
    /** Publishes in a transaction, and comes back at its end. */
    publishWithin: (names: readonly string[], end: () => Promise<unknown> = async () => {}) =>
      transaction.within(namespace, async () => {
        for (const name of names) await live.publish(namespace, named(name))
        await end()
        return Ok(undefined)
      }),
    async ear(after?: string, of = namespace) {
      const ear = makeEar()
      return { ...ear, unsubscribe: await feed.subscribe(of, after, ear.listener) }
    },
    /** Begins to listen, and comes back when events are heard. */
    async start(): Promise<void> {
      const probe = newId<NamespaceId>()
      let awake = false
      const unsubscribe = await feed.subscribe(probe, undefined, () => void (awake = true))
      feed.start()
      while (!awake) await live.publish(probe, named('probe'))
      unsubscribe()
    },
  }
}

/** What LiveEvents and the LiveFeed over the same database promise. */
export const liveEventsContract = (open: () => Promise<OpenedLiveEvents>): ContractCase[] =>
  casesOver(open, {
    'are heard by every listener of the namespace, as they were published': async (opened) => {
      const { namespace, start, ear } = worldOf(opened)
      await start()
      const [one, other] = [await ear(), await ear()]
      const data = { document_id: newId<DocumentId>() }
      await opened.live.publish(namespace, { event: 'source.deleted', data })
      await opened.live.publish(namespace, { event: 'rows.changed', data: { kind: 'fields', ids: ['a', 'ä'] } })
      await Promise.all([one.hears('fields'), other.hears('fields')])
      equal(
        one.heard.map(({ event, data }) => ({ event, data })),
        [
          { event: 'source.deleted', data },
          { event: 'rows.changed', data: { kind: 'fields', ids: ['a', 'ä'] } },
        ],
      )
      equal(other.heard, one.heard)
    },

    'of before the start and of before the subscription are not heard': async (opened) => {
      const { start, ear, publish } = worldOf(opened)
      const early = await ear()
      await publish('before the start')
      await start()
      const late = await ear()
      await publish('after')
      await Promise.all([early.hears('after'), late.hears('after')])
      equal([early.names(), late.names()], [['after'], ['after']])
    },

    'are heard after the commit, and not before': async (opened) => {
      const { start, ear, publish, publishWithin } = worldOf(opened)
      await start()
      const listening = await ear()
      await publish('first')
      await listening.hears('first')
      let written = (): void => {}
      let looked = (): void => {}
      const afterWriting = new Promise<void>((done) => (written = done))
      const afterLooking = new Promise<void>((done) => (looked = done))
      const running = publishWithin(['within'], () => (written(), afterLooking))
      await afterWriting
      const resumed = await ear(listening.heard[0]!.id)
      equal([listening.names(), resumed.names()], [['first'], []])
      looked()
      await running
      await Promise.all([listening.hears('within'), resumed.hears('within')])
      equal([listening.names(), resumed.names()], [['first', 'within'], ['within']])
    },

    'of a transaction that failed are never heard': async (opened) => {
      const { namespace, start, ear, publish } = worldOf(opened)
      await start()
      const listening = await ear()
      await publish('first')
      await opened.transaction.within(namespace, async () => Err(await publish('refused')))
      await rejects(
        opened.transaction.within(namespace, async () => {
          await publish('thrown')
          throw new Error('work failed')
        }),
        'work failed',
      )
      await publish('last')
      await listening.hears('last')
      equal(listening.names(), ['first', 'last'])
      const resumed = await ear(listening.heard[0]!.id)
      equal(resumed.names(), ['last'])
    },

    'come in the order of commits, their ids growing, however many publish at once': async (opened) => {
      const { start, ear, publish, publishWithin } = worldOf(opened)
      await start()
      const listening = await ear()
      await publish('first')
      // Enough for ids of different lengths.
      const transactions = Array.from({ length: 12 }, (_, n) => Array.from({ length: 10 }, (_, part) => `${n} ${part}`))
      await Promise.all(transactions.map((names) => publishWithin(names)))
      await publish('last')
      await listening.hears('last')
      const ids = listening.heard.map(({ id }) => BigInt(id))
      holds(
        ids.every((id, index) => index === 0 || id > ids[index - 1]!),
        'that the ids grow',
      )
      equal(new Set(listening.names()), new Set(['first', ...transactions.flat(), 'last']))
      for (const names of transactions) {
        const begin = listening.names().indexOf(names[0]!)
        equal(listening.names().slice(begin, begin + names.length), names)
      }
      equal((await ear(String(ids[0]))).heard, listening.heard.slice(1), 'what is heard again')
    },

    'are resumed after any id, with none lost and none twice while others come': async (opened) => {
      const { start, ear, publish } = worldOf(opened)
      await start()
      const listening = await ear()
      for (const name of ['a', 'b', 'c']) await publish(name)
      await listening.hears('c')
      const coming = Promise.all(Array.from({ length: 20 }, (_, n) => publish(`more ${n}`)))
      const resumed = await Promise.all(listening.heard.map(({ id }) => ear(id)))
      await coming
      await publish('last')
      await Promise.all([listening, ...resumed].map(({ hears }) => hears('last')))
      equal(listening.heard.length, 24)
      for (const [index, { heard }] of resumed.entries()) equal(heard, listening.heard.slice(index + 1))
    },

    'are resumed to the end, however many were missed, at the pace of who hears them': async (opened) => {
      const { namespace, start, ear, publish, publishWithin } = worldOf(opened)
      await start()
      const listening = await ear()
      await publish('first')
      await listening.hears('first')
      listening.unsubscribe()
      const missed = Array.from({ length: 1700 }, (_, n) => `missed ${n}`)
      await publishWithin(missed)
      const heard: string[] = []
      let busy = 0
      await opened.feed.subscribe(namespace, listening.heard[0]!.id, async (event) => {
        equal(++busy, 1, 'how many it is handed at once')
        if (heard.length % 100 === 0) await Promise.resolve()
        heard.push(nameOf(event))
        busy--
      })
      equal(heard, missed)
    },

    'are resumed with a reset after an id that is none, and with what comes then': async (opened) => {
      const { namespace, start, ear, publish } = worldOf(opened)
      const foreign = newId<NamespaceId>()
      await start()
      const [listening, other] = [await ear(), await ear(undefined, foreign)]
      for (const name of ['a', 'b']) await publish(name)
      await publish('foreign', foreign)
      await Promise.all([listening.hears('b'), other.hears('foreign')])
      const latest = listening.heard[1]!.id
      for (const unknown of ['0', 'x', '-1', '1e3', ' 7', '9'.repeat(18), '9'.repeat(30), other.heard[0]!.id]) {
        const heard: HeardEvent[] = []
        const unsubscribe = await opened.feed.subscribe(namespace, unknown, (event) => void heard.push(event))
        equal(heard, [{ id: latest, event: 'reset', data: {} }])
        unsubscribe()
      }
      const resumed: HeardEvent[] = []
      await opened.feed.subscribe(namespace, 'x', (event) => void resumed.push(event))
      const again = await ear(latest)
      await publish('c')
      await again.hears('c')
      equal(
        resumed.map(({ event }) => event),
        ['reset', 'rows.changed'],
      )
      const empty: HeardEvent[] = []
      await opened.feed.subscribe(newId<NamespaceId>(), '7', (event) => void empty.push(event))
      equal(empty, [{ id: '', event: 'reset', data: {} }])
    },

    'are heard in their own namespace alone, also by one who resumes': async (opened) => {
      const { start, ear, publish } = worldOf(opened)
      const foreign = newId<NamespaceId>()
      await start()
      const [own, other] = [await ear(), await ear(undefined, foreign)]
      await publish('own')
      await publish('foreign', foreign)
      await publish('own, last')
      await Promise.all([own.hears('own, last'), other.hears('foreign')])
      equal([own.names(), other.names()], [['own', 'own, last'], ['foreign']])
      equal(
        (await ear(own.heard[0]!.id, foreign)).heard.map(({ event }) => event),
        ['reset'],
      )
      equal((await ear(own.heard[0]!.id)).names(), ['own, last'])
    },

    'are not heard after unsubscribing, which takes nobody else along': async (opened) => {
      const { start, ear, publish } = worldOf(opened)
      await start()
      const gone = await ear()
      await publish('first')
      await gone.hears('first')
      gone.unsubscribe()
      const staying = await ear()
      gone.unsubscribe()
      await publish('second')
      await staying.hears('second')
      equal([gone.names(), staying.names()], [['first'], ['second']])
    },

    'carry data of 7 kB': async (opened) => {
      const { namespace, start, ear } = worldOf(opened)
      await start()
      const listening = await ear()
      const ids = ['x'.repeat(6960)]
      await opened.live.publish(namespace, { event: 'rows.changed', data: { kind: 'fields', ids } })
      await listening.hears('fields')
      equal(listening.heard[0]!.data, { kind: 'fields', ids })
    },

    'are published by a transaction of the same namespace alone': async ({ live, transaction }) => {
      const nested = transaction.within(newId<NamespaceId>(), async () =>
        Ok(await live.publish(newId<NamespaceId>(), named('foreign'))),
      )
      await rejects(nested, 'One transaction serves one namespace')
    },
  })
