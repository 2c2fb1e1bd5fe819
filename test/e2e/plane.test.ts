import { request } from 'node:http'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UserId } from '../../core/shared/ids.ts'
import { newId } from '../builders/ids.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

interface Body {
  $ref?: string
  content?: Record<string, { example?: unknown }>
}

describe('the plane that every request crosses', () => {
  let service: TestService
  let farm: Farm
  beforeAll(async () => {
    service = await startService({ HOFKERN_MAX_UPLOAD_MB: '1' }, { worker: false })
    farm = await service.farm()
  })
  afterAll(() => service.stop())
  const ask = (json: unknown, headers: Record<string, string> = {}) => farm.call('POST', '/chat/ask', { json, headers })
  const raw = (path: string, init: RequestInit = {}) => fetch(service.url + path, init)

  describe('credentials', () => {
    it('are asked for and told wrong, always with the scheme', async () => {
      for (const [header, code] of [
        [undefined, 'not_authenticated'],
        ['Basic YTpi', 'not_authenticated'],
        ['Bearer', 'not_authenticated'],
        ['Bearer x', 'invalid_token'],
        ['Bearer a.b.c', 'invalid_token'],
        ['Bearer a b', 'not_authenticated'],
      ] as const) {
        const answer = await raw('/training/memory-stats', header ? { headers: { Authorization: header } } : {})
        expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([401, code])
        expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/)
      }
    })

    it('die with their session on the next request', async () => {
      const other = await service.farm()
      expect((await other.call('GET', '/training/memory-stats')).status).toBe(200)
      const { gid, sub } = JSON.parse(Buffer.from(other.token.split('.')[1]!, 'base64url').toString()) as {
        gid: string
        sub: UserId
      }
      await service.application.platform.grants.revoke([gid], sub, Date.now())
      expect((await other.call('GET', '/training/memory-stats')).status).toBe(401)
    })

    it.each(['none', 'HS256'])('do not pass with the algorithm %s', async (alg) => {
      const [, payload] = farm.token.split('.')
      const forged = `${Buffer.from(JSON.stringify({ alg, typ: 'at+jwt' })).toString('base64url')}.${payload}.${alg === 'none' ? '' : 'AAAA'}`
      expect((await raw('/training/memory-stats', { headers: { Authorization: `Bearer ${forged}` } })).status).toBe(401)
    })
  })

  describe('validation', () => {
    it('names every fault at once, each with its place', async () => {
      const answer = await ask({ question: '', document_ids: ['x'], frage: 1 })
      expect(answer.status).toBe(422)
      const { detail } = (await answer.json()) as { detail: { loc: unknown[]; msg: string; type: string }[] }
      expect(detail.map(({ loc, type }) => [loc.join('.'), type])).toEqual(
        expect.arrayContaining([
          ['body.question', 'too_small'],
          ['body.document_ids.0', 'invalid_guid'],
          ['body.frage', 'extra_forbidden'],
        ]),
      )
    })

    it.each([
      ['{"question":', 'json_invalid'],
      ['{"question": Wie?}', 'json_invalid'],
      ['{"question": "Wie?",}', 'json_invalid'],
      ['', 'missing'],
      ['null', 'object_type'],
      ['[]', 'object_type'],
      ['"x"', 'object_type'],
    ])('takes no broken body: %s', async (body, type) => {
      const answer = await farm.call('POST', '/chat/ask', { body, headers: { 'Content-Type': 'application/json' } })
      expect(answer.status).toBe(422)
      const { detail } = (await answer.json()) as { detail: { msg: string }[] }
      expect(detail).toMatchObject([{ loc: ['body'], type }])
      // In the words of people, not of a parser.
      expect(detail[0]!.msg).not.toMatch(/expected|token|position|property|\bin JSON\b/i)
    })

    it('wants uuids where the interface types them so, and knows no source of another id', async () => {
      expect((await farm.call('GET', '/training/nope')).status).toBe(422)
      expect((await farm.call('GET', '/training/nope/url')).status).toBe(404)
      expect((await farm.call('DELETE', '/training/nope')).status).toBe(404)
      expect((await farm.call('DELETE', `/training/${newId<string>()}?keep_derived=perhaps`)).status).toBe(422)
    })

    it('refuses other content types with what is accepted', async () => {
      const answer = await farm.call('POST', '/chat/ask', {
        body: 'question=1',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      })
      expect([answer.status, await answer.json()]).toMatchObject([415, { code: 'unsupported_media_type' }])
      const upload = await farm.call('POST', '/training', { json: { file: 'x' } })
      expect(upload.status).toBe(415)
    })

    it('stops what is too large', async () => {
      expect((await ask({ question: 'x'.repeat(2 * 1024 * 1024) })).status).toBe(413)
      const upload = await farm.upload(new Uint8Array(3 * 1024 * 1024), 'gross.bin')
      expect([upload.status, await upload.json()]).toMatchObject([413, { code: 'too_large' }])
    })

    it('sees forms without a file, with two, with a foreign field, cut off', async () => {
      const form = (...parts: string[]) =>
        parts.map((part) => `--b\r\nContent-Disposition: form-data; ${part}\r\n`).join('')
      const send = (body: string) =>
        farm.call('POST', '/training', { body, headers: { 'Content-Type': 'multipart/form-data; boundary=b' } })
      const file = 'name="file"; filename="a.txt"\r\n\r\nText'
      expect(await (await send(`${form('name="title"\r\n\r\nT')}--b--\r\n`)).json()).toMatchObject({
        detail: [{ loc: ['body', 'file'], type: 'missing' }],
      })
      expect((await send(`${form(file, file)}--b--\r\n`)).status).toBe(422)
      expect(await (await send(`${form(file, 'name="kategorie"\r\n\r\nx')}--b--\r\n`)).json()).toMatchObject({
        detail: [{ loc: ['body', 'kategorie'], type: 'extra_forbidden' }],
      })
      expect(await (await send(`${form(file, 'name="category"\r\n\r\nx')}--b--\r\n`)).json()).toMatchObject({
        detail: [{ loc: ['body', 'category'] }],
      })
      expect(await (await send(form(file))).json()).toMatchObject({ detail: [{ type: 'multipart_invalid' }] })
      expect(
        await (
          await farm.call('POST', '/training', { body: 'x', headers: { 'Content-Type': 'multipart/form-data' } })
        ).json(),
      ).toMatchObject({ detail: [{ type: 'multipart_invalid' }] })
    })
  })

  it('answers unknown addresses and methods', async () => {
    expect((await farm.call('GET', '/gibt-es-nicht')).status).toBe(404)
    const wrong = await farm.call('DELETE', '/chat/ask')
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST'])
    expect((await farm.call('GET', '/objects/..%2f..%2fetc/passwd')).status).toBe(403)
    expect((await farm.call('GET', '/training/%E0%A4%A')).status).toBeLessThan(500)
  })

  it('gives every answer a request id, the caller’s if it is sane', async () => {
    expect((await raw('/health', { headers: { 'X-Request-Id': 'meine-kennung-1' } })).headers.get('x-request-id')).toBe(
      'meine-kennung-1',
    )
    const strange = (await raw('/health', { headers: { 'X-Request-Id': '<script>alert(1)</script>' } })).headers.get(
      'x-request-id',
    )
    expect(strange).toMatch(/^[0-9a-f-]{36}$/)
    const refused = await raw('/training/memory-stats')
    expect(((await refused.json()) as { request_id: string }).request_id).toBe(refused.headers.get('x-request-id'))
  })

  describe('Idempotency-Key', () => {
    const send = (text: string, key: string) => {
      const form = new FormData()
      form.set('file', new Blob([text]), 'a.txt')
      return farm.call('POST', '/training', { body: form, headers: { 'Idempotency-Key': key } })
    }

    it('gives the first answer again, byte for byte', async () => {
      const key = newId<string>()
      const first = await send('Erster', key)
      const again = await send('Erster', key)
      expect([first.status, again.status]).toEqual([202, 202])
      expect(await again.text()).toBe(await first.text())
      expect([
        again.headers.get('location'),
        again.headers.get('idempotency-replayed'),
        first.headers.get('idempotency-replayed'),
      ]).toEqual([first.headers.get('location'), 'true', null])
    })

    it('belongs to one request, one route and one caller', async () => {
      const key = newId<string>()
      await send('Zweiter', key)
      const reused = await send('Ein anderer', key)
      expect([reused.status, await reused.json()]).toMatchObject([
        422,
        { detail: [{ type: 'idempotency_key_reused' }] },
      ])
      expect(
        (await ask({ question: 'Was steht da?' }, { 'Idempotency-Key': key })).headers.get('idempotency-replayed'),
      ).toBeNull()
      const stranger = await service.farm()
      const form = new FormData()
      form.set('file', new Blob(['Ein dritter']), 'a.txt')
      expect(
        (await stranger.call('POST', '/training', { body: form, headers: { 'Idempotency-Key': key } })).status,
      ).toBe(202)
    })

    it('knows a header that changes the answer for another request', async () => {
      const key = newId<string>()
      const at = (zone: string) =>
        ask({ question: 'Was ist heute fällig?' }, { 'Idempotency-Key': key, 'X-Timezone': zone })
      const [first, again, other] = [await at('Europe/Berlin'), await at('Europe/Berlin'), await at('Asia/Tokyo')]
      expect([first.status, again.status, other.status]).toEqual([200, 200, 422])
      expect(await again.text()).toBe(await first.text())
      expect(await other.json()).toMatchObject({ detail: [{ type: 'idempotency_key_reused' }] })
    })

    it('lets one of ten racing requests do the work', async () => {
      const key = newId<string>()
      const answers = await Promise.all(Array.from({ length: 10 }, () => send('Rennen', key)))
      for (const answer of answers) expect([202, 409]).toContain(answer.status)
      const ids = await Promise.all(
        answers
          .filter(({ status }) => status === 202)
          .map(async (answer) => ((await answer.json()) as { document_id: string }).document_id),
      )
      expect(ids.length).toBeGreaterThan(0)
      expect(new Set(ids).size).toBe(1)
      expect(await service.database.asOwner('select from idempotent_requests where key = $1', [key])).toHaveLength(1)
    })

    it('is free again when the process that held it is gone', async () => {
      const key = newId<string>()
      await send('Verlassen', key)
      await service.database.asOwner(
        "update idempotent_requests set response = null, running_until = now() - interval '1 second' where key = $1",
        [key],
      )
      expect((await send('Verlassen', key)).status).toBe(200)
    })
  })

  it('describes itself as OpenAPI 3.1.0 with every route, schema name and example', async () => {
    const document = (await (await raw('/openapi.json')).json()) as {
      openapi: string
      info: { version: string }
      paths: Record<
        string,
        Record<string, { operationId: string; requestBody?: Body; responses: Record<string, Body> }>
      >
      components: { schemas: object }
    }
    expect([document.openapi, document.info.version]).toEqual(['3.1.0', '1.0.0'])
    expect(await new Validator().validate(document)).toMatchObject({ valid: true })
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining([
        'TrainingResponse',
        'TrainingStatusResponse',
        'SourceImpactResponse',
        'HTTPValidationError',
        'AskResponse',
        'Body_submit_training_training_post',
        'MemoryStatsResponse',
      ]),
    )
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    const bodies = operations.flatMap(({ operationId, requestBody, responses }) =>
      [requestBody, ...Object.values(responses)].flatMap((body) =>
        Object.entries(body?.content ?? {}).map(([type, { example }]) => ({ body: `${operationId} ${type}`, example })),
      ),
    )
    expect(bodies.filter(({ example }) => example === undefined)).toEqual([])
    expect(
      operations.filter(({ responses }) =>
        Object.entries(responses).some(([status, { content, $ref }]) => status !== '204' && !content && !$ref),
      ),
    ).toEqual([])
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
    expect(operations.length).toBeGreaterThanOrEqual(15)
    const docs = await raw('/docs')
    expect(docs.headers.get('content-type')).toContain('text/html')
    expect(await docs.text()).toContain('Rindergülle mit Schleppschuh')
  })

  it('survives a client that leaves in the middle of an upload', async () => {
    await new Promise<void>((done) => {
      const leaving = request(`${service.url}/training`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${farm.token}`,
          'Content-Type': 'multipart/form-data; boundary=b',
          'Content-Length': '500000',
        },
      })
      leaving.on('error', () => done())
      leaving.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nAnfang')
      setTimeout(() => leaving.destroy(), 100)
    })
    expect((await raw('/health')).status).toBe(200)
  })
})

describe('rate limits', () => {
  it('are shared by all processes and say when to come back', async () => {
    const service = await startService(
      { HOFKERN_RATE_LIMITS: 'on', HOFKERN_RATE_UPLOADS_PER_MINUTE: '2' },
      { worker: false },
    )
    try {
      const farm = await service.farm()
      const statuses = []
      for (const text of ['a', 'b', 'c']) statuses.push((await farm.upload(text, `${text}.txt`)).status)
      expect(statuses).toEqual([202, 202, 429])
      const refused = await farm.upload('d', 'd.txt')
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(refused.headers.get('ratelimit')).toMatch(/^"uploads";r=0;t=\d+$/)
      expect(await refused.json()).toMatchObject({ code: 'rate_limited' })
      expect((await (await service.farm()).upload('e', 'e.txt')).status).toBe(202)
    } finally {
      await service.stop()
    }
  })
})
