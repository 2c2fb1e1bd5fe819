import { noSynonyms } from '../../builders/no-synonyms.ts'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { MemoryExampleFarms } from '../../../adapters/memory/onboarding/memory-example-farms.ts'
import { MemorySupportThreads } from '../../../adapters/memory/onboarding/memory-support-threads.ts'
import { MemoryFarmPictures } from '../../../adapters/memory/farm/memory-farm-pictures.ts'
import { MemoryBookPrinter } from '../../../adapters/memory/library/memory-book-printer.ts'
import { MemoryKeptDocuments } from '../../../adapters/memory/library/memory-kept-documents.ts'
import { MemoryPlanStore } from '../../../adapters/memory/library/memory-plan-store.ts'
import { MemoryEventsRead } from '../../../adapters/memory/shared/memory-events-read.ts'
import { HighsLinearOptimizer } from '../../../adapters/optimization/highs-linear-optimizer.ts'
import { digest } from '../../../adapters/system/digest.ts'
import { ENTRY_IDS, makeLibrary } from '../../../core/library/index.ts'
import {
  makeFileExampleDocuments,
  makeRemoveExampleFarm,
  makeSeedExampleFarm,
  makeSetUpExampleLibrary,
  type DocumentPrinter,
} from '../../../core/onboarding/index.ts'
import { aFarmer, sourcesInMemory } from '../../builders/farm.ts'

/** Gives a document's description in place of its file, and breaks down at one of them while `breaksAt` says so. */
const aPrinter = () => {
  const printer: DocumentPrinter & { breaksAt: string | undefined } = {
    breaksAt: undefined,
    async print(document) {
      if (document.name === printer.breaksAt) throw new Error('out of paper')
      const content = new TextEncoder().encode(JSON.stringify(document))
      return {
        filename: document.filename,
        contentType: 'text/plain',
        sizeBytes: content.byteLength,
        sha256: createHash('sha256').update(content).digest('hex'),
        content,
      }
    },
  }
  return printer
}

const aWorld = () => {
  const sources = sourcesInMemory()
  const library = makeLibrary(
    {
      ...sources,
      synonyms: noSynonyms,
      digest,
      eventsRead: new MemoryEventsRead(sources.database),
      farmPictures: new MemoryFarmPictures(sources.database),
      keptDocuments: new MemoryKeptDocuments(sources.database),
      planStore: new MemoryPlanStore(sources.database),
      optimizer: new HighsLinearOptimizer(),
      pause: async () => {},
      bookPrinter: new MemoryBookPrinter(),
    },
    { adoptableDocuments: { byId: async () => undefined }, farms: { namespaces: async () => [] } },
  )
  const ground = {
    ...sources,
    ...library,
    rows: sources.farmRows,
    farms: new MemoryExampleFarms(sources.database),
    threads: new MemorySupportThreads(sources.database),
    printer: aPrinter(),
  }
  ground.time.now = Date.parse('2026-05-20T10:00:00Z')
  return {
    ...ground,
    seed: makeSeedExampleFarm(ground),
    setUp: makeSetUpExampleLibrary(ground),
    file: makeFileExampleDocuments(ground),
    remove: makeRemoveExampleFarm(ground),
  }
}

describe('making the example farm', () => {
  const farmer = aFarmer()

  it('writes rows, thread and the job for the documents together, or nothing', async () => {
    const world = aWorld()
    const broken = makeSeedExampleFarm({ ...world, jobs: { enqueue: () => Promise.reject(new Error('no queue')) } })
    await expect(broken(farmer)).rejects.toThrow('no queue')
    expect(await world.farmRows.counts(farmer.namespaceId)).toEqual({})
    const { seeded, rows, thread } = await world.seed(farmer)
    expect(seeded).toBe(true)
    expect(await world.farmRows.counts(farmer.namespaceId)).toEqual(rows)
    expect(thread?.messages).toHaveLength(1)
    expect(await world.jobs.take()).toMatchObject({
      kind: 'file_example_papers',
      namespaceId: farmer.namespaceId,
      userId: farmer.userId,
    })
    expect(await world.jobs.take()).toBeUndefined()
  })

  it('files its documents to the end after a crash, also on a later day, each once and under the id that was told', async () => {
    const world = aWorld()
    const { documents } = await world.seed(farmer)
    world.printer.breaksAt = 'Anhörung'
    await expect(world.file(farmer)).rejects.toThrow('out of paper')
    const before = await world.sources.list(farmer.namespaceId, {}, { limit: 100, offset: 0 })
    expect(before.length).toBeGreaterThan(5)
    expect(before.length).toBeLessThan(documents.length)
    world.printer.breaksAt = undefined
    world.time.now += 2 * 86_400_000
    await world.file(farmer)
    const after = await world.sources.list(farmer.namespaceId, {}, { limit: 100, offset: 0 })
    expect(after.map(({ id }) => id).toSorted()).toEqual(documents.map(({ documentId }) => documentId).toSorted())
    expect((await world.seed(farmer)).documents).toEqual(documents)
  })

  it('files nothing once the farm is removed, and makes it no second time', async () => {
    const world = aWorld()
    await world.seed(farmer)
    const { removed, documents, kept } = await world.remove(farmer)
    expect([removed['fields'], documents, kept]).toEqual([8, 0, []])
    await world.file(farmer)
    expect(await world.sources.list(farmer.namespaceId, {}, { limit: 100, offset: 0 })).toEqual([])
    expect(await world.seed(farmer)).toEqual({ seeded: false, rows: {}, documents: [], thread: undefined })
    expect(await world.farmRows.counts(farmer.namespaceId)).toEqual({})
  })
})

describe('the library of the example farm', () => {
  const farmer = aFarmer()
  const FUTTERPLAN = { entryId: 'futterplan' }
  const made = async () => {
    const world = aWorld()
    await world.seed(farmer)
    const story = await world.farmRows.counts(farmer.namespaceId)
    const isOn = async () =>
      (await world.readLibrary(farmer)).flatMap(({ entries }) =>
        entries.filter((one) => one.isOn).map(({ entry }) => ENTRY_IDS.indexOf(entry.id) + 1),
      )
    const adopted = async () => (await world.readVariants(farmer, FUTTERPLAN)).unwrap().adopted
    const counts = () => world.farmRows.counts(farmer.namespaceId)
    return { ...world, story, isOn, adopted, counts }
  }

  it('has the entries of the story on and its ration adopted, once', async () => {
    const farm = await made()
    await farm.setUp(farmer)
    await farm.setUp(farmer)
    expect((await farm.isOn()).toSorted((one, other) => one - other)).toEqual([
      5, 6, 9, 15, 16, 17, 20, 25, 28, 30, 36, 38,
    ])
    const adoption = await farm.adopted()
    expect(adoption?.key).toBe('mais_betont')
    const counts = await farm.counts()
    const written = adoption!.effects.filter(({ row }) => row !== null).length
    const rowsIn = (all: object) => Object.values(all).reduce((sum: number, count: number) => sum + count, 0)
    expect(rowsIn(counts)).toBe(rowsIn(farm.story) + written)
  })

  it('goes with the farm, all of it', async () => {
    const farm = await made()
    await farm.setUp(farmer)
    const { removed, documents, kept } = await farm.remove(farmer)
    expect([documents, kept]).toEqual([12, []])
    expect(Object.values(removed).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(150)
    expect(await farm.counts()).toEqual({})
    expect([await farm.isOn(), await farm.adopted()]).toEqual([[], null])
    await farm.setUp(farmer)
    expect([await farm.isOn(), await farm.adopted()]).toEqual([[], null])
  })

  it('leaves what a person has put on the shelf or adopted, or changed of what was planned', async () => {
    const farm = await made()
    ;(await farm.switchEntry(farmer, { entryId: 'psm_lager', on: true })).unwrap()
    ;(await farm.switchEntry(farmer, { entryId: 'sachkunde', on: true })).unwrap()
    await farm.setUp(farmer)
    const planned = (await farm.adopted())!.effects.flatMap(({ row }) => (row?.kind === 'needs' ? [row] : []))
    ;(await farm.changeRow(farmer, 'needs', planned[0]!.id, { amount: 7 })).unwrap()
    await farm.file(farmer)
    const filed = await farm.sources.list(farmer.namespaceId, {}, { limit: 100, offset: 0 })
    const { documents, kept } = await farm.remove(farmer)
    // Of the twelve on the shelf one was the person’s before.
    expect(documents).toBe(filed.length + 11)
    expect(kept.map(({ id }) => id)).toEqual([planned[0]!.id])
    expect((await farm.isOn()).length).toBe(2)
  })

  it('leaves the variant that a person has chosen instead', async () => {
    const farm = await made()
    await farm.setUp(farmer)
    const own = (await farm.readVariants(farmer, FUTTERPLAN))
      .unwrap()
      .variants.find(({ key, reasons }) => key !== 'mais_betont' && reasons.length === 0)!
    ;(await farm.adoptVariant(farmer, { ...FUTTERPLAN, key: own.key, skip: [] })).unwrap()
    await farm.remove(farmer)
    expect((await farm.adopted())?.key).toBe(own.key)
  })
})
