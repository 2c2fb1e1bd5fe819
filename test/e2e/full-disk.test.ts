import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { KeepStream } from '../../apps/http/pipeline/upload.ts'
import type { ObjectStore } from '../../core/shared/ports/object-store.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

/** What the system says, the code of the answer, and a word of what the person reads. */
const FAULTS = [
  ['ENOSPC', 'storage_full', /Speicher des Servers ist voll/],
  ['EDQUOT', 'storage_full', /Speicher des Servers ist voll/],
  ['EROFS', 'storage_read_only', /kann gerade nichts speichern/],
  ['EACCES', 'storage_read_only', /kann gerade nichts speichern/],
  ['EIO', 'storage_read_only', /kann gerade nichts speichern/],
  ['ENOTDIR', 'storage_read_only', /kann gerade nichts speichern/],
  ['EMFILE', 'storage_read_only', /kann gerade nichts speichern/],
] as const

const fault = (code: string, syscall: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`${code}: the disk takes nothing, ${syscall}`), { code, syscall })

/** Takes the beginning of a file, as a disk does that becomes full. */
const fillingUp =
  (code: string): KeepStream =>
  async (stream) => {
    const disk = new Writable({ write: (_chunk, _encoding, done) => done(fault(code, 'write')) })
    await pipeline(stream, disk)
    throw new Error('never comes to its end')
  }

describe('where the disk takes nothing', () => {
  let service: TestService
  let farm: Farm
  let keepStream: KeepStream
  let working: KeepStream
  beforeAll(async () => {
    service = await startService(
      {},
      {
        worker: false,
        standIn: (platform) => {
          working = platform.keepStream
          return { ...platform, keepStream: (stream, path) => keepStream(stream, path) }
        },
      },
    )
    farm = await service.farm()
  })
  afterAll(() => service.stop())
  beforeEach(() => void (keepStream = working))

  const table = (content: string, mode: 'preview' | 'apply'): FormData => {
    const form = new FormData()
    form.set('mode', mode)
    form.set('file', new Blob([content]), 'flaechen.csv')
    return form
  }
  const FIELDS = `Name;Fläche (ha)\n${Array.from({ length: 20_000 }, (_, n) => `Schlag ${n};3,5`).join('\n')}\n`
  const WAYS: Record<string, () => Promise<Response>> = {
    'an upload': () => farm.upload(FIELDS, 'flaechen.csv'),
    'a table to take in': () => farm.call('POST', '/workspace/fields/import', { body: table(FIELDS, 'apply') }),
    'the preview of a table': () => farm.call('POST', '/workspace/fields/import', { body: table(FIELDS, 'preview') }),
  }
  const errorOf = async (answer: Response) => {
    const { detail, code } = (await answer.json()) as { detail: string; code: string }
    return { status: answer.status, code, detail }
  }

  /** Does the work while the store of the originals takes nothing. */
  async function withoutStore<T>(code: string, work: () => Promise<T>): Promise<T> {
    const objects = service.application.platform.objects as Partial<ObjectStore>
    objects.putFile = objects.put = () => Promise.reject(fault(code, 'copyfile'))
    return work().finally(() => {
      delete objects.putFile
      delete objects.put
    })
  }

  it.each(FAULTS)('%s is told as 503 in plain words, and nothing stays', async (code, answered, words) => {
    keepStream = fillingUp(code)
    for (const [way, call] of Object.entries(WAYS))
      expect(await errorOf(await call()), way).toEqual({
        status: 503,
        code: answered,
        detail: expect.stringMatching(words) as string,
      })
    expect(readdirSync(join(service.application.settings.dataDir, 'uploads'))).toEqual([])
    expect(await service.database.asOwner('select from sources')).toEqual([])
  })

  it('nobody is told of the database where a store over the network is away', async () => {
    const { objects } = service.application.platform
    const away = Object.assign(fault('EIO', 'fetch'), { cause: fault('ECONNREFUSED', 'connect') })
    objects.putFile = () => Promise.reject(away)
    const refused = await farm.upload('Klee.', 'klee.txt')
    delete (objects as Partial<ObjectStore>).putFile
    expect(await errorOf(refused)).toMatchObject({ status: 503, code: 'storage_read_only' })
  })

  it.each(FAULTS)('%s from the store of the originals is told the same way', async (code, answered, words) => {
    const refused = await withoutStore(code, () => farm.upload('Klee.', 'klee.txt'))
    expect(await errorOf(refused)).toEqual({
      status: 503,
      code: answered,
      detail: expect.stringMatching(words) as string,
    })
    expect(await service.database.asOwner('select from sources')).toEqual([])
  })

  it('a program hears it in plain words, too', async () => {
    const headers = {
      Authorization: `Bearer ${await farm.agent(['training.write'])}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    }
    const params = { name: 'add_document', arguments: { title: 'Klee', text: 'Der Klee steht gut.' } }
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })
    const answer = await withoutStore('ENOSPC', () => fetch(`${service.url}/mcp`, { method: 'POST', headers, body }))
    expect(await answer.text()).toContain('Der Speicher des Servers ist voll.')
  })

  it('the same file is taken once there is room again', async () => {
    expect((await withoutStore('ENOSPC', () => farm.upload('Klee.', 'klee.txt'))).status).toBe(503)
    expect((await farm.upload('Klee.', 'klee.txt')).status).toBe(202)
  })

  it('the next request of the connection is answered', async () => {
    keepStream = fillingUp('ENOSPC')
    const body = Buffer.concat([
      Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'),
      Buffer.alloc(3 * 1024 * 1024, 'x'),
      Buffer.from('\r\n--b--\r\n'),
    ])
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
    let received = ''
    const both = new Promise<void>((done) =>
      socket.on('data', (text) => {
        received += String(text)
        if ((received.match(/HTTP\/1\.1 /g) ?? []).length === 2) done()
      }),
    )
    socket.write(
      `POST /training HTTP/1.1\r\nHost: hofkern\r\nAuthorization: Bearer ${farm.token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${body.length}\r\n\r\n`,
    )
    socket.write(body)
    socket.write('GET /health HTTP/1.1\r\nHost: hofkern\r\n\r\n')
    await both
    socket.destroy()
    expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 503', 'HTTP/1.1 200'])
  })
})
