import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Platform } from '../../apps/composition/platform.ts'
import type { KeepStream } from '../../apps/http/pipeline/upload.ts'
import { until } from '../patience.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

interface LogLine {
  level: number
  msg: string
  method?: string
  route?: string
  status?: number
}

const INFO = 30
const MOST_STREAMS = 50

/** Whoever closes a page or loses the network in the middle does no wrong, and leaves nothing behind. */
describe('a caller that leaves in the middle', () => {
  let service: TestService
  let farm: Farm
  let log: LogLine[] = []
  let keepStream: KeepStream
  let onDisk: KeepStream
  beforeAll(async () => {
    const lines = new Writable({
      write: (chunk, _encoding, done) => (log.push(JSON.parse(String(chunk)) as LogLine), done()),
    })
    const standIn = (platform: Platform): Platform => {
      onDisk = platform.keepStream
      return { ...platform, keepStream: (stream, path) => keepStream(stream, path) }
    }
    service = await startService({}, { worker: false, log: pino({ level: 'info' }, lines), standIn })
    farm = await service.farm()
  })
  afterAll(() => service.stop())
  beforeEach(() => {
    log = []
    keepStream = onDisk
  })

  /** Sends the request as it stands, and nothing after it. */
  function begin(request: string, headers: readonly string[] = []): Socket {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1').on('error', () => {})
    const head = [`${request} HTTP/1.1`, 'Host: hofkern', `Authorization: Bearer ${farm.token}`, ...headers]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    return socket
  }
  const answered = (socket: Socket) => new Promise<void>((done) => void socket.once('data', () => done()))

  /** Waits until the log tells of the request, which has to be without a word of warning. */
  async function expectNoted(method: string, route: string): Promise<void> {
    await until(() => log.some(({ status }) => status !== undefined))
    expect(log.filter(({ msg }) => msg === 'request')).toMatchObject([{ level: INFO, method, route, status: 499 }])
    expect(log.filter(({ level }) => level > INFO)).toEqual([])
  }

  const parts = (): string[] => {
    const folder = join(service.application.settings.dataDir, 'uploads')
    return existsSync(folder) ? readdirSync(folder) : []
  }
  const beginUpload = (): Socket => {
    const socket = begin('POST /training', ['Content-Type: multipart/form-data; boundary=b', 'Content-Length: 5000000'])
    socket.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nAnfang')
    return socket
  }

  it('of an upload is no fault, and no part of the file stays', async () => {
    const socket = beginUpload()
    await until(() => parts().length === 1)
    socket.destroy()
    await until(() => parts().length === 0)
    await expectNoted('POST', '/training')
    expect(await service.database.asOwner('select from sources')).toEqual([])
  })

  it('of an upload whose file is not open yet leaves none behind', async () => {
    let open: (() => void) | undefined
    let ended = false
    keepStream = async (stream, path) => {
      await new Promise<void>((done) => (open = done))
      return onDisk(stream, path).finally(() => (ended = true))
    }
    const socket = beginUpload()
    await until(() => open)
    socket.destroy()
    await expectNoted('POST', '/training')
    open!()
    await until(() => ended)
    await until(() => parts().length === 0)
  })

  /** Keeps everyone else out of a table, until it is ended. */
  async function lock(table: string): Promise<pg.Client> {
    const other = new pg.Client({ connectionString: service.database.url })
    await other.connect()
    await other.query('begin')
    await other.query(`lock table ${table} in access exclusive mode`)
    return other
  }
  const waiting = () =>
    service.database.asOwner(
      `select from pg_stat_activity where datname = current_database() and application_name = 'hofkern'
       and wait_event_type = 'Lock'`,
    )

  it('of a request that waits for the database is noted at once, and its query comes to an end', async () => {
    const locked = await lock('workspace_rows')
    const socket = begin('GET /workspace/fields')
    await until(async () => (await waiting()).length === 1)
    socket.destroy()
    await expectNoted('GET', '/workspace/fields')
    await locked.end()
    await until(async () => (await waiting()).length === 0)
    await expectNoted('GET', '/workspace/fields')
  })

  it('of a long download is no fault, and the file is closed', async () => {
    const { document_id } = (await (await farm.upload('Klee. '.repeat(3_000_000), 'lang.txt')).json()) as {
      document_id: string
    }
    const { url } = (await (await farm.call('GET', `/training/${document_id}/url`)).json()) as { url: string }
    await until(() => log.length === 2)
    log.length = 0
    const open = () => (existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').filter(isOriginal) : [])
    const socket = begin(`GET ${url.slice(service.url.length)}`)
    await answered(socket)
    socket.destroy()
    await until(() => log.length > 0)
    expect(log).toMatchObject([{ level: INFO, method: 'GET', status: 499 }])
    await until(() => open().length === 0)
  })

  it('of live events, while what was missed is looked up, is no fault and ends the look', async () => {
    const locked = await lock('live_events')
    const socket = begin('GET /realtime', ['Last-Event-ID: 1'])
    await until(async () => (await waiting()).length === 1)
    socket.destroy()
    await expectNoted('GET', '/realtime')
    await locked.end()
    await until(async () => (await waiting()).length === 0)
    await expectNoted('GET', '/realtime')
    expect((await farm.call('GET', '/health')).status).toBe(200)
  })

  it('of live events is no fault, and its place is free again', async () => {
    const all = async () => {
      const sockets = Array.from({ length: MOST_STREAMS + 10 }, () => begin('GET /realtime'))
      const heads = await Promise.all(
        sockets.map((socket) => new Promise<string>((done) => void socket.once('data', (text) => done(String(text))))),
      )
      return { sockets, heads }
    }
    const { sockets, heads } = await all()
    const refused = heads.filter((head) => head.startsWith('HTTP/1.1 429 '))
    expect([heads.filter((head) => head.startsWith('HTTP/1.1 200 ')).length, refused.length]).toEqual([
      MOST_STREAMS,
      10,
    ])
    for (const head of refused) expect(head).toMatch(/Retry-After: 15\r\n[^]*"code":"too_many_streams"/)
    for (const socket of sockets) socket.destroy()
    await until(
      () => log.filter(({ route, status }) => route === '/realtime' && status === 499).length === MOST_STREAMS,
    )
    expect(log.filter(({ level }) => level > INFO)).toEqual([])
    const again = await all()
    expect(again.heads.filter((head) => head.startsWith('HTTP/1.1 200 '))).toHaveLength(MOST_STREAMS)
    for (const socket of again.sockets) socket.destroy()
  })
})

function isOriginal(descriptor: string): boolean {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`).includes('/originals/')
  } catch {
    // It was closed meanwhile.
    return false
  }
}
