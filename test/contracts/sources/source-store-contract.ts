import type { DocumentId, JobId, NamespaceId } from '../../../core/shared/ids.ts'
import { Err, Ok } from '../../../core/shared/result.ts'
import type { SourceStore } from '../../../core/sources/index.ts'
import { newId } from '../../builders/ids.ts'
import { aSource } from '../../builders/source.ts'
import { equal, matches, rejects } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'
import { tenantCases } from '../tenant-cases.ts'

/** What every SourceStore promises. */
export const sourceStoreContract = (open: OpenStores<SourceStore>): ContractCase[] => {
  return casesOver(open, {
    'gives back a source as it was stored, errors and warnings included': async ({ store }) => {
      const source = aSource({
        error: { kind: 'too_large', what: 'pages', limit: 2000 },
        warnings: ['Seite 3 hat keinen Text.'],
        derived: { messungen: 4 },
        pages: 3,
        passages: 7,
        progress: 0.123456789,
        completedAt: 5000,
      })
      equal(await store.add(source), { added: true })
      equal(await store.byId(source.namespaceId, source.id), source)
    },

    'knows no source of another namespace': async ({ store }) => {
      const source = aSource()
      await store.add(source)
      const stranger = newId<NamespaceId>()
      equal(await store.byId(stranger, source.id), undefined)
      equal(await store.byIds(stranger, [source.id]), [])
      equal(await store.byFilename(stranger, source.filename), [])
      equal(await store.list(stranger, {}, { limit: 10, offset: 0 }), [])
      equal(await store.report(stranger, source.id, source.jobId, { status: 'completed', updatedAt: 2 }), undefined)
      equal(await store.restart(stranger, source.id, newId<JobId>(), 2), false)
      equal(await store.file(stranger, source.id, 'milch', 2), false)
      equal(await store.remove(stranger, source.id), undefined)
      equal(await store.byId(source.namespaceId, source.id), source)
    },

    'marks those that were read and that no question finds': async ({ store }) => {
      const read = aSource({ status: 'completed', passages: 7, warnings: ['Seite 3 hat keinen Text.'] })
      const waiting = aSource({ namespaceId: read.namespaceId })
      const stranger = aSource({ status: 'completed', passages: 7 })
      for (const source of [read, waiting, stranger]) await store.add(source)
      for (const at of [7000, 8000]) equal(await store.markUnsearchable(read.namespaceId, 'Nicht zu finden.', at), 1)
      equal(await store.byId(read.namespaceId, read.id), {
        ...read,
        passages: 0,
        warnings: ['Seite 3 hat keinen Text.', 'Nicht zu finden.'],
        updatedAt: 8000,
      })
      equal(await store.byId(waiting.namespaceId, waiting.id), waiting)
      equal(await store.byId(stranger.namespaceId, stranger.id), stranger)
    },

    'stores the same bytes once in a namespace, and apart in another': async ({ store }) => {
      const first = aSource()
      const again = aSource({ namespaceId: first.namespaceId, sha256: first.sha256 })
      await store.add(first)
      equal(await store.add(again), { added: false, existing: first })
      equal(await store.add(aSource({ sha256: first.sha256 })), { added: true })
    },

    'lets exactly one of ten racing writers of the same bytes add': async ({ store }) => {
      const namespaceId = newId<NamespaceId>()
      const sha256 = 'f'.repeat(64)
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => store.add(aSource({ namespaceId, sha256 }))))
      const ids = outcomes.flatMap((outcome) => (outcome.added ? [] : [outcome.existing.id]))
      equal(outcomes.filter(({ added }) => added).length, 1)
      equal(new Set(ids).size, 1)
    },

    'lists sources in the order asked for and leaves out what is not there': async ({ store }) => {
      const namespaceId = newId<NamespaceId>()
      const [one, two] = [aSource({ namespaceId }), aSource({ namespaceId })]
      await store.add(one)
      await store.add(two)
      equal(
        (await store.byIds(namespaceId, [two.id, newId<DocumentId>(), one.id])).map(({ id }) => id),
        [two.id, one.id],
      )
    },

    'lists the sources of a namespace in slices, the newest first': async ({ store }) => {
      const namespaceId = newId<NamespaceId>()
      const made = [1, 2, 2, 3].map((createdAt) => aSource({ namespaceId, createdAt }))
      for (const source of [...made, aSource({ createdAt: 9 })]) await store.add(source)
      const expected = made.toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
      equal(await store.list(namespaceId, {}, { limit: 10, offset: 0 }), expected)
      equal(await store.list(namespaceId, {}, { limit: 2, offset: 1 }), expected.slice(1, 3))
      equal(await store.list(namespaceId, {}, { limit: 2, offset: 4 }), [])
    },

    'lists by Fach and by words of title or file name, wildcards and case as they stand': async ({ store }) => {
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
      equal(await found({ text: 'düng' }), ['Düngeplan 100 %', 'Brief'])
      equal(await found({ text: 'düng', category: 'briefe' }), ['Brief'])
      equal(await found({ text: '0 %' }), ['Düngeplan 100 %'])
      equal(await found({ text: 'a%b' }), [])
      equal(await found({ category: 'milch' }), [])
      equal(await found({ status: 'failed' }), [])
      equal(await found({ status: plan.status }), ['Düngeplan 100 %', 'Brief'])
      equal(await store.counts(namespaceId, {}), { duengung: 1, briefe: 1 })
      equal(await store.counts(namespaceId, { text: 'brief' }), { briefe: 1 })
      equal(await store.counts(namespaceId, { status: 'failed' }), {})
    },

    'lists by sender, folded on both sides, and by the days that documents bear': async ({ store }) => {
      const namespaceId = newId<NamespaceId>()
      const made = [
        aSource({ namespaceId, title: 'a', sender: 'Bezirksregierung Lüneburg', dated: '2026-05-12', createdAt: 3 }),
        aSource({ namespaceId, title: 'b', sender: 'Büro <post@LUENEBURG.de>', dated: '2026-05-13', createdAt: 2 }),
        aSource({ namespaceId, title: 'c', createdAt: 1 }),
      ]
      for (const source of made) await store.add(source)
      const found = async (filter: Parameters<SourceStore['list']>[1]) => {
        const titles = (await store.list(namespaceId, filter, { limit: 10, offset: 0 })).map(({ title }) => title)
        equal(await store.counts(namespaceId, filter), titles.length > 0 ? { sonstiges: titles.length } : {})
        return titles
      }
      equal(await found({ sender: 'lüneburg' }), ['a', 'b'])
      equal(await found({ sender: 'LUENE' }), ['a', 'b'])
      equal(await found({ sender: '_%' }), ['a', 'b'])
      equal(await found({ sender: 'regierung lüne' }), ['a'])
      equal(await found({ sender: 'Stade' }), [])
      equal(await found({ datedFrom: '2026-05-12', datedUntil: '2026-05-12' }), ['a'])
      equal(await found({ datedFrom: '2026-05-13' }), ['b'])
      equal(await found({ datedUntil: '2026-05-11' }), [])
      equal(await found({ sender: 'post', datedUntil: '2026-05-13' }), ['b'])
      const { id, jobId } = made[2]!
      await store.report(namespaceId, id, jobId, { sender: 'Molkerei Süd', dated: '2026-04-01', updatedAt: 2 })
      equal(await found({ sender: 'molkerei sud' }), ['c'])
      matches(await store.byId(namespaceId, id), { sender: 'Molkerei Süd', dated: '2026-04-01' })
      await store.report(namespaceId, id, jobId, { sender: null, dated: null, updatedAt: 3 })
      equal(await found({ sender: 'molkerei' }), [])
      matches(await store.byId(namespaceId, id), { sender: null, dated: null })
    },

    'finds sources by file name, the newest first': async ({ store }) => {
      const namespaceId = newId<NamespaceId>()
      const [older, newer] = [
        aSource({ namespaceId, filename: 'DüV.md', createdAt: 1 }),
        aSource({ namespaceId, filename: 'DüV.md', createdAt: 2 }),
      ]
      for (const source of [older, newer, aSource({ namespaceId })]) await store.add(source)
      equal(
        (await store.byFilename(namespaceId, 'DüV.md')).map(({ id }) => id),
        [newer.id, older.id],
      )
    },

    'takes reports of the current run only, until it has ended': async ({ store }) => {
      const source = aSource()
      await store.add(source)
      const { namespaceId, id, jobId } = source
      equal(await store.report(namespaceId, id, newId<JobId>(), { status: 'extracting', updatedAt: 2 }), undefined)
      equal(
        await store.report(namespaceId, id, jobId, { status: 'completed', progress: 1, completedAt: 3, updatedAt: 3 }),
        { progress: 1 },
      )
      equal(await store.report(namespaceId, id, jobId, { status: 'failed', updatedAt: 4 }), undefined)
      equal(await store.byId(namespaceId, id), {
        ...source,
        status: 'completed',
        progress: 1,
        completedAt: 3,
        updatedAt: 3,
      })
    },

    'never lets progress fall': async ({ store }) => {
      const source = aSource({ progress: 0.6 })
      await store.add(source)
      const reported = await store.report(source.namespaceId, source.id, source.jobId, { progress: 0.2, updatedAt: 2 })
      equal(reported, { progress: 0.6 })
      equal(await store.report(source.namespaceId, source.id, source.jobId, { updatedAt: 2 }), { progress: 0.6 })
      equal((await store.byId(source.namespaceId, source.id))?.progress, 0.6)
    },

    'keeps a person’s filing against a run and a restart': async ({ store }) => {
      const source = aSource()
      await store.add(source)
      const { namespaceId, id, jobId } = source
      await store.file(namespaceId, id, 'milch', 2)
      await store.report(namespaceId, id, jobId, { category: 'briefe', updatedAt: 3 })
      await store.restart(namespaceId, id, newId<JobId>(), 4)
      matches(await store.byId(namespaceId, id), { category: 'milch', filedBy: 'person' })
    },

    'restarts a run from its beginning, and only over the run that it is told': async ({ store }) => {
      const source = aSource({
        status: 'failed',
        progress: 0.7,
        error: { kind: 'corrupt', reason: 'x' },
        completedAt: 5,
      })
      await store.add(source)
      const next = newId<JobId>()
      equal(await store.restart(source.namespaceId, source.id, next, 9, newId<JobId>()), false)
      equal(await store.restart(source.namespaceId, source.id, next, 9, source.jobId), true)
      equal(await store.byId(source.namespaceId, source.id), {
        ...source,
        jobId: next,
        status: 'queued',
        progress: 0,
        error: null,
        completedAt: null,
        updatedAt: 9,
      })
    },

    'gives a removed source to one remover': async ({ store }) => {
      const source = aSource()
      await store.add(source)
      const removed = await Promise.all([1, 2, 3].map(() => store.remove(source.namespaceId, source.id)))
      equal(removed.filter(Boolean), [source])
      equal(await store.byId(source.namespaceId, source.id), undefined)
    },

    'leaves nothing of a transaction that fails or throws': async ({ store, transaction }) => {
      const source = aSource()
      await transaction.within(source.namespaceId, async () => {
        await store.add(source)
        return Err('no')
      })
      await rejects(
        transaction.within(source.namespaceId, async () => {
          await store.add(source)
          throw new Error('crash')
        }),
        'crash',
      )
      equal(await store.byId(source.namespaceId, source.id), undefined)
      await transaction.within(source.namespaceId, async () => Ok(await store.add(source)))
      equal(await store.byId(source.namespaceId, source.id), source)
    },

    'hands out copies': async ({ store }) => {
      const source = aSource()
      await store.add(source)
      source.warnings.push('changed by the caller')
      const found = await store.byId(source.namespaceId, source.id)
      found!.warnings.push('changed by the reader')
      equal((await store.byId(source.namespaceId, source.id))?.warnings, [])
    },
  }).concat(
    tenantCases(open, {
      async write(store, namespaceId) {
        const source = aSource({ namespaceId })
        await store.add(source)
        return source.id
      },
      has: async (store, namespaceId, id) => (await store.byId(namespaceId, id)) !== undefined,
    }),
  )
}
