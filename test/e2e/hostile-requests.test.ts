import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../builders/ids.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'
import { patience } from '../patience.ts'

interface Operation {
  parameters?: { in: string; name: string }[]
  requestBody?: object
}

/** Requests made at random: whatever comes, the answer is ours, and none of the inside shows. */
describe('hostile requests', () => {
  let service: TestService
  let farm: Farm
  let operations: { method: string; path: string; operation: Operation }[]
  beforeAll(async () => {
    service = await startService({}, { worker: false })
    farm = await service.farm()
    const document = (await (await fetch(`${service.url}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, Operation>>
    }
    operations = Object.entries(document.paths)
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
      )
      .filter(({ path }) => path !== '/realtime' && path !== '/metrics')
  })
  afterAll(() => service.stop())

  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      "' or 1=1 --",
      '../../etc/passwd',
      '%00',
      '\u0000',
      '\ud800',
      '${7*7}',
      '<script>',
      'null',
      '-1',
      '1e999',
      '\u202e',
      'a'.repeat(3000),
    ),
  )
  const anyJson = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        question: fc.oneof(anyText, fc.jsonValue()),
        document_ids: fc.oneof(fc.array(anyText), fc.jsonValue()),
        category: anyText,
        letter_id: anyText,
        __proto__: fc.jsonValue(),
      },
      { requiredKeys: [] },
    ),
  )

  it(
    'never cause a 5xx, and get an answer in the right shape',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.nat(),
          anyJson,
          fc.oneof(anyText, fc.constant(newId<string>())),
          anyText,
          async (pick, body, id, query) => {
            const { method, path, operation } = operations[pick % operations.length]!
            const target = path.replaceAll(/\{\w+\}/g, encodeURIComponent(id.toWellFormed()) || 'x')
            const answer = await farm.call(
              method,
              `${target}?keep_derived=${encodeURIComponent(query.toWellFormed())}`,
              {
                ...(operation.requestBody ? { json: body } : {}),
                headers: {
                  'X-Request-Id': 'hostile-request',
                  'X-Timezone': encodeURIComponent(query.toWellFormed()).slice(0, 100) || 'x',
                },
              },
            )
            const text = await answer.text()
            expect(answer.status, `${method} ${target} ${JSON.stringify(body)}: ${text}`).toBeLessThan(500)
            if (answer.status === 422)
              for (const fault of JSON.parse(text).detail)
                expect(fault).toMatchObject({
                  loc: expect.any(Array),
                  msg: expect.any(String),
                  type: expect.any(String),
                })
            else if (answer.status >= 400)
              expect(JSON.parse(text)).toMatchObject({
                detail: expect.any(String),
                code: expect.stringMatching(/^[a-z_]+$/),
                request_id: 'hostile-request',
              })
          },
        ),
        { numRuns: 400 },
      )
    },
    patience(60_000),
  )

  it('with broken bodies, headers and encodings neither', async () => {
    const bodies: [string, RequestInit['body'], Record<string, string>][] = [
      ['deep JSON', '['.repeat(100_000), { 'Content-Type': 'application/json' }],
      ['not gzip', 'x', { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }],
      ['unknown encoding', '{}', { 'Content-Type': 'application/json', 'Content-Encoding': 'lzma' }],
      ['unknown charset', '{}', { 'Content-Type': 'application/json; charset=klingon' }],
      [
        'UTF-16',
        new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0]),
        { 'Content-Type': 'application/json; charset=utf-16' },
      ],
      ['bad UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22]), { 'Content-Type': 'application/json' }],
      ['boundary without end', '--', { 'Content-Type': 'multipart/form-data; boundary=' }],
      ['long boundary', 'x', { 'Content-Type': `multipart/form-data; boundary=${'b'.repeat(5000)}` }],
      [
        'a thousand fields',
        Array.from({ length: 1000 }, (_, i) => `--b\r\nContent-Disposition: form-data; name="f${i}"\r\n\r\nx\r\n`).join(
          '',
        ) + '--b--\r\n',
        { 'Content-Type': 'multipart/form-data; boundary=b' },
      ],
    ]
    for (const [name, body, headers] of bodies) {
      for (const path of ['/chat/ask', '/training']) {
        const answer = await farm.call('POST', path, { body: body!, headers })
        expect(answer.status, `${name} ${path} ${await answer.clone().text()}`).toBeGreaterThanOrEqual(400)
        expect(answer.status, `${name} ${path} ${await answer.text()}`).toBeLessThan(500)
      }
    }
  })

  it('that are no HTTP at all end without harm', async () => {
    const { port } = new URL(service.url)
    for (const bytes of [
      '\u0000\u0001\u0002',
      'GET / HTTP/9.9\r\n\r\n',
      `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      'POST /training HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n',
      'POST /chat/ask HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\n',
    ]) {
      await new Promise<void>((done) => {
        const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes))
        socket
          .on('data', () => socket.end())
          .on('error', () => done())
          .on('close', () => done())
        setTimeout(() => socket.destroy(), 1000)
      })
    }
    expect((await fetch(`${service.url}/health`)).status).toBe(200)
  })
})
