import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { S3ObjectStore } from '../../../adapters/object-store/s3-object-store.ts'
import { startS3Server, type S3Server } from '../../stand-ins/s3-server.ts'

describe('S3ObjectStore', () => {
  const credentials = { accessKeyId: 'HOF', secretAccessKey: 'geheim' }
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'hofkern-s3-'))
  let server: S3Server
  const store = (given: Partial<typeof credentials> = {}) =>
    new S3ObjectStore({
      endpoint: server.url,
      region: 'eu-central-1',
      bucket: 'hof',
      ...credentials,
      ...given,
      temporaryFolder,
      now: Date.now,
    })
  beforeAll(async () => {
    server = await startS3Server('hof', credentials)
  })
  afterAll(() => server.close())

  it('signs addresses that work with a plain fetch, for this object and name only', async () => {
    await store().put('n/a', Buffer.from('Gülle'), 'text/plain')
    await store().put('n/b', Buffer.from('fremd'), 'text/plain')
    const { url } = await store().signedUrl('n/a', {
      filename: 'Gülle & „Mist“.txt',
      contentType: 'text/plain',
      lifetimeSeconds: 60,
    })
    const answer = await fetch(url)
    expect([answer.status, await answer.text()]).toEqual([200, 'Gülle'])
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('Gülle & „Mist“.txt'))
    for (const forged of [
      url.replace('n/a', 'n/b'),
      url.replace('attachment', 'inline'),
      url.replace('Expires=60', 'Expires=600'),
    ])
      expect((await fetch(forged)).status).toBe(403)
  })

  it('says so when the store refuses it', async () => {
    await expect(store({ secretAccessKey: 'falsch' }).check()).rejects.toThrow('403')
  })

  it('is to whoever waits as a broken disk where it refuses, or is not there', async () => {
    const file = join(temporaryFolder, 'original')
    writeFileSync(file, 'x')
    const away = new S3ObjectStore({
      endpoint: 'http://127.0.0.1:9',
      region: 'eu-central-1',
      bucket: 'hof',
      ...credentials,
      temporaryFolder,
      now: Date.now,
    })
    for (const one of [store({ secretAccessKey: 'falsch' }), away]) {
      await expect(one.putFile('n/a', file, 'text/plain')).rejects.toMatchObject({ code: 'EIO' })
      await expect(one.withLocalCopy('n/a', async () => 'read')).rejects.toMatchObject({ code: 'EIO' })
    }
    rmSync(file)
  })

  it('says whether pages of an origin may upload, as a browser would find out', async () => {
    const strict = await startS3Server('hof', credentials, { allowedOrigin: 'https://web.example' })
    const bucket = new S3ObjectStore({
      endpoint: strict.url,
      region: 'eu-central-1',
      bucket: 'hof',
      ...credentials,
      temporaryFolder,
      now: Date.now,
    })
    await expect(bucket.checkUploadsFrom('https://web.example')).resolves.toBeUndefined()
    await expect(bucket.checkUploadsFrom('https://other.example')).rejects.toThrow('https://other.example')
    await expect(store().checkUploadsFrom('https://web.example')).rejects.toThrow('CORS')
    await strict.close()
  })

  it('leaves no local copy behind, even when the reader fails', async () => {
    await store().put('n/a', Buffer.from('x'), 'text/plain')
    await expect(store().withLocalCopy('n/a', () => Promise.reject(new Error('reader')))).rejects.toThrow('reader')
    expect(readdirSync(temporaryFolder)).toEqual([])
  })
})
