import { createServer, type AddressInfo, type Server } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsIn } from '../mails.ts'
import { until } from '../patience.ts'
import { aBrowser } from '../stand-ins/push-server.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

const SERVICE_KEY = 'ein-langer-dienst-schluessel'

interface Shown {
  id: string
  kind: string
  title: string
  link: string | null
  read_at: string | null
}

const listed = async (farm: Farm, query = '') =>
  (await (await farm.call('GET', `/notifications${query}`)).json()) as { items: Shown[]; has_more: boolean }
const json = async (answer: Response | Promise<Response>) => (await (await answer).json()) as Record<string, unknown>

/** What is told of a stack of documents would wait a minute. */
const letHeldGo = ({ database }: TestService) =>
  database.asOwner("update pgboss.job set start_after = now() where name = 'send_held_notifications'", [])

describe('notifications over HTTP', () => {
  let service: TestService
  let farm: Farm
  beforeAll(async () => {
    service = await startService({ HOFKERN_SERVICE_KEYS: SERVICE_KEY })
    farm = await service.farm()
  })
  afterAll(() => service.stop())

  /** Mails that lie in the folder and were written to the farmer. */
  const mailsTo = ({ email }: Farm): string[] => {
    const folder = join(service.application.settings.dataDir, 'mail')
    return mailsIn(folder).filter((mail) => mail.includes(`To: ${email}`))
  }

  it('tell of uploads, page by page, and are read one by one and all at once', async () => {
    for (const name of ['eins.txt', 'zwei.txt', 'drei.txt']) await farm.ingest(`Text ${name}`, name)
    await farm.ingest('%PDF-1.7 kaputt', 'kaputt.pdf')
    await until(async () => (await listed(farm)).items.length === 4)
    const { items, has_more } = await listed(farm)
    expect(has_more).toBe(false)
    expect(items.map(({ title }) => title)).toEqual([
      'kaputt.pdf ließ sich nicht lesen.',
      ...['drei', 'zwei', 'eins'].map((name) => `${name}.txt ist gelesen: Du kannst jetzt danach fragen.`),
    ])
    const page = await listed(farm, '?limit=2&offset=1')
    expect(page).toEqual({ items: items.slice(1, 3), has_more: true })
    expect(await listed(farm, '?limit=2&offset=1&count=true')).toEqual({ ...page, total: 4 })

    const [failed] = items
    const read = await json(farm.call('POST', `/notifications/${failed!.id}/read`))
    expect(read).toEqual({ ...failed, read_at: expect.any(String) })
    expect(await json(farm.call('POST', `/notifications/${failed!.id.toUpperCase()}/read`))).toEqual(read)
    const counts = () => json(farm.call('GET', '/notifications/unread-counts'))
    expect(await counts()).toMatchObject({ total: 3, by_kind: { source_read: 3, source_failed: 0 } })
    expect(await json(farm.call('POST', '/notifications/read-all'))).toEqual({ marked: 3 })
    expect(await json(farm.call('POST', '/notifications/read-all'))).toEqual({ marked: 0 })
    expect(await counts()).toMatchObject({ total: 0 })
    await until(async () => (await letHeldGo(service), mailsTo(farm).length === 1))
    expect(mailsTo(farm)[0]).toContain('Subject: kaputt.pdf ließ sich nicht lesen.')
  })

  it('lead to a page that opens', async () => {
    await farm.ingest('Termin am 20.05.2026', 'seite.txt')
    const isOfPage = ({ title }: Shown) => title.startsWith('seite.txt')
    await until(async () => (await listed(farm)).items.some(isOfPage))
    const { link } = (await listed(farm)).items.find(isOfPage)!
    expect(link).toMatch(`${service.url}/quellen/`)
    // Nobody is signed in here, so the page leads to the sign-in and back.
    expect((await fetch(link!, { redirect: 'manual' })).headers.get('location')).toContain('/anmelden')
  })

  it('of one farm are none to another, and none to an agent', async () => {
    await until(async () => (await listed(farm)).items.length > 0)
    const stranger = await service.farm()
    const [theirs] = (await listed(farm)).items
    expect(await listed(stranger)).toEqual({ items: [], has_more: false })
    expect((await stranger.call('POST', `/notifications/${theirs!.id}/read`)).status).toBe(404)
    expect(await json(stranger.call('POST', '/notifications/read-all'))).toEqual({ marked: 0 })
    const agent = await farm.agent(['ask'])
    for (const [method, path] of [
      ['GET', '/notifications'],
      ['GET', '/notifications/preferences'],
      ['POST', '/notifications/read-all'],
      ['POST', '/realtime/ticket'],
    ] as const) {
      const refused = await farm.call(method, path, { headers: { Authorization: `Bearer ${agent}` } })
      expect([path, refused.status, (await json(refused))['code']]).toEqual([path, 403, 'agent_not_allowed'])
    }
  })

  it.each(['limit=0', 'limit=201', 'offset=-1', 'limit=x', 'limit=1e2'])('refuse a list with %s', async (query) => {
    expect((await farm.call('GET', `/notifications?${query}`)).status).toBe(422)
  })

  it('go where the person wants them, kind by kind and channel by channel', async () => {
    const { call } = await service.farm()
    const path = '/notifications/preferences'
    const before = await json(call('GET', path))
    expect(before).toMatchObject({
      kinds: {
        source_read: { in_app: true, email: false, push: true },
        deadline_digest: { in_app: false, email: false, push: false },
        browser_question: { in_app: true, email: true, push: true },
      },
      vapid_public_key: null,
    })
    const kinds = { source_read: { email: true }, deadline_digest: { email: true } }
    const changed = await json(call('PATCH', path, { json: { kinds } }))
    expect(changed).toMatchObject({
      kinds: {
        source_read: { in_app: true, email: true, push: true },
        deadline_digest: { in_app: false, email: true },
      },
    })
    expect(await json(call('GET', path))).toEqual(changed)
    expect(await json(call('PATCH', path, { json: { kinds: {} } }))).toEqual(changed)
    for (const wrong of [
      {},
      { kinds: { nix: {} } },
      { kinds: { source_read: { sms: true } } },
      { kinds: { finding: { push: 1 } } },
    ])
      expect((await call('PATCH', path, { json: wrong })).status).toBe(422)
    expect(await json(call('GET', path))).toEqual(changed)
  })

  it('take and forget a browser by its address', async () => {
    const { call } = await service.farm()
    const { keys } = aBrowser()
    const token = 'https://push.example/wpush/v2/a:b%2Fc?d=e&f=ü/../g'
    const register = (given: object) =>
      call('POST', '/notifications/devices', { json: { token, platform: 'web', keys, ...given } })
    const first = await json(register({}))
    expect(first).toMatchObject({ token, platform: 'web' })
    expect(await json(register({}))).toMatchObject({ registered_at: first['registered_at'] })
    for (const wrong of [
      { token: 'https://10.0.0.1/' },
      { platform: 'ios' },
      { keys: {} },
      { keys: { ...keys, auth: 'ä' } },
    ])
      expect((await register(wrong)).status).toBe(422)
    const remove = (name: string) => call('DELETE', `/notifications/devices/${encodeURIComponent(name)}`)
    const count = () => service.database.asOwner('select 1 from push_devices where token = $1', [token])
    expect((await count()).length).toBe(1)
    expect((await remove('https://push.example/nie')).status).toBe(204)
    expect([(await remove(token)).status, (await remove(token)).status]).toEqual([204, 204])
    expect(await count()).toEqual([])
  })

  it('welcome a person once, whoever has the key', async () => {
    const person = await service.farm()
    const { user_id } = await json(person.call('GET', '/profile'))
    const welcome = async (given: object, key: string | null = SERVICE_KEY) => {
      const answer = await fetch(`${service.url}/notifications/welcome`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(key === null ? {} : { 'X-Service-Key': key }) },
        body: JSON.stringify({ user_id, email: person.email, ...given }),
      })
      const { code, sent } = await json(answer)
      return [answer.status, code ?? sent]
    }
    expect(await welcome({}, null)).toEqual([401, 'not_authenticated'])
    expect(await welcome({}, 'falsch')).toEqual([403, 'invalid_service_key'])
    expect(await welcome({ user_id: '01943c6e-0a50-7a11-8c2f-3d4e5f607182' })).toEqual([404, 'not_found'])
    expect(await welcome({ email: farm.email })).toEqual([409, 'email_differs'])
    const many = await Promise.all([1, 2, 3, 4].map(() => welcome({})))
    expect(many.toSorted()).toEqual([...Array.from({ length: 3 }, () => [200, false]), [200, true]])
    await until(() => mailsTo(person).length === 1)
    expect(mailsTo(person)[0]).toContain('Subject: Willkommen bei Hofkern')
    expect(await welcome({})).toEqual([200, false])
  })
})

describe('a mail server that hangs', () => {
  let silent: Server
  let service: TestService
  const asked = new Set<object>()
  beforeAll(async () => {
    silent = createServer((socket) => void asked.add(socket.on('error', () => {})))
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    service = await startService({ HOFKERN_SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` })
  })
  afterAll(async () => {
    await service.stop()
    for (const socket of asked) (socket as { destroy(): void }).destroy()
    silent.close()
  })

  it('holds up no upload and no notification, of this farm or another', async () => {
    const [farm, other] = [await service.farm(), await service.farm()]
    for (let n = 0; n < 6; n++) await farm.upload(`%PDF-1.7 kaputt ${n}`, `kaputt-${n}.pdf`)
    await until(async () => (await letHeldGo(service), asked.size > 0))
    await other.ingest('Ein Brief.', 'brief.txt')
    await until(async () => (await listed(other)).items.length === 1)
    await until(async () => (await listed(farm)).items.length === 6)
  })
})
