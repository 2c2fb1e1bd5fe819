import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { MemoryExampleFarms } from '../../../adapters/memory/onboarding/memory-example-farms.ts'
import { MemorySupportThreads } from '../../../adapters/memory/onboarding/memory-support-threads.ts'
import {
  makeFileExampleDocuments,
  makeRemoveExampleFarm,
  makeSeedExampleFarm,
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
  const ground = {
    ...sources,
    rows: sources.farmRows,
    farms: new MemoryExampleFarms(sources.database),
    threads: new MemorySupportThreads(sources.database),
    printer: aPrinter(),
  }
  ground.time.now = Date.parse('2026-05-20T10:00:00Z')
  return {
    ...ground,
    seed: makeSeedExampleFarm(ground),
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
