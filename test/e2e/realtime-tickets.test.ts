import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../patience.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

describe('a ticket to the live channel', () => {
  let service: TestService
  const lines: string[] = []
  beforeAll(async () => {
    const log = pino(
      { level: 'trace' },
      new Writable({ write: (chunk: Buffer, _, done) => (lines.push(chunk.toString()), done()) }),
    )
    service = await startService({}, { log, heartbeatMs: 100 })
  })
  afterAll(() => service.stop())

  const ticketOf = async (farm: Farm): Promise<string> =>
    ((await (await farm.call('POST', '/realtime/ticket')).json()) as { ticket: string }).ticket

  /** Opens the stream as `EventSource` does, without a header; what it tells grows in `text`. */
  async function open(ticket: string, more = '') {
    const gone = new AbortController()
    const answer = await fetch(`${service.url}/realtime?ticket=${ticket}${more}`, {
      headers: { Origin: 'https://anderswo.example' },
      signal: gone.signal,
    })
    const stream = { status: answer.status, answer, text: '', ended: false, close: () => gone.abort() }
    if (answer.ok)
      void (async () => {
        for await (const chunk of answer.body!) stream.text += Buffer.from(chunk as Uint8Array).toString()
      })()
        .catch(() => {})
        .finally(() => (stream.ended = true))
    return stream
  }

  it('opens it once, as the person who asked for it', async () => {
    const [farm, stranger] = [await service.farm(), await service.farm()]
    const ticket = await ticketOf(farm)
    const both = await Promise.all([open(ticket), open(ticket), open(ticket)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
    const stream = both.find(({ status }) => status === 200)!
    expect(stream.answer.headers.get('access-control-allow-origin')).toBeTruthy()
    await stranger.ingest('Fremd.', 'fremd.txt')
    const { document_id } = await farm.ingest('Eigen.', 'eigen.txt')
    await until(() => stream.text.includes('notification.created'))
    expect(stream.text).toContain(document_id)
    expect(stream.text).toContain('eigen.txt ist gelesen')
    expect(stream.text).not.toContain('fremd')
    expect(stream.text).not.toContain('user_id')
    stream.close()

    const [, first] = /^id: (\d+)$/m.exec(stream.text)!
    const again = await open(await ticketOf(farm), `&last_event_id=${first}`)
    const rest = stream.text.slice(stream.text.indexOf('event:', stream.text.indexOf(`id: ${first}`)))
    await until(() => again.text.includes('notification.created'))
    const ids = (text: string) => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => id)
    expect(ids(again.text)).toEqual(ids(rest))
    again.close()
  })

  it('is refused when it is over, made up, or given twice', async () => {
    const farm = await service.farm()
    const ticket = await ticketOf(farm)
    await service.database.asOwner("update realtime_tickets set expires_at = now() - interval '1 second'")
    for (const given of [ticket, 'erfunden', `${'x'.repeat(5000)}`, '%00', ''])
      expect((await open(given)).status).toBe(401)
    const good = await ticketOf(farm)
    expect((await open(good, `&ticket=${good}`)).status).toBe(401)
  })

  it('does not lie in the database in a form that anybody can use', async () => {
    const farm = await service.farm()
    const ticket = await ticketOf(farm)
    const stored = JSON.stringify(await service.database.asOwner('select * from realtime_tickets'))
    expect(stored).not.toContain(ticket)
    expect(stored).not.toContain(farm.token)
  })

  it('stands in no line of the log', async () => {
    const farm = await service.farm()
    const ticket = await ticketOf(farm)
    const stream = await open(ticket)
    expect((await open(ticket)).status).toBe(401)
    stream.close()
    await until(() => lines.filter((line) => line.includes('/realtime"')).length >= 2)
    expect(lines.join('')).not.toContain(ticket)
    expect(lines.join('')).not.toContain(farm.token)
  })

  it('opens nothing once the session has died, and the stream ends with it', async () => {
    const farm = await service.farm()
    const [stream, unused] = [await open(await ticketOf(farm)), await ticketOf(farm)]
    expect(stream.status).toBe(200)
    await service.database.asOwner(
      'update grants set revoked_at = now() where user_id = (select id from users where email = $1)',
      [farm.email],
    )
    await until(() => stream.ended)
    expect((await open(unused)).status).toBe(401)
  })

  it('opens nothing once the person has another namespace, and the stream ends with the old one', async () => {
    const [farm, other] = [await service.farm(), await service.farm()]
    const [stream, unused] = [await open(await ticketOf(farm)), await ticketOf(farm)]
    await service.database.asOwner('update users set namespace_id = $2 where email = $1', [
      farm.email,
      other.namespaceId,
    ])
    await until(() => stream.ended)
    expect((await open(unused)).status).toBe(401)
    expect((await open(await ticketOf(farm))).status).toBe(200)
  })
})
