import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Scope } from '../../core/access/index.ts'
import { newId } from '../builders/ids.ts'
import { OAuthBrowser } from './oauth-browser.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

interface Operation {
  operationId: string
  parameters?: { name: string; in: string; schema: { enum?: string[] } }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<string, Answered>
  security: Record<string, string[]>[]
}
interface Answered {
  $ref?: string
  headers?: Record<string, unknown>
  content?: Record<string, { schema?: { properties?: { code?: { enum: string[] } } } }>
}
interface Description {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, Answered>; headers: Record<string, object> }
}

const EXPOSED = [
  'ETag',
  'Location',
  'Content-Disposition',
  'X-Request-Id',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  'Idempotency-Replayed',
  'WWW-Authenticate',
]

describe('what clients build on', () => {
  let service: TestService
  let farm: Farm
  let described: Description
  beforeAll(async () => {
    service = await startService({ HOFKERN_MAX_UPLOAD_MB: '1' })
    farm = await service.farm({ password: 'Milch & Honig 7' })
    described = (await (await fetch(`${service.url}/openapi.json`)).json()) as Description
  })
  afterAll(() => service.stop())
  const raw = (path: string, init: RequestInit = {}) => fetch(service.url + path, init)
  const json = async <T>(answer: Response | Promise<Response>) => (await (await answer).json()) as T

  describe('a browser on another origin', () => {
    it('may send what routes take, and sees what answers tell', async () => {
      const preflight = await raw('/workspace/needs/x', {
        method: 'OPTIONS',
        headers: {
          Origin: 'https://app.example',
          'Access-Control-Request-Method': 'PATCH',
          'Access-Control-Request-Headers': 'if-match, authorization',
        },
      })
      expect(preflight.status).toBe(204)
      const allowed = preflight.headers.get('access-control-allow-headers')!.toLowerCase()
      const taken = Object.values(described.paths)
        .flatMap((methods) => Object.values(methods))
        .flatMap(({ parameters = [] }) => parameters.filter((one) => one.in === 'header').map(({ name }) => name))
      for (const name of ['Authorization', 'Content-Type', 'Last-Event-ID', ...taken])
        expect(allowed).toContain(name.toLowerCase())
      expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH')
      const answer = await raw('/health', { headers: { Origin: 'https://app.example' } })
      expect(answer.headers.get('access-control-expose-headers')?.split(',')).toEqual(EXPOSED)
    })

    it('finds every header it can see in the description, with the answers that bear it', () => {
      expect(Object.keys(described.components.headers).toSorted()).toEqual(EXPOSED.toSorted())
      const headersOf = (path: string, method: string, status: string) =>
        Object.keys(described.paths[path]![method]!.responses[status]!.headers!)
      expect(headersOf('/workspace/needs', 'post', '201')).toEqual(expect.arrayContaining(['ETag', 'Location']))
      expect(headersOf('/training', 'post', '202')).toEqual(
        expect.arrayContaining(['Location', 'Idempotency-Replayed', 'RateLimit', 'X-Request-Id']),
      )
      expect(headersOf('/workspace/needs/export', 'get', '200')).toContain('Content-Disposition')
      expect(Object.keys(described.components.responses['TooManyRequests']!.headers!)).toContain('Retry-After')
      expect(Object.keys(described.components.responses['Unauthorized']!.headers!)).toContain('WWW-Authenticate')
    })
  })

  describe('the description', () => {
    /** The codes that an operation can answer with, by status. */
    const codesOf = ({ responses }: Operation): Record<string, string[]> =>
      Object.fromEntries(
        Object.entries(responses).map(([status, answer]) => {
          const shared = answer.$ref ? described.components.responses[answer.$ref.split('/').at(-1)!] : answer
          return [status, shared?.content?.['application/json']?.schema?.properties?.code?.enum ?? []]
        }),
      )
    const operations = () =>
      Object.entries(described.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
      )

    it('tells error answers once and refers to them', () => {
      for (const { path, method, operation } of operations())
        for (const [status, answer] of Object.entries(operation.responses))
          if (Number(status) >= 400 && !(path === '/ready' && status === '503'))
            expect([path, method, status, answer.$ref]).toEqual([
              path,
              method,
              status,
              expect.stringMatching(/^#\/components\/responses\//),
            ])
    })

    it('knows every code that a route throws', () => {
      const known = new Set(operations().flatMap(({ operation }) => Object.values(codesOf(operation)).flat()))
      /** Of addresses that are no routes: pages, signed addresses, the protocol for agents, unknown addresses. */
      const elsewhere = [
        'link_expired',
        'length_required',
        'range_not_satisfiable',
        'invalid_host',
        'invalid_origin',
        'method_not_allowed',
        'not_acceptable',
        'not_a_text',
      ]
      const thrown = globSync('apps/http/**/*.ts').flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/new HttpError\(\s*(\d{3}),\s*'([a-z_]+)'/g)].map(
          ([, , code]) => code!,
        ),
      )
      expect(thrown.length).toBeGreaterThan(15)
      expect([...new Set(thrown)].filter((code) => !known.has(code) && !elsewhere.includes(code))).toEqual([])
    })

    it('names every status and code that requests of all kinds get', async () => {
      const scope = ({ security }: Operation) => security.flatMap((one) => one['AgentOAuth2'] ?? [])[0]
      const stranger = await farm.agent(['listings.read'])
      const id = newId<string>()
      const surprises: unknown[] = []
      const statuses = new Set<number>()
      for (const { path, method, operation } of operations().filter(({ path: at }) => at !== '/realtime')) {
        const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'page' ? '1' : id))
        const example = Object.values(operation.requestBody?.content ?? {})[0]?.example
        const ask = async (init: RequestInit) => {
          const answer = await raw(address, { method, ...init })
          const text = await answer.text()
          statuses.add(answer.status)
          const { code } = (text.startsWith('{') ? JSON.parse(text) : {}) as { code?: string }
          const codes = codesOf(operation)
          const isTold = String(answer.status) in codes
          if (!isTold || (code && codes[answer.status]!.length > 0 && !codes[answer.status]!.includes(code)))
            surprises.push([method, path, answer.status, code])
        }
        const as = (token: string, headers: Record<string, string> = {}) => ({
          headers: { Authorization: `Bearer ${token}`, ...headers },
        })
        const typed = { 'Content-Type': 'application/json' }
        await ask({})
        await ask(as('wrong'))
        await ask(as(stranger))
        // Whoever leaves does so for good.
        const { token } = ['/users/account', '/namespace/reset'].includes(path) ? await service.farm() : farm
        await ask(as(scope(operation) ? await agentOf(scope(operation) as Scope) : token))
        if (!operation.requestBody) continue
        await ask({ ...as(farm.token), body: 'x' })
        await ask({ ...as(farm.token, typed), body: '{' })
        await ask({ ...as(farm.token, typed), body: '{}' })
        await ask({ ...as(farm.token, { ...typed, 'Content-Encoding': 'gzip' }), body: 'no gzip' })
        await ask({ ...as(farm.token, typed), body: `"${'x'.repeat(2_100_000)}"` })
        if (!path.startsWith('/oauth') && method !== 'POST') continue
        if (example && !('file' in (example as object)) && path.startsWith('/workspace'))
          for (const _ of ['once', 'again']) await ask({ ...as(farm.token, typed), body: JSON.stringify(example) })
      }
      expect(surprises).toEqual([])
      expect([...statuses].toSorted()).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 413, 415, 422]))
    }, 120_000)

    const agents = new Map<Scope, string>()
    const agentOf = async (scope: Scope): Promise<string> => {
      const known = agents.get(scope) ?? (await farm.agent([scope]))
      agents.set(scope, known)
      return known
    }
  })

  it('keeps what is a farm’s out of caches, and lets nothing be taken for another type', async () => {
    for (const path of [
      '/training',
      '/workspace/fields',
      '/profile',
      `/training/${newId<string>()}`,
      '/training/nope',
    ]) {
      const answer = await farm.call('GET', path)
      expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store'])
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
    for (const path of ['/health', '/openapi.json', '/docs', '/mcp', '/gibt-es-nicht', '/anmelden'])
      expect([path, (await raw(path)).headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
    const refused = await raw('/mcp', { method: 'POST' })
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([401, 'no-store'])
  })

  describe('sources', () => {
    interface List {
      items: { document_id: string; title: string; category: string }[]
      has_more: boolean
      total?: number
    }
    let ids: string[]
    beforeAll(async () => {
      ids = []
      for (const [text, name] of [
        ['# Pachtvertrag\n\nDie Pacht für den Langen Kamp beträgt 310 Euro je Hektar.', 'pacht.md'],
        ['# Klauenpflege\n\nZweimal im Jahr.\n\nIm Mai und im Oktober.', 'klauen.md'],
        ['# Melkstand\n\nJeden Morgen reinigen.', 'melkstand.md'],
      ] as const)
        ids.push((await farm.ingest(text, name)).document_id)
    })

    it('are listed, narrowed, counted and paged', async () => {
      const list = (query: string) => json<List>(farm.call('GET', `/training?${query}`))
      const all = await list('')
      expect(all.items.map(({ document_id }) => document_id)).toEqual(ids.toReversed())
      expect([all.has_more, 'total' in all]).toEqual([false, false])
      expect(await list('limit=2&count=true')).toMatchObject({ has_more: true, total: 3, items: [{}, {}] })
      expect(await list('limit=2&offset=2')).toMatchObject({ has_more: false, items: [{ document_id: ids[0] }] })
      expect(await list('q=PACHT&count=true')).toMatchObject({ total: 1, items: [{ document_id: ids[0] }] })
      expect(await list('status=failed&count=true')).toEqual({ items: [], has_more: false, total: 0 })
      const { category } = all.items[0]!
      const filed = await list(`category=${category}&status=completed`)
      expect(filed.items.every((one) => one.category === category)).toBe(true)
      expect(await list('offset=50')).toEqual({ items: [], has_more: false })
      for (const wrong of ['limit=0', 'status=weg', 'category=nichts', 'seite=1', 'q=%00', 'count=ja'])
        expect((await farm.call('GET', `/training?${wrong}`)).status, wrong).toBe(422)
      const stranger = await service.farm()
      expect(await json(stranger.call('GET', '/training?count=true'))).toEqual({ items: [], has_more: false, total: 0 })
    })

    it('give the text of a page with its lines, in which quotes of answers stand where they say', async () => {
      const page = (id: string, number: number | string, query = '') =>
        farm.call('GET', `/training/${id}/pages/${number}${query}`)
      const { text, lines, ...rest } = await json<{
        text: string
        lines: { start: number; end: number; boxes: [] }[]
      }>(page(ids[1]!, 1))
      expect(rest).toMatchObject({
        document_id: ids[1],
        page: 1,
        start: 0,
        has_more: false,
        previous: null,
        next: null,
      })
      expect(lines.map(({ start, end }) => text.slice(start, end).trim())).toEqual([
        expect.stringContaining('Klauenpflege'),
        'Zweimal im Jahr.',
        'Im Mai und im Oktober.',
      ])
      interface Asked {
        sources: { document_id: string; page: number; start: number; end: number; quote: string; boxes: [] }[]
      }
      const { sources } = await json<Asked>(
        farm.call('POST', '/chat/ask', { json: { question: 'Wie hoch ist die Pacht für den Langen Kamp je Hektar?' } }),
      )
      expect(sources.length).toBeGreaterThan(0)
      for (const { document_id, page: number, start, end, quote, boxes } of sources) {
        const shown = await json<{ text: string }>(page(document_id, number))
        expect(shown.text.slice(start, end)).toBe(quote)
        expect(boxes).toEqual([])
      }
      expect((await page(ids[0]!, 2)).status).toBe(404)
      expect((await page(newId<string>(), 1)).status).toBe(404)
      for (const wrong of ['0', '-1', 'x', '1.5', '99999999999']) expect((await page(ids[0]!, wrong)).status).toBe(422)
      expect((await page(ids[0]!, 1, '?from=-1')).status).toBe(422)
      const stranger = await service.farm()
      expect((await stranger.call('GET', `/training/${ids[0]}/pages/1`)).status).toBe(404)
    })

    it('give a long page in pieces that fit together', async () => {
      const paragraph = 'Der Bestand wird jeden Morgen geprüft, und was auffällt, wird sofort aufgeschrieben. '.repeat(
        8,
      )
      const text = Array.from({ length: 420 }, (_, index) => `Absatz ${index}. ${paragraph}`).join('\n\n')
      const { document_id } = await farm.ingest(text, 'lang.txt')
      let read = ''
      for (let more = true, calls = 0; more && calls < 20; calls++) {
        const piece = await json<{ start: number; text: string; has_more: boolean; lines: { start: number }[] }>(
          farm.call('GET', `/training/${document_id}/pages/1?from=${read.length}`),
        )
        expect(piece.lines[0]!.start).toBeGreaterThanOrEqual(read.length)
        read = read.padEnd(piece.start, '\n') + piece.text
        more = piece.has_more
      }
      expect(read.replaceAll(/\s+/g, ' ').trim()).toBe(text.replaceAll(/\s+/g, ' ').trim())
    })
  })

  it('says who is signed in', async () => {
    const person = await service.farm()
    expect(await json(person.call('GET', '/profile'))).toEqual({
      user_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: person.email,
      username: expect.stringMatching(/^hof-/),
      display_name: null,
      address: null,
      farm_slug: null,
      namespace_id: person.namespaceId,
      teams: [],
      language: 'de',
      location_set: false,
      location: null,
    })
    expect((await raw('/profile')).status).toBe(401)
  })

  describe('in a browser', () => {
    const html = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

    it('greets people at the root and at the address for assistants', async () => {
      for (const [path, told] of [
        ['/', 'Moin'],
        ['/mcp', 'für deinen Assistenten'],
      ] as const) {
        const answer = await raw(path, { headers: html })
        expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
          path,
          200,
          'text/html; charset=utf-8',
        ])
        const text = await answer.text()
        expect(text).toContain(told)
        expect(text).toContain(`${service.url}/mcp`)
        expect(text).toContain('href="/konto"')
      }
      for (const headers of [{}, { Accept: '*/*' }, { Accept: 'text/event-stream' }, { Accept: 'application/json' }])
        expect((await raw('/mcp', { headers })).status).toBe(401)
      expect((await raw('/mcp', { headers: { ...html, Authorization: 'Bearer x' } })).status).toBe(401)
      expect((await raw('/mcp', { method: 'POST', headers: html })).status).toBe(401)
    })

    it('shows the reference in 300 KB that ask nobody else, with the sign-in and every route', async () => {
      const answer = await raw('/docs')
      const text = await answer.text()
      expect(text.length).toBeLessThan(300_000)
      expect(text).toContain('Signing in')
      for (const methods of Object.values(described.paths))
        for (const { operationId } of Object.values(methods)) expect(text).toContain(`id="${operationId}"`)
      const policy = answer.headers.get('content-security-policy')!
      expect(policy).toMatch(/default-src 'none';.*script-src 'sha256-[^']+'; connect-src 'self'/)
      expect(text.match(/(?:src|href)="(?!#|\/|data:)[^"]*"/g) ?? []).toEqual([])
    })

    it('opens a quote in its source and a row for the person after they signed in, and for nobody else', async () => {
      const { document_id } = await farm.ingest('Vorweg.\n\nDer <b>Tank</b> fasst 5.000 Liter.\n\nSchluss.', 'tank.txt')
      const { id } = await json<{ id: string }>(
        farm.call('POST', '/workspace/needs', { json: { article: 'Saatgut <i>', status: 'open' } }),
      )
      const text = (await json<{ text: string }>(farm.call('GET', `/training/${document_id}/pages/1`))).text
      const from = text.indexOf('Der ')
      const path = `/quellen/${document_id}?seite=1&von=${from}&bis=${text.indexOf('Liter.') + 6}`
      const browser = new OAuthBrowser(service.url)
      const sent = await browser.get(path)
      expect(sent.status).toBe(303)
      const weiter = new URL(sent.headers.get('location')!, service.url).searchParams.get('weiter')!
      expect(weiter).toBe(path)
      const back = await browser.signIn(farm.email, 'Milch & Honig 7', weiter)
      expect(back.headers.get('location')).toBe(path)

      const page = await (await browser.get(path)).text()
      expect(page).toContain('<mark id="stelle">Der &#60;b&#62;Tank&#60;/b&#62; fasst 5.000 Liter.</mark>')
      expect(page).toContain('Originaldatei öffnen')
      const row = await (await browser.get(`/zeilen/needs/${id}`)).text()
      expect(row).toContain('Saatgut &#60;i&#62;')
      expect(row).toContain('offen')
      for (const strange of ['&von=9999999&bis=99999999', '&von=5&bis=2', '&von=x', '&von=1&von=2'])
        expect((await browser.get(`/quellen/${document_id}?seite=1${strange}`)).status).toBe(200)

      const stranger = await service.farm({ password: 'Milch & Honig 7' })
      const other = new OAuthBrowser(service.url)
      await other.signIn(stranger.email, 'Milch & Honig 7')
      for (const [at, status] of [
        [path, 404],
        [`/zeilen/needs/${id}`, 404],
        ['/quellen/x', 404],
        [`/zeilen/nichts/${id}`, 404],
        [`/zeilen/constructor/${id}`, 404],
      ] as const) {
        const answer = await other.get(at)
        expect([at, answer.status]).toEqual([at, status])
        expect(await answer.text()).not.toMatch(/Tank|Saatgut/)
      }
      expect((await browser.get(`/quellen/${document_id}?seite=7`)).status).toBe(404)
    })
  })
})
