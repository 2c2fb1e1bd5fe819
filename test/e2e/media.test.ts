import { request as plainRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeLargePng, makePicture } from '../builders/pictures.ts'
import { startS3Server } from '../stand-ins/s3-server.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'

interface Uploads {
  uploads: { path: string; url: string; headers: Record<string, string>; expires_at: string }[]
}
interface Signed {
  urls: { path: string; url: string; expires_at: string }[]
  denied: string[]
}

const CREDENTIALS = { accessKeyId: 'HOF', secretAccessKey: 'geheim/+' }
const ORIGIN = 'https://web.example'

async function withBucket() {
  const server = await startS3Server('hof', CREDENTIALS, { allowedOrigin: '*' })
  return {
    environment: {
      HOFKERN_S3_ENDPOINT: server.url,
      HOFKERN_S3_BUCKET: 'hof',
      HOFKERN_S3_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
      HOFKERN_S3_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    },
    close: server.close,
  }
}
const STORES = {
  'the embedded store': async () => ({ environment: {}, close: async () => {} }),
  'an S3 store': withBucket,
}

describe.each(Object.entries(STORES))('media over %s', (_, open) => {
  let service: TestService
  let farm: Farm
  let store: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    store = await open()
    service = await startService(store.environment, { worker: false })
    farm = await service.farm()
  })
  afterAll(async () => {
    await service.stop()
    await store.close()
  })

  const post = async <T>(path: string, json: unknown, by = farm): Promise<T> =>
    (await by.call('POST', `/media/${path}`, { json })).json() as Promise<T>
  const put = (url: string, headers: Record<string, string>, body: Uint8Array) =>
    fetch(url, { method: 'PUT', headers, body: body as Uint8Array<ArrayBuffer> })
  async function upload(bytes: Uint8Array, type = 'image/jpeg') {
    const files = [{ filename: 'Schlag 7.jpg', content_type: type, size_bytes: bytes.length }]
    const [made] = (await post<Uploads>('upload-urls', { files })).uploads
    expect((await put(made!.url, made!.headers, bytes)).status).toBe(200)
    return made!
  }

  it('takes pictures of each type and shows them, as what they are', async () => {
    for (const type of ['image/jpeg', 'image/png', 'image/webp'] as const) {
      const bytes = makePicture(type, 640, 480)
      const { path } = await upload(bytes, type)
      const { urls, denied } = await post<Signed>('sign-urls', { paths: [path] })
      expect(denied).toEqual([])
      expect(Date.parse(urls[0]!.expires_at) - Date.now()).toBeLessThanOrEqual(300_000)
      const shown = await fetch(urls[0]!.url)
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, type])
      expect(shown.headers.get('content-disposition')).toMatch(/^inline/)
      expect(new Uint8Array(await shown.arrayBuffer())).toEqual(bytes)
    }
  })

  it('lets a page of another origin upload and read', async () => {
    const bytes = makePicture('image/jpeg')
    const { url, headers } = (
      await post<Uploads>('upload-urls', {
        files: [{ filename: 'a', content_type: 'image/jpeg', size_bytes: bytes.length }],
      })
    ).uploads[0]!
    const asked = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        Origin: ORIGIN,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'content-type',
      },
    })
    expect(asked.ok).toBe(true)
    expect(asked.headers.get('access-control-allow-methods')).toContain('PUT')
    const done = await put(url, { ...headers, Origin: ORIGIN }, bytes)
    expect([done.status, done.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  })

  it('shows nothing that is no picture, and says of none why', async () => {
    const page = new TextEncoder().encode('<!doctype html><script>alert(document.domain)</script>')
    const made = [
      await upload(page),
      await upload(makePicture('image/png')),
      await upload(makeLargePng(30_000, 30_000), 'image/png'),
      await upload(makePicture('image/jpeg', 400, 300).slice(0, 2000)),
    ].map(({ path }) => path)
    const stranger = await service.farm()
    const mine = await upload(makePicture('image/jpeg'))
    expect(await post<Signed>('sign-urls', { paths: [...made, 'http://169.254.169.254/'] })).toEqual({
      urls: [],
      denied: [...made, 'http://169.254.169.254/'],
    })
    expect(await post<Signed>('sign-urls', { paths: [mine.path] }, stranger)).toEqual({
      urls: [],
      denied: [mine.path],
    })
    expect(await post('delete', { paths: [mine.path] }, stranger)).toEqual({ deleted: [], denied: [mine.path] })
    expect((await post<Signed>('sign-urls', { paths: [mine.path] })).denied).toEqual([])
    const left: string[] = []
    const { objects } = service.application.platform
    for await (const { key } of objects.list(`${farm.namespaceId}/`)) left.push(key)
    expect(left.filter((key) => made.some((path) => key.endsWith(path.slice(6))))).toEqual([])
  })

  it('refuses an upload of another type or length, with another method, or after it is deleted', async () => {
    const bytes = makePicture('image/jpeg')
    const files = [{ filename: 'a.jpg', content_type: 'image/jpeg', size_bytes: bytes.length }]
    const { path, url, headers } = (await post<Uploads>('upload-urls', { files })).uploads[0]!
    const longer = new Uint8Array([...bytes, 0])
    expect((await put(url, headers, longer)).status).toBe(403)
    expect((await put(url, headers, bytes.slice(1))).status).toBe(403)
    expect((await put(url, { 'Content-Type': 'text/html' }, bytes)).status).toBe(403)
    expect((await fetch(url)).status).toBeGreaterThanOrEqual(400)
    expect((await post<Signed>('sign-urls', { paths: [path] })).denied).toEqual([path])
    expect((await put(url, headers, bytes)).status).toBe(200)
    const [read] = (await post<Signed>('sign-urls', { paths: [path] })).urls
    expect((await put(read!.url, headers, bytes)).status).toBeGreaterThanOrEqual(400)
    expect(await post('delete', { paths: [path] })).toEqual({ deleted: [path], denied: [] })
    expect((await fetch(read!.url)).status).toBeGreaterThanOrEqual(400)
  })

  it('goes with the namespace, whose paths then lead nowhere, and so does what comes late', async () => {
    const leaving = await service.farm()
    const bytes = makePicture('image/jpeg')
    const files = Array.from({ length: 2 }, () => ({
      filename: 'a.jpg',
      content_type: 'image/jpeg',
      size_bytes: bytes.length,
    }))
    const { uploads } = await post<Uploads>('upload-urls', { files }, leaving)
    const [early, late] = uploads
    await put(early!.url, early!.headers, bytes)
    const [signed] = (await post<Signed>('sign-urls', { paths: [early!.path] }, leaving)).urls
    expect((await fetch(signed!.url)).status).toBe(200)
    expect((await leaving.call('POST', '/namespace/reset')).status).toBe(200)
    const { platform, namespaces } = service.application
    await namespaces.emptyNamespace(leaving.namespaceId as never)
    expect((await fetch(signed!.url)).status).toBeGreaterThanOrEqual(400)
    await put(late!.url, late!.headers, bytes)
    const paths = [early!.path, late!.path]
    expect((await post<Signed>('sign-urls', { paths }, leaving)).denied).toEqual(paths)
    const media = platform.belongings.flatMap(({ objects }) => objects)
    for await (const { key } of platform.objects.list(`${leaving.namespaceId}/`)) {
      const [namespace, prefix, name] = key.split('/') as [never, string, string]
      expect([prefix, await media.find((one) => one.prefix === prefix)!.isKnown(namespace, name)]).toEqual([
        'incoming',
        false,
      ])
    }
  })

  it('says what is wrong with a request', async () => {
    const faults = async (path: string, json: unknown) => {
      const answer = await farm.call('POST', `/media/${path}`, { json })
      const { detail } = (await answer.json()) as { detail: { loc: string[]; msg: string }[] }
      return [answer.status, detail.map(({ loc }) => loc.join('.'))]
    }
    const file = { filename: 'a.jpg', content_type: 'image/jpeg', size_bytes: 1 }
    const files = (change: object) => ({ files: [{ ...file, ...change }] })
    expect(await faults('upload-urls', files({ content_type: 'image/svg+xml' }))).toEqual([
      422,
      ['body.files.0.content_type'],
    ])
    for (const size_bytes of [0, 20 * 1024 * 1024 + 1, 1.5, '1'])
      expect(await faults('upload-urls', files({ size_bytes }))).toEqual([422, ['body.files.0.size_bytes']])
    expect(await faults('upload-urls', { files: Array.from({ length: 21 }, () => file) })).toEqual([
      422,
      ['body.files'],
    ])
    for (const path of ['sign-urls', 'delete']) {
      expect(await faults(path, { paths: [] })).toEqual([422, ['body.paths']])
      expect(await faults(path, { paths: Array.from({ length: 101 }, () => 'media/x') })).toEqual([422, ['body.paths']])
    }
    const agent = await farm.agent(['ask'])
    const refused = await farm.call('POST', '/media/delete', {
      json: { paths: ['media/x'] },
      headers: { Authorization: `Bearer ${agent}` },
    })
    expect(refused.status).toBe(403)
  })

  it('finds browsers let in by the doctor', async () => {
    const findings = await service.application.operations.examineInstallation()
    expect(findings.find(({ part }) => part === 'browser_uploads')).toMatchObject({ ok: true })
  })
})

describe('the embedded store', () => {
  let service: TestService
  beforeAll(async () => void (service = await startService({}, { worker: false })))
  afterAll(() => service.stop())

  it('keeps nothing of an upload that breaks off, and no type is guessed from what it shows', async () => {
    const farm = await service.farm()
    const bytes = makePicture('image/jpeg', 640, 480)
    const files = [{ filename: 'a.jpg', content_type: 'image/jpeg', size_bytes: bytes.length }]
    const made = await farm.call('POST', '/media/upload-urls', { json: { files } })
    const { path, url, headers } = ((await made.json()) as Uploads).uploads[0]!
    const { objects } = service.application.platform
    const keys = async () => {
      const found: string[] = []
      for await (const { key } of objects.list(farm.namespaceId)) found.push(key)
      return found
    }
    await new Promise<void>((ended) => {
      const broken = plainRequest(url, { method: 'PUT', headers: { ...headers, 'Content-Length': bytes.length } })
      broken.on('error', () => {}).on('close', () => ended())
      broken.write(bytes.slice(0, 100), () => setTimeout(() => broken.destroy(), 50))
    })
    await expect.poll(keys).toEqual([])
    const chunked = await new Promise((done) =>
      plainRequest(url, { method: 'PUT', headers: { ...headers, 'Transfer-Encoding': 'chunked' } })
        .on('response', ({ statusCode }) => done(statusCode))
        .end(bytes),
    )
    expect(chunked).toBe(411)
    await fetch(url, { method: 'PUT', headers, body: bytes as Uint8Array<ArrayBuffer> })
    const signed = (await (await farm.call('POST', '/media/sign-urls', { json: { paths: [path] } })).json()) as Signed
    const shown = await fetch(signed.urls[0]!.url)
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
    expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect((await fetch(signed.urls[0]!.url.replace('/media/', '/incoming/'))).status).toBe(403)
  })
})
