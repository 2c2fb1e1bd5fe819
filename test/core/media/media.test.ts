import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MemoryObjectStore } from '../../../adapters/memory/shared/memory-object-store.ts'
import type { Actor } from '../../../core/access/index.ts'
import { makeMedia, mediaObjects, type PictureFault, type PictureInspector } from '../../../core/media/index.ts'
import { makeCleanUp } from '../../../core/namespaces/clean-up.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import { Err, Ok } from '../../../core/shared/result.ts'
import { newId } from '../../builders/ids.ts'

const farmer = (): Actor => ({
  userId: newId<UserId>(),
  namespaceId: newId<NamespaceId>(),
  credential: { kind: 'session' },
})
const PICTURE = new TextEncoder().encode('a JPEG')

/** Believes what a text says of itself: „a JPEG“. */
const pictures: PictureInspector = {
  async withInspected(path, work) {
    const [, name] = /^a (JPEG|PNG)/.exec(readFileSync(path, 'utf8')) ?? []
    if (name === undefined) return Err({ kind: 'no_picture' })
    const contentType = name === 'JPEG' ? 'image/jpeg' : 'image/png'
    return Ok(await work({ path, contentType, width: 4, height: 3, sizeBytes: 6 }))
  },
}

function open(inspector = pictures) {
  const time = { now: 1_800_000_000_000 }
  const objects = new MemoryObjectStore(() => time.now)
  const media = makeMedia({ objects, pictures: inspector, ids: { next: newId } })
  const keys = async () => {
    const found: string[] = []
    for await (const { key } of objects.list('')) found.push(key.split('/')[1]!)
    return found
  }
  const upload = async (actor: Actor, bytes = PICTURE) => {
    const [made] = await media.createUploadUrls(actor, [{ contentType: 'image/jpeg', sizeBytes: bytes.length }])
    await objects.request('PUT', made!.url, { headers: made!.headers, body: bytes })
    return made!
  }
  return { objects, keys, upload, time, ...media }
}

describe('pictures', () => {
  it('lie apart until they are first asked for, then in their place for good', async () => {
    const { upload, signMedia, keys, objects } = open()
    const actor = farmer()
    const { path } = await upload(actor)
    expect(path).toMatch(/^media\/[0-9a-f-]{36}\.jpg$/)
    expect(await keys()).toEqual(['incoming'])
    const signed = await signMedia(actor, [path])
    expect(signed).toMatchObject({ urls: [{ path }], denied: [] })
    expect(await keys()).toEqual(['media'])
    const { status, type, body } = await objects.request('GET', signed.urls[0]!.url)
    expect([status, type, body]).toEqual([200, 'image/jpeg', PICTURE])
    expect((await signMedia(actor, [path])).denied).toEqual([])
  })

  it.each(['a page with a script', 'a PNG', 'nothing'])('that are none of their type are deleted: %s', async (text) => {
    const { upload, signMedia, keys } = open()
    const actor = farmer()
    const { path } = await upload(actor, new TextEncoder().encode(text))
    expect(await signMedia(actor, [path])).toEqual({ urls: [], denied: [path] })
    expect(await keys()).toEqual([])
    expect(await signMedia(actor, [path])).toEqual({ urls: [], denied: [path] })
  })

  it('are kept where nobody could look at them, and looked at the next time', async () => {
    let fault: PictureFault | undefined = { kind: 'not_inspected', reason: 'reader_crashed' }
    const inspector: PictureInspector = {
      withInspected: async (path, work) => (fault ? Err(fault) : pictures.withInspected(path, work)),
    }
    const { upload, signMedia, keys } = open(inspector)
    const actor = farmer()
    const { path } = await upload(actor)
    expect((await signMedia(actor, [path])).denied).toEqual([path])
    expect(await keys()).toEqual(['incoming'])
    fault = undefined
    expect((await signMedia(actor, [path])).denied).toEqual([])
  })

  it('are another’s to nobody, and not told from what is not there', async () => {
    const { upload, signMedia, deleteMedia } = open()
    const [owner, other] = [farmer(), farmer()]
    const [admitted, incoming] = [await upload(owner), await upload(owner)]
    await signMedia(owner, [admitted.path])
    const nobodys = `media/${newId()}.jpg`
    for (const path of [admitted.path, incoming.path, nobodys]) {
      expect(await signMedia(other, [path])).toEqual({ urls: [], denied: [path] })
      expect(await deleteMedia(other, [path])).toEqual({ deleted: [], denied: [path] })
    }
    expect((await signMedia(owner, [admitted.path, incoming.path, nobodys])).denied).toEqual([nobodys])
  })

  it('have a path and no other way in', async () => {
    const { upload, signMedia, deleteMedia, objects } = open()
    const actor = farmer()
    const { path } = await upload(actor)
    await objects.put(`${actor.namespaceId}/originals/${path.slice(6)}`, PICTURE)
    const id = path.slice(6, -4)
    const wrong = [
      'http://169.254.169.254/latest/meta-data/',
      'http://127.0.0.1:5432/',
      `https://hof.example/${path}`,
      `//hof.example/${path}`,
      `/${path}`,
      `./${path}`,
      `media/../${path}`,
      `media/../originals/${id}.jpg`,
      `media/..%2forigin/${id}.jpg`,
      `media/x/../${id}.jpg`,
      `incoming/${id}.jpg`,
      `originals/${id}.jpg`,
      `${actor.namespaceId}/${path}`,
      `media/${id}.png`,
      `media/${id}.svg`,
      `media/${id}.html`,
      `media/${id}`,
      `media/${id.toUpperCase()}.jpg`,
      `${path}\n`,
      `${path}?x=1`,
      `${path} `,
      '',
      'media/',
    ]
    expect(await signMedia(actor, wrong)).toEqual({ urls: [], denied: wrong })
    expect(await deleteMedia(actor, wrong)).toEqual({ deleted: [], denied: wrong })
    expect((await signMedia(actor, [path, path])).urls).toHaveLength(1)
  })

  it('are deleted, looked at or not, and then are not there', async () => {
    const { upload, signMedia, deleteMedia, keys } = open()
    const actor = farmer()
    const paths = [(await upload(actor)).path, (await upload(actor)).path]
    await signMedia(actor, [paths[0]!])
    expect(await deleteMedia(actor, [...paths, ...paths])).toEqual({ deleted: paths, denied: [] })
    expect(await keys()).toEqual(['deleted', 'deleted'])
    expect(await deleteMedia(actor, paths)).toEqual({ deleted: [], denied: paths })
    expect((await signMedia(actor, paths)).denied).toEqual(paths)
  })

  it('do not come back through an upload address that still lives', async () => {
    const { upload, signMedia, deleteMedia, objects, keys } = open()
    const actor = farmer()
    const { path, url, headers } = await upload(actor)
    await deleteMedia(actor, [path])
    expect((await objects.request('PUT', url, { headers, body: PICTURE })).status).toBe(200)
    expect((await signMedia(actor, [path])).denied).toEqual([path])
    expect(await keys()).toEqual(['deleted', 'incoming'])
  })

  it('are gone where they are deleted while they are looked at', async () => {
    const meanwhile: { work: () => Promise<unknown> } = { work: async () => {} }
    const { upload, signMedia, deleteMedia, keys } = open({
      async withInspected(path, work) {
        await meanwhile.work()
        return pictures.withInspected(path, work)
      },
    })
    const actor = farmer()
    const { path } = await upload(actor)
    meanwhile.work = () => deleteMedia(actor, [path])
    expect((await signMedia(actor, [path])).denied).toEqual([path])
    meanwhile.work = async () => {}
    expect((await signMedia(actor, [path])).denied).toEqual([path])
    expect(await keys()).toEqual(['deleted'])
  })

  it('are moved once where many ask at the same time', async () => {
    const { upload, signMedia, keys } = open()
    const actor = farmer()
    const { path } = await upload(actor)
    const signed = await Promise.all(Array.from({ length: 8 }, () => signMedia(actor, [path])))
    expect(signed.flatMap(({ denied }) => denied)).toEqual([])
    expect(await keys()).toEqual(['media'])
  })

  it('are cleaned up where nobody asked for them within a day, and stay for good where someone did', async () => {
    const { upload, signMedia, objects, keys, time } = open()
    const actor = farmer()
    let removed = false
    const [asked] = [await upload(actor), await upload(actor)]
    await signMedia(actor, [asked!.path])
    const cleanUp = makeCleanUp({
      objects,
      belongings: [{ area: 'media', tables: [], objects: mediaObjects(async () => removed) }],
      expiredRows: { purge: async () => ({}) },
      brokenUploads: { removeBefore: async () => 0 },
      clock: { now: () => time.now },
    })
    time.now += 24 * 3600 * 1000 - 1
    expect((await cleanUp({ dryRun: false })).orphanedObjects).toBe(0)
    await upload(actor)
    time.now += 1
    expect((await cleanUp({ dryRun: false })).orphanedObjects).toBe(1)
    expect(await keys()).toEqual(['incoming', 'media'])
    removed = true
    time.now += 24 * 3600 * 1000
    expect((await cleanUp({ dryRun: false })).orphanedObjects).toBe(2)
  })

  it('stay as they were looked at: what is put to the address later is never shown', async () => {
    const { upload, signMedia, objects } = open()
    const actor = farmer()
    const { path, url, headers } = await upload(actor)
    await signMedia(actor, [path])
    await objects.request('PUT', url, { headers, body: new TextEncoder().encode('script') })
    const [read] = (await signMedia(actor, [path])).urls
    expect((await objects.request('GET', read!.url)).body).toEqual(PICTURE)
  })
})
