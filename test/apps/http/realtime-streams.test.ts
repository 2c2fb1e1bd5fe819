import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Koa from 'koa'
import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { answerErrors } from '../../../apps/http/pipeline/answer-errors.ts'
import { RealtimeStreams } from '../../../apps/http/realtime/realtime.ts'
import type { Actor } from '../../../core/access/index.ts'
import { until } from '../../patience.ts'

const gone = new AbortController()
let close = (): void => {}
afterEach(() => {
  gone.abort()
  close()
})

it('no more streams are open than a process and a person may have, also where they come at once', async () => {
  const subscribing: (() => void)[] = []
  let slow = true
  const feed = {
    // As slow as a database under load: nobody has a stream before all have asked for one.
    async subscribe() {
      if (slow) await new Promise<void>((done) => subscribing.push(done))
      return () => {}
    },
  }
  const unasked = () => Promise.reject(new Error('nobody is looked up'))
  const nobody = { authenticate: unasked, reachTeam: unasked }
  const streams = new RealtimeStreams(feed, nobody, {
    ofPerson: 3,
    inProcess: 5,
  })
  const app = new Koa()
  app.use(answerErrors({ log: pino({ level: 'silent' }), isOutage: () => false, isNamespaceRemoved: () => false }))
  app.use((ctx, next) => {
    ctx.state['requestId'] = 'eine-anfrage'
    return next()
  })
  app.use((ctx, next) => streams.handle({ userId: ctx.get('X-Person') } as unknown as Actor)(ctx, next))
  const server = createServer(app.callback())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  close = () => void (server.closeAllConnections(), server.close())
  const ask = (person: string) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
      headers: { 'X-Person': person },
      signal: gone.signal,
    })

  const requests = [...Array<string>(4).fill('anna'), ...Array<string>(4).fill('bert')].map(ask)
  await until(() => subscribing.length === 5)
  slow = false
  for (const go of subscribing) go()
  const answers = await Promise.all(requests)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  const refused = answers.filter(({ status }) => status === 429)
  for (const answer of refused) {
    expect(answer.headers.get('retry-after')).toBe('15')
    expect(await answer.json()).toMatchObject({ code: 'too_many_streams' })
  }

  await Promise.all(answers.filter(({ status }) => status === 200).map(({ body }) => body!.cancel()))
  await until(async () => (await ask('cora')).status === 200)
})
