import { createECDH } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebPush } from '../../../adapters/web/web-push.ts'
import type { PushMessage } from '../../../core/notifications/index.ts'
import { patience } from '../../patience.ts'
import { aBrowser, startPushServer, type PushServer } from '../../stand-ins/push-server.ts'

const pair = createECDH('prime256v1')
pair.generateKeys()
const vapid = {
  publicKey: pair.getPublicKey('base64url'),
  privateKey: pair.getPrivateKey('base64url'),
  subject: 'mailto:betrieb@hof.example',
}
const message: PushMessage = {
  title: 'Kontoauszug.pdf ist gelesen: 3 Zeilen angelegt.',
  body: 'Briefe (2) und Kontakte (1). Grüße 🐄',
  link: 'https://hof.example/quellen/1',
  tag: '01943c6e0a547e208c324a5b6c7d8e9f',
}

describe('web push', () => {
  let service: PushServer
  let push: WebPush
  const asked: string[] = []
  let open: (() => void)[] = []
  beforeAll(async () => {
    const answering =
      (status: number, headers = {}): RequestListener =>
      (req, res) => {
        asked.push(req.url!)
        res.writeHead(status, headers).end('Das liest niemand')
      }
    service = await startPushServer(
      vapid.publicKey,
      {
        ...Object.fromEntries([400, 401, 403, 404, 410, 413, 429, 500, 503].map((s) => [`/${s}`, answering(s)])),
        '/weiter': answering(307, { Location: '/ziel' }),
        '/stumm': () => {},
        '/tropft': (_, res) => {
          res.writeHead(500)
          const drip = setInterval(() => res.write('a'.repeat(1000)), 5)
          open.push(() => clearInterval(drip))
        },
      },
      { 'intern.test': ['10.0.0.5'], 'halb.test': ['127.0.0.1', '192.168.0.1'], 'metadaten.test': ['169.254.169.254'] },
    )
    push = new WebPush(vapid, { reach: service.reach, timeoutMs: patience(500) })
  })
  afterAll(() => {
    for (const close of open) close()
    open = []
    return service.close()
  })
  const send = (path: string, browser = aBrowser(), told = message) =>
    push.send({ token: `${service.url}${path}`, keys: browser.keys }, told)

  it('reaches a browser that opens it, through a service that refuses what is not in order', async () => {
    const browser = aBrowser()
    expect(push.accepts({ token: `${service.url}/a`, keys: browser.keys })).toBe(true)
    expect(await send('/a', browser)).toBe('sent')
    const { headers, sealed } = service.taken.at(-1)!
    expect(JSON.parse(browser.open(sealed))).toEqual(message)
    expect(headers).toMatchObject({ ttl: '86400', topic: message.tag })
    expect(() => aBrowser().open(sealed)).toThrow('')
  })

  it('fits into what every push service takes, however long the text', async () => {
    const browser = aBrowser()
    for (const sign of ['a', 'ü', '🐄', '"', '\n', '\u0001']) {
      const long = {
        ...message,
        title: sign.repeat(5000),
        body: sign.repeat(50_000),
        link: `https://h.example/${'x'.repeat(300)}`,
      }
      expect(await send('/a', browser, long)).toBe('sent')
      const { sealed } = service.taken.at(-1)!
      expect(sealed.length).toBeLessThanOrEqual(4096)
      expect(JSON.parse(browser.open(sealed)).body).toMatch(/…$/)
    }
    expect(service.refused).toEqual([])
  })

  it.each([404, 410])('says that a device is gone where the service answers %i', async (status) =>
    expect(await send(`/${status}`)).toBe('gone'),
  )

  it.each([400, 401, 403, 413, 429, 500, 503])('fails where the service answers %i', (status) =>
    expect(send(`/${status}`)).rejects.toThrow(`answered ${status}`),
  )

  it('follows no redirect', async () => {
    await expect(send('/weiter')).rejects.toThrow('answered 307')
    expect(asked).not.toContain('/ziel')
  })

  it('waits for nobody who is silent or never comes to an end', async () => {
    await expect(send('/stumm')).rejects.toThrow('')
    await expect(send('/tropft')).rejects.toThrow('answered 500')
  })

  it.each(['intern.test', 'halb.test', 'metadaten.test'])(
    'asks nothing of a name that leads inside: %s',
    async (name) => {
      const before = service.taken.length
      const token = service.url.replace('hof.test', name)
      expect(await push.send({ token, keys: aBrowser().keys }, message)).toBe('gone')
      expect(service.taken.length).toBe(before)
    },
  )

  it('asks nothing of a name that leads inside since it was registered', async () => {
    const addresses = ['127.0.0.1', '10.0.0.5']
    const turning = new WebPush(vapid, {
      reach: {
        ...service.reach,
        lookup: ((_name: string, _options: object, answer: (error: null, found: object[]) => void) =>
          answer(null, [{ address: addresses.shift() ?? '10.0.0.5', family: 4 }])) as never,
      },
    })
    const device = { token: `${service.url}/a`, keys: aBrowser().keys }
    expect(await turning.send(device, message)).toBe('sent')
    expect(await turning.send(device, message)).toBe('gone')
  })

  it('is not set up without keys', async () => {
    const none = new WebPush(undefined, { reach: service.reach })
    expect(none.publicKey).toBe(null)
    await expect(none.send({ token: `${service.url}/a`, keys: aBrowser().keys }, message)).rejects.toThrow('VAPID')
  })
})

describe('a device', () => {
  const push = new WebPush(vapid)
  const { keys } = aBrowser()
  it.each([
    'https://fcm.googleapis.com/fcm/send/a:b',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://8.8.8.8/x',
  ])('may be %s', (token) => expect(push.accepts({ token, keys })).toBe(true))
  it.each([
    '',
    'x',
    'http://push.example/x',
    'ftp://push.example/x',
    'javascript:alert(1)',
    'https://localhost/x',
    'https://drucker/x',
    'https://127.0.0.1/x',
    'https://0x7f000001/x',
    'https://2130706433/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://10.0.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://push.example:8443/x',
    'https://user:secret@push.example/x',
    'https://localhost./x',
    'https://a.localhost/x',
    'https://drucker.local/x',
    'https://metadata.google.internal/x',
    'https://drucker.home.arpa/x',
    'https://push.example/x\r\nX: y',
    `https://push.example/${'x'.repeat(2000)}`,
  ])('is none at %s', (token) => expect(push.accepts({ token, keys })).toBe(false))

  it('is none with keys that are none', () => {
    const token = 'https://push.example/x'
    const wrong = [
      { ...keys, p256dh: keys.auth },
      { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') },
      { ...keys, p256dh: Buffer.alloc(65).toString('base64url') },
      { ...keys, auth: '' },
      { ...keys, auth: keys.p256dh },
    ]
    for (const each of wrong) expect(push.accepts({ token, keys: each })).toBe(false)
  })
})
