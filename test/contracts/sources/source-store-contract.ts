import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DocumentId, JobId, NamespaceId } from '../../../core/shared/ids.ts'
import { Err, Ok } from '../../../core/shared/result.ts'
import type { SourceStore } from '../../../core/sources/index.ts'
import { newId } from '../../builders/ids.ts'
import { aSource } from '../../builders/source.ts'
import type { OpenStores, Stores } from '../stores.ts'

/** What every SourceStore promises. */
export const sourceStoreContract = (name: string, open: OpenStores<SourceStore>): void =>
  void describe(`SourceStore: ${name}`, () => {
    let stores: Stores<SourceStore>
    let store: SourceStore
    beforeEach(async () => {
      stores = await open()
      store = stores.store
    })
    afterEach(() => stores.close())

    it('gives back a source as it was stored, errors and warnings included', async () => {
      const source = aSource({
        error: { kind: 'too_large', what: 'pages', limit: 2000 },
        warnings: ['Seite 3 hat keinen Text.'],
        derived: { messungen: 4 },
        pages: 3,
        passages: 7,
        progress: 0.123456789,
        completedAt: 5000,
      })
      expect(await store.add(source)).toEqual({ added: true })
      expect(await store.byId(source.namespaceId, source.id)).toEqual(source)
    })

    it('knows no source of another namespace', async () => {
      const source = aSource()
      await store.add(source)
      const stranger = newId<NamespaceId>()
      expect(await store.byId(stranger, source.id)).toBeUndefined()
      expect(await store.byIds(stranger, [source.id])).toEqual([])
      expect(await store.byFilename(stranger, source.filename)).toEqual([])
      expect(await store.list(stranger, {}, { limit: 10, offset: 0 })).toEqual([])
      expect(await store.report(stranger, source.id, source.jobId, { status: 'completed', updatedAt: 2 })).toBe(false)
      expect(await store.restart(stranger, source.id, newId<JobId>(), 2)).toBe(false)
      expect(await store.file(stranger, source.id, 'milch', 2)).toBe(false)
      expect(await store.remove(stranger, source.id)).toBeUndefined()
      expect(await store.byId(source.namespaceId, source.id)).toEqual(source)
    })

    it('stores the same bytes once in a namespace, and apart in another', async () => {
      const first = aSource()
      const again = aSource({ namespaceId: first.namespaceId, sha256: first.sha256 })
      await store.add(first)
      expect(await store.add(again)).toEqual({ added: false, existing: first })
      expect(await store.add(aSource({ sha256: first.sha256 }))).toEqual({ added: true })
    })

    it('lets exactly one of ten racing writers of the same bytes add', async () => {
      const namespaceId = newId<NamespaceId>()
      const sha256 = 'f'.repeat(64)
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => store.add(aSource({ namespaceId, sha256 }))))
      const ids = outcomes.flatMap((outcome) => (outcome.added ? [] : [outcome.existing.id]))
      expect(outcomes.filter(({ added }) => added)).toHaveLength(1)
      expect(new Set(ids).size).toBe(1)
    })

    it('lists sources in the order asked for and leaves out what is not there', async () => {
      const namespaceId = newId<NamespaceId>()
      const [one, two] = [aSource({ namespaceId }), aSource({ namespaceId })]
      await store.add(one)
      await store.add(two)
      expect((await store.byIds(namespaceId, [two.id, newId<DocumentId>(), one.id])).map(({ id }) => id)).toEqual([
        two.id,
        one.id,
      ])
    })

    it('lists the sources of a namespace in slices, the newest first', async () => {
      const namespaceId = newId<NamespaceId>()
      const made = [1, 2, 2, 3].map((createdAt) => aSource({ namespaceId, createdAt }))
      for (const source of [...made, aSource({ createdAt: 9 })]) await store.add(source)
      const expected = made.toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
      expect(await store.list(namespaceId, {}, { limit: 10, offset: 0 })).toEqual(expected)
      expect(await store.list(namespaceId, {}, { limit: 2, offset: 1 })).toEqual(expected.slice(1, 3))
      expect(await store.list(namespaceId, {}, { limit: 2, offset: 4 })).toEqual([])
    })

    it('lists by Fach and by words of title or file name, wildcards and case as they stand', async () => {
      const namespaceId = newId<NamespaceId>()
      const plan = aSource({
        namespaceId,
        title: 'Düngeplan 100 %',
        filename: 'a_b.pdf',
        category: 'duengung',
        createdAt: 2,
      })
      const letter = aSource({ namespaceId, title: 'Brief', filename: 'DÜNGUNG.txt', category: 'briefe', createdAt: 1 })
      for (const source of [plan, letter]) await store.add(source)
      const found = async (filter: Parameters<SourceStore['list']>[1]) =>
        (await store.list(namespaceId, filter, { limit: 10, offset: 0 })).map(({ title }) => title)
      expect(await found({ text: 'düng' })).toEqual(['Düngeplan 100 %', 'Brief'])
      expect(await found({ text: 'düng', category: 'briefe' })).toEqual(['Brief'])
      expect(await found({ text: '0 %' })).toEqual(['Düngeplan 100 %'])
      expect(await found({ text: 'a%b' })).toEqual([])
      expect(await found({ category: 'milch' })).toEqual([])
    })

    it('finds sources by file name, the newest first', async () => {
      const namespaceId = newId<NamespaceId>()
      const [older, newer] = [
        aSource({ namespaceId, filename: 'DüV.md', createdAt: 1 }),
        aSource({ namespaceId, filename: 'DüV.md', createdAt: 2 }),
      ]
      for (const source of [older, newer, aSource({ namespaceId })]) await store.add(source)
      expect((await store.byFilename(namespaceId, 'DüV.md')).map(({ id }) => id)).toEqual([newer.id, older.id])
    })

    it('takes reports of the current run only, until it has ended', async () => {
      const source = aSource()
      await store.add(source)
      const { namespaceId, id, jobId } = source
      expect(await store.report(namespaceId, id, newId<JobId>(), { status: 'extracting', updatedAt: 2 })).toBe(false)
      expect(
        await store.report(namespaceId, id, jobId, { status: 'completed', progress: 1, completedAt: 3, updatedAt: 3 }),
      ).toBe(true)
      expect(await store.report(namespaceId, id, jobId, { status: 'failed', updatedAt: 4 })).toBe(false)
      expect(await store.byId(namespaceId, id)).toEqual({
        ...source,
        status: 'completed',
        progress: 1,
        completedAt: 3,
        updatedAt: 3,
      })
    })

    it('never lets progress fall', async () => {
      const source = aSource({ progress: 0.6 })
      await store.add(source)
      await store.report(source.namespaceId, source.id, source.jobId, { progress: 0.2, updatedAt: 2 })
      expect((await store.byId(source.namespaceId, source.id))?.progress).toBe(0.6)
    })

    it('keeps a person’s filing against a run and a restart', async () => {
      const source = aSource()
      await store.add(source)
      const { namespaceId, id, jobId } = source
      await store.file(namespaceId, id, 'milch', 2)
      await store.report(namespaceId, id, jobId, { category: 'briefe', updatedAt: 3 })
      await store.restart(namespaceId, id, newId<JobId>(), 4)
      expect(await store.byId(namespaceId, id)).toMatchObject({ category: 'milch', filedBy: 'person' })
    })

    it('restarts a run from its beginning, and only over the run that it is told', async () => {
      const source = aSource({
        status: 'failed',
        progress: 0.7,
        error: { kind: 'corrupt', reason: 'x' },
        completedAt: 5,
      })
      await store.add(source)
      const next = newId<JobId>()
      expect(await store.restart(source.namespaceId, source.id, next, 9, newId<JobId>())).toBe(false)
      expect(await store.restart(source.namespaceId, source.id, next, 9, source.jobId)).toBe(true)
      expect(await store.byId(source.namespaceId, source.id)).toEqual({
        ...source,
        jobId: next,
        status: 'queued',
        progress: 0,
        error: null,
        completedAt: null,
        updatedAt: 9,
      })
    })

    it('gives a removed source to one remover', async () => {
      const source = aSource()
      await store.add(source)
      const removed = await Promise.all([1, 2, 3].map(() => store.remove(source.namespaceId, source.id)))
      expect(removed.filter(Boolean)).toEqual([source])
      expect(await store.byId(source.namespaceId, source.id)).toBeUndefined()
    })

    it('leaves nothing of a transaction that fails or throws', async () => {
      const source = aSource()
      await stores.transaction.within(source.namespaceId, async () => {
        await store.add(source)
        return Err('no')
      })
      await expect(
        stores.transaction.within(source.namespaceId, async () => {
          await store.add(source)
          throw new Error('crash')
        }),
      ).rejects.toThrow('crash')
      expect(await store.byId(source.namespaceId, source.id)).toBeUndefined()
      await stores.transaction.within(source.namespaceId, async () => Ok(await store.add(source)))
      expect(await store.byId(source.namespaceId, source.id)).toEqual(source)
    })

    it('hands out copies', async () => {
      const source = aSource()
      await store.add(source)
      source.warnings.push('changed by the caller')
      const found = await store.byId(source.namespaceId, source.id)
      found!.warnings.push('changed by the reader')
      expect((await store.byId(source.namespaceId, source.id))?.warnings).toEqual([])
    })
  })
