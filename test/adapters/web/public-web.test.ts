import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPublicAddress } from '../../../adapters/web/public-address.ts'
import { makePublicFetch } from '../../../adapters/web/public-fetch.ts'
import { HttpsPublicWeb } from '../../../adapters/web/public-web.ts'
import { startWebServer, type WebServer } from '../../stand-ins/web-server.ts'

describe('a public address', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '2a00:1450:4001::8a'])('is %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '::ffff:0:10.0.0.1',
    '64:ff9b::10.0.0.1',
    '64:ff9b:1::a00:1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '4000::1',
    'localhost',
    '',
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('the public web over https', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hofkern-web-'))
  let server: WebServer
  let web: HttpsPublicWeb
  const requests: string[] = []
  const pages: Record<string, RequestListener> = {
    '/plan.txt': (_, res) => void res.end('Plan'),
    '/pl%C3%A4ne/d%C3%BCnge%20plan.pdf': (_, res) =>
      void res.setHeader('Content-Type', 'application/pdf; charset=x').end('%PDF'),
    '/': (_, res) => void res.end('<html>'),
    '/leer': (_, res) => void res.end(),
    '/grosz': (_, res) => {
      // Without an end: only the limit ends it.
      const more = () => void (res.destroyed || res.write(Buffer.alloc(65_536), () => setImmediate(more)))
      more()
    },
    '/langsam': (_, res) => {
      res.write('a')
      const drip = setInterval(() => res.write('a'), 50)
      res.on('close', () => clearInterval(drip))
    },
    '/stumm': () => {},
    '/abgebrochen': (_, res) => {
      res.writeHead(200, { 'Content-Length': '100' }).write('ab')
      setTimeout(() => res.destroy(), 20)
    },
    '/gepackt': (_, res) => void res.setHeader('Content-Encoding', 'gzip').end(gzipSync('Bombe')),
    '/nirgends': (_, res) => void res.writeHead(302).end(),
  }
  beforeAll(async () => {
    server = await startWebServer(
      (req, res) => {
        requests.push(req.url!)
        const to = /^\/nach\/(.*)/.exec(req.url!)?.[1]
        if (to !== undefined) return void res.writeHead(302, { Location: decodeURIComponent(to) }).end('weg')
        const hops = Number(/^\/sprung\/(\d)/.exec(req.url!)?.[1] ?? 0)
        if (hops > 0)
          return void res.writeHead(307, { Location: hops === 1 ? '/plan.txt' : `/sprung/${hops - 1}` }).end()
        return pages[req.url!] ? pages[req.url!]!(req, res) : void res.writeHead(404).end('nichts')
      },
      {
        'intern.test': ['10.0.0.5'],
        'halb.test': ['127.0.0.1', '192.168.0.1'],
        'lokal.test': ['::1'],
        'abgebildet.test': ['::ffff:127.0.0.1'],
      },
    )
    web = new HttpsPublicWeb({ folder, maxBytes: 200_000, timeoutSeconds: 1, reach: server.reach })
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true })
  })
  const get = async (address: string) =>
    (
      await web.withDownload(address, async (file) => {
        expect(existsSync(file.path)).toBe(true)
        return file
      })
    ).val
  const at = (path: string) => get(server.url + path)
  const to = (address: string) => at(`/nach/${encodeURIComponent(address)}`)

  it('names the file by the address it ended at', async () => {
    expect(await at('/pl%C3%A4ne/d%C3%BCnge%20plan.pdf')).toMatchObject({
      filename: 'dünge plan.pdf',
      contentType: 'application/pdf',
      sizeBytes: 4,
    })
    expect(await at('/sprung/2')).toMatchObject({ filename: 'plan.txt', contentType: 'application/octet-stream' })
    expect(await at('/')).toMatchObject({ filename: 'hof.test.html' })
    expect(await at('/leer')).toMatchObject({ sizeBytes: 0 })
  })

  it('follows three redirects and no fourth', async () => {
    expect(await at('/sprung/3')).toMatchObject({ filename: 'plan.txt' })
    expect(await at('/sprung/4')).toEqual({ kind: 'too_many_redirects' })
    expect(await at('/nirgends')).toEqual({ kind: 'no_document', status: 302 })
  })

  const inside = [
    'https://127.0.0.2',
    'https://10.0.0.1',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706434',
    'https://0x7f000002',
    'https://0177.0.0.2',
    'https://127.2',
    'https://[::1]',
    'https://[::ffff:127.0.0.2]',
    'https://[::ffff:7f00:2]',
    'https://[64:ff9b::7f00:1]',
    'https://[fe80::1]',
    'https://0/',
    'https://intern.test',
    'https://halb.test',
    'https://lokal.test',
    'https://abgebildet.test',
  ]
  const withPort = (address: string) => {
    const url = new URL(address)
    url.port = new URL(server.url).port
    return url.href
  }
  it.each(inside)('does not go to %s, asked for or led there', async (address) => {
    requests.length = 0
    expect(await get(withPort(address))).toEqual({ kind: 'address_refused' })
    expect(await to(withPort(address))).toEqual({ kind: 'address_refused' })
    expect(requests).toHaveLength(1)
  })

  it('follows no redirect to another scheme, port or with a password', async () => {
    for (const address of [
      'http://hof.test/plan.txt',
      'https://hof.test/plan.txt',
      'https://hof.test:22/',
      'file:///etc/passwd',
      'data:text/plain,x',
      server.url.replace('://', '://a:b@'),
      'https://',
      'gopher://x',
    ])
      expect(await to(address), address).toEqual({ kind: 'address_refused' })
  })

  it('resolves a name once for each request and goes where that answer led', async () => {
    server.resolved.length = 0
    await at('/plan.txt')
    expect(server.resolved).toEqual(['hof.test'])
  })

  it('ends what is too large, too slow, silent, broken off or packed, and leaves no file', async () => {
    expect(await at('/grosz')).toEqual({ kind: 'file_too_large', limitBytes: 200_000 })
    expect(await at('/langsam')).toEqual({ kind: 'timed_out', seconds: 1 })
    expect(await at('/stumm')).toEqual({ kind: 'timed_out', seconds: 1 })
    expect(await at('/abgebrochen')).toEqual({ kind: 'unreachable' })
    expect(await at('/gepackt')).toEqual({ kind: 'no_document', status: 200 })
    expect(await at('/gibt-es-nicht')).toEqual({ kind: 'no_document', status: 404 })
    expect(await get(`https://unbekannt.test:${new URL(server.url).port}`)).toEqual({ kind: 'unreachable' })
    expect(readdirSync(folder)).toEqual([])
  })

  it('trusts no certificate of its own for another name', async () => {
    const stranger = new HttpsPublicWeb({ folder, maxBytes: 1000, reach: { ...server.reach, ca: '' } })
    expect((await stranger.withDownload(`${server.url}/plan.txt`, async () => 'read')).val).toEqual({
      kind: 'unreachable',
    })
  })

  it('never throws for an address, whatever it is', async () => {
    const closed = new HttpsPublicWeb({ folder, maxBytes: 1000, reach: { ...server.reach, isAllowed: () => false } })
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.webUrl(),
          fc.string({ unit: 'binary' }),
          fc.ipV4().map((ip) => `https://${ip}`),
          fc.ipV6().map((ip) => `https://[${ip}]`),
        ),
        async (address) => {
          expect((await closed.withDownload(address, async () => 'read')).err).toBe(true)
        },
      ),
      { numRuns: 100 },
    )
  })

  describe('as fetch', () => {
    const fetchPublic = (path: string, init?: RequestInit) => makePublicFetch(server.reach)(server.url + path, init)

    it('gives status, headers and body, and a redirect as it is', async () => {
      const found = await fetchPublic('/plan.txt', { headers: { Accept: 'application/json' } })
      expect([found.status, await found.text()]).toEqual([200, 'Plan'])
      const led = await fetchPublic('/nach/%2Fplan.txt', { redirect: 'manual' })
      expect([led.status, led.headers.get('location')]).toEqual([302, '/plan.txt'])
      expect((await fetchPublic('/gibt-es-nicht')).status).toBe(404)
    })

    it('throws for what is not public, too large, broken off, or given up', async () => {
      const other = makePublicFetch(server.reach)
      await expect(other(withPort('https://10.0.0.1'))).rejects.toThrow('Not a public address')
      await expect(other(withPort('https://intern.test'))).rejects.toThrow('not public')
      await expect(other('http://hof.test')).rejects.toThrow('Not an https address')
      await expect(fetchPublic('/grosz')).rejects.toThrow('larger than 65536 bytes')
      await expect(fetchPublic('/abgebrochen')).rejects.toThrow('aborted')
      await expect(fetchPublic('/langsam', { signal: AbortSignal.timeout(100) })).rejects.toThrow(/abort|timeout/i)
    })
  })
})
