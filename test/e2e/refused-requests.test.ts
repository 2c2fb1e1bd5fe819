import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patience } from '../patience.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

const MEGABYTE = 1024 * 1024
const BOUNDARY = 'grenze'
const FORM = `multipart/form-data; boundary=${BOUNDARY}`
const part = (head: string, content: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])
const FILE = 'Content-Disposition: form-data; name="file"; filename="a.txt"'

/** Bodies that a request may be refused over, before or while they are read. */
const BODIES: Record<string, { type: string; encoding?: string; body: Buffer }> = {
  'gzip that is none': { type: 'application/json', encoding: 'gzip', body: randomBytes(200_000) },
  'gzip that breaks off': {
    type: 'application/json',
    encoding: 'gzip',
    body: Buffer.from('1f8b0800000000000003', 'hex'),
  },
  'brotli that is none': { type: 'application/json', encoding: 'br', body: Buffer.alloc(200_000, 0xff) },
  'an unknown encoding': { type: 'application/json', encoding: 'x-none', body: randomBytes(200_000) },
  'JSON of 3 MB': { type: 'application/json', body: Buffer.from(JSON.stringify('x'.repeat(3 * MEGABYTE))) },
  'no JSON': { type: 'application/json', body: Buffer.from('{'.repeat(300_000)) },
  'JSON in an unknown character set': {
    type: 'application/json; charset=klingon',
    body: Buffer.from('{}'.repeat(90_000)),
  },
  'a form of 2 MB': {
    type: 'application/x-www-form-urlencoded',
    body: Buffer.from(`email=${'x'.repeat(2 * MEGABYTE)}`),
  },
  'a text of 2 MB': { type: 'text/plain', body: Buffer.alloc(2 * MEGABYTE, 'x') },
  'a part header of 1 MB': { type: FORM, body: part(`${FILE}; x="${'x'.repeat(MEGABYTE)}"`, 'Klee') },
  'a file too large': { type: FORM, body: part(FILE, randomBytes(3 * MEGABYTE)) },
  'a form without an end': { type: FORM, body: part(FILE, randomBytes(MEGABYTE)).subarray(0, -20) },
  'a form without a boundary': { type: 'multipart/form-data', body: randomBytes(MEGABYTE) },
  'fields in thousands': {
    type: FORM,
    body: Buffer.concat(
      Array.from({ length: 5000 }, (_, n) =>
        part(`Content-Disposition: form-data; name="f${n}"`, 'x'.repeat(200)).subarray(0, -14),
      ),
    ),
  },
}

/** Ways that lead to 401, 404, 405, 413, 415, 422 and to the pages and protocols of others. */
const WAYS = [
  'POST /training',
  'POST /workspace/contacts',
  'POST /workspace/contacts/import',
  'POST /chat/ask',
  'POST /mcp',
  'POST /anmelden',
  'POST /oauth/token',
  'POST /oauth/register',
  'POST /oauth/revoke',
  'POST /gibt-es-nicht',
  'PUT /training',
  'DELETE /health',
]

describe('a refused request', { timeout: patience(300_000) }, () => {
  let service: TestService
  let farm: Farm
  beforeAll(async () => {
    service = await startService({ HOFKERN_MAX_UPLOAD_MB: '1' }, { worker: false })
    farm = await service.farm()
  }, patience(120_000))
  afterAll(() => service.stop())

  /** Sends the request and another behind it on the same connection; what the two got. */
  async function inOneConnection(
    way: string,
    { type, encoding, body }: (typeof BODIES)[string],
    token: string | undefined,
    url = service.url,
    announced = body.length,
  ) {
    const [method, path] = way.split(' ')
    const head = [
      `${method} ${path} HTTP/1.1`,
      'Host: hofkern',
      `Content-Type: ${type}`,
      `Content-Length: ${announced}`,
      ...(encoding ? [`Content-Encoding: ${encoding}`] : []),
      ...(token ? [`Authorization: Bearer ${token}`] : []),
    ]
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
    let received = ''
    const answers = () => [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
    socket.setEncoding('latin1').on('data', (text: string) => (received += text))
    const closed = new Promise<void>((done) => socket.once('close', () => done()))
    const next = () => socket.write('GET /health HTTP/1.1\r\nHost: hofkern\r\n\r\n')
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    await new Promise<void>((done) => socket.write(body, () => done()))
    next()
    const answered = new Promise<void>((done) => socket.on('data', () => answers().length > 1 && done()))
    const outcome = await Promise.race([
      closed.then(() => 'closed'),
      answered.then(() => 'answered'),
      new Promise((done) => setTimeout(done, patience(6_000), 'hangs')),
    ])
    socket.destroy()
    return { outcome, first: answers()[0], second: answers()[1], body: received }
  }

  it.each(Object.keys(BODIES))('never leaves its connection hanging: %s', async (name) => {
    const results = await Promise.all(
      WAYS.flatMap((way) =>
        [undefined, farm.token].map(async (token) => ({
          way: `${way}${token ? ' signed in' : ''}`,
          ...(await inOneConnection(way, BODIES[name]!, token)),
        })),
      ),
    )
    expect(results.filter(({ outcome }) => outcome === 'hangs').map(({ way, first }) => `${way}: ${first}`)).toEqual([])
    expect(
      results
        .filter(({ first }) => first === undefined || first < 300 || first >= 500)
        .map(({ way, first }) => `${way}: ${first}`),
    ).toEqual([])
  })

  it('is answered at once where the budget is used up, however much of an upload is still to come', async () => {
    const limited = await startService(
      { HOFKERN_RATE_LIMITS: 'on', HOFKERN_RATE_UPLOADS_PER_MINUTE: '1', HOFKERN_MAX_UPLOAD_MB: '50' },
      { worker: false },
    )
    try {
      const { token, upload } = await limited.farm()
      expect((await upload('Klee.', 'klee.txt')).status).toBe(202)
      const send = (megabytes: number, announced?: number) => {
        const file = { type: FORM, body: part(FILE, Buffer.alloc(megabytes * MEGABYTE, 'x')) }
        return inOneConnection('POST /training', file, token, limited.url, announced)
      }
      // What is left is read up to a bound, and the next request answered; beyond it the connection ends.
      const small = await send(2)
      expect(small.first).toBe(429)
      expect(small.outcome === 'closed' || small.second === 200, small.outcome as string).toBe(true)
      const large = await send(20, 40 * MEGABYTE)
      expect([large.first ?? 429, large.outcome]).toEqual([429, 'closed'])
      expect((await fetch(`${limited.url}/health`)).status).toBe(200)
    } finally {
      await limited.stop()
    }
  })

  it('tells of a body that is not packed as it says', async () => {
    for (const name of ['gzip that is none', 'gzip that breaks off', 'brotli that is none'])
      expect((await inOneConnection('POST /workspace/contacts', BODIES[name]!, farm.token)).body).toContain(
        'invalid_encoding',
      )
  })
})
